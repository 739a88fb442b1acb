//! The SHA-256 kernels of AArch64, and which of them each level uses for how many messages.

use crate::kernel::{
    Features, Sha256,
    contract::printed,
    hash::{Many, Plan},
    isa::Level,
};

printed! {
    BLOCKS: HashBlocks<Sha256> {
        BLOCKS_SHA2 = sha256_blocks_sha2,
        BLOCKS_NEON = sha256_blocks_neon,
    }
    STREAMS: HashStreams<Sha256> {
        STREAMS_SHA2 = sha256_streams_sha2,
    }
    LANES: HashLanes<Sha256> {
        LANES_NEON_X4 = sha256_lanes_neon_x4,
        LANES_NEON_X8 = sha256_lanes_neon_x8,
    }
}

/// With the instructions for SHA-256 two streams take less time for each message than any number of lanes.
const SHA2: &[Many<Sha256>] = &[Many::streams(2, STREAMS_SHA2)];
const NEON: &[Many<Sha256>] = &[Many::lanes(7, LANES_NEON_X8), Many::lanes(3, LANES_NEON_X4)];

/// The plan of each level, in the order of [`Level::ALL`]: by the models of Neoverse N1, V1 and V2.
pub(in crate::kernel) static PLANS: [Plan<Sha256>; 2] =
    [Plan::portable(Level::Portable), Plan::with(Features::SHA2, Some(&WITHOUT_SHA2), Level::Neon, SHA2, BLOCKS_SHA2)];

/// The plan of a CPU without instructions for SHA-256: by the model of Cortex-A57, as the cores of Neoverse have them.
static WITHOUT_SHA2: Plan<Sha256> = Plan::new(Level::Neon, NEON, BLOCKS_NEON);
