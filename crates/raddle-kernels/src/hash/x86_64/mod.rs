//! Many messages at once on x86-64: a message in each lane of vectors, a few such vectors side by side.
//!
//! | module | what it holds |
//! |---|---|
//! | [`transpose`] | from the bytes of each message to vectors of the same word of all |

pub(crate) mod transpose;

use std::ops::Range;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Isa, Mem, Order, View};

use crate::aes::x86_64::Width;
use crate::chacha20::x86_64::straight;
use crate::x86_64::take_aligned_stack;
use crate::{Kernel, Operation};

use super::BLOCK;

/// The parameters, in the registers of the calling convention.
const STATE: View = RDI;
const INPUTS: View = RSI;
const LEN: View = RDX;
pub(crate) const TABLE: View = RCX;
/// The pointer to a message, for a moment.
const MESSAGE: View = RAX;
/// The stack pointer at entry.
const ENTRY: View = R11;

/// Words of a block.
const WORDS: usize = 16;

/// Sets of messages, as many in each as a vector has lanes. On the stack lie, each at a multiple of the width, the pointers
/// to the messages, the words of a block of each, and the hash values. So between blocks all vector registers are free.
#[derive(Clone, Copy)]
pub(crate) struct Lanes {
    pub(crate) width: Width,
    pub(crate) sets: usize,
    /// Words of a hash value.
    pub(crate) words: usize,
}

impl Lanes {
    /// Messages of a set.
    pub(crate) fn lanes(self) -> usize {
        self.width.bytes() / 4
    }

    pub(crate) fn messages(self) -> usize {
        self.sets * self.lanes()
    }

    fn vector(self, i: usize) -> Mem {
        at(RSP, (self.width.bytes() * i) as i64)
    }

    /// How many vectors the pointers take.
    fn pointers(self) -> usize {
        8 * self.messages() / self.width.bytes()
    }

    /// The pointer to message `lane` of a set.
    fn pointer(self, set: usize, lane: usize) -> Mem {
        at(RSP, 8 * (self.lanes() * set + lane) as i64)
    }

    /// Word `i` of a block of each message of a set.
    pub(crate) fn word(self, set: usize, i: usize) -> Mem {
        self.vector(self.pointers() + WORDS * set + i)
    }

    /// The words of the hash values, as the contract has them: word `i` of all sets, then the next.
    pub(crate) fn value(self, set: usize, i: usize) -> Mem {
        self.vector(self.values().start + self.sets * i + set)
    }

    /// The vectors of the hash values.
    fn values(self) -> Range<usize> {
        let start = self.pointers() + WORDS * self.sets;
        start..start + self.words * self.sets
    }

    fn stack(self) -> usize {
        self.width.bytes() * self.values().end
    }

    /// The kernel: a block of each message a turn. The first 8 bytes of the table are those of a block as a number.
    pub(crate) fn kernel(
        self,
        name: &'static str,
        order: Order,
        operation: Operation,
        table: Vec<u8>,
        turn: Vec<Code>,
    ) -> Kernel {
        let woven = if self.sets > 1 { format!(", {} sets {order}", self.sets) } else { String::new() };
        let weave = format!("a message in each of {} lanes{woven}", self.lanes());
        let alignment = self.width.bytes();
        let reg = |i: usize| self.width.reg((i % self.width.registers() as usize) as u8);
        let there = |base: View, i: usize| at(base, (alignment * i) as i64);
        let values = || self.values().zip(0..);
        let copy = |i: usize, to: Mem, from: Mem| [self.width.load(reg(i), from), self.width.store(to, reg(i))];

        let [step, moved] = [reg(0), reg(1)];
        let mut advance = vec![vpbroadcastq_load(step, at(TABLE, 0))];
        for i in 0..self.pointers() {
            advance.extend([vpaddq(moved, step, self.vector(i)), self.width.store(self.vector(i), moved)]);
        }
        advance.push(sub64(LEN, BLOCK as i64));

        let mut enter = take_aligned_stack(ENTRY, self.stack() as i64, alignment as i64);
        enter.extend((0..self.pointers()).flat_map(|i| copy(i, self.vector(i), there(INPUTS, i))));
        enter.extend(values().flat_map(|(here, i)| copy(i, self.vector(here), there(STATE, i))));

        let secret = self.pointers()..self.values().end;
        let leave = values()
            .flat_map(|(here, i)| copy(i, there(STATE, i), self.vector(here)))
            .chain(self.width.wipe(self.width.registers()))
            .chain(secret.map(|i| self.width.store(self.vector(i), reg(0))))
            .chain([mov64(RSP, ENTRY)]);

        let code = vec![
            straight(enter),
            Code::While {
                test: vec![cmp64(LEN, BLOCK as i64)],
                enter: ABOVE_OR_EQUAL,
                body: [turn, vec![straight(advance)]].concat(),
            },
            straight(leave),
        ];
        // At entry the stack pointer is 8, 24, … bytes beyond a multiple of the alignment.
        let stack = self.stack() + alignment - 8;
        operation.kernel(name, Isa::X86_64, weave, table, stack, code)
    }
}
