//! The algorithms.

use super::{
    many::{Batch, alone},
    pieces::Parts,
    tag_bytes::{Sealed, TagBytes},
};
use crate::InOut;

/// An algorithm with its key, nonces and tags. Sealed: prevents implementations outside this crate.
pub trait Variant: Sealed + Copy {
    /// The key.
    type Key;
    /// The type of the nonce in function arguments.
    type Nonce<'n>: Copy;
    /// The tag.
    type Tag: TagBytes;

    /// The maximum length of a message in bytes.
    const MESSAGE_BYTES: u64;
    /// The maximum length of additional data in bytes.
    const AAD_BYTES: u64;

    /// The name.
    #[doc(hidden)]
    const NAME: &'static str;

    /// The expanded key, erased when dropped.
    #[doc(hidden)]
    type Expanded: Clone;

    /// A message in pieces.
    #[doc(hidden)]
    type Parts<'k>: Parts<Tag = Self::Tag>
    where
        Self: 'k;

    #[doc(hidden)]
    fn expand(key: &Self::Key) -> Self::Expanded;

    /// Encrypts the data in place and returns the tag. The caller has checked the lengths.
    #[doc(hidden)]
    fn seal(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], data: InOut<'_>) -> Self::Tag;

    /// Decrypts the data and returns whether the tag is right. If it is not, the output is all zeros.
    /// The caller has checked the lengths.
    #[doc(hidden)]
    fn open(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], data: InOut<'_>, tag: &Self::Tag) -> bool;

    /// Seals or opens each packet of a batch.
    #[doc(hidden)]
    fn run<'a>(batch: &mut impl Batch<'a, Self>) {
        (0..batch.count()).for_each(|i| alone(batch, i));
    }

    /// Starts a message in pieces.
    #[doc(hidden)]
    fn begin<'k>(key: &'k Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8]) -> Self::Parts<'k>;
}
