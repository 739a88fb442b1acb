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

/// Which function takes a block into a hash value of some words. Nothing outside of this crate implements it.
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

    /// A number of bits, as padding ends with it.
    #[doc(hidden)]
    fn length(bits: u64) -> [u8; 8];

    /// A word of a block, of the bytes in the order of the standard.
    #[doc(hidden)]
    fn word(bytes: [u8; 4]) -> u32;

    /// The specification.
    #[doc(hidden)]
    fn compress(hash: &Self::Words, block: &[u8; BLOCK]) -> Self::Words;

    /// Takes the last bytes of a message of `length` bytes, modulo 2^64, into the hash value, and the padding. It is no generic
    /// function, so that it is compiled here and once, and for speed also where its caller is compiled for size.
    #[doc(hidden)]
    fn finish(hash: &mut Self::Words, last: &[u8], length: u64);

    /// Hashes a digest, the first `bytes` of `hash`, as the end of a message of `length` bytes. The hash value of what came
    /// before it is `start`. The result takes the place of `hash`. This is the outer hash of HMAC.
    #[doc(hidden)]
    fn finish_digest(hash: &mut Self::Words, start: &Self::Words, bytes: usize, length: u64);

    #[doc(hidden)]
    fn kernels() -> Kernels<Self>;
}

/// The kernels of a function, the portable one before the generated ones. By value: a program links what it reads of it.
pub struct Kernels<F: HashFunction> {
    pub(in crate::kernel) blocks: &'static [HashBlocks<F>],
    pub(in crate::kernel) streams: &'static [&'static HashStreams<F>],
    pub(in crate::kernel) lanes: &'static [&'static HashLanes<F>],
    pub(in crate::kernel) words: &'static [&'static HashWords<F>],
    /// Which of them are used.
    pub(in crate::kernel) plans: ByCore<HashPlan<F>>,
    /// The kernels of the plans for one message.
    pub(in crate::kernel) single: ByCore<&'static HashBlocks<F>>,
}
