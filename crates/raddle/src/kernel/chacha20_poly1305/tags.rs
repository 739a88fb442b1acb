//! Tags of several packets at once, one in each lane (RFC 8439, section 2.8).
//!
//! Packets begin together. Where one ends, its tag is made; what its lane computes after that is discarded.

use crate::kernel::{
    kernel_types::Poly1305Lanes,
    partial::{number, padded},
    poly1305::{
        lanes::{BlockSet, LANES, LaneStates},
        plan::Poly1305Plan,
        state::BLOCK,
    },
    text::Text,
    token::Token,
};

/// The most blocks of a packet that there is room for: 80 of a text, one of the lengths, and some of additional data.
/// Only x86-64 has kernels for them; elsewhere they take no room.
const SETS: usize = if cfg!(target_arch = "x86_64") { 84 } else { 0 };

/// Packets that wait for their tags, with their authenticators and blocks.
pub(super) struct MacLanes {
    /// The kernel for the packets that wait; none where each is better authenticated by itself.
    kernel: Option<&'static Poly1305Lanes>,
    states: LaneStates,
    sets: [BlockSet; SETS],
    /// How many packets wait.
    count: usize,
    /// The number of each packet in the batch.
    packets: [usize; LANES],
    /// How many blocks each packet has.
    blocks: [usize; LANES],
    /// How many of those of the next packet are before its text.
    texts: usize,
}

impl MacLanes {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self {
            kernel: None,
            states: LaneStates::new(),
            sets: [[[0; BLOCK]; LANES]; SETS],
            count: 0,
            packets: [0; LANES],
            blocks: [0; LANES],
            texts: 0,
        }
    }

    /// Whether the next packet has its tag made in a lane, where `left` packets are left with it.
    #[inline]
    pub(super) fn take(&mut self, plan: &Poly1305Plan, left: usize, aad: usize, text: usize) -> bool {
        if self.count == 0 {
            self.kernel = plan.lanes(left);
        }
        self.kernel.is_some() && blocks(aad, text) <= SETS
    }

    /// Begins the next packet under its key, with additional data and the lengths: its text is still to come.
    #[inline(always)]
    pub(super) fn begin(&mut self, key: &[u8; 32], aad: &[u8], text: usize) {
        let lane = self.count;
        self.states.begin(lane, key);
        let blocks = blocks(aad.len(), text);
        self.blocks[lane] = blocks;
        self.texts = aad.len().div_ceil(BLOCK);
        let (whole, part) = aad.as_chunks();
        for (block, set) in whole.iter().zip(&mut self.sets) {
            set[lane] = *block;
        }
        if !part.is_empty() {
            self.sets[whole.len()][lane] = padded(part);
        }
        self.sets[blocks - 1][lane] = (aad.len() as u128 | (text as u128) << 64).to_le_bytes();
    }

    /// Adds keystream to a part of the next packet's text that begins `from` bytes after its start, at a multiple of a block,
    /// and copies the blocks of the ciphertext, which is written (`seals`) or read, the last one padded.
    #[inline(always)]
    pub(super) fn xor(&mut self, from: usize, text: Text<'_>, keystream: &[u8], seals: bool) {
        let lane = self.count;
        let mut text = text.copied();
        let (blocks, part) = text.output_mut().as_chunks_mut();
        let (keys, _) = keystream.as_chunks::<BLOCK>();
        let (sets, others) = self.sets[self.texts + from / BLOCK..].split_at_mut(blocks.len());
        let written = if seals { u128::MAX } else { 0 };
        for ((block, key), set) in blocks.iter_mut().zip(keys).zip(sets) {
            let (input, key) = (u128::from_ne_bytes(*block), u128::from_ne_bytes(*key));
            *block = (input ^ key).to_ne_bytes();
            set[lane] = (input ^ key & written).to_ne_bytes();
        }
        let bytes = part.len();
        if bytes > 0 {
            // As numbers: what was stored byte by byte would be waited for.
            let (input, key) = (number(part, bytes), number(&keys[blocks.len()][..bytes], bytes));
            part.copy_from_slice(&(input ^ key).to_le_bytes()[..bytes]);
            others[0][lane] = (input ^ key & written).to_le_bytes();
        }
    }

    /// Makes the next packet, whose blocks are copied, wait for its tag. Returns whether all lanes are full.
    #[inline]
    pub(super) fn end(&mut self, packet: usize) -> bool {
        self.packets[self.count] = packet;
        self.count += 1;
        self.count == LANES
    }

    /// Makes the tags of the packets that wait, and hands over each with the number of its packet.
    #[inline]
    pub(super) fn tags(&mut self, token: Token, mut each: impl FnMut(usize, [u8; BLOCK])) {
        let (count, mut from) = (self.count, 0);
        while let Some(kernel) = self.kernel
            && let Some(to) = self.blocks[..count].iter().copied().filter(|blocks| *blocks > from).min()
        {
            kernel.call(token, &mut self.states, &self.sets[from..to]);
            for lane in 0..count {
                if self.blocks[lane] == to {
                    each(self.packets[lane], self.states.tag(lane));
                }
            }
            from = to;
        }
        self.count = 0;
    }
}

/// How many blocks a packet has.
#[inline]
fn blocks(aad: usize, text: usize) -> usize {
    aad.div_ceil(BLOCK) + text.div_ceil(BLOCK) + 1
}
