//! AES without GHASH, with the kernels for which the key was expanded.

use super::{
    key::AesKey,
    size::{BLOCK, KeySize},
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::{
        aes_gcm::plan::AesGcmPlan,
        contract::{kernel_types::AesCtrXor, plan::choose},
    },
};

impl<S: KeySize> AesCtrXor<S> {
    /// Returns this CPU's kernel for streams. It reads the schedules that the AES-GCM kernel of the same plan writes.
    #[inline]
    pub(in crate::kernel) fn select(token: Token) -> &'static Self {
        choose(token, S::kernels().ctr_plans).copied().unwrap_or(const { &Self::PORTABLE })
    }
}

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
