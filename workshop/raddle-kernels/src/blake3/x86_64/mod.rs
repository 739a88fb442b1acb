//! BLAKE3 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`rows`] | one input, a register for each row of its state |
//! | [`lanes`] | many inputs in lanes of vectors, each with its state |
//! | [`inputs`] | many inputs of a tree in lanes of vectors |
//! | [`input_rows`] | a few inputs of a tree, a register for each row of their states |
//! | [`rounds`] | the rounds of a block, a register for each word of the states |
//! | [`row_rounds`] | the rounds of a block, a register for each row of the states |

mod input_rows;
mod inputs;
mod lanes;
mod rounds;
mod row_rounds;
mod rows;

use self::rows::Rotations;
use crate::Kernel;
use crate::variant::Variant;

pub use lanes::candidates;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let mut kernels =
        vec![Rotations::Avx.kernel("blake3_blocks_avx"), Rotations::Avx512.kernel("blake3_blocks_avx512")];
    kernels.extend(lanes::kernels());
    kernels.extend(input_rows::kernels());
    kernels.extend(inputs::kernels());
    kernels
}
