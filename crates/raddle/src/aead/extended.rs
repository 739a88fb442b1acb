//! Nonces of 24 bytes, long enough to be random.

/// A nonce of 24 bytes. It is public, and must never be used for two messages under one key.
///
/// ```
/// use raddle::xchacha20poly1305::Nonce;
///
/// let nonce = Nonce::from([9; 24]);
/// assert_eq!(nonce.as_bytes(), &[9; 24]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// The C interface refers to the bytes of a caller as this.
#[repr(transparent)]
pub struct Nonce([u8; 24]);

impl Nonce {
    /// Returns the bytes of the nonce.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 24] {
        &self.0
    }

    /// What a subkey is derived from: the first 16 bytes (draft-irtf-cfrg-xchacha-03, section 2.3).
    #[inline]
    pub(super) fn input(&self) -> [u8; 16] {
        core::array::from_fn(|i| self.0[i])
    }

    /// The nonce under the subkey: four zeros, and the other bytes.
    #[inline]
    pub(super) fn rest(&self) -> [u8; 12] {
        core::array::from_fn(|i| if i < 4 { 0 } else { self.0[12 + i] })
    }

    /// Draws a nonce from the generator of the operating system. Needs the feature `getrandom`.
    ///
    /// # Errors
    ///
    /// If the system has no random bytes to give.
    ///
    /// ```
    /// use raddle::xchacha20poly1305::Nonce;
    ///
    /// assert_ne!(Nonce::random()?, Nonce::random()?);
    /// # Ok::<(), getrandom::Error>(())
    /// ```
    #[cfg(feature = "getrandom")]
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }
}

impl From<[u8; 24]> for Nonce {
    #[inline]
    fn from(bytes: [u8; 24]) -> Self {
        Self(bytes)
    }
}
