//! GHASH on x86-64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`layout`] | where the powers are in memory |
//! | [`sums`] | sums of products that are reduced together |
//! | [`powers`] | the powers, made |

mod layout;
mod powers;
mod sums;

use raddle_isa::Kernel;

pub(crate) use layout::Layout;
pub(crate) use sums::{Halves, REDUCE, Thirds};

use crate::aes::x86_64::Width;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        powers::kernel("ghash_powers_aesni", Width::Xmm),
        powers::kernel("ghash_powers_vaes256", Width::Ymm),
        powers::kernel("ghash_powers_vaes512", Width::Zmm),
    ]
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
