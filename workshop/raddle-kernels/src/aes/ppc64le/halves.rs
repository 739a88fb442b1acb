//! Iterations of several blocks in two halves; the second half of the blocks is half an iteration behind the first:
//!
//! | time | first half of the blocks | second half of the blocks |
//! |---|---|---|
//! | first half of an iteration | last rounds, message, start of the next blocks | first rounds |
//! | second half of an iteration | first rounds of the next blocks | last rounds, message, start of the next blocks |
//!
//! Adding keystream to a message does not use the only pipeline that executes `vcipher`, and few instructions are in
//! flight at once. If all blocks met the message together, that pipeline would stand still.

use std::fmt;
use std::ops::RangeInclusive;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::woven;
use raddle_isa::{Code, Order, Strand};

use super::{ROUND_KEY, Size, advance, block, count, rounds};
use crate::aes::BLOCK;
use crate::ppc64le::{DATA, INPUT, LEN, load, strand};

/// The shape of the iterations.
#[derive(Clone, Copy)]
pub(crate) struct Halves {
    /// The size of the key.
    pub(crate) size: Size,
    /// The number of blocks of an iteration.
    pub(crate) blocks: usize,
    /// The number of rounds of a half that remain when its part of the message is loaded.
    pub(crate) last: usize,
    /// The order in which halves are woven.
    pub(crate) order: Order,
}

/// Registers that an iteration needs in addition to the scratch registers: three for a message, and one for the round key of the
/// second half.
pub(crate) const SAVED: [Vr; 4] = [v(20), v(21), v(22), v(23)];

/// Returns the register of a block of the message, before keystream is XORed into it.
fn message(i: usize) -> Vr {
    [DATA, SAVED[0], SAVED[1], SAVED[2]][i]
}

impl fmt::Display for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "two halves of {} blocks, {} rounds with the message, {}", self.blocks / 2, self.last, self.order)
    }
}

impl Halves {
    /// Returns the number of bytes of an iteration.
    pub(crate) fn bytes(self) -> usize {
        BLOCK * self.blocks
    }

    /// Returns the blocks of a half.
    fn half(self, half: usize) -> impl Iterator<Item = usize> {
        let n = self.blocks / 2;
        (0..n).map(move |i| n * half + i)
    }

    /// Performs these rounds of a half.
    fn rounds(self, half: usize, which: RangeInclusive<usize>) -> Strand {
        let blocks: Vec<_> = self.half(half).map(block).collect();
        rounds(self.size, which, &blocks, [ROUND_KEY, SAVED[3]][half])
    }

    /// Returns the rounds of a half before its part of the message is loaded.
    fn first(self) -> RangeInclusive<usize> {
        1..=self.size.rounds() - self.last
    }

    /// Returns the rounds of a half after its part of the message is loaded.
    fn last(self) -> RangeInclusive<usize> {
        self.size.rounds() - self.last + 1..=self.size.rounds()
    }

    /// Prepares the first iteration: starts all blocks, and advances the first half to the state that an iteration
    /// expects.
    pub(crate) fn begin(self) -> Strand {
        let started: Strand = (0..self.blocks).flat_map(count).collect();
        let rounds = self.rounds(0, self.first());
        started.phase("counters: the first blocks; and the first rounds of their first half").then(rounds)
    }

    /// Performs an iteration: first `before`, then `add` for each block of keystream and its block of the message.
    pub(crate) fn iteration(self, before: Strand, add: impl Fn(usize, Vr) -> Strand) -> Strand {
        let own = |half| {
            let mut own = self.rounds(half, self.last()).then(strand());
            let blocks = || self.half(half).enumerate();
            // All loads come first, so that nothing waits for them later.
            blocks().for_each(|(i, block)| own.push(load(message(i), INPUT, 16 * block)));
            for (i, block) in blocks() {
                own = own.then(add(block, message(i))).then(count(block).into_iter().collect());
            }
            own
        };
        let [first, second] =
            [own(0), own(1)].map(|own| own.phase("finish: the last rounds; out = input XOR keystream; next blocks"));
        let [next, other] = [0, 1].map(|half| self.rounds(half, self.first()));
        let other = other.phase("second half, interleaved: its first rounds");
        let first = woven([before.then(first), other], self.order).phase("first half");
        let next = next.phase("first half of the next iteration, interleaved: its first rounds");
        let mut iteration = first.then(woven([second, next], self.order).phase("second half"));
        iteration.extend(advance(self.bytes()).phase("advance: pointers and length"));
        iteration
    }

    /// Computes the keystream of the first half, or of both halves, after the last iteration.
    pub(crate) fn end(self, halves: usize) -> Strand {
        let first = self.rounds(0, self.last());
        if halves == 1 { first } else { woven([first, self.rounds(1, 1..=self.size.rounds())], self.order) }
    }

    /// Repeats the iteration while the message is long enough.
    pub(crate) fn iterations(self, iteration: Strand) -> Code {
        while_bytes(LEN, self.bytes(), vec![iteration.into()]).phase(format!(
            "loop: {} blocks an iteration, while {} bytes are left",
            self.blocks,
            self.bytes()
        ))
    }
}
