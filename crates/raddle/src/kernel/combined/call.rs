//! The calls of kernels of several hash functions.

use super::{Block, Combination};
use crate::kernel::{
    contract::{argument::*, parameter::*, wrapper::wrappers},
    generated::contracts::*,
};

wrappers! {
    CombinedBlocks<C: Combination> {
        CombinedBlocks<Md5Sha256> = "202d8b7b4b260a1e73e844649581a37c3ea725a1c30de34d91105e2aa3412fe4";
        CombinedBlocks<Sha1Sha256> = "7ea6a870d5eb1a31127b3a88a3e031d27443e74ca4b9d53143f0c8e383769ff7";
        CombinedBlocks<Md5Sha1Sha256> = "da30eaf92780d83886760f307fee9ebb123e2c43cb2b56b800a9157bc0390933";
        |self, token, hashes: &mut C::Words, blocks: &[Block]| {}
            enters (Write::from_mut(hashes.as_mut()), Read::from_ref(blocks), size_of_val(blocks)), size_of_val(blocks), if true;
        miri |_, (state, input, len)| {
            // SAFETY: the caller upholds the contract of the kernel.
            let (hashes, blocks) = unsafe {
                let blocks = core::slice::from_raw_parts(input.pointer::<Block>(), len / size_of::<Block>());
                (&mut *state.pointer::<C::Words>(), blocks)
            };
            for block in blocks {
                C::compress(hashes, block);
            }
        }
    }
}
