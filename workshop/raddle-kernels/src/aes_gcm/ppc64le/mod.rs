//! AES-GCM on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `blocks` | eight blocks per iteration, woven with products of GHASH |
//! | `finish` | the rest and the tag |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles per byte of AES-128; the pipeline of `vcipher` and `vpmsumd` is
//! full on POWER8 and POWER9 at 0.76:
//!
//! | shape | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | eight blocks in halves, 3 rounds with the message: the default | 0.82 | 0.84 | 0.65 |
//! | 4 rounds with the message | 0.87 | 0.87 | 0.66 |
//! | 2 rounds with the message | 0.82 | 0.84 | 0.63 |
//! | four blocks in halves | 1.30 | 1.16 | 0.92 |
//!
//! AES-192 takes 0.95, 0.97 and 0.70; AES-256 takes 1.07, 1.09 and 0.76. Without halves, eight blocks take 1.27 on
//! POWER8 when sealing, with products one iteration late, and 1.02 when opening. Three products a block take at least
//! 0.91.

mod blocks;
mod finish;

use raddle_isa::Order;

use super::Direction::{Open, Seal};
use crate::Kernel;
use crate::aes::ppc64le::halves::Halves;
use crate::aes::{Size, sized};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let of = |size| {
        [
            blocks::kernel(sized!(size, "_gcm_seal_blocks_vsx"), Seal, shape(size)),
            blocks::kernel(sized!(size, "_gcm_open_blocks_vsx"), Open, shape(size)),
            finish::kernel(sized!(size, "_gcm_seal_finish_vsx"), Seal, size),
            finish::kernel(sized!(size, "_gcm_open_finish_vsx"), Open, size),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}

/// Returns the shape that is fastest in the model of POWER8.
fn shape(size: Size) -> Halves {
    Halves { size, blocks: 8, last: size.rounds() / 2 - 2, order: Order::RoundRobin }
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    let of = |size| {
        let shape = shape(size);
        let (narrow, grouped) = (Halves { blocks: 4, ..shape }, Halves { order: Order::Groups(4), ..shape });
        let [sooner, later] = [shape.last + 1, shape.last - 1].map(|last| Halves { last, ..shape });
        [
            blocks::kernel(sized!(size, "_gcm_seal_blocks_vsx_x4"), Seal, narrow),
            blocks::kernel(sized!(size, "_gcm_open_blocks_vsx_x4"), Open, narrow),
            blocks::kernel(sized!(size, "_gcm_seal_blocks_vsx_groups_of_4"), Seal, grouped),
            blocks::kernel(sized!(size, "_gcm_open_blocks_vsx_groups_of_4"), Open, grouped),
            blocks::kernel(sized!(size, "_gcm_seal_blocks_vsx_sooner"), Seal, sooner),
            blocks::kernel(sized!(size, "_gcm_open_blocks_vsx_sooner"), Open, sooner),
            blocks::kernel(sized!(size, "_gcm_seal_blocks_vsx_later"), Seal, later),
            blocks::kernel(sized!(size, "_gcm_open_blocks_vsx_later"), Open, later),
        ]
    };
    Size::ALL.into_iter().flat_map(of).collect()
}
