//! The Poly1305 kernels of x86-64, and which of them each level uses for which length.

use crate::kernel::{contract::printed, isa::Level, poly1305::driver::Plan};

printed! {
    POWERS: Poly1305Powers {}
    BLOCKS: Poly1305Blocks {}
    FINISH: Poly1305Finish {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan; 5] = [
    Plan::portable(Level::Portable),
    Plan::portable(Level::X86_64),
    Plan::portable(Level::Avx),
    Plan::portable(Level::Avx2),
    Plan::portable(Level::Avx512),
];
