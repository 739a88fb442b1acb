//! Hash functions and their message authentication codes, for code that is generic over the function.

use zeroize::ZeroizeOnDrop;

use crate::{
    WrongLength,
    blake3::{Blake3, DIGEST_BYTES, KEY_BYTES},
    hash::{Algorithm, Hasher},
    hmac::{Hmac, HmacTag, Mac, Tag},
    memory::wipe::wipe,
};

/// The state of a hash.
pub trait HashState: Clone + ZeroizeOnDrop {
    /// Writes the digests of many messages one after another. `digests` has room for all.
    fn digest_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]);

    /// Makes the numbers of a state consistent that was copied from memory to which several threads wrote at once, so that no
    /// call panics. The digest is of no message then. A hash of at most 2^63 bytes that is whole stays as it is.
    ///
    /// ```
    /// use raddle::{bindings::HashState, blake3::Blake3};
    ///
    /// let mut hasher = Blake3::new();
    /// hasher.update(b"attack at dawn");
    /// hasher.mend();
    /// assert_eq!(hasher.finalize(), Blake3::digest(b"attack at dawn"));
    /// ```
    fn mend(&mut self) {}
}

impl<A: Algorithm> HashState for Hasher<A> {
    fn digest_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]) {
        super::digest_many::<A, M>(messages, digests);
    }
}

impl HashState for Blake3 {
    fn digest_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]) {
        let result = Blake3::digest_many(messages, digests.as_chunks_mut().0);
        debug_assert_eq!(result, Ok(()), "as many digests as messages");
    }

    fn mend(&mut self) {
        Blake3::mend(self);
    }
}

/// A key of a message authentication code.
pub trait MacKey: Clone + ZeroizeOnDrop {
    /// The state of a message in pieces.
    type Pieces: MacPieces;

    /// Makes the key of bytes. Fails if the code does not take a key of this length.
    fn from_bytes(key: &[u8]) -> Result<Self, WrongLength>;

    /// Computes the tag of a message.
    fn mac(&self, message: &[u8]) -> <Self::Pieces as MacPieces>::Tag;

    /// Starts a message in pieces.
    fn start(&self) -> Self::Pieces;

    /// Writes the tags of many messages one after another. `tags` has room for all.
    fn mac_many<M: AsRef<[u8]>>(&self, messages: &[M], tags: &mut [u8]);
}

/// The state of a message in pieces under a [`MacKey`].
pub trait MacPieces: Clone + ZeroizeOnDrop {
    /// The tag.
    type Tag: AsRef<[u8]>;

    /// Authenticates the next piece.
    fn update(&mut self, piece: &[u8]);

    /// Computes the tag of all pieces, and starts another message under the same key.
    fn finalize_reset(&mut self) -> Self::Tag;

    /// Makes the numbers of a state consistent: [`HashState::mend`].
    fn mend(&mut self) {}
}

impl<A: Algorithm, const TAG: usize> MacKey for Hmac<A, TAG>
where
    Tag<TAG>: HmacTag<A>,
{
    type Pieces = Mac<A, TAG>;

    fn from_bytes(key: &[u8]) -> Result<Self, WrongLength> {
        Ok(Self::new(key))
    }

    fn mac(&self, message: &[u8]) -> Tag<TAG> {
        Hmac::mac(self, message)
    }

    fn start(&self) -> Mac<A, TAG> {
        Hmac::start(self)
    }

    fn mac_many<M: AsRef<[u8]>>(&self, messages: &[M], tags: &mut [u8]) {
        super::mac_many(self, messages, tags);
    }
}

impl<A: Algorithm, const TAG: usize> MacPieces for Mac<A, TAG> {
    type Tag = Tag<TAG>;

    fn update(&mut self, piece: &[u8]) {
        Mac::update(self, piece);
    }

    fn finalize_reset(&mut self) -> Tag<TAG> {
        Mac::finalize_reset(self)
    }
}

/// A key of BLAKE3 (section 2.3 of its paper, `keyed_hash`). It is erased when dropped.
#[derive(Clone)]
pub struct Blake3Key([u8; KEY_BYTES]);

impl Drop for Blake3Key {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

impl ZeroizeOnDrop for Blake3Key {}

impl MacKey for Blake3Key {
    type Pieces = Blake3;

    fn from_bytes(key: &[u8]) -> Result<Self, WrongLength> {
        key.try_into().map(Self).map_err(|_| WrongLength { expected: KEY_BYTES, got: key.len() })
    }

    fn mac(&self, message: &[u8]) -> Tag<DIGEST_BYTES> {
        Tag::from(Blake3::digest_keyed(&self.0, message))
    }

    fn start(&self) -> Blake3 {
        Blake3::keyed(&self.0)
    }

    fn mac_many<M: AsRef<[u8]>>(&self, messages: &[M], tags: &mut [u8]) {
        let result = Blake3::many_keyed(&self.0, messages, tags.as_chunks_mut().0);
        debug_assert_eq!(result, Ok(()), "as many tags as messages");
    }
}

impl MacPieces for Blake3 {
    type Tag = Tag<DIGEST_BYTES>;

    fn update(&mut self, piece: &[u8]) {
        Blake3::update(self, piece);
    }

    fn finalize_reset(&mut self) -> Tag<DIGEST_BYTES> {
        Blake3::finalize_reset(self).into()
    }

    fn mend(&mut self) {
        Blake3::mend(self);
    }
}
