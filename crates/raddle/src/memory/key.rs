//! Keys.

use core::fmt;

use zeroize::ZeroizeOnDrop;

use super::{bytes::byte_array, wipe::wipe};

/// A secret key: 16, 24 or 32 bytes, erased when dropped and never printed.
///
/// ```
/// use raddle::{Key, WrongLength};
///
/// let key = Key::from([7; 32]);
/// assert_eq!(format!("{key:?}"), "Key(..)");
///
/// let received: &[u8] = &[7; 31];
/// assert_eq!(Key::<32>::try_from(received).unwrap_err(), WrongLength { expected: 32, got: 31 });
/// ```
///
/// ```compile_fail,E0277
/// let key = raddle::Key::<32>::from([7; 31]); // 32 bytes are needed
/// ```
#[derive(Clone)]
pub struct Key<const BYTES: usize>([u8; BYTES]);

byte_array!([const BYTES: usize] Key<BYTES>, BYTES);

impl<const BYTES: usize> Key<BYTES> {
    /// Returns the bytes for writing.
    #[inline]
    pub(crate) fn as_bytes_mut(&mut self) -> &mut [u8; BYTES] {
        &mut self.0
    }

    /// Draws a key from the operating system's generator. Needs the feature `getrandom`.
    ///
    /// # Errors
    ///
    /// Fails if the system has no random bytes.
    ///
    /// ```
    /// use raddle::Key;
    ///
    /// assert_ne!(Key::<16>::random()?.as_bytes(), Key::random()?.as_bytes());
    /// # Ok::<(), getrandom::Error>(())
    /// ```
    #[cfg(feature = "getrandom")]
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut key = Self([0; BYTES]);
        getrandom::fill(&mut key.0)?;
        Ok(key)
    }

    /// Makes the compiler's message name the missing feature.
    #[cfg(not(feature = "getrandom"))]
    #[doc(hidden)]
    pub fn random() -> Result<Self, core::convert::Infallible>
    where
        Self: super::random::Random,
    {
        unreachable!("no key implements this without the feature")
    }
}

impl<const BYTES: usize> Drop for Key<BYTES> {
    #[inline]
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

impl<const BYTES: usize> ZeroizeOnDrop for Key<BYTES> {}

impl<const BYTES: usize> fmt::Debug for Key<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}
