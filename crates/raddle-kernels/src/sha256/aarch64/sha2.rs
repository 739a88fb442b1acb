//! Messages by the instructions for SHA-256, each in registers of its own.
//!
//! Four rounds are two instructions of 4 cycles, each of which takes what both gave before; and as one overwrites a to d,
//! the other takes a copy of them, which comes 2 cycles later. From a to d by the copy to e to h, and from these to a to
//! d, are 10 cycles for eight rounds: 80 for a block, and 2 for the sum. In that time a core could do the work of almost
//! two messages: what shares a pipe is 44 instructions of a block in LLVM's model of Neoverse V1, 56 in those of N1 and V2.

use std::fmt;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Isa, Order, Strand, View, weave};

use super::super::{BLOCK, WORDS, spec};
use crate::Kernel;
use crate::aarch64::straight;
use crate::hash::Hash;

/// How a kernel is made.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// How many messages: one, whose blocks a parameter points to, or two.
    pub messages: usize,
    /// The order in which they are woven.
    pub order: Order,
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.messages {
            1 => write!(f, "1 message"),
            n => write!(f, "{n} messages, {}", self.order),
        }
    }
}

const STATE: View = x(0);
const INPUT: View = x(1);
const LEN: View = x(2);
const TABLE: View = x(3);

/// The constants of the rounds, in the order of the text.
pub(super) fn table() -> Vec<u8> {
    spec::K.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// What one message has.
struct Stream {
    /// Where its blocks are.
    input: View,
    /// The words of the hash value, a to d and e to h.
    hash: [View; 2],
    /// The hash value before the block.
    before: [View; 2],
    /// The last sixteen words of the message schedule.
    words: [View; 4],
    /// Words and constants of four rounds, added.
    wk: View,
    /// a to d before four rounds.
    abcd: View,
}

impl Stream {
    const REGISTERS: u8 = 10;

    /// Message `i`, in registers that need not be kept for the caller.
    fn new(i: usize, input: View) -> Stream {
        let register = |k: u8| {
            let k = Stream::REGISTERS * i as u8 + k;
            v(if k < 8 { k } else { k + 8 })
        };
        Stream {
            input,
            hash: [0, 1].map(register),
            before: [2, 3].map(register),
            words: [4, 5, 6, 7].map(register),
            wk: register(8),
            abcd: register(9),
        }
    }

    /// The next block.
    fn block(&self) -> Strand {
        let ([abcd, efgh], [w0, w1, w2, w3]) = (self.hash, self.words);
        let mut strand = Strand::from_iter([ldp_q(w0, w1, at(self.input, 0)), ldp_q(w2, w3, at(self.input, 32))]);
        strand.extend(self.words.map(|word| rev32_16b(word, word)));
        strand.extend([mov(self.before[0], abcd), mov(self.before[1], efgh)]);
        for group in 0..16 {
            let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|i| self.words[(group + i) % 4]);
            strand.extend([ldr_q(self.wk, at(TABLE, 16 * group as i64)), add_4s(self.wk, self.wk, w0)]);
            strand.extend([mov(self.abcd, abcd), sha256h(abcd, efgh, self.wk), sha256h2(efgh, self.abcd, self.wk)]);
            if group < 12 {
                strand.extend([sha256su0(w0, w1), sha256su1(w0, w2, w3)]);
            }
        }
        strand.extend([add_4s(abcd, abcd, self.before[0]), add_4s(efgh, efgh, self.before[1])]);
        strand.extend([add64_imm(self.input, self.input, BLOCK as i64)]);
        strand
    }

    fn wipe(&self) -> impl Iterator<Item = Inst> {
        let scratch = [self.wk, self.abcd];
        [&self.hash[..], &self.before, &self.words, &scratch].concat().into_iter().map(|vector| movi_16b(vector, 0))
    }
}

impl Shape {
    /// `sha256_blocks_*` and `sha256_streams_*`.
    pub fn kernel(self, name: &'static str) -> Kernel {
        let (operation, pointers, inputs) = match self.messages {
            1 => (Hash::Sha256.blocks(), None, vec![INPUT]),
            n => (Hash::Sha256.streams(n), Some(ldp64(x(4), x(5), at(INPUT, 0))), vec![x(4), x(5)]),
        };
        assert_eq!(inputs.len(), self.messages, "a register points to each message");
        let streams: Vec<_> = inputs.into_iter().enumerate().map(|(i, input)| Stream::new(i, input)).collect();
        let woven = weave(streams.iter().map(Stream::block), self.order).expect("messages have registers of their own");
        let place = |i: usize| at(STATE, (4 * WORDS * i) as i64);
        let table = table();
        let code = vec![
            straight(pointers),
            straight(streams.iter().enumerate().map(|(i, it)| ldp_q(it.hash[0], it.hash[1], place(i)))),
            Code::Note(self.to_string().into()),
            Code::While {
                test: vec![cmp64_imm(LEN, BLOCK as i64)],
                enter: HS,
                body: vec![woven.into(), straight([sub64_imm(LEN, LEN, BLOCK as i64)])],
            },
            straight(streams.iter().enumerate().map(|(i, it)| stp_q(place(i), it.hash[0], it.hash[1]))),
            Code::Note("leave no secret".into()),
            straight(streams.iter().flat_map(Stream::wipe)),
        ];
        operation.kernel(name, Isa::Aarch64, self.to_string(), table, 0, code)
    }
}
