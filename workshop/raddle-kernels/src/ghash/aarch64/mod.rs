//! GHASH on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | `layout` | the powers of the key in memory |
//! | [`product_sum`] | products, their sum and its reduction |
//! | `keys` | the powers of the key |
//! | `blocks` | whole blocks |
//!
//! **Products of two parts.** Let a = aL + x^64 aH be a block, and h the power, which is stored times x^128. They are
//! multiplied as if h were divided by x^64 for the low half of the block (noted for single blocks in BoringSSL's
//! `aes-gcm-avx512-x86_64.pl`):
//!
//! > a h x^-64 = aL c + aH h, with c = h x^-64 modulo Q
//! >
//! > = (aL cL + aH hL) + x^64 (aL cH + aH hH)
//!
//! Like the schoolbook method, this takes four carry-less products. But it adds them into two sums instead of three,
//! and half of the reduction is then done: 64 bits must be cancelled instead of 128. Karatsuba's method takes one
//! product fewer but more sums, of halves and at the end. It is not faster on cores with as many pipes for products as
//! for sums.
//!
//! **Halves change places** when `rev64` reverses the bytes within each half of a block, which takes one instruction
//! instead of two. So a register holds a block with aH low and aL high, and a power as two vectors, hL with cL and hH
//! with cH. A block of POLYVAL gets this form from `ext`. `pmull` multiplies the low halves, `pmull2` the high halves.

mod blocks;
mod keys;
mod layout;
pub(crate) mod product_sum;

use crate::Kernel;
use crate::aes::mode::Mode;
pub use layout::powers;
pub(crate) use layout::{POWERS, power};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        keys::kernel("ghash_powers_neon"),
        blocks::kernel("ghash_blocks_neon", Mode::Gcm),
        blocks::kernel("polyval_blocks_neon", Mode::GcmSiv),
    ]
}

/// Returns candidates with other orders and widths; there are none.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
