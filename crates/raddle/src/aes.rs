//! AES (FIPS 197), a block cipher. **A primitive**: it encrypts single blocks. Most programs want
//! [`aes_gcm`](crate::aes_gcm).
//!
//! A single block serves as a mask, such as the mask of a QUIC packet header (RFC 9001, section 5.4.3):
//!
//! ```
//! use raddle::aes::{Aes128, Key};
//!
//! # let (mut first_byte, mut packet_number, sample) = (0x43, [0, 1, 2], [9; 16]);
//! let cipher = Aes128::new(&Key::from([7; 16]));
//! let mask = cipher.encrypt_block(&sample);
//! first_byte ^= mask[0] & 0x1f;
//! for (byte, mask) in packet_number.iter_mut().zip(&mask[1..]) {
//!     *byte ^= mask;
//! }
//! ```
//!
//! Every call takes constant time.

use core::fmt;

use zeroize::ZeroizeOnDrop;

pub use crate::kernel::{Bits128, Bits192, Bits256, KeySize};
pub use crate::memory::key::Key;
use crate::{InOut, kernel};

/// The length of a block in bytes.
pub const BLOCK_BYTES: usize = 16;

/// AES under a key, which is erased when dropped and never printed. Threads may share it.
#[derive(Clone)]
pub struct Aes<S: KeySize>(kernel::Aes<S>);

/// AES with a 16-byte key.
pub type Aes128 = Aes<Bits128>;

/// AES with a 24-byte key.
pub type Aes192 = Aes<Bits192>;

/// AES with a 32-byte key.
pub type Aes256 = Aes<Bits256>;

impl<S: KeySize> Aes<S> {
    /// Expands the key (FIPS 197, section 5.2).
    ///
    /// ```
    /// use raddle::aes::{Aes256, Key};
    ///
    /// let cipher = Aes256::new(&Key::from([7; 32]));
    /// assert_eq!(format!("{cipher:?}"), "Aes256(..)");
    /// ```
    #[inline]
    #[must_use]
    pub fn new(key: &S::Key) -> Self {
        Self(kernel::Aes::new(key))
    }

    /// Encrypts a block (FIPS 197, section 5.1).
    ///
    /// ```
    /// use raddle::aes::{Aes128, Key};
    ///
    /// // FIPS 197, appendix B.
    /// let key = 0x2b7e1516_28aed2a6_abf71588_09cf4f3c_u128.to_be_bytes();
    /// let block = 0x3243f6a8_885a308d_313198a2_e0370734_u128.to_be_bytes();
    /// let expected = 0x3925841d_02dc09fb_dc118597_196a0b32_u128.to_be_bytes();
    /// assert_eq!(Aes128::new(&Key::from(key)).encrypt_block(&block), expected);
    /// ```
    #[inline]
    #[must_use]
    pub fn encrypt_block(&self, block: &[u8; BLOCK_BYTES]) -> [u8; BLOCK_BYTES] {
        self.0.encrypt_block(block)
    }

    /// Writes the input XOR the encrypted counter blocks. The last four bytes of the counter blocks count modulo 2^32.
    #[inline]
    pub(crate) fn xor(&self, counter: &[u8; BLOCK_BYTES], data: InOut<'_>) {
        self.0.xor(counter, data);
    }
}

/// The schedule erases itself.
impl<S: KeySize> ZeroizeOnDrop for Aes<S> {}

impl<S: KeySize> fmt::Debug for Aes<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(..)", S::NAME)
    }
}
