//! ChaCha20 where there is no kernel in assembly.

use crate::kernel::{
    chacha20::{Chacha20Xor, driver::Plan},
    isa::Level,
};

/// Every printed kernel.
pub(in crate::kernel) const KERNELS: [Chacha20Xor; 0] = [];

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan; 1] = [Plan::portable(Level::Portable)];
