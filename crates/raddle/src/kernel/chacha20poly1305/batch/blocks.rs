//! Keystream blocks, each from its own state: one call computes several blocks, one in each lane.

use super::super::{
    driver,
    plan::{KEYSTREAM_BLOCK, MAX_BLOCKS},
};
use crate::{
    cpu::token::Token, kernel::contract::kernel_types::Chacha20Blocks, memory::wipe::wipe,
    portable::chacha20::CONSTANTS,
};

/// Blocks with the alignment of vector loads.
#[repr(align(64))]
pub(super) struct Aligned<const N: usize>(pub(super) [[u8; KEYSTREAM_BLOCK]; N]);

/// States, which become keystream blocks. They are erased when dropped.
pub(super) struct Blocks<'a>(pub(super) &'a mut [[u8; KEYSTREAM_BLOCK]]);

impl Blocks<'_> {
    /// Computes the blocks for the first `n` states, and for more states if the kernel computes more at once.
    #[inline]
    pub(super) fn make(&mut self, token: Token, kernel: &Chacha20Blocks, n: usize) {
        kernel.call(token, &mut self.0[..n.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK)]);
    }
}

impl Drop for Blocks<'_> {
    fn drop(&mut self) {
        wipe(self.0.as_flattened_mut());
    }
}

/// Derives a subkey from each key and 16 bytes of public input, with HChaCha20 (draft-irtf-cfrg-xchacha-03, section
/// 2.2). Returns false if there are too few for a kernel.
///
/// A ChaCha20 block is the result of HChaCha20's rounds plus the state.
pub(crate) fn derive<'k>(subkeys: &mut [[u8; 32]], secrets: impl Fn(usize) -> (&'k [u8; 32], [u8; 16])) -> bool {
    let secrets = &secrets;
    each_block(subkeys.len(), secrets, |i, block| subtract(block, &secrets(i).1, &mut subkeys[i]))
}

/// Computes keystream blocks, each from a key and the last row of a state, which is the counter and the nonce (RFC
/// 8439, section 2.3). Returns false if there are too few for a kernel.
pub(crate) fn each_block<'k>(
    count: usize,
    state: impl Fn(usize) -> (&'k [u8; 32], [u8; 16]),
    mut take: impl FnMut(usize, &[u8; KEYSTREAM_BLOCK]),
) -> bool {
    let token = Token::begin();
    let lanes = &driver::plan(token).lanes;
    if lanes.kernel(count.min(lanes.blocks)).is_none() {
        return false;
    }
    let mut blocks = Aligned([[0; KEYSTREAM_BLOCK]; MAX_BLOCKS]);
    let mut blocks = Blocks(&mut blocks.0);
    for first in (0..count).step_by(lanes.blocks) {
        let now = first..count.min(first + lanes.blocks);
        for (block, i) in blocks.0.iter_mut().zip(now.clone()) {
            let (key, last) = state(i);
            write_state(block, key, last);
        }
        let Some(kernel) = lanes.any_kernel(now.len()) else { return false };
        blocks.make(token, kernel, now.len());
        blocks.0.iter().zip(now).for_each(|(block, i)| take(i, block));
    }
    true
}

/// Writes a state (RFC 8439, section 2.3) from a key and the last row, which is the counter and the nonce.
#[inline]
pub(super) fn write_state(block: &mut [u8; KEYSTREAM_BLOCK], key: &[u8; 32], last: [u8; 16]) {
    let (rows, _) = block.as_chunks_mut::<16>();
    let (low, high) = key.split_at(16);
    rows[0].as_chunks_mut().0.copy_from_slice(&CONSTANTS.map(u32::to_le_bytes));
    rows[1].copy_from_slice(low);
    rows[2].copy_from_slice(high);
    rows[3] = last;
}

/// Computes HChaCha20 of a state from its keystream block: the first and the last row of the block, minus the same rows
/// of the state.
fn subtract(block: &[u8; KEYSTREAM_BLOCK], input: &[u8; 16], subkey: &mut [u8; 32]) {
    let added = CONSTANTS.into_iter().chain(input.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)));
    let (words, _) = block.as_chunks();
    let words = words[..4].iter().chain(&words[12..]);
    for ((place, word), added) in subkey.as_chunks_mut().0.iter_mut().zip(words).zip(added) {
        *place = u32::from_le_bytes(*word).wrapping_sub(added).to_le_bytes();
    }
}
