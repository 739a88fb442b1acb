//! The calls of kernels of SHA-1 with a check for attacks.

use super::{
    Block, HashValue, Record,
    lanes::{HASH_WORDS, RECORD_WORDS},
    recompression::{self, LANES, Schedules, Suspect},
};
use crate::cpu::{features::Features, token::Token};
use crate::kernel::{
    contract::{argument::*, wrapper::wrappers},
    generated::contracts::*,
    hash::source::Inputs,
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
    Sha1CheckedLanes {
        Sha1CheckedLanes = "b6f4a25612cdf936535a9171e512b689db44b9ab510eddb27593e89be592aa26";
        |self, token, hashes: &mut [u32], messages: Inputs<'_>, records: &mut [u32]| {
            let (inputs, len) = messages.arguments();
        }
            enters (Write::from_mut(&mut *hashes), inputs, len, Write::from_mut(&mut *records)), len,
            if hashes.len() == HASH_WORDS * self.shape().messages
                && messages.count() >= self.shape().messages
                && records.len() == RECORD_WORDS * self.shape().messages * (len / size_of::<Block>());
        miri |shape, (state, inputs, len, records)| {
            let messages = shape.messages;
            for m in 0..messages {
                // SAFETY: the caller upholds the contract of the kernel.
                unsafe {
                    let place = |w: usize| state.pointer::<u32>().add(messages * w + m);
                    let input = *inputs.pointer::<*const Block>().add(m);
                    let mut hash: HashValue = core::array::from_fn(|w| place(w).read());
                    for b in 0..len / size_of::<Block>() {
                        let mut record = [Record::default()];
                        super::absorb_portably(&mut hash, core::slice::from_ref(&*input.add(b)), &mut record);
                        let to = records.pointer::<u32>().add(RECORD_WORDS * messages * b + m);
                        hash.iter().enumerate().for_each(|(w, &word)| to.add(messages * w).write(word));
                        to.add(messages * HASH_WORDS).write(record[0].candidates);
                    }
                    hash.iter().enumerate().for_each(|(w, &word)| place(w).write(word));
                }
            }
        }
    }
}

/// Returns whether each block is a block of the attack with its disturbance vector.
pub(super) fn attacks(token: Token, suspects: &[Suspect<'_>; LANES], schedules: &mut Schedules) -> [bool; LANES] {
    // Targets with soft floats, as x86_64-unknown-uefi, have no registers for the lanes.
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if token.has(Features::AVX2) {
        // SAFETY: the token proves that this CPU has AVX2.
        return unsafe { recompression::attacks_avx2(suspects, schedules) };
    }
    _ = token;
    recompression::attacks(suspects, schedules)
}
