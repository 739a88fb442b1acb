//! Tags.

use core::{error, fmt, hint::black_box};

use crate::kernel::declassify::declassify;

/// The length of an untruncated tag in bytes.
pub const TAG_BYTES: usize = 16;

/// The tag of a message: 16 bytes, public; or, by its type, the first 12 to 15 of them.
///
/// Two tags are compared in a time that does not depend on where they differ.
///
/// ```
/// use raddle::poly1305::Tag;
///
/// let tag = Tag::from([7; 16]);
/// assert_eq!(tag.as_bytes(), &[7; 16]);
/// assert_ne!(tag, Tag::from([9; 16]));
/// ```
///
/// ```compile_fail
/// raddle::poly1305::Tag::from([7; 11]);
/// ```
#[derive(Clone, Copy)]
pub struct Tag<const BYTES: usize = TAG_BYTES>([u8; BYTES]);

impl<const BYTES: usize> Tag<BYTES> {
    /// Checks the length of tags.
    const ALLOWED: () = assert!(BYTES >= 12 && BYTES <= TAG_BYTES, "a tag has 16 bytes, or truncated 12 to 15");

    /// Returns the bytes of the tag.
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; BYTES] {
        &self.0
    }

    /// The bytes, to write to.
    #[inline]
    pub(crate) fn as_bytes_mut(&mut self) -> &mut [u8; BYTES] {
        &mut self.0
    }

    /// Truncates a tag.
    #[inline]
    pub(crate) fn first_of(whole: [u8; TAG_BYTES]) -> Self {
        let () = Self::ALLOWED;
        let mut first = [0; BYTES];
        first.copy_from_slice(&whole[..BYTES]);
        Self(first)
    }

    /// Pads a truncated tag with zeros.
    #[inline]
    fn number(&self) -> u128 {
        let mut bytes = [0; TAG_BYTES];
        bytes[..BYTES].copy_from_slice(&self.0);
        u128::from_ne_bytes(bytes)
    }
}

/// Where the tag of a message goes, or the tag that it must have.
pub(crate) enum TagPlace<'a, T = Tag> {
    /// The message is sealed, and its tag is written here.
    Write(&'a mut [u8]),
    /// The message is opened if this is its tag.
    Compare(T),
}

impl<const BYTES: usize> From<[u8; BYTES]> for Tag<BYTES> {
    #[inline]
    fn from(bytes: [u8; BYTES]) -> Self {
        let () = Self::ALLOWED;
        Self(bytes)
    }
}

impl<const BYTES: usize> PartialEq for Tag<BYTES> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        // Compared as one integer, so no first byte can end the comparison; the barrier keeps the compiler from splitting it.
        declassify(black_box(self.number() ^ other.number()) == 0)
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

/// The error for a wrong tag: message, tag or key differs from those of the sender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagMismatch;

impl fmt::Display for TagMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the tag does not authenticate the message")
    }
}

impl error::Error for TagMismatch {}
