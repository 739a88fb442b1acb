//! The contracts of AES-GCM: blocks of a message, and its end.

mod direction;
pub(crate) mod driver;
mod family;
mod key;
pub(in crate::kernel) mod portable;
mod state;

use super::{
    aes::{KeySize, Lists},
    contract::{self, Kernel, Refused, Unavailable},
    ghash::GhashPowers,
    token::Token,
};
use crate::InOut;

pub use direction::{Direction, Open, Seal};
pub(in crate::kernel) use family::{Family, Way, Wide};
pub use key::AesGcmKey;
pub use state::AesGcmState;

/// Encrypts or decrypts whole blocks of a message, and takes the ciphertext into the sum (SP 800-38D, section 7).
pub type AesGcmBlocks<S, D> = Kernel<contract::AesGcmBlocks<S, D>>;

/// Encrypts or decrypts the end of a message, and makes the tag (SP 800-38D, section 7).
///
/// ```
/// use raddle::{InOut, aes::Key, kernel::{AesGcmState, Bits128, Seal, aes_gcm_finish}};
///
/// let kernel = &aes_gcm_finish::<Bits128, Seal>()[0];
/// let key = kernel.key(&Key::from([7; 16]))?;
/// let mut text = *b"attack at dawn";
/// let mut state = AesGcmState::new(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
/// state.set_lengths(0, 14);
/// kernel.apply(&key, &mut state, InOut::in_place(&mut text))?;
/// let tag = state.tag();
/// # let _ = tag;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type AesGcmFinish<S, D> = Kernel<contract::AesGcmFinish<S, D>>;

/// Every implementation for whole blocks, those that this CPU can't run included.
#[must_use]
pub fn aes_gcm_blocks<S: KeySize, D: Direction>() -> &'static [AesGcmBlocks<S, D>] {
    D::lists(S::kernels()).blocks
}

/// Every implementation for the end of a message, those that this CPU can't run included.
#[must_use]
pub fn aes_gcm_finish<S: KeySize, D: Direction>() -> &'static [AesGcmFinish<S, D>] {
    D::lists(S::kernels()).finish
}

/// The names of those that take so many bytes, in order, of a message of `len` bytes that comes at once, under a key made
/// now.
///
/// ```
/// use raddle::kernel::{Bits128, Seal, aes_gcm_plan};
///
/// let taken = aes_gcm_plan::<Bits128, Seal>(1000).map(|(_, bytes)| bytes);
/// assert_eq!(taken.sum::<usize>(), 1000);
/// ```
pub fn aes_gcm_plan<S: KeySize, D: Direction>(len: usize) -> impl Iterator<Item = (&'static str, usize)> {
    D::way(Family::<S>::of(Token::current())).steps(len)
}

/// What both kinds of kernels share.
macro_rules! runs {
    ($kernel:ident) => {
        impl<S: KeySize, D: Direction> $kernel<S, D> {
            /// A key as this kernel reads it.
            ///
            /// # Errors
            ///
            /// The features that are missing.
            pub fn key(&self, key: &S::Key) -> Result<AesGcmKey<S>, Unavailable> {
                self.require(Token::current())?;
                let powers = self.powers().unwrap_or(&GhashPowers::PORTABLE);
                AesGcmKey::new(powers, key)
            }

            /// Writes the input XOR the encrypted counter blocks, and takes the ciphertext into the sum; what ends a
            /// message makes the tag too.
            ///
            /// # Errors
            ///
            /// The features that are missing, a length of which the kernel takes no such, or that the key is another
            /// family's; nothing is written then.
            pub fn apply(&self, key: &AesGcmKey<S>, state: &mut AesGcmState, data: InOut<'_>) -> Result<(), Refused> {
                let token = Token::begin();
                self.accept(token, data.len())?;
                if key.layout() != self.shape().layout {
                    return Err(Refused::Layout);
                }
                self.call(token, data.into(), key, state);
                Ok(())
            }
        }
    };
}

runs!(AesGcmBlocks);
runs!(AesGcmFinish);
