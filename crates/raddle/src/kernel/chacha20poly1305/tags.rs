//! Tags of several packets at once, one in each lane (RFC 8439, section 2.8).
//!
//! Packets begin together. When a packet ends, its tag is computed; later results of its lane are discarded.

use super::plan::{KEYSTREAM_BLOCK, text_before};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::kernel_types::Poly1305Lanes,
        poly1305::{
            lanes::{BlockSet, LANES, LaneStates},
            plan::Poly1305Plan,
            state::BLOCK,
        },
    },
    memory::{
        partial::{number, padded},
        text::InOut,
    },
};

/// The maximum number of blocks of a packet: 80 of a text, one of the lengths, and some of additional data. Only x86-64 has
/// kernels for them; elsewhere they take no room.
pub(super) const SETS: usize = if cfg!(target_arch = "x86_64") { 84 } else { 0 };

/// The maximum number of blocks of a packet in a batch that uses the smaller buffer.
pub(super) const FEW_SETS: usize = SETS / 7;

/// No blocks yet.
pub(super) const EMPTY: BlockSet = [[0; BLOCK]; LANES];

/// Packets that wait for their tags, with their authenticators and blocks.
pub(super) struct MacLanes<'a> {
    /// The kernel for the packets that wait; `None` if each is faster alone.
    kernel: Option<&'static Poly1305Lanes>,
    states: LaneStates,
    sets: &'a mut [BlockSet],
    /// The number of packets that wait.
    count: usize,
    /// The number of each packet in the batch.
    packets: [usize; LANES],
    /// The number of blocks of each packet.
    blocks: [usize; LANES],
    /// The number of blocks of the next packet before its text.
    texts: usize,
}

impl<'a> MacLanes<'a> {
    #[inline(always)]
    pub(super) fn new(sets: &'a mut [BlockSet]) -> Self {
        Self {
            kernel: None,
            states: LaneStates::new(),
            sets,
            count: 0,
            packets: [0; LANES],
            blocks: [0; LANES],
            texts: 0,
        }
    }

    /// Whether the tag of the next packet is computed in a lane, where `left` packets are left with it.
    #[inline]
    pub(super) fn take(&mut self, plan: &Poly1305Plan, left: usize, aad: usize, text: usize) -> bool {
        if self.count == 0 {
            self.kernel = plan.lanes(left);
        }
        self.kernel.is_some() && sets_for(aad.saturating_add(text)) <= self.sets.len()
    }

    /// Adds keystream from block `first` on to the next packet, whose ciphertext is written (`seals`) or read. The first block
    /// of the packet becomes its key.
    #[inline(always)]
    pub(super) fn apply(
        &mut self,
        first: usize,
        mut keystream: &[[u8; KEYSTREAM_BLOCK]],
        aad: &[u8],
        mut text: InOut<'_>,
        seals: bool,
    ) {
        if first == 0
            && let Some((block, rest)) = keystream.split_first()
        {
            self.begin(block.first_chunk().unwrap_or(&[0; 32]), aad, text.len());
            keystream = rest;
        }
        let (keystream, from) = (keystream.as_flattened(), text_before(first));
        let text = text.part(from, keystream.len());
        if seals {
            self.xor::<true>(from, text, keystream);
        } else {
            self.xor::<false>(from, text, keystream);
        }
    }

    /// Begins the next packet under its key, with additional data and the lengths, before its text.
    #[inline(always)]
    fn begin(&mut self, key: &[u8; 32], aad: &[u8], text: usize) {
        let lane = self.count;
        self.states.begin(lane, key);
        self.texts = aad.len().div_ceil(BLOCK);
        let blocks = self.texts + text.div_ceil(BLOCK) + 1;
        self.blocks[lane] = blocks;
        let (whole, part) = aad.as_chunks();
        for (block, set) in whole.iter().zip(&mut *self.sets) {
            set[lane] = *block;
        }
        if !part.is_empty() {
            self.sets[whole.len()][lane] = padded(part);
        }
        self.sets[blocks - 1][lane] = (aad.len() as u128 | (text as u128) << 64).to_le_bytes();
    }

    /// Adds keystream to a part of the next packet's text that begins `from` bytes after its start, at a multiple of a block,
    /// and copies the blocks of the ciphertext, which is written (`SEALS`) or read, the last one padded. The compiler uses vectors
    /// only where it knows which.
    #[inline(always)]
    fn xor<const SEALS: bool>(&mut self, from: usize, text: InOut<'_>, keystream: &[u8]) {
        let lane = self.count;
        let (blocks, part) = text.copied().as_chunks_mut();
        let (keys, _) = keystream.as_chunks::<BLOCK>();
        let (sets, others) = self.sets[self.texts + from / BLOCK..].split_at_mut(blocks.len());
        let ciphertext = |input: u128, output: u128| if SEALS { output } else { input };
        for ((block, key), set) in blocks.iter_mut().zip(keys).zip(sets) {
            let (input, key) = (u128::from_ne_bytes(*block), u128::from_ne_bytes(*key));
            *block = (input ^ key).to_ne_bytes();
            set[lane] = ciphertext(input, input ^ key).to_ne_bytes();
        }
        let bytes = part.len();
        if bytes > 0 {
            // Written as numbers: loads would wait for stores of single bytes.
            let (input, key) = (number(part, bytes), number(&keys[blocks.len()][..bytes], bytes));
            part.copy_from_slice(&(input ^ key).to_le_bytes()[..bytes]);
            others[0][lane] = ciphertext(input, input ^ key).to_le_bytes();
        }
    }

    /// Completes the next packet, whose blocks are copied: it now waits for its tag. Returns whether all lanes are full.
    #[inline]
    pub(super) fn end(&mut self, packet: usize) -> bool {
        self.packets[self.count] = packet;
        self.count += 1;
        self.count == LANES
    }

    /// Computes the tags of the packets that wait, and passes on each tag with the number of its packet.
    #[inline]
    pub(super) fn tags(&mut self, token: Token, mut each: impl FnMut(usize, [u8; BLOCK])) {
        let count = self.count;
        let (mut left, mut from) = (count, 0);
        while left > 0
            && let Some(kernel) = self.kernel
            && let Some(to) = self.blocks[..count].iter().copied().filter(|blocks| *blocks > from).min()
        {
            kernel.call(token, &mut self.states, &self.sets[from..to]);
            for lane in 0..count {
                if self.blocks[lane] == to {
                    each(self.packets[lane], self.states.tag(lane));
                    left -= 1;
                }
            }
            from = to;
        }
        self.count = 0;
    }
}

/// Returns the number of sets of blocks for a packet whose additional data and text have `bytes` bytes together: both are
/// padded, and the block of lengths follows.
#[inline]
pub(super) fn sets_for(bytes: usize) -> usize {
    bytes.saturating_add(2 * (BLOCK - 1)) / BLOCK + 1
}
