//! Keys of AES.

use core::fmt;

use zeroize::ZeroizeOnDrop;

use crate::wipe::wipe;

/// The secret key: 16, 24 or 32 bytes, erased when dropped and never printed.
///
/// ```
/// use raddle::aes::Key;
///
/// let key = Key::from([7; 32]);
/// assert_eq!(format!("{key:?}"), "Key(..)");
/// ```
#[derive(Clone)]
pub struct Key<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Key<BYTES> {
    /// Returns the bytes of the key.
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; BYTES] {
        &self.0
    }

    /// Draws a key from the generator of the operating system. Needs the feature `getrandom`.
    ///
    /// # Errors
    ///
    /// If the system has no random bytes to give.
    ///
    /// ```
    /// use raddle::aes::Key;
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
}

impl<const BYTES: usize> From<[u8; BYTES]> for Key<BYTES> {
    #[inline]
    fn from(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }
}

impl<const BYTES: usize> Drop for Key<BYTES> {
    #[inline]
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

impl<const BYTES: usize> ZeroizeOnDrop for Key<BYTES> {}

/// Prints no secret.
impl<const BYTES: usize> fmt::Debug for Key<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}
