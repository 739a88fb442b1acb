//! The Poly1305 kernels of x86-64, and which of them each level uses for which length.

use crate::kernel::{
    Features,
    contract::printed,
    isa::Level,
    poly1305::driver::{Plan, Wide},
};

printed! {
    POWERS: Poly1305Powers {
        POWERS_BMI2X2 = poly1305_powers_bmi2x2,
        POWERS_AVX2 = poly1305_powers_avx2,
        POWERS_IFMA = poly1305_powers_ifma,
    }
    BLOCKS: Poly1305Blocks by POWERS {
        BLOCKS_GPR = poly1305_blocks_gpr,
        BLOCKS_BMI2 = poly1305_blocks_bmi2,
        BLOCKS_BMI2X2 = poly1305_blocks_bmi2x2,
        BLOCKS_AVX2 = poly1305_blocks_avx2,
        BLOCKS_IFMA = poly1305_blocks_ifma,
    }
    FINISH: Poly1305Finish {
        FINISH_GPR = poly1305_finish_gpr,
        FINISH_BMI2 = poly1305_finish_bmi2,
    }
}

/// Four powers of the key for blocks in lanes are worth it from here on.
const LANES: &[Wide] = &[Wide { from: 1024, kernel: BLOCKS_AVX2 }];

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan; 5] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::X86_64, &[], BLOCKS_GPR, FINISH_GPR),
    Plan::new(Level::Avx, &[], BLOCKS_GPR, FINISH_GPR),
    Plan::new(Level::Avx2, LANES, BLOCKS_BMI2, FINISH_BMI2),
    Plan::with(
        Features::AVX512IFMA,
        Some(&AVX512_WITHOUT_IFMA),
        Level::Avx512,
        &[Wide { from: 512, kernel: BLOCKS_IFMA }],
        BLOCKS_BMI2,
        FINISH_BMI2,
    ),
];

/// The plan of a CPU with AVX-512 that multiplies no numbers of 52 bits.
pub(in crate::kernel) static AVX512_WITHOUT_IFMA: Plan = Plan::new(Level::Avx512, LANES, BLOCKS_BMI2, FINISH_BMI2);
