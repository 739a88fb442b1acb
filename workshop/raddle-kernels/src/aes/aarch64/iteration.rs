//! An iteration of counter mode: several interleaved blocks.
//!
//! AES and GHASH need the vector pipes, so as much other work as possible is done in general-purpose registers. Its
//! results pass through memory, and are written long before they are read. This work is the counter blocks of the next
//! iteration, and the addition of the last round key to the message.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::at;
use raddle_isa::{Inst, Mem, Strand};

use super::counters::Counters;
use super::{last_key, rounds};
use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};
use crate::variant::Builder;

// The parameters, which counter mode and GCM have in the same order.
pub(crate) const OUT: X = x(0);
pub(crate) const INPUT: X = x(1);
pub(crate) const LEN: X = x(2);
/// The round keys; in GCM the powers follow them.
pub(crate) const KEY: X = x(3);
/// The counter block; in GCM the rest of the state follows it.
pub(crate) const STATE: X = x(4);
pub(crate) const TABLE: X = x(5);

pub(crate) const COUNTERS: Counters = Counters { fixed: x(6), nonce: x(7), next: x(8), free: x(9) };
/// The last round key in general-purpose registers, and in a vector.
const LAST_WORDS: [X; 2] = [x(10), x(11)];
pub(crate) const LAST: Vector = v(30);
/// Words of the message.
pub(crate) const MESSAGE: [X; 2] = [x(12), x(13)];
/// Registers that [`Iteration`] leaves alone.
pub(crate) const SPARE: [X; 4] = [x(14), x(15), x(16), x(17)];
/// The registers into which round keys are loaded.
pub(crate) const THROUGH: [Vector; 2] = [v(16), v(17)];
/// A chunk of the message, two blocks.
pub(crate) const CHUNK: [Vector; 2] = [v(28), v(29)];

/// The kind of registers in which something is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// General-purpose registers.
    Words,
    /// Vector registers.
    Vectors,
}

/// The shape of an iteration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Iteration {
    pub(crate) mode: Mode,
    pub(crate) size: Size,
    /// The number of blocks, which is even and at most eight.
    pub(crate) blocks: usize,
    /// The kind of registers in which the last round key is added.
    pub(crate) last: Place,
    /// The pointer to the text that is XORed with the keystream.
    pub(crate) text: X,
}

impl Iteration {
    /// Returns eight blocks with the last round key in general-purpose registers, which suits all cores.
    pub(crate) const fn wide(mode: Mode, size: Size) -> Iteration {
        Iteration { mode, size, blocks: 8, last: Place::Words, text: INPUT }
    }

    /// Returns the number of bytes of an iteration.
    pub(crate) const fn stride(&self) -> usize {
        BLOCK * self.blocks
    }

    /// Returns the number of bytes on the stack, from the stack pointer on: the counter blocks, and the message with
    /// the last round key.
    pub(crate) const fn stack(&self) -> usize {
        2 * self.stride()
    }

    /// Returns the registers of the blocks.
    pub(crate) fn registers(&self) -> Vec<Vector> {
        (0..self.blocks as u8).map(v).collect()
    }

    /// Prepares the first iteration: its counter blocks, and the last round key.
    pub(crate) fn enter(&self) -> Vec<Inst> {
        let last = at(KEY, last_key(self.size));
        let mut insts = COUNTERS.load(self.mode, STATE);
        insts.extend(self.counters().insts().cloned());
        insts.push(match self.last {
            Place::Words => ldp64(LAST_WORDS[0], LAST_WORDS[1], last),
            Place::Vectors => ldr_q(LAST, last),
        });
        insts
    }

    /// Computes the counter blocks of the next iteration.
    fn counters(&self) -> Strand {
        COUNTERS.blocks(self.mode, self.blocks)
    }

    /// Loads the counter blocks.
    pub(crate) fn begin(&self) -> Vec<Inst> {
        pairs(&self.registers()).map(|(i, a, b)| ldp_q(a, b, at(SP, BLOCK * i))).collect()
    }

    /// Performs all rounds.
    pub(crate) fn rounds(&self) -> Strand {
        rounds(self.size, KEY, THROUGH, &self.registers())
    }

    /// Returns the code in general-purpose registers that is interleaved with the rounds.
    pub(crate) fn beside(&self) -> Strand {
        match self.last {
            Place::Words => self.counters().then(self.message()),
            Place::Vectors => self.counters(),
        }
    }

    /// Adds the last round key to the message.
    fn message(&self) -> Strand {
        let ([low, high], [k0, k1]) = (MESSAGE, LAST_WORDS);
        let block = |i: usize| {
            let load = ldp64(low, high, at(self.text, BLOCK * i));
            [load, eor64(low, low, k0), eor64(high, high, k1), stp64(self.keyed(i), low, high)]
        };
        (0..self.blocks).flat_map(block).collect()
    }

    /// Returns the address of block i of the message with the last round key.
    fn keyed(&self, i: usize) -> Mem {
        at(SP, self.stride() + BLOCK * i)
    }

    /// Adds the keystream to the message, and stores the result.
    pub(crate) fn end(&self) -> Vec<Inst> {
        let [c, d] = CHUNK;
        let pair = |(i, a, b): (usize, Vector, Vector)| {
            let message = if self.last == Place::Words { self.keyed(i) } else { at(self.text, BLOCK * i) };
            let mut insts = vec![ldp_q(c, d, message)];
            if self.last == Place::Vectors {
                insts.extend([eor(a, a, LAST), eor(b, b, LAST)]);
            }
            insts.extend([eor(a, a, c), eor(b, b, d), stp_q(at(OUT, BLOCK * i), a, b)]);
            insts
        };
        pairs(&self.registers()).flat_map(pair).collect()
    }

    /// Advances the pointers and the length by an iteration.
    pub(crate) fn advance(&self) -> [Inst; 3] {
        advance(self.stride())
    }
}

/// Returns pairs of registers, each with the index of its first register.
fn pairs(registers: &[Vector]) -> impl Iterator<Item = (usize, Vector, Vector)> {
    registers.chunks_exact(2).enumerate().map(|(i, pair)| (2 * i, pair[0], pair[1]))
}

/// Advances the pointers and the length by `bytes` bytes.
pub(crate) fn advance(bytes: usize) -> [Inst; 3] {
    [add64_imm(INPUT, INPUT, bytes), add64_imm(OUT, OUT, bytes), sub64_imm(LEN, LEN, bytes)]
}

/// Clears all registers at the end except those of the parameters.
pub(crate) fn clear(k: &mut Builder<Aarch64>) {
    k.clear((6..18).map(x));
    k.clear((0..32).map(v));
}
