//! Messages that begin with the same blocks.

use core::{
    error,
    fmt::{self, Debug},
};

use zeroize::ZeroizeOnDrop;

use super::{
    hasher::{Algorithm, Hasher, Words},
    many::{CountMismatch, hash_many},
};
use crate::{
    cpu::token::Token,
    kernel::{Block, Construction, HashFunction, hash::one::absorb},
    memory::wipe::wipe,
};

/// A hash after a prefix of whole blocks, from which any number of messages can continue. The prefix is hashed once.
///
/// Such prefixes are the padded keys of HMAC (RFC 2104), the padded public seed of SLH-DSA with SHA-2 (FIPS 205,
/// section 11.2) and the padded salt of fs-verity. The state is erased when dropped and never printed, since the prefix
/// may be secret.
///
/// ```
/// use raddle::sha256::{Prefixed, Sha2, Sha256};
///
/// let prefixed = Prefixed::<Sha2<256>>::new(&[7; 64])?;
/// let mut digests = [[0; 32]; 2];
/// prefixed.digest_many(&["attack at dawn", ""], &mut digests)?;
/// assert_eq!(digests[1], Sha256::digest([7; 64]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Prefixed<A: Algorithm> {
    hash: Words<A>,
    /// The length of the prefix in bytes, modulo 2^64.
    length: u64,
}

impl<A: Algorithm> Prefixed<A> {
    /// Hashes a prefix of any number of blocks.
    ///
    /// # Errors
    ///
    /// Fails if the length of the prefix is not a multiple of the block length.
    ///
    /// ```
    /// use raddle::sha256::{PartialBlock, Prefixed, Sha2};
    ///
    /// assert!(Prefixed::<Sha2<256>>::new(&[7; 128]).is_ok());
    /// assert_eq!(Prefixed::<Sha2<256>>::new(&[7; 65]).err(), Some(PartialBlock { bytes: 65 }));
    /// ```
    pub fn new(prefix: &[u8]) -> Result<Self, PartialBlock> {
        if !prefix.len().is_multiple_of(A::BLOCK_BYTES) {
            return Err(PartialBlock { bytes: prefix.len() });
        }
        let mut new = Self { hash: A::INITIAL, length: prefix.len() as u64 };
        if !prefix.is_empty() {
            absorb::<A::Function>(&mut new.hash, prefix);
        }
        Ok(new)
    }

    /// Computes the digest of the prefix followed by a message. The time taken depends only on lengths.
    ///
    /// ```
    /// use raddle::sha256::{Prefixed, Sha2, Sha256};
    ///
    /// let prefixed = Prefixed::<Sha2<256>>::new(&[b'a'; 64])?;
    /// assert_eq!(prefixed.digest(b"aaa"), Sha256::digest([b'a'; 67]));
    /// # Ok::<(), raddle::sha256::PartialBlock>(())
    /// ```
    #[must_use]
    pub fn digest(&self, message: impl AsRef<[u8]>) -> A::Digest {
        let message = message.as_ref();
        Token::begin();
        let mut hash = self.hash;
        A::Function::finish(&mut hash, message, self.length.wrapping_add(message.len() as u64));
        let digest = A::digest(&hash);
        wipe(hash.as_mut());
        digest
    }

    /// Computes the digest of the prefix followed by each of many messages, of any lengths. A larger batch takes less
    /// time for each message, since several messages share vector instructions. The time taken depends only on the
    /// number and lengths of the messages.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of messages and digests differ. Nothing is written then.
    ///
    /// ```
    /// use raddle::sha256::{Prefixed, Sha2};
    ///
    /// let prefixed = Prefixed::<Sha2<256>>::new(&[7; 64])?;
    /// let mut digests = [[0; 32]; 2];
    /// prefixed.digest_many(&["attack at dawn", ""], &mut digests)?;
    /// assert_eq!(digests, [prefixed.digest("attack at dawn"), prefixed.digest("")]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn digest_many<M: AsRef<[u8]>>(&self, messages: &[M], digests: &mut [A::Digest]) -> Result<(), CountMismatch> {
        CountMismatch::check(messages.len(), digests.len())?;
        if let ([message], [digest]) = (messages, &mut *digests) {
            *digest = self.digest(message.as_ref());
            return Ok(());
        }
        let construction = Construction { hash: &self.hash, before: self.length, outer: None };
        hash_many::<A::Function, M, _>(&construction, messages, digests, |digests, i, hash| {
            digests[i] = A::digest(hash)
        });
        Ok(())
    }

    /// Starts a message in pieces after the prefix.
    ///
    /// ```
    /// use raddle::sha256::{Prefixed, Sha2};
    ///
    /// let prefixed = Prefixed::<Sha2<256>>::new(&[7; 64])?;
    /// let mut hasher = prefixed.hasher();
    /// hasher.update(b"attack ");
    /// hasher.update(b"at dawn");
    /// assert_eq!(hasher.finalize(), prefixed.digest("attack at dawn"));
    /// # Ok::<(), raddle::sha256::PartialBlock>(())
    /// ```
    #[must_use]
    pub fn hasher(&self) -> Hasher<A> {
        Hasher { hash: self.hash, part: Block::filled(0), length: self.length }
    }
}

impl<A: Algorithm> Drop for Prefixed<A> {
    #[inline]
    fn drop(&mut self) {
        wipe(self.hash.as_mut());
    }
}

impl<A: Algorithm> ZeroizeOnDrop for Prefixed<A> {}

impl<A: Algorithm> Debug for Prefixed<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Prefixed(..)")
    }
}

/// The error for a prefix whose length is not a multiple of the block length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartialBlock {
    /// The length of the prefix in bytes.
    pub bytes: usize,
}

impl fmt::Display for PartialBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a prefix of {} bytes is not a whole number of blocks", self.bytes)
    }
}

impl error::Error for PartialBlock {}
