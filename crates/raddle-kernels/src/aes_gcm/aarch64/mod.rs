//! AES-GCM on AArch64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`blocks`] | eight blocks a turn, AES and GHASH woven |
//! | `finish` | the end of a message, and short ones |
//!
//! A core has as many vector pipes as it has, and AES alone keeps them busy: 19 instructions a block for AES-128. So
//! what can be done elsewhere is: counter blocks, the last round key and, where a message is opened, turning bytes
//! around, in general-purpose registers; round keys and powers come by loads, of which there may be three a cycle. In the
//! models of `llvm-mca`, cycles per byte of AES-128, sealed and opened, where in all but the last line EOR3 is not used:
//!
//! | | Neoverse V1 | V2 | N1 |
//! |---|---|---|---|
//! | all of that in general-purpose registers | 0.47, 0.45 | 0.47, 0.46 | 1.52, 1.50 |
//! | but for the last round key | 0.48, 0.47 | 0.49, 0.47 | 1.55, 1.52 |
//! | but for turning bytes around | 0.47, 0.47 | 0.47, 0.47 | 1.52, 1.48 |
//! | six blocks a turn | 0.47, 0.45 | 0.48, 0.46 | 1.53, 1.50 |
//! | sums of three by EOR3 | 0.44, 0.42 | 0.45, 0.43 | |
//!
//! On V1 and V2 no vector pipe is ever idle then, in whatever order all is woven. The models know nothing of `aese` and
//! `aesmc` becoming one, as they do on cores.

pub mod blocks;
mod finish;

use raddle_isa::Order;

use super::Direction::{self, Open, Seal};
use crate::Kernel;
use crate::aes::aarch64::turn::Place::Vectors;
use crate::aes::{Size, sized};
use blocks::Shape;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let both = |size| {
        [
            Shape::WIDE.kernel(sized!(size, "_gcm_seal_blocks_neon"), size, Seal),
            Shape::WIDE.kernel(sized!(size, "_gcm_open_blocks_neon"), size, Open),
            finish::kernel(sized!(size, "_gcm_seal_finish_neon"), size, Seal),
            finish::kernel(sized!(size, "_gcm_open_finish_neon"), size, Open),
        ]
    };
    Size::ALL.map(both).concat()
}

/// Other shapes and orders.
pub fn candidates() -> Vec<Kernel> {
    let aes128 = |name, shape: Shape, direction: Direction| shape.kernel(name, Size::Aes128, direction);
    let last = Shape { last: Vectors, ..Shape::WIDE };
    let plain = Shape { turned: Vectors, ..Shape::WIDE };
    let by_three = Shape { by_three: true, ..Shape::WIDE };
    let six = Shape { blocks: 6, ..Shape::WIDE };
    let groups = Shape { order: Order::Groups(4), ..Shape::WIDE };
    let staggered = Shape { order: Order::Staggered(8), ..Shape::WIDE };
    vec![
        aes128("aes128_gcm_seal_blocks_neon_last_in_vectors", last, Seal),
        aes128("aes128_gcm_open_blocks_neon_last_in_vectors", last, Open),
        aes128("aes128_gcm_open_blocks_neon_turned_in_vectors", plain, Open),
        aes128("aes128_gcm_seal_blocks_neon_by_three", by_three, Seal),
        aes128("aes128_gcm_open_blocks_neon_by_three", by_three, Open),
        aes128("aes128_gcm_seal_blocks_neon_6_blocks", six, Seal),
        aes128("aes128_gcm_open_blocks_neon_6_blocks", six, Open),
        aes128("aes128_gcm_seal_blocks_neon_groups_of_4", groups, Seal),
        aes128("aes128_gcm_open_blocks_neon_groups_of_4", groups, Open),
        aes128("aes128_gcm_seal_blocks_neon_staggered_by_8", staggered, Seal),
        aes128("aes128_gcm_open_blocks_neon_staggered_by_8", staggered, Open),
    ]
}
