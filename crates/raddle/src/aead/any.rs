//! Algorithms that are chosen at run time, for example from a name in a file. [`AnyAlgorithm`] gives names and lengths;
//! [`AnyAead`] seals and opens.
//!
//! ```
//! # #[cfg(feature = "alloc")] {
//! use raddle::aead::any::{AnyAead, AnyAlgorithm};
//!
//! let algorithm: AnyAlgorithm = "chacha20-poly1305".parse()?; // read from a file
//! let (key, nonce) = ([7; 32], [9; 12]); // key_bytes() and nonce_bytes() long
//! let cipher = AnyAead::new(algorithm, &key)?;
//! let sealed = cipher.seal_to_vec(&nonce, b"header", b"attack at dawn")?;
//! assert_eq!(cipher.open_to_vec(&nonce, b"header", &sealed)?, b"attack at dawn");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::{error, fmt, ops::Deref, str::FromStr};

use zeroize::ZeroizeOnDrop;

use super::{
    Aead, AeadAlgorithm, ChaChaPoly, Gcm, GcmSiv, OpenError, Opened, Opener, Parts, SealError, Sealer, WholeMessages,
    WrongLength, XChaChaPoly, XaesGcm,
    batch::{self, Buffers, Entry},
    tag::Sealed,
};
use crate::{
    InOut,
    hashing::CountMismatch,
    kernel::{Bits128, Bits192, Bits256},
    memory::tag::{TAG_BYTES, Tag},
};

/// Declares the algorithms, and a cipher type for each.
macro_rules! algorithms {
    ($($(#[$doc:meta])* $name:ident: $algorithm:ty, $text:literal;)*) => {
        /// An AEAD algorithm that is chosen at run time, for example from its name in a file. [`AnyAead::new`] makes a
        /// cipher from it.
        ///
        /// `Display` writes its name, which `raddle-lab speed` uses too. `FromStr` parses names in upper, lower or
        /// mixed case.
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
            /// section 5.2.1.1), 2^36 for AES-GCM-SIV (RFC 8452, section 6), 2^38 - 64 for the other algorithms (RFC
            /// 8439, section 2.8).
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

        /// The cipher of the chosen algorithm.
        #[derive(Clone)]
        enum Cipher {
            $($name(Aead<$algorithm>),)*
        }

        /// The state of a message in pieces, under the chosen algorithm.
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
            /// Fails if `key` is not [`key_bytes`](AnyAlgorithm::key_bytes) long.
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

            /// Replaces the key and keeps the algorithm, as [`Aead::set_key`] does.
            ///
            /// # Errors
            ///
            /// Fails if `key` is not [`key_bytes`](AnyAlgorithm::key_bytes) long. The old key then stays set.
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
            fn begin(&self, nonce: &[u8], aad: &[u8]) -> Result<AnyParts<'_>, PiecesError> {
                Ok(AnyParts(match &self.0 {
                    $(Cipher::$name(cipher) => {
                        Pieces::$name(cipher.begin(&nonce.try_into()?, aad).map_err(|_| PiecesError::WholeMessages)?)
                    })*
                }))
            }
        }

        /// Evaluates an expression with the value inside an enumeration, whichever algorithm it has.
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
    /// AES-GCM with a 16-byte key (SP 800-38D).
    Aes128Gcm: Gcm<Bits128>, "aes-128-gcm";
    /// AES-GCM with a 24-byte key (SP 800-38D).
    Aes192Gcm: Gcm<Bits192>, "aes-192-gcm";
    /// AES-GCM with a 32-byte key (SP 800-38D).
    Aes256Gcm: Gcm<Bits256>, "aes-256-gcm";
    /// ChaCha20-Poly1305 (RFC 8439, section 2.8).
    ChaCha20Poly1305: ChaChaPoly, "chacha20-poly1305";
    /// XChaCha20-Poly1305, whose nonces are long enough to be random (draft-irtf-cfrg-xchacha-03).
    XChaCha20Poly1305: XChaChaPoly, "xchacha20-poly1305";
    /// XAES-256-GCM, whose nonces are long enough to be random (C2SP, XAES-256-GCM).
    Xaes256Gcm: XaesGcm, "xaes-256-gcm";
    /// AES-GCM-SIV with a 16-byte key, for which a repeated nonce is not fatal (RFC 8452).
    Aes128GcmSiv: GcmSiv<Bits128>, "aes-128-gcm-siv";
    /// AES-GCM-SIV with a 32-byte key, for which a repeated nonce is not fatal (RFC 8452).
    Aes256GcmSiv: GcmSiv<Bits256>, "aes-256-gcm-siv";
}

impl fmt::Display for AnyAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Fails if the text is not the [`name`](AnyAlgorithm::name) of an algorithm.
impl FromStr for AnyAlgorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        let mut all = Self::ALL.iter().copied();
        all.find(|algorithm| algorithm.name().eq_ignore_ascii_case(name)).ok_or(UnknownAlgorithm)
    }
}

/// The error for a name that belongs to no algorithm.
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

/// The error of starting a message in pieces.
///
/// ```
/// use raddle::aead::any::{AnyAead, AnyAlgorithm, PiecesError};
///
/// let cipher = AnyAead::new(AnyAlgorithm::Aes128GcmSiv, &[7; 16])?;
/// assert_eq!(cipher.sealer(&[9; 12], b"header").unwrap_err(), PiecesError::WholeMessages);
/// # Ok::<(), raddle::WrongLength>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PiecesError {
    /// The nonce has the wrong length.
    WrongLength(WrongLength),
    /// The algorithm takes only whole messages: AES-GCM-SIV computes the tag first.
    WholeMessages,
}

impl From<WrongLength> for PiecesError {
    fn from(error: WrongLength) -> Self {
        Self::WrongLength(error)
    }
}

impl fmt::Display for PiecesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLength(error) => error.fmt(f),
            Self::WholeMessages => WholeMessages.fmt(f),
        }
    }
}

impl error::Error for PiecesError {}

/// A key that seals and opens messages with an [algorithm](AnyAlgorithm) that is chosen at run time. It is an [`Aead`]
/// whose keys and nonces are slices. If a nonce is not [`nonce_bytes`](AnyAlgorithm::nonce_bytes) long, the result is
/// an error, and no buffer is touched.
///
/// The type has the same functions as [`Aead`], with the same results, errors and times: tags appended or detached,
/// separate output or in place, batches under one key, and messages in pieces. All tags have one length and one type,
/// [`Tag`], whose `TryFrom<&[u8]>` refuses other lengths. **A nonce may be used for one message only.** The key is
/// erased when dropped and never printed; threads may share it. An `AnyAead` allocates nothing, so it is as large as
/// the largest cipher. A `Box<AnyAead>` is as large as a pointer.
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
///
/// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut message)?;
/// let received: &[u8] = tag.as_ref(); // a tag of another length is an error
/// cipher.open_in_place_detached(&nonce, b"header", &mut message, &received.try_into()?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct AnyAead(Cipher);

/// Declares functions for one message, each of which calls the function of [`Aead`] with the same name.
macro_rules! messages {
    ($(
        $(#[$attribute:meta])*
        $name:ident $(<$buffer:lifetime>)? ($($argument:ident: $type:ty),*) -> $result:ty;
    )*) => {
        impl AnyAead {$(
            $(#[$attribute])*
            ///
            /// # Errors
            ///
            #[doc = concat!("If the nonce has the wrong length, nothing is written. Others are those of [`Aead::", stringify!($name), "`].")]
            #[inline]
            pub fn $name $(<$buffer>)? (&self, nonce: &[u8], aad: &[u8], $($argument: $type),*) -> $result {
                with!(&self.0, Cipher(cipher) => cipher.$name(&nonce.try_into()?, aad, $($argument),*))
            }
        )*}
    };
}

messages! {
    /// Seals `plaintext` and writes the ciphertext and the tag to `sealed`, which is 16 bytes longer.
    seal(plaintext: &[u8], sealed: &mut [u8]) -> Result<(), SealError>;
    /// Opens `sealed`, a ciphertext and its tag, and writes the plaintext to `plaintext`, which is 16 bytes shorter.
    open(sealed: &[u8], plaintext: &mut [u8]) -> Result<(), OpenError>;
    /// Seals all but the last 16 bytes of `buffer` in place, and writes the tag to the last 16.
    seal_in_place(buffer: &mut [u8]) -> Result<(), SealError>;
    /// Opens `buffer`, a ciphertext and its tag, in place, and returns the plaintext, which is a part of `buffer`.
    open_in_place<'a>(buffer: &'a mut [u8]) -> Result<&'a mut [u8], OpenError>;
    /// Writes the ciphertext of `plaintext` to `ciphertext`, which has the same length, and returns the tag.
    seal_detached(plaintext: &[u8], ciphertext: &mut [u8]) -> Result<Tag, SealError>;
    /// Writes the plaintext of `ciphertext` to `plaintext`, which has the same length, if the tag is right.
    open_detached(ciphertext: &[u8], tag: &Tag, plaintext: &mut [u8]) -> Result<(), OpenError>;
    /// Encrypts `text` in place, and returns the tag.
    seal_in_place_detached(text: &mut [u8]) -> Result<Tag, SealError>;
    /// Decrypts `text` in place if the tag is right.
    open_in_place_detached(text: &mut [u8], tag: &Tag) -> Result<(), OpenError>;
    /// Seals one message that is stored in several pieces, and writes the ciphertext and the tag to `sealed`.
    seal_into(pieces: &[impl Deref<Target = [u8]>], sealed: &mut [u8]) -> Result<(), SealError>;
    /// Opens one sealed message that is stored in several pieces, and writes the plaintext to `plaintext`.
    open_into(pieces: &[impl Deref<Target = [u8]>], plaintext: &mut [u8]) -> Result<(), OpenError>;
    /// Seals `plaintext` and returns the ciphertext followed by the tag. Needs the feature `alloc`.
    #[cfg(feature = "alloc")]
    seal_to_vec(plaintext: &[u8]) -> Result<Vec<u8>, SealError>;
    /// Opens `sealed`, a ciphertext and its tag, and returns the plaintext. Needs the feature `alloc`.
    #[cfg(feature = "alloc")]
    open_to_vec(sealed: &[u8]) -> Result<Vec<u8>, OpenError>;
    /// Seals the bytes in `text` in place, and appends the tag. Needs the feature `alloc`.
    #[cfg(feature = "alloc")]
    seal_vec_in_place(text: &mut Vec<u8>) -> Result<(), SealError>;
    /// Opens the bytes in `sealed`, a ciphertext and its tag, in place, and removes the tag. Needs the feature `alloc`.
    #[cfg(feature = "alloc")]
    open_vec_in_place(sealed: &mut Vec<u8>) -> Result<(), OpenError>;
}

impl AnyAead {
    /// Seals many packets with this key, each with its own nonce, additional data and length, as [`Aead::seal_many`]
    /// does. No two packets may have the same nonce. Nothing is allocated. The time taken depends only on lengths.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of packets and results differ. Nothing is written then. A packet's result is an error if
    /// its nonce or its buffers have the wrong lengths, or if its text or its additional data are too long. Nothing is
    /// written to that packet then, but the other packets are sealed.
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

    /// Opens many packets with this key, each with its own nonce, additional data and length, as [`Aead::open_many`]
    /// does. A packet that does not open leaves the other packets unaffected. Nothing is allocated. The time taken
    /// depends on lengths, and on which packets open.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of packets and results differ. Nothing is written then. A packet's result is an error
    ///
    /// - if its nonce or its buffers have the wrong lengths, the packet is shorter than a tag, or its text or its
    ///   additional data are too long: nothing is written to that packet then;
    /// - if the tag is wrong: a separate output is then all zeros, and a packet in place is unchanged.
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

    /// Starts to seal a message in pieces, as [`Aead::sealer`] does. The whole message need not fit in memory.
    ///
    /// # Errors
    ///
    /// Fails if the nonce has the wrong length, or if the algorithm takes only whole messages.
    ///
    /// # Panics
    ///
    /// Panics if the additional data exceed the maximum length. For AES-GCM, that is 2^61 - 1 bytes, more than any
    /// machine can hold.
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
    pub fn sealer(&self, nonce: &[u8], aad: &[u8]) -> Result<AnySealer<'_>, PiecesError> {
        Ok(Sealer::new(self.begin(nonce, aad)?, self.algorithm().message_bytes()))
    }

    /// Starts to open a message in pieces, as [`Aead::opener`] does. The whole message need not fit in memory; it is
    /// read twice.
    ///
    /// # Errors
    ///
    /// Fails if the nonce has the wrong length, or if the algorithm takes only whole messages.
    ///
    /// # Panics
    ///
    /// Panics if the additional data exceed the maximum length. For AES-GCM, that is 2^61 - 1 bytes, more than any
    /// machine can hold.
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
    pub fn opener(&self, nonce: &[u8], aad: &[u8]) -> Result<AnyOpener<'_>, PiecesError> {
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

/// A packet of a batch that an [`AnyAead`] seals or opens: a [`Packet`](super::Packet) whose nonce is a slice.
pub struct AnyPacket<'a> {
    nonce: &'a [u8],
    aad: &'a [u8],
    buffers: Buffers<'a, Tag>,
}

impl<'a> AnyPacket<'a> {
    /// Makes a packet that is sealed or opened in place, as [`Packet::in_place`](super::Packet::in_place) does. The
    /// last 16 bytes of `buffer` are the tag.
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

    /// Makes a packet that is sealed or opened from `input` to `output`, as
    /// [`Packet::separate`](super::Packet::separate) does. When sealing, `output` is longer than `input` by the tag;
    /// when opening, `input` is longer than `output` by the tag.
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

    /// Makes a packet with a separate tag, as [`Packet::detached`](super::Packet::detached) does. Sealing writes the
    /// tag to `tag`; opening compares the computed tag with `tag`.
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

    /// Returns the packet with its key. If the nonce has the wrong length, that becomes the packet's error.
    #[inline]
    fn entry<'b, V: AeadAlgorithm<Tag = Tag>>(&'b mut self, cipher: &'b Aead<V>) -> Entry<'b, 'a, V> {
        Entry { key: &cipher.key, nonce: V::nonce_of(self.nonce), aad: self.aad, buffers: &mut self.buffers }
    }
}

/// Prints lengths, not bytes.
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
