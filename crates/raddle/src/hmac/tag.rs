//! Tags of HMAC.

use core::{array::TryFromSliceError, fmt, hint::black_box};

use crate::{
    hash::{Algorithm, Words},
    kernel::HashFunction,
    tag::TagMismatch,
};

/// The tag of a message: a digest, or the first bytes of one; public.
///
/// Two tags are compared in a time that does not depend on where they differ.
///
/// ```
/// use raddle::hmac::Tag;
///
/// let tag = Tag::from([7; 32]);
/// assert_eq!(tag.as_bytes(), &[7; 32]);
/// assert_ne!(tag, Tag::from([9; 32]));
/// assert!(Tag::<32>::try_from(&[7; 31][..]).is_err());
/// ```
#[derive(Clone, Copy)]
// The C interface refers to the bytes of a caller as this.
#[repr(transparent)]
pub struct Tag<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Tag<BYTES> {
    /// Returns the bytes of the tag.
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; BYTES] {
        &self.0
    }

    /// Truncates a digest.
    #[inline]
    pub(super) fn first_of<A: Algorithm>(hash: &Words<A>) -> Self {
        let mut tag = [0; BYTES];
        tag.copy_from_slice(&A::Function::bytes(hash).as_ref()[..BYTES]);
        Self(tag)
    }

    #[inline]
    pub(super) fn check(&self, other: &Self) -> Result<(), TagMismatch> {
        if self == other { Ok(()) } else { Err(TagMismatch) }
    }
}

impl<const BYTES: usize> From<[u8; BYTES]> for Tag<BYTES> {
    #[inline]
    fn from(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }
}

impl<const BYTES: usize> TryFrom<&[u8]> for Tag<BYTES> {
    type Error = TryFromSliceError;

    #[inline]
    fn try_from(bytes: &[u8]) -> Result<Self, TryFromSliceError> {
        bytes.try_into().map(Self)
    }
}

impl<const BYTES: usize> PartialEq for Tag<BYTES> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let all = self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | (one ^ other));
        // The barrier keeps the compiler from ending early: it must not learn from a part that the difference is not zero.
        black_box(all) == 0
    }
}

impl<const BYTES: usize> Eq for Tag<BYTES> {}

/// Prints the tag in hexadecimal.
impl<const BYTES: usize> fmt::Debug for Tag<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tag(")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(")")
    }
}
