//! GHASH without AES, with the kernels for which the key was made.

use super::key::GhashKey;
use crate::{
    cpu::token::Token,
    kernel::{
        aes::size::BLOCK,
        aes_gcm::plan::AesGcmPlan,
        contract::{kernel_types::GhashBlocks, parameter::Bits128},
    },
};

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
