//! The order in which blocks of keystream are made for a batch.
//!
//! The block that becomes the key of Poly1305 of a packet is followed by its keystream. Packets whose tags are made together
//! are a group: as many as the kernel of Poly1305 has lanes, or one. Where they are opened all keys of a group come first, so
//! that it is authenticated before any of its keystream is there.

use super::{many::Packets, plan::Chacha20Poly1305Plan};
use crate::kernel::poly1305::lanes::LANES;

/// A place in the row.
pub(super) struct Position {
    /// Whether the keys of a group come first.
    keys_first: bool,
    /// The packets of the group, so many of them, and how many blocks each has.
    members: [usize; LANES],
    blocks: [usize; LANES],
    count: usize,
    /// Whether they are authenticated in lanes.
    has_lanes: bool,
    /// How many blocks of the group follow.
    left: usize,
    /// The first packet that is in no group yet.
    pub(super) next: usize,
    /// Where keys come first: how many of them are before this place.
    keys: usize,
    /// Whose blocks follow, from which one on.
    member: usize,
    block: usize,
}

/// Blocks of one packet that follow each other.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) packet: usize,
    /// Its place in the group.
    pub(super) member: usize,
    /// The first of them; block 0 becomes the key.
    pub(super) block: usize,
    /// How many they are.
    pub(super) len: usize,
}

impl Position {
    /// The beginning of the row.
    #[inline(always)]
    pub(super) fn new(keys_first: bool) -> Self {
        Self {
            keys_first,
            members: [0; LANES],
            blocks: [0; LANES],
            count: 0,
            has_lanes: false,
            left: 0,
            next: 0,
            keys: 0,
            member: 0,
            block: 0,
        }
    }

    /// What follows; none at the end of the row.
    #[inline(always)]
    pub(super) fn run(&mut self, plan: &Chacha20Poly1305Plan, packets: &impl Packets) -> Option<Run> {
        if self.left == 0 {
            self.gather(plan, packets);
        }
        if self.keys < self.count {
            let member = self.keys;
            return Some(Run { packet: self.members[member], member, block: 0, len: 1 });
        }
        while self.member < self.count {
            let (packet, of) = (self.members[self.member], self.blocks[self.member]);
            if self.block < of {
                return Some(Run { packet, member: self.member, block: self.block, len: of - self.block });
            }
            (self.member, self.block) = (self.member + 1, usize::from(self.keys_first));
        }
        None
    }

    /// Goes on by `n` blocks of the run, and returns whether that was the last of its packet.
    #[inline]
    pub(super) fn advance(&mut self, n: usize) -> bool {
        self.left -= n;
        if self.keys < self.count {
            self.keys += n;
            self.blocks[self.keys - 1] == 1
        } else {
            self.block += n;
            self.block == self.blocks[self.member]
        }
    }

    /// Whether the packets of the group are authenticated in lanes.
    #[inline]
    pub(super) fn has_lanes(&self) -> bool {
        self.has_lanes
    }

    /// Whether all of the group is before this place.
    #[inline]
    pub(super) fn is_between_groups(&self) -> bool {
        self.left == 0
    }

    /// Where keys come first: whether all of the group are before this place.
    #[inline]
    pub(super) fn has_all_keys(&self) -> bool {
        self.keys == self.count
    }

    /// The packets of the group.
    #[inline]
    pub(super) fn packets(&self) -> &[usize] {
        &self.members[..self.count]
    }

    /// Goes to the next group.
    #[inline(never)]
    fn gather(&mut self, plan: &Chacha20Poly1305Plan, packets: &impl Packets) {
        let most = if plan.mac.has_lanes() { LANES } else { 1 };
        (self.count, self.member, self.block) = (0, 0, usize::from(self.keys_first));
        while self.count < most && self.next < packets.count() {
            if let Some(blocks) = plan.blocks_of(packets, self.next) {
                (self.members[self.count], self.blocks[self.count]) = (self.next, blocks);
                self.count += 1;
                self.left += blocks;
            }
            self.next += 1;
        }
        self.keys = if self.keys_first { 0 } else { self.count };
        self.has_lanes = plan.mac.lanes(self.count).is_some();
    }
}
