//! The Poly1305 kernels of little-endian POWER, and which of them each level uses for which length.

use crate::kernel::{
    contract::printed,
    isa::Level,
    poly1305::driver::{Plan, Wide},
};

printed! {
    POWERS: Poly1305Powers {
        POWERS_GPRX4 = poly1305_powers_gprx4,
    }
    BLOCKS: Poly1305Blocks by POWERS {
        BLOCKS_GPR = poly1305_blocks_gpr,
        BLOCKS_GPRX4 = poly1305_blocks_gprx4,
    }
    FINISH: Poly1305Finish {
        FINISH_GPR = poly1305_finish_gpr,
    }
}

/// The plan of each level, in the order of [`Level::ALL`]: by the model of POWER8.
pub(in crate::kernel) static PLANS: [Plan; 2] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::Power8, &[Wide { from: 256, kernel: BLOCKS_GPRX4 }], BLOCKS_GPR, FINISH_GPR),
];
