//! The algorithms.

use super::{
    pieces::Parts,
    tag_bytes::{Sealed, TagBytes},
};
use crate::InOut;

/// Which algorithm an [`Aead`](super::Aead) is, with which nonces and tags. Nothing outside of this crate implements it.
pub trait Variant: Sealed + Copy {
    /// The key.
    type Key;
    /// The type of the nonce in function arguments.
    type Nonce<'n>: Copy;
    /// The tag.
    type Tag: TagBytes;

    /// The most bytes that a message may have.
    const MESSAGE_BYTES: u64;
    /// The most bytes that additional data may have.
    const AAD_BYTES: u64;

    /// The name.
    #[doc(hidden)]
    const NAME: &'static str;

    /// What is made of the key once. It erases itself.
    #[doc(hidden)]
    type Expanded: Clone;

    /// A message in pieces.
    #[doc(hidden)]
    type Parts<'k>: Parts<Tag = Self::Tag>
    where
        Self: 'k;

    #[doc(hidden)]
    fn expand(key: &Self::Key) -> Self::Expanded;

    /// Encrypts the data, and returns the tag. Nothing is too long.
    #[doc(hidden)]
    fn seal(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], data: InOut<'_>) -> Self::Tag;

    /// Decrypts the data where the tag is right, and says whether it is; where it is not, the output is all zeros.
    /// Nothing is too long.
    #[doc(hidden)]
    fn open(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], data: InOut<'_>, tag: &Self::Tag) -> bool;

    /// A message before its first byte.
    #[doc(hidden)]
    fn begin<'k>(key: &'k Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8]) -> Self::Parts<'k>;
}
