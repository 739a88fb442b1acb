//! Tags of several packets at once, one in each lane (RFC 8439, section 2.8).
//!
//! Packets begin together. Where one ends, its tag is made; what its lane does after that is of no use.

use core::mem::MaybeUninit;

use crate::kernel::{
    kernel_types::Poly1305Lanes,
    poly1305::{
        lanes::{BlockSet, LANES, LaneStates},
        state::{BLOCK, Poly1305State},
    },
    token::Token,
};

/// The most blocks of a packet that there is room for.
const SETS: usize = 40;

/// Room for the blocks of several packets. It is lent: to move it would take longer than to authenticate a packet.
pub(super) struct Room([MaybeUninit<BlockSet>; SETS]);

impl Room {
    pub(super) const NEW: Self = Self([const { MaybeUninit::uninit() }; SETS]);
}

/// Authenticators of several packets, and their blocks.
///
/// Invariant: `sets[..written]` are written.
pub(super) struct MacLanes<'a> {
    states: LaneStates,
    sets: &'a mut [MaybeUninit<BlockSet>; SETS],
    written: usize,
    /// How many blocks each packet has: of one that has more than there is room for, none is here.
    lengths: [usize; LANES],
}

impl<'a> MacLanes<'a> {
    #[inline]
    pub(super) fn new(room: &'a mut Room) -> Self {
        Self { states: LaneStates::new(), sets: &mut room.0, written: 0, lengths: [0; LANES] }
    }

    /// Begins a packet in a lane, under its key.
    #[inline]
    pub(super) fn begin(&mut self, lane: usize, key: &[u8; 32]) {
        self.states.begin(lane, key);
    }

    /// Begins the packet of a lane in the state of one.
    #[inline]
    pub(super) fn begin_alone(&self, lane: usize, state: &mut Poly1305State) {
        let (r, s) = self.states.key(lane);
        state.begin(r, s);
    }

    /// Puts the blocks of a packet into its lane: additional data and ciphertext, each padded, and their lengths.
    #[inline]
    pub(super) fn put(&mut self, lane: usize, aad: &[u8], text: &[u8]) {
        let length = aad.len().div_ceil(BLOCK).saturating_add(text.len().div_ceil(BLOCK)).saturating_add(1);
        self.lengths[lane] = length;
        if length > SETS {
            return;
        }
        // What lanes without a packet hold does not matter.
        while self.written < length {
            self.sets[self.written].write([[0; BLOCK]; LANES]);
            self.written += 1;
        }
        // SAFETY: the invariant.
        let sets = unsafe { self.sets[..length].assume_init_mut() };
        let mut places = sets.iter_mut().map(|set| &mut set[lane]);
        for bytes in [aad, text] {
            let (blocks, part) = bytes.as_chunks();
            for (block, place) in blocks.iter().zip(&mut places) {
                *place = *block;
            }
            if !part.is_empty()
                && let Some(place) = places.next()
            {
                *place = [0; BLOCK];
                place[..part.len()].copy_from_slice(part);
            }
        }
        if let Some(place) = places.next() {
            let (halves, _) = place.as_chunks_mut();
            for (half, len) in halves.iter_mut().zip([aad, text].map(<[u8]>::len)) {
                *half = (len as u64).to_le_bytes();
            }
        }
    }

    /// The tags of the packets in the first `count` lanes; none where there was no room for one of them.
    #[inline]
    pub(super) fn tags(&mut self, token: Token, kernel: &Poly1305Lanes, count: usize) -> Option<[[u8; 16]; LANES]> {
        let lengths = &self.lengths[..count];
        if lengths.iter().any(|length| *length > SETS) {
            return None;
        }
        // SAFETY: the invariant.
        let sets = unsafe { self.sets[..self.written].assume_init_ref() };
        let mut tags = [[0; 16]; LANES];
        let mut from = 0;
        while let Some(to) = lengths.iter().copied().filter(|length| *length > from).min() {
            kernel.call(token, &mut self.states, &sets[from..to]);
            for (lane, tag) in tags[..count].iter_mut().enumerate() {
                if lengths[lane] == to {
                    *tag = self.states.tag(lane);
                }
            }
            from = to;
        }
        Some(tags)
    }
}
