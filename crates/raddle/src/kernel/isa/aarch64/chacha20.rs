//! The ChaCha20 kernels of AArch64, and which of them each level uses for which length.

use crate::kernel::{
    chacha20::driver::{Plan, Step},
    contract::printed,
    isa::Level,
};

printed! {
    XOR: Chacha20Xor {
        GPR = chacha20_xor_gpr,
        NEON = chacha20_xor_neon,
    }
}

/// The plan of each level, in the order of [`Level::ALL`]: by the models of Neoverse N1 and V1.
pub(in crate::kernel) static PLANS: [Plan; 2] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::Neon, &[Step::all(128, GPR), Step::all(512, NEON), Step::multiple(usize::MAX, NEON, 512)]),
];
