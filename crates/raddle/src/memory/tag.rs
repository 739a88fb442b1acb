//! Tags.

use core::{
    error, fmt,
    hash::{Hash, Hasher},
    hint::black_box,
};

use super::{bytes::byte_array, declassify::declassify, hex::Hex};

/// The length in bytes of an untruncated tag of an AEAD or of Poly1305.
pub const TAG_BYTES: usize = 16;

/// The tag of a message, which is public: 16 bytes for an AEAD and for Poly1305, a digest for HMAC. If the algorithm
/// allows truncation, a tag may be the first bytes of a whole tag.
///
/// The time that comparing two tags takes does not depend on where they differ.
///
/// ```
/// use raddle::{Tag, WrongLength};
///
/// let tag = Tag::from([7; 16]);
/// assert_eq!(tag.as_bytes(), &[7; 16]);
/// assert_eq!(format!("{tag:x}"), "07".repeat(16));
/// assert_ne!(tag, Tag::from([9; 16]));
///
/// let received: &[u8] = &[7; 15];
/// assert_eq!(Tag::<16>::try_from(received).unwrap_err(), WrongLength { expected: 16, got: 15 });
/// ```
///
/// ```compile_fail,E0277
/// let tag = raddle::poly1305::Tag::from([7; 15]); // 16 bytes are needed
/// ```
#[derive(Clone, Copy)]
// The C interface casts pointers to a caller's bytes to pointers to this type.
#[repr(transparent)]
pub struct Tag<const BYTES: usize = TAG_BYTES>([u8; BYTES]);

byte_array!([const BYTES: usize] Tag<BYTES>, BYTES);

impl<const BYTES: usize> Tag<BYTES> {
    /// Returns the bytes for writing.
    #[inline]
    pub(crate) fn as_bytes_mut(&mut self) -> &mut [u8; BYTES] {
        &mut self.0
    }

    /// Truncates a tag or a digest. The type of the algorithm never allows more bytes than the input has.
    #[inline]
    pub(crate) fn first_of(whole: &[u8]) -> Self {
        let mut first = [0; BYTES];
        first.copy_from_slice(&whole[..BYTES]);
        Self(first)
    }

    /// Compares two tags in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ.
    #[inline]
    pub(crate) fn check(&self, other: &Self) -> Result<(), TagMismatch> {
        if self == other { Ok(()) } else { Err(TagMismatch) }
    }
}

/// Returns zeros, as a place for a tag.
impl<const BYTES: usize> Default for Tag<BYTES> {
    #[inline]
    fn default() -> Self {
        Self([0; BYTES])
    }
}

/// Returns the first sixteen bytes, padded with zeros, as a number.
#[inline]
fn number(bytes: &[u8]) -> u128 {
    let mut all = [0; 16];
    all[..bytes.len()].copy_from_slice(bytes);
    u128::from_ne_bytes(all)
}

impl<const BYTES: usize> PartialEq for Tag<BYTES> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        // The tags are compared as integers, so no difference can end the comparison early. The barrier keeps the
        // compiler from splitting the comparison.
        let pairs = self.0.chunks(16).zip(other.0.chunks(16));
        let difference = pairs.fold(0, |all, (one, other)| all | (number(one) ^ number(other)));
        declassify(black_box(difference) == 0)
    }
}

impl<const BYTES: usize> Eq for Tag<BYTES> {}

impl<const BYTES: usize> Hash for Tag<BYTES> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// Prints the tag in hexadecimal.
impl<const BYTES: usize> fmt::LowerHex for Tag<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&Hex(self), f)
    }
}

/// Prints the tag in hexadecimal.
impl<const BYTES: usize> fmt::Debug for Tag<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tag({self:x})")
    }
}

/// The error for a wrong tag: the message, the tag or the key differs from the sender's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagMismatch;

impl fmt::Display for TagMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the tag does not authenticate the message")
    }
}

impl error::Error for TagMismatch {}
