//! Tags.

use core::{error, fmt, hint::black_box};

/// The length of a whole tag in bytes.
pub const TAG_BYTES: usize = 16;

/// The tag of a message: 16 bytes, public; or, where it says so, the first 12 to 15 of them.
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
    /// That a tag may have so many bytes.
    const ALLOWED: () = assert!(BYTES >= 12 && BYTES <= TAG_BYTES, "a tag has 16 bytes, or truncated 12 to 15");

    /// The bytes of the tag.
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; BYTES] {
        &self.0
    }

    /// The first bytes of a whole tag.
    #[inline]
    pub(crate) fn first_of(whole: [u8; TAG_BYTES]) -> Self {
        let () = Self::ALLOWED;
        Self(core::array::from_fn(|i| whole[i]))
    }

    /// With zeros in the place of bytes that it has not.
    #[inline]
    fn number(&self) -> u128 {
        let mut bytes = [0; TAG_BYTES];
        bytes[..BYTES].copy_from_slice(&self.0);
        u128::from_ne_bytes(bytes)
    }
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
        // One difference of one number, so there is no first byte to stop at; the compiler must not find parts in it.
        black_box(self.number() ^ other.number()) == 0
    }
}

impl<const BYTES: usize> Eq for Tag<BYTES> {}

/// In hexadecimal.
impl<const BYTES: usize> fmt::Debug for Tag<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tag(")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(")")
    }
}

/// A tag is not that of the message under the key: one of the three was altered, or is another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagMismatch;

impl fmt::Display for TagMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the tag does not authenticate the message")
    }
}

impl error::Error for TagMismatch {}
