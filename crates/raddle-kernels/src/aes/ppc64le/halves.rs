//! Turns of several blocks in two halves, one half a turn behind the other, each in its time:
//!
//! | first half of a turn | second half |
//! |---|---|
//! | last rounds of the first half, its message, its next blocks begun | first rounds of these |
//! | first rounds of the second half | its last rounds, its message, its next blocks begun |
//!
//! What meets the message is no work for the pipeline that `vcipher` has for itself, and few instructions are in flight at
//! once: in front of a message all together that pipeline would stand still. So the first half is begun a turn ahead, and the
//! second one half a turn.

use std::fmt;

use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Order, Strand, View};

use super::{DATA, ROUND_KEY, Size, advance, block, count, fetch, rounds, strand};
use crate::aes::BLOCK;
use crate::ppc64le::woven;

/// How blocks are made.
#[derive(Clone, Copy)]
pub(crate) struct Halves {
    /// The size of the key.
    pub(crate) size: Size,
    /// Blocks of a turn.
    pub(crate) blocks: usize,
    /// Last rounds, which a half has beside the first rounds of the other.
    pub(crate) last: usize,
    /// In which order halves are woven.
    pub(crate) order: Order,
}

/// Registers that a turn needs beside those that belong to nobody: three for a message, and one for the round key of the
/// second half.
pub(crate) const KEPT: [View; 4] = [v(20), v(21), v(22), v(23)];

/// Where a block of the message is before keystream is added to it.
fn message(i: usize) -> View {
    [DATA, KEPT[0], KEPT[1], KEPT[2]][i]
}

impl fmt::Display for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "two halves of {} blocks, {} rounds with the message, {}", self.blocks / 2, self.last, self.order)
    }
}

impl Halves {
    /// The stride.
    pub(crate) fn bytes(self) -> usize {
        BLOCK * self.blocks
    }

    /// The blocks of a half.
    fn half(self, half: usize) -> impl Iterator<Item = usize> {
        let n = self.blocks / 2;
        (0..n).map(move |i| n * half + i)
    }

    /// From one round of a half to another.
    fn rounds(self, half: usize, from: usize, to: usize) -> Strand {
        let blocks: Vec<_> = self.half(half).map(block).collect();
        rounds(self.size, from..=to, &blocks, [ROUND_KEY, KEPT[3]][half])
    }

    /// Rounds that a half has behind it when its time comes.
    fn first(self) -> usize {
        self.size.rounds() - self.last
    }

    /// Before the first turn: blocks are begun.
    pub(crate) fn begin(self) -> Strand {
        let begun: Strand = (0..self.blocks).flat_map(count).collect();
        begun.then(self.rounds(0, 1, self.first()))
    }

    /// A turn, with something else done first, and `add` done with each block of keystream and of message.
    pub(crate) fn turn(self, before: Strand, add: impl Fn(usize, View) -> Strand) -> Strand {
        let mut turn = strand();
        let mut before = Some(before);
        for half in 0..2 {
            let mut own =
                before.take().unwrap_or_default().then(self.rounds(half, self.first() + 1, self.size.rounds()));
            let own_blocks = || self.half(half).enumerate();
            own_blocks().for_each(|(i, block)| own.push(fetch(message(i), block)));
            for (i, block) in own_blocks() {
                own = own.then(add(block, message(i))).then(count(block).into_iter().collect());
            }
            turn = turn.then(woven([own, self.rounds(1 - half, 1, self.first())], self.order));
        }
        turn.extend(advance(self.bytes() as i64));
        turn
    }

    /// After the last turn: the keystream of one half or both.
    pub(crate) fn end(self, halves: usize) -> Strand {
        let all = self.size.rounds();
        let first = self.rounds(0, self.first() + 1, all);
        if halves == 1 { first } else { woven([first, self.rounds(1, 1, all)], self.order) }
    }

    /// Turns while the message is long enough.
    pub(crate) fn turns(self, turn: Strand) -> Code {
        let test: Vec<Inst> = vec![cmpldi(super::LEN, self.bytes() as i64)];
        Code::While { test, enter: GREATER_OR_EQUAL, body: vec![turn.into()] }
    }
}
