//! The trait that describes an AEAD algorithm.

use core::{fmt::Debug, hash::Hash};

use super::{
    error::{AadTooLong, TooLong},
    pieces::Parts,
    tag::{AeadTag, Sealed},
};
use crate::{
    InOut,
    memory::{bytes::WrongLength, job::Job},
};

/// An algorithm with its key, nonces and tags. Sealed: prevents implementations outside this crate.
pub trait AeadAlgorithm: Sealed + Copy + 'static {
    /// The key.
    type Key: Clone + AsRef<[u8]> + for<'a> TryFrom<&'a [u8], Error = WrongLength> + Send + Sync + 'static;
    /// The type of the nonce in function arguments.
    type Nonce<'n>: Copy;
    /// A nonce of [`NONCE_BYTES`](Self::NONCE_BYTES), for code that is generic over algorithms.
    type OwnedNonce: Copy
        + Eq
        + Hash
        + Debug
        + AsRef<[u8]>
        + for<'a> TryFrom<&'a [u8], Error = WrongLength>
        + Send
        + Sync
        + 'static;
    /// The tag.
    type Tag: AeadTag;

    /// The length of the key in bytes.
    const KEY_BYTES: usize;
    /// The length of the nonce in bytes. For an algorithm that allows any length, this is the preferred length.
    const NONCE_BYTES: usize;
    /// The length of the tag in bytes.
    const TAG_BYTES: usize = Self::Tag::BYTES;
    /// The maximum length of a message in bytes.
    const MESSAGE_BYTES: u64;
    /// The maximum length of additional data in bytes.
    const AAD_BYTES: u64;

    /// The name of the cipher.
    const NAME: &'static str;

    /// Lends a nonce to a function.
    fn lend_nonce(nonce: &Self::OwnedNonce) -> Self::Nonce<'_>;

    /// Lends the bytes of a nonce to a function, if they have an allowed length.
    #[doc(hidden)]
    fn nonce_of(bytes: &[u8]) -> Result<Self::Nonce<'_>, WrongLength>;

    /// The expanded key, erased when dropped.
    type Expanded: Clone + Send + Sync + 'static;

    /// A message in pieces.
    type Parts<'k>: Parts<Tag = Self::Tag>
    where
        Self: 'k;
    /// The reason why the algorithm takes only whole messages, or [`Infallible`](core::convert::Infallible) if it takes
    /// messages in pieces.
    type Refusal;

    #[doc(hidden)]
    fn expand(key: &Self::Key) -> Self::Expanded;

    /// Replaces the expanded key in place.
    #[doc(hidden)]
    #[inline]
    fn set_key(expanded: &mut Self::Expanded, key: &Self::Key) {
        *expanded = Self::expand(key);
    }

    /// Encrypts the text and returns the tag. The caller has checked the lengths.
    #[doc(hidden)]
    fn seal(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], text: InOut<'_>) -> Self::Tag;

    /// Decrypts the text and returns whether the tag is right. If it is wrong, a separate output is all zeros, and a text
    /// in place is unchanged. The caller has checked the lengths.
    #[doc(hidden)]
    fn open(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], text: InOut<'_>, tag: &Self::Tag) -> bool;

    /// Seals or opens each packet of a batch, and reports the index of each packet that does not open. A separate output
    /// of such a packet is all zeros, and a packet in place is unchanged.
    #[doc(hidden)]
    fn run<'b, 'a: 'b>(
        jobs: impl Iterator<Item = Job<'b, Self::Expanded, Self::Nonce<'a>, Self::Tag>>,
        refuse: impl FnMut(usize),
    );

    /// Starts a message in pieces.
    #[doc(hidden)]
    fn begin<'k>(key: &'k Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8])
    -> Result<Self::Parts<'k>, Self::Refusal>;
}

/// Returns the length of the ciphertext in a sealed message of the given length.
#[inline]
pub(super) fn text_bytes<T: AeadTag>(sealed: usize) -> Option<usize> {
    sealed.checked_sub(T::BYTES)
}

/// Checks the length of a message.
#[inline]
pub(crate) fn limited<V: AeadAlgorithm>(bytes: u64) -> Result<(), TooLong> {
    let max = V::MESSAGE_BYTES;
    if bytes <= max { Ok(()) } else { Err(TooLong { bytes, max }) }
}

/// Checks the length of additional data.
#[inline]
pub(crate) fn limited_aad<V: AeadAlgorithm>(bytes: u64) -> Result<(), AadTooLong> {
    let max = V::AAD_BYTES;
    if bytes <= max { Ok(()) } else { Err(AadTooLong { bytes, max }) }
}

/// Checks the lengths of a message and of its additional data.
#[inline(always)]
pub(crate) fn check_lengths<V: AeadAlgorithm, E: From<TooLong> + From<AadTooLong>>(
    text: usize,
    aad: usize,
) -> Result<(), E> {
    limited::<V>(text as u64)?;
    Ok(limited_aad::<V>(aad as u64)?)
}
