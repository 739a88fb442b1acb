//! The AES-GCM contracts: the blocks of a message, and its end.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(in crate::kernel) mod direction;
pub(crate) mod driver;
pub(in crate::kernel) mod key;
pub(in crate::kernel) mod layout;
pub(crate) mod limits;
pub(in crate::kernel) mod plan;
pub(in crate::kernel) mod portable;
mod schedule;
pub(in crate::kernel) mod state;
pub(crate) mod stream;

use super::{
    aes::size::KeySize,
    contract::{
        Refused, Unavailable,
        kernel_types::{AesGcmBlocks, AesGcmFinish, GhashPowers},
    },
};
use crate::{InOut, cpu::token::Token};
use direction::Direction;

pub use key::AesGcmKey;
pub use state::AesGcmState;

/// Returns every implementation for whole blocks, including those that this CPU can't run.
#[must_use]
pub fn aes_gcm_blocks<S: KeySize, D: Direction>() -> &'static [AesGcmBlocks<S, D>] {
    D::lists(S::kernels()).blocks
}

/// Returns every implementation for the end of a message, including those that this CPU can't run.
#[must_use]
pub fn aes_gcm_finish<S: KeySize, D: Direction>() -> &'static [AesGcmFinish<S, D>] {
    D::lists(S::kernels()).finish
}

/// Implements the functions that both kinds of kernels share.
macro_rules! runs {
    ($kernel:ident) => {
        impl<S: KeySize, D: Direction> $kernel<S, D> {
            /// Computes a key in the layout that this kernel reads.
            ///
            /// # Errors
            ///
            /// Fails if this CPU lacks features, which the error names.
            pub fn key(&self, key: &S::Key) -> Result<AesGcmKey<S>, Unavailable> {
                self.require(Token::current())?;
                let powers = self.powers().unwrap_or(&GhashPowers::PORTABLE);
                AesGcmKey::new(powers, key)
            }

            /// Writes the input XOR the encrypted counter blocks, and absorbs the ciphertext into the sum. A kernel for
            /// the end of a message computes the tag too.
            ///
            /// # Errors
            ///
            /// Fails if this CPU lacks features, which the error names, if the kernel does not take the length, or if
            /// the key belongs to another family. Nothing is written then.
            pub fn apply(&self, key: &AesGcmKey<S>, state: &mut AesGcmState, data: InOut<'_>) -> Result<(), Refused> {
                let token = Token::begin();
                self.accept(token, data.len())?;
                if key.layout() != self.shape().layout {
                    return Err(Refused::Layout);
                }
                self.call(token, data.into(), key.made(), state);
                Ok(())
            }
        }
    };
}

runs!(AesGcmBlocks);
runs!(AesGcmFinish);
