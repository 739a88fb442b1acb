//! The algorithms that there are plans for.

use std::fmt;

use clap::ValueEnum;
use raddle_kernels::Operation;
use raddle_kernels::aes::Size;
use raddle_kernels::hash::Hash;

/// An algorithm: the tables of one name in a file, and one list of plans in the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// RFC 8439, section 2.4.
    Chacha20,
    /// RFC 8439, section 2.5.
    Poly1305,
    /// RFC 8439, section 2.8.
    Chacha20Poly1305,
    /// SP 800-38D, with keys of a size.
    AesGcm(Size),
    /// A hash function, of one message and of batches.
    Hash(Hash),
}

/// An algorithm as the command line names it: with keys of any size.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs, reason = "the help of the command line would show them: the names say as much")]
pub enum Family {
    Chacha20,
    Poly1305,
    Chacha20Poly1305,
    AesGcm,
    Sha256,
    Md5,
}

impl Algorithm {
    /// All algorithms, in the order of the files.
    pub const ALL: [Algorithm; 8] = [
        Algorithm::Chacha20,
        Algorithm::Poly1305,
        Algorithm::Chacha20Poly1305,
        Algorithm::AesGcm(Size::Aes128),
        Algorithm::AesGcm(Size::Aes192),
        Algorithm::AesGcm(Size::Aes256),
        Algorithm::Hash(Hash::Sha256),
        Algorithm::Hash(Hash::Md5),
    ];

    /// The name on the command line.
    pub fn family(self) -> Family {
        match self {
            Algorithm::Chacha20 => Family::Chacha20,
            Algorithm::Poly1305 => Family::Poly1305,
            Algorithm::Chacha20Poly1305 => Family::Chacha20Poly1305,
            Algorithm::AesGcm(_) => Family::AesGcm,
            Algorithm::Hash(Hash::Sha256) => Family::Sha256,
            Algorithm::Hash(Hash::Md5) => Family::Md5,
        }
    }

    /// Whether its tables name kernels of an operation.
    pub fn has(self, operation: &Operation) -> bool {
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
