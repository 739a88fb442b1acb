//! The SHA-256 kernels of little-endian POWER, and which of them each level uses for how many messages.

use crate::kernel::{Sha256, contract::printed, hash::Plan, isa::Level};

printed! {
    BLOCKS: HashBlocks<Sha256> {}
    STREAMS: HashStreams<Sha256> {}
    LANES: HashLanes<Sha256> {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan<Sha256>; 2] =
    [Plan::portable(Level::Portable), Plan::portable(Level::Power8)];
