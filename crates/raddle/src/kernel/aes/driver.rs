//! AES by itself, by the kernels that the key was made for.

use super::{AesCtrXor, AesKey, BLOCK, KeySize};
use crate::{
    InOut,
    kernel::{aes_gcm::Family, token::Token},
};

/// A key, and the kernel that reads it.
#[derive(Clone)]
pub(crate) struct Aes<S: KeySize> {
    key: AesKey<S>,
    /// Invariant: this CPU has its features, and the key is of its layout.
    ctr: &'static AesCtrXor<S>,
}

impl<S: KeySize> Aes<S> {
    #[inline]
    pub(crate) fn new(key: &S::Key) -> Self {
        let family = Family::<S>::of(Token::current());
        // SAFETY: the family is for this CPU, and its kernels are of the same layout.
        Self { key: unsafe { AesKey::expanded(&family.expand, key) }, ctr: &family.ctr }
    }

    /// Writes the input XOR the encrypted counter blocks, of which the last four bytes count modulo 2^32.
    #[inline]
    pub(crate) fn xor(&self, counter: &[u8; BLOCK], data: InOut<'_>) {
        let (out, input, len) = data.into_pointers();
        // SAFETY: this CPU has the features, and the key is of the layout; the pointers are an input and an output.
        unsafe { self.ctr.xor(out, input, len, self.key.as_ptr(), counter) }
    }

    /// The block encrypted: what counter mode adds to zeros.
    #[inline]
    pub(crate) fn encrypt_block(&self, block: &[u8; BLOCK]) -> [u8; BLOCK] {
        let mut out = [0; BLOCK];
        self.xor(block, InOut::in_place(&mut out));
        out
    }
}
