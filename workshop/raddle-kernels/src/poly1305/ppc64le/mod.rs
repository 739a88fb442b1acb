//! Poly1305 on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `registers` | the registers of a message, and steps from block to block |
//! | `serial` | one block after the other, by the clamped r; powers of r; the tag |
//! | `block_sums` | several blocks at once, by powers of r, with one reduction |
//! | `vectors` | blocks in 64-bit lanes, by powers of r in 26-bit limbs; a candidate |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles per byte:
//!
//! | shape | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | one block after the other | 1.00 | 1.00 | 1.00 |
//! | sums of two | 1.02 | 1.19 | 0.94 |
//! | sums of four: the default | 0.84 | 0.88 | 0.76 |
//! | sums of eight | 0.75 | 0.81 | 0.68 |
//! | eight blocks in lanes, one in words | 0.78 | 0.94 | 0.66 |
//!
//! When one block follows the other, each waits for the latency of the one before. Sums are limited by the two
//! pipelines that multiply. Sums of eight need seven powers, which pay off only for long messages.
//!
//! A block in 64-bit lanes takes ten products and as many sums, at two a cycle: at best, that is 0.63 cycles per byte.
//! With one block of nine in general-purpose registers, this shape takes less time than sums of four on POWER8, and
//! more on POWER9. But it needs nine powers, eight of them four times over in limbs. A message that is long enough for
//! these can use sums of eight too, which take no longer on any core but POWER10, with seven powers of three words. So
//! the default uses general-purpose registers.

mod block_sums;
mod registers;
mod serial;
mod vectors;

use crate::Kernel;
use crate::variant::Variant;
use block_sums::BlockSums;
pub(crate) use block_sums::Sums;
pub(crate) use registers::powers_to;
use registers::{INPUT, STATE, advance, clear, iterations, power_at};
use vectors::LaneSums;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let mut kernels = serial::kernels();
    let blocks = BlockSums { width: 4, lag: 2 };
    kernels.extend([serial::powers_of_r("poly1305_powers_gprx4", 4), blocks.kernel("poly1305_blocks_gprx4")]);
    kernels
}

/// Returns candidates with other widths, and other distances between products and sums.
pub fn candidates() -> Vec<Kernel> {
    let lanes = LaneSums { lanes: 8, lag: 8 };
    vec![
        BlockSums { width: 4, lag: 1 }.kernel("poly1305_blocks_gprx4_lag_1"),
        BlockSums { width: 4, lag: 3 }.kernel("poly1305_blocks_gprx4_lag_3"),
        serial::powers_of_r("poly1305_powers_gprx2", 2),
        BlockSums { width: 2, lag: 2 }.kernel("poly1305_blocks_gprx2"),
        serial::powers_of_r("poly1305_powers_gprx8", 8),
        BlockSums { width: 8, lag: 2 }.kernel("poly1305_blocks_gprx8"),
        lanes.powers_kernel("poly1305_powers_vsx"),
        lanes.kernel("poly1305_blocks_vsx"),
    ]
}
