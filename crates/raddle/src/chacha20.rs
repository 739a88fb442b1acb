//! ChaCha20 (RFC 8439), a stream cipher, and HChaCha20.
//!
//! A 32-byte [`Key`] and a 12-byte [`Nonce`] give a keystream of 2^38 bytes, or 256 GiB, in 2^32 blocks of 64 bytes.
//! [`ChaCha20`] XORs the keystream into messages, so the same call encrypts and decrypts.
//!
//! ```
//! use raddle::chacha20::{ChaCha20, Key, Nonce};
//!
//! let (key, nonce) = (Key::from([7; 32]), Nonce::from([9; 12]));
//! let mut text = *b"attack at dawn";
//! ChaCha20::new(&key, &nonce).apply_keystream(&mut text)?;
//! ChaCha20::new(&key, &nonce).apply_keystream(&mut text)?; // decrypts
//! assert_eq!(&text, b"attack at dawn");
//! # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
//! ```
//!
//! **A pair of key and nonce may encrypt one message only**: two messages under one keystream give away their XOR.
//! **This module does not authenticate**: changing a bit of the ciphertext changes the same bit of the plaintext. Most
//! programs want [`chacha20poly1305`](crate::chacha20poly1305).
//!
//! The time taken depends only on lengths and positions.

use core::fmt;

use zeroize::ZeroizeOnDrop;

pub use crate::keystream::{ApplyError, KeystreamExhausted};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::chacha20::{
        driver,
        state::{Chacha20Nonce, Chacha20Words},
    },
    memory::{ahead::Ahead, wipe::wipe},
    portable::{self, chacha20::CONSTANTS},
};

/// The length of a keystream block in bytes.
pub const BLOCK_BYTES: usize = 64;

/// The length in bytes of the keystream for one key and nonce: 2^32 blocks.
pub const KEYSTREAM_BYTES: u64 = 1 << 38;

/// The secret key: 32 bytes, erased when dropped and never printed.
pub type Key = crate::Key<32>;

/// The nonce: 12 bytes, public, and never used for two messages under one key (RFC 8439, section 2.3).
pub type Nonce = crate::Nonce<12>;

/// The keystream for a key and a nonce, and a position in it.
///
/// A new state is at byte 0 of block 0. Each call continues where the previous one ended, so a message may come in pieces. The
/// state is erased when dropped and never printed.
///
/// ```
/// use raddle::chacha20::{ChaCha20, Key, Nonce};
///
/// let (key, nonce) = (Key::from([7; 32]), Nonce::from([9; 12]));
/// let (mut whole, mut pieces) = ([0; 100], [0; 100]);
/// ChaCha20::new(&key, &nonce).apply_keystream(&mut whole)?;
///
/// let mut cipher = ChaCha20::new(&key, &nonce);
/// cipher.apply_keystream(&mut pieces[..33])?;
/// cipher.apply_keystream(&mut pieces[33..])?;
/// assert_eq!(pieces, whole);
/// # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
/// ```
#[derive(Clone)]
pub struct ChaCha20 {
    /// The state, whose counter is set before each use.
    state: Chacha20Words,
    nonce: Chacha20Nonce,
    /// The position of the next byte of keystream, at most [`KEYSTREAM_BYTES`].
    position: u64,
    /// Buffered keystream for short pieces.
    ahead: Ahead<AHEAD_BYTES>,
}

/// The bytes of keystream that are computed at once for short pieces. A kernel computes them in the time of one block.
const AHEAD_BYTES: usize = 4 * BLOCK_BYTES;

impl ChaCha20 {
    /// Starts the keystream for `key` and `nonce` (RFC 8439, section 2.4). The block counter starts at 0;
    /// [`seek_block`](Self::seek_block) sets another value.
    ///
    /// ```
    /// use raddle::chacha20::{ChaCha20, Key, Nonce};
    ///
    /// let mut text = *b"attack at dawn";
    /// ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12])).apply_keystream(&mut text)?;
    /// assert_ne!(&text, b"attack at dawn");
    /// # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn new(key: &Key, nonce: &Nonce) -> Self {
        Token::begin();
        let state = Chacha20Words::new(key.as_bytes(), nonce.as_bytes());
        Self { nonce: state.nonce(), state, position: 0, ahead: Ahead::new() }
    }

    /// Starts the XChaCha20 keystream: the ChaCha20 keystream under a key and a nonce that are derived from `key` and
    /// the 24-byte nonce (draft-irtf-cfrg-xchacha-03, section 2.3).
    ///
    /// ```
    /// use raddle::{Nonce, chacha20::{ChaCha20, Key}};
    ///
    /// let mut text = *b"attack at dawn";
    /// ChaCha20::extended(&Key::from([7; 32]), &Nonce::from([9; 24])).apply_keystream(&mut text)?;
    /// assert_ne!(&text, b"attack at dawn");
    /// # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
    /// ```
    #[must_use]
    pub fn extended(key: &Key, nonce: &crate::Nonce<24>) -> Self {
        Self::new(&hchacha20(key, &nonce.input()), &nonce.rest().into())
    }

    /// XORs the next `data.len()` bytes of keystream into `data`, in place.
    ///
    /// # Errors
    ///
    /// Fails if fewer bytes of keystream are left. The data and the position are then unchanged.
    ///
    /// ```
    /// use raddle::chacha20::{ChaCha20, KEYSTREAM_BYTES, Key, Nonce};
    ///
    /// let mut cipher = ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12]));
    /// cipher.seek(KEYSTREAM_BYTES - 3)?;
    /// let mut data = *b"four";
    /// let error = cipher.apply_keystream(&mut data).unwrap_err();
    /// assert_eq!((error.asked, error.left, data), (4, 3, *b"four"));
    /// # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
    /// ```
    #[inline]
    pub fn apply_keystream(&mut self, data: &mut [u8]) -> Result<(), KeystreamExhausted> {
        self.apply_in_out(InOut::in_place(data))
    }

    /// Writes `input` XOR the next `input.len()` bytes of keystream to `output`.
    ///
    /// # Errors
    ///
    /// Fails if the lengths differ, or if fewer bytes of keystream are left. The output and the position are then
    /// unchanged.
    ///
    /// ```
    /// use raddle::chacha20::{ChaCha20, Key, Nonce};
    ///
    /// let mut cipher = ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12]));
    /// let mut sealed = [0; 14];
    /// cipher.apply_keystream_to(b"attack at dawn", &mut sealed)?;
    /// assert_ne!(&sealed, b"attack at dawn");
    /// # Ok::<(), raddle::chacha20::ApplyError>(())
    /// ```
    #[inline]
    pub fn apply_keystream_to(&mut self, input: &[u8], output: &mut [u8]) -> Result<(), ApplyError> {
        let data = InOut::separate(input, output).map_err(ApplyError::LengthMismatch)?;
        self.apply_in_out(data).map_err(ApplyError::KeystreamExhausted)
    }

    /// XORs the next bytes of keystream into the input. For bindings.
    ///
    /// # Errors
    ///
    /// Fails if fewer bytes of keystream are left. The output and the position are then unchanged.
    #[doc(hidden)]
    #[inline]
    pub fn apply_in_out(&mut self, data: InOut<'_>) -> Result<(), KeystreamExhausted> {
        let (asked, left) = (data.len() as u64, KEYSTREAM_BYTES - self.position);
        if asked > left {
            return Err(KeystreamExhausted { asked, left });
        }
        let (state, nonce) = (&mut self.state, &self.nonce);
        self.ahead.apply::<BLOCK_BYTES>(self.position, KEYSTREAM_BYTES, data, |from, data| {
            // After the last block, the counter is 0 again, but no byte is left that would use it.
            state.set_counter(nonce, (from / BLOCK_BYTES as u64) as u32);
            driver::xor(state, nonce, data);
        });
        self.position += asked;
        Ok(())
    }

    /// Returns the position of the next byte of keystream, counted from the start.
    ///
    /// ```
    /// use raddle::chacha20::{ChaCha20, Key, Nonce};
    ///
    /// let mut cipher = ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12]));
    /// cipher.apply_keystream(&mut [0; 33])?;
    /// assert_eq!(cipher.position(), 33);
    /// # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Moves to a byte, counted from the start of the keystream.
    ///
    /// # Errors
    ///
    /// Fails if the position is beyond [`KEYSTREAM_BYTES`]. The position is then unchanged. Seeking to
    /// [`KEYSTREAM_BYTES`] itself succeeds.
    ///
    /// ```
    /// use raddle::chacha20::{ChaCha20, KEYSTREAM_BYTES, Key, Nonce};
    ///
    /// let mut cipher = ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12]));
    /// cipher.seek(1_000_000)?;
    /// assert_eq!(cipher.position(), 1_000_000);
    /// assert!(cipher.seek(KEYSTREAM_BYTES + 1).is_err());
    /// # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
    /// ```
    #[inline]
    pub fn seek(&mut self, byte: u64) -> Result<(), KeystreamExhausted> {
        if byte > KEYSTREAM_BYTES {
            return Err(KeystreamExhausted { asked: byte, left: KEYSTREAM_BYTES });
        }
        self.position = byte;
        Ok(())
    }

    /// Moves to the start of a block. The argument is the block counter of RFC 8439.
    ///
    /// ```
    /// use raddle::chacha20::{ChaCha20, Key, Nonce};
    ///
    /// let mut cipher = ChaCha20::new(&Key::from([7; 32]), &Nonce::from([9; 12]));
    /// cipher.seek_block(1);
    /// assert_eq!(cipher.position(), 64);
    /// ```
    #[inline]
    pub fn seek_block(&mut self, block: u32) {
        self.position = u64::from(block) * BLOCK_BYTES as u64;
    }
}

impl Drop for ChaCha20 {
    #[inline]
    fn drop(&mut self) {
        self.state.wipe();
    }
}

impl ZeroizeOnDrop for ChaCha20 {}

/// Prints the position, not the state.
impl fmt::Debug for ChaCha20 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ChaCha20").field("position", &self.position).finish_non_exhaustive()
    }
}

/// Derives a key from a key and 16 bytes of public input, with HChaCha20 (draft-irtf-cfrg-xchacha-03, section 2.2).
///
/// XChaCha20 derives a key from the first 16 bytes of a 24-byte nonce, and uses the other 8 bytes in the nonce for that
/// key.
///
/// ```
/// use raddle::chacha20::{Key, hchacha20};
///
/// let subkey = hchacha20(&Key::from([7; 32]), &[9; 16]);
/// assert_ne!(subkey.as_bytes(), &[7; 32]);
/// ```
#[must_use]
pub fn hchacha20(key: &Key, input: &[u8; 16]) -> Key {
    let mut state = [0; 16];
    state[..4].copy_from_slice(&CONSTANTS);
    load(&mut state[4..12], key.as_bytes());
    load(&mut state[12..], input);
    portable::chacha20_permute(&mut state);

    let mut derived = Key::from([0; 32]);
    for (bytes, word) in derived.as_bytes_mut().chunks_exact_mut(4).zip(state[..4].iter().chain(&state[12..])) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    wipe(&mut state);
    derived
}

/// Reads words from little-endian bytes.
#[inline]
fn load(words: &mut [u32], bytes: &[u8]) {
    for (word, four) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u32::from_le_bytes(*four);
    }
}
