//! One message: whole blocks in place, the last bytes and the padding in a buffer.
#![forbid(unsafe_code)]

use core::slice;

use super::super::{
    function::{Block, HashFunction},
    memory::EndBlocks,
    schedule::in_place,
    source::{Source, Sources},
};
use crate::cpu::token::Token;

/// Absorbs whole blocks into the hash value. A remainder of `blocks` is an error of the caller, and is ignored.
#[inline]
pub(crate) fn absorb<F: HashFunction>(hash: &mut F::Words, blocks: &[u8]) {
    let token = Token::begin();
    F::kernels().one(token).call(token, hash, F::Block::divide(blocks).into());
}

/// Implements [`HashFunction::finish`].
#[inline]
pub(in crate::kernel) fn finish<F: HashFunction>(hash: &mut F::Words, last: &[u8], length: u64) {
    let token = Token::begin();
    let kernel = F::kernels().one(token);
    let (blocks, rest) = whole::<F>(last);
    let buffer = EndBlocks::<F>::new();
    let end = buffer.pad(rest, length);
    if !blocks.is_empty() {
        kernel.call(token, hash, blocks);
    }
    kernel.call(token, hash, end);
    buffer.wipe();
}

/// Implements [`HashFunction::finish_digest`].
#[inline]
pub(in crate::kernel) fn finish_digest<F: HashFunction>(
    hash: &mut F::Words,
    start: &F::Words,
    bytes: usize,
    length: u64,
) {
    let token = Token::begin();
    let buffer = EndBlocks::<F>::new();
    let block = buffer.pad_digest(hash, bytes, length);
    *hash = *start;
    F::kernels().one(token).call(token, hash, block);
    buffer.wipe();
}

/// Splits a message into the whole blocks that are hashed in place, and the bytes that share the last blocks with the padding.
#[inline]
pub(in crate::kernel) fn whole<F: HashFunction>(message: &[u8]) -> (Source<'_, F>, &[u8]) {
    let (blocks, rest) = message.split_at(in_place::<F>(message.len()));
    (F::Block::divide(blocks).into(), rest)
}

/// Absorbs one block into each of two hash values.
pub(crate) fn absorb_two<F: HashFunction>(hashes: &mut [F::Words; 2], blocks: &[F::Block; 2]) {
    let token = Token::begin();
    let plan = F::kernels().plan(token);
    let [first, second] = blocks.each_ref().map(|block| Source::<F>::from(slice::from_ref(block)));
    let Some(two) = plan.several.two else {
        for (hash, block) in hashes.iter_mut().zip([first, second]) {
            plan.one.call(token, hash, block);
        }
        return;
    };
    let mut sources = Sources::<F>::new();
    sources.set(0, first);
    sources.set(1, second);
    sources.run(2, 2, |inputs| two.call(token, hashes, inputs));
}
