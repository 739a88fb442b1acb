//! QUIC header protection (RFC 9001, section 5.4): computes the masks that hide packet numbers. **A primitive**, for
//! implementers of QUIC.
//!
//! ```
//! use raddle::{aes::Key, quic::Aes128Header};
//!
//! // RFC 9001, appendix A.2.
//! let key = 0x9f50449e_04a0e810_283a1e99_33adedd2_u128.to_be_bytes();
//! let sample = 0xd1b1c98d_d7689fb8_ec11d242_b123dc9b_u128.to_be_bytes();
//! assert_eq!(Aes128Header::new(&Key::from(key)).mask(&sample), [0x43, 0x7b, 0x9a, 0xec, 0x36]);
//! ```
//!
//! A mask takes constant time. `new` expands an AES key once.

use core::fmt;

use zeroize::ZeroizeOnDrop;

use crate::{
    aes::{Aes, Bits128, Bits256, KeySize},
    chacha20::{self, ChaCha20},
    kernel::chacha20poly1305::batch::each_block,
};

pub use crate::hashing::CountMismatch;

/// The length in bytes of a sample: the part of the ciphertext from which a mask is computed.
pub const SAMPLE_BYTES: usize = 16;

/// The length of a mask in bytes: one byte for the first byte of the packet, four for the packet number.
pub const MASK_BYTES: usize = 5;

/// Header protection with AES (RFC 9001, section 5.4.3). The key is erased when dropped and never printed.
#[derive(Clone)]
pub struct AesHeader<S: KeySize>(Aes<S>);

/// Header protection with a 16-byte key, for AES-128-GCM.
pub type Aes128Header = AesHeader<Bits128>;
/// Header protection with a 32-byte key, for AES-256-GCM.
pub type Aes256Header = AesHeader<Bits256>;

impl<S: KeySize> AesHeader<S> {
    /// Expands the key.
    ///
    /// ```
    /// use raddle::{aes::Key, quic::Aes256Header};
    ///
    /// let header = Aes256Header::new(&Key::from([7; 32]));
    /// assert_eq!(format!("{header:?}"), "AesHeader(..)");
    /// ```
    #[must_use]
    pub fn new(key: &S::Key) -> Self {
        Self(Aes::new(key))
    }

    /// Computes the mask for a sample (RFC 9001, section 5.4.3), in constant time.
    ///
    /// ```
    /// use raddle::{aes::Key, quic::Aes128Header};
    ///
    /// // RFC 9001, appendix A.2.
    /// let key = 0x9f50449e_04a0e810_283a1e99_33adedd2_u128.to_be_bytes();
    /// let sample = 0xd1b1c98d_d7689fb8_ec11d242_b123dc9b_u128.to_be_bytes();
    /// assert_eq!(Aes128Header::new(&Key::from(key)).mask(&sample), [0x43, 0x7b, 0x9a, 0xec, 0x36]);
    /// ```
    #[inline]
    #[must_use]
    pub fn mask(&self, sample: &[u8; SAMPLE_BYTES]) -> [u8; MASK_BYTES] {
        let block = self.0.encrypt_block(sample);
        core::array::from_fn(|i| block[i])
    }

    /// Computes the mask for each sample, one after another. No kernel encrypts several AES blocks at once unless they
    /// are consecutive counters.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of samples and masks differ. Nothing is written then.
    ///
    /// ```
    /// use raddle::{aes::Key, quic::Aes128Header};
    ///
    /// let header = Aes128Header::new(&Key::from([7; 16]));
    /// let (samples, mut masks) = ([[1; 16], [2; 16]], [[0; 5]; 2]);
    /// header.masks(&samples, &mut masks)?;
    /// assert_eq!(masks, samples.map(|sample| header.mask(&sample)));
    /// # Ok::<(), raddle::quic::CountMismatch>(())
    /// ```
    pub fn masks(&self, samples: &[[u8; SAMPLE_BYTES]], masks: &mut [[u8; MASK_BYTES]]) -> Result<(), CountMismatch> {
        CountMismatch::check(samples.len(), masks.len())?;
        samples.iter().zip(masks).for_each(|(sample, mask)| *mask = self.mask(sample));
        Ok(())
    }
}

/// Header protection with ChaCha20 (RFC 9001, section 5.4.4). The key is erased when dropped and never printed.
///
/// ```
/// use raddle::{chacha20::Key, quic::ChaCha20Header};
///
/// // RFC 9001, appendix A.5.
/// let mut key = [0; 32];
/// key[..16].copy_from_slice(&0x25a282b9_e82f06f2_1f488917_a4fc8f1b_u128.to_be_bytes());
/// key[16..].copy_from_slice(&0x73573685_608597d0_efcb076b_0ab7a7a4_u128.to_be_bytes());
/// let sample = 0x5e5cd55c_41f69080_575d7999_c25a5bfb_u128.to_be_bytes();
/// assert_eq!(ChaCha20Header::new(&Key::from(key)).mask(&sample), [0xae, 0xfe, 0xfe, 0x7d, 0x03]);
/// ```
#[derive(Clone)]
pub struct ChaCha20Header(chacha20::Key);

impl ChaCha20Header {
    /// Stores the key.
    ///
    /// ```
    /// use raddle::{chacha20::Key, quic::ChaCha20Header};
    ///
    /// let header = ChaCha20Header::new(&Key::from([7; 32]));
    /// assert_eq!(format!("{header:?}"), "ChaCha20Header(..)");
    /// ```
    #[must_use]
    pub fn new(key: &chacha20::Key) -> Self {
        Self(key.clone())
    }

    /// Computes the mask for a sample (RFC 9001, section 5.4.4), in constant time.
    ///
    /// ```
    /// use raddle::{chacha20::Key, quic::ChaCha20Header};
    ///
    /// let header = ChaCha20Header::new(&Key::from([7; 32]));
    /// assert_ne!(header.mask(&[1; 16]), header.mask(&[2; 16]));
    /// ```
    #[must_use]
    pub fn mask(&self, sample: &[u8; SAMPLE_BYTES]) -> [u8; MASK_BYTES] {
        let [c0, c1, c2, c3, nonce @ ..] = *sample;
        let mut cipher = ChaCha20::new(&self.0, &nonce.into());
        cipher.seek_block(u32::from_le_bytes([c0, c1, c2, c3]));
        let mut mask = [0; MASK_BYTES];
        cipher.apply_keystream(&mut mask).expect("a block has more bytes than a mask");
        mask
    }

    /// Computes the mask for each sample. One kernel call computes several masks in vector lanes, so with more samples,
    /// each takes less time. The time taken depends only on the number of samples.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of samples and masks differ. Nothing is written then.
    ///
    /// ```
    /// use raddle::{chacha20::Key, quic::ChaCha20Header};
    ///
    /// let header = ChaCha20Header::new(&Key::from([7; 32]));
    /// let samples = [[1; 16], [2; 16], [3; 16]];
    /// let mut masks = [[0; 5]; 3];
    /// header.masks(&samples, &mut masks)?;
    /// assert_eq!(masks, samples.map(|sample| header.mask(&sample)));
    /// # Ok::<(), raddle::quic::CountMismatch>(())
    /// ```
    pub fn masks(&self, samples: &[[u8; SAMPLE_BYTES]], masks: &mut [[u8; MASK_BYTES]]) -> Result<(), CountMismatch> {
        CountMismatch::check(samples.len(), masks.len())?;
        // The sample is the last row of the state: the counter and the nonce.
        let made = each_block(
            samples.len(),
            |i| (self.0.as_bytes(), samples[i]),
            |i, block| masks[i] = core::array::from_fn(|k| block[k]),
        );
        if !made {
            samples.iter().zip(masks).for_each(|(sample, mask)| *mask = self.mask(sample));
        }
        Ok(())
    }
}

impl<S: KeySize> ZeroizeOnDrop for AesHeader<S> {}
impl ZeroizeOnDrop for ChaCha20Header {}

impl<S: KeySize> fmt::Debug for AesHeader<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AesHeader(..)")
    }
}

impl fmt::Debug for ChaCha20Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChaCha20Header(..)")
    }
}
