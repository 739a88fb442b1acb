//! AES and GHASH each alone, with the kernels for which the key was made.

use super::{
    ghash::GhashKey,
    key::AesKey,
    plan::AesGcmPlan,
    size::{BLOCK, KeySize},
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::contract::{
        kernel_types::{AesCtrXor, GhashBlocks},
        parameter::Bits128,
    },
};

/// A key, and the kernel that reads it.
#[derive(Clone)]
pub(crate) struct Aes<S: KeySize> {
    key: AesKey<S>,
    /// The kernel, which reads keys in this layout.
    ctr: &'static AesCtrXor<S>,
    /// The proof that this CPU can run the kernel.
    token: Token,
}

impl<S: KeySize> Aes<S> {
    #[inline]
    pub(crate) fn new(key: &S::Key) -> Self {
        let token = Token::begin();
        let plan = AesGcmPlan::<S>::select(token);
        Self { key: AesKey::expanded(token, plan.expand, key), ctr: AesCtrXor::select(token), token }
    }

    /// Writes the input XOR the encrypted counter blocks. The last four bytes of the counter blocks count modulo 2^32.
    #[inline]
    pub(crate) fn xor(&self, counter: &[u8; BLOCK], data: InOut<'_>) {
        self.ctr.call(self.token, data.into(), self.key.schedule(), counter);
    }

    /// Encrypts a block: counter mode XORs the encrypted block into zeros.
    #[inline]
    pub(crate) fn encrypt_block(&self, block: &[u8; BLOCK]) -> [u8; BLOCK] {
        let mut out = [0; BLOCK];
        self.xor(block, InOut::in_place(&mut out));
        out
    }
}

/// Powers of a key, and the kernel that reads them.
#[derive(Clone)]
pub(crate) struct Ghash {
    key: GhashKey,
    /// The kernel, which reads powers in this layout.
    blocks: &'static GhashBlocks,
    /// The proof that this CPU can run the kernel.
    token: Token,
}

impl Ghash {
    #[inline]
    pub(crate) fn new(h: &[u8; BLOCK]) -> Self {
        let token = Token::begin();
        // GHASH does not depend on the size of an AES key.
        let plan = AesGcmPlan::<Bits128>::select(token);
        Self { key: GhashKey::made(token, plan.powers, h), blocks: plan.hash, token }
    }

    /// Absorbs blocks into the sum. After the last block is added, the sum is not multiplied.
    #[inline]
    pub(crate) fn absorb(&self, sum: &mut [u8; BLOCK], blocks: &[[u8; BLOCK]]) {
        self.blocks.call(self.token, sum, blocks.as_flattened(), self.key.powers());
    }
}
