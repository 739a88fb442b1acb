//! Hashes for CPUs without a kernel: the specifications.

use core::slice;

use super::function::CompressionFunction;
use crate::kernel::contract::{
    Shape,
    argument::{Hash, Input, Read, Write},
    portable::portable,
};

portable! {
    /// The specification itself, block by block, which every CPU can run.
    PORTABLE: HashBlocks<F: CompressionFunction>, F::PORTABLE, Shape::multiple(F::BLOCK);
    unsafe fn blocks_portable(state: Write<Hash<F>>, input: Read<Input>, len: usize) {
        // SAFETY: the caller upholds the contract: the words of a hash value, which nobody else uses, and whole blocks.
        let (hash, blocks) = unsafe {
            let blocks = slice::from_raw_parts(input.pointer::<F::Block>(), len / F::BLOCK);
            (&mut *state.pointer::<F::Words>(), blocks)
        };
        for block in blocks {
            *hash = F::compress(hash, block);
        }
    }
}
