//! The state of a message, stored in the form that kernels read.

use core::mem::offset_of;

use crate::{kernel::aes::size::BLOCK, memory::partial::padded};

/// A block as two words, in its byte order in memory.
///
/// A kernel reads the state right after it was written, and reads it by words. A CPU forwards a store that is not in
/// the cache yet only to loads that lie within the store.
type Words = [u64; 2];

/// The counter block, J0, the sum, the lengths and the tag of a message, which the AES-GCM kernels read and write.
///
/// | bytes | content |
/// |---|---|
/// | 0 to 15 | the next counter block |
/// | 16 to 31 | J0, whose encryption is added to the tag (SP 800-38D, section 7.1) |
/// | 32 to 47 | the sum of GHASH, with its last block added and not yet multiplied |
/// | 48 to 63 | the last block of GHASH: the lengths in bits of additional data and ciphertext |
/// | 64 to 79 | the tag, once it is computed |
///
/// The state is erased when dropped, except for the parts that depend only on the nonce.
#[derive(Clone)]
#[repr(C, align(16))]
pub(crate) struct AesGcmState {
    counter: Words,
    first: Words,
    sum: Words,
    lengths: Words,
    tag: Words,
}

const _: () = {
    assert!(offset_of!(AesGcmState, counter) == 0 && offset_of!(AesGcmState, first) == 16);
    assert!(offset_of!(AesGcmState, sum) == 32 && offset_of!(AesGcmState, lengths) == 48);
    assert!(offset_of!(AesGcmState, tag) == 64 && size_of::<AesGcmState>() == 80);
};

impl AesGcmState {
    /// Returns the state before the first byte, without lengths.
    #[inline]
    #[must_use]
    pub(crate) fn new(first: &[u8; BLOCK]) -> Self {
        let first = words(first);
        Self { counter: after(first, 1), first, sum: [0; 2], lengths: [0; 2], tag: [0; 2] }
    }

    /// Begins another message, whose sum and lengths are set next.
    #[inline]
    pub(crate) fn restart(&mut self, first: &[u8; BLOCK]) {
        self.first = words(first);
        self.counter = after(self.first, 1);
    }

    /// Returns the next counter block.
    #[must_use]
    pub(crate) fn counter(&self) -> [u8; BLOCK] {
        bytes(self.counter)
    }

    /// Replaces the next counter block.
    #[inline]
    pub(crate) fn set_counter(&mut self, block: &[u8; BLOCK]) {
        self.counter = words(block);
    }

    /// Advances the counter by a number of blocks. The last four bytes count modulo 2^32 (SP 800-38D, section 6.2).
    #[inline]
    pub(crate) fn advance(&mut self, blocks: usize) {
        self.counter = after(self.counter, blocks as u32);
    }

    /// Returns the sum.
    #[must_use]
    pub(crate) fn sum(&self) -> [u8; BLOCK] {
        bytes(self.sum)
    }

    /// Replaces the sum with a block.
    #[inline]
    pub(crate) fn set_sum(&mut self, block: &[u8; BLOCK]) {
        self.sum = words(block);
    }

    /// Begins with additional data of at most one block.
    #[inline]
    pub(super) fn set_short(&mut self, aad: &[u8]) {
        self.sum = words(&padded(aad));
    }

    /// Sets the lengths of the additional data and the text, in bytes.
    #[inline]
    pub(crate) fn set_lengths(&mut self, aad: u64, text: u64) {
        self.lengths = [aad << 3, text << 3].map(u64::to_be);
    }

    /// Returns J0.
    pub(super) fn first(&self) -> [u8; BLOCK] {
        bytes(self.first)
    }

    /// Returns the last GHASH block.
    pub(super) fn lengths(&self) -> [u8; BLOCK] {
        bytes(self.lengths)
    }

    /// Replaces the tag with a block.
    pub(super) fn set_tag(&mut self, block: &[u8; BLOCK]) {
        self.tag = words(block);
    }

    /// Returns the tag, once it has been computed.
    #[inline]
    #[must_use]
    pub(crate) fn tag(&self) -> [u8; BLOCK] {
        bytes(self.tag)
    }

    /// Returns the sum as the argument for GHASH kernels.
    #[inline]
    pub(in crate::kernel) fn sum_mut(&mut self) -> &mut [u8; BLOCK] {
        // SAFETY: two 64-bit words are 16 bytes, of any value.
        unsafe { &mut *(&raw mut self.sum).cast() }
    }
}

/// Returns the bytes of a block, the lowest first, in one store: for kernels that read a block as a whole right after it
/// was written.
#[inline(always)]
pub(in crate::kernel) fn whole(block: u128) -> [u8; BLOCK] {
    // The compiler would write a number in two stores.
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    {
        use core::arch::x86_64::{__m128i, _mm_set_epi64x};

        // SAFETY: a vector is 16 bytes, of any value.
        unsafe { core::mem::transmute::<__m128i, [u8; BLOCK]>(_mm_set_epi64x((block >> 64) as i64, block as i64)) }
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
    block.to_le_bytes()
}

impl Drop for AesGcmState {
    #[inline]
    fn drop(&mut self) {
        (self.sum, self.tag) = ([0; 2], [0; 2]);
        zeroize::optimization_barrier(self);
    }
}

#[inline]
fn words(block: &[u8; BLOCK]) -> Words {
    let (halves, _) = block.as_chunks();
    [u64::from_ne_bytes(halves[0]), u64::from_ne_bytes(halves[1])]
}

#[inline]
fn bytes([low, high]: Words) -> [u8; BLOCK] {
    let mut block = [0; BLOCK];
    block[..8].copy_from_slice(&low.to_ne_bytes());
    block[8..].copy_from_slice(&high.to_ne_bytes());
    block
}

/// Returns the counter block that comes the given number of blocks later.
#[inline]
fn after([low, high]: Words, blocks: u32) -> Words {
    let high = u64::from_be(high);
    let counter = (high as u32).wrapping_add(blocks);
    [low, (high & !0xffff_ffff | u64::from(counter)).to_be()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counter_is_the_last_four_bytes() {
        let mut block = core::array::from_fn(|i| 0xf0 + i as u8);
        let mut state = AesGcmState::new(&block);
        block[15] = 0;
        block[14] = 0xff;
        assert_eq!(state.counter(), block);
        state.advance(0x0203_0100);
        block[12..].copy_from_slice(&[0xff, 0x01, 0x00, 0x00]);
        assert_eq!(state.counter(), block);
        state.advance(0x0100_0000);
        block[12] = 0;
        assert_eq!(state.counter(), block);
    }

    #[test]
    fn short_data_are_padded() {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        for n in 0..=BLOCK {
            let mut block: [u8; BLOCK] = core::array::from_fn(|i| 0x80 + i as u8);
            state.set_short(&block[..n]);
            block[n..].fill(0);
            assert_eq!(state.sum(), block);
        }
    }

    #[test]
    fn lengths_are_bits_with_the_highest_byte_first() {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        state.set_lengths(0x0102_0304, (1 << 36) - 32);
        let expected = [0, 0, 0, 0, 0x08, 0x10, 0x18, 0x20, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0];
        assert_eq!(bytes(state.lengths), expected);
    }
}
