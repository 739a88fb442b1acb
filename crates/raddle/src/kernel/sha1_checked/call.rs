//! The calls of kernels of SHA-1 with a check for attacks.

use super::{Block, HashValue, Record};
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
