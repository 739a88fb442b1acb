//! PBKDF2 (RFC 8018, section 5.2): derives keys from passwords, with HMAC as the pseudorandom function.
//!
//! ```
//! use std::num::NonZero;
//!
//! use raddle::{aes_gcm::Aes256Gcm, pbkdf2::Pbkdf2Sha256};
//!
//! let salt = [7; 16]; // by `raddle::getrandom::fill(&mut salt)?`, another one for each password
//! let rounds = NonZero::new(1000).unwrap(); // in earnest, as many as the user can wait for
//! let password = Pbkdf2Sha256::new(b"correct horse battery staple");
//! let cipher = Aes256Gcm::new(&password.derive_key(&salt, rounds));
//! ```
//!
//! Each round makes guessing the password more expensive for an attacker, and each use of it more expensive for the
//! user. OWASP recommended 600 000 rounds in 2023. Special hardware makes guesses cheaper for an attacker. If you can
//! choose, prefer a memory-hard function such as Argon2 (RFC 9106).
//!
//! A derived key consists of digests, each of which is computed by an independent chain of rounds. Several chains are
//! computed in parallel, in less time than one after another. A single chain is limited by the latency of the hash.
//!
//! The time taken depends only on lengths and on the number of rounds.

use core::{
    error,
    fmt::{self, Debug},
    num::NonZero,
};

use zeroize::ZeroizeOnDrop;

pub use crate::hashing::{Algorithm, Rfc3174, Sha2};
use crate::{
    Key,
    hashing::{Hasher, Words},
    hmac::Midstates,
    kernel::{Chain, lengthen},
    memory::wipe::wipe,
};

/// PBKDF2 with HMAC-SHA-256.
pub type Pbkdf2Sha256 = Pbkdf2<Sha2<256>>;
/// PBKDF2 with HMAC-SHA-224.
pub type Pbkdf2Sha224 = Pbkdf2<Sha2<224>>;
/// PBKDF2 with HMAC-SHA-512.
pub type Pbkdf2Sha512 = Pbkdf2<Sha2<512>>;
/// PBKDF2 with HMAC-SHA-384.
pub type Pbkdf2Sha384 = Pbkdf2<Sha2<384>>;
/// PBKDF2 with HMAC-SHA-1, for WPA2 and old formats.
pub type Pbkdf2Sha1 = Pbkdf2<Rfc3174>;

/// The maximum number of chains that are computed in parallel.
const CHAINS: usize = 32;

/// A hashed password. It is erased when dropped and never printed.
#[derive(Clone)]
pub struct Pbkdf2<A: Algorithm>(Midstates<A>);

impl<A: Algorithm> Pbkdf2<A> {
    /// Hashes a password of any length.
    ///
    /// ```
    /// use raddle::pbkdf2::Pbkdf2Sha256;
    ///
    /// let password = Pbkdf2Sha256::new(b"correct horse battery staple");
    /// assert_eq!(format!("{password:?}"), "Pbkdf2(..)");
    /// ```
    #[must_use]
    pub fn new(password: &[u8]) -> Self {
        Self(Midstates::new(password))
    }

    /// Fills `key` with bytes derived from the password and `salt` in `rounds` rounds (RFC 8018, section 5.2).
    ///
    /// # Errors
    ///
    /// Fails if `key` is longer than 2^32 - 1 digests. Nothing is written then.
    ///
    /// ```
    /// use std::num::NonZero;
    ///
    /// use raddle::pbkdf2::Pbkdf2Sha256;
    ///
    /// // RFC 7914, section 11.
    /// let mut key = [0; 64];
    /// Pbkdf2Sha256::new(b"passwd").derive(b"salt", NonZero::new(1).unwrap(), &mut key)?;
    /// assert_eq!(key[..4], [0x55, 0xac, 0x04, 0x6e]);
    /// # Ok::<(), raddle::pbkdf2::TooLong>(())
    /// ```
    pub fn derive(&self, salt: &[u8], rounds: NonZero<u32>, key: &mut [u8]) -> Result<(), TooLong> {
        let blocks = key.len().div_ceil(A::DIGEST_BYTES);
        if u32::try_from(blocks).is_err() {
            return Err(TooLong { bytes: key.len() });
        }
        let mut salted = Hasher::<A>::after_block(*self.0.inner());
        salted.update(salt);
        let mut numbers = 1_u32..;
        for part in key.chunks_mut(CHAINS * A::DIGEST_BYTES) {
            let mut chains = [Chain { last: Words::<A>::default(), sum: Words::<A>::default() }; CHAINS];
            let chains = &mut chains[..part.len().div_ceil(A::DIGEST_BYTES)];
            for (chain, number) in chains.iter_mut().zip(&mut numbers) {
                let mut inner = salted.clone();
                inner.update(&number.to_be_bytes());
                chain.last = inner.finalize_words();
                self.0.outer_of(&mut chain.last);
                chain.sum = chain.last;
            }
            lengthen::<A::Function>(&self.0.0, A::DIGEST_BYTES, chains, rounds.get() - 1);
            for (block, chain) in part.chunks_mut(A::DIGEST_BYTES).zip(&mut *chains) {
                let mut digest = A::digest(&chain.sum);
                block.copy_from_slice(&digest.as_ref()[..block.len()]);
                wipe(digest.as_mut());
                wipe(chain.last.as_mut());
                wipe(chain.sum.as_mut());
            }
        }
        Ok(())
    }

    /// Derives a key from the password and `salt` as [`derive`](Self::derive) does (RFC 8018, section 5.2). This
    /// function leaves no copy that the caller would have to erase. A call for a key of more than 2^32 - 1 digests does
    /// not compile.
    ///
    /// ```
    /// # use std::num::NonZero;
    /// use raddle::{Key, pbkdf2::Pbkdf2Sha256};
    ///
    /// let (password, rounds) = (Pbkdf2Sha256::new(b"correct horse battery staple"), NonZero::new(1000).unwrap());
    /// let key: Key<32> = password.derive_key(&[7; 16], rounds);
    /// let mut same = [0; 32];
    /// password.derive(&[7; 16], rounds, &mut same)?;
    /// assert_eq!(key.as_bytes(), &same);
    /// # Ok::<(), raddle::pbkdf2::TooLong>(())
    /// ```
    #[must_use]
    pub fn derive_key<const BYTES: usize>(&self, salt: &[u8], rounds: NonZero<u32>) -> Key<BYTES> {
        const { assert!(BYTES.div_ceil(A::DIGEST_BYTES) as u64 <= u32::MAX as u64) };
        let mut key = Key::from([0; BYTES]);
        let Ok(()) = self.derive(salt, rounds, key.as_bytes_mut()) else { unreachable!() };
        key
    }
}

impl<A: Algorithm> ZeroizeOnDrop for Pbkdf2<A> {}

impl<A: Algorithm> Debug for Pbkdf2<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pbkdf2(..)")
    }
}

/// The error for a derived key longer than 2^32 - 1 digests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// The length in bytes.
    pub bytes: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a key of {} bytes is longer than 2^32 - 1 digests", self.bytes)
    }
}

impl error::Error for TooLong {}
