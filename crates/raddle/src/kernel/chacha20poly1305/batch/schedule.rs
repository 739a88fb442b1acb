//! The steps of a batch: which packets share which call. The steps depend only on numbers. The driver performs them,
//! and the tests check them for every plan.
//!
//! The blocks of all short texts form one sequence: for each text, first the block that becomes its Poly1305 key, then
//! its keystream. A buffer holds as many blocks as the widest kernel computes. The last text in a buffer may continue
//! in the next one. A longer text fills a kernel by itself, so longer texts are sealed or opened one by one. So are
//! texts that are too few for any kernel, and texts that are faster one by one according to the plan.
//!
//! Tags are computed for several packets at once, one in each lane of a Poly1305 kernel. Packets begin together. When a
//! packet ends, its tag is computed; later results in its lane are discarded.

use core::ops::Range;

use super::super::plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK, MAX_BLOCKS};
use crate::kernel::{
    contract::kernel_types::{Chacha20Blocks, Poly1305Lanes},
    poly1305::{lanes::LANES, plan::Poly1305Plan, state::BLOCK},
};

/// The lengths of a packet in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    pub(super) aad: usize,
    pub(super) text: usize,
}

impl Lengths {
    /// The lengths of an empty packet.
    pub(super) const NONE: Self = Self { aad: 0, text: 0 };
}

/// Consecutive blocks of one packet in the buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Part {
    pub(super) packet: usize,
    /// The number of blocks of the packet before this part.
    pub(super) first: usize,
    pub(super) blocks: usize,
    /// Whether these are the last blocks of the packet.
    pub(super) ends: bool,
}

impl Part {
    /// Returns the part that begins here, in a packet with a text of `text` bytes. The part has at most `room` blocks.
    #[inline]
    fn fit(&self, text: usize, room: usize) -> Self {
        let left = keystream_blocks(text) - self.first;
        let now = left.min(room);
        Self { blocks: now, ends: now == left, ..*self }
    }

    /// Returns the beginning of the next part, in this packet or the next.
    #[inline]
    fn following(&self) -> Self {
        if self.ends {
            Self { packet: self.packet + 1, ..Self::default() }
        } else {
            Self { first: self.first + self.blocks, ..*self }
        }
    }
}

/// Returns the number of keystream blocks for a text of `text` bytes, including the key's block.
#[inline]
pub(super) fn keystream_blocks(text: usize) -> usize {
    1 + text.div_ceil(KEYSTREAM_BLOCK)
}

/// The lane of a packet, and the positions of its Poly1305 blocks. The additional data begin at the first set, the text
/// follows, and the lengths block comes last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lane {
    pub(super) lane: usize,
    /// The number of blocks before the text.
    pub(super) text: usize,
    /// The number of all blocks.
    pub(super) blocks: usize,
}

/// A step of the driver.
#[derive(Clone, Debug)]
pub(super) enum BatchStep {
    /// Seals or opens a packet alone.
    Alone { packet: usize },
    /// Writes the states for a part, starting at block `at` of the buffer.
    States { part: Part, at: usize },
    /// Computes the first `blocks` blocks of the buffer, and more if the kernel computes more at once.
    Keystream { kernel: &'static Chacha20Blocks, blocks: usize },
    /// Makes the first block the key of a part that begins its packet, and XORs the keystream from block `at` of the buffer on. The packet
    /// is authenticated in a lane, or alone.
    Apply { part: Part, at: usize, lane: Option<Lane> },
    /// Authenticates sets of blocks, one set after another. A set has one block for each lane.
    Absorb { kernel: &'static Poly1305Lanes, sets: Range<usize> },
    /// Writes the tag of a packet in a lane, or compares it.
    Tag { packet: usize, lane: usize },
}

/// A receiver of the steps of a batch, in order: the driver or a test.
pub(super) trait BatchSteps {
    /// Returns the lengths of a packet.
    fn lengths(&self, packet: usize) -> Lengths;

    /// Performs the next step.
    fn perform(&mut self, step: BatchStep);
}

/// The sizes of buffers that the packets need.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    /// The number of blocks that are computed at once.
    pub(super) blocks: usize,
    /// The number of sets of Poly1305 blocks, which is the number for the longest packet that shares kernels. It is
    /// zero if tags are not computed in lanes.
    pub(super) sets: usize,
}

/// Returns the number of sets of blocks for a packet whose additional data and text have `bytes` bytes together. Both
/// are padded, and the lengths block follows.
#[inline]
pub(super) fn sets_for(bytes: usize) -> usize {
    bytes.saturating_add(2 * (BLOCK - 1)) / BLOCK + 1
}

/// Returns what a batch needs, or `None` if the packets together have too few blocks for a kernel.
#[inline]
pub(super) fn need(plan: &Chacha20Poly1305Plan, packets: impl ExactSizeIterator<Item = Lengths>) -> Option<Need> {
    let (count, mut blocks, mut bytes) = (packets.len(), 0, 0);
    let in_lanes = plan.in_lanes(count);
    for (i, Lengths { aad, text }) in packets.enumerate() {
        if plan.lanes.suits(text, i < in_lanes) {
            blocks += keystream_blocks(text);
            bytes = bytes.max(aad.saturating_add(text));
        }
    }
    let made = blocks.min(plan.lanes.blocks);
    let kernel = plan.lanes.kernel(made).filter(|_| count > 1)?;
    let sets = if plan.mac.lanes(count).is_some() { sets_for(bytes) } else { 0 };
    Some(Need { blocks: made.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK), sets })
}

/// Passes on the steps of a batch of `count` packets, in order. There is room for `sets` sets of blocks of Poly1305, and for the
/// blocks of keystream that the batch [needs](need).
#[inline(always)]
pub(super) fn schedule(plan: &Chacha20Poly1305Plan, count: usize, sets: usize, steps: &mut impl BatchSteps) {
    let (lanes, in_lanes) = (&plan.lanes, plan.in_lanes(count));
    let mut waiting = Waiting::new(sets);
    let (mut next, mut parts) = (Part::default(), [Part::default(); MAX_BLOCKS]);
    let mut lane = None;
    loop {
        // There are fewer blocks than room only at the end.
        let (mut blocks, mut filled) = (0, 0);
        while blocks < lanes.blocks && next.packet < count {
            let text = steps.lengths(next.packet).text;
            if !lanes.suits(text, next.packet < in_lanes) {
                steps.perform(BatchStep::Alone { packet: next.packet });
                next.packet += 1;
                continue;
            }
            let part = next.fit(text, lanes.blocks - blocks);
            steps.perform(BatchStep::States { part, at: blocks });
            parts[filled] = part;
            filled += 1;
            blocks += part.blocks;
            next = part.following();
        }
        let parts = &parts[..filled];
        let kernel = match parts.first() {
            // The rest of a packet must be processed in the same way as its beginning.
            Some(part) if part.first > 0 => lanes.any_kernel(blocks),
            _ => lanes.kernel(blocks),
        };
        let Some(kernel) = kernel else {
            // These blocks are the last.
            parts.iter().for_each(|part| steps.perform(BatchStep::Alone { packet: part.packet }));
            return waiting.tags(steps);
        };
        steps.perform(BatchStep::Keystream { kernel, blocks });
        let mut at = 0;
        for part in parts {
            if part.first == 0 {
                lane = waiting.lane(&plan.mac, count - part.packet, steps.lengths(part.packet));
            }
            steps.perform(BatchStep::Apply { part: *part, at, lane });
            if part.ends
                && let Some(lane) = lane
                && waiting.end(part.packet, lane)
            {
                waiting.tags(steps);
            }
            at += part.blocks;
        }
    }
}

/// Packets that wait for their tags.
struct Waiting {
    /// The kernel for these packets, or `None` if authenticating each packet separately is faster.
    kernel: Option<&'static Poly1305Lanes>,
    /// The room for sets of blocks.
    sets: usize,
    /// The number of packets that wait.
    count: usize,
    /// The number of each packet in the batch.
    packets: [usize; LANES],
    /// The number of blocks of each packet.
    blocks: [usize; LANES],
}

impl Waiting {
    #[inline(always)]
    fn new(sets: usize) -> Self {
        Self { kernel: None, sets, count: 0, packets: [0; LANES], blocks: [0; LANES] }
    }

    /// Returns the lane for the next packet, or `None` if the packet is authenticated separately. `left` packets are
    /// left, including this packet.
    #[inline(always)]
    fn lane(&mut self, plan: &Poly1305Plan, left: usize, Lengths { aad, text }: Lengths) -> Option<Lane> {
        if self.sets == 0 {
            return None;
        }
        if self.count == 0 {
            self.kernel = plan.lanes(left);
        }
        self.kernel?;
        if sets_for(aad.saturating_add(text)) > self.sets {
            return None;
        }
        let before = aad.div_ceil(BLOCK);
        Some(Lane { lane: self.count, text: before, blocks: before + text.div_ceil(BLOCK) + 1 })
    }

    /// Records the end of a packet, which now waits for its tag. Returns whether all lanes are full.
    #[inline(always)]
    fn end(&mut self, packet: usize, lane: Lane) -> bool {
        self.packets[self.count] = packet;
        self.blocks[self.count] = lane.blocks;
        self.count += 1;
        self.count == LANES
    }

    /// Passes on the steps to the tags of the packets that wait.
    #[inline(always)]
    fn tags(&mut self, steps: &mut impl BatchSteps) {
        let blocks = &self.blocks[..self.count];
        let mut from = 0;
        while let Some(kernel) = self.kernel
            && let Some(to) = blocks.iter().copied().filter(|blocks| *blocks > from).min()
        {
            steps.perform(BatchStep::Absorb { kernel, sets: from..to });
            for (lane, (packet, _)) in self.packets.iter().zip(blocks).enumerate().filter(|(_, (_, end))| **end == to) {
                steps.perform(BatchStep::Tag { packet: *packet, lane });
            }
            from = to;
        }
        self.count = 0;
    }
}
