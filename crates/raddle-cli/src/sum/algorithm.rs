//! The algorithms: their names, one message in pieces, and many messages at once.

use clap::ValueEnum;
use raddle::md5::Md5;
use raddle::sha256::{CountMismatch, Sha224, Sha256};

/// The length of the longest checksum in bytes.
const LONGEST: usize = 32;

/// A checksum algorithm, by its name on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ChecksumAlgorithm {
    /// SHA-256
    Sha256,
    /// SHA-224
    Sha224,
    /// MD5, for old lists; two files with the same MD5 can be made on purpose
    Md5,
}

impl ChecksumAlgorithm {
    pub(crate) const ALL: [Self; 3] = [Self::Sha256, Self::Sha224, Self::Md5];

    /// Returns the tag at the start of lines in the style of BSD.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Self::Sha256 => "SHA256",
            Self::Sha224 => "SHA224",
            Self::Md5 => "MD5",
        }
    }

    /// Returns the length of a checksum in bytes.
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Sha256 => 32,
            Self::Sha224 => 28,
            Self::Md5 => 16,
        }
    }
}

/// The checksums of one file, indexed by algorithm.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sums([[u8; LONGEST]; ChecksumAlgorithm::ALL.len()]);

impl Sums {
    pub(crate) fn of(&self, algorithm: ChecksumAlgorithm) -> &[u8] {
        &self.0[algorithm as usize][..algorithm.len()]
    }

    fn set(&mut self, algorithm: ChecksumAlgorithm, sum: &[u8]) {
        self.0[algorithm as usize][..algorithm.len()].copy_from_slice(sum);
    }
}

/// A set of algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set([bool; ChecksumAlgorithm::ALL.len()]);

impl Set {
    pub(crate) fn contains(self, algorithm: ChecksumAlgorithm) -> bool {
        self.0[algorithm as usize]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = ChecksumAlgorithm> {
        ChecksumAlgorithm::ALL.into_iter().filter(move |algorithm| self.contains(*algorithm))
    }
}

impl FromIterator<ChecksumAlgorithm> for Set {
    fn from_iter<I: IntoIterator<Item = ChecksumAlgorithm>>(algorithms: I) -> Self {
        let mut set = Self([false; ChecksumAlgorithm::ALL.len()]);
        algorithms.into_iter().for_each(|algorithm| set.0[algorithm as usize] = true);
        set
    }
}

/// Hashes one message in pieces, with several algorithms.
pub(crate) struct Hashers {
    sha256: Option<Sha256>,
    sha224: Option<Sha224>,
    md5: Option<Md5>,
}

impl Hashers {
    pub(crate) fn new(algorithms: Set) -> Self {
        Self {
            sha256: algorithms.contains(ChecksumAlgorithm::Sha256).then(Sha256::new),
            sha224: algorithms.contains(ChecksumAlgorithm::Sha224).then(Sha224::new),
            md5: algorithms.contains(ChecksumAlgorithm::Md5).then(Md5::new),
        }
    }

    pub(crate) fn update(&mut self, piece: &[u8]) {
        self.sha256.iter_mut().for_each(|hasher| hasher.update(piece));
        self.sha224.iter_mut().for_each(|hasher| hasher.update(piece));
        self.md5.iter_mut().for_each(|hasher| hasher.update(piece));
    }

    pub(crate) fn finalize(self) -> Sums {
        let mut sums = Sums::default();
        self.sha256.into_iter().for_each(|hasher| sums.set(ChecksumAlgorithm::Sha256, &hasher.finalize()));
        self.sha224.into_iter().for_each(|hasher| sums.set(ChecksumAlgorithm::Sha224, &hasher.finalize()));
        self.md5.into_iter().for_each(|hasher| sums.set(ChecksumAlgorithm::Md5, &hasher.finalize()));
        sums
    }
}

/// Hashes a batch of messages, each with the place of its checksum.
pub(crate) fn digest_many(algorithm: ChecksumAlgorithm, messages: &mut [(&[u8], &mut Sums)]) {
    match algorithm {
        ChecksumAlgorithm::Sha256 => many(algorithm, messages, Sha256::digest_many),
        ChecksumAlgorithm::Sha224 => many(algorithm, messages, Sha224::digest_many),
        ChecksumAlgorithm::Md5 => many(algorithm, messages, Md5::digest_many),
    }
}

fn many<'a, const N: usize>(
    algorithm: ChecksumAlgorithm,
    messages: &mut [(&'a [u8], &mut Sums)],
    digest_many: impl Fn(&[&'a [u8]], &mut [[u8; N]]) -> Result<(), CountMismatch>,
) {
    let inputs: Vec<&[u8]> = messages.iter().map(|(input, _)| *input).collect();
    let mut digests = vec![[0; N]; inputs.len()];
    digest_many(&inputs, &mut digests).expect("a digest for each message");
    for ((_, sums), digest) in messages.iter_mut().zip(&digests) {
        sums.set(algorithm, digest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The empty message and "abc": FIPS 180-4's examples, and RFC 1321, A.5.
    #[test]
    fn pieces_and_many_agree_with_the_standards() {
        let abc = [
            (ChecksumAlgorithm::Sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (ChecksumAlgorithm::Sha224, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"),
            (ChecksumAlgorithm::Md5, "900150983cd24fb0d6963f7d28e17f72"),
        ];
        let mut hashers = Hashers::new(Set::from_iter(ChecksumAlgorithm::ALL));
        hashers.update(b"a");
        hashers.update(b"bc");
        let pieces = hashers.finalize();
        for (algorithm, hex) in abc {
            let mut many = [Sums::default(); 5];
            let mut messages: Vec<_> = many.iter_mut().map(|sums| (&b"abc"[..], sums)).collect();
            digest_many(algorithm, &mut messages);
            for sums in many.iter().chain([&pieces]) {
                let shown: String = sums.of(algorithm).iter().map(|byte| format!("{byte:02x}")).collect();
                assert_eq!(shown, hex, "{algorithm:?}");
            }
        }
    }
}
