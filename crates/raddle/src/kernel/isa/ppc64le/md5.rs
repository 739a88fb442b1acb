//! The MD5 kernels of little-endian POWER, and which of them each level uses for how many messages.

use crate::kernel::{
    Md5,
    contract::printed,
    hash::{Many, Plan},
    isa::Level,
};

printed! {
    BLOCKS: HashBlocks<Md5> {
        BLOCKS_VSX = md5_blocks_vsx,
    }
    STREAMS: HashStreams<Md5> {}
    LANES: HashLanes<Md5> {
        LANES_VSX_X4 = md5_lanes_vsx_x4,
        LANES_VSX_X8 = md5_lanes_vsx_x8,
        LANES_VSX_X16 = md5_lanes_vsx_x16,
    }
}

const VSX: &[Many<Md5>] = &[Many::lanes(9, LANES_VSX_X16), Many::lanes(5, LANES_VSX_X8), Many::lanes(2, LANES_VSX_X4)];

/// The plan of each level, in the order of [`Level::ALL`]: a message in each lane takes hardly longer than one.
pub(in crate::kernel) static PLANS: [Plan<Md5>; 2] =
    [Plan::portable(Level::Portable), Plan::new(Level::Power8, VSX, BLOCKS_VSX)];
