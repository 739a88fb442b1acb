//! The compression functions.

use core::fmt::Debug;

use super::plan::HashPlan;
use crate::kernel::contract::{
    Sealed,
    kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
    plan::ByCore,
};

/// Bytes of a block.
pub(crate) const BLOCK: usize = 64;

/// A compression function. Sealed: prevents implementations outside this crate.
pub trait HashFunction: Sealed + Copy + Debug + Send + Sync + 'static {
    /// A hash value: an array of words.
    type Words: Copy + Default + PartialEq + Debug + AsRef<[u32]> + AsMut<[u32]> + Send + Sync;

    /// The bytes of a hash value: an array.
    #[doc(hidden)]
    type Bytes: Copy + AsRef<[u8]> + AsMut<[u8]>;

    /// The name.
    const NAME: &'static str;

    #[doc(hidden)]
    const PORTABLE: &'static str;

    /// The bytes of a hash value, in the order of the standard.
    #[doc(hidden)]
    fn bytes(words: &Self::Words) -> Self::Bytes;

    /// Returns a number of bits in the byte order of the padding.
    #[doc(hidden)]
    fn length(bits: u64) -> [u8; 8];

    /// Converts the bytes of a word, in the order of the standard, to a word of a block.
    #[doc(hidden)]
    fn word(bytes: [u8; 4]) -> u32;

    /// The specification.
    #[doc(hidden)]
    fn compress(hash: &Self::Words, block: &[u8; BLOCK]) -> Self::Words;

    /// Absorbs the last bytes of a message of `length` bytes, modulo 2^64, and the padding into the hash value. It is not
    /// generic, so it is compiled once, in this crate, for speed, even where its caller is compiled for size.
    #[doc(hidden)]
    fn finish(hash: &mut Self::Words, last: &[u8], length: u64);

    /// Hashes a digest, the first `bytes` bytes of `hash`, as the end of a message of `length` bytes. `start` is the hash value
    /// of the bytes before the digest. The result replaces `hash`. The outer hash of HMAC is computed so.
    #[doc(hidden)]
    fn finish_digest(hash: &mut Self::Words, start: &Self::Words, bytes: usize, length: u64);

    #[doc(hidden)]
    fn kernels() -> Kernels<Self>;
}

/// The kernels of a function: the portable one first, then the generated ones. It is a value, so that the linker keeps only the
/// lists that a program reads.
pub struct Kernels<F: HashFunction> {
    pub(in crate::kernel) blocks: &'static [HashBlocks<F>],
    pub(in crate::kernel) streams: &'static [&'static HashStreams<F>],
    pub(in crate::kernel) lanes: &'static [&'static HashLanes<F>],
    pub(in crate::kernel) words: &'static [&'static HashWords<F>],
    /// The plans: which of these kernels each core uses.
    pub(in crate::kernel) plans: ByCore<HashPlan<F>>,
    /// The kernels of the plans for one message.
    pub(in crate::kernel) single: ByCore<&'static HashBlocks<F>>,
}
