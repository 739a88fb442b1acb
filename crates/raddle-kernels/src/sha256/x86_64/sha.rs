//! The instructions of SHA-256: one message, or two woven.
//!
//! `sha256rnds2` makes two rounds. The hash value is in two registers, a b e f and c d g h from high to low, and the new
//! a b e f is written over c d g h, as the old a b e f is the new c d g h. So a block is a chain of 32 of them, beside
//! which there is time for everything else. Two messages are two chains.

use std::fmt;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, Operand, Order, Strand, View, weave};

use crate::hash::Hash;
use crate::sha256::{BLOCK, WORDS, spec};
use crate::x86_64::take_stack;
use crate::{Kernel, Operation};

/// The parameters, in the registers of the calling convention.
const STATE: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const TABLE: View = RCX;
/// The second of two messages.
const SECOND: View = R8;

/// The two words of W + K that `sha256rnds2` takes without being told.
const WK: View = xmm(0);
/// The control that turns the bytes of words around.
const TURN_AROUND: View = xmm(1);

/// Four rounds, with four words of W.
const GROUPS: usize = 16;

/// Bytes of a register.
const VECTOR: usize = 16;

/// What becomes a bundle with which rounds: the four words of W + K for two pairs of rounds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Words {
    /// With the first pair that needs them.
    Late,
    /// With the pair of rounds before.
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

/// A message and its registers.
struct Stream {
    /// Where its next block is.
    input: View,
    /// The hash value: a b e f, and c d g h.
    hash: [View; 2],
    /// The last sixteen words of the message schedule.
    words: [View; 4],
    /// Four words of W + K, and otherwise free.
    wk: View,
    /// The hash value before the block, in registers or in memory.
    before: [Operand; 2],
    cut: Words,
}

/// `sha256_blocks_*`.
pub(super) fn blocks(name: &'static str) -> Kernel {
    let before = [9, 10].map(|n| xmm(n).into());
    let (hash, words) = ([2, 3].map(xmm), [4, 5, 6, 7].map(xmm));
    let stream = Stream { input: INPUT, hash, words, wk: xmm(8), before, cut: Words::Late };
    kernel(name, Hash::Sha256.blocks(), &[stream], "1 message".into())
}

/// `sha256_streams_*`: two messages, bundle by bundle in turn.
///
/// With the words of the first late and those of the second early, the messages are half a group apart: their
/// `sha256rnds2` take turns, and the words of the one are made where the other makes none. By measurement that is the
/// order in which the chains get into each other's way least.
pub(super) fn streams(name: &'static str, cut: [Words; 2]) -> Kernel {
    let stream = |i: u8, input: View| {
        let reg = |n: u8| xmm(2 + 7 * i + n);
        let before = [0, 1].map(|half| vector(RSP, 2 * i as usize + half).into());
        let (hash, words) = ([0, 1].map(reg), [2, 3, 4, 5].map(reg));
        Stream { input, hash, words, wk: reg(6), before, cut: cut[i as usize] }
    };
    let summary = format!("2 messages, words {} and {}", cut[0], cut[1]);
    kernel(name, Hash::Sha256.streams(2), &[stream(0, INPUT), stream(1, SECOND)], summary)
}

/// A block of each message a turn.
fn kernel(name: &'static str, operation: Operation, streams: &[Stream], summary: String) -> Kernel {
    // Hash values before the block, on the stack where registers don't suffice: aligned to 16 bytes.
    let stack = if streams.len() == 1 { 0 } else { 2 * VECTOR * streams.len() + 8 };
    let state = |i: usize| 4 * WORDS * i;

    // What `sha256rnds2` and its like have is a legacy encoding, what all others here have is VEX. While an upper half is
    // dirty, as the caller may leave it, processors of Intel pay for each change from one to the other.
    let mut enter = vec![vzeroupper(zmm(0)), vmovdqu(TURN_AROUND, vector(TABLE, GROUPS))];
    if stack > 0 {
        enter.extend(take_stack(stack as i64));
    }
    if let [_, second] = streams {
        enter.extend([mov64(second.input, at(INPUT, 8)), mov64(INPUT, at(INPUT, 0))]);
    }
    enter.extend(streams.iter().enumerate().flat_map(|(i, stream)| stream.load(state(i))));

    let woven =
        weave(streams.iter().map(Stream::block), Order::RoundRobin).expect("streams have registers of their own");
    let mut next: Vec<Inst> = streams.iter().map(|stream| add64(stream.input, BLOCK as i64)).collect();
    next.push(sub64(LEN, BLOCK as i64));

    let mut leave: Vec<Inst> = streams.iter().enumerate().flat_map(|(i, stream)| stream.store(state(i))).collect();
    leave.extend(streams.iter().flat_map(Stream::wipe));
    leave.push(vpxor(WK, WK, WK));
    if stack > 0 {
        leave.extend((0..2 * streams.len()).map(|i| vmovdqu_store(vector(RSP, i), WK)));
        leave.push(add64(RSP, stack as i64));
    }

    let table = table();
    let code = vec![
        Strand::from_iter(enter).into(),
        Code::While {
            test: vec![cmp64(LEN, BLOCK as i64)],
            enter: ABOVE_OR_EQUAL,
            body: vec![woven.into(), Strand::from_iter(next).into()],
        },
        Strand::from_iter(leave).into(),
    ];
    operation.kernel(name, Isa::X86_64, summary, table, stack, code)
}

/// K, and the control of [`TURN_AROUND`].
fn table() -> Vec<u8> {
    let turn_around = (0..VECTOR as u8).map(|i| i ^ 3);
    spec::K.into_iter().flat_map(u32::to_le_bytes).chain(turn_around).collect()
}

impl Stream {
    /// The hash value: a b c d and e f g h from low to high become a b e f and c d g h from high to low.
    fn load(&self, state: usize) -> Vec<Inst> {
        let [abef, cdgh] = self.hash;
        let [abcd, efgh, ..] = self.words;
        let half = |i: usize| at(STATE, (state + VECTOR * i) as i64);
        vec![
            vmovdqu(abcd, half(0)),
            vmovdqu(efgh, half(1)),
            vpunpcklqdq(abef, abcd, efgh),
            vpunpckhqdq(cdgh, abcd, efgh),
            vpshufd(abef, abef, REVERSE),
            vpshufd(cdgh, cdgh, REVERSE),
        ]
    }

    fn store(&self, state: usize) -> Vec<Inst> {
        let [abef, cdgh] = self.hash;
        let [abcd, efgh, ..] = self.words;
        let half = |i: usize| at(STATE, (state + VECTOR * i) as i64);
        vec![
            vpshufd(abef, abef, REVERSE),
            vpshufd(cdgh, cdgh, REVERSE),
            vpunpcklqdq(abcd, abef, cdgh),
            vpunpckhqdq(efgh, abef, cdgh),
            vmovdqu_store(half(0), abcd),
            vmovdqu_store(half(1), efgh),
        ]
    }

    /// A block: again and again four words of W + K, two rounds, two rounds; and at the end the hash value before it.
    fn block(&self) -> Strand {
        let [abef, cdgh] = self.hash;
        let mut pieces = Vec::new();
        for group in 0..GROUPS {
            pieces.push(self.prepare(group));
            pieces.push(vec![vmovdqa(WK, self.wk), sha256rnds2(cdgh, abef, WK)]);
            pieces.push(vec![vpunpckhqdq(WK, self.wk, self.wk), sha256rnds2(abef, cdgh, WK)]);
        }
        pieces.push(self.hash.into_iter().zip(self.before).map(|(reg, place)| vpaddd(reg, reg, place)).collect());

        let joined = match self.cut {
            Words::Late => 0,
            Words::Early => 2,
        };
        let mut strand = Strand::new([WK.reg]);
        let mut bundle = Vec::new();
        for (i, piece) in pieces.into_iter().enumerate() {
            bundle.extend(piece);
            if i % 3 != joined || i == 3 * GROUPS {
                strand.push(std::mem::take(&mut bundle));
            }
        }
        strand
    }

    /// W + K for the rounds of a group, and what the message schedule can do before the next.
    fn prepare(&self, group: usize) -> Vec<Inst> {
        // Each group of words takes the place of that of four groups before.
        let [words, _, two_before, one_before] = [0, 1, 2, 3].map(|i| self.words[(group + i) % 4]);
        let mut insts = Vec::new();
        if group == 0 {
            insts.extend(self.hash.into_iter().zip(self.before).map(|(reg, place)| match place {
                Operand::Mem(place) => vmovdqu_store(place, reg),
                place => vmovdqa(place, reg),
            }));
        }
        if group < 4 {
            insts.extend([vmovdqu(words, vector(self.input, group)), vpshufb(words, words, TURN_AROUND)]);
        } else {
            // To W(t - 16) + sigma0(W(t - 15)), which is there, W(t - 7) and sigma1(W(t - 2)).
            insts.extend([vpalignr(self.wk, one_before, two_before, 4), vpaddd(words, words, self.wk)]);
            insts.push(sha256msg2(words, one_before));
        }
        if (2..GROUPS - 2).contains(&group) {
            insts.push(sha256msg1(two_before, one_before));
        }
        insts.push(vpaddd(self.wk, words, vector(TABLE, group)));
        insts
    }

    /// Leaves no secret.
    fn wipe(&self) -> Vec<Inst> {
        let registers = self.before.into_iter().filter(|place| matches!(place, Operand::Reg(_)));
        let others = self.hash.into_iter().chain(self.words).chain([self.wk]).map(Operand::from);
        registers.chain(others).map(|reg| vpxor(reg, reg, reg)).collect()
    }
}

/// The control of `vpshufd` that turns the order of four words around.
const REVERSE: i64 = 0x1b;

/// Vector `i` of an array.
fn vector(base: View, i: usize) -> Mem {
    at(base, (VECTOR * i) as i64)
}
