//! The Poly1305 kernels of x86-64, and which of them each level uses for which length.

use crate::kernel::{contract::printed, isa::Level, poly1305::driver::Plan};

printed! {
    POWERS: Poly1305Powers {}
    BLOCKS: Poly1305Blocks {
        BLOCKS_GPR = poly1305_blocks_gpr,
        BLOCKS_BMI2 = poly1305_blocks_bmi2,
    }
    FINISH: Poly1305Finish {
        FINISH_GPR = poly1305_finish_gpr,
        FINISH_BMI2 = poly1305_finish_bmi2,
    }
}

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan; 5] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::X86_64, &[], BLOCKS_GPR, FINISH_GPR),
    Plan::new(Level::Avx, &[], BLOCKS_GPR, FINISH_GPR),
    Plan::new(Level::Avx2, &[], BLOCKS_BMI2, FINISH_BMI2),
    Plan::new(Level::Avx512, &[], BLOCKS_BMI2, FINISH_BMI2),
];
