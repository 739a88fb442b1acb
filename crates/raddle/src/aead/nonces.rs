//! Sequences of nonces.

use core::{error, fmt};

use zeroize::ZeroizeOnDrop;

use crate::memory::{nonce::Nonce, wipe::wipe};

/// A sequence of 12-byte nonces that gives out each nonce once.
///
/// Nonce number `n` is a 12-byte starting value XOR `n`, where `n` fills the last 8 bytes in big-endian order. TLS 1.3
/// makes its nonces this way (RFC 8446, section 5.3), from a secret value and the number of the record. A starting
/// value that ends in 8 zero bytes gives a fixed field and a counter (RFC 5116, section 3.2): see
/// [`with_sender`](Self::with_sender).
///
/// A sequence can't be cloned, and ends before its first nonce would repeat. It can't know whether another sequence has
/// the same starting value under the same key. So give each sender, each direction and each run of a program its own
/// starting value or its own key.
///
/// The starting value is erased when the sequence is dropped, and never printed.
///
/// ```
/// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, NonceSequence};
///
/// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
/// let mut nonces = NonceSequence::with_sender([0, 0, 0, 1]);
/// for message in [&mut b"attack at dawn".to_owned(), &mut b"attack at dusk".to_owned()] {
///     let tag = cipher.seal_in_place_detached(&nonces.next_nonce()?, b"", message)?;
/// }
/// assert_eq!(nonces.position(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct NonceSequence {
    start: [u8; 12],
    /// The number of the next nonce, or one more than the maximum at the end of the sequence.
    next: u64,
}

impl NonceSequence {
    /// Starts the sequence at a value, such as the `iv` of TLS 1.3.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{Nonce, NonceSequence};
    ///
    /// let mut nonces = NonceSequence::new([7; 12]);
    /// assert_eq!(nonces.next_nonce()?, Nonce::from([7; 12]));
    /// assert_eq!(nonces.next_nonce()?, Nonce::from([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 ^ 1]));
    /// # Ok::<(), raddle::chacha20poly1305::NoncesExhausted>(())
    /// ```
    #[must_use]
    pub fn new(start: [u8; 12]) -> Self {
        Self::resume(start, 0)
    }

    /// Starts the sequence for one of 2^32 senders under a key. A nonce is the number of the sender, followed by a
    /// counter.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{Nonce, NonceSequence};
    ///
    /// let mut nonces = NonceSequence::with_sender([0, 0, 0, 9]);
    /// nonces.next_nonce()?;
    /// assert_eq!(nonces.next_nonce()?, Nonce::from([0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 1]));
    /// # Ok::<(), raddle::chacha20poly1305::NoncesExhausted>(())
    /// ```
    #[must_use]
    pub fn with_sender(sender: [u8; 4]) -> Self {
        let mut start = [0; 12];
        start[..4].copy_from_slice(&sender);
        Self::new(start)
    }

    /// Resumes the sequence after `position` nonces, for a program that has stored that position. A position that is
    /// too low repeats nonces.
    ///
    /// ```
    /// use raddle::chacha20poly1305::NonceSequence;
    ///
    /// let mut nonces = NonceSequence::new([7; 12]);
    /// nonces.next_nonce()?;
    /// let stored = nonces.position();
    /// assert_eq!(NonceSequence::resume([7; 12], stored).next_nonce()?, nonces.next_nonce()?);
    /// # Ok::<(), raddle::chacha20poly1305::NoncesExhausted>(())
    /// ```
    #[must_use]
    pub fn resume(start: [u8; 12], position: u64) -> Self {
        Self { start, next: position }
    }

    /// Returns how many nonces the sequence has given out.
    ///
    /// ```
    /// use raddle::chacha20poly1305::NonceSequence;
    ///
    /// let mut nonces = NonceSequence::new([7; 12]);
    /// nonces.next_nonce()?;
    /// assert_eq!(nonces.position(), 1);
    /// # Ok::<(), raddle::chacha20poly1305::NoncesExhausted>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> u64 {
        self.next
    }

    /// Returns the next nonce.
    ///
    /// # Errors
    ///
    /// Fails after 2^64 - 1 nonces.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{NonceSequence, NoncesExhausted};
    ///
    /// let mut nonces = NonceSequence::resume([7; 12], u64::MAX - 1);
    /// assert!(nonces.next_nonce().is_ok());
    /// assert_eq!(nonces.next_nonce(), Err(NoncesExhausted));
    /// ```
    pub fn next_nonce(&mut self) -> Result<Nonce<12>, NoncesExhausted> {
        let after = self.next.checked_add(1).ok_or(NoncesExhausted)?;
        let mut start = [0; 16];
        start[..12].copy_from_slice(&self.start);
        // The nonce is written as one number. If it were written byte by byte, code that loads words would wait for the
        // stores.
        let number = u128::from(self.next.swap_bytes()) << 32;
        let nonce = (u128::from_le_bytes(start) ^ number).to_le_bytes();
        self.next = after;
        Ok(Nonce::from(core::array::from_fn(|i| nonce[i])))
    }
}

impl Drop for NonceSequence {
    #[inline]
    fn drop(&mut self) {
        wipe(&mut self.start);
    }
}

impl ZeroizeOnDrop for NonceSequence {}

/// Prints only the number of the next nonce, because the starting value may be secret.
impl fmt::Debug for NonceSequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NonceSequence").field("position", &self.next).finish_non_exhaustive()
    }
}

/// The error for a sequence that has given out all nonces. Use another key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoncesExhausted;

impl fmt::Display for NoncesExhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the sequence has no nonce that was not used")
    }
}

impl error::Error for NoncesExhausted {}
