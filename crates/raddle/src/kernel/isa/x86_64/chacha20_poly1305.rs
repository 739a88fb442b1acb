//! The ChaCha20-Poly1305 kernels of x86-64, and which of them each level uses for which length.

use crate::kernel::{
    chacha20_poly1305::{
        Chacha20Poly1305Begin,
        driver::{Both, Plan},
    },
    contract::printed,
    isa::poly1305::{self, POWERS},
};

printed! {
    BEGIN: Chacha20Poly1305Begin {
        BEGIN_AVX = chacha20_poly1305_begin_avx,
        BEGIN_AVXX8 = chacha20_poly1305_begin_avxx8,
        BEGIN_AVX2_ROW2 = chacha20_poly1305_begin_avx2_row2,
        BEGIN_AVX2_ROW4 = chacha20_poly1305_begin_avx2_row4,
        BEGIN_AVX2 = chacha20_poly1305_begin_avx2,
        BEGIN_AVX2X16 = chacha20_poly1305_begin_avx2x16,
        ROW4 = chacha20_poly1305_begin_avx512_row4,
        AVX512 = chacha20_poly1305_begin_avx512,
        AVX512X32 = chacha20_poly1305_begin_avx512x32,
    }
    BLOCKS: Chacha20Poly1305Blocks by POWERS {
        BLOCKS_AVX = chacha20_poly1305_blocks_avx,
        BLOCKS_AVXX8 = chacha20_poly1305_blocks_avxx8,
        BLOCKS_AVX2 = chacha20_poly1305_blocks_avx2,
        BLOCKS_AVX2X16 = chacha20_poly1305_blocks_avx2x16,
    }
}

/// The kernels for the beginning, by length.
const AVX_BEGIN: &[Chacha20Poly1305Begin] = &[BEGIN_AVX, BEGIN_AVXX8];
const AVX2_BEGIN: &[Chacha20Poly1305Begin] = &[BEGIN_AVX2_ROW2, BEGIN_AVX2_ROW4, BEGIN_AVX2, BEGIN_AVX2X16];
const AVX512_BEGIN: &[Chacha20Poly1305Begin] = &[ROW4, AVX512, AVX512X32];

/// The kernels that do both at once, by length.
const AVX_BOTH: &[Both] =
    &[Both { from: 512, kernel: BLOCKS_AVXX8, chunk: 512 }, Both { from: 512, kernel: BLOCKS_AVX, chunk: 256 }];
const AVX2_BOTH: &[Both] =
    &[Both { from: 1024, kernel: BLOCKS_AVX2X16, chunk: 1024 }, Both { from: 512, kernel: BLOCKS_AVX2, chunk: 512 }];

/// Bytes that one of the two does before the other follows, where AVX-512 does them in turn: a kernel that begins again
/// costs as much as some hundred bytes, and 16 KiB to read and 16 to write are in the first cache of any such CPU.
const AVX512_CHUNK: usize = 16384;

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan; 5] = [
    Plan::separate(&poly1305::PLANS[0], 4096),
    Plan::separate(&poly1305::PLANS[1], 4096),
    Plan::new(None, &poly1305::PLANS[2], AVX_BEGIN, AVX_BOTH, 4096),
    Plan::new(None, &poly1305::PLANS[3], AVX2_BEGIN, AVX2_BOTH, 4096),
    Plan::new(Some(&AVX512_WITHOUT_IFMA), &poly1305::PLANS[4], AVX512_BEGIN, &[], AVX512_CHUNK),
];

/// The plan of a CPU with AVX-512 that multiplies no numbers of 52 bits.
static AVX512_WITHOUT_IFMA: Plan = Plan::new(None, &poly1305::AVX512_WITHOUT_IFMA, AVX512_BEGIN, &[], AVX512_CHUNK);
