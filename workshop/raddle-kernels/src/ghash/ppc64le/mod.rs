//! GHASH on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `product_sum` | products, their sum and its reduction |
//! | `powers` | powers of the key, computed from the key |
//! | `blocks` | the absorption of blocks into the sum, eight at a time |
//!
//! **Two products a block.** `vpmsumd` multiplies both halves of a register and adds the products. Let a block be a =
//! a1 x^64 + a0, let h be a power, and let a second number be stored with each power, c = h x^-64 modulo Q. Then
//!
//! > a h x^-64 = a1 h + a0 c = x^64 (a1 h1 + a0 c1) + (a1 h0 + a0 c0) modulo Q,
//!
//! and each of the sums in brackets is one `vpmsumd`, of (a1, a0) with (h1, c1) and with (h0, c0): powers are stored in
//! this form. Nettle does the same on this CPU. The result is a polynomial x^64 U + L with U and L below x^127, and U
//! and L are sums over all blocks.
//!
//! **Reduction** cancels its lowest word L0 by adding L0 Q = L0 + x^64 L0 W + x^128 L0:
//!
//! > (x^64 U + L + L0 Q) x^-64 = U + L0 W + (x^64 L0 + L1),
//!
//! which is the sum of U, a product of words, and L with its halves exchanged. It is below x^128, because L0 and W are
//! below x^64. In total, the sum is a h x^-128, so h is the power times x^128, and c is the power times x^64.

mod blocks;
mod powers;
mod product_sum;

use crate::Kernel;
pub(crate) use product_sum::{FOLD, POWER, SUM, W, add, clear, layout, load_power, multiply, place, product, reduce};
use product_sum::{LAST, PRODUCTS};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![powers::kernel(), blocks::kernel()]
}
