//! The SHA-256 kernels of little-endian POWER, and which of them each level uses for how many messages.

use crate::kernel::{
    Features, Sha256,
    contract::printed,
    hash::{Many, Plan},
    isa::Level,
};

printed! {
    BLOCKS: HashBlocks<Sha256> {
        BLOCKS_VSX = sha256_blocks_vsx,
    }
    STREAMS: HashStreams<Sha256> {}
    LANES: HashLanes<Sha256> {
        LANES_VSX_X4 = sha256_lanes_vsx_x4,
        LANES_VSX_X8 = sha256_lanes_vsx_x8,
    }
}

const VSX: &[Many<Sha256>] = &[Many::lanes(5, LANES_VSX_X8), Many::lanes(2, LANES_VSX_X4)];

/// The plan of each level, in the order of [`Level::ALL`]: by the model of POWER8.
pub(in crate::kernel) static PLANS: [Plan<Sha256>; 2] = [
    Plan::portable(Level::Portable),
    Plan::with(Features::POWER8_CRYPTO, Some(&WITHOUT_CRYPTO), Level::Power8, VSX, BLOCKS_VSX),
];

/// The plan of a CPU without instructions for SHA-256.
static WITHOUT_CRYPTO: Plan<Sha256> = Plan::portable(Level::Power8);
