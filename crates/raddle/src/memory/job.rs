//! The packets of a batch, in the form that algorithms take.

use super::{tag::Tag, text::InOut};

/// A packet of a batch, to be sealed or opened as `tag` says. The caller has checked the lengths.
pub struct Job<'a, K, N, T = Tag> {
    /// The number of the packet in its batch, which identifies it when a failure is reported.
    pub index: usize,
    /// The key.
    pub key: &'a K,
    /// The nonce.
    pub nonce: N,
    /// The additional data.
    pub aad: &'a [u8],
    /// The text.
    pub text: InOut<'a>,
    /// The tag.
    pub tag: TagPlace<'a, T>,
}

impl<'a, K, N, T> Job<'a, K, N, T> {
    /// Returns the same packet with a key and a nonce of other types.
    #[inline(always)]
    pub(crate) fn under<L, M>(self, key: impl FnOnce(&'a K) -> &'a L, nonce: impl FnOnce(N) -> M) -> Job<'a, L, M, T> {
        let Self { index, key: its, nonce: at, aad, text, tag } = self;
        Job { index, key: key(its), nonce: nonce(at), aad, text, tag }
    }
}

/// The tag of a packet: the place to write it, or the expected value.
///
/// The representation aligns the tag. Otherwise, it would begin at an odd byte, and each copy of a packet would split
/// the tag and wait for the stores.
#[repr(u64)]
pub enum TagPlace<'a, T = Tag> {
    /// The packet is sealed, and its tag is written to this place, which has the length of a tag.
    Write(InOut<'a>),
    /// The packet is opened if its tag equals this tag.
    Compare(T),
}
