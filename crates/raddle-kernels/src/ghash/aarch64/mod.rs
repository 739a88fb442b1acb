//! GHASH on AArch64.
//!
//! | module | what it holds |
//! |---|---|
//! | `layout` | the powers of the key in memory |
//! | [`product_sum`] | products, their sum and its reduction |
//! | `keys` | the powers of the key |
//! | `blocks` | whole blocks |
//!
//! **Products of two parts.** A block a = aL + x^64 aH and the power h, which is kept times x^128, are multiplied as if h
//! were divided by x^64 for the low half of the block (noted for single blocks in BoringSSL's
//! `aes-gcm-avx512-x86_64.pl`):
//!
//! > a h x^-64 = aL c + aH h, with c = h x^-64 modulo Q
//! >
//! > = (aL cL + aH hL) + x^64 (aL cH + aH hH)
//!
//! These are four carry-less products, as schoolbook has them, but two sums and not three, and half of the reduction is
//! done: 64 bits are to be taken away and not 128. Karatsuba's way has a product less and more sums, of halves and at the
//! end; cores with as many pipes for products as for sums do no better by it.
//!
//! **Halves change places** where `rev64` reverses the bytes within each half of a block, which is one instruction and not
//! two. So a block lies in a register with aH low and aL high, and of a power there are two vectors, hL with cL and hH
//! with cH: `pmull` multiplies what lies low, `pmull2` what lies high.

mod blocks;
mod keys;
mod layout;
pub(crate) mod product_sum;

use crate::Kernel;
pub use layout::powers;
pub(crate) use layout::{POWERS, power};

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![keys::kernel("ghash_powers_neon"), blocks::kernel("ghash_blocks_neon")]
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
