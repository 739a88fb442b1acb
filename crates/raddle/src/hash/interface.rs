//! Hash functions and their message authentication codes, for code that is generic over the function.

use zeroize::ZeroizeOnDrop;

use crate::{
    WrongLength,
    blake3::{Blake3, DIGEST_BYTES, KEY_BYTES},
    hashing::{Algorithm, Hasher, Words, hash_many},
    hmac::{Hmac, HmacTag, Mac, Tag},
    kernel::{Construction, HashFunction},
    memory::wipe::wipe,
};

/// The state of a hash.
pub trait HashState: Clone + ZeroizeOnDrop {
    /// Writes the digests of many messages one after another. `digests` has room for all digests.
    fn digest_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]);

    /// Repairs the numbers in a state that was copied from memory to which several threads wrote at once, so that no
    /// call panics. The digest of such a state belongs to no message. A valid state of at most 2^63 bytes is unchanged.
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
        digest_many::<A, M>(messages, digests);
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

    /// Makes a key from bytes. Fails if the code does not accept a key of this length.
    fn from_bytes(key: &[u8]) -> Result<Self, WrongLength>;

    /// Computes the tag of a message.
    fn mac(&self, message: &[u8]) -> <Self::Pieces as MacPieces>::Tag;

    /// Starts a message in pieces.
    fn start(&self) -> Self::Pieces;

    /// Writes the tags of many messages one after another. `tags` has room for all tags.
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

    /// Repairs the numbers in a state, as [`HashState::mend`] does.
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
        mac_many(self, messages, tags);
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

/// A BLAKE3 key (section 2.3 of the BLAKE3 paper, `keyed_hash`). It is erased when dropped.
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

/// Functions that hash or authenticate one message in one call. Like the functions of [`AeadKey`](crate::bindings::AeadKey), they
/// are compiled in this crate, for speed.
pub trait OneHash<const BYTES: usize>: Algorithm {
    /// Writes the digest of a message.
    fn digest_message(message: &[u8], digest: &mut [u8; BYTES]);

    /// Writes the tag of a message.
    fn mac_message(key: &Hmac<Self, BYTES>, message: &[u8], tag: &mut [u8; BYTES]);
}

macro_rules! one_hash {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {$(
        impl OneHash<$digest> for $algorithm {
            fn digest_message(message: &[u8], digest: &mut [u8; $digest]) {
                *digest = <$hasher>::digest(message);
            }

            fn mac_message(key: &$mac, message: &[u8], tag: &mut [u8; $digest]) {
                *tag = *key.mac(message).as_bytes();
            }
        }
    )*};
}

crate::hashes!(padded: one_hash);

/// Writes the digests of many messages one after another, as
/// [`Hasher::digest_many`](crate::sha256::Sha256::digest_many) computes them. Algorithms with the same compression
/// function share the code of this function, also for HMAC, so it is a little slower.
///
/// `digests` has room for all digests. The rest of it is unchanged.
pub fn digest_many<A: Algorithm, M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]) {
    let construction = Construction { hash: &A::INITIAL, before: 0, outer: None };
    write_many::<A::Function, M>(&construction, A::DIGEST_BYTES, messages, digests);
}

/// Writes the tags of many messages one after another, as [`Hmac::mac_many`] computes them: see [`digest_many`].
pub fn mac_many<A: Algorithm, const TAG: usize, M: AsRef<[u8]>>(key: &Hmac<A, TAG>, messages: &[M], tags: &mut [u8]) {
    let [inner, outer]: &[Words<A>; 2] = &key.midstates().0;
    let outer = Some((outer, A::DIGEST_BYTES));
    let construction = Construction { hash: inner, before: A::BLOCK_BYTES as u64, outer };
    write_many::<A::Function, M>(&construction, TAG, messages, tags);
}

#[inline(never)]
fn write_many<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    bytes: usize,
    messages: &[M],
    results: &mut [u8],
) {
    hash_many::<F, M, u8>(construction, messages, results, |results, i, hash| {
        write_result(results, i, &F::bytes(hash).as_ref()[..bytes]);
    });
}

/// Writes a result to its place, if there is one. This is a separate function to reduce code size, since each hash
/// calls it several times.
#[inline(never)]
fn write_result(results: &mut [u8], i: usize, result: &[u8]) {
    if let Some(place) = results.get_mut(i * result.len()..(i + 1) * result.len()) {
        place.copy_from_slice(result);
    }
}
