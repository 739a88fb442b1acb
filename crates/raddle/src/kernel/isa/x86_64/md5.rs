//! The MD5 kernels of x86-64, and which of them each level uses for how many messages.

use crate::kernel::{Md5, contract::printed, hash::Plan, isa::Level};

printed! {
    BLOCKS: HashBlocks<Md5> {
        BLOCKS_GPR = md5_blocks_gpr,
        BLOCKS_BMI1 = md5_blocks_bmi1,
    }
    STREAMS: HashStreams<Md5> {}
    LANES: HashLanes<Md5> {}
}

/// The plan of each level, in the order of [`Level::ALL`]: as measured on Zen 5.
pub(in crate::kernel) static PLANS: [Plan<Md5>; 5] = [
    Plan::portable(Level::Portable),
    Plan::new(Level::X86_64, &[], BLOCKS_GPR),
    Plan::new(Level::Avx, &[], BLOCKS_GPR),
    Plan::new(Level::Avx2, &[], BLOCKS_BMI1),
    Plan::new(Level::Avx512, &[], BLOCKS_BMI1),
];
