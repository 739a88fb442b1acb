//! Algorithms that are chosen at run time, such as by a name in a file. [`AnyAlgorithm`] has names and lengths; [`AnyAead`]
//! seals and opens.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::{error, fmt, str::FromStr};

use zeroize::ZeroizeOnDrop;

use super::{
    Aead, AeadAlgorithm, ChaChaPoly, Gcm, OpenError, Opened, Opener, Parts, SealError, Sealer, WrongLength,
    XChaChaPoly, XaesGcm,
    batch::{self, Buffers, Entry},
    tag::Sealed,
};
use crate::{
    InOut,
    hash::CountMismatch,
    kernel::{Bits128, Bits192, Bits256},
    memory::tag::{TAG_BYTES, Tag},
};

/// Declares the algorithms, and ciphers of them.
macro_rules! algorithms {
    ($($(#[$doc:meta])* $name:ident: $algorithm:ty, $text:literal;)*) => {
        /// An AEAD algorithm that is chosen at run time, such as by its name in a file. [`AnyAead::new`] makes a cipher of it.
        ///
        /// `Display` writes its name, which `raddle speed` uses too. `FromStr` parses names in any case.
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
            /// All algorithms.
            ///
            /// ```
            /// use raddle::aead::any::AnyAlgorithm;
            ///
            /// assert!(AnyAlgorithm::ALL.iter().all(|algorithm| algorithm.name().parse() == Ok(*algorithm)));
            /// ```
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The length of a tag in bytes: 16 for every algorithm.
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

            /// Returns the maximum length of a message in bytes: 2^36 - 32 for AES-GCM and XAES-256-GCM (SP 800-38D,
            /// section 5.2.1.1), 2^38 - 64 for the other algorithms (RFC 8439, section 2.8).
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

        /// A message in pieces of each algorithm.
        enum Pieces<'k> {
            $($name(<$algorithm as AeadAlgorithm>::Parts<'k>),)*
        }

        impl Pieces<'_> {
            #[inline]
            fn duplicate(&self) -> Self {
                match self {
                    $(Self::$name(parts) => Self::$name(parts.duplicate()),)*
                }
            }
        }

        impl AnyAead {
            /// Makes a cipher with `key`.
            ///
            /// # Errors
            ///
            /// If the length of `key` is not [`key_bytes`](AnyAlgorithm::key_bytes).
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
            #[inline]
            pub fn new(algorithm: AnyAlgorithm, key: &[u8]) -> Result<Self, WrongLength> {
                Ok(Self(match algorithm {
                    $(AnyAlgorithm::$name => Cipher::$name(Aead::new(&key.try_into()?)),)*
                }))
            }

            /// Replaces the key and keeps the algorithm: [`Aead::set_key`].
            ///
            /// # Errors
            ///
            /// If the length of `key` is not [`key_bytes`](AnyAlgorithm::key_bytes); the old key then stays set.
            ///
            /// ```
            /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
            ///
            /// let mut cipher = AnyAead::new(AnyAlgorithm::Aes128Gcm, &[7; 16])?;
            /// cipher.set_key(&[8; 16])?;
            /// assert!(cipher.set_key(&[8; 32]).is_err());
            /// # Ok::<(), raddle::WrongLength>(())
            /// ```
            #[inline]
            pub fn set_key(&mut self, key: &[u8]) -> Result<(), WrongLength> {
                match &mut self.0 {
                    $(Cipher::$name(cipher) => cipher.set_key(&key.try_into()?),)*
                }
                Ok(())
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
            #[inline]
            pub fn algorithm(&self) -> AnyAlgorithm {
                match &self.0 {
                    $(Cipher::$name(_) => AnyAlgorithm::$name,)*
                }
            }

            /// Starts a message in pieces.
            #[inline]
            fn begin(&self, nonce: &[u8], aad: &[u8]) -> Result<AnyParts<'_>, WrongLength> {
                Ok(AnyParts(match &self.0 {
                    $(Cipher::$name(cipher) => Pieces::$name(cipher.begin(&nonce.try_into()?, aad)),)*
                }))
            }
        }

        /// Evaluates an expression on the value that an enumeration holds, for every algorithm.
        macro_rules! with {
            ($any:expr, $kind:ident($inner:ident) => $value:expr) => {
                match $any {
                    $($kind::$name($inner) => $value,)*
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
    /// XAES-256-GCM, whose nonces are long enough to be random (C2SP, XAES-256-GCM).
    Xaes256Gcm: XaesGcm, "xaes-256-gcm";
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

/// A key that seals and opens messages by an [algorithm](AnyAlgorithm) that is chosen at run time. It is an [`Aead`] whose keys
/// and nonces are slices. A nonce of another length than [`nonce_bytes`](AnyAlgorithm::nonce_bytes) is an error, and no buffer
/// is touched then.
///
/// The functions are those of [`Aead`], with the same results, errors and times: tags appended or detached, separate output or
/// in place, batches under one key, and messages in pieces. All tags have one length and one type, [`Tag`], whose
/// `TryFrom<&[u8]>` refuses other lengths. **A nonce may be used for one message only.** The key is erased when dropped and
/// never printed; threads may share it. An `AnyAead` allocates nothing, so it has the size of the largest cipher; a `Box` of it
/// has the size of a pointer.
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
    #[inline]
    pub fn seal(&self, nonce: &[u8], aad: &[u8], plaintext: &[u8], sealed: &mut [u8]) -> Result<(), SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal(&nonce.try_into()?, aad, plaintext, sealed))
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
    #[inline]
    pub fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8], plaintext: &mut [u8]) -> Result<(), OpenError> {
        with!(&self.0, Cipher(cipher) => cipher.open(&nonce.try_into()?, aad, sealed, plaintext))
    }

    /// Seals all but the last 16 bytes of `buffer` in place, and writes the tag to the last 16: [`Aead::seal_in_place`].
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
    #[inline]
    pub fn seal_in_place(&self, nonce: &[u8], aad: &[u8], buffer: &mut [u8]) -> Result<(), SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal_in_place(&nonce.try_into()?, aad, buffer))
    }

    /// Opens `buffer`, ciphertext and tag, in place, and returns the plaintext, which is a part of `buffer`:
    /// [`Aead::open_in_place`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or the buffer is shorter than a tag; the buffer is then unchanged. If the tag is
    /// wrong, the buffer holds zeros and the tag.
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
    #[inline]
    pub fn open_in_place<'a>(&self, nonce: &[u8], aad: &[u8], buffer: &'a mut [u8]) -> Result<&'a mut [u8], OpenError> {
        with!(&self.0, Cipher(cipher) => cipher.open_in_place(&nonce.try_into()?, aad, buffer))
    }

    /// Writes the ciphertext of `plaintext` to `ciphertext`, which has the same length, and returns the tag:
    /// [`Aead::seal_detached`].
    ///
    /// # Errors
    ///
    /// If the nonce or `ciphertext` has the wrong length, or message or additional data are too long; nothing is written
    /// then.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let mut ciphertext = [0; 14];
    /// let tag = cipher.seal_detached(&[9; 12], b"header", b"attack at dawn", &mut ciphertext)?;
    /// assert_eq!(tag.as_bytes().len(), AnyAlgorithm::TAG_BYTES);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seal_detached(
        &self,
        nonce: &[u8],
        aad: &[u8],
        plaintext: &[u8],
        ciphertext: &mut [u8],
    ) -> Result<Tag, SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal_detached(&nonce.try_into()?, aad, plaintext, ciphertext))
    }

    /// Writes the plaintext of `ciphertext` to `plaintext`, which has the same length, if the tag is right:
    /// [`Aead::open_detached`].
    ///
    /// # Errors
    ///
    /// If the nonce or `plaintext` has the wrong length, or message or additional data are too long: nothing is written
    /// then. If the tag is wrong, `plaintext` is all zeros.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?, [9; 12]);
    /// let (mut ciphertext, mut plaintext) = ([0; 14], [0; 14]);
    /// let tag = cipher.seal_detached(&nonce, b"header", b"attack at dawn", &mut ciphertext)?;
    ///
    /// let received: &[u8] = tag.as_ref(); // a tag of another length is an error
    /// cipher.open_detached(&nonce, b"header", &ciphertext, &received.try_into()?, &mut plaintext)?;
    /// assert_eq!(&plaintext, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn open_detached(
        &self,
        nonce: &[u8],
        aad: &[u8],
        ciphertext: &[u8],
        tag: &Tag,
        plaintext: &mut [u8],
    ) -> Result<(), OpenError> {
        with!(&self.0, Cipher(cipher) => cipher.open_detached(&nonce.try_into()?, aad, ciphertext, tag, plaintext))
    }

    /// Encrypts `text` in place, and returns the tag: [`Aead::seal_in_place_detached`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or message or additional data are too long; `text` is then unchanged.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::XChaCha20Poly1305, &[7; 32])?;
    /// let mut text = *b"attack at dawn";
    /// let tag = cipher.seal_in_place_detached(&[9; 24], b"header", &mut text)?;
    /// assert_ne!(&text, b"attack at dawn");
    /// assert!(cipher.seal_in_place_detached(&[9; 12], b"header", &mut text).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seal_in_place_detached(&self, nonce: &[u8], aad: &[u8], text: &mut [u8]) -> Result<Tag, SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal_in_place_detached(&nonce.try_into()?, aad, text))
    }

    /// Decrypts `text` in place if the tag is right: [`Aead::open_in_place_detached`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or message or additional data are too long: `text` is then unchanged. If the tag
    /// is wrong, `text` is all zeros.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?, [9; 12]);
    /// let mut text = *b"attack at dawn";
    /// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut text)?;
    /// cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
    /// assert_eq!(&text, b"attack at dawn");
    /// assert!(cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag).is_err());
    /// assert_eq!(text, [0; 14]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn open_in_place_detached(
        &self,
        nonce: &[u8],
        aad: &[u8],
        text: &mut [u8],
        tag: &Tag,
    ) -> Result<(), OpenError> {
        with!(&self.0, Cipher(cipher) => cipher.open_in_place_detached(&nonce.try_into()?, aad, text, tag))
    }

    /// Seals the pieces of one message, in order, and writes ciphertext and tag to `sealed`: [`Aead::seal_gathered`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, `sealed` is not as long as all pieces and a tag, or message or additional data are
    /// too long; nothing is written then.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let (mut gathered, mut whole) = ([0; 15 + 16], [0; 15 + 16]);
    /// cipher.seal_gathered(&[9; 12], b"header", &[b"attack at dawn", &[23]], &mut gathered)?;
    /// cipher.seal(&[9; 12], b"header", b"attack at dawn\x17", &mut whole)?;
    /// assert_eq!(gathered, whole);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seal_gathered(
        &self,
        nonce: &[u8],
        aad: &[u8],
        pieces: &[&[u8]],
        sealed: &mut [u8],
    ) -> Result<(), SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal_gathered(&nonce.try_into()?, aad, pieces, sealed))
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
    #[inline]
    pub fn seal_to_vec(&self, nonce: &[u8], aad: &[u8], plaintext: &[u8]) -> Result<Vec<u8>, SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal_to_vec(&nonce.try_into()?, aad, plaintext))
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
    #[inline]
    pub fn open_to_vec(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, OpenError> {
        with!(&self.0, Cipher(cipher) => cipher.open_to_vec(&nonce.try_into()?, aad, sealed))
    }

    /// Seals the bytes in `text` in place, and appends the tag: [`Aead::seal_vec_in_place`]. Needs the feature `alloc`.
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
    #[inline]
    pub fn seal_vec_in_place(&self, nonce: &[u8], aad: &[u8], text: &mut Vec<u8>) -> Result<(), SealError> {
        with!(&self.0, Cipher(cipher) => cipher.seal_vec_in_place(&nonce.try_into()?, aad, text))
    }

    /// Opens the bytes in `sealed`, ciphertext and tag, in place, and removes the tag: [`Aead::open_vec_in_place`]. Needs the
    /// feature `alloc`.
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length, or `sealed` is shorter than a tag; the vector is then unchanged. If the tag is wrong,
    /// the vector is empty.
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
    #[inline]
    pub fn open_vec_in_place(&self, nonce: &[u8], aad: &[u8], sealed: &mut Vec<u8>) -> Result<(), OpenError> {
        with!(&self.0, Cipher(cipher) => cipher.open_vec_in_place(&nonce.try_into()?, aad, sealed))
    }

    /// Seals many packets with this key, each with its own nonce, additional data and length: [`Aead::seal_many`]. No two
    /// packets may have the same nonce. Nothing is allocated; time depends on lengths alone.
    ///
    /// # Errors
    ///
    /// If the numbers of packets and results differ; nothing is written then. A result is an error if the nonce or the buffers
    /// of its packet have wrong lengths, or its text or additional data are too long; nothing is written to that packet then,
    /// and the other packets are sealed.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm, AnyPacket};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &[7; 32])?;
    /// let nonces = [[1; 12], [2; 12]];
    ///
    /// // The last 16 bytes of each are for the tag.
    /// let mut buffers = [*b"attack at dawn, and room for tag", *b"attack at dusk, and room for tag"];
    /// let [first, second] = &mut buffers;
    /// let mut packets = [AnyPacket::in_place(&nonces[0], b"header", first), AnyPacket::in_place(&nonces[1], b"", second)];
    /// let mut results = [Ok(()); 2];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// results.into_iter().collect::<Result<(), _>>()?;
    /// # drop(packets);
    /// # assert_eq!(cipher.open_in_place(&nonces[1], b"", &mut buffers[1])?, b"attack at dusk, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seal_many(
        &self,
        packets: &mut [AnyPacket<'_>],
        results: &mut [Result<(), SealError>],
    ) -> Result<(), CountMismatch> {
        with!(&self.0, Cipher(cipher) => batch::seal(packets.iter_mut().map(|packet| packet.entry(cipher)), results))
    }

    /// Opens many packets with this key, each with its own nonce, additional data and length: [`Aead::open_many`]. A packet
    /// that does not open leaves the other packets unaffected. Nothing is allocated; time depends on lengths, and on which
    /// packets open.
    ///
    /// # Errors
    ///
    /// If the numbers of packets and results differ; nothing is written then. A result is an error
    ///
    /// - if the nonce or the buffers of its packet have wrong lengths, the packet is shorter than a tag, or its text or
    ///   additional data are too long; nothing is written to that packet then;
    /// - if the tag is wrong; the output of that packet is then all zeros.
    ///
    /// ```
    /// use raddle::aead::{OpenError, TagMismatch, any::{AnyAead, AnyAlgorithm, AnyPacket}};
    ///
    /// let cipher = AnyAead::new(AnyAlgorithm::Aes256Gcm, &[7; 32])?;
    /// let nonces = [[1; 12], [2; 12]];
    /// let mut sealed = [[0; 14 + 16]; 2];
    /// cipher.seal(&nonces[0], b"header", b"attack at dawn", &mut sealed[0])?;
    ///
    /// // The second packet is a forgery.
    /// let mut texts = [[0xff; 14]; 2];
    /// let [first, second] = &mut texts;
    /// let mut packets = [
    ///     AnyPacket::separate(&nonces[0], b"header", &sealed[0], first),
    ///     AnyPacket::separate(&nonces[1], b"", &sealed[1], second),
    /// ];
    /// let mut results = [Ok(()); 2];
    /// cipher.open_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()), Err(OpenError::TagMismatch(TagMismatch))]);
    /// assert_eq!(texts, [*b"attack at dawn", [0; 14]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn open_many(
        &self,
        packets: &mut [AnyPacket<'_>],
        results: &mut [Result<(), OpenError>],
    ) -> Result<(), CountMismatch> {
        with!(&self.0, Cipher(cipher) => batch::open(packets.iter_mut().map(|packet| packet.entry(cipher)), results))
    }

    /// Starts to seal a message in pieces, which need not fit in memory: [`Aead::sealer`].
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length.
    ///
    /// # Panics
    ///
    /// If the additional data exceed the maximum length: for AES-GCM 2^61 bytes, more than any machine has.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::Aes256Gcm, &[7; 32])?, [9; 12]);
    /// let mut sealer = cipher.sealer(&nonce, b"header")?;
    /// let (mut first, mut second) = (*b"attack ", *b"at dawn");
    /// sealer.seal(&mut first)?;
    /// sealer.seal(&mut second)?;
    /// let tag = sealer.finalize();
    /// # assert_eq!(tag, cipher.seal_in_place_detached(&nonce, b"header", &mut { *b"attack at dawn" })?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn sealer(&self, nonce: &[u8], aad: &[u8]) -> Result<AnySealer<'_>, WrongLength> {
        Ok(Sealer::new(self.begin(nonce, aad)?, self.algorithm().message_bytes()))
    }

    /// Starts to open a message in pieces, which need not fit in memory: [`Aead::opener`]. The message is read twice.
    ///
    /// # Errors
    ///
    /// If the nonce has the wrong length.
    ///
    /// # Panics
    ///
    /// If the additional data exceed the maximum length: for AES-GCM 2^61 bytes, more than any machine has.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::Aes256Gcm, &[7; 32])?, [9; 12]);
    /// let mut text = *b"attack at dawn";
    /// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut text)?;
    ///
    /// let mut opener = cipher.opener(&nonce, b"header")?;
    /// opener.authenticate(&text)?;
    /// let mut opened = opener.verify(&tag)?;
    /// opened.open(&mut text)?;
    /// opened.finish()?;
    /// assert_eq!(&text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn opener(&self, nonce: &[u8], aad: &[u8]) -> Result<AnyOpener<'_>, WrongLength> {
        Ok(Opener::new(self.begin(nonce, aad)?, self.algorithm().message_bytes()))
    }
}

/// The key erases itself.
impl ZeroizeOnDrop for AnyAead {}

impl fmt::Debug for AnyAead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyAead({})", self.algorithm())
    }
}

/// A packet of a batch that an [`AnyAead`] seals or opens: a [`Packet`] whose nonce is a slice.
pub struct AnyPacket<'a> {
    nonce: &'a [u8],
    aad: &'a [u8],
    buffers: Buffers<'a, Tag>,
}

impl<'a> AnyPacket<'a> {
    /// Makes a packet that is sealed or opened in place: [`Packet::in_place`]. The last 16 bytes of `buffer` are the tag.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm, AnyPacket};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::Aes256Gcm, &[7; 32])?, [9; 12]);
    /// let mut buffer = *b"attack at dawn, and room for tag";
    /// let mut results = [Ok(())];
    /// cipher.seal_many(&mut [AnyPacket::in_place(&nonce, b"header", &mut buffer)], &mut results)?;
    /// assert_eq!(results, [Ok(())]);
    /// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut buffer)?, b"attack at dawn, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_place(nonce: &'a [u8], aad: &'a [u8], buffer: &'a mut [u8]) -> Self {
        Self { nonce, aad, buffers: Buffers::InPlace(buffer) }
    }

    /// Makes a packet that is sealed or opened from `input` to `output`: [`Packet::separate`]. When sealing, `output` is longer
    /// than `input` by the tag; when opening, `input` is longer than `output` by the tag.
    ///
    /// ```
    /// use raddle::aead::any::{AnyAead, AnyAlgorithm, AnyPacket};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::Aes256Gcm, &[7; 32])?, [9; 12]);
    /// let mut sealed = [0; 14 + 16];
    /// let mut results = [Ok(())];
    /// cipher.seal_many(&mut [AnyPacket::separate(&nonce, b"header", b"attack at dawn", &mut sealed)], &mut results)?;
    /// assert_eq!(results, [Ok(())]);
    /// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut sealed)?, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn separate(nonce: &'a [u8], aad: &'a [u8], input: &'a [u8], output: &'a mut [u8]) -> Self {
        Self { nonce, aad, buffers: Buffers::Separate(input, output) }
    }

    /// Makes a packet with a separate tag: [`Packet::detached`]. Sealing writes the tag to `tag`; opening compares the tag with
    /// `tag`.
    ///
    /// ```
    /// use raddle::{InOut, Tag, aead::any::{AnyAead, AnyAlgorithm, AnyPacket}};
    ///
    /// let (cipher, nonce) = (AnyAead::new(AnyAlgorithm::Aes256Gcm, &[7; 32])?, [9; 12]);
    /// let (mut text, mut tag) = (*b"attack at dawn", Tag::default());
    /// let mut packets = [AnyPacket::detached(&nonce, b"header", InOut::in_place(&mut text), &mut tag)];
    /// let mut results = [Ok(())];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(())]);
    /// cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
    /// assert_eq!(&text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn detached(nonce: &'a [u8], aad: &'a [u8], text: InOut<'a>, tag: &'a mut Tag) -> Self {
        Self { nonce, aad, buffers: Buffers::Detached(text, tag) }
    }

    /// The packet with its key. A nonce of the wrong length is the packet's error.
    #[inline]
    fn entry<'b, V: AeadAlgorithm<Tag = Tag>>(&'b mut self, cipher: &'b Aead<V>) -> Entry<'b, 'a, V> {
        Entry { key: &cipher.key, nonce: V::nonce_of(self.nonce), aad: self.aad, buffers: &mut self.buffers }
    }
}

/// Prints lengths, and no bytes.
impl fmt::Debug for AnyPacket<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyPacket({:?})", self.buffers)
    }
}

/// Seals a message in pieces of any length. Returned by [`AnyAead::sealer`].
pub type AnySealer<'k> = Sealer<AnyParts<'k>>;
/// The first of two passes over a message that is opened in pieces. Returned by [`AnyAead::opener`].
pub type AnyOpener<'k> = Opener<AnyParts<'k>>;
/// The second of two passes over a message that is opened in pieces. Returned by [`Opener::verify`](AnyOpener::verify).
pub type AnyOpened<'k> = Opened<AnyParts<'k>>;

/// The state of a message in pieces under any of the algorithms. It is erased when dropped.
pub struct AnyParts<'k>(Pieces<'k>);

impl Sealed for AnyParts<'_> {}

impl Parts for AnyParts<'_> {
    type Tag = Tag;

    #[inline]
    fn duplicate(&self) -> Self {
        Self(self.0.duplicate())
    }

    #[inline]
    fn encrypt(&mut self, piece: InOut<'_>) {
        with!(&mut self.0, Pieces(parts) => parts.encrypt(piece));
    }

    #[inline]
    fn decrypt(&mut self, piece: InOut<'_>) {
        with!(&mut self.0, Pieces(parts) => parts.decrypt(piece));
    }

    #[inline]
    fn authenticate(&mut self, piece: &[u8]) {
        with!(&mut self.0, Pieces(parts) => parts.authenticate(piece));
    }

    #[inline]
    fn finalize(self) -> Tag {
        with!(self.0, Pieces(parts) => parts.finalize())
    }
}
