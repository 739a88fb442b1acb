//! GHASH on x86-64.
//!
//! | module | contents |
//! |---|---|
//! | [`layout`] | the layout of the powers in memory |
//! | [`lane_sums`] | sums of products that are reduced together |
//! | [`powers`] | the computation of the powers |
//! | [`aggregated`] | aggregated reduction: sums of products of many blocks, reduced once |
//! | [`blocks`] | any number of blocks |

mod aggregated;
mod blocks;
mod lane_sums;
mod layout;
mod powers;

pub(crate) use aggregated::{Form, Ghash};
pub(crate) use lane_sums::{Halves, REDUCE, Thirds, add_blocks};
pub(crate) use layout::Layout;

use raddle_isa::builder::x86_64::*;

use crate::Kernel;
use crate::aes::mode::Mode;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        powers::kernel::<Xmm>("ghash_powers_aesni", Layout::of::<Xmm>()),
        powers::kernel::<Ymm>("ghash_powers_vaes256", Layout::of::<Ymm>()),
        powers::kernel::<Zmm>("ghash_powers_vaes512", Layout::of::<Zmm>()),
        powers::kernel::<Xmm>("ghash_powers_aesni_x4", Layout::SHORT),
        powers::kernel::<Ymm>("ghash_powers_vaes256_x4", Layout::SHORT),
        blocks::kernel::<Xmm>("ghash_blocks_aesni", Mode::Gcm, 8, Form::Karatsuba),
        blocks::kernel::<Ymm>("ghash_blocks_vaes256", Mode::Gcm, 8, Form::Karatsuba),
        blocks::kernel::<Zmm>("ghash_blocks_vaes512", Mode::Gcm, 8, Form::Karatsuba),
        blocks::kernel::<Xmm>("polyval_blocks_aesni", Mode::GcmSiv, 8, Form::Karatsuba),
        blocks::kernel::<Ymm>("polyval_blocks_vaes256", Mode::GcmSiv, 8, Form::Karatsuba),
        blocks::kernel::<Zmm>("polyval_blocks_vaes512", Mode::GcmSiv, 8, Form::Karatsuba),
        blocks::short::<Xmm>("polyval_blocks_aesni_x4", Mode::GcmSiv),
        blocks::short::<Ymm>("polyval_blocks_vaes256_x4", Mode::GcmSiv),
    ]
}

/// Returns candidates with other widths of an iteration, and other products.
pub fn candidates() -> Vec<Kernel> {
    vec![
        blocks::kernel::<Xmm>("ghash_blocks_aesni_four", Mode::Gcm, 8, Form::Schoolbook),
        blocks::kernel::<Ymm>("ghash_blocks_vaes256_four", Mode::Gcm, 8, Form::Schoolbook),
        blocks::kernel::<Zmm>("ghash_blocks_vaes512_four", Mode::Gcm, 8, Form::Schoolbook),
        blocks::kernel::<Xmm>("ghash_blocks_aesni_x4", Mode::Gcm, 4, Form::Karatsuba),
        blocks::kernel::<Ymm>("ghash_blocks_vaes256_x8", Mode::Gcm, 4, Form::Karatsuba),
        blocks::kernel::<Zmm>("ghash_blocks_vaes512_x16", Mode::Gcm, 4, Form::Karatsuba),
    ]
}
