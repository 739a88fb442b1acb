//! The MD5 kernels of x86-64, and which of them each level uses for how many messages.

use crate::kernel::{
    Md5,
    contract::printed,
    hash::{Many, Plan},
    isa::Level,
};

printed! {
    BLOCKS: HashBlocks<Md5> {
        BLOCKS_GPR = md5_blocks_gpr,
        BLOCKS_BMI1 = md5_blocks_bmi1,
    }
    STREAMS: HashStreams<Md5> {}
    LANES: HashLanes<Md5> {
        LANES_AVX2_X8 = md5_lanes_avx2_x8,
        LANES_AVX2_X16 = md5_lanes_avx2_x16,
        LANES_AVX2_X24 = md5_lanes_avx2_x24,
        LANES_AVX512_X16 = md5_lanes_avx512_x16,
        LANES_AVX512_X32 = md5_lanes_avx512_x32,
        LANES_AVX512_X64 = md5_lanes_avx512_x64,
        LANES_AVX512_X96 = md5_lanes_avx512_x96,
    }
}

const AVX2: &[Many<Md5>] =
    &[Many::lanes(17, LANES_AVX2_X24), Many::lanes(9, LANES_AVX2_X16), Many::lanes(3, LANES_AVX2_X8)];
const AVX512: &[Many<Md5>] = &[
    Many::lanes(65, LANES_AVX512_X96),
    Many::lanes(33, LANES_AVX512_X64),
    Many::lanes(17, LANES_AVX512_X32),
    Many::lanes(3, LANES_AVX512_X16),
];

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan<Md5>; 5] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::X86_64, &[], BLOCKS_GPR),
    Plan::new(Level::Avx, &[], BLOCKS_GPR),
    Plan::new(Level::Avx2, AVX2, BLOCKS_BMI1),
    Plan::new(Level::Avx512, AVX512, BLOCKS_BMI1),
];
