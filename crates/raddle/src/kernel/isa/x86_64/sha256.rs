//! The SHA-256 kernels of x86-64, and which of them each level uses for how many messages.

use crate::kernel::{Sha256, contract::printed, hash::Plan, isa::Level};

printed! {
    BLOCKS: HashBlocks<Sha256> {}
    STREAMS: HashStreams<Sha256> {}
    LANES: HashLanes<Sha256> {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan<Sha256>; 5] = [
    Plan::portable(Level::Portable),
    Plan::portable(Level::X86_64),
    Plan::portable(Level::Avx),
    Plan::portable(Level::Avx2),
    Plan::portable(Level::Avx512),
];
