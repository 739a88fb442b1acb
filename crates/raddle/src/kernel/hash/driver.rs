//! One message: whole blocks in place, the last bytes and the padding in a buffer.

use core::mem::MaybeUninit;

use super::{BLOCK, HashFunction, Plan};
use crate::kernel::token::Token;

/// Room for the last bytes of a message and its padding: two blocks.
pub(super) const LAST: usize = 2 * BLOCK;

/// The most bytes that have room in [`LAST`] beside the padding, a byte and eight more.
const SHORT: usize = LAST - 9;

/// What hashes end with is wiped, as they may be of secrets.
pub(super) struct Last([MaybeUninit<u8>; LAST]);

impl Last {
    #[inline]
    pub(super) const fn new() -> Self {
        Self([const { MaybeUninit::uninit() }; LAST])
    }

    #[inline]
    pub(super) fn as_ptr(&self) -> *const u8 {
        self.0.as_ptr().cast()
    }

    /// Writes the last bytes, at most [`SHORT`] of a message of `length` bytes modulo 2^64, and the padding behind them:
    /// a bit, zeros, the number of bits (FIPS 180-4, section 5.1.1; RFC 1321, sections 3.1 and 3.2). Returns how many
    /// blocks that is.
    #[inline]
    pub(super) fn pad<F: HashFunction>(&mut self, last: &[u8], length: u64) -> usize {
        debug_assert!(last.len() <= SHORT);
        let n = last.len().min(SHORT);
        let one = n < BLOCK - 8;
        self.0[..BLOCK].fill(MaybeUninit::new(0));
        if !one {
            self.0[BLOCK..].fill(MaybeUninit::new(0));
        }
        let end = if one { BLOCK } else { LAST };
        self.0[..n].write_copy_of_slice(&last[..n]);
        self.0[n] = MaybeUninit::new(0x80);
        self.0[end - 8..end].write_copy_of_slice(&F::length(length.wrapping_mul(8)));
        end / BLOCK
    }

    #[inline]
    pub(super) fn wipe(&mut self) {
        self.0 = [const { MaybeUninit::zeroed() }; LAST];
        zeroize::optimization_barrier(self);
    }
}

/// How many bytes of a message are taken where they are, whole blocks: none where all have room beside the padding, since
/// to copy them takes less time than a second call.
#[inline]
pub(super) fn in_place(len: usize) -> usize {
    if len <= SHORT { 0 } else { len - len % BLOCK }
}

/// Takes `blocks`, whole ones, into the hash value; what is left over of them is the caller's mistake, and is not taken.
#[inline]
pub(crate) fn take<F: HashFunction>(hash: &mut F::Words, blocks: &[u8]) {
    let whole = blocks.len() - blocks.len() % BLOCK;
    // SAFETY: the plan is that of this CPU; the slice can be read.
    unsafe { Plan::<F>::of(Token::current()).one.take(hash, blocks.as_ptr(), whole) }
}

/// Takes the last bytes of a message of `length` bytes, modulo 2^64, into the hash value, and the padding.
#[inline]
pub(crate) fn finish<F: HashFunction>(hash: &mut F::Words, last: &[u8], length: u64) {
    let one = &Plan::<F>::of(Token::current()).one;
    let (blocks, rest) = last.split_at(in_place(last.len()));
    let mut end = Last::new();
    let n = end.pad::<F>(rest, length);
    // SAFETY: the plan is that of this CPU; the slice can be read, and the blocks that were just written.
    unsafe {
        if !blocks.is_empty() {
            one.take(hash, blocks.as_ptr(), blocks.len());
        }
        one.take(hash, end.as_ptr(), n * BLOCK);
    }
    end.wipe();
}

/// Takes a block each into two hash values.
pub(crate) fn take_two<F: HashFunction>(hashes: &mut [F::Words; 2], blocks: &[[u8; BLOCK]; 2]) {
    let plan = Plan::<F>::of(Token::current());
    let inputs = blocks.each_ref().map(|block| block.as_ptr());
    // SAFETY: the plan is that of this CPU; two hash values, one after another, and as many blocks.
    unsafe {
        if let Some(two) = plan.two {
            two.run()(hashes.as_mut_ptr().cast(), inputs.as_ptr(), BLOCK, two.table().as_ptr());
        } else {
            for (hash, input) in hashes.iter_mut().zip(inputs) {
                plan.one.take(hash, input, BLOCK);
            }
        }
    }
}
