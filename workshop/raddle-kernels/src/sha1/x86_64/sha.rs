//! The SHA-1 instructions: one message, or two woven.
//!
//! `sha1rnds4` computes four rounds on a to d, which are in one register from high to low, with four words of W; e is
//! added to the first of these words. After four rounds, e is the value that a had before them, rotated: `sha1nexte`
//! rotates and adds that value. So a block is a dependency chain of 20 `sha1rnds4`, and everything else fits into its
//! latency. Two messages are two independent chains.
//!
//! The message schedule computes four words at a time: W(t) = (W(t - 3) ^ W(t - 8) ^ W(t - 14) ^ W(t - 16)) <<< 1.
//! `sha1msg1` adds the last two terms, and `sha1msg2` adds the first and rotates. From W(32) on, this formula applied
//! to its own terms gives W(t) = (W(t - 6) ^ W(t - 16) ^ W(t - 28) ^ W(t - 32)) <<< 2, in which four words do not
//! depend on each other. [`MessageSchedule::Vectors`] computes these words without SHA-1 instructions.

use std::fmt;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::sha1::{BLOCK, WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::width::SUM;

/// The length of a register in bytes.
pub(super) const VECTOR: usize = 16;

/// The number of groups of four rounds, each with four words of W.
pub(super) const GROUPS: usize = spec::ROUNDS / 4;

/// The instructions of the message schedule from W(32) on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MessageSchedule {
    /// The fewest instructions.
    Few,
    /// Vectors of AVX-512, for cores that execute `sha1msg2` in microcode.
    Vectors,
}

impl fmt::Display for MessageSchedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MessageSchedule::Few => "",
            MessageSchedule::Vectors => ", 4 of 16 sha1msg2",
        })
    }
}

/// The number of messages, and the order in which they are woven.
pub(super) enum Messages {
    /// One message: `sha1_blocks_*`.
    One(MessageSchedule),
    /// Two messages: `sha1_streams_*`.
    Two(Order, MessageSchedule),
}

impl Variant for Messages {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        match self {
            Messages::One(_) => Hash::Sha1.blocks(),
            Messages::Two(..) => Hash::Sha1.streams(2),
        }
    }

    fn summary(&self) -> String {
        match self {
            Messages::One(schedule) => format!("1 message{schedule}"),
            Messages::Two(order, schedule) => format!("2 messages, {order}{schedule}"),
        }
    }

    /// Absorbs a block of each message per iteration.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let (state, len) = (k.arg("state"), k.arg("len"));
        let control = k.constants(REVERSE_BYTES);
        let (control_register, fifth) = (k.take(), k.fix(RAX).low32());
        let reverse = Place::Reg(control_register);
        k.clear([fifth]);
        let (pointers, streams, order) = match *self {
            Messages::One(schedule) => {
                let input = k.arg("input");
                let older = Older::of(schedule, 0);
                (None, vec![Stream::new(k, input, None, older, reverse, fifth)], Order::RoundRobin)
            }
            // Two messages leave no registers for the hash values before the block, so these are on the stack.
            Messages::Two(order, schedule) => {
                let inputs = [k.arg("inputs"), k.fix(R8)];
                let slots = k.slots(4, VECTOR);
                let before = |i: usize| [2 * i, 2 * i + 1].map(|half| Place::Mem(slots.at(half)));
                let names = ["message 1: ", "message 2: "];
                let stream = |i: usize| {
                    let older = Older::of(schedule, i);
                    Stream { name: names[i], ..Stream::new(k, inputs[i], Some(before(i)), older, reverse, fifth) }
                };
                let pointers = [1, 0].map(|i| mov64(inputs[i], at(inputs[0], 8 * i)));
                (Some(pointers), [0, 1].map(stream).into(), order)
            }
        };
        for stream in &streams {
            stream.clear(k);
        }

        // `sha1rnds4` and its like have a legacy encoding; all other instructions here use VEX. While an upper half is
        // dirty, as the caller may leave it, processors of Intel pay for each change of the encoding.
        k.first([vzeroupper(zmm(0)), vmovdqu(control_register, control.at(0))].phase("begin: the order of bytes"));
        let place = |i: usize| at(state, 4 * WORDS * i);
        let loads = streams.iter().enumerate().flat_map(|(i, stream)| stream.load(place(i)));
        let enter = Vec::from_iter(pointers.into_iter().flatten().chain(loads));
        let mut next: Vec<Inst> = streams.iter().map(|stream| add64(stream.input, BLOCK)).collect();
        next.push(sub64(len, BLOCK));
        let blocks = woven(streams.iter().map(Stream::block), order);
        vec![
            straight(enter.phase("load: each hash value, a to d from high to low, and e in the highest word")),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![blocks.into(), straight(next.phase("advance: pointers and length"))],
            }
            .phase(format!("loop: a block of each message, while {BLOCK} bytes are left")),
            straight(Vec::from_iter(streams.iter().enumerate().flat_map(|(i, stream)| stream.store(place(i)))))
                .phase("store: each hash value"),
        ]
    }
}

/// The registers of [`MessageSchedule::Vectors`]. Instructions of SHA-1 can't name these registers, and need none of
/// these words.
#[derive(Clone, Copy)]
pub(crate) struct Older {
    /// The sixteen words of the message schedule before the last sixteen.
    words: [Xmm; 4],
    scratch: Xmm,
}

impl Older {
    /// Returns the registers of a message, or `None` if its schedule keeps no such words.
    fn of(schedule: MessageSchedule, message: usize) -> Option<Older> {
        let [first, second, third, fourth, scratch] = [0, 1, 2, 3, 4].map(|i| xmm(HIGH + 5 * message as u8 + i));
        let older = Older { words: [first, second, third, fourth], scratch };
        (schedule == MessageSchedule::Vectors).then_some(older)
    }
}

/// A message and its registers.
pub(crate) struct Stream {
    /// The pointer to its next block.
    input: Gpr64,
    /// The words a to d, from high to low.
    pub(super) abcd: Xmm,
    /// Two registers that alternate: four words of W with e added to the first, and a to d before four rounds, whose a
    /// becomes e.
    pub(super) sums: [Xmm; 2],
    /// The last sixteen words of the message schedule.
    words: [Xmm; 4],
    older: Option<Older>,
    /// The hash value before the block, a to d and e, in registers or in memory.
    before: [Place<Xmm>; 2],
    /// The control of the shuffle that reverses the bytes of a vector, in a register or in memory.
    reverse: Place<Xmm>,
    /// The register through which e goes to memory.
    fifth: Gpr32,
    /// The beginning of comments.
    pub(crate) name: &'static str,
}

impl Stream {
    /// Allocates the registers of a message. If `before` is `None`, they include registers for the hash value before
    /// the block.
    pub(crate) fn new(
        k: &mut Builder<X86_64>,
        input: Gpr64,
        before: Option<[Place<Xmm>; 2]>,
        older: Option<Older>,
        reverse: Place<Xmm>,
        fifth: Gpr32,
    ) -> Stream {
        let (abcd, sums, words) = (k.take(), k.take_all(), k.take_all());
        let before = before.unwrap_or_else(|| k.take_all().map(Place::Reg));
        Stream { input, abcd, sums, words, older, before, reverse, fifth, name: "" }
    }

    /// Returns the register through which e goes to memory.
    pub(super) fn fifth(&self) -> Gpr32 {
        self.fifth
    }

    /// Loads the hash value. Between blocks e is in the highest word of the first of the sums, whose other words are
    /// zero.
    pub(crate) fn load(&self, state: Mem) -> Vec<Inst> {
        let [e, _] = self.sums;
        let fifth = Mem { disp: state.disp + VECTOR as i64, ..state };
        vec![
            vmovdqu(self.abcd, state),
            vpshufd(self.abcd, self.abcd, REVERSE),
            vmovd_load(e, fifth),
            vpshufd(e, e, REVERSE),
        ]
    }

    /// Stores the hash value.
    pub(crate) fn store(&self, state: Mem) -> Vec<Inst> {
        let [e, _] = self.sums;
        let fifth = Mem { disp: state.disp + VECTOR as i64, ..state };
        vec![
            vpshufd(self.abcd, self.abcd, REVERSE),
            vmovdqu_store(state, self.abcd),
            vpshufd(e, e, REVERSE),
            vmovd_gpr(self.fifth, e),
            mov32_store(fifth, self.fifth),
        ]
    }

    /// Absorbs a block: repeats four words of W with e and four rounds, and finally adds the hash value before the
    /// block.
    pub(crate) fn block(&self) -> Strand {
        let mut strand = Strand::default();
        strand.extend(self.keep());
        for group in 0..GROUPS {
            let what = match (group, self.older) {
                (..4, _) => "words of the block",
                (8.., Some(_)) => "(W(t - 6) ^ W(t - 16) ^ W(t - 28) ^ W(t - 32)) <<< 2",
                _ => "(W(t - 3) ^ W(t - 8) ^ W(t - 14) ^ W(t - 16)) <<< 1",
            };
            let note = format!("{}rounds {} to {}: W(t) = {what}", self.name, 4 * group, 4 * group + 3);
            let prepare = [self.load_words(group), self.add(group, self.words(group)), self.schedule(group)].concat();
            strand.extend(prepare.phase(note));
            strand.extend(self.rounds(group));
        }
        strand.extend(self.finish());
        strand
    }

    /// Keeps the hash value for the sum after the block.
    pub(super) fn keep(&self) -> Vec<Inst> {
        let keep = self.before.into_iter().zip([self.abcd, self.sums[0]]).map(|(place, register)| match place {
            Place::Mem(place) => vmovdqu_store(place, register),
            Place::Reg(place) => vmovdqa(place, register),
        });
        Vec::from_iter(keep).phase(format!("{}keeps the hash value for the sum after the block", self.name))
    }

    /// Adds the hash value before the block.
    pub(super) fn finish(&self) -> Vec<Inst> {
        let [e, _] = self.sums;
        // The word a before the last four rounds becomes e.
        let [abcd, sum] = self.before.map(|place| match place {
            Place::Reg(register) => (None, register),
            Place::Mem(place) => (Some(place), self.words[0]),
        });
        let note = format!("{}finish: adds the hash value before the block", self.name);
        let mut sums: Vec<Inst> = sum.0.map(|place| vmovdqu(sum.1, place)).into_iter().collect();
        sums.push(sha1nexte(e, sum.1));
        sums.push(match abcd.0 {
            Some(place) => vpaddd(self.abcd, self.abcd, place),
            None => vpaddd(self.abcd, self.abcd, abcd.1),
        });
        sums.phase(note)
    }

    /// Returns the register of a group of words.
    pub(super) fn words(&self, group: usize) -> Xmm {
        self.words[group % 4]
    }

    /// Loads a group of words, if it is one of the block.
    pub(super) fn load_words(&self, group: usize) -> Vec<Inst> {
        let words = self.words(group);
        let mut insts = Vec::new();
        if group < 4 {
            insts.extend([vmovdqu(words, at(self.input, VECTOR * group)), vpshufb(words, words, self.reverse)]);
            insts.extend(self.older.map(|older| vmovdqa32(older.words[group], words)));
        }
        insts
    }

    /// Adds a group of words, with e added to the first, to the sum.
    pub(super) fn add(&self, group: usize, words: Xmm) -> Vec<Inst> {
        let sum = self.sums[group % 2];
        vec![match group {
            0 => vpaddd(sum, sum, words),
            _ => sha1nexte(sum, words),
        }]
    }

    /// Applies four rounds.
    pub(super) fn rounds(&self, group: usize) -> Vec<Inst> {
        let [sum, abcd] = [0, 1].map(|i| self.sums[(group + i) % 2]);
        let quarter = (group * 4 / spec::QUARTER) as u8;
        vec![vmovdqa(abcd, self.abcd), sha1rnds4(self.abcd, sum, quarter)]
    }

    /// Computes the parts of the message schedule that need a group of words.
    pub(super) fn schedule(&self, group: usize) -> Vec<Inst> {
        // Each group of words replaces the group four before it.
        let [words, next, second, third] = [0, 1, 2, 3].map(|i| self.words[(group + i) % 4]);
        let mut insts = Vec::new();
        // The SHA-1 instructions compute the groups below this one.
        let end = if self.older.is_some() { 8 } else { GROUPS };
        // These instructions compute parts of the next three groups, in the places of the groups four before them.
        insts.extend((3..end - 1).contains(&group).then(|| sha1msg2(next, words)));
        insts.extend((2..end - 2).contains(&group).then(|| vpxor(second, second, words)));
        insts.extend((1..end - 3).contains(&group).then(|| sha1msg1(third, words)));
        if let Some(older) = self.older
            && (end - 1..GROUPS - 1).contains(&group)
        {
            insts.extend(self.expand(older, group + 1));
        }
        insts
    }

    /// Computes a group of words from the eight groups before it.
    fn expand(&self, older: Older, group: usize) -> Vec<Inst> {
        let [sixteen_before, eight_before, four_before] = [0, 2, 3].map(|i| self.words[(group + i) % 4]);
        let [first, next] = [0, 1].map(|i| older.words[(group + i) % 4]);
        let sum = older.scratch;
        let mut insts = vec![
            vpternlogd(first, next, sixteen_before, SUM),
            vpalignr(sum, eight_before, four_before, 8),
            vpxord(sum, sum, first),
        ];
        // The third and the fourth group after this one read these words last.
        insts.extend((group + 3 < GROUPS).then(|| vmovdqa32(first, sixteen_before)));
        insts.push(vprold(sixteen_before, sum, 2));
        insts
    }

    /// Names the registers with secrets, which the epilogue clears.
    pub(crate) fn clear(&self, k: &mut Builder<X86_64>) {
        let before = |place| if let Place::Reg(register) = place { Some(register) } else { None };
        k.clear(self.before.into_iter().filter_map(before));
        k.clear([self.abcd].into_iter().chain(self.sums).chain(self.words));
        // The epilogue clears whole registers here: its instruction for them writes 512 bits.
        k.clear(
            self.older.into_iter().flat_map(|older| older.words.into_iter().chain([older.scratch])).map(Vector::zmm),
        );
    }
}

/// The control of `vpshufb` that reverses the bytes of a vector.
pub(crate) const REVERSE_BYTES: [u8; VECTOR] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// The control of `vpshufd` that reverses the order of four words.
pub(super) const REVERSE: u8 = 0x1b;

/// The first vector register that SHA-1 instructions can't name.
const HIGH: u8 = 16;
