//! Poly1305 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | [`words`] | blocks one after the other, in general-purpose registers; the tag |
//! | [`lanes`] | blocks in vector registers, woven with blocks in general-purpose registers; powers of the key |
//!
//! These are cycles per byte of the main loop in the models of `llvm-mca`, by the numbers of blocks in lanes and in
//! words:
//!
//! | in lanes | in words | Neoverse V1 | V2 | N1 |
//! |---|---|---|---|---|
//! | | 1 | 0.88 | 0.84 | 2.38 |
//! | 4 | 2 | 0.27 | 0.24 | 0.84 |
//! | 6 | 2 | 0.24 | 0.26 | 0.64 |
//! | 8 | 1 | 0.28 | 0.30 | 0.57 |
//! | 8 | 2 | 0.25 | 0.27 | 0.53 |
//! | 10 | 2 | 0.26 | 0.28 | 0.53 |
//!
//! N1 multiplies words slowly, so more blocks in words would not pay off there; eight blocks in lanes hide the latency
//! of an iteration.

pub mod lanes;
pub mod words;

use raddle_isa::Order;

use crate::Kernel;
use crate::variant::Variant;
use lanes::Blocks;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        words::blocks(),
        words::finish(),
        Blocks::WIDE.powers_kernel("poly1305_powers_neon"),
        Blocks::WIDE.kernel("poly1305_blocks_neon"),
    ]
}

/// Returns candidates with other numbers of blocks and orders, each with powers of its own.
pub fn candidates() -> Vec<Kernel> {
    let wide = Blocks::WIDE;
    vec![
        Blocks { lanes: 4, words: 1, ..wide }.kernel("poly1305_blocks_neon_4_in_lanes_1_in_words"),
        Blocks { lanes: 4, ..wide }.kernel("poly1305_blocks_neon_4_in_lanes_2_in_words"),
        Blocks { lanes: 6, ..wide }.kernel("poly1305_blocks_neon_6_in_lanes_2_in_words"),
        Blocks { words: 1, ..wide }.kernel("poly1305_blocks_neon_8_in_lanes_1_in_words"),
        Blocks { lanes: 10, ..wide }.kernel("poly1305_blocks_neon_10_in_lanes_2_in_words"),
        Blocks { order: Order::Groups(4), ..wide }.kernel("poly1305_blocks_neon_groups_of_4"),
        Blocks { order: Order::Staggered(20), ..wide }.kernel("poly1305_blocks_neon_staggered_by_20"),
    ]
}
