//! The ChaCha20 kernels of x86-64, and which of them each level uses for which length.

use crate::kernel::{
    chacha20::driver::{Plan, Step},
    contract::printed,
    isa::Level,
};

printed! {
    XOR: Chacha20Xor {
        GPR = chacha20_xor_gpr,
        AVX = chacha20_xor_avx,
        AVX2_ROW2 = chacha20_xor_avx2_row2,
        AVX2_ROW4 = chacha20_xor_avx2_row4,
        AVX2_ROW5 = chacha20_xor_avx2_row5,
        AVX2 = chacha20_xor_avx2,
        AVX2X16 = chacha20_xor_avx2x16,
        ROW4 = chacha20_xor_avx512_row4,
        ROW5 = chacha20_xor_avx512_row5,
        ROW8 = chacha20_xor_avx512_row8,
        ROW9 = chacha20_xor_avx512_row9,
        ROW12 = chacha20_xor_avx512_row12,
        AVX512 = chacha20_xor_avx512,
        AVX512X17 = chacha20_xor_avx512x17,
        AVX512X32 = chacha20_xor_avx512x32,
    }
}

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan; 5] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::X86_64, &[Step::all(usize::MAX, GPR)]),
    Plan::new(Level::Avx, &[Step::all(128, GPR), Step::all(256, AVX), Step::multiple(usize::MAX, AVX, 256)]),
    Plan::new(
        Level::Avx2,
        &[
            Step::all(64, GPR),
            Step::all(128, AVX2_ROW2),
            Step::all(256, AVX2_ROW4),
            Step::all(320, AVX2_ROW5),
            Step::all(512, AVX2),
            Step::multiple(576, AVX2, 512),
            Step::all(1024, AVX2X16),
            Step::multiple(usize::MAX, AVX2X16, 1024),
        ],
    ),
    Plan::new(
        Level::Avx512,
        &[
            Step::all(64, GPR),
            Step::all(256, ROW4),
            Step::all(320, ROW5),
            Step::all(512, ROW8),
            Step::all(576, ROW9),
            Step::all(768, ROW12),
            Step::all(1024, AVX512),
            Step::all(1088, AVX512X17),
            Step::all(2048, AVX512X32),
            Step::multiple(usize::MAX, AVX512X32, 2048),
        ],
    ),
];
