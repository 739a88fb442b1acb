//! The MD5 kernels of AArch64, and which of them each level uses for how many messages.

use crate::kernel::{Md5, contract::printed, hash::Plan, isa::Level};

printed! {
    BLOCKS: HashBlocks<Md5> {}
    STREAMS: HashStreams<Md5> {}
    LANES: HashLanes<Md5> {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan<Md5>; 2] = [Plan::portable(Level::Portable), Plan::portable(Level::Neon)];
