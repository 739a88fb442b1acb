//! The algorithms that have plans.

use std::fmt;

use crate::aes::Size;
use crate::combined::Combination;
use crate::hash::Hash;

/// An algorithm: the tables of one name in a plan file, and one list of plans in the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// ChaCha20 (RFC 8439, section 2.4).
    Chacha20,
    /// Poly1305 (RFC 8439, section 2.5).
    Poly1305,
    /// ChaCha20-Poly1305 (RFC 8439, section 2.8).
    Chacha20Poly1305,
    /// AES-GCM (SP 800-38D), with keys of this size.
    AesGcm(Size),
    /// AES-GCM-SIV (RFC 8452), with keys of this size: 128 or 256 bits.
    AesGcmSiv(Size),
    /// A hash function, for one message and for batches.
    Hash(Hash),
    /// Several hash functions of one message.
    Combined(Combination),
    /// SHA-1 with a check for attacks.
    Sha1Checked,
    /// SHA-1 with a check for attacks, of many messages.
    Sha1CheckedLanes,
}

impl Algorithm {
    /// All algorithms, in the order of the files.
    pub const ALL: [Algorithm; 18] = [
        Algorithm::Chacha20,
        Algorithm::Poly1305,
        Algorithm::Chacha20Poly1305,
        Algorithm::AesGcm(Size::Aes128),
        Algorithm::AesGcm(Size::Aes192),
        Algorithm::AesGcm(Size::Aes256),
        Algorithm::AesGcmSiv(Size::Aes128),
        Algorithm::AesGcmSiv(Size::Aes256),
        Algorithm::Hash(Hash::Sha256),
        Algorithm::Hash(Hash::Sha512),
        Algorithm::Hash(Hash::Sha1),
        Algorithm::Hash(Hash::Md5),
        Algorithm::Hash(Hash::Blake3),
        Algorithm::Combined(Combination::Md5Sha256),
        Algorithm::Combined(Combination::Sha1Sha256),
        Algorithm::Combined(Combination::Md5Sha1Sha256),
        Algorithm::Sha1Checked,
        Algorithm::Sha1CheckedLanes,
    ];
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Algorithm::Chacha20 => f.write_str("chacha20"),
            Algorithm::Poly1305 => f.write_str("poly1305"),
            Algorithm::Chacha20Poly1305 => f.write_str("chacha20_poly1305"),
            Algorithm::AesGcm(size) => write!(f, "{size}_gcm"),
            Algorithm::AesGcmSiv(size) => write!(f, "{size}_gcm_siv"),
            Algorithm::Hash(hash) => write!(f, "{hash}"),
            Algorithm::Combined(combination) => write!(f, "{combination}"),
            Algorithm::Sha1Checked => f.write_str("sha1_checked"),
            Algorithm::Sha1CheckedLanes => f.write_str("sha1_checked_lanes"),
        }
    }
}
