//! Algorithms by their names on the command line.

use clap::ValueEnum;
use raddle_kernels::algorithm::Algorithm;
use raddle_kernels::combined::Combination;
use raddle_kernels::hash::Hash;

/// An algorithm by its name on the command line, with keys of any size.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs, reason = "the help of the command line would show them: the names say as much")]
pub(crate) enum Family {
    Chacha20,
    Poly1305,
    Chacha20Poly1305,
    AesGcm,
    AesGcmSiv,
    Sha256,
    Sha512,
    Sha1,
    Md5,
    Blake3,
}

impl From<Algorithm> for Family {
    fn from(algorithm: Algorithm) -> Family {
        match algorithm {
            Algorithm::Chacha20 => Family::Chacha20,
            Algorithm::Poly1305 => Family::Poly1305,
            Algorithm::Chacha20Poly1305 => Family::Chacha20Poly1305,
            Algorithm::AesGcm(_) => Family::AesGcm,
            Algorithm::AesGcmSiv(_) => Family::AesGcmSiv,
            Algorithm::Hash(Hash::Sha256) => Family::Sha256,
            Algorithm::Hash(Hash::Sha512) => Family::Sha512,
            Algorithm::Hash(Hash::Sha1) | Algorithm::Sha1Checked | Algorithm::Sha1CheckedLanes => Family::Sha1,
            Algorithm::Hash(Hash::Md5) => Family::Md5,
            Algorithm::Hash(Hash::Blake3) => Family::Blake3,
            // The slowest function of a combination decides its time.
            Algorithm::Combined(Combination::Md5Sha256 | Combination::Md5Sha1Sha256) => Family::Md5,
            Algorithm::Combined(Combination::Sha1Sha256) => Family::Sha1,
        }
    }
}
