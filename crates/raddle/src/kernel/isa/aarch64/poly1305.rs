//! The Poly1305 kernels of AArch64, and which of them each level uses for which length.

use crate::kernel::{
    contract::printed,
    isa::Level,
    poly1305::driver::{Plan, Wide},
};

printed! {
    POWERS: Poly1305Powers {
        POWERS_NEON = poly1305_powers_neon,
    }
    BLOCKS: Poly1305Blocks by POWERS {
        BLOCKS_GPR = poly1305_blocks_gpr,
        BLOCKS_NEON = poly1305_blocks_neon,
    }
    FINISH: Poly1305Finish {
        FINISH_GPR = poly1305_finish_gpr,
    }
}

/// The plan of each level, in the order of [`Level::ALL`]: by the models of Neoverse N1 and V1.
pub(in crate::kernel) static PLANS: [Plan; 2] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::Neon, &[Wide { from: 480, kernel: BLOCKS_NEON }], BLOCKS_GPR, FINISH_GPR),
];
