//! Batches of messages: one call of a kernel makes keystream of several, a block in each lane.
//!
//! The blocks of all short texts stand in a row: for each the block that becomes its key of Poly1305, then its keystream. A
//! buffer takes as many of them as the widest kernel makes, and the last text in it may go on in the next one. Longer
//! texts fill kernels by themselves, and are sealed or opened one by one; so are those that are too few for any kernel, or
//! which by the plan are faster so.

use super::{
    driver::{open, seal},
    plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK, MAX_BLOCKS, text_before},
    tags::{EMPTY, FEW_SETS, MacLanes, SETS, sets_for},
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::{
        contract::kernel_types::{Chacha20Blocks, Poly1305Lanes},
        poly1305::state::Poly1305State,
    },
    memory::{
        tag::{Tag, TagPlace},
        text::Text,
        wipe::wipe,
    },
    portable::chacha20::CONSTANTS,
};

/// The packets of a batch, each of which is sealed or opened by itself.
pub(crate) trait Packets {
    /// How many there are.
    fn count(&self) -> usize;

    /// Bytes of the text of packet `i`; none where it was refused. That does not change.
    fn text_bytes(&self, i: usize) -> Option<usize>;

    /// Bytes of the additional data of packet `i`, which was not refused.
    fn aad_bytes(&self, i: usize) -> usize;

    /// The key of packet `i`.
    fn key(&self, i: usize) -> &[u8; 32];

    /// The nonce of packet `i`, in the last row of a state at block 0 (RFC 8439, section 2.3).
    fn last_row(&self, i: usize) -> LastRow;

    /// What packet `i` consists of; none where it was refused.
    fn message(&mut self, i: usize) -> Option<Message<'_>>;

    /// Packet `i` does not open.
    fn refuse(&mut self, i: usize);
}

/// The last row of a state at block 0: four zeros, and the nonce. As a number, it is stored so that each word can be loaded
/// from one store.
#[derive(Clone, Copy)]
pub(crate) struct LastRow(u128);

impl LastRow {
    #[inline]
    pub(crate) fn new(nonce: &[u8; 12]) -> Self {
        let mut row = [0; 16];
        row[4..].copy_from_slice(nonce);
        Self(u128::from_le_bytes(row))
    }

    /// At this block.
    #[inline]
    fn at(self, counter: u32) -> [u8; 16] {
        (self.0 | u128::from(counter)).to_le_bytes()
    }
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
    let Some(need) = Need::of(plan, packets) else {
        return (0..packets.count()).for_each(|i| alone(packets, i));
    };
    // There are two sizes of each buffer: eight short packets take less time than it takes to clear the large ones.
    let (mut few, mut all);
    let blocks = if need.blocks <= FEW_BLOCKS {
        few = Aligned([[0; KEYSTREAM_BLOCK]; FEW_BLOCKS]);
        &mut few.0[..]
    } else {
        all = Aligned([[0; KEYSTREAM_BLOCK]; MAX_BLOCKS]);
        &mut all.0
    };
    let (mut few, mut all, mut lanes);
    let lanes = if plan.mac.lanes(packets.count()).is_some() {
        let sets = if sets_for(need.bytes) <= FEW_SETS {
            few = [EMPTY; FEW_SETS];
            &mut few[..]
        } else {
            all = [EMPTY; SETS];
            &mut all
        };
        lanes = MacLanes::new(sets);
        Some(&mut lanes)
    } else {
        None
    };
    Batch::new(token, plan, Blocks(blocks), lanes, packets.count()).run(packets);
}

/// What the packets need of the buffers.
struct Need {
    /// How many blocks are made at once.
    blocks: usize,
    /// Bytes of additional data and text of the longest packet that shares kernels.
    bytes: usize,
}

impl Need {
    /// None where the packets have too few blocks together for a kernel.
    #[inline]
    fn of(plan: &Chacha20Poly1305Plan, packets: &impl Packets) -> Option<Self> {
        let count = packets.count();
        let in_lanes = plan.in_lanes(count);
        let mut need = Self { blocks: 0, bytes: 0 };
        for i in 0..count {
            if let Some(text) = plan.shares(packets, i, i < in_lanes) {
                need.blocks += blocks(text);
                need.bytes = need.bytes.max(packets.aad_bytes(i).saturating_add(text));
            }
        }
        let made = need.blocks.min(plan.lanes.blocks);
        let kernel = plan.lanes.kernel(made).filter(|_| count > 1)?;
        Some(Self { blocks: made.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK), ..need })
    }
}

/// How many blocks of keystream a text of so many bytes has, with that of the key.
#[inline]
fn blocks(text: usize) -> usize {
    1 + text.div_ceil(KEYSTREAM_BLOCK)
}

impl Chacha20Poly1305Plan {
    /// How many bytes the text of a packet has; none where it is not one of those that share kernels.
    #[inline]
    fn shares(&self, packets: &impl Packets, i: usize, in_lane: bool) -> Option<usize> {
        packets.text_bytes(i).filter(|&bytes| self.lanes.take(bytes, in_lane))
    }
}

/// The kernels for so many messages of `len` bytes, in order.
pub(super) fn kernels(len: usize, messages: usize) -> impl Iterator<Item = &'static Chacha20Blocks> {
    let plan = Chacha20Poly1305Plan::of(Token::begin());
    let lanes = &plan.lanes;
    let together = if messages > 1 && lanes.take(len, false) {
        messages
    } else if lanes.take(len, true) {
        plan.in_lanes(messages)
    } else {
        0
    };
    let mut left = together.saturating_mul(blocks(len));
    core::iter::from_fn(move || {
        let now = left.min(lanes.blocks);
        left -= now;
        lanes.kernel(now)
    })
}

/// The kernel that makes the tags of so many messages.
pub(super) fn mac_kernel(messages: usize) -> Option<&'static Poly1305Lanes> {
    Chacha20Poly1305Plan::of(Token::begin()).mac.lanes(messages)
}

/// Seals or opens one packet by itself.
fn alone(packets: &mut impl Packets, i: usize) {
    let row = packets.last_row(i).at(0);
    let nonce = row.last_chunk().unwrap_or(&[0; 12]);
    let Some(Message { key, aad, text, tag }) = packets.message(i) else { return };
    match tag {
        TagPlace::Write(place) => seal_alone(key, nonce, aad, text, place),
        TagPlace::Compare(tag) => {
            if !open_alone(key, nonce, aad, text, &tag) {
                packets.refuse(i);
            }
        }
    }
}

/// Seals a message. Compiled once, for it knows nothing of the packets.
#[inline(never)]
fn seal_alone(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], text: InOut<'_>, place: &mut [u8]) {
    place.copy_from_slice(seal(key, nonce, aad, text).as_bytes());
}

/// Opens a message, and returns whether its tag is right. Compiled once too.
#[inline(never)]
fn open_alone(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
    open(key, nonce, aad, text, tag)
}

/// How many subkeys are derived at once.
pub(crate) const SUBKEYS: usize = MAX_BLOCKS;

/// Derives a subkey from each key and 16 bytes of public input, at most [`SUBKEYS`], by HChaCha20
/// (draft-irtf-cfrg-xchacha-03, section 2.2); or returns that they are too few for a kernel.
///
/// A block of ChaCha20 is what HChaCha20 makes, with the state added to it.
pub(crate) fn derive<'k>(subkeys: &mut [[u8; 32]], secrets: impl Fn(usize) -> (&'k [u8; 32], [u8; 16])) -> bool {
    let secrets = &secrets;
    each_block(subkeys.len(), secrets, |i, block| subtract(block, &secrets(i).1, &mut subkeys[i]))
}

/// Makes so many blocks of keystream, each of a key and the last row of a state, counter and nonce (RFC 8439, section 2.3); or
/// returns that they are too few for a kernel.
pub(crate) fn each_block<'k>(
    count: usize,
    state: impl Fn(usize) -> (&'k [u8; 32], [u8; 16]),
    mut take: impl FnMut(usize, &[u8; KEYSTREAM_BLOCK]),
) -> bool {
    let token = Token::begin();
    let lanes = &Chacha20Poly1305Plan::of(token).lanes;
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

/// Writes a state (RFC 8439, section 2.3) whose last row is given: counter and nonce.
#[inline]
fn write_state(block: &mut [u8; KEYSTREAM_BLOCK], key: &[u8; 32], last: [u8; 16]) {
    let (rows, _) = block.as_chunks_mut::<16>();
    let (low, high) = key.split_at(16);
    rows[0].as_chunks_mut().0.copy_from_slice(&CONSTANTS.map(u32::to_le_bytes));
    rows[1].copy_from_slice(low);
    rows[2].copy_from_slice(high);
    rows[3] = last;
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

/// The most blocks of a batch that has a smaller buffer.
const FEW_BLOCKS: usize = MAX_BLOCKS / 2;

/// Blocks in a place that vectors are loaded from at once.
#[repr(align(64))]
struct Aligned<const N: usize>([[u8; KEYSTREAM_BLOCK]; N]);

/// States, which become blocks of keystream. They are erased when dropped.
struct Blocks<'a>(&'a mut [[u8; KEYSTREAM_BLOCK]]);

impl Blocks<'_> {
    /// Makes blocks of the first `n` states, and of others as far as the kernel makes more at once.
    #[inline]
    fn make(&mut self, token: Token, kernel: &Chacha20Blocks, n: usize) {
        kernel.call(token, &mut self.0[..n.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK)]);
    }
}

impl Drop for Blocks<'_> {
    fn drop(&mut self) {
        wipe(self.0.as_flattened_mut());
    }
}

/// Blocks of a packet that are made at once.
#[derive(Clone, Copy, Default)]
struct Part {
    packet: usize,
    /// Blocks of the packet before these.
    first: usize,
    blocks: usize,
    /// Whether they are the last of the packet.
    ends: bool,
}

/// A batch on its way.
struct Batch<'a> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    /// How many packets, the first ones, have their tags made in lanes, if all share kernels.
    in_lanes: usize,
    blocks: Blocks<'a>,
    /// The packets that they belong to, in order.
    parts: [Part; MAX_BLOCKS],
    /// The authenticators of several packets, where the plan has a kernel for so many. They are borrowed: moving them
    /// takes longer than authenticating a packet.
    lanes: Option<&'a mut MacLanes<'a>>,
    /// Whether the packet of the part that is encrypted or decrypted is authenticated in a lane.
    in_lane: bool,
    /// The authenticator of that packet if it has no lane.
    mac: Poly1305State,
    /// Whether that packet may have its text: its tag is right, or will be compared with those of the other lanes.
    right: bool,
}

impl<'a> Batch<'a> {
    fn new(
        token: Token,
        plan: &'static Chacha20Poly1305Plan,
        blocks: Blocks<'a>,
        lanes: Option<&'a mut MacLanes<'a>>,
        packets: usize,
    ) -> Self {
        Self {
            token,
            plan,
            in_lanes: plan.in_lanes(packets),
            blocks,
            parts: [Part::default(); MAX_BLOCKS],
            lanes,
            in_lane: false,
            mac: Poly1305State::empty(),
            right: true,
        }
    }

    fn run(&mut self, packets: &mut impl Packets) {
        let mut next = Part::default();
        loop {
            let (parts, n) = self.fill(packets, &mut next);
            let kernel = match self.parts[..parts].first() {
                // The rest of a packet must be made as it began.
                Some(part) if part.first > 0 => self.plan.lanes.any_kernel(n),
                _ => self.plan.lanes.kernel(n),
            };
            let Some(kernel) = kernel else {
                // These are the last.
                self.parts[..parts].iter().for_each(|part| alone(packets, part.packet));
                return self.authenticate(packets);
            };
            self.blocks.make(self.token, kernel, n);
            let mut from = 0;
            for part in 0..parts {
                let part = self.parts[part];
                self.apply(packets, part, from);
                from += part.blocks;
            }
        }
    }

    /// Writes the states of the next blocks, and returns of how many parts and how many they are: fewer than there is room for
    /// at the end alone. Packets that are not of these are done on the way.
    #[inline]
    fn fill(&mut self, packets: &mut impl Packets, next: &mut Part) -> (usize, usize) {
        let (mut n, max) = (0, self.plan.lanes.blocks);
        let mut parts = 0;
        while n < max && next.packet < packets.count() {
            let i = next.packet;
            let Some(text) = self.plan.shares(packets, i, i < self.in_lanes) else {
                alone(packets, i);
                next.packet += 1;
                continue;
            };
            let left = blocks(text) - next.first;
            let now = left.min(max - n);
            let part = Part { blocks: now, ends: now == left, ..*next };
            let (key, row) = (packets.key(i), packets.last_row(i));
            for (block, counter) in self.blocks.0[n..n + now].iter_mut().zip(part.first as u32..) {
                write_state(block, key, row.at(counter));
            }
            self.parts[parts] = part;
            parts += 1;
            n += now;
            *next = if part.ends {
                Part { packet: i + 1, ..Part::default() }
            } else {
                Part { first: part.first + part.blocks, ..part }
            };
        }
        (parts, n)
    }

    /// Adds the blocks from `from` on to a part of a packet: the first of all becomes its key. It is authenticated in a lane, or
    /// by itself.
    #[inline]
    fn apply(&mut self, packets: &mut impl Packets, part: Part, from: usize) {
        let Part { packet, first, blocks: n, ends } = part;
        let left = packets.count() - packet;
        let keystream = &self.blocks.0[from..from + n];
        let Some(Message { aad, text, tag, .. }) = packets.message(packet) else { return };
        let text = Text::from(text);
        if let Some(lanes) = &mut self.lanes {
            if first == 0 {
                self.in_lane = lanes.take(&self.plan.mac, left, aad.len(), text.len());
            }
            if self.in_lane {
                lanes.apply(first, keystream, aad, text, matches!(tag, TagPlace::Write(_)));
                if ends && lanes.end(packet) {
                    self.authenticate(packets);
                }
                return;
            }
        }
        let by_itself = ByItself { token: self.token, plan: self.plan, mac: &mut self.mac, right: &mut self.right };
        if !by_itself.apply(first, ends, keystream, aad, text, tag) {
            refuse(packets, packet);
        }
    }

    /// Writes or compares the tags of the packets in lanes.
    fn authenticate(&mut self, packets: &mut impl Packets) {
        let Some(lanes) = &mut self.lanes else { return };
        lanes.tags(self.token, |packet, is| match packets.message(packet).map(|message| message.tag) {
            Some(TagPlace::Write(place)) => place.copy_from_slice(&is),
            Some(TagPlace::Compare(tag)) if Tag::from(is) != tag => refuse(packets, packet),
            _ => {}
        });
    }
}

/// A packet that is authenticated by itself.
struct ByItself<'b> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    mac: &'b mut Poly1305State,
    right: &'b mut bool,
}

impl ByItself<'_> {
    /// Adds keystream to a part: the first block of all becomes the key. The packet is authenticated as soon as there is a key
    /// where it is opened, after the last block where it is sealed. Returns whether it is not refused.
    #[inline(always)]
    fn apply(
        self,
        first: usize,
        ends: bool,
        mut keystream: &[[u8; KEYSTREAM_BLOCK]],
        aad: &[u8],
        mut text: Text<'_>,
        tag: TagPlace<'_>,
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
                    place.copy_from_slice(plan.tag(token, mac, aad, text.output()).as_bytes());
                }
            }
            TagPlace::Compare(tag) => {
                if begins {
                    *right = plan.tag(token, mac, aad, text.input()) == tag;
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

/// Refuses a packet that is forged: its output is all zeros.
#[cold]
fn refuse(packets: &mut impl Packets, i: usize) {
    if let Some(message) = packets.message(i) {
        Text::from(message.text).output_mut().fill(0);
    }
    packets.refuse(i);
}
