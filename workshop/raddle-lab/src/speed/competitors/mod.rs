//! Other implementations, called as their own users would call them for speed: with one context per key, created once;
//! with a nonce per message; and in place if they allow it.

#[cfg(feature = "competitor-aws-lc")]
pub(crate) mod aws_lc;
#[cfg(feature = "competitor-blake3")]
pub(crate) mod blake3;
pub(crate) mod cap;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod graviola;
#[cfg(feature = "competitor-hashtree")]
pub(crate) mod hashtree;
mod interface;
#[cfg(feature = "competitor-ipsec-mb")]
pub(crate) mod ipsec_mb;
#[cfg(feature = "competitor-libsodium")]
pub(crate) mod libsodium;
pub(crate) mod md5_simd;
#[cfg(feature = "competitor-openssl")]
pub(crate) mod openssl;
#[cfg(feature = "competitor-ring")]
pub(crate) mod ring;
pub(crate) mod rscrypto;
pub(crate) mod rustcrypto;
pub(crate) mod sha1dc;
pub(crate) mod tape;

use interface::version;
pub(crate) use interface::{Aead, AeadAlgorithm};

/// A library with which raddle is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Competitor {
    RustCrypto,
    Graviola,
    OpenSsl,
    AwsLc,
    Ring,
    Blake3,
    Md5Simd,
    IpsecMb,
    Libsodium,
    Sha1dc,
    Rscrypto,
    Tape,
    Hashtree,
}

impl Competitor {
    /// All competitors, including those that this build lacks.
    pub(crate) const ALL: [Self; 13] = [
        Self::RustCrypto,
        Self::Graviola,
        Self::OpenSsl,
        Self::AwsLc,
        Self::Ring,
        Self::Blake3,
        Self::Md5Simd,
        Self::IpsecMb,
        Self::Libsodium,
        Self::Sha1dc,
        Self::Rscrypto,
        Self::Tape,
        Self::Hashtree,
    ];

    /// Returns the name of the competitor on the command line, in the table and in JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::RustCrypto => "rustcrypto",
            Self::Graviola => "graviola",
            Self::OpenSsl => "openssl",
            Self::AwsLc => "aws-lc",
            Self::Ring => "ring",
            Self::Blake3 => "blake3",
            Self::Md5Simd => "md5-simd",
            Self::IpsecMb => "ipsec-mb",
            Self::Libsodium => "libsodium",
            Self::Sha1dc => "sha1dc",
            Self::Rscrypto => "rscrypto",
            Self::Tape => "tape-sha256",
            Self::Hashtree => "hashtree",
        }
    }

    /// Returns the feature of this program that adds the competitor, if it is missing.
    pub(crate) fn missing_feature(self) -> Option<&'static str> {
        let (feature, built) = match self {
            Self::RustCrypto | Self::Graviola | Self::Md5Simd | Self::Sha1dc | Self::Rscrypto | Self::Tape => {
                return None;
            }
            Self::Hashtree => ("competitor-hashtree", cfg!(feature = "competitor-hashtree")),
            Self::OpenSsl => ("competitor-openssl", cfg!(feature = "competitor-openssl")),
            Self::AwsLc => ("competitor-aws-lc", cfg!(feature = "competitor-aws-lc")),
            Self::Ring => ("competitor-ring", cfg!(feature = "competitor-ring")),
            Self::Blake3 => ("competitor-blake3", cfg!(feature = "competitor-blake3")),
            Self::IpsecMb => ("competitor-ipsec-mb", cfg!(feature = "competitor-ipsec-mb")),
            Self::Libsodium => ("competitor-libsodium", cfg!(feature = "competitor-libsodium")),
        };
        (!built).then_some(feature)
    }

    /// Returns whether the competitor comes from the system, which may lack it. The feature `competitors` leaves such
    /// libraries out.
    pub(crate) fn is_of_system(self) -> bool {
        matches!(self, Self::IpsecMb | Self::Libsodium)
    }

    /// Returns the maximum length in bytes of a message that the competitor hashes in one call.
    pub(crate) fn longest_message(self) -> usize {
        match self {
            // A job's length has 16 bits.
            Self::IpsecMb => u16::MAX.into(),
            _ => usize::MAX,
        }
    }

    /// Returns the name and version of the library, or of its part that has an algorithm.
    pub(crate) fn version(self, algorithm: Option<&str>) -> String {
        match self {
            Self::RustCrypto => algorithm.map_or("RustCrypto".to_owned(), rustcrypto::version_for),
            // OpenSSL adds a date, and blake3 the code that it uses.
            _ => self.about().split(' ').take(2).collect::<Vec<_>>().join(" ").trim_end_matches(',').to_owned(),
        }
    }

    /// Returns the version, and the code that is measured.
    pub(crate) fn about(self) -> String {
        match self {
            Self::RustCrypto => rustcrypto::about(),
            Self::Md5Simd => md5_simd::about(),
            Self::Sha1dc => sha1dc::about(),
            Self::Rscrypto => rscrypto::about(),
            Self::Tape => tape::about(),
            #[cfg(feature = "competitor-hashtree")]
            Self::Hashtree => hashtree::about(),
            #[cfg(feature = "competitor-ipsec-mb")]
            Self::IpsecMb => ipsec_mb::about(),
            #[cfg(feature = "competitor-libsodium")]
            Self::Libsodium => libsodium::about(),
            #[cfg(feature = "competitor-openssl")]
            Self::OpenSsl => openssl::about(),
            #[cfg(feature = "competitor-aws-lc")]
            Self::AwsLc => aws_lc::about(),
            #[cfg(feature = "competitor-ring")]
            Self::Ring => ring::about(),
            #[cfg(feature = "competitor-blake3")]
            Self::Blake3 => blake3::about(),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Graviola => graviola::about(),
            #[allow(unreachable_patterns, reason = "a build that has all competitors")]
            _ => self.name().to_owned(),
        }
    }
}
