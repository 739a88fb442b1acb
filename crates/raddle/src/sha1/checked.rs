//! SHA-1 with collision detection.

use core::{error::Error, fmt};

use crate::{
    hashing::{Algorithm, CountMismatch, LongestFirst, Rfc3174, write_impl},
    kernel::{
        self, Update,
        sha1_checked::{
            Block, HashValue,
            driver::{SHORT, absorb, pad},
            many::{Batch, absorb_many},
        },
    },
};

/// The length of a block in bytes.
const BLOCK_BYTES: usize = size_of::<Block>();

/// The maximum number of bytes that are copied to be padded.
const LAST_BYTES: usize = SHORT[0] * BLOCK_BYTES - 9;

/// The length of a digest in bytes.
const DIGEST_BYTES: usize = <Rfc3174 as Algorithm>::DIGEST_BYTES;

/// SHA-1 that detects the blocks of known collision attacks (Stevens and Shumow, USENIX Security 2017).
///
/// A message without such a block has the digest of [`Sha1`](super::Sha1). For a message with such a block, all functions
/// return a [`Collision`] instead. The check covers the 32 disturbance vectors of the efficient attacks that are known, in all 80
/// rounds. It detects both messages of a collision. It takes a random block for an attack with a probability of about 2^-160:
/// five words would have to be equal.
///
/// **For public data only**: the time depends on the message, because about 5 % of random blocks need a longer check. The
/// hasher does not erase its state.
///
/// ```
/// use raddle::sha1::{Checked, Sha1};
///
/// let mut hasher = Checked::new();
/// hasher.update(b"blob 14\0");
/// hasher.update(b"attack at dawn");
/// assert_eq!(hasher.finalize(), Ok(Sha1::digest(b"blob 14\0attack at dawn")));
/// ```
#[derive(Clone)]
pub struct Checked {
    hash: HashValue,
    /// The partial block, whose length is `length` modulo the block length.
    part: Block,
    /// The length of the message so far in bytes, modulo 2^64.
    length: u64,
    is_safe: bool,
    has_attack: bool,
}

impl Checked {
    /// Starts a hash. The digest of a [`Collision`] is the digest of SHA-1, as in Git.
    ///
    /// ```
    /// use raddle::sha1::Checked;
    ///
    /// assert!(Checked::new().finalize().is_ok());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self { hash: Rfc3174::INITIAL, part: [0; 64], length: 0, is_safe: false, has_attack: false }
    }

    /// Starts a hash with *safe digests*: the digest of a [`Collision`] differs from the digest of SHA-1, and from the safe
    /// digest of the other message of the collision. It is the digest that the library of Stevens and Shumow returns by
    /// default: each block of an attack is absorbed three times.
    ///
    /// ```
    /// use raddle::sha1::{Checked, Sha1};
    ///
    /// assert_eq!(Checked::with_safe_digest().finalize(), Ok(Sha1::digest(b"")));
    /// ```
    #[must_use]
    pub fn with_safe_digest() -> Self {
        Self { is_safe: true, ..Self::new() }
    }

    /// Computes the digest of a message.
    ///
    /// # Errors
    ///
    /// Returns the digest as a [`Collision`] if the message has a block of a known attack.
    ///
    /// ```
    /// use raddle::sha1::{Checked, Sha1};
    ///
    /// assert_eq!(Checked::digest(b"abc"), Ok(Sha1::digest(b"abc")));
    /// ```
    pub fn digest(message: impl AsRef<[u8]>) -> Result<[u8; DIGEST_BYTES], Collision> {
        let mut hasher = Self::new();
        let message = message.as_ref();
        // A short message is absorbed with its padding in one call.
        let whole = if message.len() <= LAST_BYTES { 0 } else { message.len() - message.len() % BLOCK_BYTES };
        let (blocks, last) = message.split_at(whole);
        hasher.update(blocks);
        hasher.length = message.len() as u64;
        hasher.finish(last)
    }

    /// Computes the digests of many messages, of any lengths: for each message the result of [`digest`](Self::digest). A
    /// larger batch takes less time for each message, because several messages share vector instructions.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of messages and digests differ. Nothing is written then.
    ///
    /// ```
    /// use raddle::sha1::Checked;
    ///
    /// let mut digests = [Ok([0; 20]); 2];
    /// Checked::digest_many(&["attack at dawn", ""], &mut digests)?;
    /// assert_eq!(digests, [Checked::digest("attack at dawn"), Checked::digest("")]);
    /// # Ok::<(), raddle::sha1::CountMismatch>(())
    /// ```
    pub fn digest_many<M: AsRef<[u8]>>(
        messages: &[M],
        digests: &mut [Result<[u8; DIGEST_BYTES], Collision>],
    ) -> Result<(), CountMismatch> {
        CountMismatch::check(messages.len(), digests.len())?;
        digests.fill(Ok([0; DIGEST_BYTES]));
        absorb_many(&mut DigestMany { messages: LongestFirst::new(messages), digests });
        Ok(())
    }

    /// Hashes the next piece, of any length.
    ///
    /// ```
    /// use raddle::sha1::Checked;
    ///
    /// let mut hasher = Checked::new();
    /// hasher.update(b"attack ");
    /// hasher.update(b"at dawn");
    /// assert_eq!(hasher.finalize(), Checked::digest(b"attack at dawn"));
    /// ```
    pub fn update(&mut self, piece: &[u8]) {
        let filled = (self.length % self.part.len() as u64) as usize;
        self.length = self.length.wrapping_add(piece.len() as u64);
        match Update::new::<kernel::Sha1>(filled, piece.len()) {
            Update::Keep => self.part[filled..filled + piece.len()].copy_from_slice(piece),
            Update::Hash { first, whole } => {
                let (first, piece) = piece.split_at(first);
                let (blocks, rest) = piece.split_at(whole);
                if !first.is_empty() {
                    self.part[filled..].copy_from_slice(first);
                    self.has_attack |= absorb(&mut self.hash, &[self.part], self.is_safe);
                }
                self.has_attack |= absorb(&mut self.hash, blocks.as_chunks().0, self.is_safe);
                self.part[..rest.len()].copy_from_slice(rest);
            }
        }
    }

    /// Computes the digest of all pieces.
    ///
    /// # Errors
    ///
    /// Returns the digest as a [`Collision`] if the message has a block of a known attack.
    ///
    /// ```
    /// use raddle::sha1::{Checked, Sha1};
    ///
    /// assert_eq!(Checked::new().finalize(), Ok(Sha1::digest(b"")));
    /// ```
    pub fn finalize(mut self) -> Result<[u8; DIGEST_BYTES], Collision> {
        self.finalize_reset()
    }

    /// Computes the digest of all pieces, and resets the hasher.
    ///
    /// # Errors
    ///
    /// Returns the digest as a [`Collision`] if the message has a block of a known attack.
    ///
    /// ```
    /// use raddle::sha1::{Checked, Sha1};
    ///
    /// let mut hasher = Checked::new();
    /// hasher.update(b"attack at dawn");
    /// assert_eq!(hasher.finalize_reset(), Ok(Sha1::digest(b"attack at dawn")));
    /// assert_eq!(hasher.finalize_reset(), Ok(Sha1::digest(b"")));
    /// ```
    pub fn finalize_reset(&mut self) -> Result<[u8; DIGEST_BYTES], Collision> {
        let part = self.part;
        let result = self.finish(&part[..(self.length % BLOCK_BYTES as u64) as usize]);
        self.reset();
        result
    }

    /// Absorbs the last bytes of a message of `self.length` bytes with their padding, and returns the digest.
    fn finish(&mut self, last: &[u8]) -> Result<[u8; DIGEST_BYTES], Collision> {
        let mut blocks = [[0; BLOCK_BYTES]; SHORT[0]];
        let count = pad(&mut blocks, last, self.length);
        self.has_attack |= absorb(&mut self.hash, &blocks[..count], self.is_safe);
        let digest = Rfc3174::digest(&self.hash);
        if self.has_attack { Err(Collision { digest }) } else { Ok(digest) }
    }

    /// Discards the pieces, and starts another message.
    ///
    /// ```
    /// use raddle::sha1::{Checked, Sha1};
    ///
    /// let mut hasher = Checked::new();
    /// hasher.update(b"attack at dawn");
    /// hasher.reset();
    /// assert_eq!(hasher.finalize(), Ok(Sha1::digest(b"")));
    /// ```
    pub fn reset(&mut self) {
        *self = Self { is_safe: self.is_safe, ..Self::new() };
    }
}

/// A call of [`Checked::digest_many`].
struct DigestMany<'m, 'd, M> {
    messages: LongestFirst<'m, M>,
    /// A result is an error once its message has a block of an attack, even if the digest is not computed yet.
    digests: &'d mut [Result<[u8; DIGEST_BYTES], Collision>],
}

impl<'m, M: AsRef<[u8]>> Batch<'m> for DigestMany<'m, '_, M> {
    const INITIAL: HashValue = Rfc3174::INITIAL;

    fn left(&self) -> usize {
        self.messages.left()
    }

    fn next(&mut self) -> Option<(usize, &'m [u8])> {
        self.messages.next()
    }

    fn finish(&mut self, message: usize, hash: &HashValue) {
        let digest = Rfc3174::digest(hash);
        self.digests[message] = self.digests[message].map(|_| digest).map_err(|_| Collision { digest });
    }

    fn refuse(&mut self, message: usize) {
        self.digests[message] = self.digests[message].and_then(|digest| Err(Collision { digest }));
    }
}

impl Default for Checked {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Checked(..)")
    }
}

write_impl!([] Checked);

/// The reason for refusing a message: it has a block of a known collision attack on SHA-1. So someone made another message
/// with the same digest, or tried to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Collision {
    digest: [u8; DIGEST_BYTES],
}

impl Collision {
    /// Returns the digest of the message: of SHA-1, or the safe digest of [`Checked::with_safe_digest`].
    ///
    /// ```
    /// use raddle::sha1::{Checked, Collision};
    ///
    /// fn digest_of_any(message: &[u8]) -> [u8; 20] {
    ///     Checked::digest(message).unwrap_or_else(|collision: Collision| collision.digest())
    /// }
    ///
    /// assert_eq!(digest_of_any(b"abc")[..4], [0xa9, 0x99, 0x3e, 0x36]);
    /// ```
    #[must_use]
    pub fn digest(&self) -> [u8; DIGEST_BYTES] {
        self.digest
    }
}

impl fmt::Display for Collision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the message has a block of a collision attack on SHA-1")
    }
}

impl Error for Collision {}
