//! The MD5 kernels of AArch64, and which of them each level uses for how many messages.

use crate::kernel::{
    Md5,
    contract::printed,
    hash::{Many, Plan},
    isa::Level,
};

printed! {
    BLOCKS: HashBlocks<Md5> {
        BLOCKS_GPR = md5_blocks_gpr,
    }
    STREAMS: HashStreams<Md5> {}
    LANES: HashLanes<Md5> {
        LANES_NEON_X4 = md5_lanes_neon_x4,
        LANES_NEON_X8 = md5_lanes_neon_x8,
        LANES_NEON_X16 = md5_lanes_neon_x16,
    }
}

const NEON: &[Many<Md5>] =
    &[Many::lanes(10, LANES_NEON_X16), Many::lanes(5, LANES_NEON_X8), Many::lanes(3, LANES_NEON_X4)];

/// The plan of each level, in the order of [`Level::ALL`]: by the models of Neoverse N1, V1 and V2.
pub(in crate::kernel) static PLANS: [Plan<Md5>; 2] =
    [Plan::portable(Level::Portable), Plan::new(Level::Neon, NEON, BLOCKS_GPR)];
