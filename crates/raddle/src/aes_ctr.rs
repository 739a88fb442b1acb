//! AES in counter mode (SP 800-38A, section 6.5), a stream cipher, with 32-bit and 128-bit counters.
//!
//! A key and the first counter block give a keystream: the encryption of that counter block and its successors. [`Ctr`]
//! XORs the keystream into messages, so the same call encrypts and decrypts.
//!
//! ```
//! use raddle::aes_ctr::{Aes256, Aes256Ctr128, Key};
//!
//! let (key, first) = (Aes256::new(&Key::from([7; 32])), [9; 16]);
//! let mut text = *b"attack at dawn";
//! Aes256Ctr128::new(&key, &first).apply_keystream(&mut text)?;
//! Aes256Ctr128::new(&key, &first).apply_keystream(&mut text)?; // decrypts
//! assert_eq!(&text, b"attack at dawn");
//! # Ok::<(), raddle::aes_ctr::KeystreamExhausted>(())
//! ```
//!
//! **A counter block may be encrypted once only under a key**, over all messages: two messages under one keystream give
//! away their XOR. **This module does not authenticate**: changing a bit of the ciphertext changes the same bit of the
//! plaintext. Most programs want [`aes_gcm`](crate::aes_gcm).
//!
//! | | counter | keystream |
//! |---|---|---|
//! | [`Aes128Ctr32`], [`Aes192Ctr32`], [`Aes256Ctr32`] | the last 4 bytes of the block, modulo 2^32, as GCM does | 2^36 bytes |
//! | [`Aes128Ctr128`], [`Aes192Ctr128`], [`Aes256Ctr128`] | the whole block, modulo 2^128 | 2^64 - 1 bytes |
//!
//! Counters are big-endian. The time taken depends only on lengths and positions.

use core::{borrow::Borrow, fmt, marker::PhantomData};

use zeroize::ZeroizeOnDrop;

use crate::{
    InOut,
    aes::{Bits128, Bits192, Bits256},
    kernel::contracts::Sealed,
    memory::ahead::Ahead,
};
pub use crate::{
    aes::{Aes, Aes128, Aes192, Aes256, BLOCK_BYTES, Key, KeySize},
    keystream::{ApplyError, KeystreamExhausted},
};

/// The part of the block that is the counter. Sealed: prevents implementations outside this crate.
pub trait Counter: Sealed + Copy {
    /// The length of the keystream in bytes, or `u64::MAX` if it is longer.
    const KEYSTREAM_BYTES: u64;

    /// Returns the counter block this many blocks later.
    #[doc(hidden)]
    fn after(first: u128, blocks: u64) -> u128;
}

/// A counter in the last four bytes of the block, modulo 2^32 (SP 800-38D, section 6.2).
#[derive(Clone, Copy, Debug)]
pub struct Counter32;

/// A counter in the whole block, modulo 2^128.
#[derive(Clone, Copy, Debug)]
pub struct Counter128;

impl Sealed for Counter32 {}
impl Sealed for Counter128 {}

impl Counter for Counter32 {
    const KEYSTREAM_BYTES: u64 = 1 << 36;

    #[inline]
    fn after(first: u128, blocks: u64) -> u128 {
        let counter = (first as u32).wrapping_add(blocks as u32);
        first >> 32 << 32 | u128::from(counter)
    }
}

impl Counter for Counter128 {
    const KEYSTREAM_BYTES: u64 = u64::MAX;

    #[inline]
    fn after(first: u128, blocks: u64) -> u128 {
        first.wrapping_add(blocks.into())
    }
}

/// AES-128 with a 32-bit counter.
pub type Aes128Ctr32<K = Aes128> = Ctr<Bits128, Counter32, K>;
/// AES-192 with a 32-bit counter.
pub type Aes192Ctr32<K = Aes192> = Ctr<Bits192, Counter32, K>;
/// AES-256 with a 32-bit counter.
pub type Aes256Ctr32<K = Aes256> = Ctr<Bits256, Counter32, K>;
/// AES-128 with a 128-bit counter.
pub type Aes128Ctr128<K = Aes128> = Ctr<Bits128, Counter128, K>;
/// AES-192 with a 128-bit counter.
pub type Aes192Ctr128<K = Aes192> = Ctr<Bits192, Counter128, K>;
/// AES-256 with a 128-bit counter.
pub type Aes256Ctr128<K = Aes256> = Ctr<Bits256, Counter128, K>;

/// The keystream for a key and a first counter block, and a position in it.
///
/// Each call continues where the previous one ended, so a message may come in pieces. Buffered keystream is erased when
/// dropped and never printed.
///
/// ```
/// use raddle::aes_ctr::{Aes128, Aes128Ctr128, Key};
///
/// let key = Aes128::new(&Key::from([7; 16]));
/// let (mut whole, mut pieces) = ([0; 100], [0; 100]);
/// Aes128Ctr128::new(&key, &[0xff; 16]).apply_keystream(&mut whole)?;
///
/// let mut cipher = Aes128Ctr128::new(&key, &[0xff; 16]);
/// cipher.apply_keystream(&mut pieces[..33])?;
/// cipher.apply_keystream(&mut pieces[33..])?;
/// assert_eq!(pieces, whole);
/// # Ok::<(), raddle::aes_ctr::KeystreamExhausted>(())
/// ```
#[derive(Clone)]
pub struct Ctr<S, C, K = Aes<S>> {
    key: K,
    at: Place<C>,
    size: PhantomData<S>,
}

impl<S: KeySize, C: Counter, K: Borrow<Aes<S>>> Ctr<S, C, K> {
    /// Starts the keystream under `key` whose first block is the encryption of `first`.
    ///
    /// The key may be borrowed, as above, or owned, so that one value holds both the key and the position:
    ///
    /// ```
    /// use raddle::aes_ctr::{Aes256, Aes256Ctr128, Key};
    ///
    /// struct Connection {
    ///     cipher: Aes256Ctr128,
    /// }
    ///
    /// let cipher = Aes256Ctr128::new(Aes256::new(&Key::from([7; 32])), &[9; 16]);
    /// let mut connection = Connection { cipher };
    /// connection.cipher.apply_keystream(&mut [0; 14])?;
    /// # Ok::<(), raddle::aes_ctr::KeystreamExhausted>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn new(key: K, first: &[u8; BLOCK_BYTES]) -> Self {
        Self { key, at: Place::new(first), size: PhantomData }
    }

    /// XORs the next `data.len()` bytes of keystream into `data`, in place.
    ///
    /// # Errors
    ///
    /// Fails if fewer bytes of keystream are left. The data and the position are then unchanged.
    ///
    /// ```
    /// use raddle::aes_ctr::{Aes128, Aes128Ctr32, Key};
    ///
    /// let key = Aes128::new(&Key::from([7; 16]));
    /// let mut text = *b"attack at dawn";
    /// Aes128Ctr32::new(&key, &[9; 16]).apply_keystream(&mut text)?;
    /// Aes128Ctr32::new(&key, &[9; 16]).apply_keystream(&mut text)?;
    /// assert_eq!(&text, b"attack at dawn");
    /// # Ok::<(), raddle::aes_ctr::KeystreamExhausted>(())
    /// ```
    #[inline]
    pub fn apply_keystream(&mut self, data: &mut [u8]) -> Result<(), KeystreamExhausted> {
        self.at.apply(self.key.borrow(), InOut::in_place(data))
    }

    /// Writes `input` XOR the next `input.len()` bytes of keystream to `output`.
    ///
    /// # Errors
    ///
    /// Fails if the lengths differ, or if fewer bytes of keystream are left. The output and the position are then
    /// unchanged.
    ///
    /// ```
    /// use raddle::aes_ctr::{Aes256, Aes256Ctr32, Key};
    ///
    /// let key = Aes256::new(&Key::from([7; 32]));
    /// let mut sealed = [0; 14];
    /// Aes256Ctr32::new(&key, &[9; 16]).apply_keystream_to(b"attack at dawn", &mut sealed)?;
    /// assert_ne!(&sealed, b"attack at dawn");
    /// # Ok::<(), raddle::aes_ctr::ApplyError>(())
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
    pub fn apply_in_out(&mut self, data: InOut<'_>) -> Result<(), KeystreamExhausted> {
        self.at.apply(self.key.borrow(), data)
    }

    /// Returns the position of the next byte of keystream, counted from the start.
    ///
    /// ```
    /// use raddle::aes_ctr::{Aes128, Aes128Ctr32, Key};
    ///
    /// let mut cipher = Aes128Ctr32::new(Aes128::new(&Key::from([7; 16])), &[9; 16]);
    /// cipher.apply_keystream(&mut [0; 14])?;
    /// assert_eq!(cipher.position(), 14);
    /// # Ok::<(), raddle::aes_ctr::KeystreamExhausted>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn position(&self) -> u64 {
        self.at.position
    }

    /// Moves to a byte, counted from the start of the keystream.
    ///
    /// # Errors
    ///
    /// Fails if the position is beyond the end. The position is then unchanged. Seeking to the end itself succeeds.
    ///
    /// ```
    /// use raddle::aes_ctr::{Aes128, Aes128Ctr32, Key};
    ///
    /// let key = Aes128::new(&Key::from([7; 16]));
    /// let mut cipher = Aes128Ctr32::new(&key, &[9; 16]);
    /// cipher.seek((1 << 36) - 3)?;
    /// let mut data = *b"four";
    /// let error = cipher.apply_keystream(&mut data).unwrap_err();
    /// assert_eq!((error.asked, error.left, data), (4, 3, *b"four"));
    /// # Ok::<(), raddle::aes_ctr::KeystreamExhausted>(())
    /// ```
    pub fn seek(&mut self, byte: u64) -> Result<(), KeystreamExhausted> {
        self.at.seek(byte)
    }
}

/// A position in the keystream, without the key: each call is given the key. Buffered keystream is erased when dropped.
#[derive(Clone)]
pub(crate) struct Place<C> {
    /// The first counter block, big-endian.
    first: u128,
    /// The position of the next byte of keystream.
    pub(crate) position: u64,
    /// Buffered keystream for short pieces.
    ahead: Ahead<AHEAD_BYTES>,
    counter: PhantomData<C>,
}

/// The bytes of keystream that are computed at once for short pieces. A kernel computes them in the time of one block.
const AHEAD_BYTES: usize = 16 * BLOCK_BYTES;

impl<C: Counter> Place<C> {
    #[inline]
    pub(crate) fn new(first: &[u8; BLOCK_BYTES]) -> Self {
        let first = u128::from_be_bytes(*first);
        Self { first, position: 0, ahead: Ahead::new(), counter: PhantomData }
    }

    pub(crate) fn apply<S: KeySize>(&mut self, key: &Aes<S>, data: InOut<'_>) -> Result<(), KeystreamExhausted> {
        let (asked, left) = (data.len() as u64, C::KEYSTREAM_BYTES - self.position);
        if asked > left {
            return Err(KeystreamExhausted { asked, left });
        }
        let first = self.first;
        self.ahead.apply::<BLOCK_BYTES>(self.position, C::KEYSTREAM_BYTES, data, |from, data| {
            Self::apply_blocks(key, first, from / BLOCK_BYTES as u64, data);
        });
        self.position += asked;
        Ok(())
    }

    /// XORs the keystream into the data, starting with the counter block that comes `number` blocks after the first
    /// one.
    #[inline]
    pub(crate) fn apply_blocks<S: KeySize>(key: &Aes<S>, first: u128, mut number: u64, mut data: InOut<'_>) {
        while !data.is_empty() {
            let counter = C::after(first, number);
            // The kernels count in 32 bits, so a call ends before the bits above them change.
            let blocks = (1 << 32) - u64::from(counter as u32);
            let bytes = usize::try_from(blocks * BLOCK_BYTES as u64).unwrap_or(usize::MAX);
            let (now, rest) = data.split_at(bytes);
            key.xor(&counter.to_be_bytes(), now);
            (data, number) = (rest, number.saturating_add(blocks));
        }
    }

    pub(crate) fn seek(&mut self, byte: u64) -> Result<(), KeystreamExhausted> {
        if byte > C::KEYSTREAM_BYTES {
            return Err(KeystreamExhausted { asked: byte, left: C::KEYSTREAM_BYTES });
        }
        self.position = byte;
        Ok(())
    }
}

/// The keystream and the key erase themselves.
impl<S, C, K> ZeroizeOnDrop for Ctr<S, C, K> {}

/// Prints the position, not the keystream.
impl<S, C, K> fmt::Debug for Ctr<S, C, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ctr").field("position", &self.at.position).finish_non_exhaustive()
    }
}
