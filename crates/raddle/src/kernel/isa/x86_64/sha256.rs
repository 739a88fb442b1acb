//! The SHA-256 kernels of x86-64, and which of them each level uses for how many messages.

use crate::kernel::{
    Features, Sha256,
    contract::printed,
    hash::{Many, Plan},
    isa::Level,
};

printed! {
    BLOCKS: HashBlocks<Sha256> {
        BLOCKS_SHA = sha256_blocks_sha,
        BLOCKS_AVX2 = sha256_blocks_avx2,
    }
    STREAMS: HashStreams<Sha256> {
        STREAMS_SHA = sha256_streams_sha,
    }
    LANES: HashLanes<Sha256> {
        LANES_AVX2_X8 = sha256_lanes_avx2_x8,
        LANES_AVX512_X16 = sha256_lanes_avx512_x16,
        LANES_AVX512_X32 = sha256_lanes_avx512_x32,
    }
}

const AVX2: &[Many<Sha256>] = &[Many::lanes(3, LANES_AVX2_X8)];
/// Of two short messages the one is begun while the chain of the other ends, without any weaving.
const TWO: Many<Sha256> = Many::streams(2, STREAMS_SHA).of_short(usize::MAX);
const SHA: &[Many<Sha256>] = &[TWO];
const AVX512_SHA: &[Many<Sha256>] =
    &[Many::lanes(20, LANES_AVX512_X32).of_short(24), Many::lanes(9, LANES_AVX512_X16).of_short(10), TWO];
const AVX512: &[Many<Sha256>] = &[Many::lanes(17, LANES_AVX512_X32), Many::lanes(2, LANES_AVX512_X16)];

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan<Sha256>; 5] = [
    Plan::portable(Level::Portable),
    Plan::portable(Level::X86_64),
    Plan::with(Features::SHA, Some(&AVX_WITHOUT_SHA), Level::Avx, SHA, BLOCKS_SHA),
    Plan::with(Features::SHA, Some(&AVX2_WITHOUT_SHA), Level::Avx2, SHA, BLOCKS_SHA),
    Plan::with(Features::SHA, Some(&AVX512_WITHOUT_SHA), Level::Avx512, AVX512_SHA, BLOCKS_SHA),
];

/// The plans of CPUs without instructions for SHA-256.
static AVX_WITHOUT_SHA: Plan<Sha256> = Plan::portable(Level::Avx);
static AVX2_WITHOUT_SHA: Plan<Sha256> = Plan::new(Level::Avx2, AVX2, BLOCKS_AVX2);
static AVX512_WITHOUT_SHA: Plan<Sha256> = Plan::new(Level::Avx512, AVX512, BLOCKS_AVX2);
