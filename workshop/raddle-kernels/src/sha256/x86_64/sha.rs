//! The instructions for SHA-256: one message, or two woven.
//!
//! `sha256rnds2` computes two rounds. The hash value is in two registers, a b e f and c d g h from high to low. The new
//! a b e f overwrites c d g h, since the old a b e f is the new c d g h. So a block is a dependency chain of 32 of these
//! instructions, and everything else fits into its latency. Two messages are two independent chains.

use std::fmt;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::sha256::{BLOCK, WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::width::SUM;

/// The number of groups of four rounds, each with four words of W.
pub(super) const GROUPS: usize = 16;

/// The number of bytes of a register.
pub(super) const VECTOR: usize = 16;

/// The rounds with which the four words of W + K for two pairs of rounds are bundled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Words {
    /// The first pair that needs them.
    Late,
    /// The preceding pair of rounds.
    Early,
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Words::Late => "late",
            Words::Early => "early",
        })
    }
}

/// The instructions of the message schedule. On Golden Cove `sha256rnds2`, `sha256msg2` and `vpalignr` take port 5 once
/// and `sha256msg1` four times: 208 cycles for a block of two messages, while the unit of `sha256rnds2` takes 192
/// (measured on Emerald Rapids).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MessageSchedule {
    /// The fewest instructions.
    Few,
    /// Two instructions on other ports instead of `vpalignr`.
    Blends,
    /// These two instructions and, in every second group, AVX-512 rotations instead of `sha256msg1`.
    Rotations,
}

impl fmt::Display for MessageSchedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MessageSchedule::Few => "",
            MessageSchedule::Blends => ", without vpalignr",
            MessageSchedule::Rotations => ", without vpalignr and half of sha256msg1",
        })
    }
}

/// The number of messages, and when their words are computed. If the words of the first are late and the words of the
/// second are early, the messages are half a group apart: their `sha256rnds2` alternate, and the words of one are
/// computed while none of the other's are. In measurements, the two chains delay each other least in this order.
pub(super) enum Messages {
    /// One message: `sha256_blocks_*`.
    One,
    /// Two messages, interleaved bundle by bundle: `sha256_streams_*`.
    Two([Words; 2], MessageSchedule),
}

impl Variant for Messages {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        match self {
            Messages::One => Hash::Sha256.blocks(),
            Messages::Two(..) => Hash::Sha256.streams(2),
        }
    }

    fn summary(&self) -> String {
        match self {
            Messages::One => "1 message".into(),
            Messages::Two([first, second], schedule) => {
                format!("2 messages, words {first} and {second}{schedule}")
            }
        }
    }

    /// Processes a block of each message per iteration.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let (state, len) = (k.arg("state"), k.arg("len"));
        let constants = k.words(spec::K);
        let control = k.constants(REVERSE_BYTES);
        let schedule = if let Messages::Two(_, schedule) = *self { schedule } else { MessageSchedule::Few };
        let rotated = (schedule == MessageSchedule::Rotations).then(|| xmm(ROTATED));
        let (wk, reverse_bytes) = (k.take(), k.take());
        let shared = Shared { constants, wk, reverse_bytes: Place::Reg(reverse_bytes), schedule, rotated };
        let mut pointers = Vec::new();
        let streams = match *self {
            Messages::One => {
                vec![Stream::new(k, k.arg("input"), None, shared, Words::Late)]
            }
            // The hash values before the block are on the stack, because registers don't suffice.
            Messages::Two(cut, _) => {
                let inputs = [k.arg("inputs"), k.fix(R8)];
                pointers.extend([1, 0].map(|i| mov64(inputs[i], at(inputs[0], 8 * i))));
                let slots = k.slots(4, VECTOR);
                let before = |i: usize| [2 * i, 2 * i + 1].map(|half| Place::Mem(slots.at(half)));
                let names = ["message 1: ", "message 2: "];
                let stream = |i: usize| Stream::new(k, inputs[i], Some(before(i)), shared, cut[i]);
                [0, 1].map(stream).into_iter().zip(names).map(|(stream, name)| Stream { name, ..stream }).collect()
            }
        };
        for stream in &streams {
            stream.clear(k);
        }
        k.clear([shared.wk]);
        // We declare the full register, because the instruction that clears it writes more than 128 bits.
        k.clear(rotated.map(|_| zmm(ROTATED)));

        // `sha256rnds2` and the like have a legacy encoding, all other instructions here have VEX. While an upper half
        // is dirty, which the caller may cause, Intel processors pay for each change from one to the other.
        k.first([vzeroupper(zmm(0)), vmovdqu(reverse_bytes, control.at(0))].phase("begin: the order of bytes"));
        let mut enter = pointers;
        let place = |i: usize| at(state, 4 * WORDS * i);
        enter.extend(streams.iter().enumerate().flat_map(|(i, stream)| stream.load(place(i))));

        let mut next: Vec<Inst> = streams.iter().map(|stream| add64(stream.input, BLOCK)).collect();
        next.push(sub64(len, BLOCK));
        let blocks = woven(streams.iter().map(Stream::block), Order::RoundRobin);
        vec![
            straight(enter.phase("load: each hash value as a b e f and c d g h")),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![blocks.into(), straight(next.phase("advance: pointers and length"))],
            }
            .phase(format!("loop: a block of each message, while {BLOCK} bytes are left")),
            straight(streams.iter().enumerate().flat_map(|(i, stream)| stream.store(place(i))))
                .phase("store: each hash value"),
        ]
    }
}

/// The registers and constants that messages share.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    /// K.
    pub(crate) constants: Part,
    /// The implicit operand of `sha256rnds2`: two words of W + K.
    pub(crate) wk: Xmm,
    /// The control of the shuffle that reverses the bytes of words, in a register or in memory.
    pub(crate) reverse_bytes: Place<Xmm>,
    pub(crate) schedule: MessageSchedule,
    /// The register of rotations, if `schedule` has them.
    pub(crate) rotated: Option<Xmm>,
}

/// A message and its registers.
pub(crate) struct Stream {
    /// The pointer to its next block.
    input: Gpr64,
    /// The hash value: a b e f, and c d g h.
    pub(super) hash: [Xmm; 2],
    /// The last sixteen words of the message schedule.
    pub(super) words: [Xmm; 4],
    /// Four words of W + K, or a free register.
    wk: Xmm,
    /// The hash value before the block, in registers or in memory.
    before: [Place<Xmm>; 2],
    cut: Words,
    shared: Shared,
    /// The prefix of comments.
    pub(crate) name: &'static str,
}

impl Stream {
    /// Allocates the registers, with registers for the hash value before the block unless `before` gives its place.
    pub(crate) fn new(
        k: &mut Builder<X86_64>,
        input: Gpr64,
        before: Option<[Place<Xmm>; 2]>,
        shared: Shared,
        cut: Words,
    ) -> Stream {
        let (hash, words, wk) = (k.take_all(), k.take_all(), k.take());
        let before = before.unwrap_or_else(|| k.take_all().map(Place::Reg));
        Stream { input, hash, words, wk, before, cut, shared, name: "" }
    }

    /// Loads the hash value: a b c d and e f g h from low to high become a b e f and c d g h from high to low.
    pub(crate) fn load(&self, state: Mem) -> Vec<Inst> {
        let [abef, cdgh] = self.hash;
        let [abcd, efgh, ..] = self.words;
        let half = |i: i64| Mem { disp: state.disp + 16 * i, ..state };
        vec![
            vmovdqu(abcd, half(0)),
            vmovdqu(efgh, half(1)),
            vpunpcklqdq(abef, abcd, efgh),
            vpunpckhqdq(cdgh, abcd, efgh),
            vpshufd(abef, abef, REVERSE),
            vpshufd(cdgh, cdgh, REVERSE),
        ]
    }

    /// Stores the hash value.
    pub(crate) fn store(&self, state: Mem) -> Vec<Inst> {
        let [abef, cdgh] = self.hash;
        let [abcd, efgh, ..] = self.words;
        let half = |i: i64| Mem { disp: state.disp + 16 * i, ..state };
        vec![
            vpshufd(abef, abef, REVERSE),
            vpshufd(cdgh, cdgh, REVERSE),
            vpunpcklqdq(abcd, abef, cdgh),
            vpunpckhqdq(efgh, abef, cdgh),
            vmovdqu_store(half(0), abcd),
            vmovdqu_store(half(1), efgh),
        ]
    }

    /// Processes a block: repeatedly four words of W + K, two rounds, two rounds; and at the end the sum with the hash
    /// value before the block.
    pub(crate) fn block(&self) -> Strand {
        let keep = self.hash.into_iter().zip(self.before).map(|(reg, place)| match place {
            Place::Mem(place) => vmovdqu_store(place, reg),
            Place::Reg(place) => vmovdqa(place, reg),
        });
        self.block_between(keep.collect(), self.add_before())
    }

    /// Adds the hash value before the block.
    pub(super) fn add_before(&self) -> Vec<Inst> {
        let sums = self.hash.into_iter().zip(self.before).map(|(reg, place)| vpaddd(reg, reg, place));
        Vec::from_iter(sums).phase(format!("{}finish: adds the hash value before the block", self.name))
    }

    /// Performs the rounds of a block after other instructions and before others.
    pub(super) fn block_between(&self, first: Vec<Inst>, last: Vec<Inst>) -> Strand {
        let [abef, cdgh] = self.hash;
        let mut parts = Vec::new();
        for group in 0..GROUPS {
            let what = if group < 4 {
                "words of the block"
            } else {
                "W(t - 16) + sigma0(W(t - 15)) + W(t - 7) + sigma1(W(t - 2))"
            };
            let note = format!("{}rounds {} to {}: W(t) = {what}", self.name, 4 * group, 4 * group + 3);
            let first = if group == 0 { first.clone() } else { vec![] };
            parts.push([first, self.prepare(group)].concat().phase(note));
            parts.push(vec![vmovdqa(self.shared.wk, self.wk), sha256rnds2(cdgh, abef, self.shared.wk)]);
            parts.push(vec![vpunpckhqdq(self.shared.wk, self.wk, self.wk), sha256rnds2(abef, cdgh, self.shared.wk)]);
        }
        parts.push(last);

        let joined = match self.cut {
            Words::Late => 0,
            Words::Early => 2,
        };
        let mut strand = Strand::new(self.shared.rotated.into_iter().chain([self.shared.wk]));
        let mut bundle = Vec::new();
        for (i, part) in parts.into_iter().enumerate() {
            bundle.extend(part);
            if i % 3 != joined || i == 3 * GROUPS {
                strand.push(std::mem::take(&mut bundle));
            }
        }
        strand
    }

    /// Computes W + K for the rounds of a group, and as much of the message schedule as possible before the next.
    fn prepare(&self, group: usize) -> Vec<Inst> {
        // Each group of words overwrites the group of sixteen words before.
        let [words, _, two_before, one_before] = [0, 1, 2, 3].map(|i| self.words[(group + i) % 4]);
        let mut insts = Vec::new();
        if group < 4 {
            insts.extend([
                vmovdqu(words, at(self.input, VECTOR * group)),
                vpshufb(words, words, self.shared.reverse_bytes),
            ]);
        } else {
            // Adds W(t - 7) and sigma1(W(t - 2)) to W(t - 16) + sigma0(W(t - 15)), which is ready.
            insts.extend(self.one_word_later(two_before, one_before));
            insts.extend([vpaddd(words, words, self.wk), sha256msg2(words, one_before)]);
        }
        if (2..GROUPS - 2).contains(&group) {
            match self.shared.rotated {
                Some(x) if group.is_multiple_of(2) => {
                    let (w, y) = (self.wk, self.shared.wk);
                    insts.extend(self.one_word_later(two_before, one_before));
                    insts.extend([vprold(x, w, 32 - 7), vprold(y, w, 32 - 18), vpsrld(w, w, 3)]);
                    insts.extend([vpternlogd(w, x, y, SUM), vpaddd(two_before, two_before, w)]);
                }
                _ => insts.push(sha256msg1(two_before, one_before)),
            }
        }
        insts.push(vpaddd(self.wk, words, self.shared.constants.at(VECTOR * group)));
        insts
    }

    /// Computes the last three words of `first` and the first of `second`.
    fn one_word_later(&self, first: Xmm, second: Xmm) -> Vec<Inst> {
        match self.shared.schedule {
            MessageSchedule::Few => vec![vpalignr(self.wk, second, first, 4)],
            MessageSchedule::Blends | MessageSchedule::Rotations => {
                vec![vblendps(self.wk, first, second, 1), vpshufd(self.wk, self.wk, ROTATE)]
            }
        }
    }

    /// Declares the registers to clear.
    pub(crate) fn clear(&self, k: &mut Builder<X86_64>) {
        k.clear(
            self.before
                .into_iter()
                .filter_map(|place| if let Place::Reg(register) = place { Some(register) } else { None }),
        );
        k.clear(self.hash.into_iter().chain(self.words).chain([self.wk]));
    }
}

/// The control of `vpshufb` that reverses the bytes of each word.
pub(crate) const REVERSE_BYTES: [u8; VECTOR] = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12];

/// The control of `vpshufd` that reverses the order of four words.
const REVERSE: u8 = 0x1b;

/// The control of `vpshufd` that moves the lowest of four words to the top.
const ROTATE: u8 = 0x39;

/// The first vector register that the instructions for SHA-256 cannot name: the lower ones are all in use.
const ROTATED: u8 = 16;
