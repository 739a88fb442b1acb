//! Poly1305 where there is no kernel in assembly.

use crate::kernel::{contract::printed, isa::Level, poly1305::driver::Plan};

printed! {
    POWERS: Poly1305Powers {}
    BLOCKS: Poly1305Blocks by POWERS {}
    FINISH: Poly1305Finish {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan; 1] = [Plan::portable(Level::Portable)];
