//! MD5 and SHA-256 of the same bytes, or MD5, SHA-1 and SHA-256.

use raddle::hash::{Several, any::AnyHash};

use super::hash::each;
use super::{Algorithm, Subject, kernels};
use crate::speed::competitors::{self, Competitor};

/// The algorithms `md5+sha256` and `md5+sha1+sha256`.
#[derive(Clone, Copy)]
pub(crate) enum Combined {
    Md5Sha256,
    Md5Sha1Sha256,
}

/// The number of bytes of the digests of all functions. The digest of SHA-1 is zero if it is not computed.
const DIGESTS: usize = 16 + 20 + 32;

impl Combined {
    fn hashes(self) -> &'static [AnyHash] {
        match self {
            Self::Md5Sha256 => &[AnyHash::Md5, AnyHash::Sha256],
            Self::Md5Sha1Sha256 => &[AnyHash::Md5, AnyHash::Sha1, AnyHash::Sha256],
        }
    }

    /// Hashes a message with one function after the other.
    fn one_by_one(
        self,
        mut md5: impl FnMut(&[u8]) -> [u8; 16] + 'static,
        mut sha1: impl FnMut(&[u8]) -> [u8; 20] + 'static,
        mut sha256: impl FnMut(&[u8]) -> [u8; 32] + 'static,
    ) -> Box<dyn Subject> {
        each(1, move |message| {
            let mut digests = [0; DIGESTS];
            digests[..16].copy_from_slice(&md5(message));
            if let Self::Md5Sha1Sha256 = self {
                digests[16..36].copy_from_slice(&sha1(message));
            }
            digests[36..].copy_from_slice(&sha256(message));
            digests
        })
    }
}

impl Algorithm for Combined {
    fn name(&self) -> &'static str {
        match self {
            Self::Md5Sha256 => "md5+sha256",
            Self::Md5Sha1Sha256 => "md5+sha1+sha256",
        }
    }

    fn operations(&self) -> &'static [&'static str] {
        &["hash"]
    }

    fn picked(&self, _operation: &str, _bytes: usize) -> Vec<&'static str> {
        kernels(&self.name().replace('+', "_"), 0, 1)
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        let hashes = self.hashes();
        each(1, move |message| {
            let mut digests = [0; DIGESTS];
            for (hash, digest) in Several::digest(hashes, message).expect("each function once").iter() {
                let at = match hash {
                    AnyHash::Md5 => 0,
                    AnyHash::Sha1 => 16,
                    _ => 36,
                };
                digests[at..at + digest.len()].copy_from_slice(digest);
            }
            digests
        })
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        match competitor {
            Competitor::RustCrypto => {
                use competitors::rustcrypto::{md5, sha1, sha256};
                Some(self.one_by_one(md5(), sha1(), sha256()))
            }
            #[cfg(feature = "competitor-openssl")]
            Competitor::OpenSsl => {
                use competitors::openssl::{md5, sha1, sha256};
                Some(self.one_by_one(md5(), sha1(), sha256()))
            }
            _ => None,
        }
    }
}
