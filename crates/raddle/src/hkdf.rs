//! HKDF (RFC 5869): derives keys from another key, or from a secret that is not yet a key, such as the result of a key
//! exchange.
//!
//! ```
//! use raddle::{chacha20poly1305::ChaCha20Poly1305, hkdf::HkdfSha256};
//!
//! let shared = [7; 32]; // by X25519, say
//! let secret = HkdfSha256::extract(b"salt, which is better than none", &shared);
//! let sending = ChaCha20Poly1305::new(&secret.expand_key(b"a protocol, from a to b"));
//! let receiving = ChaCha20Poly1305::new(&secret.expand_key(b"a protocol, from b to a"));
//! ```
//!
//! HKDF does not protect a password: use [`pbkdf2`](crate::pbkdf2). The time taken depends only on lengths.

use core::{
    error,
    fmt::{self, Debug},
};

use zeroize::{ZeroizeOnDrop, Zeroizing};

pub use crate::hashing::{Algorithm, Rfc3174, Sha2};
use crate::{
    Key,
    hashing::{Hasher, Words},
    hmac::Midstates,
    memory::wipe::wipe,
};

/// HKDF with SHA-256.
pub type HkdfSha256 = Hkdf<Sha2<256>>;
/// HKDF with SHA-224.
pub type HkdfSha224 = Hkdf<Sha2<224>>;
/// HKDF with SHA-512.
pub type HkdfSha512 = Hkdf<Sha2<512>>;
/// HKDF with SHA-384.
pub type HkdfSha384 = Hkdf<Sha2<384>>;
/// HKDF with SHA-1.
pub type HkdfSha1 = Hkdf<Rfc3174>;

/// The pseudorandom key (PRK) of RFC 5869: a secret from which keys are derived. It is erased when dropped and never
/// printed.
#[derive(Clone)]
pub struct Hkdf<A: Algorithm>(Midstates<A>);

impl<A: Algorithm> Hkdf<A> {
    /// The maximum number of bytes that a call of [`expand`](Self::expand) derives: 255 digests.
    pub const MAX: usize = 255 * A::DIGEST_BYTES;

    /// Extracts a key from a secret of any length and a salt. The salt may be public, and may be empty (RFC 5869, section 2.2).
    ///
    /// ```
    /// use raddle::{Key, hkdf::HkdfSha256};
    ///
    /// let secret = HkdfSha256::extract(b"salt", b"secret");
    /// let key: Key<32> = secret.expand_key(b"purpose");
    /// # assert_ne!(key.as_bytes(), &[0; 32]);
    /// ```
    #[must_use]
    pub fn extract(salt: &[u8], secret: &[u8]) -> Self {
        Self::from_key(Self::extract_key(salt, secret).as_ref())
    }

    /// Extracts a key as [`extract`](Self::extract) does, and returns its bytes, the PRK (RFC 5869, section 2.2).
    /// Protocols such as TLS 1.3 and HPKE use the PRK directly. The bytes are erased when dropped.
    ///
    /// ```
    /// use raddle::hkdf::HkdfSha256;
    ///
    /// let key = HkdfSha256::extract_key(b"salt", b"secret");
    /// let (mut keys, mut same) = ([0; 42], [0; 42]);
    /// HkdfSha256::from_key(key.as_ref()).expand(b"purpose", &mut keys)?;
    /// HkdfSha256::extract(b"salt", b"secret").expand(b"purpose", &mut same)?;
    /// assert_eq!(keys, same);
    /// # Ok::<(), raddle::hkdf::TooLong>(())
    /// ```
    #[must_use]
    pub fn extract_key(salt: &[u8], secret: &[u8]) -> Zeroizing<A::Digest> {
        let mut hash = Words::<A>::default();
        Midstates::<A>::new(salt).mac(secret, &mut hash);
        let key = Zeroizing::new(A::digest(&hash));
        wipe(hash.as_mut());
        key
    }

    /// Uses a key without extraction. The key must be random and at least as long as a digest (RFC 5869, section 3.3).
    ///
    /// ```
    /// use raddle::{Key, hkdf::HkdfSha256};
    ///
    /// let secret = HkdfSha256::from_key(&[7; 32]); // random bytes
    /// let key: Key<32> = secret.expand_key(b"purpose");
    /// # assert_ne!(key.as_bytes(), &[0; 32]);
    /// ```
    #[must_use]
    pub fn from_key(key: &[u8]) -> Self {
        Self(Midstates::new(key))
    }

    /// Fills `keys` with bytes derived from the secret and `info`, which names the purpose (RFC 5869, section 2.3). Two
    /// purposes give different keys; two calls with the same purpose give equal keys.
    ///
    /// # Errors
    ///
    /// Fails if `keys` is longer than [`MAX`](Self::MAX) bytes. Nothing is written then.
    ///
    /// ```
    /// use raddle::hkdf::{HkdfSha256, TooLong};
    ///
    /// let secret = HkdfSha256::extract(b"salt", b"secret");
    /// let mut keys = [0; 32 + 12];
    /// secret.expand(b"purpose", &mut keys)?;
    /// let (key, iv) = keys.split_at(32);
    /// # assert_ne!(key[..12], *iv);
    ///
    /// let error = secret.expand(b"purpose", &mut [0; HkdfSha256::MAX + 1]).unwrap_err();
    /// assert_eq!((error.bytes, error.max), (8161, 8160));
    /// # Ok::<(), TooLong>(())
    /// ```
    pub fn expand(&self, info: &[u8], keys: &mut [u8]) -> Result<(), TooLong> {
        if keys.len() > Self::MAX {
            return Err(TooLong { bytes: keys.len(), max: Self::MAX });
        }
        let mut last: Option<A::Digest> = None;
        for (part, number) in keys.chunks_mut(A::DIGEST_BYTES).zip(1..=u8::MAX) {
            let mut inner = Hasher::<A>::after_block(*self.0.inner());
            if let Some(last) = &last {
                inner.update(last.as_ref());
            }
            inner.update(info);
            inner.update(&[number]);
            let mut hash = inner.finalize_words();
            self.0.outer_of(&mut hash);
            let digest = last.insert(A::digest(&hash));
            part.copy_from_slice(&digest.as_ref()[..part.len()]);
            wipe(hash.as_mut());
        }
        if let Some(last) = &mut last {
            wipe(last.as_mut());
        }
        Ok(())
    }

    /// Derives a key from the secret and `info` as [`expand`](Self::expand) does (RFC 5869, section 2.3). This function
    /// leaves no copy that the caller would have to erase. A call for a key of more than [`MAX`](Self::MAX) bytes does
    /// not compile.
    ///
    /// ```
    /// use raddle::{Key, hkdf::HkdfSha256};
    ///
    /// let secret = HkdfSha256::extract(b"salt", b"secret");
    /// let key: Key<32> = secret.expand_key(b"purpose");
    /// let mut same = [0; 32];
    /// secret.expand(b"purpose", &mut same)?;
    /// assert_eq!(key.as_bytes(), &same);
    /// # Ok::<(), raddle::hkdf::TooLong>(())
    /// ```
    ///
    /// ```compile_fail
    /// let key: raddle::Key<8161> = raddle::hkdf::HkdfSha256::extract(b"salt", b"secret").expand_key(b"purpose");
    /// ```
    #[must_use]
    pub fn expand_key<const BYTES: usize>(&self, info: &[u8]) -> Key<BYTES> {
        const { assert!(BYTES <= Self::MAX) };
        let mut key = Key::from([0; BYTES]);
        let Ok(()) = self.expand(info, key.as_bytes_mut()) else { unreachable!() };
        key
    }
}

impl<A: Algorithm> ZeroizeOnDrop for Hkdf<A> {}

impl<A: Algorithm> Debug for Hkdf<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hkdf(..)")
    }
}

/// The error for a request for more bytes than HKDF derives from one secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// The requested length in bytes.
    pub bytes: usize,
    /// The maximum length in bytes.
    pub max: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, max } = self;
        write!(f, "{bytes} bytes of keys were requested, but at most {max} are allowed")
    }
}

impl error::Error for TooLong {}
