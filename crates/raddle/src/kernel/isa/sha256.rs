//! SHA-256 where there is no kernel in assembly.

use crate::kernel::{contract::printed, hash::Plan, isa::Level};

printed! {
    BLOCKS: HashBlocks<Sha256> {}
    STREAMS: HashStreams<Sha256> {}
    LANES: HashLanes<Sha256> {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan<crate::kernel::Sha256>; 1] = [Plan::portable(Level::Portable)];
