//! Tags of several packets at once, one in each lane (RFC 8439, section 2.8).
//!
//! Packets begin together. Where one ends, its tag is made; what its lane computes after that is discarded.

use crate::kernel::{
    kernel_types::Poly1305Lanes,
    partial::padded,
    poly1305::{
        lanes::{BlockSet, LANES, LaneStates},
        plan::Poly1305Plan,
        state::BLOCK,
    },
    token::Token,
};

/// The most blocks of a packet that there is room for.
const SETS: usize = 40;

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
        }
    }

    /// Whether the next packet has its tag made in a lane, where `left` packets are left with it.
    #[inline]
    pub(super) fn take(&mut self, plan: &Poly1305Plan, left: usize, aad: &[u8], text: &[u8]) -> bool {
        if self.count == 0 {
            self.kernel = plan.lanes(left);
        }
        self.kernel.is_some() && blocks(aad, text) <= SETS
    }

    /// Begins the next packet under its key.
    #[inline]
    pub(super) fn begin(&mut self, key: &[u8; 32]) {
        self.states.begin(self.count, key);
    }

    /// Copies the blocks of the next packet: additional data and ciphertext, each padded, and their lengths.
    #[inline(always)]
    pub(super) fn put(&mut self, aad: &[u8], text: &[u8]) {
        let lane = self.count;
        self.blocks[lane] = blocks(aad, text);
        let mut places = self.sets.iter_mut().map(|set| &mut set[lane]);
        for bytes in [aad, text] {
            let (blocks, part) = bytes.as_chunks();
            for (block, place) in blocks.iter().zip(&mut places) {
                *place = *block;
            }
            if !part.is_empty()
                && let Some(place) = places.next()
            {
                *place = padded(part);
            }
        }
        if let Some(place) = places.next() {
            *place = (aad.len() as u128 | (text.len() as u128) << 64).to_le_bytes();
        }
    }

    /// Makes the next packet, whose blocks are copied, wait for its tag. Returns whether all lanes are full.
    #[inline]
    pub(super) fn end(&mut self, packet: usize) -> bool {
        self.packets[self.count] = packet;
        self.count += 1;
        self.count == LANES
    }

    /// Makes the tags of the packets that wait. Returns which packets they are, with their tags.
    #[inline]
    pub(super) fn tags(&mut self, token: Token) -> impl Iterator<Item = (usize, [u8; BLOCK])> + use<> {
        let (count, mut tags, mut from) = (self.count, [[0; BLOCK]; LANES], 0);
        while let Some(kernel) = self.kernel
            && let Some(to) = self.blocks[..count].iter().copied().filter(|blocks| *blocks > from).min()
        {
            kernel.call(token, &mut self.states, &self.sets[from..to]);
            for (lane, tag) in tags[..count].iter_mut().enumerate() {
                if self.blocks[lane] == to {
                    *tag = self.states.tag(lane);
                }
            }
            from = to;
        }
        self.count = 0;
        self.packets.into_iter().zip(tags).take(count)
    }
}

/// How many blocks a packet has.
#[inline]
fn blocks(aad: &[u8], text: &[u8]) -> usize {
    aad.len().div_ceil(BLOCK) + text.len().div_ceil(BLOCK) + 1
}
