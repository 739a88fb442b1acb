//! The compression functions.

use core::{
    fmt::Debug,
    ops::{BitAnd, BitOrAssign, BitXorAssign},
};

use super::plan::{HashPlan, SeveralPlan, TreePlan};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
        parameter::Parameter,
        plan::{ByCore, choose},
    },
};

/// A word of hash values and of blocks: 32 or 64 bits.
pub trait Word:
    Copy
    + Default
    + PartialEq
    + Debug
    + BitAnd<Output = Self>
    + BitOrAssign
    + BitXorAssign
    + Into<u128>
    + Send
    + Sync
    + 'static
{
    /// The bytes of a word: an array.
    type Bytes: Copy + AsRef<[u8]> + AsMut<[u8]>;

    /// The word whose bits are all 1.
    const ONES: Self;

    /// Returns the word whose first `bytes` bytes in memory have all bits, and the word whose next byte begins the padding.
    /// `bytes` is less than the length of a word.
    fn cut(bytes: usize) -> [Self; 2];

    /// Divides bytes into words, and ignores a remainder.
    fn divide(bytes: &[u8]) -> &[Self::Bytes];

    /// Returns the bytes of words.
    fn flatten(words: &[Self::Bytes]) -> &[u8];

    /// Returns the word with these little-endian bytes.
    fn from_le_bytes(bytes: Self::Bytes) -> Self;

    /// Returns the little-endian bytes of the word.
    fn to_le_bytes(self) -> Self::Bytes;
}

macro_rules! words {
    ($($word:ident)*) => {$(
        impl Word for $word {
            type Bytes = [u8; size_of::<$word>()];

            const ONES: Self = Self::MAX;

            #[inline]
            fn cut(bytes: usize) -> [Self; 2] {
                [!(Self::MAX << (8 * bytes)), 0x80 << (8 * bytes)]
            }

            #[inline]
            fn divide(bytes: &[u8]) -> &[Self::Bytes] {
                bytes.as_chunks().0
            }

            #[inline]
            fn flatten(words: &[Self::Bytes]) -> &[u8] {
                words.as_flattened()
            }

            #[inline]
            fn from_le_bytes(bytes: Self::Bytes) -> Self {
                Self::from_le_bytes(bytes)
            }

            #[inline]
            fn to_le_bytes(self) -> Self::Bytes {
                self.to_le_bytes()
            }
        }
    )*};
}

words!(u32 u64);

/// A block: an array of bytes.
pub trait Block: Copy + AsRef<[u8]> + AsMut<[u8]> + Send + Sync + 'static {
    /// Returns a block of equal bytes.
    fn filled(byte: u8) -> Self;

    /// Divides bytes into blocks, and ignores a remainder.
    fn divide(bytes: &[u8]) -> &[Self];

    /// Returns the bytes of blocks.
    fn flatten(blocks: &[Self]) -> &[u8];
}

impl<const BYTES: usize> Block for [u8; BYTES] {
    #[inline]
    fn filled(byte: u8) -> Self {
        [byte; BYTES]
    }

    #[inline]
    fn divide(bytes: &[u8]) -> &[Self] {
        bytes.as_chunks().0
    }

    #[inline]
    fn flatten(blocks: &[Self]) -> &[u8] {
        blocks.as_flattened()
    }
}

/// A compression function. Sealed: prevents implementations outside this crate.
pub trait CompressionFunction: Parameter + Debug + Send + Sync {
    /// A word of a hash value. A block has [`BLOCK_WORDS`](super::state::BLOCK_WORDS) words.
    #[doc(hidden)]
    type Word: Word;

    /// A hash value: an array of words.
    type Words: Copy + Default + PartialEq + Debug + AsRef<[Self::Word]> + AsMut<[Self::Word]> + Send + Sync;

    /// A block.
    #[doc(hidden)]
    type Block: Block;

    /// The name.
    const NAME: &'static str;

    #[doc(hidden)]
    const PORTABLE: &'static str;

    /// The number of bytes of a block.
    #[doc(hidden)]
    const BLOCK: usize = size_of::<Self::Block>();

    /// The number of bytes of the length at the end of the padding; 0 without padding.
    #[doc(hidden)]
    const LENGTH: usize;

    /// Returns the word whose little-endian bytes are the bytes of `word` in the order of the standard. It is its own inverse.
    #[doc(hidden)]
    fn order(word: Self::Word) -> Self::Word;

    /// Converts the bytes of a word, in the order of the standard, to a word of a block.
    #[doc(hidden)]
    #[inline]
    fn word(bytes: <Self::Word as Word>::Bytes) -> Self::Word {
        Self::order(Word::from_le_bytes(bytes))
    }

    /// Compresses a block by the specification.
    #[doc(hidden)]
    fn compress(hash: &Self::Words, block: &Self::Block) -> Self::Words;

    #[doc(hidden)]
    fn kernels() -> Kernels<Self>;
}

/// The compression function of a hash that absorbs the blocks of a message one after another, the last block with the length
/// of the message. Sealed: prevents implementations outside this crate.
pub trait HashFunction: CompressionFunction {
    /// The bytes of a hash value: an array.
    #[doc(hidden)]
    type Bytes: Copy + AsRef<[u8]> + AsMut<[u8]>;

    /// Returns the bytes of a hash value, in the order of the standard.
    #[doc(hidden)]
    fn bytes(words: &Self::Words) -> Self::Bytes;

    /// Returns the last 16 bytes of the padding, which end with the number of bits, as a little-endian number.
    #[doc(hidden)]
    fn length(bits: u128) -> u128;

    /// Absorbs the last bytes of a message of `length` bytes, modulo 2^64, and the padding into the hash value. It is not
    /// generic, so it is compiled once, in this crate and for speed, even if its caller is compiled for size.
    #[doc(hidden)]
    fn finish(hash: &mut Self::Words, last: &[u8], length: u64);

    /// Hashes a digest, the first `bytes` bytes of `hash`, as the end of a message of `length` bytes. `start` is the hash
    /// value of the bytes before the digest. The result replaces `hash`. HMAC computes its outer hash this way.
    #[doc(hidden)]
    fn finish_digest(hash: &mut Self::Words, start: &Self::Words, bytes: usize, length: u64);
}

/// The kernels of a function: the portable kernel first, then the generated kernels. It is a value, so that the linker keeps
/// only the lists that a program reads.
pub struct Kernels<F: CompressionFunction> {
    pub(in crate::kernel) blocks: &'static [HashBlocks<F>],
    pub(in crate::kernel) streams: &'static [&'static HashStreams<F>],
    pub(in crate::kernel) lanes: &'static [&'static HashLanes<F>],
    pub(in crate::kernel) words: &'static [&'static HashWords<F>],
    /// The plans: which of these kernels each core uses.
    pub(in crate::kernel) plans: ByCore<HashPlan<F>>,
    /// The kernels of the plans for one message.
    pub(in crate::kernel) one: ByCore<&'static HashBlocks<F>>,
}

impl<F: CompressionFunction> Kernels<F> {
    /// The plan with no kernel in assembly.
    const PORTABLE: HashPlan<F> = HashPlan::new(&HashBlocks::<F>::PORTABLE, SeveralPlan::NONE, TreePlan::NONE);

    /// Returns the plan of this CPU.
    #[inline]
    pub(in crate::kernel) fn plan(self, token: Token) -> &'static HashPlan<F> {
        choose(token, self.plans).unwrap_or(&Self::PORTABLE)
    }

    /// Returns this CPU's kernel for one message.
    #[inline]
    pub(in crate::kernel) fn one(self, token: Token) -> &'static HashBlocks<F> {
        choose(token, self.one).copied().unwrap_or(const { Self::PORTABLE.one })
    }
}
