//! AES-GCM on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `blocks` | eight blocks a turn, woven with products of GHASH |
//! | `finish` | the rest and the tag |

mod blocks;
mod finish;

use raddle_isa::{Kernel, Order};

use super::Direction::{Open, Seal};
use crate::aes::ppc64le::halves::Halves;
use crate::aes::{Size, sized};

/// The kernels.
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

/// The shape that is fastest by the model.
fn shape(size: Size) -> Halves {
    Halves { size, blocks: 8, last: size.rounds() / 2 - 2, order: Order::RoundRobin }
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
