//! The algorithms: their names, and the checksums of a file.

use blake2::digest::consts::{U20, U48};
use blake2::{Blake2b, Blake2b256, Blake2b512};
use clap::ValueEnum;
use raddle::md5::Md5;
use raddle::sha256::{Sha224, Sha256};
use sha1::Sha1;
use sha2::{Sha384, Sha512, Sha512_256};

use super::hasher::{FileHash, Single};

/// Declares the algorithms, each with the type that computes it, the length of a checksum in bytes, and the tags of lines in the
/// style of BSD: the one that is written, and others that are read.
macro_rules! algorithms {
    ($($(#[$attribute:meta])* $name:ident: $hasher:ty, $len:literal, [$tag:literal $(, $other:literal)*];)*) => {
        /// A checksum algorithm, by its name on the command line.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
        pub(crate) enum ChecksumAlgorithm {
            $($(#[$attribute])* $name,)*
        }

        impl ChecksumAlgorithm {
            /// Every algorithm. A checksum without a tag is of the first with its length.
            pub(crate) const ALL: [Self; [$($len),*].len()] = [$(Self::$name),*];

            /// Returns the tag at the start of lines in the style of BSD.
            pub(crate) const fn tag(self) -> &'static str {
                match self {
                    $(Self::$name => $tag,)*
                }
            }

            /// Returns the tags that are read: those of coreutils and BSD, and those of OpenSSL.
            const fn tags(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => &[$tag, $($other),*],)*
                }
            }

            /// Returns the length of a checksum in bytes.
            pub(crate) const fn len(self) -> usize {
                match self {
                    $(Self::$name => $len,)*
                }
            }
        }

        /// The hash of a file that is read in pieces.
        pub(crate) enum Hasher {
            $($name(Box<$hasher>),)*
        }

        impl Hasher {
            pub(crate) fn new(algorithm: ChecksumAlgorithm) -> Self {
                match algorithm {
                    $(ChecksumAlgorithm::$name => Self::$name(Box::default()),)*
                }
            }

            pub(crate) fn algorithm(&self) -> ChecksumAlgorithm {
                match self {
                    $(Self::$name(_) => ChecksumAlgorithm::$name,)*
                }
            }

            /// Writes the checksum.
            pub(crate) fn finish(self, sums: &mut Sums) {
                match self {
                    $(Self::$name(hasher) => sums.set(ChecksumAlgorithm::$name, hasher.finish().as_ref()),)*
                }
            }
        }

        /// Returns how many files, at most `max`, one algorithm hashes at once.
        pub(crate) fn batch_size(algorithm: ChecksumAlgorithm, max: usize) -> usize {
            match algorithm {
                $(ChecksumAlgorithm::$name => <$hasher as FileHash>::batch_size(max),)*
            }
        }

        /// Hashes the next piece of each of several files by one algorithm: those by others are left out.
        pub(crate) fn update_many(algorithm: ChecksumAlgorithm, files: &mut [(&mut Hasher, &[u8])]) {
            match algorithm {
                $(ChecksumAlgorithm::$name => {
                    let (mut hashers, pieces): (Vec<_>, Vec<_>) = files
                        .iter_mut()
                        .filter_map(|(hasher, piece)| match hasher {
                            Hasher::$name(hasher) => Some((&mut **hasher, *piece)),
                            #[allow(unreachable_patterns)]
                            _ => None,
                        })
                        .unzip();
                    <$hasher as FileHash>::update_many(&mut hashers, &pieces);
                })*
            }
        }

        /// Hashes many files that are in memory. Returns the checksums, one after another.
        pub(crate) fn digest_many(algorithm: ChecksumAlgorithm, files: &[&[u8]]) -> Vec<u8> {
            match algorithm {
                $(ChecksumAlgorithm::$name => <$hasher as FileHash>::digest_many(files),)*
            }
        }
    };
}

algorithms! {
    /// SHA-256
    Sha256: Sha256, 32, ["SHA256", "SHA2-256"];
    /// SHA-224
    Sha224: Sha224, 28, ["SHA224", "SHA2-224"];
    /// MD5, for old lists; two files with the same MD5 can be made on purpose
    Md5: Md5, 16, ["MD5"];
    /// SHA-1, for old lists; two files with the same SHA-1 can be made on purpose
    Sha1: Single<Sha1>, 20, ["SHA1"];
    /// SHA-384
    Sha384: Single<Sha384>, 48, ["SHA384", "SHA2-384"];
    /// SHA-512
    Sha512: Single<Sha512>, 64, ["SHA512", "SHA2-512"];
    /// SHA-512/256
    #[value(alias = "sha512/256")]
    Sha512_256: Single<Sha512_256>, 32, ["SHA512/256", "SHA2-512/256", "SHA512-256", "SHA512t256"];
    /// BLAKE2b with 512 bits, as b2sum makes it
    #[value(alias = "blake2b-512")]
    Blake2b: Single<Blake2b512>, 64, ["BLAKE2b", "BLAKE2b-512", "BLAKE2B-512", "BLAKE2b512"];
    /// BLAKE2b with 384 bits, as b2sum -l 384 makes it
    #[value(name = "blake2b-384")]
    Blake2b384: Single<Blake2b<U48>>, 48, ["BLAKE2b-384", "BLAKE2B-384"];
    /// BLAKE2b with 256 bits, as b2sum -l 256 makes it
    #[value(name = "blake2b-256")]
    Blake2b256: Single<Blake2b256>, 32, ["BLAKE2b-256", "BLAKE2B-256"];
    /// BLAKE2b with 160 bits, as b2sum -l 160 makes it
    #[value(name = "blake2b-160")]
    Blake2b160: Single<Blake2b<U20>>, 20, ["BLAKE2b-160", "BLAKE2B-160"];
    /// BLAKE3 with 256 bits, as b3sum makes it
    Blake3: blake3::Hasher, 32, ["BLAKE3"];
}

impl ChecksumAlgorithm {
    /// Returns the algorithm with a tag.
    pub(crate) fn of_tag(tag: &[u8]) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.tags().iter().any(|known| known.as_bytes() == tag))
    }

    /// Returns whether two threads with half of so many long files each are faster than one with all of them.
    ///
    /// MD5 in lanes is limited by latency: 16 lanes take as long as 3. One or two files are hashed without lanes.
    pub(crate) fn pays_to_split(self, files: usize) -> bool {
        match self {
            Self::Md5 => files == 2 || files >= 24,
            _ => files >= 2,
        }
    }
}

/// The checksums of one file.
#[derive(Clone)]
pub(crate) struct Sums {
    set: Set,
    /// One after another, in the order of [`ChecksumAlgorithm::ALL`].
    bytes: Box<[u8]>,
    /// Whether the file changed while it was read.
    pub(crate) changed: bool,
}

impl Sums {
    /// Makes room for the checksums by some algorithms.
    pub(crate) fn new(set: Set) -> Self {
        let len = set.iter().map(ChecksumAlgorithm::len).sum();
        Self { set, bytes: vec![0; len].into(), changed: false }
    }

    /// Returns whether there is a checksum by this algorithm.
    pub(crate) fn has(&self, algorithm: ChecksumAlgorithm) -> bool {
        self.set.contains(algorithm)
    }

    /// Returns the checksum by one of the algorithms.
    pub(crate) fn of(&self, algorithm: ChecksumAlgorithm) -> &[u8] {
        &self.bytes[self.place(algorithm)..][..algorithm.len()]
    }

    pub(crate) fn set(&mut self, algorithm: ChecksumAlgorithm, sum: &[u8]) {
        let place = self.place(algorithm);
        self.bytes[place..][..algorithm.len()].copy_from_slice(sum);
    }

    fn place(&self, algorithm: ChecksumAlgorithm) -> usize {
        assert!(self.set.contains(algorithm));
        self.set.iter().take_while(|other| *other != algorithm).map(ChecksumAlgorithm::len).sum()
    }
}

/// A set of algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set([bool; ChecksumAlgorithm::ALL.len()]);

impl Set {
    pub(crate) const ALL: Self = Self([true; ChecksumAlgorithm::ALL.len()]);

    pub(crate) fn contains(self, algorithm: ChecksumAlgorithm) -> bool {
        self.0[algorithm as usize]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = ChecksumAlgorithm> {
        ChecksumAlgorithm::ALL.into_iter().filter(move |algorithm| self.contains(*algorithm))
    }

    /// Returns those whose checksums have this length in bytes.
    pub(crate) fn of_length(self, len: usize) -> impl Iterator<Item = ChecksumAlgorithm> {
        self.iter().filter(move |algorithm| algorithm.len() == len)
    }

    /// Returns how many files, at most `max`, are hashed at once.
    pub(crate) fn batch_size(self, max: usize) -> usize {
        self.iter().map(|algorithm| batch_size(algorithm, max)).max().unwrap_or(1)
    }
}

impl FromIterator<ChecksumAlgorithm> for Set {
    fn from_iter<I: IntoIterator<Item = ChecksumAlgorithm>>(algorithms: I) -> Self {
        let mut set = Self([false; ChecksumAlgorithm::ALL.len()]);
        algorithms.into_iter().for_each(|algorithm| set.0[algorithm as usize] = true);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "abc": the examples of FIPS 180-4, RFC 1321 (A.5) and RFC 7693 (A), and the programs b2sum and b3sum.
    #[test]
    fn pieces_and_many_agree_with_the_standards() {
        let abc = [
            (ChecksumAlgorithm::Sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (ChecksumAlgorithm::Sha224, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"),
            (ChecksumAlgorithm::Md5, "900150983cd24fb0d6963f7d28e17f72"),
            (ChecksumAlgorithm::Sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (
                ChecksumAlgorithm::Sha384,
                "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed\
                 8086072ba1e7cc2358baeca134c825a7",
            ),
            (
                ChecksumAlgorithm::Sha512,
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
                 2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            ),
            (ChecksumAlgorithm::Sha512_256, "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23"),
            (
                ChecksumAlgorithm::Blake2b,
                "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1\
                 7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
            ),
            (
                ChecksumAlgorithm::Blake2b384,
                "6f56a82c8e7ef526dfe182eb5212f7db9df1317e57815dbda46083fc30f54ee6\
                 c66ba83be64b302d7cba6ce15bb556f4",
            ),
            (ChecksumAlgorithm::Blake2b256, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
            (ChecksumAlgorithm::Blake2b160, "384264f676f39536840523f284921cdc68b6846b"),
            (ChecksumAlgorithm::Blake3, "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85"),
        ];
        assert!(abc.iter().map(|(algorithm, _)| *algorithm).eq(ChecksumAlgorithm::ALL));
        for (algorithm, hex) in abc {
            let hex_of = |sum: &[u8]| sum.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
            assert_eq!(hex_of(&digest_many(algorithm, &[&b"abc"[..]; 5])), hex.repeat(5), "{algorithm:?}");

            let mut hashers: Vec<_> = [(); 5].map(|()| Hasher::new(algorithm)).into();
            for piece in [&b"a"[..], b"bc"] {
                let mut files: Vec<_> = hashers.iter_mut().map(|hasher| (hasher, piece)).collect();
                update_many(algorithm, &mut files);
            }
            for hasher in hashers {
                let mut sums = Sums::new(Set::ALL);
                hasher.finish(&mut sums);
                assert_eq!(hex_of(sums.of(algorithm)), hex, "{algorithm:?}");
            }
        }
    }
}
