//! AES-GCM on AArch64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`blocks`] | eight blocks a turn, AES and GHASH woven |
//! | `finish` | the end of a message, and short ones |

pub mod blocks;
mod finish;

use raddle_isa::{Kernel, Order};

use super::Direction::{self, Open, Seal};
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
