//! Hash functions that are chosen at run time, for example from a name in a file. [`AnyHash`] gives their names and
//! lengths, and hashes messages. [`AnyHasher`] hashes a message in pieces, and [`AnyMac`] authenticates messages.
//!
//! ```
//! use raddle::hash::any::AnyHash;
//!
//! // What a file of settings says.
//! let hash: AnyHash = "SHA-512/256".parse()?;
//!
//! let mut hasher = hash.hasher();
//! hasher.update(b"attack ");
//! hasher.update(b"at dawn");
//! assert_eq!(hasher.finalize(), hash.digest(b"attack at dawn"));
//! assert_eq!(hash.digest_bytes(), 32);
//! # Ok::<(), raddle::hash::any::UnknownHash>(())
//! ```

pub(crate) mod several;

use core::{
    error,
    ffi::CStr,
    fmt::{self, Debug},
    ops::Deref,
    str::FromStr,
};

use zeroize::ZeroizeOnDrop;

use super::interface::{HashState, MacKey};
use crate::{
    hashing::write_impl,
    memory::{
        bytes::WrongLength,
        hex::Hex,
        tag::{Tag, TagMismatch},
    },
};

/// The length of the longest digest in bytes.
pub const MAX_DIGEST_BYTES: usize = 64;

macro_rules! declare {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        /// A hash function that is chosen at run time.
        ///
        /// `Display` writes the standard's name for the function. `FromStr` parses every name that is listed here, in
        /// upper or lower case, with or without hyphens, underscores and slashes.
        ///
        /// ```
        /// use raddle::hash::any::{AnyHash, UnknownHash};
        ///
        /// assert_eq!("sha256".parse(), Ok(AnyHash::Sha256));
        /// assert_eq!("SHA2-256".parse(), Ok(AnyHash::Sha256));
        /// assert_eq!(AnyHash::Sha256.to_string(), "SHA-256");
        /// assert_eq!("SHA-3".parse::<AnyHash>(), Err(UnknownHash));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyHash {
            $($(#[$doc])* $name,)*
        }

        impl AnyHash {
            /// Lists all hash functions.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Returns the name in the standard, such as `SHA-512/256`. Java's `MessageDigest` uses the same names.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $standard_name,)*
                }
            }

            /// Returns the name as it appears in function names, such as `sha512_256`. Python's `hashlib` uses the same
            /// names. C functions have a prefix before it.
            #[must_use]
            pub const fn function(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($function),)*
                }
            }

            /// Returns the name at the beginning of checksum lines, such as `SHA512/256`, as coreutils and BSD write
            /// it. Java's name for HMAC is `Hmac` followed by this name.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$name => $tag,)*
                }
            }

            /// Returns the standard that defines the function, and the section.
            #[must_use]
            pub const fn standard(self) -> &'static str {
                match self {
                    $(Self::$name => $standard,)*
                }
            }

            /// Returns the names in OpenSSL, with colons between them. The last is the object identifier, if there is
            /// one.
            #[must_use]
            pub const fn openssl(self) -> &'static CStr {
                match self {
                    $(Self::$name => $openssl,)*
                }
            }

            /// Returns the length of a digest in bytes.
            #[must_use]
            pub const fn digest_bytes(self) -> usize {
                match self {
                    $(Self::$name => $digest,)*
                }
            }

            /// Returns the length of a block in bytes. An HMAC key of this length is neither padded nor hashed.
            #[must_use]
            pub const fn block_bytes(self) -> usize {
                match self {
                    $(Self::$name => $block,)*
                }
            }

            /// Computes the digest of a message.
            #[must_use]
            pub fn digest(self, message: impl AsRef<[u8]>) -> AnyDigest {
                match self {
                    $(Self::$name => AnyDigest::new(&<$hasher>::digest(message)),)*
                }
            }

            /// Computes the digests of many messages, of any lengths, and writes them one after another. A larger batch
            /// takes less time for each message.
            ///
            /// # Errors
            ///
            /// Fails if the length of `digests` is not the number of messages times
            /// [`digest_bytes`](Self::digest_bytes). Nothing is written then.
            ///
            /// ```
            /// use raddle::{WrongLength, hash::any::AnyHash};
            ///
            /// let mut digests = [0; 2 * 20];
            /// AnyHash::Sha1.digest_many(&["attack at dawn", ""], &mut digests)?;
            /// assert_eq!(digests[20..], *AnyHash::Sha1.digest(b""));
            /// let error = AnyHash::Sha1.digest_many(&["attack at dawn"], &mut digests);
            /// assert_eq!(error, Err(WrongLength { expected: 20, got: 40 }));
            /// # Ok::<(), WrongLength>(())
            /// ```
            pub fn digest_many<M: AsRef<[u8]>>(self, messages: &[M], digests: &mut [u8]) -> Result<(), WrongLength> {
                check(self, messages.len(), digests.len())?;
                match self {
                    $(Self::$name => <$hasher as HashState>::digest_many(messages, digests),)*
                }
                Ok(())
            }

            /// Starts a message in pieces.
            #[must_use]
            pub fn hasher(self) -> AnyHasher {
                AnyHasher(match self {
                    $(Self::$name => State::$name(<$hasher>::new()),)*
                })
            }
        }

        /// The hasher of the chosen hash function.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "nothing is allocated")]
        enum State {
            $($name($hasher),)*
        }

        /// The MAC key for the chosen hash function.
        #[derive(Clone)]
        enum Key {
            $($name($mac),)*
        }

        /// The MAC of a message in pieces, with the chosen hash function.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "nothing is allocated")]
        enum Pieces {
            $($name(<$mac as MacKey>::Pieces),)*
        }

        impl AnyHasher {
            /// Returns the hash function.
            #[must_use]
            pub const fn hash(&self) -> AnyHash {
                match &self.0 {
                    $(State::$name(_) => AnyHash::$name,)*
                }
            }
        }

        impl AnyMac {
            /// Makes a MAC key: for HMAC (RFC 2104) from a key of any length, and for BLAKE3 from a 32-byte key.
            ///
            /// # Errors
            ///
            /// Fails if the hash function is BLAKE3 and the key is not 32 bytes long.
            ///
            /// ```
            /// use raddle::{WrongLength, hash::any::{AnyHash, AnyMac}};
            ///
            /// let key = AnyMac::new(AnyHash::Sha256, b"a key of any length, secret and hard to guess")?;
            /// assert_eq!(format!("{key:?}"), "AnyMac(SHA-256)");
            /// let error = AnyMac::new(AnyHash::Blake3, b"a key").unwrap_err();
            /// assert_eq!(error, WrongLength { expected: 32, got: 5 });
            /// # Ok::<(), WrongLength>(())
            /// ```
            pub fn new(hash: AnyHash, key: &[u8]) -> Result<Self, WrongLength> {
                Ok(Self(match hash {
                    $(AnyHash::$name => Key::$name(MacKey::from_bytes(key)?),)*
                }))
            }

            /// Returns the hash function.
            #[must_use]
            pub const fn hash(&self) -> AnyHash {
                match &self.0 {
                    $(Key::$name(_) => AnyHash::$name,)*
                }
            }

            /// Starts a message in pieces.
            #[must_use]
            pub fn start(&self) -> AnyMacHasher {
                AnyMacHasher(match &self.0 {
                    $(Key::$name(key) => Pieces::$name(MacKey::start(key)),)*
                })
            }
        }

        /// Evaluates an expression with the value inside a `State`, `Key` or `Pieces`, for any hash function.
        macro_rules! with {
            ($any:expr, $kind:ident($inner:ident) => $value:expr) => {
                match $any {
                    $($kind::$name($inner) => $value,)*
                }
            };
        }
    };
}

crate::hashes!(declare);

impl AnyHash {
    /// Returns whether messages with the same digest can be made, as they can for MD5 and SHA-1. Use these two
    /// functions only where others require them.
    #[must_use]
    pub const fn has_collisions(self) -> bool {
        matches!(self, Self::Md5 | Self::Sha1)
    }
}

/// Compares a length with the length of `count` digests.
fn check(hash: AnyHash, count: usize, got: usize) -> Result<(), WrongLength> {
    // If the product overflows, no slice has the expected length.
    let expected = hash.digest_bytes().saturating_mul(count);
    if got == expected { Ok(()) } else { Err(WrongLength { expected, got }) }
}

impl fmt::Display for AnyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Fails if the text is not the name of a hash function.
impl FromStr for AnyHash {
    type Err = UnknownHash;

    fn from_str(name: &str) -> Result<Self, UnknownHash> {
        /// Returns the letters and digits of a name, in lower case.
        fn letters(name: &str) -> impl Iterator<Item = u8> {
            name.bytes().filter(|byte| !b"-_/".contains(byte)).map(|byte| byte.to_ascii_lowercase())
        }
        let is_named = |hash: &AnyHash| {
            let openssl = hash.openssl().to_str().unwrap_or_default().split(':');
            openssl.chain([hash.function()]).any(|known| letters(known).eq(letters(name)))
        };
        Self::ALL.iter().copied().find(is_named).ok_or(UnknownHash)
    }
}

/// The error for a name that belongs to no hash function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownHash;

/// Lists the names.
impl fmt::Display for UnknownHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the hash function is none of")?;
        AnyHash::ALL.iter().try_for_each(|hash| write!(f, " {hash}"))
    }
}

impl error::Error for UnknownHash {}

/// A digest of any hash function: a slice of its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnyDigest {
    /// The digest, followed by zeros.
    bytes: [u8; MAX_DIGEST_BYTES],
    len: u8,
}

impl AnyDigest {
    #[inline]
    fn new(digest: &[u8]) -> Self {
        let mut bytes = [0; MAX_DIGEST_BYTES];
        bytes[..digest.len()].copy_from_slice(digest);
        Self { bytes, len: digest.len() as u8 }
    }
}

impl Deref for AnyDigest {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len.into()]
    }
}

impl AsRef<[u8]> for AnyDigest {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self
    }
}

/// Prints the digest in hexadecimal.
impl fmt::Display for AnyDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Hex(self), f)
    }
}

/// Prints the digest in hexadecimal.
impl Debug for AnyDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyDigest({self})")
    }
}

/// Hashes a message in pieces. Made by [`AnyHash::hasher`].
///
/// The state is erased when dropped and never printed. Nothing is allocated, so every `AnyHasher` is as large as the
/// largest state: BLAKE3's tree takes some 2 KB. A `Box<AnyHasher>` is as large as a pointer. With the feature `std`,
/// an `AnyHasher` is a writer.
#[derive(Clone)]
pub struct AnyHasher(State);

impl AnyHasher {
    /// Hashes the next piece, of any length.
    pub fn update(&mut self, piece: &[u8]) {
        with!(&mut self.0, State(hasher) => hasher.update(piece));
    }

    /// Computes the digest of all pieces.
    #[must_use]
    pub fn finalize(mut self) -> AnyDigest {
        self.finalize_reset()
    }

    /// Computes the digest of all pieces, and resets the hasher.
    ///
    /// ```
    /// use raddle::hash::any::AnyHash;
    ///
    /// let mut hasher = AnyHash::Blake3.hasher();
    /// hasher.update(b"attack at dawn");
    /// assert_eq!(hasher.finalize_reset(), AnyHash::Blake3.digest("attack at dawn"));
    /// assert_eq!(hasher.finalize_reset(), AnyHash::Blake3.digest(""));
    /// ```
    #[must_use]
    pub fn finalize_reset(&mut self) -> AnyDigest {
        with!(&mut self.0, State(hasher) => AnyDigest::new(&hasher.finalize_reset()))
    }

    /// Discards the pieces, and starts another message.
    pub fn reset(&mut self) {
        with!(&mut self.0, State(hasher) => hasher.reset());
    }
}

write_impl!([] AnyHasher);

/// The state erases itself.
impl ZeroizeOnDrop for AnyHasher {}

impl Debug for AnyHasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyHasher({})", self.hash())
    }
}

/// A key that authenticates messages, with HMAC (RFC 2104) or with BLAKE3, which has a keyed mode. The key is erased
/// when dropped and never printed; threads may share it.
///
/// ```
/// use raddle::hash::any::{AnyHash, AnyMac};
///
/// let key = AnyMac::new(AnyHash::Sha256, b"a key of any length, secret and hard to guess")?;
/// let tag = key.mac(b"attack at dawn");
/// key.verify(b"attack at dawn", tag.as_bytes())?;
/// assert!(key.verify(b"attack at dusk", tag.as_bytes()).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct AnyMac(Key);

impl AnyMac {
    /// Computes the tag of a message. The tag is as long as a digest.
    #[must_use]
    pub fn mac(&self, message: impl AsRef<[u8]>) -> AnyTag {
        with!(&self.0, Key(key) => AnyTag::new(MacKey::mac(key, message.as_ref()).as_bytes()))
    }

    /// Computes the tag of a message and compares it with `tag`, in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ, or if `tag` has another length.
    pub fn verify(&self, message: impl AsRef<[u8]>, tag: &[u8]) -> Result<(), TagMismatch> {
        self.mac(message).check(tag)
    }

    /// Computes the tags of many messages, of any lengths, and writes them one after another. A larger batch takes less time
    /// for each message.
    ///
    /// # Errors
    ///
    /// Fails if the length of `tags` is not the number of messages times [`digest_bytes`](AnyHash::digest_bytes).
    /// Nothing is written then.
    pub fn mac_many<M: AsRef<[u8]>>(&self, messages: &[M], tags: &mut [u8]) -> Result<(), WrongLength> {
        check(self.hash(), messages.len(), tags.len())?;
        with!(&self.0, Key(key) => MacKey::mac_many(key, messages, tags));
        Ok(())
    }
}

/// The key erases itself.
impl ZeroizeOnDrop for AnyMac {}

impl Debug for AnyMac {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyMac({})", self.hash())
    }
}

/// Authenticates a message in pieces. Made by [`AnyMac::start`].
///
/// The state is erased when dropped and never printed. With the feature `std`, it is a writer.
///
/// ```
/// use raddle::hash::any::{AnyHash, AnyMac};
///
/// let key = AnyMac::new(AnyHash::Sha512, b"key")?;
/// let mut mac = key.start();
/// mac.update(b"attack ");
/// mac.update(b"at dawn");
/// mac.verify(key.mac(b"attack at dawn").as_bytes())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct AnyMacHasher(Pieces);

impl AnyMacHasher {
    /// Authenticates the next piece of the message, of any length.
    pub fn update(&mut self, piece: &[u8]) {
        with!(&mut self.0, Pieces(mac) => mac.update(piece));
    }

    /// Computes the tag of all pieces.
    #[must_use]
    pub fn finalize(mut self) -> AnyTag {
        self.finalize_reset()
    }

    /// Computes the tag of all pieces, and starts another message under the same key.
    #[must_use]
    pub fn finalize_reset(&mut self) -> AnyTag {
        with!(&mut self.0, Pieces(mac) => AnyTag::new(mac.finalize_reset().as_ref()))
    }

    /// Computes the tag of all pieces and compares it with `tag`, in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ, or if `tag` has another length.
    pub fn verify(self, tag: &[u8]) -> Result<(), TagMismatch> {
        self.finalize().check(tag)
    }
}

write_impl!([] AnyMacHasher);

/// The state erases itself.
impl ZeroizeOnDrop for AnyMacHasher {}

impl Debug for AnyMacHasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyMacHasher(..)")
    }
}

/// A tag from any hash function. Tags are compared in constant time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AnyTag {
    len: u8,
    /// The tag, followed by zeros.
    bytes: Tag<MAX_DIGEST_BYTES>,
}

impl AnyTag {
    #[inline]
    fn new(tag: &[u8]) -> Self {
        let AnyDigest { bytes, len } = AnyDigest::new(tag);
        Self { len, bytes: Tag::from(bytes) }
    }

    /// Returns the bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes.as_bytes()[..self.len.into()]
    }

    /// Compares the tag with another, in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ, or if `other` has another length.
    pub fn check(&self, other: &[u8]) -> Result<(), TagMismatch> {
        let is_equal = other.len() == usize::from(self.len) && *self == Self::new(other);
        if is_equal { Ok(()) } else { Err(TagMismatch) }
    }
}

/// Prints the tag in hexadecimal.
impl Debug for AnyTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyTag({})", Hex(self.as_bytes()))
    }
}
