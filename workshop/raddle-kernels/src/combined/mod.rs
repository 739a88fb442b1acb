//! Several hash functions of one message in one pass.
//!
//! | module | what it holds |
//! |---|---|
//! | [`operation`] | the operation and its contract |
//! | [`x86_64`], [`aarch64`] | the kernels, woven from the strands of MD5, SHA-1 and SHA-256 |
//!
//! A kernel `md5_sha256_blocks_*` absorbs each block into a hash value of MD5 and into a hash value of SHA-256. Each hash
//! function is one dependency chain, which leaves most of a core idle. MD5 computes in general-purpose registers, and the
//! instructions for SHA-1 and SHA-256 in vector registers, so their chains hardly delay each other.

pub mod aarch64;
pub mod operation;
pub mod x86_64;

use derive_more::Display;

use crate::hash::Hash;

/// Hash functions whose kernels absorb the same blocks. All have blocks of [`BLOCK`] bytes and words of 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
pub enum Combination {
    /// MD5 and SHA-256.
    #[display("md5_sha256")]
    Md5Sha256,
    /// SHA-1 and SHA-256.
    #[display("sha1_sha256")]
    Sha1Sha256,
    /// MD5, SHA-1 and SHA-256.
    #[display("md5_sha1_sha256")]
    Md5Sha1Sha256,
}

/// The number of bytes of a block.
pub const BLOCK: usize = 64;

impl Combination {
    /// All combinations.
    pub const ALL: [Combination; 3] = [Combination::Md5Sha256, Combination::Sha1Sha256, Combination::Md5Sha1Sha256];

    /// Returns the hash functions, in the order of their hash values in memory.
    pub const fn functions(self) -> &'static [Hash] {
        match self {
            Combination::Md5Sha256 => &[Hash::Md5, Hash::Sha256],
            Combination::Sha1Sha256 => &[Hash::Sha1, Hash::Sha256],
            Combination::Md5Sha1Sha256 => &[Hash::Md5, Hash::Sha1, Hash::Sha256],
        }
    }

    /// Returns the number of bytes of all hash values.
    pub fn bytes(self) -> usize {
        self.functions().iter().map(|hash| hash.bytes()).sum()
    }

    /// Returns the offset of the hash value of each function.
    pub fn places(self) -> impl Iterator<Item = (Hash, usize)> {
        self.functions().iter().scan(0, |next, &hash| {
            let place = *next;
            *next += hash.bytes();
            Some((hash, place))
        })
    }

    /// Returns the offset of the hash value of a function. Panics if the combination lacks the function.
    pub fn place(self, hash: Hash) -> usize {
        self.places().find_map(|(of, place)| (of == hash).then_some(place)).expect("the combination has the function")
    }

    /// Returns the type of this combination in the library.
    pub fn library(self) -> &'static str {
        match self {
            Combination::Md5Sha256 => "Md5Sha256",
            Combination::Sha1Sha256 => "Sha1Sha256",
            Combination::Md5Sha1Sha256 => "Md5Sha1Sha256",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_values_follow_one_another() {
        for combination in Combination::ALL {
            let mut end = 0;
            for (hash, place) in combination.places() {
                assert_eq!((place, hash.block_bytes(), hash.word_bytes()), (end, BLOCK, 4), "{combination}");
                assert_eq!(combination.place(hash), place);
                end += hash.bytes();
            }
            assert_eq!(combination.bytes(), end);
        }
        assert_eq!(Combination::Md5Sha1Sha256.place(Hash::Sha256), 36);
    }
}
