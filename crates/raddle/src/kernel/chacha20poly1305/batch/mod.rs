//! Batches of packets: one kernel call computes keystream for several messages, one block in each lane.

mod blocks;
mod schedule;
mod tags;

use self::{
    blocks::{Aligned, Blocks, write_state},
    schedule::{BatchStep, BatchSteps, Lane, Lengths, Part, keystream_blocks, need, schedule},
    tags::{EMPTY, FEW_SETS, MacLanes, SETS},
};
use super::{
    driver::{self, open, seal},
    plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK, MAX_BLOCKS, text_before},
};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::kernel_types::{Chacha20Blocks, Poly1305Lanes},
        poly1305::state::Poly1305State,
    },
    memory::{
        job::{Job, TagPlace},
        tag::Tag,
        text::InOut,
    },
};

pub(crate) use blocks::{derive, each_block};

/// A packet of a batch, with its key and its nonce for this key.
pub(crate) type Packet<'a> = Job<'a, [u8; 32], LastRow>;

/// The maximum number of packets that one call of [`run`] takes, so that the packets fit on the stack.
pub(crate) const GROUP: usize = 64;

/// The last row of a state at block 0: four zeros, and the nonce. The row is a number, so that one store writes it and
/// each word can be loaded from that store.
#[derive(Clone, Copy)]
pub(crate) struct LastRow(u128);

impl LastRow {
    #[inline]
    pub(crate) fn new(nonce: &[u8; 12]) -> Self {
        let mut row = [0; 16];
        row[4..].copy_from_slice(nonce);
        Self(u128::from_le_bytes(row))
    }

    /// Returns the nonce.
    fn bytes(self) -> [u8; 12] {
        *self.at(0).last_chunk().unwrap_or(&[0; 12])
    }

    /// Returns the row at block `counter`.
    #[inline]
    fn at(self, counter: u32) -> [u8; 16] {
        (self.0 | u128::from(counter)).to_le_bytes()
    }
}

/// The maximum number of blocks of a batch that uses the smaller buffer.
const FEW_BLOCKS: usize = MAX_BLOCKS / 2;

/// Returns packet `i`. The caller asks only for packets that exist, which precede all missing packets.
#[inline]
fn packet<'b, 'a>(packets: &'b mut [Option<Packet<'a>>], i: usize) -> &'b mut Packet<'a> {
    let Some(packet) = &mut packets[i] else { unreachable!() };
    packet
}

/// Seals or opens each packet, at most [`GROUP`] packets (RFC 8439, section 2.8). A packet that does not open is
/// refused. Its separate output is all zeros, and its text in place is unchanged.
pub(crate) fn run(packets: &mut [Option<Packet<'_>>], refuse: &mut dyn FnMut(usize)) {
    let token = Token::begin();
    let plan = driver::plan(token);
    let lengths = packets.iter().map(|packet| packet.as_ref().map_or(Lengths::NONE, lengths));
    let Some(need) = need(plan, lengths) else {
        return packets.iter_mut().flatten().for_each(|packet| alone(packet, refuse));
    };
    // Each buffer has two sizes: clearing the large one takes longer than processing eight short packets.
    let (mut few, mut all);
    let blocks = if need.blocks <= FEW_BLOCKS {
        few = Aligned([[0; KEYSTREAM_BLOCK]; FEW_BLOCKS]);
        &mut few.0[..]
    } else {
        all = Aligned([[0; KEYSTREAM_BLOCK]; MAX_BLOCKS]);
        &mut all.0
    };
    let (mut few, mut all, mut lanes);
    let (room, lanes) = if need.sets > 0 {
        let sets = if need.sets <= FEW_SETS {
            few = [EMPTY; FEW_SETS];
            &mut few[..]
        } else {
            all = [EMPTY; SETS];
            &mut all
        };
        let room = sets.len();
        lanes = MacLanes::new(sets);
        (room, Some(&mut lanes))
    } else {
        (0, None)
    };
    let count = packets.len();
    let blocks = Blocks(blocks);
    schedule(
        plan,
        count,
        room,
        &mut Batch { token, plan, packets, refuse, blocks, lanes, mac: Poly1305State::empty(), right: true },
    );
}

/// Returns the lengths of a packet.
#[inline]
fn lengths(packet: &Packet<'_>) -> Lengths {
    Lengths { aad: packet.aad.len(), text: packet.text.len() }
}

/// Returns the kernels that a batch of messages of `len` bytes uses, in order.
pub(in crate::kernel) fn kernels(len: usize, messages: usize) -> impl Iterator<Item = &'static Chacha20Blocks> {
    let plan = driver::plan(Token::begin());
    let lanes = &plan.lanes;
    (0..messages).step_by(GROUP).flat_map(move |first| {
        let group = GROUP.min(messages - first);
        let together = if group > 1 && lanes.suits(len, false) {
            group
        } else if lanes.suits(len, true) {
            plan.in_lanes(group)
        } else {
            0
        };
        let all = together.saturating_mul(keystream_blocks(len));
        (0..all).step_by(lanes.blocks.max(1)).filter_map(move |done| lanes.kernel(lanes.blocks.min(all - done)))
    })
}

/// Returns the kernel that computes the tags of a batch.
pub(in crate::kernel) fn mac_kernel(messages: usize) -> Option<&'static Poly1305Lanes> {
    driver::plan(Token::begin()).mac.lanes(messages)
}

/// Seals or opens one packet separately. A packet that does not open is refused.
#[inline(never)]
fn alone(packet: &mut Packet<'_>, refuse: &mut dyn FnMut(usize)) {
    let Job { index, key, nonce, aad, text, tag } = packet;
    let nonce = &nonce.bytes();
    match tag {
        TagPlace::Write(place) => place.output_mut().copy_from_slice(seal(key, nonce, aad, text.reborrow()).as_bytes()),
        TagPlace::Compare(tag) => {
            if !open(key, nonce, aad, text.reborrow(), tag) {
                refuse(*index);
            }
        }
    }
}

/// Withdraws the plaintext of a packet, of which `done` bytes were decrypted.
#[cold]
#[inline(never)]
fn withdraw(packet: &mut Packet<'_>, done: usize) {
    driver::withdraw(packet.key, &packet.nonce.bytes(), packet.text.reborrow(), done);
}

/// A batch in progress.
struct Batch<'a, 'p> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    packets: &'a mut [Option<Packet<'p>>],
    refuse: &'a mut dyn FnMut(usize),
    blocks: Blocks<'a>,
    /// The authenticators of several packets, if the plan has a kernel for them. They are borrowed, because moving them
    /// takes longer than authenticating a packet.
    lanes: Option<&'a mut MacLanes<'a>>,
    /// The authenticator of a packet that is not in a lane.
    mac: Poly1305State,
    /// Whether the packet of `mac` may be decrypted, because its tag is right.
    right: bool,
}

impl BatchSteps for Batch<'_, '_> {
    #[inline(always)]
    fn lengths(&self, packet: usize) -> Lengths {
        self.packets[packet].as_ref().map_or(Lengths::NONE, lengths)
    }

    #[inline(always)]
    fn perform(&mut self, step: BatchStep) {
        match step {
            BatchStep::Alone { packet: i } => alone(packet(self.packets, i), self.refuse),
            BatchStep::States { part, at } => {
                let packet = packet(self.packets, part.packet);
                for (block, counter) in self.blocks.0[at..at + part.blocks].iter_mut().zip(part.first as u32..) {
                    write_state(block, packet.key, packet.nonce.at(counter));
                }
            }
            BatchStep::Keystream { kernel, blocks } => self.blocks.make(self.token, kernel, blocks),
            BatchStep::Apply { part, at, lane } => self.apply(part, at, lane),
            BatchStep::Absorb { kernel, sets } => {
                if let Some(lanes) = &mut self.lanes {
                    lanes.absorb(self.token, kernel, sets);
                }
            }
            BatchStep::Tag { packet, lane } => self.tag(packet, lane),
        }
    }
}

impl Batch<'_, '_> {
    /// XORs the blocks, starting at block `at`, into a part of a packet. The first block of the packet becomes its key.
    #[inline(always)]
    fn apply(&mut self, part: Part, at: usize, lane: Option<Lane>) {
        let Part { packet: i, first, blocks, ends } = part;
        let keystream = &self.blocks.0[at..at + blocks];
        let Job { index, aad, text, tag, .. } = packet(self.packets, i);
        if let (Some(lanes), Some(lane)) = (&mut self.lanes, lane) {
            return lanes.apply(lane, first, keystream, aad, text.reborrow(), matches!(tag, TagPlace::Write(_)));
        }
        let by_itself = ByItself { token: self.token, plan: self.plan, mac: &mut self.mac, right: &mut self.right };
        if !by_itself.apply(first, ends, keystream, aad, text, tag) {
            // The packet was authenticated before its first byte would have been decrypted.
            let index = *index;
            withdraw(packet(self.packets, i), 0);
            (self.refuse)(index);
        }
    }

    /// Writes or compares the tag of a packet in a lane.
    #[inline(always)]
    fn tag(&mut self, i: usize, lane: usize) {
        let Some(lanes) = &self.lanes else { return };
        let is = lanes.tag(lane);
        let Job { index, text, tag, .. } = packet(self.packets, i);
        match tag {
            TagPlace::Write(place) => place.output_mut().copy_from_slice(&is),
            TagPlace::Compare(tag) if Tag::from(is) == *tag => {}
            TagPlace::Compare(_) => {
                let (index, done) = (*index, text.len());
                withdraw(packet(self.packets, i), done);
                (self.refuse)(index);
            }
        }
    }
}

/// A packet that is authenticated separately.
struct ByItself<'b> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    mac: &'b mut Poly1305State,
    right: &'b mut bool,
}

impl ByItself<'_> {
    /// XORs keystream into a part. The first block of the packet becomes its key. A packet that is opened is
    /// authenticated as soon as it has its key; a packet that is sealed is authenticated after its last block. Returns
    /// whether the packet is accepted.
    #[inline(always)]
    fn apply(
        self,
        first: usize,
        ends: bool,
        mut keystream: &[[u8; KEYSTREAM_BLOCK]],
        aad: &[u8],
        text: &mut InOut<'_>,
        tag: &mut TagPlace<'_>,
    ) -> bool {
        let Self { token, plan, mac, right } = self;
        let begins = first == 0;
        if begins && let Some((block, rest)) = keystream.split_first() {
            mac.set_key(block.first_chunk().unwrap_or(&[0; 32]));
            keystream = rest;
        }
        let keystream = keystream.as_flattened();
        let offset = text_before(first);
        match tag {
            TagPlace::Write(place) => {
                text.part(offset, keystream.len()).xor(keystream);
                if ends {
                    place.output_mut().copy_from_slice(driver::tag(plan, token, mac, aad, text.output()).as_bytes());
                }
            }
            TagPlace::Compare(tag) => {
                if begins {
                    *right = driver::tag(plan, token, mac, aad, text.input()) == *tag;
                }
                if *right {
                    text.part(offset, keystream.len()).xor(keystream);
                }
                return *right || !begins;
            }
        }
        true
    }
}

#[cfg(all(test, feature = "std", target_arch = "x86_64", target_pointer_width = "64", not(miri)))]
mod tests;
