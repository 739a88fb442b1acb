//! The algorithms that there are plans for.

use std::fmt;

use clap::ValueEnum;
use raddle_kernels::Operation;
use raddle_kernels::aes::Size;
use raddle_kernels::hash::Hash;

use crate::generate::{hash_type, size_type};

/// An algorithm: the tables of one name in a file, and one list of plans in the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Algorithm {
    Chacha20,
    Poly1305,
    Chacha20Poly1305,
    AesGcm(Size),
    Hash(Hash),
}

/// An algorithm as the command line names it: with keys of any size.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Family {
    Chacha20,
    Poly1305,
    Chacha20Poly1305,
    AesGcm,
    Sha256,
    Md5,
}

impl Algorithm {
    pub(crate) const ALL: [Algorithm; 8] = [
        Algorithm::Chacha20,
        Algorithm::Poly1305,
        Algorithm::Chacha20Poly1305,
        Algorithm::AesGcm(Size::Aes128),
        Algorithm::AesGcm(Size::Aes192),
        Algorithm::AesGcm(Size::Aes256),
        Algorithm::Hash(Hash::Sha256),
        Algorithm::Hash(Hash::Md5),
    ];

    pub(crate) fn family(self) -> Family {
        match self {
            Algorithm::Chacha20 => Family::Chacha20,
            Algorithm::Poly1305 => Family::Poly1305,
            Algorithm::Chacha20Poly1305 => Family::Chacha20Poly1305,
            Algorithm::AesGcm(_) => Family::AesGcm,
            Algorithm::Hash(Hash::Sha256) => Family::Sha256,
            Algorithm::Hash(Hash::Md5) => Family::Md5,
        }
    }

    /// The type of its plans in the library, with all parts.
    pub(super) fn plan_type(self) -> String {
        match self {
            Algorithm::Chacha20 => "Plan<contracts::Chacha20Xor>".into(),
            Algorithm::Poly1305 => "Poly1305Plan".into(),
            Algorithm::Chacha20Poly1305 => "Chacha20Poly1305Plan".into(),
            Algorithm::AesGcm(size) => format!("AesPlan<{}>", size_type(size)),
            Algorithm::Hash(hash) => format!("HashPlan<{}>", hash_type(hash)),
        }
    }

    /// The tables of the library: what follows their name, the part of each plan that they hold, and its type.
    ///
    /// A program links what is in the tables that it reads: no kernels for several messages where it hashes one after another,
    /// and none for streams where it seals whole messages.
    pub(super) fn tables(self) -> Vec<(&'static str, &'static str, String)> {
        let kernel = |contract: &str, parameter: &str| format!("&Kernel<contracts::{contract}<{parameter}>>");
        match self {
            Algorithm::AesGcm(size) => {
                let size = size_type(size);
                vec![("", ".gcm", format!("&AesGcmPlan<{size}>")), ("_CTR", ".ctr", kernel("AesCtrXor", size))]
            }
            Algorithm::Hash(hash) => {
                vec![("", "", self.plan_type()), ("_SINGLE", ".single", kernel("HashBlocks", hash_type(hash)))]
            }
            _ => vec![("", "", self.plan_type())],
        }
    }

    /// Whether its tables name kernels of an operation.
    pub(crate) fn has(self, operation: &Operation) -> bool {
        use Operation as O;
        match self {
            Algorithm::Chacha20 => matches!(operation, O::Chacha20Xor),
            Algorithm::Poly1305 => {
                use O::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers};
                matches!(operation, Poly1305Powers(_) | Poly1305Blocks { .. } | Poly1305Finish | Poly1305Lanes { .. })
            }
            Algorithm::Chacha20Poly1305 => {
                use O::{Chacha20Blocks, Chacha20Poly1305Begin, Chacha20Poly1305Blocks};
                matches!(
                    operation,
                    Chacha20Blocks { .. } | Chacha20Poly1305Begin { .. } | Chacha20Poly1305Blocks { .. }
                )
            }
            Algorithm::AesGcm(of) => match operation {
                O::GhashPowers(_) | O::GhashBlocks(_) => true,
                O::AesExpand(size)
                | O::AesCtrXor(size)
                | O::AesGcmBlocks { size, .. }
                | O::AesGcmFinish { size, .. } => *size == of,
                _ => false,
            },
            Algorithm::Hash(of) => matches!(operation, O::Hash { hash, .. } | O::HashWords { hash, .. } if *hash == of),
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Algorithm::Chacha20 => f.write_str("chacha20"),
            Algorithm::Poly1305 => f.write_str("poly1305"),
            Algorithm::Chacha20Poly1305 => f.write_str("chacha20_poly1305"),
            Algorithm::AesGcm(size) => write!(f, "{size}_gcm"),
            Algorithm::Hash(hash) => write!(f, "{hash}"),
        }
    }
}
