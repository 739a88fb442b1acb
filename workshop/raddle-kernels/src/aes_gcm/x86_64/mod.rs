//! AES-GCM and AES-GCM-SIV on x86-64.
//!
//! | module | contents |
//! |---|---|
//! | [`blocks`] | whole blocks, many at once |
//! | [`finish`] | the end of a message, or all of a short one |

mod blocks;
mod finish;

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;

use crate::Kernel;
use crate::aes::mode::Mode;
use crate::aes::{Size, sized};
use crate::aes_gcm::Direction;
use crate::ghash::x86_64::Form;
use crate::variant::Variant;
use crate::x86_64::width::Width;
use blocks::Blocks;

/// Returns the kernels, in the variants and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let of = |size| {
        let [seal, open] = Direction::ALL.map(|direction| (size, direction));
        [
            fastest::<Xmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_aesni")),
            fastest::<Xmm>(open).kernel(sized!(size, "_gcm_open_blocks_aesni")),
            fastest::<Ymm>(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes256")),
            fastest::<Ymm>(open).kernel(sized!(size, "_gcm_open_blocks_vaes256")),
            fastest::<Zmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes512")),
            fastest::<Zmm>(open).kernel(sized!(size, "_gcm_open_blocks_vaes512")),
            lean(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes512_lean")),
            lean(open).kernel(sized!(size, "_gcm_open_blocks_vaes512_lean")),
        ]
    };
    let zen4 = [
        halves((Size::Aes128, Direction::Seal)).kernel("aes128_gcm_seal_blocks_vaes512_halves"),
        packed((Size::Aes128, Direction::Open)).kernel("aes128_gcm_open_blocks_vaes512_packed"),
        packed((Size::Aes256, Direction::Open)).kernel("aes256_gcm_open_blocks_vaes512_packed"),
    ];
    let siv = |size| {
        [
            siv_seal::<Xmm>(size).kernel(sized!(size, "_gcm_siv_seal_blocks_aesni")),
            siv_seal::<Ymm>(size).kernel(sized!(size, "_gcm_siv_seal_blocks_vaes256")),
            siv_seal::<Zmm>(size).kernel(sized!(size, "_gcm_siv_seal_blocks_vaes512")),
            siv_open::<Xmm>(size).kernel(sized!(size, "_gcm_siv_open_blocks_aesni")),
            siv_open::<Ymm>(size).kernel(sized!(size, "_gcm_siv_open_blocks_vaes256")),
            siv_open::<Zmm>(size).kernel(sized!(size, "_gcm_siv_open_blocks_vaes512")),
        ]
    };
    let siv = [Size::Aes128, Size::Aes256].into_iter().flat_map(siv);
    Size::ALL.into_iter().flat_map(of).chain(zen4).chain(siv).chain(finish::kernels()).collect()
}

/// Returns the variant for sealing messages of AES-GCM-SIV: that of opening with AES-GCM, which hashes its input too.
fn siv_seal<V: Width>(size: Size) -> Blocks<V> {
    Blocks { mode: Mode::GcmSiv, direction: Direction::Seal, ..fastest((size, Direction::Open)) }
}

/// Returns the variant for opening messages of AES-GCM-SIV: that of sealing with AES-GCM, which hashes its output too.
fn siv_open<V: Width>(size: Size) -> Blocks<V> {
    Blocks { mode: Mode::GcmSiv, direction: Direction::Open, ..fastest((size, Direction::Seal)) }
}

/// Returns the variant that was fastest on Zen 5.
fn fastest<V: Width>((size, direction): (Size, Direction)) -> Blocks<V> {
    let span = match (V::BITS, size, direction) {
        (512, Size::Aes128, _) => (0, 100),
        (512, ..) => (10, 100),
        (_, _, Direction::Seal) => (20, 100),
        (_, _, Direction::Open) => (10, 90),
    };
    let ahead = (V::BITS == 512).then_some(4096);
    Blocks {
        mode: Mode::Gcm,
        size,
        direction,
        vectors: 8,
        form: Form::Karatsuba,
        halves: false,
        packed: false,
        span,
        ahead,
        width: PhantomData,
    }
}

/// Returns a variant with fewer instructions on the vector ports of Intel's cores, and with more loads that repeat a
/// block: these loads take a vector instruction on Zen 5.
fn lean(of: (Size, Direction)) -> Blocks<Zmm> {
    Blocks { form: Form::Lanes, packed: true, span: (20, 100), ..fastest(of) }
}

/// Returns a variant that computes a product with four multiplications, which takes one more register.
fn four<V: Width>(of: (Size, Direction)) -> Blocks<V> {
    Blocks { vectors: 7, form: Form::Schoolbook, ..fastest(of) }
}

/// Returns a variant with fewer vectors.
fn six<V: Width>(of: (Size, Direction)) -> Blocks<V> {
    Blocks { vectors: 6, ..fastest(of) }
}

/// Returns a variant with fewer instructions for counter blocks, for Zen 4, where a vector instruction takes two cycles
/// of a pipe: AES-128 takes 0.96 and AES-256 0.97 of the time of [`fastest`] from 16 KiB on.
fn packed(of: (Size, Direction)) -> Blocks<Zmm> {
    Blocks { packed: true, ..fastest(of) }
}

/// Returns a variant with iterations in two halves, for Zen 4: AES-128 and AES-192 take 0.95 of the time of
/// [`fastest`], AES-256 the time of [`lean`].
fn halves(of: (Size, Direction)) -> Blocks<Zmm> {
    Blocks { halves: true, ..packed(of) }
}

/// Returns a variant with GHASH in the first rounds.
fn early<V: Width>(of: (Size, Direction)) -> Blocks<V> {
    Blocks { span: (0, 80), ..fastest(of) }
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    let of = |size| {
        let [seal, open] = Direction::ALL.map(|direction| (size, direction));
        [
            four::<Xmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_aesni_four")),
            four::<Xmm>(open).kernel(sized!(size, "_gcm_open_blocks_aesni_four")),
            four::<Ymm>(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes256_four")),
            four::<Ymm>(open).kernel(sized!(size, "_gcm_open_blocks_vaes256_four")),
            four::<Zmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes512_four")),
            four::<Zmm>(open).kernel(sized!(size, "_gcm_open_blocks_vaes512_four")),
            six::<Xmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_aesni_x6")),
            six::<Xmm>(open).kernel(sized!(size, "_gcm_open_blocks_aesni_x6")),
            six::<Zmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes512_x24")),
            six::<Zmm>(open).kernel(sized!(size, "_gcm_open_blocks_vaes512_x24")),
            packed(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes512_packed")),
            early::<Zmm>(seal).kernel(sized!(size, "_gcm_seal_blocks_vaes512_early")),
            early::<Zmm>(open).kernel(sized!(size, "_gcm_open_blocks_vaes512_early")),
        ]
    };
    let more = [
        halves((Size::Aes192, Direction::Seal)).kernel("aes192_gcm_seal_blocks_vaes512_halves"),
        halves((Size::Aes256, Direction::Seal)).kernel("aes256_gcm_seal_blocks_vaes512_halves"),
        packed((Size::Aes192, Direction::Open)).kernel("aes192_gcm_open_blocks_vaes512_packed"),
    ];
    Size::ALL.into_iter().flat_map(of).chain(more).chain(finish::candidates()).collect()
}
