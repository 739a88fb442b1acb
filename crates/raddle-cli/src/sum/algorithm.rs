//! The algorithms: their names, one message in pieces, and many messages at once.

use clap::ValueEnum;
use raddle::md5::Md5;
use raddle::sha256::{CountMismatch, Sha224, Sha256};

/// Bytes of the longest checksum.
const LONGEST: usize = 32;

/// A checksum is asked for by these names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Algorithm {
    /// SHA-256
    Sha256,
    /// SHA-224
    Sha224,
    /// MD5, for old lists; who wants to can make two files of the same MD5
    Md5,
}

impl Algorithm {
    pub(crate) const ALL: [Self; 3] = [Self::Sha256, Self::Sha224, Self::Md5];

    /// As lines of the style of BSD begin.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Self::Sha256 => "SHA256",
            Self::Sha224 => "SHA224",
            Self::Md5 => "MD5",
        }
    }

    /// Bytes of a checksum.
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Sha256 => 32,
            Self::Sha224 => 28,
            Self::Md5 => 16,
        }
    }
}

/// The checksums of one file, each in the place of its algorithm.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sums([[u8; LONGEST]; Algorithm::ALL.len()]);

impl Sums {
    pub(crate) fn of(&self, algorithm: Algorithm) -> &[u8] {
        &self.0[algorithm as usize][..algorithm.len()]
    }

    fn set(&mut self, algorithm: Algorithm, sum: &[u8]) {
        self.0[algorithm as usize][..algorithm.len()].copy_from_slice(sum);
    }
}

/// Some of the algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set([bool; Algorithm::ALL.len()]);

impl Set {
    pub(crate) fn contains(self, algorithm: Algorithm) -> bool {
        self.0[algorithm as usize]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Algorithm> {
        Algorithm::ALL.into_iter().filter(move |algorithm| self.contains(*algorithm))
    }
}

impl FromIterator<Algorithm> for Set {
    fn from_iter<I: IntoIterator<Item = Algorithm>>(algorithms: I) -> Self {
        let mut set = Self([false; Algorithm::ALL.len()]);
        algorithms.into_iter().for_each(|algorithm| set.0[algorithm as usize] = true);
        set
    }
}

/// One message in pieces, for several algorithms.
pub(crate) struct Hashers {
    sha256: Option<Sha256>,
    sha224: Option<Sha224>,
    md5: Option<Md5>,
}

impl Hashers {
    pub(crate) fn new(algorithms: Set) -> Self {
        Self {
            sha256: algorithms.contains(Algorithm::Sha256).then(Sha256::new),
            sha224: algorithms.contains(Algorithm::Sha224).then(Sha224::new),
            md5: algorithms.contains(Algorithm::Md5).then(Md5::new),
        }
    }

    pub(crate) fn update(&mut self, piece: &[u8]) {
        self.sha256.iter_mut().for_each(|hasher| hasher.update(piece));
        self.sha224.iter_mut().for_each(|hasher| hasher.update(piece));
        self.md5.iter_mut().for_each(|hasher| hasher.update(piece));
    }

    pub(crate) fn finalize(self) -> Sums {
        let mut sums = Sums::default();
        self.sha256.into_iter().for_each(|hasher| sums.set(Algorithm::Sha256, &hasher.finalize()));
        self.sha224.into_iter().for_each(|hasher| sums.set(Algorithm::Sha224, &hasher.finalize()));
        self.md5.into_iter().for_each(|hasher| sums.set(Algorithm::Md5, &hasher.finalize()));
        sums
    }
}

/// Many messages at once, each of them with where its checksum goes.
pub(crate) fn digest_many(algorithm: Algorithm, messages: &mut [(&[u8], &mut Sums)]) {
    match algorithm {
        Algorithm::Sha256 => many(algorithm, messages, Sha256::digest_many),
        Algorithm::Sha224 => many(algorithm, messages, Sha224::digest_many),
        Algorithm::Md5 => many(algorithm, messages, Md5::digest_many),
    }
}

fn many<'a, const N: usize>(
    algorithm: Algorithm,
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
            (Algorithm::Sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (Algorithm::Sha224, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"),
            (Algorithm::Md5, "900150983cd24fb0d6963f7d28e17f72"),
        ];
        let mut hashers = Hashers::new(Set::from_iter(Algorithm::ALL));
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
