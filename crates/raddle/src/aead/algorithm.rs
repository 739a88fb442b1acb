//! The trait that describes an AEAD algorithm.

use core::{fmt::Debug, hash::Hash};

use super::{
    pieces::Parts,
    tag::{AeadTag, Sealed},
};
use crate::{
    InOut,
    memory::{bytes::WrongLength, tag::TagPlace},
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
    /// The length of the nonce in bytes. An algorithm that allows any length has its preferred length here.
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

    /// The expanded key, erased when dropped.
    type Expanded: Clone + Send + Sync + 'static;

    /// A message in pieces.
    type Parts<'k>: Parts<Tag = Self::Tag>
    where
        Self: 'k;

    #[doc(hidden)]
    fn expand(key: &Self::Key) -> Self::Expanded;

    /// Replaces the expanded key in its place.
    #[doc(hidden)]
    #[inline]
    fn set_key(expanded: &mut Self::Expanded, key: &Self::Key) {
        *expanded = Self::expand(key);
    }

    /// Encrypts the data in place and returns the tag. The caller has checked the lengths.
    #[doc(hidden)]
    fn seal(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], data: InOut<'_>) -> Self::Tag;

    /// Decrypts the data and returns whether the tag is right. If it is not, the output is all zeros.
    /// The caller has checked the lengths.
    #[doc(hidden)]
    fn open(key: &Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8], data: InOut<'_>, tag: &Self::Tag) -> bool;

    /// Checks each packet of a batch, and seals or opens it.
    #[doc(hidden)]
    fn run<'a>(batch: &mut impl Batch<'a, Self>);

    /// Starts a message in pieces.
    #[doc(hidden)]
    fn begin<'k>(key: &'k Self::Expanded, nonce: Self::Nonce<'_>, aad: &[u8]) -> Self::Parts<'k>;
}

/// The packets of a batch. Each is sealed or opened separately.
pub trait Batch<'a, V: AeadAlgorithm> {
    /// The number of packets.
    fn count(&self) -> usize;

    /// Checks the lengths of packet `i`, and sets its result. Callers do so before they use packet `i`.
    fn check(&mut self, i: usize);

    /// The length of the text of packet `i` in bytes; `None` if its lengths are wrong.
    fn text_bytes(&self, i: usize) -> Option<usize>;

    /// The length of the additional data of packet `i` in bytes. Its lengths have been checked.
    fn aad_bytes(&self, i: usize) -> usize;

    /// The key of packet `i`.
    fn key(&self, i: usize) -> &V::Expanded;

    /// The nonce of packet `i`.
    fn nonce(&self, i: usize) -> V::Nonce<'a>;

    /// Key, additional data, text and tag of packet `i`; `None` if its lengths are wrong.
    fn message(&mut self, i: usize) -> Option<Message<'_, V>>;

    /// Checks packet `i`, sets its result, and returns its nonce and its message; `None` if its lengths are wrong. For
    /// algorithms that process one packet after another.
    #[inline(always)]
    fn checked(&mut self, i: usize) -> Option<(V::Nonce<'a>, Message<'_, V>)> {
        self.check(i);
        let nonce = self.nonce(i);
        Some((nonce, self.message(i)?))
    }

    /// Records that packet `i` does not open.
    fn refuse(&mut self, i: usize);
}

/// A packet without its nonce.
pub struct Message<'m, V: AeadAlgorithm> {
    pub(crate) key: &'m V::Expanded,
    pub(crate) aad: &'m [u8],
    pub(crate) text: InOut<'m>,
    pub(crate) tag: TagPlace<'m, V::Tag>,
}
