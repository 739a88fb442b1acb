//! GHASH on x86-64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`layout`] | where the powers are in memory |
//! | [`sums`] | sums of products that are reduced together |
//! | [`powers`] | the powers, made |
//! | [`many`] | many blocks at once |
//! | [`blocks`] | any number of blocks |

mod blocks;
mod layout;
mod many;
mod powers;
mod sums;

pub(crate) use layout::Layout;
pub(crate) use many::{Form, Ghash};
pub(crate) use sums::{Halves, REDUCE, Thirds};

use crate::Kernel;
use crate::aes::x86_64::Width;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        powers::kernel("ghash_powers_aesni", Width::Xmm),
        powers::kernel("ghash_powers_vaes256", Width::Ymm),
        powers::kernel("ghash_powers_vaes512", Width::Zmm),
        blocks::kernel("ghash_blocks_aesni", Width::Xmm, 8, Form::Karatsuba),
        blocks::kernel("ghash_blocks_vaes256", Width::Ymm, 8, Form::Karatsuba),
        blocks::kernel("ghash_blocks_vaes512", Width::Zmm, 8, Form::Karatsuba),
    ]
}

/// Other widths of a turn, and other products.
pub fn candidates() -> Vec<Kernel> {
    vec![
        blocks::kernel("ghash_blocks_aesni_four", Width::Xmm, 8, Form::Schoolbook),
        blocks::kernel("ghash_blocks_vaes256_four", Width::Ymm, 8, Form::Schoolbook),
        blocks::kernel("ghash_blocks_vaes512_four", Width::Zmm, 8, Form::Schoolbook),
        blocks::kernel("ghash_blocks_aesni_x4", Width::Xmm, 4, Form::Karatsuba),
        blocks::kernel("ghash_blocks_vaes256_x8", Width::Ymm, 4, Form::Karatsuba),
        blocks::kernel("ghash_blocks_vaes512_x16", Width::Zmm, 4, Form::Karatsuba),
    ]
}
