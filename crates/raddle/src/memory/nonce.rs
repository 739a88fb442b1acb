//! Nonces.

use core::fmt;

#[cfg(feature = "getrandom")]
use super::random;
use super::{
    bytes::{WrongLength, byte_array},
    hex::Hex,
    random::Random,
};

/// A nonce: 12 or 24 bytes, public, and never used for two messages under one key (RFC 8439, section 2.3; SP 800-38D,
/// section 8; draft-irtf-cfrg-xchacha-03, section 2; C2SP, XAES-256-GCM).
///
/// ```
/// use raddle::Nonce;
///
/// let nonce = Nonce::from([9; 12]);
/// assert_eq!(nonce.as_bytes(), &[9; 12]);
/// assert_eq!(format!("{nonce:x}"), "090909090909090909090909");
///
/// let received: &[u8] = &[9; 12];
/// assert_eq!(Nonce::try_from(received)?, nonce);
/// # Ok::<(), raddle::WrongLength>(())
/// ```
///
/// ```compile_fail,E0277
/// let nonce = raddle::aes_gcm::Nonce::from([9; 13]); // 12 bytes are needed
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// `from_slice` casts a reference to bytes to a reference to this type.
#[repr(transparent)]
pub struct Nonce<const BYTES: usize>([u8; BYTES]);

byte_array!([const BYTES: usize] Nonce<BYTES>, BYTES);

impl<const BYTES: usize> Nonce<BYTES> {
    /// Draws a nonce from the operating system's generator. Needs the feature `getrandom`.
    ///
    /// Only 24-byte nonces are long enough to be random. Count 12-byte nonces with a
    /// [`NonceSequence`](crate::aead::NonceSequence).
    ///
    /// # Errors
    ///
    /// Fails if the system has no random bytes.
    ///
    /// ```
    /// use raddle::Nonce;
    ///
    /// assert_ne!(Nonce::random()?, Nonce::random()?);
    /// # Ok::<(), getrandom::Error>(())
    /// ```
    ///
    /// ```compile_fail,E0277
    /// let nonce = raddle::Nonce::<12>::random(); // too short
    /// ```
    #[cfg(feature = "getrandom")]
    pub fn random() -> Result<Self, getrandom::Error>
    where
        Self: Random,
    {
        random::bytes().map(Self)
    }

    /// Makes the compiler's message name the missing feature.
    #[cfg(not(feature = "getrandom"))]
    #[doc(hidden)]
    pub fn random() -> Result<Self, core::convert::Infallible>
    where
        Self: Random,
    {
        unreachable!("no nonce implements this without the feature")
    }
}

#[cfg(feature = "getrandom")]
impl Random for Nonce<24> {}

impl<const BYTES: usize> Nonce<BYTES> {
    /// Returns the bytes as a reference to a nonce, if they have the length of a nonce.
    #[inline(always)]
    pub(crate) fn from_slice(bytes: &[u8]) -> Result<&Self, WrongLength> {
        let array: &[u8; BYTES] = bytes.try_into().map_err(|_| WrongLength { expected: BYTES, got: bytes.len() })?;
        // SAFETY: the type is an array of bytes (`repr(transparent)`).
        Ok(unsafe { &*(&raw const *array).cast() })
    }
}

impl Nonce<24> {
    /// Returns the first 16 bytes, from which a subkey is derived (draft-irtf-cfrg-xchacha-03, section 2.3).
    #[inline]
    pub(crate) fn input(&self) -> [u8; 16] {
        core::array::from_fn(|i| self.0[i])
    }

    /// Returns the nonce for the subkey: four zeros, and the last 8 bytes.
    #[inline]
    pub(crate) fn rest(&self) -> [u8; 12] {
        core::array::from_fn(|i| if i < 4 { 0 } else { self.0[12 + i] })
    }

    /// Returns the bytes from which an XAES-256-GCM message key is derived, and the nonce for that key.
    #[inline]
    pub(crate) fn halves(&self) -> [[u8; 12]; 2] {
        core::array::from_fn(|half| core::array::from_fn(|i| self.0[12 * half + i]))
    }
}

/// Prints the bytes in hexadecimal.
impl<const BYTES: usize> fmt::LowerHex for Nonce<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&Hex(self), f)
    }
}
