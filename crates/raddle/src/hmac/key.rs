//! The hashed key of HMAC.

use crate::{
    hashing::{Algorithm, Words},
    kernel::{Block, CompressionFunction, HashFunction, hash::one::absorb_two},
    memory::{wipe::wipe, xor::xor},
};

/// The hash values after the inner block and the outer block of the key (RFC 2104, section 2), erased when dropped.
#[derive(Clone)]
pub(crate) struct Midstates<A: Algorithm>(pub(crate) [Words<A>; 2]);

impl<A: Algorithm> Midstates<A> {
    /// Hashes a key of any length. If the CPU has a kernel for two messages, one call hashes both blocks.
    pub(crate) fn new(key: &[u8]) -> Self {
        let mut blocks = [0x36, 0x5c].map(<A::Function as CompressionFunction>::Block::filled);
        let mut add = |key: &[u8]| {
            for block in &mut blocks {
                xor(block.as_mut(), key);
            }
        };
        if key.len() <= A::Function::BLOCK {
            add(key);
        } else {
            let mut hash = A::INITIAL;
            A::Function::finish(&mut hash, key, key.len() as u64);
            let mut digest = A::digest(&hash);
            add(digest.as_ref());
            wipe(digest.as_mut());
            wipe(hash.as_mut());
        }
        let mut hashes = [A::INITIAL; 2];
        absorb_two::<A::Function>(&mut hashes, &blocks);
        blocks.iter_mut().for_each(|block| wipe(block.as_mut()));
        Self(hashes)
    }

    #[inline]
    pub(crate) fn inner(&self) -> &Words<A> {
        &self.0[0]
    }

    #[inline]
    pub(crate) fn outer(&self) -> &Words<A> {
        &self.0[1]
    }

    /// Computes the hash value that is truncated to the tag. The result is written in place: a copy would be another
    /// secret, and the next load would wait for the store of the copy.
    #[inline]
    pub(crate) fn mac(&self, message: &[u8], hash: &mut Words<A>) {
        *hash = *self.inner();
        A::Function::finish(hash, message, (A::Function::BLOCK as u64).wrapping_add(message.len() as u64));
        self.outer_of(hash);
    }

    /// Computes the outer hash value from the inner one.
    #[inline]
    pub(crate) fn outer_of(&self, hash: &mut Words<A>) {
        A::Function::finish_digest(hash, self.outer(), A::DIGEST_BYTES, (A::Function::BLOCK + A::DIGEST_BYTES) as u64);
    }
}

impl<A: Algorithm> Drop for Midstates<A> {
    #[inline]
    fn drop(&mut self) {
        self.0.iter_mut().for_each(|hash| wipe(hash.as_mut()));
    }
}
