//! The ChaCha20 kernels of AArch64, and which of them each level uses for which length.

use crate::kernel::{
    chacha20::{Chacha20Xor, driver::Plan, printed},
    isa::Level,
};

printed! {}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan; 2] = [Plan::portable(Level::Portable), Plan::portable(Level::Neon)];
