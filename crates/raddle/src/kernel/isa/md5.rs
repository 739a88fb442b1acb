//! MD5 where there is no kernel in assembly.

use crate::kernel::{contract::printed, hash::Plan, isa::Level};

printed! {
    BLOCKS: HashBlocks<Md5> {}
    STREAMS: HashStreams<Md5> {}
    LANES: HashLanes<Md5> {}
}

/// The plan of each level, in the order of [`Level::ALL`].
pub(in crate::kernel) static PLANS: [Plan<crate::kernel::Md5>; 1] = [Plan::portable(Level::Portable)];
