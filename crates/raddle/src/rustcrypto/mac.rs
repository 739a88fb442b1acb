//! `digest::Mac` for HMAC, and for BLAKE3 with a key.

use core::fmt;

use digest::{
    FixedOutput, FixedOutputReset, InvalidLength, Key, KeyInit, MacMarker, Output, OutputSizeUser, Reset, Update,
    block_api::{AlgorithmName, BlockSizeUser},
    common::KeySizeUser,
    consts::{U16, U20, U28, U32, U48, U64, U128},
};
use zeroize::ZeroizeOnDrop;

use super::digest::{Hasher, Md5, Sha1, Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256};
use crate::{
    blake3::Blake3,
    hmac::{self, Mac, Rfc1321, Rfc3174, Sha2, Sha512T},
};

/// A hash that has a type for its HMAC in this module.
pub trait HmacHash {
    /// The HMAC with this hash.
    type Hmac;
}

/// HMAC with a hash, as the crate `hmac` names it: `Hmac<Sha256>` is [`HmacSha256`].
///
/// ```
/// use raddle::rustcrypto::hmac::{Hmac, KeyInit, Mac};
/// use raddle::rustcrypto::sha2::Sha256;
///
/// let mut mac = Hmac::<Sha256>::new_from_slice(b"key")?;
/// mac.update(b"attack at dawn");
/// let tag = mac.finalize().into_bytes();
/// # let mut mac = Hmac::<Sha256>::new_from_slice(b"key")?;
/// # mac.update(b"attack at dawn");
/// # mac.verify_slice(&tag)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Hmac<H> = <H as HmacHash>::Hmac;

macro_rules! macs {
    ($($(#[$doc:meta])* $name:ident: $hash:ty, $algorithm:ty, $bytes:literal, $size:ty, $block:ty;)*) => {$(
        $(#[$doc])*
        ///
        /// The value is erased when dropped and never printed.
        #[derive(Clone)]
        pub struct $name(Mac<$algorithm, $bytes>);

        impl HmacHash for $hash {
            type Hmac = $name;
        }

        impl KeySizeUser for $name {
            type KeySize = $block;
        }

        impl KeyInit for $name {
            #[inline]
            fn new(key: &Key<Self>) -> Self {
                Self(hmac::Hmac::new(key).start())
            }

            /// Accepts a key of any length.
            #[inline]
            fn new_from_slice(key: &[u8]) -> Result<Self, InvalidLength> {
                Ok(Self(hmac::Hmac::new(key).start()))
            }
        }

        impl BlockSizeUser for $name {
            type BlockSize = $block;
        }

        impl OutputSizeUser for $name {
            type OutputSize = $size;
        }

        impl MacMarker for $name {}

        impl Update for $name {
            #[inline]
            fn update(&mut self, piece: &[u8]) {
                self.0.update(piece);
            }
        }

        impl FixedOutput for $name {
            #[inline]
            fn finalize_into(self, out: &mut Output<Self>) {
                out.copy_from_slice(self.0.finalize().as_bytes());
            }
        }

        impl Reset for $name {
            #[inline]
            fn reset(&mut self) {
                self.0.reset();
            }
        }

        impl FixedOutputReset for $name {
            #[inline]
            fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
                out.copy_from_slice(self.0.finalize_reset().as_bytes());
            }
        }

        impl AlgorithmName for $name {
            fn write_alg_name(f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }

        impl ZeroizeOnDrop for $name {}

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

macs! {
    /// HMAC with SHA-256 (FIPS 198-1), for a message in pieces.
    HmacSha256: Sha256, Sha2<256>, 32, U32, U64;
    /// HMAC with SHA-224 (FIPS 198-1), for a message in pieces.
    HmacSha224: Sha224, Sha2<224>, 28, U28, U64;
    /// HMAC with SHA-512 (FIPS 198-1), for a message in pieces.
    HmacSha512: Sha512, Sha2<512>, 64, U64, U128;
    /// HMAC with SHA-384 (FIPS 198-1), for a message in pieces.
    HmacSha384: Sha384, Sha2<384>, 48, U48, U128;
    /// HMAC with SHA-512/224 (FIPS 198-1) and a message in pieces.
    HmacSha512_224: Sha512_224, Sha512T<224>, 28, U28, U128;
    /// HMAC with SHA-512/256 (FIPS 198-1) and a message in pieces.
    HmacSha512_256: Sha512_256, Sha512T<256>, 32, U32, U128;
    /// HMAC with SHA-1 (FIPS 198-1), for a message in pieces.
    HmacSha1: Sha1, Rfc3174, 20, U20, U64;
    /// HMAC with MD5 (RFC 2104), for a message in pieces.
    HmacMd5: Md5, Rfc1321, 16, U16, U64;
}

impl KeySizeUser for Hasher {
    type KeySize = U32;
}

impl KeyInit for Hasher {
    #[inline]
    fn new(key: &Key<Self>) -> Self {
        Self(Blake3::keyed(&key.0))
    }
}

impl MacMarker for Hasher {}
