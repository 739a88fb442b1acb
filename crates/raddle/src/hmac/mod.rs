//! HMAC (RFC 2104, FIPS 198-1): authenticates messages under a secret key, with SHA-2, SHA-1 or MD5.
//!
//! ```
//! use raddle::hmac::HmacSha256;
//!
//! let key = HmacSha256::new(b"a key of any length, secret and hard to guess");
//! let tag = key.mac(b"attack at dawn");
//! key.verify(b"attack at dawn", &tag)?;
//! assert!(key.verify(b"attack at dusk", &tag).is_err());
//! # Ok::<(), raddle::hmac::TagMismatch>(())
//! ```
//!
//! | | |
//! |---|---|
//! | a message in one call | [`mac`](Hmac::mac), [`verify`](Hmac::verify) |
//! | a message in pieces | [`start`](Hmac::start), [`Mac::update`], [`Mac::finalize`], [`Mac::verify`] |
//! | a batch of messages | [`mac_many`](Hmac::mac_many) |
//!
//! [`Hmac::new`] does the work for a key once. After that, a message of up to 55 bytes (111 with SHA-512) takes the
//! hashing of two blocks. Threads may share a key. A key may have any length. A key longer than a block, which is 64
//! bytes (128 with SHA-512), is first replaced by its hash. A key that is shorter than the digest, or that can be
//! guessed, protects less than the tag promises (RFC 2104, section 3).
//!
//! Collisions of [SHA-1](crate::sha1) and [MD5](crate::md5) do not break HMAC with these hashes. New protocols should
//! use neither hash: NIST retires SHA-1 by the end of 2030, and RFC 6151 advises against HMAC-MD5.
//!
//! The time taken depends only on lengths. Tags are compared in constant time.

mod key;
mod many;
mod tag;

use core::fmt::{self, Debug};

use zeroize::ZeroizeOnDrop;

pub use crate::{
    hashing::{Algorithm, CountMismatch, Rfc1321, Rfc3174, Sha2, Sha512T},
    memory::tag::{Tag, TagMismatch},
};
use crate::{
    hashing::{Hasher, Words},
    memory::wipe::wipe,
};
pub(crate) use key::Midstates;
pub use tag::HmacTag;

/// HMAC with SHA-256.
pub type HmacSha256 = Hmac<Sha2<256>, 32>;
/// HMAC with SHA-224.
pub type HmacSha224 = Hmac<Sha2<224>, 28>;
/// HMAC with SHA-512.
pub type HmacSha512 = Hmac<Sha2<512>, 64>;
/// HMAC with SHA-384.
pub type HmacSha384 = Hmac<Sha2<384>, 48>;
/// HMAC with SHA-512/224.
pub type HmacSha512_224 = Hmac<Sha512T<224>, 28>;
/// HMAC with SHA-512/256.
pub type HmacSha512_256 = Hmac<Sha512T<256>, 32>;
/// HMAC with SHA-1.
pub type HmacSha1 = Hmac<Rfc3174, 20>;
/// HMAC with MD5.
pub type HmacMd5 = Hmac<Rfc1321, 16>;

/// HMAC with SHA-256, whose tags are truncated to 16 to 32 bytes.
///
/// ```
/// use raddle::hmac::{HmacSha256, HmacSha256Truncated};
///
/// let tag = HmacSha256Truncated::<16>::new(b"key").mac(b"attack at dawn");
/// assert_eq!(tag.as_bytes(), &HmacSha256::new(b"key").mac(b"attack at dawn").as_bytes()[..16]);
/// ```
///
/// ```compile_fail
/// raddle::hmac::HmacSha256Truncated::<15>::new(b"key");
/// ```
pub type HmacSha256Truncated<const TAG: usize> = Hmac<Sha2<256>, TAG>;
/// HMAC with SHA-224, whose tags are truncated to 14 to 28 bytes.
pub type HmacSha224Truncated<const TAG: usize> = Hmac<Sha2<224>, TAG>;
/// HMAC with SHA-512, whose tags are truncated to 32 to 64 bytes.
pub type HmacSha512Truncated<const TAG: usize> = Hmac<Sha2<512>, TAG>;
/// HMAC with SHA-384, whose tags are truncated to 24 to 48 bytes.
pub type HmacSha384Truncated<const TAG: usize> = Hmac<Sha2<384>, TAG>;
/// HMAC with SHA-512/224, whose tags are truncated to 14 to 28 bytes.
pub type HmacSha512_224Truncated<const TAG: usize> = Hmac<Sha512T<224>, TAG>;
/// HMAC with SHA-512/256, whose tags are truncated to 16 to 32 bytes.
pub type HmacSha512_256Truncated<const TAG: usize> = Hmac<Sha512T<256>, TAG>;
/// HMAC with SHA-1, whose tags are truncated to 10 to 20 bytes. SRTP uses 10.
pub type HmacSha1Truncated<const TAG: usize> = Hmac<Rfc3174, TAG>;
/// HMAC with MD5, whose tags are truncated to 10 to 16 bytes.
pub type HmacMd5Truncated<const TAG: usize> = Hmac<Rfc1321, TAG>;

/// A hashed key. It is erased when dropped and never printed.
#[derive(Clone)]
pub struct Hmac<A: Algorithm, const TAG: usize>(Midstates<A>);

impl<A: Algorithm, const TAG: usize> Hmac<A, TAG> {
    /// The length of a tag in bytes.
    pub const TAG_BYTES: usize = TAG;

    /// Hashes a key of any length (RFC 2104, section 2).
    ///
    /// ```
    /// use raddle::hmac::HmacSha256;
    ///
    /// let key = HmacSha256::new(b"a key of any length, secret and hard to guess");
    /// assert_eq!(format!("{key:?}"), "HmacSha256(..)");
    /// ```
    #[must_use]
    pub fn new(key: &[u8]) -> Self
    where
        Tag<TAG>: HmacTag<A>,
    {
        Self(Midstates::new(key))
    }

    /// Computes the tag of a message (RFC 2104, section 2). The time taken depends only on lengths.
    ///
    /// ```
    /// use raddle::hmac::HmacMd5;
    ///
    /// // RFC 2202, test case 2.
    /// let tag = HmacMd5::new(b"Jefe").mac(b"what do ya want for nothing?");
    /// assert_eq!(format!("{tag:x}"), "750c783e6ab0b503eaa86e310a5db738");
    /// ```
    #[inline]
    #[must_use]
    pub fn mac(&self, message: impl AsRef<[u8]>) -> Tag<TAG> {
        let mut hash = Words::<A>::default();
        self.0.mac(message.as_ref(), &mut hash);
        let tag = tag::truncate::<A, TAG>(&hash);
        wipe(hash.as_mut());
        tag
    }

    /// Computes the tag of a message and compares it with `tag`, in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ. Then `tag` was not made from this message with this key.
    ///
    /// ```
    /// use raddle::hmac::{HmacSha256, TagMismatch};
    ///
    /// let key = HmacSha256::new(b"key");
    /// let tag = key.mac(b"attack at dawn");
    /// assert_eq!(key.verify(b"attack at dawn", &tag), Ok(()));
    /// assert_eq!(key.verify(b"attack at dusk", &tag), Err(TagMismatch));
    /// ```
    #[inline]
    pub fn verify(&self, message: impl AsRef<[u8]>, tag: &Tag<TAG>) -> Result<(), TagMismatch> {
        self.mac(message).check(tag)
    }

    /// Starts a message in pieces.
    ///
    /// ```
    /// use raddle::hmac::HmacSha256;
    ///
    /// let key = HmacSha256::new(b"key");
    /// assert_eq!(key.start().finalize(), key.mac(b""));
    /// ```
    #[inline]
    #[must_use]
    pub fn start(&self) -> Mac<A, TAG> {
        Mac { inner: Hasher::after_block(*self.0.inner()), key: self.0.clone() }
    }
}

impl<A: Algorithm, const TAG: usize> Hmac<A, TAG> {
    /// Returns the hashed key, for bindings.
    #[inline]
    pub(crate) fn midstates(&self) -> &Midstates<A> {
        &self.0
    }
}

impl<A: Algorithm, const TAG: usize> ZeroizeOnDrop for Hmac<A, TAG> {}

impl<A: Algorithm, const TAG: usize> Debug for Hmac<A, TAG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(..)", A::HMAC)
    }
}

/// Authenticates a message in pieces. Made by [`Hmac::start`].
///
/// The state is erased when dropped and never printed.
///
/// ```
/// use raddle::hmac::HmacSha256;
///
/// let key = HmacSha256::new(b"key");
/// let mut mac = key.start();
/// mac.update(b"attack ");
/// mac.update(b"at dawn");
/// assert_eq!(mac.finalize(), key.mac(b"attack at dawn"));
/// ```
#[derive(Clone)]
pub struct Mac<A: Algorithm, const TAG: usize> {
    inner: Hasher<A>,
    key: Midstates<A>,
}

impl<A: Algorithm, const TAG: usize> Mac<A, TAG> {
    /// Authenticates the next piece of the message, of any length.
    ///
    /// ```
    /// use raddle::hmac::HmacSha256;
    ///
    /// let key = HmacSha256::new(b"key");
    /// let mut mac = key.start();
    /// mac.update(b"attack ");
    /// mac.update(b"at dawn");
    /// assert_eq!(mac.finalize(), key.mac(b"attack at dawn"));
    /// ```
    #[inline]
    pub fn update(&mut self, piece: &[u8]) {
        self.inner.update(piece);
    }

    /// Computes the tag of all pieces.
    ///
    /// ```
    /// use raddle::hmac::HmacSha256;
    ///
    /// let key = HmacSha256::new(b"key");
    /// let mut mac = key.start();
    /// mac.update(b"attack at dawn");
    /// assert_eq!(mac.finalize(), key.mac(b"attack at dawn"));
    /// ```
    #[must_use]
    pub fn finalize(self) -> Tag<TAG> {
        let Self { inner, key } = self;
        let mut hash = inner.finalize_words();
        key.outer_of(&mut hash);
        let tag = tag::truncate::<A, TAG>(&hash);
        wipe(hash.as_mut());
        tag
    }

    /// Computes the tag of all pieces, and starts another message under the same key.
    ///
    /// ```
    /// use raddle::hmac::HmacSha256;
    ///
    /// let key = HmacSha256::new(b"key");
    /// let mut mac = key.start();
    /// mac.update(b"attack at dawn");
    /// assert_eq!(mac.finalize_reset(), key.mac(b"attack at dawn"));
    /// assert_eq!(mac.finalize_reset(), key.mac(b""));
    /// ```
    #[must_use]
    pub fn finalize_reset(&mut self) -> Tag<TAG> {
        let tag = self.clone().finalize();
        self.reset();
        tag
    }

    /// Discards the pieces, and starts another message under the same key.
    ///
    /// ```
    /// use raddle::hmac::HmacSha256;
    ///
    /// let key = HmacSha256::new(b"key");
    /// let mut mac = key.start();
    /// mac.update(b"retreat");
    /// mac.reset();
    /// mac.update(b"attack at dawn");
    /// assert_eq!(mac.finalize(), key.mac(b"attack at dawn"));
    /// ```
    pub fn reset(&mut self) {
        self.inner = Hasher::after_block(*self.key.inner());
    }

    /// Computes the tag of all pieces and compares it with `tag`, in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ. Then `tag` was not made from this message with this key.
    ///
    /// ```
    /// use raddle::hmac::{HmacSha256, TagMismatch};
    ///
    /// let key = HmacSha256::new(b"key");
    /// let mut mac = key.start();
    /// mac.update(b"attack at dawn");
    /// assert_eq!(mac.clone().verify(&key.mac(b"attack at dawn")), Ok(()));
    /// assert_eq!(mac.verify(&key.mac(b"attack at dusk")), Err(TagMismatch));
    /// ```
    pub fn verify(self, tag: &Tag<TAG>) -> Result<(), TagMismatch> {
        self.finalize().check(tag)
    }
}

crate::hashing::write_impl!([A: Algorithm, const TAG: usize] Mac<A, TAG>);

impl<A: Algorithm, const TAG: usize> ZeroizeOnDrop for Mac<A, TAG> {}

impl<A: Algorithm, const TAG: usize> Debug for Mac<A, TAG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mac(..)")
    }
}
