//! The calls of kernels of SHA-1 with a check for attacks.

use super::{
    Block, HashValue, Record,
    recompression::{self, LANES, Schedules, Suspect},
};
use crate::cpu::{features::Features, token::Token};
use crate::kernel::{
    contract::{argument::*, wrapper::wrappers},
    generated::contracts::*,
};

wrappers! {
    Sha1CheckedBlocks {
        Sha1CheckedBlocks = "a201ece6646937240e72683722e9c3109d2c66476863121bad78e3946244f0d0";
        |self, token, hash: &mut HashValue, blocks: &[Block], records: &mut [Record]| {}
            enters (Write::from_mut(&mut *hash), Read::from_ref(blocks), size_of_val(blocks), Write::from_mut(&mut *records)),
            size_of_val(blocks), if records.len() == blocks.len();
        miri |_, (state, input, len, records)| {
            let count = len / size_of::<Block>();
            // SAFETY: the caller upholds the contract of the kernel.
            let (hash, blocks, records) = unsafe {
                let blocks = core::slice::from_raw_parts(input.pointer::<Block>(), count);
                let records = core::slice::from_raw_parts_mut(records.pointer::<Record>(), count);
                (&mut *state.pointer::<HashValue>(), blocks, records)
            };
            super::absorb_portably(hash, blocks, records);
        }
    }
}

/// Returns whether each block is a block of the attack with its disturbance vector.
pub(super) fn attacks(token: Token, suspects: &[Suspect<'_>; LANES], schedules: &mut Schedules) -> [bool; LANES] {
    #[cfg(target_arch = "x86_64")]
    if token.has(Features::AVX2) {
        // SAFETY: the token proves that this CPU has AVX2.
        return unsafe { recompression::attacks_avx2(suspects, schedules) };
    }
    _ = token;
    recompression::attacks(suspects, schedules)
}
