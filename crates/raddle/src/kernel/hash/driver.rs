//! One message: whole blocks in place, the last bytes and the padding in a buffer.

use super::{
    BLOCK, HashFunction, Plan,
    last::{Last, SHORT},
};
use crate::kernel::token::Token;

/// Takes `blocks`, whole ones, into the hash value; what is left over of them is the caller's mistake, and is not taken.
#[inline]
pub(crate) fn take<F: HashFunction>(hash: &mut F::Words, blocks: &[u8]) {
    let whole = blocks.len() - blocks.len() % BLOCK;
    // SAFETY: the plan is that of this CPU; the slice can be read.
    unsafe { Plan::<F>::of(Token::current()).one.take(hash, blocks.as_ptr(), whole) }
}

/// Takes the last bytes of a message of `length` bytes, modulo 2^64, into the hash value, and the padding.
#[inline]
pub(crate) fn finish<F: HashFunction>(hash: &mut F::Words, last: &[u8], length: u64) {
    let one = &Plan::<F>::of(Token::current()).one;
    let (blocks, rest) = last.split_at(if last.len() <= SHORT { 0 } else { last.len() - last.len() % BLOCK });
    let mut end = Last::new();
    let n = end.pad::<F>(rest, length);
    // SAFETY: the plan is that of this CPU; the slice can be read, and the blocks that were just written.
    unsafe {
        if !blocks.is_empty() {
            one.take(hash, blocks.as_ptr(), blocks.len());
        }
        one.take(hash, end.as_ptr(), n * BLOCK);
    }
    end.wipe();
}

/// Takes a block each into two hash values.
pub(crate) fn take_two<F: HashFunction>(hashes: &mut [F::Words; 2], blocks: &[[u8; BLOCK]; 2]) {
    let plan = Plan::<F>::of(Token::current());
    let inputs = blocks.each_ref().map(|block| block.as_ptr());
    // SAFETY: the plan is that of this CPU; two hash values, one after another, and as many blocks.
    unsafe {
        if let Some(two) = plan.two {
            two.run()(hashes.as_mut_ptr().cast(), inputs.as_ptr(), BLOCK, two.table().as_ptr());
        } else {
            for (hash, input) in hashes.iter_mut().zip(inputs) {
                plan.one.take(hash, input, BLOCK);
            }
        }
    }
}
