//! BLAKE3 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`rows`] | one input, a register for each row of its state |
//! | [`lanes`] | many inputs in lanes of vectors |

mod lanes;
mod rows;

use self::rows::Rotations;
use crate::Kernel;
use crate::variant::Variant;

pub use lanes::candidates;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let mut kernels =
        vec![Rotations::Avx.kernel("blake3_blocks_avx"), Rotations::Avx512.kernel("blake3_blocks_avx512")];
    kernels.extend(lanes::kernels());
    kernels
}
