//! Poly1305 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | `registers` | the registers of the parameters and the callee-saved registers |
//! | [`scalar`] | a block in general-purpose registers, and the product with any power |
//! | [`one`] | one chain of blocks, and the end of a message |
//! | [`chains`] | two chains |
//! | [`vex`] | AVX and AVX2: two or four blocks in lanes, base 2^26 |
//! | [`avx512`] | AVX-512 without IFMA: eight blocks in lanes, base 2^26 |
//! | [`ifma`] | AVX-512: eight blocks, or a block of each of eight messages, in lanes, base 2^44 |

mod avx512;
mod base26;
mod chains;
pub(crate) mod ifma;
mod one;
mod registers;
pub(crate) mod scalar;
mod vex;

use raddle_isa::Order;
use raddle_isa::builder::x86_64::*;

use crate::Kernel;
use crate::variant::Variant;
use registers::{INPUT, LEN, STATE, TAG, save};
use scalar::Multiplier;
use vex::blocks::Blocks;

/// Returns the kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    vec![
        one::blocks("poly1305_blocks_gpr", Multiplier::Mul),
        one::blocks("poly1305_blocks_bmi2", Multiplier::Mulx),
        one::finish("poly1305_finish_gpr", Multiplier::Mul),
        one::finish("poly1305_finish_bmi2", Multiplier::Mulx),
        chains::squarings("poly1305_powers_bmi2x2", 16),
        chains::two_chains("poly1305_blocks_bmi2x2", 16),
        vex::avx_powers::kernel("poly1305_powers_avx"),
        Blocks::<Xmm>::new(4).kernel("poly1305_blocks_avx"),
        vex::avx2_powers::kernel("poly1305_powers_avx2"),
        Blocks::<Ymm>::new(2).kernel("poly1305_blocks_avx2"),
        avx512::powers::kernel("poly1305_powers_avx512"),
        avx512::blocks::kernel("poly1305_blocks_avx512", 4),
        ifma::short::kernel("poly1305_blocks_ifma_short"),
        ifma::powers::kernel("poly1305_powers_ifma"),
        ifma::blocks::kernel("poly1305_blocks_ifma", 8, Order::RoundRobin),
        ifma::lanes::kernel("poly1305_lanes_ifma_x8"),
    ]
}

/// Returns candidates with other orders and widths, for the tuner.
pub fn candidates() -> Vec<Kernel> {
    vec![
        chains::squarings("poly1305_powers_bmi2x2_by8", 8),
        chains::two_chains("poly1305_blocks_bmi2x2_by8", 8),
        chains::squarings("poly1305_powers_bmi2x2_by32", 32),
        chains::two_chains("poly1305_blocks_bmi2x2_by32", 32),
        Blocks::<Xmm>::new(2).kernel("poly1305_blocks_avx_sets2"),
        Blocks::<Ymm>::new(1).kernel("poly1305_blocks_avx2_sets1"),
        avx512::blocks::kernel("poly1305_blocks_avx512_sets2", 2),
        avx512::blocks::kernel("poly1305_blocks_avx512_sets8", 8),
        ifma::blocks::kernel("poly1305_blocks_ifma_by18", 8, Order::Groups(18)),
        ifma::blocks::kernel("poly1305_blocks_ifma_staggered", 8, Order::Staggered(8)),
        ifma::blocks::kernel("poly1305_blocks_ifma_sets4", 4, Order::RoundRobin),
    ]
}
