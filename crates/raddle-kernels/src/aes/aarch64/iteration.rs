//! An iteration of counter mode: several interleaved blocks.
//!
//! Vector pipes are what AES and GHASH want, so of all else as much as can be is done in general-purpose registers and
//! handed over through memory, written long before it is read: counter blocks, in the iteration before theirs, and the last
//! round key, which is added to the message.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::at;
use raddle_isa::{Inst, Mem, Strand};

use super::counters::Counters;
use super::{last_key, rounds};
use crate::aes::{BLOCK, Size};
use crate::variant::Builder;

// Parameters: counter mode and GCM have them in the same order.
pub(crate) const OUT: X = x(0);
pub(crate) const INPUT: X = x(1);
pub(crate) const LEN: X = x(2);
/// Round keys, and in GCM what follows them.
pub(crate) const KEY: X = x(3);
/// The counter block, and in GCM what follows it.
pub(crate) const STATE: X = x(4);
pub(crate) const TABLE: X = x(5);

pub(crate) const COUNTERS: Counters = Counters { low: x(6), nonce: x(7), next: w(8), free: x(9) };
/// The last round key in general-purpose registers, and in a vector.
const LAST_WORDS: [X; 2] = [x(10), x(11)];
pub(crate) const LAST: Vector = v(30);
/// Words of the message.
pub(crate) const MESSAGE: [X; 2] = [x(12), x(13)];
/// Registers that [`Iteration`] leaves alone.
pub(crate) const SPARE: [X; 4] = [x(14), x(15), x(16), x(17)];
/// Round keys on their way.
pub(crate) const THROUGH: [Vector; 2] = [v(16), v(17)];
/// A chunk of the message, two blocks.
pub(crate) const CHUNK: [Vector; 2] = [v(28), v(29)];

/// Where something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// In general-purpose registers.
    Words,
    /// In vector registers.
    Vectors,
}

/// An iteration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Iteration {
    pub(crate) size: Size,
    /// How many blocks: an even number, at most eight.
    pub(crate) blocks: usize,
    /// Where the last round key is added.
    pub(crate) last: Place,
}

impl Iteration {
    /// Eight blocks, the last round key in general-purpose registers: for all cores.
    pub(crate) const fn wide(size: Size) -> Iteration {
        Iteration { size, blocks: 8, last: Place::Words }
    }

    /// Bytes.
    pub(crate) const fn stride(&self) -> usize {
        BLOCK * self.blocks
    }

    /// Bytes from the stack pointer on: counter blocks, and the message with the last round key.
    pub(crate) const fn stack(&self) -> usize {
        2 * self.stride()
    }

    /// The registers of the blocks.
    pub(crate) fn registers(&self) -> Vec<Vector> {
        (0..self.blocks as u8).map(v).collect()
    }

    /// Before the first: its counter blocks, and the last round key.
    pub(crate) fn enter(&self) -> Vec<Inst> {
        let last = at(KEY, last_key(self.size));
        let mut insts = COUNTERS.load(STATE);
        insts.extend(self.counters().insts().cloned());
        insts.push(match self.last {
            Place::Words => ldp64(LAST_WORDS[0], LAST_WORDS[1], last),
            Place::Vectors => ldr_q(LAST, last),
        });
        insts
    }

    /// The counter blocks of the next.
    fn counters(&self) -> Strand {
        COUNTERS.blocks(self.blocks)
    }

    /// The counter blocks.
    pub(crate) fn begin(&self) -> Vec<Inst> {
        pairs(&self.registers()).map(|(i, a, b)| ldp_q(a, b, at(SP, BLOCK * i))).collect()
    }

    /// All rounds.
    pub(crate) fn rounds(&self) -> Strand {
        rounds(self.size, KEY, THROUGH, &self.registers())
    }

    /// Interleaved code in general-purpose registers.
    pub(crate) fn beside(&self) -> Strand {
        match self.last {
            Place::Words => self.counters().then(self.message()),
            Place::Vectors => self.counters(),
        }
    }

    /// The message with the last round key.
    fn message(&self) -> Strand {
        let ([low, high], [k0, k1]) = (MESSAGE, LAST_WORDS);
        let block = |i: usize| {
            let load = ldp64(low, high, at(INPUT, BLOCK * i));
            [load, eor64(low, low, k0), eor64(high, high, k1), stp64(self.keyed(i), low, high)]
        };
        (0..self.blocks).flat_map(block).collect()
    }

    /// Where block i of the message is with the last round key.
    fn keyed(&self, i: usize) -> Mem {
        at(SP, self.stride() + BLOCK * i)
    }

    /// What the rounds left, added to the message, and to its place.
    pub(crate) fn end(&self) -> Vec<Inst> {
        let [c, d] = CHUNK;
        let pair = |(i, a, b): (usize, Vector, Vector)| {
            let message = if self.last == Place::Words { self.keyed(i) } else { at(INPUT, BLOCK * i) };
            let mut insts = vec![ldp_q(c, d, message)];
            if self.last == Place::Vectors {
                insts.extend([eor(a, a, LAST), eor(b, b, LAST)]);
            }
            insts.extend([eor(a, a, c), eor(b, b, d), stp_q(at(OUT, BLOCK * i), a, b)]);
            insts
        };
        pairs(&self.registers()).flat_map(pair).collect()
    }

    /// To what comes behind it.
    pub(crate) fn advance(&self) -> [Inst; 3] {
        advance(self.stride())
    }
}

/// Pairs of registers, each with the number of its first.
fn pairs(registers: &[Vector]) -> impl Iterator<Item = (usize, Vector, Vector)> {
    registers.chunks_exact(2).enumerate().map(|(i, pair)| (2 * i, pair[0], pair[1]))
}

/// To what comes so many bytes later.
pub(crate) fn advance(bytes: usize) -> [Inst; 3] {
    [add64_imm(INPUT, INPUT, bytes), add64_imm(OUT, OUT, bytes), sub64_imm(LEN, LEN, bytes)]
}

/// Clears all registers at the end but those of parameters.
pub(crate) fn clear(k: &mut Builder<Aarch64>) {
    k.clear((6..18).map(x));
    k.clear((0..32).map(v));
}
