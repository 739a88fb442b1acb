//! Batches of packets: one call of a kernel computes keystream of several messages, a block in each lane.
//!
//! The blocks of all short texts form one sequence: for each text the block that becomes its key of Poly1305, then its
//! keystream. A buffer holds as many blocks as the widest kernel computes. The last text in a buffer may continue in the next
//! one. Longer texts fill kernels alone, so they are sealed or opened one by one. So are texts that are too few for any kernel,
//! or that are faster alone by the plan.

use super::{
    driver::{open, seal},
    plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK, MAX_BLOCKS, text_before},
    tags::{EMPTY, FEW_SETS, MacLanes, SETS, sets_for},
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
        wipe::wipe,
    },
    portable::chacha20::CONSTANTS,
};

/// A packet of a batch, with its key and its nonce under this key.
pub(crate) type Packet<'a> = Job<'a, [u8; 32], LastRow>;

/// The maximum number of packets that one call of [`run`] takes, so that they have room on the stack.
pub(crate) const GROUP: usize = 64;

/// The last row of a state at block 0: four zeros, and the nonce. It is a number, so that one store writes it and each word can
/// be loaded from that store.
#[derive(Clone, Copy)]
pub(crate) struct LastRow(u128);

impl LastRow {
    #[inline]
    pub(crate) fn new(nonce: &[u8; 12]) -> Self {
        let mut row = [0; 16];
        row[4..].copy_from_slice(nonce);
        Self(u128::from_le_bytes(row))
    }

    /// Returns the row at block `counter`.
    #[inline]
    fn at(self, counter: u32) -> [u8; 16] {
        (self.0 | u128::from(counter)).to_le_bytes()
    }
}

/// Returns packet `i`. Where there is none, there are none after it, and nobody asks for them.
#[inline]
fn packet<'b, 'a>(packets: &'b mut [Option<Packet<'a>>], i: usize) -> &'b mut Packet<'a> {
    let Some(packet) = &mut packets[i] else { unreachable!() };
    packet
}

/// Seals or opens each packet, at most [`GROUP`] (RFC 8439, section 2.8). A packet that does not open is refused: its output is
/// all zeros.
pub(crate) fn run(packets: &mut [Option<Packet<'_>>], refuse: &mut dyn FnMut(usize)) {
    let token = Token::begin();
    let plan = Chacha20Poly1305Plan::of(token);
    let Some(need) = Need::of(plan, packets) else {
        return packets.iter_mut().flatten().for_each(|packet| alone(packet, refuse));
    };
    // Each buffer has two sizes: clearing the large one takes longer than eight short packets.
    let (mut few, mut all);
    let blocks = if need.blocks <= FEW_BLOCKS {
        few = Aligned([[0; KEYSTREAM_BLOCK]; FEW_BLOCKS]);
        &mut few.0[..]
    } else {
        all = Aligned([[0; KEYSTREAM_BLOCK]; MAX_BLOCKS]);
        &mut all.0
    };
    let (mut few, mut all, mut lanes);
    let lanes = if plan.mac.lanes(packets.len()).is_some() {
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
    Batch::new(token, plan, Blocks(blocks), lanes, packets, refuse).run();
}

/// The sizes of buffers that the packets need.
struct Need {
    /// The number of blocks that are computed at once.
    blocks: usize,
    /// The additional data and the text, in bytes, of the longest packet that shares kernels.
    bytes: usize,
}

impl Need {
    /// `None` if the packets together have too few blocks for a kernel.
    #[inline]
    fn of(plan: &Chacha20Poly1305Plan, packets: &[Option<Packet<'_>>]) -> Option<Self> {
        let count = packets.len();
        let in_lanes = plan.in_lanes(count);
        let mut need = Self { blocks: 0, bytes: 0 };
        for (i, packet) in packets.iter().flatten().enumerate() {
            let text = packet.text.len();
            if plan.lanes.take(text, i < in_lanes) {
                need.blocks += blocks(text);
                need.bytes = need.bytes.max(packet.aad.len().saturating_add(text));
            }
        }
        let made = need.blocks.min(plan.lanes.blocks);
        let kernel = plan.lanes.kernel(made).filter(|_| count > 1)?;
        Some(Self { blocks: made.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK), ..need })
    }
}

/// Returns the number of keystream blocks of a text of `len` bytes, with the block of the key.
#[inline]
fn blocks(text: usize) -> usize {
    1 + text.div_ceil(KEYSTREAM_BLOCK)
}

/// Returns the kernels that a batch of messages of `len` bytes uses, in order.
pub(super) fn kernels(len: usize, messages: usize) -> impl Iterator<Item = &'static Chacha20Blocks> {
    let plan = Chacha20Poly1305Plan::of(Token::begin());
    let lanes = &plan.lanes;
    (0..messages).step_by(GROUP).flat_map(move |first| {
        let group = GROUP.min(messages - first);
        let together = if group > 1 && lanes.take(len, false) {
            group
        } else if lanes.take(len, true) {
            plan.in_lanes(group)
        } else {
            0
        };
        let all = together.saturating_mul(blocks(len));
        (0..all).step_by(lanes.blocks.max(1)).filter_map(move |done| lanes.kernel(lanes.blocks.min(all - done)))
    })
}

/// Returns the kernel that computes the tags of a batch.
pub(super) fn mac_kernel(messages: usize) -> Option<&'static Poly1305Lanes> {
    Chacha20Poly1305Plan::of(Token::begin()).mac.lanes(messages)
}

/// Seals or opens one packet alone. A packet that does not open is refused.
#[inline(never)]
fn alone(packet: &mut Packet<'_>, refuse: &mut dyn FnMut(usize)) {
    let Job { index, key, nonce, aad, text, tag } = packet;
    let row = nonce.at(0);
    let nonce = row.last_chunk().unwrap_or(&[0; 12]);
    match tag {
        TagPlace::Write(place) => place.output_mut().copy_from_slice(seal(key, nonce, aad, text.reborrow()).as_bytes()),
        TagPlace::Compare(tag) => {
            if !open(key, nonce, aad, text.reborrow(), tag) {
                refuse(*index);
            }
        }
    }
}

/// Derives a subkey from each key and 16 bytes of public input, by HChaCha20 (draft-irtf-cfrg-xchacha-03,
/// section 2.2). Returns false if they are too few for a kernel.
///
/// A block of ChaCha20 is the result of HChaCha20's rounds plus the state.
pub(crate) fn derive<'k>(subkeys: &mut [[u8; 32]], secrets: impl Fn(usize) -> (&'k [u8; 32], [u8; 16])) -> bool {
    let secrets = &secrets;
    each_block(subkeys.len(), secrets, |i, block| subtract(block, &secrets(i).1, &mut subkeys[i]))
}

/// Computes blocks of keystream, each from a key and the last row of a state, counter and nonce (RFC 8439, section 2.3).
/// Returns false if they are too few for a kernel.
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

/// Writes a state (RFC 8439, section 2.3) from a key and its last row, counter and nonce.
#[inline]
fn write_state(block: &mut [u8; KEYSTREAM_BLOCK], key: &[u8; 32], last: [u8; 16]) {
    let (rows, _) = block.as_chunks_mut::<16>();
    let (low, high) = key.split_at(16);
    rows[0].as_chunks_mut().0.copy_from_slice(&CONSTANTS.map(u32::to_le_bytes));
    rows[1].copy_from_slice(low);
    rows[2].copy_from_slice(high);
    rows[3] = last;
}

/// Computes HChaCha20 of a state from its block of keystream: the first and the last row of the block, minus those rows of the
/// state.
fn subtract(block: &[u8; KEYSTREAM_BLOCK], input: &[u8; 16], subkey: &mut [u8; 32]) {
    let added = CONSTANTS.into_iter().chain(input.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)));
    let (words, _) = block.as_chunks();
    let words = words[..4].iter().chain(&words[12..]);
    for ((place, word), added) in subkey.as_chunks_mut().0.iter_mut().zip(words).zip(added) {
        *place = u32::from_le_bytes(*word).wrapping_sub(added).to_le_bytes();
    }
}

/// The maximum number of blocks of a batch that uses the smaller buffer.
const FEW_BLOCKS: usize = MAX_BLOCKS / 2;

/// Blocks at the alignment of vector loads.
#[repr(align(64))]
struct Aligned<const N: usize>([[u8; KEYSTREAM_BLOCK]; N]);

/// States, which become blocks of keystream. They are erased when dropped.
struct Blocks<'a>(&'a mut [[u8; KEYSTREAM_BLOCK]]);

impl Blocks<'_> {
    /// Computes the blocks of the first `n` states, and of more states if the kernel computes more at once.
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

/// Consecutive blocks of one packet in the buffer.
#[derive(Clone, Copy, Default)]
struct Part {
    packet: usize,
    /// The number of earlier blocks of the packet.
    first: usize,
    blocks: usize,
    /// Whether these are the last blocks of the packet.
    ends: bool,
}

impl Part {
    /// Returns the part that begins here of a packet with a text of `text` bytes, of at most `room` blocks.
    #[inline]
    fn fit(&self, text: usize, room: usize) -> Self {
        let left = blocks(text) - self.first;
        let now = left.min(room);
        Self { blocks: now, ends: now == left, ..*self }
    }

    /// Returns where the next part begins: in this packet, or in the next one.
    #[inline]
    fn following(&self) -> Self {
        if self.ends {
            Self { packet: self.packet + 1, ..Self::default() }
        } else {
            Self { first: self.first + self.blocks, ..*self }
        }
    }
}

/// A batch in progress.
struct Batch<'a, 'p> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    packets: &'a mut [Option<Packet<'p>>],
    refuse: &'a mut dyn FnMut(usize),
    /// The number of packets, from the first on, whose tags are computed in lanes if they share kernels.
    in_lanes: usize,
    blocks: Blocks<'a>,
    /// The packets of the parts, in order.
    parts: [Part; MAX_BLOCKS],
    /// The authenticators of several packets, if the plan has a kernel for them. They are borrowed: moving them takes longer
    /// than authenticating a packet.
    lanes: Option<&'a mut MacLanes<'a>>,
    /// Whether the packet of the part that is encrypted or decrypted is authenticated in a lane.
    in_lane: bool,
    /// The authenticator of that packet if it is not in a lane.
    mac: Poly1305State,
    /// Whether that packet may be decrypted: its tag is right, or will be compared with the tags of the other lanes.
    right: bool,
}

impl<'a, 'p> Batch<'a, 'p> {
    fn new(
        token: Token,
        plan: &'static Chacha20Poly1305Plan,
        blocks: Blocks<'a>,
        lanes: Option<&'a mut MacLanes<'a>>,
        packets: &'a mut [Option<Packet<'p>>],
        refuse: &'a mut dyn FnMut(usize),
    ) -> Self {
        Self {
            token,
            plan,
            in_lanes: plan.in_lanes(packets.len()),
            packets,
            refuse,
            blocks,
            parts: [Part::default(); MAX_BLOCKS],
            lanes,
            in_lane: false,
            mac: Poly1305State::empty(),
            right: true,
        }
    }

    fn run(&mut self) {
        let mut next = Part::default();
        loop {
            let (parts, n) = self.fill(&mut next);
            let kernel = match self.parts[..parts].first() {
                // The rest of a packet must be processed in the same way as its beginning.
                Some(part) if part.first > 0 => self.plan.lanes.any_kernel(n),
                _ => self.plan.lanes.kernel(n),
            };
            let Some(kernel) = kernel else {
                // These blocks are the last.
                self.parts[..parts].iter().for_each(|part| alone(packet(self.packets, part.packet), self.refuse));
                return self.authenticate();
            };
            self.blocks.make(self.token, kernel, n);
            let mut from = 0;
            for part in 0..parts {
                let part = self.parts[part];
                self.apply(part, from);
                from += part.blocks;
            }
        }
    }

    /// Writes the states of the next blocks, and returns the number of parts and the number of blocks. There are fewer blocks
    /// than room only at the end. Packets that do not share kernels are sealed or opened meanwhile.
    #[inline]
    fn fill(&mut self, next: &mut Part) -> (usize, usize) {
        let (mut n, max) = (0, self.plan.lanes.blocks);
        let mut parts = 0;
        while n < max && next.packet < self.packets.len() {
            let i = next.packet;
            let packet = packet(self.packets, i);
            if !self.plan.lanes.take(packet.text.len(), i < self.in_lanes) {
                alone(packet, self.refuse);
                next.packet += 1;
                continue;
            }
            let part = next.fit(packet.text.len(), max - n);
            for (block, counter) in self.blocks.0[n..n + part.blocks].iter_mut().zip(part.first as u32..) {
                write_state(block, packet.key, packet.nonce.at(counter));
            }
            self.parts[parts] = part;
            parts += 1;
            n += part.blocks;
            *next = part.following();
        }
        (parts, n)
    }

    /// Adds the blocks from `from` on to a part of a packet; the first block of the packet becomes its key. The packet is
    /// authenticated in a lane, or alone.
    #[inline]
    fn apply(&mut self, part: Part, from: usize) {
        let Part { packet: i, first, blocks: n, ends } = part;
        let left = self.packets.len() - i;
        let keystream = &self.blocks.0[from..from + n];
        let Job { index, aad, text, tag, .. } = packet(self.packets, i);
        if let Some(lanes) = &mut self.lanes {
            if first == 0 {
                self.in_lane = lanes.take(&self.plan.mac, left, aad.len(), text.len());
            }
            if self.in_lane {
                lanes.apply(first, keystream, aad, text.reborrow(), matches!(tag, TagPlace::Write(_)));
                if ends && lanes.end(i) {
                    self.authenticate();
                }
                return;
            }
        }
        let by_itself = ByItself { token: self.token, plan: self.plan, mac: &mut self.mac, right: &mut self.right };
        if !by_itself.apply(first, ends, keystream, aad, text, tag) {
            text.output_mut().fill(0);
            (self.refuse)(*index);
        }
    }

    /// Writes or compares the tags of the packets in lanes.
    fn authenticate(&mut self) {
        let Some(lanes) = &mut self.lanes else { return };
        lanes.tags(self.token, |i, is| {
            let Job { index, text, tag, .. } = packet(self.packets, i);
            match tag {
                TagPlace::Write(place) => place.output_mut().copy_from_slice(&is),
                TagPlace::Compare(tag) if Tag::from(is) == *tag => {}
                TagPlace::Compare(_) => {
                    text.output_mut().fill(0);
                    (self.refuse)(*index);
                }
            }
        });
    }
}

/// A packet that is authenticated alone.
struct ByItself<'b> {
    token: Token,
    plan: &'static Chacha20Poly1305Plan,
    mac: &'b mut Poly1305State,
    right: &'b mut bool,
}

impl ByItself<'_> {
    /// Adds keystream to a part; the first block of the packet becomes the key. A packet that is opened is authenticated as
    /// soon as it has its key, a packet that is sealed after its last block. Returns whether the packet is not refused.
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
                    place.output_mut().copy_from_slice(plan.tag(token, mac, aad, text.output()).as_bytes());
                }
            }
            TagPlace::Compare(tag) => {
                if begins {
                    *right = plan.tag(token, mac, aad, text.input()) == *tag;
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
mod tests {
    use std::println;

    use super::*;
    use crate::kernel::paper::Plans;

    /// The type of [`Part::fit`].
    type Fit = fn(&Part, usize, usize) -> Part;

    /// Parts with a fault at each boundary.
    const FAULTS: [Fit; 6] = [
        |part, text, room| Part { packet: part.packet + 1, ..part.fit(text, room) },
        |part, text, room| Part { first: part.first + 1, ..part.fit(text, room) },
        |part, text, room| Part { blocks: part.fit(text, room).blocks + 1, ..part.fit(text, room) },
        |part, text, room| Part { blocks: part.fit(text, room).blocks - 1, ..part.fit(text, room) },
        |part, text, room| Part { ends: !part.fit(text, room).ends, ..part.fit(text, room) },
        |part, text, room| part.fit(text, room + 1),
    ];

    /// Fills the buffer with the blocks of packets of these lengths, as often as it takes: each block of each packet is computed
    /// once and in order, next to the block before it, and the kernel fits the buffer.
    fn fill(plan: &Chacha20Poly1305Plan, texts: &[usize], fit: Fit) -> Result<(), &'static str> {
        let check = |holds, why| if holds { Ok(()) } else { Err(why) };
        let (lanes, mut next, mut taken) = (&plan.lanes, Part::default(), 0);
        while next.packet < texts.len() {
            let (mut n, mut parts) = (0, 0);
            while n < lanes.blocks && next.packet < texts.len() {
                let all = blocks(texts[next.packet]);
                let part = fit(&next, texts[next.packet], lanes.blocks - n);
                check(part.packet == next.packet && part.first == taken, "each block once and in order")?;
                check(part.blocks > 0 && n + part.blocks <= lanes.blocks, "within the buffer")?;
                taken += part.blocks;
                check(part.ends == (taken == all), "the end of a packet")?;
                check(text_before(part.first) <= texts[part.packet], "a block for no text")?;
                taken = if part.ends { 0 } else { taken };
                n += part.blocks;
                parts += 1;
                next = part.following();
                check(part.ends == (next.packet == part.packet + 1) && next.first == taken, "the next part")?;
            }
            check(n == lanes.blocks || next.packet == texts.len(), "room is left before the end")?;
            check(parts <= MAX_BLOCKS, "as many parts as blocks")?;
            if let Some(kernel) = lanes.any_kernel(n) {
                check(n.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK) <= lanes.blocks, "within the buffer")?;
            }
        }
        Ok(())
    }

    /// Batches of every number of packets of one length, or of two lengths in turn, up to the longest that share kernels.
    #[test]
    fn each_block_of_each_packet_is_computed_once_and_in_order() {
        let mut cases = 0;
        for (name, plan) in Plans::read().chacha20_poly1305 {
            let max = 2048;
            if plan.lanes.blocks == 0 {
                continue;
            }
            for text in 0..=max {
                for count in 1..=GROUP {
                    assert_eq!(
                        fill(&plan, &[text; GROUP][..count], Part::fit),
                        Ok(()),
                        "{name}: {count} packets of {text} bytes"
                    );
                    cases += 1;
                }
            }
            for (i, fault) in FAULTS.into_iter().enumerate() {
                assert!(fill(&plan, &[1000; GROUP], fault).is_err(), "{name}: fault {i} is accepted");
            }
            for pair in (0..=max).step_by(64).flat_map(|a| (0..=max).step_by(64).map(move |b| [a, b])) {
                let texts: [usize; GROUP] = core::array::from_fn(|i| pair[i % 2]);
                assert_eq!(fill(&plan, &texts, Part::fit), Ok(()), "{name}: {pair:?}");
                cases += 1;
            }
        }
        println!("report: {cases} batches were divided by ChaCha20-Poly1305");
    }
}
