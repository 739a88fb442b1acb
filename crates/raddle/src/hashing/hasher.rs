//! The hash algorithms, and the hasher for a message in pieces.

use core::{
    fmt::{self, Debug},
    hash::Hash,
};

use zeroize::{Zeroize, ZeroizeOnDrop};

use crate::{
    cpu::token::Token,
    kernel::{self, Block, CompressionFunction, HashFunction, Update, hash::one::absorb},
    memory::wipe::wipe,
    portable,
};

/// A hash algorithm. Sealed: prevents implementations outside this crate.
pub trait Algorithm: Sealed + Copy + 'static {
    /// The digest: an array of bytes.
    type Digest: Copy
        + Eq
        + Hash
        + Debug
        + AsRef<[u8]>
        + AsMut<[u8]>
        + for<'a> TryFrom<&'a [u8]>
        + Zeroize
        + Send
        + Sync
        + 'static;

    /// The compression function.
    type Function: HashFunction;

    /// A digest of zeros, to make room for the digests that a batch writes.
    const ZEROS: Self::Digest;

    /// The length of a digest in bytes.
    const DIGEST_BYTES: usize;

    /// The length of a block in bytes. An HMAC key of this length is neither padded nor hashed.
    const BLOCK_BYTES: usize;

    /// The name.
    const NAME: &'static str;

    /// The name of HMAC with this algorithm.
    #[doc(hidden)]
    const HMAC: &'static str;

    /// The initial hash value.
    #[doc(hidden)]
    const INITIAL: Words<Self>;

    /// Truncates the hash value to a digest.
    #[doc(hidden)]
    fn digest(hash: &Words<Self>) -> Self::Digest;
}

/// A hash value, as an array of words.
pub(crate) type Words<A> = <<A as Algorithm>::Function as CompressionFunction>::Words;

/// Prevents implementations outside this crate.
#[doc(hidden)]
pub trait Sealed {}

/// SHA-2 (FIPS 180-4). `BITS` is the length of the digest: 256 or 224 with 32-bit words, 512 or 384 with 64-bit words.
#[derive(Clone, Copy, Debug)]
pub struct Sha2<const BITS: usize>;

/// SHA-512/t (FIPS 180-4, section 5.3.6): SHA-512 with another initial hash value, truncated to `T` bits.
#[derive(Clone, Copy, Debug)]
pub struct Sha512T<const T: usize>;

/// SHA-1 (FIPS 180-4, RFC 3174).
#[derive(Clone, Copy, Debug)]
pub struct Rfc3174;

/// MD5 (RFC 1321).
#[derive(Clone, Copy, Debug)]
pub struct Rfc1321;

macro_rules! algorithms {
    ($($name:ty: $bytes:literal, $text:literal, $function:ident, $initial:expr;)*) => {$(
        impl Sealed for $name {}

        impl Algorithm for $name {
            type Digest = [u8; $bytes];
            type Function = kernel::$function;

            const ZEROS: [u8; $bytes] = [0; $bytes];
            const DIGEST_BYTES: usize = $bytes;
            const BLOCK_BYTES: usize = kernel::$function::BLOCK;
            const NAME: &'static str = $text;
            const HMAC: &'static str = concat!("Hmac", $text);
            const INITIAL: Words<Self> = $initial;

            #[inline]
            fn digest(hash: &Words<Self>) -> [u8; $bytes] {
                let mut digest = [0; $bytes];
                let bytes = kernel::$function::bytes(hash);
                digest.copy_from_slice(&bytes[..$bytes]);
                digest
            }
        }
    )*};
}

algorithms! {
    Sha2<256>: 32, "Sha256", Sha256, portable::sha256::INITIAL;
    Sha2<224>: 28, "Sha224", Sha256, portable::sha256::INITIAL_224;
    Sha2<512>: 64, "Sha512", Sha512, portable::sha512::INITIAL;
    Sha2<384>: 48, "Sha384", Sha512, portable::sha512::INITIAL_384;
    Sha512T<224>: 28, "Sha512_224", Sha512, portable::sha512::INITIAL_224;
    Sha512T<256>: 32, "Sha512_256", Sha512, portable::sha512::INITIAL_256;
    Rfc3174: 20, "Sha1", Sha1, portable::sha1::INITIAL;
    Rfc1321: 16, "Md5", Md5, portable::md5::INITIAL;
}

/// Hashes a message in one call, or in pieces.
///
/// The algorithms are SHA-2 and SHA-1 (FIPS 180-4, sections 6.1 to 6.7) and MD5 (RFC 1321). The time taken depends only
/// on lengths. The state is erased when dropped and never printed, since the message may be secret.
///
/// ```
/// use raddle::sha256::Sha256;
///
/// let mut hasher = Sha256::new();
/// hasher.update(b"attack ");
/// hasher.update(b"at dawn");
/// assert_eq!(hasher.finalize(), Sha256::digest("attack at dawn"));
/// ```
///
/// With the feature `std`, a hasher is a writer:
///
/// ```
/// # #[cfg(feature = "std")] {
/// use raddle::sha256::Sha256;
///
/// let mut hasher = Sha256::new();
/// std::io::copy(&mut &b"attack at dawn"[..], &mut hasher)?;
/// assert_eq!(hasher.finalize(), Sha256::digest("attack at dawn"));
/// # }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone)]
pub struct Hasher<A: Algorithm> {
    pub(crate) hash: Words<A>,
    /// The partial block, whose length is `length` modulo the block length.
    pub(crate) part: <A::Function as CompressionFunction>::Block,
    /// The length of the message so far in bytes, modulo 2^64.
    pub(crate) length: u64,
}

impl<A: Algorithm> Hasher<A> {
    /// The length of a digest in bytes.
    pub const DIGEST_BYTES: usize = A::DIGEST_BYTES;

    /// Starts a hash.
    ///
    /// ```
    /// use raddle::sha256::Sha256;
    ///
    /// assert_eq!(Sha256::new().finalize(), Sha256::digest(b""));
    /// ```
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self { hash: A::INITIAL, part: Block::filled(0), length: 0 }
    }

    /// Computes the digest of a message.
    ///
    /// ```
    /// use raddle::md5::Md5;
    ///
    /// assert_eq!(Md5::digest(b"")[..4], [0xd4, 0x1d, 0x8c, 0xd9]);
    /// ```
    #[inline]
    #[must_use]
    pub fn digest(message: impl AsRef<[u8]>) -> A::Digest {
        let message = message.as_ref();
        // The compiler copies the initial hash value with vector instructions, so the token comes first.
        Token::begin();
        let mut hash = A::INITIAL;
        A::Function::finish(&mut hash, message, message.len() as u64);
        let digest = A::digest(&hash);
        wipe(hash.as_mut());
        digest
    }

    /// Hashes the next piece, of any length.
    ///
    /// ```
    /// use raddle::sha256::Sha256;
    ///
    /// let mut hasher = Sha256::new();
    /// hasher.update(b"attack ");
    /// hasher.update(b"at dawn");
    /// assert_eq!(hasher.finalize(), Sha256::digest(b"attack at dawn"));
    /// ```
    pub fn update(&mut self, piece: &[u8]) {
        let filled = self.filled();
        self.length = self.length.wrapping_add(piece.len() as u64);
        match Update::new::<A::Function>(filled, piece.len()) {
            Update::Keep => self.part.as_mut()[filled..filled + piece.len()].copy_from_slice(piece),
            Update::Hash { first, whole } => {
                let (first, piece) = piece.split_at(first);
                let (blocks, rest) = piece.split_at(whole);
                if !first.is_empty() {
                    self.part.as_mut()[filled..].copy_from_slice(first);
                    absorb::<A::Function>(&mut self.hash, self.part.as_ref());
                }
                if !blocks.is_empty() {
                    absorb::<A::Function>(&mut self.hash, blocks);
                }
                self.part.as_mut()[..rest.len()].copy_from_slice(rest);
            }
        }
    }

    /// Computes the digest of all pieces.
    ///
    /// ```
    /// use raddle::md5::Md5;
    ///
    /// let mut hasher = Md5::new();
    /// hasher.update(b"attack at dawn");
    /// assert_eq!(hasher.finalize(), Md5::digest(b"attack at dawn"));
    /// ```
    #[inline]
    #[must_use]
    pub fn finalize(mut self) -> A::Digest {
        self.finish()
    }

    /// Computes the digest of all pieces, and resets the hasher.
    ///
    /// ```
    /// use raddle::sha256::Sha256;
    ///
    /// let mut hasher = Sha256::new();
    /// hasher.update(b"attack at dawn");
    /// assert_eq!(hasher.finalize_reset(), Sha256::digest(b"attack at dawn"));
    /// assert_eq!(hasher.finalize_reset(), Sha256::digest(b""));
    /// ```
    #[must_use]
    pub fn finalize_reset(&mut self) -> A::Digest {
        let digest = self.finish();
        self.reset();
        digest
    }

    fn finish(&mut self) -> A::Digest {
        let filled = self.filled();
        A::Function::finish(&mut self.hash, &self.part.as_ref()[..filled], self.length);
        A::digest(&self.hash)
    }

    /// Discards the pieces, and starts another message.
    pub fn reset(&mut self) {
        (self.hash, self.length) = (A::INITIAL, 0);
        wipe(self.part.as_mut());
    }

    /// Returns the length of the partial block.
    #[inline]
    pub(crate) fn filled(&self) -> usize {
        (self.length % A::Function::BLOCK as u64) as usize
    }
}

/// Implements `io::Write` with the function `update`, which accepts all bytes and never fails.
macro_rules! write_impl {
    ([$($generics:tt)*] $type:ty) => {
        /// Accepts each piece as a whole; never fails.
        #[cfg(feature = "std")]
        impl<$($generics)*> std::io::Write for $type {
            #[inline]
            fn write(&mut self, piece: &[u8]) -> std::io::Result<usize> {
                self.update(piece);
                Ok(piece.len())
            }

            #[inline]
            fn flush(&mut self) -> std::io::Result<()> {
                Ok(())
            }
        }
    };
}

pub(crate) use write_impl;

/// The functions that HMAC needs.
impl<A: Algorithm> Hasher<A> {
    /// Resumes a hash after one whole block.
    #[inline]
    pub(crate) fn after_block(hash: Words<A>) -> Self {
        Self { hash, part: Block::filled(0), length: A::Function::BLOCK as u64 }
    }

    /// Computes the hash value of all pieces.
    #[inline]
    pub(crate) fn finalize_words(mut self) -> Words<A> {
        self.finish();
        self.hash
    }
}

/// The functions that store a hash as bytes: see [`suspend_hash`](crate::bindings::suspend_hash).
impl<A: Algorithm> Hasher<A> {
    /// Returns the hash value so far, the partial block, and the length of the message so far.
    pub(crate) fn state(&self) -> (&Words<A>, &[u8], u64) {
        (&self.hash, &self.part.as_ref()[..self.filled()], self.length)
    }

    /// Resumes a hash. Returns `None` if the length of the partial block is not `length` modulo the block length.
    pub(crate) fn of_state(hash: Words<A>, part: &[u8], length: u64) -> Option<Self> {
        let mut hasher = Self { hash, part: Block::filled(0), length };
        let filled = hasher.filled();
        hasher.part.as_mut().get_mut(..filled).filter(|place| place.len() == part.len())?.copy_from_slice(part);
        Some(hasher)
    }
}

impl<A: Algorithm> Default for Hasher<A> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<A: Algorithm> Drop for Hasher<A> {
    #[inline]
    fn drop(&mut self) {
        wipe(self.hash.as_mut());
        wipe(self.part.as_mut());
    }
}

write_impl!([A: Algorithm] Hasher<A>);

impl<A: Algorithm> ZeroizeOnDrop for Hasher<A> {}

impl<A: Algorithm> Debug for Hasher<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(..)", A::NAME)
    }
}
