//! The ChaCha20 kernels of little-endian POWER, and which of them each level uses for which length.

use crate::kernel::{
    chacha20::driver::{Plan, Step},
    contract::printed,
    isa::Level,
};

printed! {
    XOR: Chacha20Xor {
        POWER8X4 = chacha20_xor_power8x4,
        POWER8 = chacha20_xor_power8,
    }
}

/// The plan of each level, in the order of [`Level::ALL`]: by the model of POWER8.
pub(in crate::kernel) static PLANS: [Plan; 2] = [
    Plan::portable(Level::Portable),
    Plan::new(
        Level::Power8,
        &[Step::all(256, POWER8X4), Step::all(512, POWER8), Step::multiple(usize::MAX, POWER8, 512)],
    ),
];
