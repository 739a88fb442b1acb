//! GHASH by itself, by the kernels that the key was made for.

use super::{GhashBlocks, GhashKey};
use crate::kernel::{
    aes::{BLOCK, Bits128},
    aes_gcm::Family,
    token::Token,
};

/// Powers of a key, and the kernel that reads them.
#[derive(Clone)]
pub(crate) struct Ghash {
    key: GhashKey,
    /// Invariant: this CPU has its features, and the powers are of its layout.
    blocks: &'static GhashBlocks,
}

impl Ghash {
    #[inline]
    pub(crate) fn new(h: &[u8; BLOCK]) -> Self {
        // The size of a key of AES is nothing to GHASH.
        let family = Family::<Bits128>::of(Token::current());
        // SAFETY: the family is for this CPU, and its kernels are of the same layout.
        Self { key: unsafe { GhashKey::made(&family.powers, h) }, blocks: &family.hash }
    }

    /// Takes blocks into the sum, whose last is added and not multiplied.
    #[inline]
    pub(crate) fn take(&self, sum: &mut [u8; BLOCK], blocks: &[[u8; BLOCK]]) {
        let (input, len) = (blocks.as_ptr().cast(), blocks.as_flattened().len());
        // SAFETY: this CPU has the features, and the powers are of the layout; whole blocks.
        unsafe { self.blocks.take(sum.as_mut_ptr(), input, len, self.key.as_ptr()) }
    }
}
