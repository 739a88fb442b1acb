//! MD5 (RFC 1321), SHA-1, SHA-256 and SHA-512 (FIPS 180-4), BLAKE3 and HMAC-SHA-256 (RFC 2104), for one message or many
//! at once.

mod calls;

use raddle::hmac::{self, HmacSha256};
use raddle::kernel;
use raddle::{blake3::Blake3, md5::Md5, sha1::Sha1, sha256::Sha256, sha512::Sha512};

use super::{Algorithm, KEY, Subject};
use crate::speed::competitors::{self, Competitor};
pub(super) use calls::{at_once, each};

/// The function on a message.
#[derive(Clone, Copy)]
pub(crate) enum Function {
    Md5,
    Sha1,
    Sha256,
    Sha512,
    Blake3,
    HmacSha256,
}

/// The algorithms `md5`, `sha1`, `sha256`, `sha512`, `blake3` and `hmac-sha256`, and the algorithms on batches, whose
/// names end in `-many`.
pub(crate) struct Hash {
    pub(crate) function: Function,
    /// The size of the batch, for algorithms on batches.
    pub(crate) batch: Option<usize>,
}

impl Hash {
    pub(crate) fn messages(&self) -> usize {
        self.batch.unwrap_or(1)
    }
}

/// Returns the number of messages that a kernel takes in one call.
pub(super) fn messages_of(kernel: &str) -> usize {
    kernel::all().find(|known| known.name == kernel).map_or(1, |known| known.messages.max(1))
}

impl Algorithm for Hash {
    fn name(&self) -> &'static str {
        match (self.function, self.batch) {
            (Function::Md5, None) => "md5",
            (Function::Sha1, None) => "sha1",
            (Function::Sha256, None) => "sha256",
            (Function::Sha512, None) => "sha512",
            (Function::Blake3, None) => "blake3",
            (Function::HmacSha256, None) => "hmac-sha256",
            (Function::Md5, Some(_)) => "md5-many",
            (Function::Sha1, Some(_)) => "sha1-many",
            (Function::Sha256, Some(_)) => "sha256-many",
            (Function::Sha512, Some(_)) => "sha512-many",
            (Function::Blake3, Some(_)) => "blake3-many",
            (Function::HmacSha256, Some(_)) => "hmac-sha256-many",
        }
    }

    fn operations(&self) -> &'static [&'static str] {
        match self.function {
            Function::HmacSha256 => &["authenticate"],
            _ => &["hash"],
        }
    }

    fn batch(&self) -> Option<usize> {
        self.batch
    }

    fn picked(&self, _operation: &str, bytes: usize) -> Vec<&'static str> {
        let (function, bytes) = match self.function {
            Function::Md5 => ("md5", bytes),
            Function::Sha1 => ("sha1", bytes),
            Function::Sha256 => ("sha256", bytes),
            Function::Sha512 => ("sha512", bytes),
            // The kernels depend on the number of chunks, of one message or of several.
            Function::Blake3 => return Vec::new(),
            // The outer hash of each message waits for its inner hash, however short.
            Function::HmacSha256 => ("sha256", usize::MAX),
        };
        let mut left = self.messages();
        let kernels = kernel::plan(function, bytes, left).filter(|&(name, from)| {
            let takes = left >= from;
            while left >= from {
                left = left.saturating_sub(messages_of(name));
            }
            takes
        });
        kernels.map(|(name, _)| name).collect()
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        const ROOM: &str = "a place for each message";
        macro_rules! digests {
            ($function:ty, $bytes:literal) => {
                match self.batch {
                    None => each(1, |message| <$function>::digest(message)),
                    Some(batch) => at_once(
                        batch,
                        [0; $bytes],
                        |digest| digest,
                        |messages, digests| _ = <$function>::digest_many(messages, digests).expect(ROOM),
                    ),
                }
            };
        }
        match self.function {
            Function::Md5 => digests!(Md5, 16),
            Function::Sha1 => digests!(Sha1, 20),
            Function::Sha256 => digests!(Sha256, 32),
            Function::Sha512 => digests!(Sha512, 64),
            Function::Blake3 => digests!(Blake3, 32),
            Function::HmacSha256 => {
                let key = HmacSha256::new(&KEY);
                match self.batch {
                    None => each(1, move |message| *key.mac(message).as_bytes()),
                    Some(batch) => at_once(
                        batch,
                        hmac::Tag::from([0; 32]),
                        |tag| tag.as_bytes(),
                        move |messages, tags| key.mac_many(messages, tags).expect(ROOM),
                    ),
                }
            }
        }
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        let messages = self.messages();
        match self.function {
            Function::Md5 => match competitor {
                Competitor::RustCrypto => Some(each(messages, competitors::rustcrypto::md5())),
                #[cfg(feature = "competitor-openssl")]
                Competitor::OpenSsl => Some(each(messages, competitors::openssl::md5())),
                #[cfg(feature = "competitor-aws-lc")]
                Competitor::AwsLc => Some(each(messages, competitors::aws_lc::md5())),
                Competitor::Md5Simd => Some(each(messages, competitors::md5_simd::md5())),
                _ => None,
            },
            Function::Sha1 => match competitor {
                Competitor::RustCrypto => Some(each(messages, competitors::rustcrypto::sha1())),
                #[cfg(feature = "competitor-openssl")]
                Competitor::OpenSsl => Some(each(messages, competitors::openssl::sha1())),
                #[cfg(feature = "competitor-aws-lc")]
                Competitor::AwsLc => Some(each(messages, competitors::aws_lc::sha1())),
                #[cfg(feature = "competitor-ring")]
                Competitor::Ring => Some(each(messages, competitors::ring::sha1())),
                _ => None,
            },
            Function::Sha256 => match competitor {
                Competitor::RustCrypto => Some(each(messages, competitors::rustcrypto::sha256())),
                #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
                Competitor::Graviola => competitors::graviola::sha256().map(|hash| each(messages, hash)),
                #[cfg(feature = "competitor-openssl")]
                Competitor::OpenSsl => Some(each(messages, competitors::openssl::sha256())),
                #[cfg(feature = "competitor-aws-lc")]
                Competitor::AwsLc => Some(each(messages, competitors::aws_lc::sha256())),
                #[cfg(feature = "competitor-ring")]
                Competitor::Ring => Some(each(messages, competitors::ring::sha256())),
                #[cfg(feature = "competitor-libsodium")]
                Competitor::Libsodium => Some(each(messages, competitors::libsodium::sha256())),
                #[cfg(feature = "competitor-ipsec-mb")]
                Competitor::IpsecMb => Some(each(messages, competitors::ipsec_mb::sha256())),
                Competitor::Rscrypto => Some(each(messages, competitors::rscrypto::sha256())),
                Competitor::Tape => Some(each(messages, competitors::tape::sha256())),
                _ => None,
            },
            Function::Sha512 => match competitor {
                Competitor::RustCrypto => Some(each(messages, competitors::rustcrypto::sha512())),
                #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
                Competitor::Graviola => competitors::graviola::sha512().map(|hash| each(messages, hash)),
                #[cfg(feature = "competitor-openssl")]
                Competitor::OpenSsl => Some(each(messages, competitors::openssl::sha512())),
                #[cfg(feature = "competitor-aws-lc")]
                Competitor::AwsLc => Some(each(messages, competitors::aws_lc::sha512())),
                #[cfg(feature = "competitor-ring")]
                Competitor::Ring => Some(each(messages, competitors::ring::sha512())),
                #[cfg(feature = "competitor-libsodium")]
                Competitor::Libsodium => Some(each(messages, competitors::libsodium::sha512())),
                Competitor::Rscrypto => Some(each(messages, competitors::rscrypto::sha512())),
                _ => None,
            },
            Function::Blake3 => match competitor {
                #[cfg(feature = "competitor-blake3")]
                Competitor::Blake3 => Some(each(messages, competitors::blake3::blake3())),
                Competitor::Rscrypto => Some(each(messages, competitors::rscrypto::blake3())),
                _ => None,
            },
            Function::HmacSha256 => match competitor {
                Competitor::RustCrypto => Some(each(messages, competitors::rustcrypto::hmac_sha256(&KEY))),
                #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
                Competitor::Graviola => competitors::graviola::hmac_sha256(&KEY).map(|mac| each(messages, mac)),
                #[cfg(feature = "competitor-openssl")]
                Competitor::OpenSsl => Some(each(messages, competitors::openssl::hmac_sha256(&KEY))),
                #[cfg(feature = "competitor-aws-lc")]
                Competitor::AwsLc => Some(each(messages, competitors::aws_lc::hmac_sha256(&KEY))),
                #[cfg(feature = "competitor-ring")]
                Competitor::Ring => Some(each(messages, competitors::ring::hmac_sha256(&KEY))),
                #[cfg(feature = "competitor-libsodium")]
                Competitor::Libsodium => Some(each(messages, competitors::libsodium::hmac_sha256(&KEY))),
                Competitor::Rscrypto => Some(each(messages, competitors::rscrypto::hmac_sha256(&KEY))),
                _ => None,
            },
        }
    }

    /// Returns the batch call of a competitor that has one.
    fn at_once(&self, competitor: Competitor) -> Option<(&'static str, Box<dyn Subject>)> {
        match (self.function, self.batch, competitor) {
            (Function::Md5, Some(batch), Competitor::Md5Simd) => {
                Some(("md5-simd-many", at_once(batch, [0; 16], |hash| hash, competitors::md5_simd::md5_many)))
            }
            (Function::Sha256, Some(batch), Competitor::Tape) => {
                Some(("tape-sha256-many", at_once(batch, [0; 32], |hash| hash, competitors::tape::sha256_many)))
            }
            #[cfg(feature = "competitor-blake3")]
            (Function::Blake3, Some(batch), Competitor::Blake3) => {
                Some(("blake3-hash-many", at_once(batch, [0; 32], |hash| hash, competitors::blake3::blake3_many())))
            }
            #[cfg(feature = "competitor-ipsec-mb")]
            (Function::Sha256, Some(batch), Competitor::IpsecMb) => {
                Some(("ipsec-mb-many", at_once(batch, [0; 32], |hash| hash, competitors::ipsec_mb::sha256_many())))
            }
            #[cfg(feature = "competitor-ipsec-mb")]
            (Function::HmacSha256, Some(batch), Competitor::IpsecMb) => Some((
                "ipsec-mb-many",
                at_once(batch, [0; 32], |tag| tag, competitors::ipsec_mb::hmac_sha256_many(&KEY)),
            )),
            _ => None,
        }
    }
}
