//! Batches of messages: one call of a kernel makes keystream of several, a block in each lane.
//!
//! The blocks of all short texts stand in a [row](super::row). A buffer takes as many of them as the widest kernel makes, and
//! the last text in it may go on in the next one. Longer texts fill kernels by themselves, and are sealed or opened one by
//! one; so are those that are too few for any kernel.

use super::{
    driver::{open, seal},
    plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK, MOST_BLOCKS},
    row::{Position, Run},
    tags::{MacLanes, Room},
};
use crate::{
    InOut,
    kernel::{
        chacha20::state::Words,
        kernel_types::Chacha20Blocks,
        poly1305::{lanes::LANES, state::Poly1305State},
        text::Text,
        token::Token,
    },
    portable::chacha20::CONSTANTS,
    tag::{Tag, TagPlace},
    wipe::wipe,
};

/// The packets of a batch, each of which is sealed or opened by itself.
pub(crate) trait Packets {
    /// How many there are.
    fn count(&self) -> usize;

    /// Bytes of the text of packet `i`; none where it was refused. That does not change.
    fn text_bytes(&self, i: usize) -> Option<usize>;

    /// Whether packets are opened, not sealed.
    fn opens(&self) -> bool;

    /// The key of packet `i`.
    fn key(&self, i: usize) -> &[u8; 32];

    /// The nonce of packet `i`.
    fn nonce(&self, i: usize) -> [u8; 12];

    /// What packet `i` consists of; none where it was refused.
    fn message(&mut self, i: usize) -> Option<Message<'_>>;

    /// Packet `i` does not open.
    fn refuse(&mut self, i: usize);
}

/// A packet without its nonce.
pub(crate) struct Message<'a> {
    pub(crate) key: &'a [u8; 32],
    pub(crate) aad: &'a [u8],
    pub(crate) text: InOut<'a>,
    pub(crate) tag: TagPlace<'a>,
}

/// Seals or opens each packet of a batch (RFC 8439, section 2.8). What does not open is refused, and its output is all zeros.
pub(crate) fn run(packets: &mut impl Packets) {
    let token = Token::begin();
    let plan = Chacha20Poly1305Plan::of(token);
    if is_worth_it(plan, packets) {
        Batch::new(token, plan, &mut { Room::NEW }).run(packets);
    } else {
        (0..packets.count()).for_each(|i| alone(packets, i));
    }
}

/// Whether several packets have blocks enough for a kernel.
#[inline]
fn is_worth_it(plan: &Chacha20Poly1305Plan, packets: &impl Packets) -> bool {
    if packets.count() < 2 {
        return false;
    }
    let mut blocks = 0;
    (0..packets.count()).any(|i| {
        blocks += plan.blocks_of(packets, i).unwrap_or(0);
        plan.lanes.kernel(blocks).is_some()
    })
}

impl Chacha20Poly1305Plan {
    /// How many blocks of keystream a packet has; none where it is not one of those that share kernels.
    #[inline]
    pub(super) fn blocks_of(&self, packets: &impl Packets, i: usize) -> Option<usize> {
        let bytes = packets.text_bytes(i).filter(|&bytes| self.lanes.take(bytes))?;
        Some(1 + bytes.div_ceil(KEYSTREAM_BLOCK))
    }
}

/// The kernels for so many messages of `len` bytes, in order.
pub(super) fn kernels(len: usize, messages: usize) -> impl Iterator<Item = &'static Chacha20Blocks> {
    let lanes = &Chacha20Poly1305Plan::of(Token::begin()).lanes;
    let batch = messages > 1 && lanes.take(len);
    let mut left = if batch { messages.saturating_mul(1 + len.div_ceil(KEYSTREAM_BLOCK)) } else { 0 };
    core::iter::from_fn(move || {
        let now = left.min(lanes.blocks);
        left -= now;
        lanes.kernel(now)
    })
}

/// Seals or opens one packet by itself.
fn alone(packets: &mut impl Packets, i: usize) {
    let nonce = packets.nonce(i);
    let Some(Message { key, aad, text, tag }) = packets.message(i) else { return };
    match tag {
        TagPlace::Write(place) => place.copy_from_slice(seal(key, &nonce, aad, text).as_bytes()),
        TagPlace::Compare(tag) => {
            if !open(key, &nonce, aad, text, &tag) {
                packets.refuse(i);
            }
        }
    }
}

/// How many subkeys are derived at once.
pub(crate) const SUBKEYS: usize = MOST_BLOCKS;

/// Derives a subkey from each key and 16 bytes of public input, at most [`SUBKEYS`], by HChaCha20
/// (draft-irtf-cfrg-xchacha-03, section 2.2); or returns that they are too few for a kernel.
///
/// A block of ChaCha20 is what HChaCha20 makes, with the state added to it.
pub(crate) fn derive<'k>(subkeys: &mut [[u8; 32]], secrets: impl Fn(usize) -> (&'k [u8; 32], [u8; 16])) -> bool {
    let token = Token::begin();
    let lanes = &Chacha20Poly1305Plan::of(token).lanes;
    if lanes.kernel(subkeys.len().min(lanes.blocks)).is_none() {
        return false;
    }
    let mut blocks = Blocks::new();
    for (part, subkeys) in subkeys.chunks_mut(lanes.blocks).enumerate() {
        let secrets = |i: usize| secrets(lanes.blocks * part + i);
        for (i, block) in blocks.0[..subkeys.len()].iter_mut().enumerate() {
            let (key, input) = secrets(i);
            let (rows, _) = block.as_chunks_mut::<16>();
            let (low, high) = key.split_at(16);
            rows[0].as_chunks_mut().0.copy_from_slice(&CONSTANTS.map(u32::to_le_bytes));
            rows[1].copy_from_slice(low);
            rows[2].copy_from_slice(high);
            rows[3] = input;
        }
        let Some(kernel) = lanes.any_kernel(subkeys.len()) else { return false };
        blocks.make(token, kernel, subkeys.len());
        for (i, (subkey, block)) in subkeys.iter_mut().zip(&blocks.0).enumerate() {
            let (_, input) = secrets(i);
            subtract(block, &input, subkey);
        }
    }
    true
}

/// What HChaCha20 makes of a state, from the block of it: the first and the last row, less those of the state.
fn subtract(block: &[u8; KEYSTREAM_BLOCK], input: &[u8; 16], subkey: &mut [u8; 32]) {
    let added = CONSTANTS.into_iter().chain(input.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)));
    let (words, _) = block.as_chunks();
    let words = words[..4].iter().chain(&words[12..]);
    for ((place, word), added) in subkey.as_chunks_mut().0.iter_mut().zip(words).zip(added) {
        *place = u32::from_le_bytes(*word).wrapping_sub(added).to_le_bytes();
    }
}

/// States, which become blocks of keystream. They are erased when dropped.
#[repr(align(64))]
struct Blocks([[u8; KEYSTREAM_BLOCK]; MOST_BLOCKS]);

impl Blocks {
    #[inline]
    fn new() -> Self {
        Self([[0; KEYSTREAM_BLOCK]; MOST_BLOCKS])
    }

    /// Makes blocks of the first `n` states, and of others as far as the kernel makes more at once.
    #[inline]
    fn make(&mut self, token: Token, kernel: &Chacha20Blocks, n: usize) {
        kernel.call(token, &mut self.0[..n.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK)]);
    }
}

impl Drop for Blocks {
    fn drop(&mut self) {
        wipe(self.0.as_flattened_mut());
    }
}

/// A batch on its way.
struct Batch<'a> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    blocks: Blocks,
    /// The keys of the packets of a group, and their authenticators.
    lanes: MacLanes<'a>,
    /// The authenticator of one packet.
    mac: Poly1305State,
    /// Which packets of the group have another tag than they must have.
    forged: [bool; LANES],
}

impl<'a> Batch<'a> {
    fn new(token: Token, plan: &'static Chacha20Poly1305Plan, room: &'a mut Room) -> Self {
        let (blocks, lanes, mac) = (Blocks::new(), MacLanes::new(room), Poly1305State::empty());
        Self { token, plan, blocks, lanes, mac, forged: [false; LANES] }
    }

    fn run(&mut self, packets: &mut impl Packets) {
        for i in 0..packets.count() {
            if self.plan.blocks_of(packets, i).is_none() {
                alone(packets, i);
            }
        }
        let mut filled = Position::new(packets.opens());
        let mut drained = Position::new(packets.opens());
        loop {
            let n = self.fill(packets, &mut filled);
            let kernel = match drained.is_between_groups() {
                true => self.plan.lanes.kernel(n),
                // The rest of a group must be made as it began.
                false => self.plan.lanes.any_kernel(n),
            };
            let Some(kernel) = kernel else {
                // These are the last.
                for i in drained.next..filled.next {
                    if self.plan.blocks_of(packets, i).is_some() {
                        alone(packets, i);
                    }
                }
                return;
            };
            self.blocks.make(self.token, kernel, n);
            self.drain(packets, &mut drained, n);
        }
    }

    /// Writes the states of the next blocks, and returns how many they are: fewer than there is room for at the end alone.
    #[inline]
    fn fill(&mut self, packets: &impl Packets, at: &mut Position) -> usize {
        let mut n = 0;
        while n < self.plan.lanes.blocks
            && let Some(Run { packet, block, len, .. }) = at.run(self.plan, packets)
        {
            let now = len.min(self.plan.lanes.blocks - n);
            let mut words = Words::new(packets.key(packet), &packets.nonce(packet));
            let nonce = words.nonce();
            for (state, counter) in self.blocks.0[n..n + now].iter_mut().zip(block as u32..) {
                words.set_counter(&nonce, counter);
                *state = *words.bytes();
            }
            words.wipe();
            at.advance(now);
            n += now;
        }
        n
    }

    /// Takes the first `n` blocks that were made to their packets. Packets that are opened are authenticated when the keys
    /// of their group are there, before any of its bytes is overwritten, those that are sealed at the end of the group.
    #[inline]
    fn drain(&mut self, packets: &mut impl Packets, at: &mut Position, n: usize) {
        let (mut done, opens) = (0, packets.opens());
        while done < n
            && let Some(run) = at.run(self.plan, packets)
        {
            let now = run.len.min(n - done);
            let ends = at.advance(now);
            let mut keystream = &self.blocks.0[done..done + now];
            done += now;
            if run.block == 0
                && let Some((block, rest)) = keystream.split_first()
            {
                let (key, _) = block.split_at(32);
                self.lanes.begin(run.member, key.first_chunk().unwrap_or(&[0; 32]));
                keystream = rest;
            }
            if !self.forged[run.member]
                && let Some(Message { aad, text, .. }) = packets.message(run.packet)
            {
                let mut text = Text::from(text);
                if !keystream.is_empty() {
                    let at = KEYSTREAM_BLOCK * run.block.saturating_sub(1);
                    text.part(at, KEYSTREAM_BLOCK * keystream.len()).xor_blocks(keystream);
                }
                if at.has_lanes() && if opens { run.block == 0 } else { ends } {
                    self.lanes.put(run.member, aad, if opens { text.input() } else { text.output() });
                }
            }
            if if opens { run.block == 0 && at.has_all_keys() } else { at.is_between_groups() } {
                self.authenticate(packets, at);
            }
            if at.is_between_groups() {
                self.forged = [false; LANES];
            }
        }
    }

    /// Authenticates the packets of a group.
    fn authenticate(&mut self, packets: &mut impl Packets, group: &Position) {
        let Self { token, plan, lanes, mac, forged, .. } = self;
        let opens = packets.opens();
        let tags = match plan.mac.lanes(group.packets().len()) {
            Some(kernel) => lanes.tags(*token, kernel, group.packets().len()),
            None => None,
        };
        for (member, &packet) in group.packets().iter().enumerate() {
            let Some(Message { aad, text, tag, .. }) = packets.message(packet) else { continue };
            let mut text = Text::from(text);
            let is = match &tags {
                Some(tags) => tags[member],
                None => {
                    lanes.begin_alone(member, mac);
                    *plan.tag(*token, mac, aad, if opens { text.input() } else { text.output() }).as_bytes()
                }
            };
            match tag {
                TagPlace::Write(place) => place.copy_from_slice(&is),
                TagPlace::Compare(tag) => {
                    if Tag::from(is) != tag {
                        forged[member] = true;
                        text.output_mut().fill(0);
                        packets.refuse(packet);
                    }
                }
            }
        }
    }
}
