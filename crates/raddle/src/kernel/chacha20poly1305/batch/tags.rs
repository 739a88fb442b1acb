//! The memory of packets whose tags are computed at once, one in each lane (RFC 8439, section 2.8).

use core::ops::Range;

use super::{
    super::plan::{KEYSTREAM_BLOCK, text_before},
    schedule::Lane,
};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::kernel_types::Poly1305Lanes,
        poly1305::{
            lanes::{BlockSet, LANES, LaneStates},
            state::BLOCK,
        },
    },
    memory::{
        partial::{number, padded},
        text::InOut,
    },
};

/// The maximum number of blocks of a packet: 80 for the text, one for the lengths, and some for additional data. Only
/// x86-64 has kernels for tags in lanes; on other architectures, the blocks take no room.
pub(super) const SETS: usize = if cfg!(target_arch = "x86_64") { 84 } else { 0 };

/// The maximum number of blocks of a packet in a batch that uses the smaller buffer.
pub(super) const FEW_SETS: usize = SETS / 7;

/// A set that has no blocks yet.
pub(super) const EMPTY: BlockSet = [[0; BLOCK]; LANES];

/// Authenticators in lanes, and the blocks that they absorb.
pub(super) struct MacLanes<'a> {
    states: LaneStates,
    sets: &'a mut [BlockSet],
}

impl<'a> MacLanes<'a> {
    #[inline(always)]
    pub(super) fn new(sets: &'a mut [BlockSet]) -> Self {
        Self { states: LaneStates::new(), sets }
    }

    /// XORs keystream, starting at block `first`, into the packet in a lane. The packet's ciphertext is written
    /// (`seals`) or read. The first block of the packet becomes its key.
    #[inline(always)]
    pub(super) fn apply(
        &mut self,
        lane: Lane,
        first: usize,
        mut keystream: &[[u8; KEYSTREAM_BLOCK]],
        aad: &[u8],
        mut text: InOut<'_>,
        seals: bool,
    ) {
        if first == 0
            && let Some((block, rest)) = keystream.split_first()
        {
            self.begin(lane, block.first_chunk().unwrap_or(&[0; 32]), aad, text.len());
            keystream = rest;
        }
        let (keystream, from) = (keystream.as_flattened(), text_before(first));
        let text = text.part(from, keystream.len());
        if seals {
            self.xor::<true>(lane, from, text, keystream);
        } else {
            self.xor::<false>(lane, from, text, keystream);
        }
    }

    /// Begins the packet in a lane under its key, with the additional data and the lengths, before the text.
    #[inline(always)]
    fn begin(&mut self, Lane { lane, blocks, .. }: Lane, key: &[u8; 32], aad: &[u8], text: usize) {
        self.states.begin(lane, key);
        let (whole, part) = aad.as_chunks();
        for (block, set) in whole.iter().zip(&mut *self.sets) {
            set[lane] = *block;
        }
        if !part.is_empty() {
            self.sets[whole.len()][lane] = padded(part);
        }
        self.sets[blocks - 1][lane] = (aad.len() as u128 | (text as u128) << 64).to_le_bytes();
    }

    /// XORs keystream into a part of a packet's text. The part begins `from` bytes after the start of the text, at a
    /// multiple of a block. Copies the blocks of the ciphertext, which is written (`SEALS`) or read, and pads the last
    /// block. The direction is a constant, because the compiler uses vectors only if it knows the direction.
    #[inline(always)]
    fn xor<const SEALS: bool>(&mut self, at: Lane, from: usize, text: InOut<'_>, keystream: &[u8]) {
        let lane = at.lane;
        let (blocks, part) = text.copied().as_chunks_mut();
        let (keys, _) = keystream.as_chunks::<BLOCK>();
        let (sets, others) = self.sets[at.text + from / BLOCK..].split_at_mut(blocks.len());
        let ciphertext = |input: u128, output: u128| if SEALS { output } else { input };
        for ((block, key), set) in blocks.iter_mut().zip(keys).zip(sets) {
            let (input, key) = (u128::from_ne_bytes(*block), u128::from_ne_bytes(*key));
            *block = (input ^ key).to_ne_bytes();
            set[lane] = ciphertext(input, input ^ key).to_ne_bytes();
        }
        let bytes = part.len();
        if bytes > 0 {
            // These are numbers, because loads would wait for stores of single bytes.
            let (input, key) = (number(part, bytes), number(&keys[blocks.len()][..bytes], bytes));
            part.copy_from_slice(&(input ^ key).to_le_bytes()[..bytes]);
            others[0][lane] = ciphertext(input, input ^ key).to_le_bytes();
        }
    }

    /// Authenticates sets of blocks, one after another.
    #[inline(always)]
    pub(super) fn absorb(&mut self, token: Token, kernel: &Poly1305Lanes, sets: Range<usize>) {
        kernel.call(token, &mut self.states, &self.sets[sets]);
    }

    /// Returns the tag of the packet in a lane.
    #[inline(always)]
    pub(super) fn tag(&self, lane: usize) -> [u8; BLOCK] {
        self.states.tag(lane)
    }
}
