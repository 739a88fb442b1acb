//! Algorithms that are chosen at run time, by a name in a file for instance: [`AnyAlgorithm`] has the sizes,
//! [`AnyAead`] seals and opens.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::{error, fmt, str::FromStr};

use zeroize::ZeroizeOnDrop;

use super::{Aead, AeadAlgorithm, ChaChaPoly, Gcm, OpenError, SealError, WrongLength, XChaChaPoly};
use crate::kernel::{Bits128, Bits192, Bits256};

/// The length of the tag of each of them in bytes.
const TAG_BYTES: usize = crate::tag::TAG_BYTES;

/// Declares the algorithms, and ciphers of them.
macro_rules! algorithms {
    ($($(#[$doc:meta])* $name:ident: $algorithm:ty, $text:literal;)*) => {
        /// An AEAD that is chosen at run time, by its name in a file for instance: what [`AnyAead`] is made of.
        ///
        /// Its text is its name, as `raddle speed` has it; names are parsed in any case.
        ///
        /// ```
        /// use raddle::aead::any::{AnyAlgorithm, UnknownAlgorithm};
        ///
        /// let algorithm: AnyAlgorithm = "AES-256-GCM".parse()?;
        /// assert_eq!(algorithm, AnyAlgorithm::Aes256Gcm);
        /// assert_eq!(algorithm.to_string(), "aes-256-gcm");
        /// assert_eq!((algorithm.key_bytes(), algorithm.nonce_bytes(), AnyAlgorithm::TAG_BYTES), (32, 12, 16));
        /// assert_eq!("aes-512-gcm".parse::<AnyAlgorithm>(), Err(UnknownAlgorithm));
        /// # Ok::<(), UnknownAlgorithm>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyAlgorithm {
            $($(#[$doc])* $name,)*
        }

        impl AnyAlgorithm {
            /// All of them.
            ///
            /// ```
            /// use raddle::aead::any::AnyAlgorithm;
            ///
            /// assert!(AnyAlgorithm::ALL.iter().all(|algorithm| algorithm.name().parse() == Ok(*algorithm)));
            /// ```
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The length of a tag in bytes, that of each algorithm.
            pub const TAG_BYTES: usize = TAG_BYTES;

            /// Returns the name: lower case, with hyphens.
            ///
            /// ```
            /// use raddle::aead::any::AnyAlgorithm;
            ///
            /// assert_eq!(AnyAlgorithm::Aes128Gcm.name(), "aes-128-gcm");
            /// ```
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }

            /// Returns the length of the key in bytes: 16, 24 or 32.
            ///
            /// ```
            /// use raddle::aead::any::AnyAlgorithm;
            ///
            /// assert_eq!(AnyAlgorithm::Aes128Gcm.key_bytes(), 16);
            /// ```
            #[must_use]
            pub const fn key_bytes(self) -> usize {
                match self {
                    $(Self::$name => <$algorithm>::KEY_BYTES,)*
                }
            }

            /// Returns the length of the nonce in bytes: 12 or 24.
            ///
            /// ```
            /// use raddle::aead::any::AnyAlgorithm;
            ///
            /// assert_eq!(AnyAlgorithm::XChaCha20Poly1305.nonce_bytes(), 24);
            /// ```
            #[must_use]
            pub const fn nonce_bytes(self) -> usize {
                match self {
                    $(Self::$name => <$algorithm>::NONCE_BYTES,)*
                }
            }

            /// Returns the maximum length of a message in bytes: 2^36 - 32 for AES-GCM (SP 800-38D, section 5.2.1.1), 2^38 - 64
            /// for the others (RFC 8439, section 2.8).
            ///
            /// ```
            /// use raddle::aead::any::AnyAlgorithm;
            ///
            /// assert_eq!(AnyAlgorithm::ChaCha20Poly1305.message_bytes(), (1 << 38) - 64);
            /// ```
            #[must_use]
            pub const fn message_bytes(self) -> u64 {
                match self {
                    $(Self::$name => <$algorithm>::MESSAGE_BYTES,)*
                }
            }
        }

        /// A cipher of each algorithm.
        #[derive(Clone)]
        enum Cipher {
            $($name(Aead<$algorithm>),)*
        }

        impl AnyAead {
            /// Makes a cipher with `key`.
            ///
            /// # Errors
            ///
            /// If the key has not [`key_bytes`](AnyAlgorithm::key_bytes).
            ///
            /// ```
            /// use raddle::aead::{WrongLength, any::{AnyAead, AnyAlgorithm}};
            ///
            /// let cipher = AnyAead::new(AnyAlgorithm::Aes128Gcm, &[7; 16])?;
            /// assert_eq!(format!("{cipher:?}"), "AnyAead(aes-128-gcm)");
            /// let error = AnyAead::new(AnyAlgorithm::Aes128Gcm, &[7; 32]).unwrap_err();
            /// assert_eq!(error, WrongLength { expected: 16, got: 32 });
            /// # Ok::<(), WrongLength>(())
            /// ```
            pub fn new(algorithm: AnyAlgorithm, key: &[u8]) -> Result<Self, WrongLength> {
                Ok(Self(match algorithm {
                    $(AnyAlgorithm::$name => Cipher::$name(Aead::new(&key.try_into()?)),)*
                }))
            }

            /// Returns the algorithm.
            ///
            /// ```
            /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
            ///
            /// let cipher = AnyAead::new(AnyAlgorithm::Aes128Gcm, &[7; 16])?;
            /// assert_eq!(cipher.algorithm(), AnyAlgorithm::Aes128Gcm);
            /// # Ok::<(), raddle::WrongLength>(())
            /// ```
            #[must_use]
            pub fn algorithm(&self) -> AnyAlgorithm {
                match &self.0 {
                    $(Cipher::$name(_) => AnyAlgorithm::$name,)*
                }
            }
        }

        /// Evaluates an expression of the cipher, whichever it is.
        macro_rules! with {
            ($any:ident, $cipher:ident => $value:expr) => {
                match &$any.0 {
                    $(Cipher::$name($cipher) => $value,)*
                }
            };
        }
    };
}

algorithms! {
    /// AES-GCM under a key of 16 bytes (SP 800-38D).
    Aes128Gcm: Gcm<Bits128>, "aes-128-gcm";
    /// AES-GCM under a key of 24 bytes (SP 800-38D).
    Aes192Gcm: Gcm<Bits192>, "aes-192-gcm";
    /// AES-GCM under a key of 32 bytes (SP 800-38D).
    Aes256Gcm: Gcm<Bits256>, "aes-256-gcm";
    /// ChaCha20-Poly1305 (RFC 8439, section 2.8).
    ChaCha20Poly1305: ChaChaPoly, "chacha20-poly1305";
    /// XChaCha20-Poly1305, whose nonces are long enough to be random (draft-irtf-cfrg-xchacha-03).
    XChaCha20Poly1305: XChaChaPoly, "xchacha20-poly1305";
}

impl fmt::Display for AnyAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Fails if no algorithm has this [`name`](AnyAlgorithm::name).
impl FromStr for AnyAlgorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        let mut all = Self::ALL.iter().copied();
        all.find(|algorithm| algorithm.name().eq_ignore_ascii_case(name)).ok_or(UnknownAlgorithm)
    }
}

/// The error for a name that no algorithm has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownAlgorithm;

/// Lists the names.
impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the algorithm is none of")?;
        AnyAlgorithm::ALL.iter().try_for_each(|algorithm| write!(f, " {algorithm}"))
    }
}

impl error::Error for UnknownAlgorithm {}

/// A key that seals and opens messages by an [algorithm](AnyAlgorithm) that is chosen at run time: an [`Aead`] whose keys and
/// nonces are slices. A nonce of another length than [`nonce_bytes`](AnyAlgorithm::nonce_bytes) is an error, and no buffer is
/// touched then.
///
/// The functions are those of [`Aead`], with the same results, errors and times; the rest of them, such as batches, has it
/// alone. **A nonce may be used for one message only.** The key is erased when dropped and never printed; threads may share
/// it. Nothing is allocated, so that each takes the memory of the largest; in a `Box` it takes a pointer.
///
/// ```
/// use raddle::aead::any::AnyAead;
///
/// // What a file of settings says.
/// let (name, key) = ("chacha20-poly1305", [7; 32]);
///
/// let cipher = AnyAead::new(name.parse()?, &key)?;
/// let nonce = vec![9; cipher.algorithm().nonce_bytes()]; // a new one for each message
/// let mut message = *b"attack at dawn, and room for tag";
/// cipher.seal_in_place(&nonce, b"header", &mut message)?;
/// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut message)?, b"attack at dawn, ");
/// assert!(cipher.open_in_place(&nonce[1..], b"header", &mut message).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct AnyAead(Cipher);

impl AnyAead {
    /// Writes the sealed `plaintext`, ciphertext and tag, to `sealed`, which is 16 bytes longer: [`Aead::seal`].
    ///
    /// # Errors
    ///
    /// If the nonce or `sealed` has the wrong length, or message or additional data are too long; nothing is written
    /// then.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let mut sealed = [0; 14 + 16];
    /// cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
    /// assert!(cipher.seal(&nonce[1..], b"header", b"attack at dawn", &mut sealed).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal(&self, nonce: &[u8], aad: &[u8], plaintext: &[u8], sealed: &mut [u8]) -> Result<(), SealError> {
        with!(self, cipher => cipher.seal(&nonce.try_into()?, aad, plaintext, sealed))
    }

    /// Writes the plaintext of `sealed`, ciphertext and tag, to `plaintext`, which is 16 bytes shorter: [`Aead::open`].
    ///
    /// # Errors
    ///
    /// If the nonce or `plaintext` has the wrong length, or `sealed` is shorter than a tag: nothing is written then. If
    /// the tag is wrong, `plaintext` is all zeros.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let (mut sealed, mut plaintext) = ([0; 14 + 16], [0; 14]);
    /// cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
    /// cipher.open(&nonce, b"header", &sealed, &mut plaintext)?;
    /// assert_eq!(&plaintext, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8], plaintext: &mut [u8]) -> Result<(), OpenError> {
        with!(self, cipher => cipher.open(&nonce.try_into()?, aad, sealed, plaintext))
    }

    /// Seals the bytes of `buffer` but the last 16, in their place, and writes the tag to those: [`Aead::seal_in_place`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, the buffer is shorter than a tag, or message or additional data are too long;
    /// nothing is written then.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let mut buffer = *b"attack at dawn, and room for tag";
    /// cipher.seal_in_place(&nonce, b"header", &mut buffer)?;
    /// assert_ne!(&buffer, b"attack at dawn, and room for tag");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal_in_place(&self, nonce: &[u8], aad: &[u8], buffer: &mut [u8]) -> Result<(), SealError> {
        with!(self, cipher => cipher.seal_in_place(&nonce.try_into()?, aad, buffer))
    }

    /// Opens `buffer`, ciphertext and tag, in its place, and returns the part of it that is the plaintext:
    /// [`Aead::open_in_place`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or the buffer is shorter than a tag: it is then unchanged. If the tag is
    /// wrong, all but the tag is zeros.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let mut buffer = *b"attack at dawn, and room for tag";
    /// cipher.seal_in_place(&nonce, b"header", &mut buffer)?;
    /// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut buffer)?, b"attack at dawn, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_in_place<'a>(&self, nonce: &[u8], aad: &[u8], buffer: &'a mut [u8]) -> Result<&'a mut [u8], OpenError> {
        with!(self, cipher => cipher.open_in_place(&nonce.try_into()?, aad, buffer))
    }

    /// Returns the sealed `plaintext`, ciphertext and tag: [`Aead::seal_to_vec`]. Needs the feature `alloc`.
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or message or additional data are too long.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let sealed = cipher.seal_to_vec(&nonce, b"header", b"attack at dawn")?;
    /// assert_eq!(sealed.len(), 14 + 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn seal_to_vec(&self, nonce: &[u8], aad: &[u8], plaintext: &[u8]) -> Result<Vec<u8>, SealError> {
        with!(self, cipher => cipher.seal_to_vec(&nonce.try_into()?, aad, plaintext))
    }

    /// Returns the plaintext of `sealed`, ciphertext and tag: [`Aead::open_to_vec`]. Needs the feature `alloc`.
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, `sealed` is shorter than a tag, or the tag is wrong.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let sealed = cipher.seal_to_vec(&nonce, b"header", b"attack at dawn")?;
    /// assert_eq!(cipher.open_to_vec(&nonce, b"header", &sealed)?, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn open_to_vec(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, OpenError> {
        with!(self, cipher => cipher.open_to_vec(&nonce.try_into()?, aad, sealed))
    }

    /// Seals what is in `text`, in its place, and appends the tag: [`Aead::seal_vec_in_place`]. Needs the feature `alloc`.
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or message or additional data are too long; the vector is then unchanged.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let mut text = b"attack at dawn".to_vec();
    /// cipher.seal_vec_in_place(&nonce, b"header", &mut text)?;
    /// assert_eq!(text.len(), 14 + 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn seal_vec_in_place(&self, nonce: &[u8], aad: &[u8], text: &mut Vec<u8>) -> Result<(), SealError> {
        with!(self, cipher => cipher.seal_vec_in_place(&nonce.try_into()?, aad, text))
    }

    /// Opens what is in `sealed`, ciphertext and tag, in its place, and removes the tag: [`Aead::open_vec_in_place`]. Needs
    /// the feature `alloc`.
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or there are fewer bytes than a tag has: the vector is then unchanged. If the
    /// tag is wrong, the vector is empty.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonce = [9; 12];
    /// let mut text = b"attack at dawn".to_vec();
    /// cipher.seal_vec_in_place(&nonce, b"header", &mut text)?;
    /// cipher.open_vec_in_place(&nonce, b"header", &mut text)?;
    /// assert_eq!(text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn open_vec_in_place(&self, nonce: &[u8], aad: &[u8], sealed: &mut Vec<u8>) -> Result<(), OpenError> {
        with!(self, cipher => cipher.open_vec_in_place(&nonce.try_into()?, aad, sealed))
    }
}

/// The key erases itself.
impl ZeroizeOnDrop for AnyAead {}

/// Prints no secret.
impl fmt::Debug for AnyAead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyAead({})", self.algorithm())
    }
}
