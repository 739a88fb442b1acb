//! Blocks in vectors.

use std::ops::RangeInclusive;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Inst, Strand};

use super::super::Size;
use crate::aes_gcm::Direction;
use crate::ghash::ppc64le::FOLD;
use crate::ppc64le::{
    INPUT, KEY, LEN, OUT, REVERSE, REVERSED, STATE, TABLE, in_memory, load, load_reversed, reverse, store, strand,
};

// Registers.
/// The current round key.
pub(crate) const ROUND_KEY: Vr = v(10);
/// The next counter block.
pub(crate) const COUNTER: Vr = v(17);
/// The number that is added to the counter block.
const ONE: Vr = v(18);

/// Returns the register of block `i` of the cipher.
pub(crate) const fn block(i: usize) -> Vr {
    v(i as u8)
}

/// Returns the register of a round key. The last key of AES-256 is in an upper register, so that no callee-saved one is
/// needed.
fn key(round: usize) -> Vsr {
    if round < 14 { vs(round as u8) } else { v(19).into() }
}

/// The constants of the table, 16 bytes each.
#[derive(Clone, Copy)]
pub(crate) enum Constant {
    /// The control of [`reverse`].
    Reverse,
    /// The number that is added to a counter block.
    One,
    /// The constant of the reduction of GHASH: see [`crate::ghash::ppc64le`].
    Fold,
    /// Ones, followed by zeros: a load that begins inside the constant gets any number of ones.
    Mask,
}

impl Constant {
    /// Returns the offset in the table.
    pub(crate) fn offset(self) -> usize {
        16 * self as usize
    }
}

/// Returns the constants in the order of [`Constant`].
pub(crate) fn table() -> Vec<u8> {
    [REVERSED, 1, FOLD as u128, u128::MAX, 0].into_iter().flat_map(in_memory).collect()
}

/// Computes `d = a ^ reverse(b)`.
pub(crate) fn add_reversed(d: Vr, a: Vr, b: Vr) -> Inst {
    vpermxor(d, a, b, REVERSE)
}

/// Loads a constant.
pub(crate) fn constant(d: Vr, constant: Constant) -> [Inst; 2] {
    load(d, TABLE, constant.offset())
}

/// Loads constants, round keys and the counter block, in the byte order in which its counter is a word.
pub(crate) fn start(size: Size) -> Strand {
    let mut strand = strand();
    for (d, constant) in [(REVERSE, Constant::Reverse), (ONE, Constant::One)] {
        strand.push(self::constant(d, constant));
    }
    strand.push(load_reversed(COUNTER, STATE, 0));
    for round in 0..=size.rounds() {
        strand.push([load_reversed(ROUND_KEY, KEY, 16 * round), vec![copy(key(round), ROUND_KEY)]].concat());
    }
    strand.phase("load: constants, the counter block and the round keys")
}

/// Starts a block: adds round key 0 to the counter block.
pub(crate) fn begin(d: Vr, counter: Vr) -> Inst {
    xxlxor(d, counter, key(0))
}

/// Starts the next counter block as block `i`.
pub(crate) fn count(i: usize) -> [Inst; 2] {
    [begin(block(i), COUNTER), vadduwm(COUNTER, COUNTER, ONE)]
}

/// Performs these rounds on blocks; round keys are copied to `round_key`, which nothing else uses.
pub(crate) fn rounds(size: Size, rounds: RangeInclusive<usize>, blocks: &[Vr], round_key: Vr) -> Strand {
    let of = |round| {
        let cipher = if round == size.rounds() { vcipherlast } else { vcipher };
        let blocks = blocks.iter().map(move |&x| cipher(x, x, round_key));
        [copy(round_key, key(round))].into_iter().chain(blocks)
    };
    rounds.flat_map(of).collect()
}

/// Computes the polynomial that is hashed for block `i`, from the message and the keystream.
pub(crate) fn hashed(direction: Direction, d: Vr, i: usize, message: Vr) -> Inst {
    match direction {
        Direction::Seal => add_reversed(d, block(i), message),
        Direction::Open => reverse(d, message),
    }
}

/// Adds keystream to block `i` of the message.
pub(crate) fn add(i: usize, message: Vr) -> Strand {
    let mut strand = strand();
    strand.push([add_reversed(message, message, block(i))]);
    strand.push(store(OUT, 16 * i, message));
    strand
}

/// Advances the pointers and the length.
pub(crate) fn advance(bytes: usize) -> [Inst; 3] {
    [addi(INPUT, INPUT, bytes), addi(OUT, OUT, bytes), addi(LEN, LEN, -(bytes as i64))]
}
