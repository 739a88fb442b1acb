//! ChaCha20 where there is no kernel in assembly.

use crate::kernel::{chacha20::driver::Plan, contract::printed, isa::Level};

printed! {
    XOR: Chacha20Xor {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan; 1] = [Plan::portable(Level::Portable)];
