//! The packets of a batch, as algorithms take them.

use super::{tag::Tag, text::InOut};

/// A packet of a batch, to be sealed or opened: the place of the tag says which. The caller has checked the lengths.
pub struct Job<'a, K, N, T = Tag> {
    /// The number of the packet in its batch, by which it is refused.
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
    /// The same packet with another type of key and nonce.
    #[inline(always)]
    pub(crate) fn under<L, M>(self, key: impl FnOnce(&'a K) -> &'a L, nonce: impl FnOnce(N) -> M) -> Job<'a, L, M, T> {
        let Self { index, key: its, nonce: at, aad, text, tag } = self;
        Job { index, key: key(its), nonce: nonce(at), aad, text, tag }
    }
}

/// The tag of a packet: where it is written, or what it must equal.
///
/// The representation is chosen: otherwise a tag begins at an odd byte, and each copy of a packet takes it apart and waits for
/// the stores.
#[repr(u64)]
pub enum TagPlace<'a, T = Tag> {
    /// The packet is sealed, and its tag is written to this place, which has the length of a tag.
    Write(InOut<'a>),
    /// The packet is opened if its tag equals this tag.
    Compare(T),
}
