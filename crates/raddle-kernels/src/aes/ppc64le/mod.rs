//! AES on POWER8: blocks in vectors, and what the modes of operation share.
//!
//! | module | what it holds |
//! |---|---|
//! | `expand` | the key schedule |
//! | `halves` | eight blocks per iteration, four of them half an iteration behind |
//! | `rest` | the bytes after the last whole iteration |
//!
//! **Order of bytes.** `vcipher` takes the first byte of a block highest, and so does GHASH ([`crate::ghash`]). `lxvd2x`
//! loads a block with its halves in this order, and the bytes of each half in the opposite one. What brings one form to
//! the other and back is [`turn`], and `vpermxor` adds two blocks of which one is turned at the price of turning: so
//! keystream and message meet in whichever form is wanted, and neither is turned for itself.
//!
//! **Round keys** lie in lower registers, which `vcipher` can't name, and come up one at a time: `llvm-mca` says that
//! the pipeline for moves is idle anyway.

mod expand;
pub(crate) mod halves;
pub(crate) mod rest;

use std::ops::RangeInclusive;

use raddle_isa::builder::Base;
use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Inst, Strand};

use super::Size;
use crate::aes_gcm::Direction;
use crate::variant::Builder;

pub use expand::kernels;

// What each register is for, where there is a message; the first ones as in the contracts.
pub(crate) const OUT: Gpr = r(3);
pub(crate) const INPUT: Gpr = r(4);
pub(crate) const LEN: Gpr = r(5);
pub(crate) const KEY: Gpr = r(6);
pub(crate) const STATE: Gpr = r(7);
const TABLE: Gpr = r(8);
/// Where the next vector is, counted from a pointer.
pub(crate) const OFFSET: Gpr = r(9);
/// Words on their way.
pub(crate) const FREE: [Gpr; 3] = [r(10), r(11), r(12)];

/// The control of the shuffle that reverses the bytes of halves.
pub(crate) const TURN: Vr = v(9);
/// A round key that has come up.
pub(crate) const ROUND_KEY: Vr = v(10);
/// Bytes of a message on their way.
pub(crate) const DATA: Vr = v(11);
/// The next counter block.
pub(crate) const COUNTER: Vr = v(17);
/// What is added to it.
const ONE: Vr = v(18);

/// Block `i` of the cipher.
pub(crate) const fn block(i: usize) -> Vr {
    v(i as u8)
}

/// A round key: the last one of AES-256 has a register above, so that none of the caller's is needed.
fn key(round: usize) -> Vsr {
    if round < 14 { vs(round as u8) } else { v(19).into() }
}

/// The constants of the table, 16 bytes each.
#[derive(Clone, Copy)]
pub(crate) enum Constant {
    /// The control of [`turn`].
    Turn,
    /// What is added to a counter block.
    One,
    /// What GHASH is reduced by: see [`crate::ghash::ppc64le`].
    Fold,
    /// Ones, with zeros behind: any number of ones from where it is loaded.
    Mask,
}

impl Constant {
    /// Where it is in the table.
    pub(crate) fn offset(self) -> usize {
        16 * self as usize
    }
}

/// The constants in the order of [`Constant`].
pub(crate) fn table() -> Vec<u8> {
    let fold = crate::ghash::ppc64le::FOLD as u128;
    [TURNED, 1, fold, u128::MAX, 0].into_iter().flat_map(in_memory).collect()
}

/// For each byte from the highest on its number twice: as it stands, and turned around within halves.
pub(crate) const TURNED: u128 = {
    let (mut control, mut i) = (0, 0);
    while i < 16 {
        control = control << 8 | i << 4 | i ^ 7;
        i += 1;
    }
    control
};

/// How `lxvd2x` finds a number in memory.
pub(crate) fn in_memory(x: u128) -> Vec<u8> {
    [(x >> 64) as u64, x as u64].into_iter().flat_map(u64::to_le_bytes).collect()
}

/// A strand to which loads and stores may be appended.
pub(crate) fn strand() -> Strand {
    Strand::new([OFFSET])
}

/// Loads 16 bytes.
pub(crate) fn load(d: Vr, base: impl Base, offset: usize) -> [Inst; 2] {
    [li(OFFSET, offset), lxvd2x(d, indexed(base, OFFSET))]
}

/// Stores 16 bytes.
pub(crate) fn store(base: impl Base, offset: usize, s: Vr) -> [Inst; 2] {
    [li(OFFSET, offset), stxvd2x(indexed(base, OFFSET), s)]
}

/// From the form of memory to that of the cipher and back.
pub(crate) fn turn(d: Vr, s: Vr) -> Inst {
    vperm(d, s, s, TURN)
}

/// `d = a ^ turn(b)`.
pub(crate) fn add_turned(d: Vr, a: Vr, b: Vr) -> Inst {
    vpermxor(d, a, b, TURN)
}

/// Loads a block as the cipher has it.
pub(crate) fn load_turned(d: Vr, base: Gpr, offset: usize) -> Vec<Inst> {
    [&load(d, base, offset)[..], &[turn(d, d)]].concat()
}

/// Loads a constant.
pub(crate) fn constant(d: Vr, constant: Constant) -> [Inst; 2] {
    load(d, TABLE, constant.offset())
}

/// Loads constants, round keys and the counter block.
pub(crate) fn start(size: Size) -> Strand {
    let mut strand = strand();
    strand.push(constant(TURN, Constant::Turn));
    strand.push(constant(ONE, Constant::One));
    strand.push(load_turned(COUNTER, STATE, 0));
    for round in 0..=size.rounds() {
        strand.push([load_turned(ROUND_KEY, KEY, 16 * round), vec![copy(key(round), ROUND_KEY)]].concat());
    }
    strand
}

/// Begins a block.
pub(crate) fn begin(d: Vr, counter: Vr) -> Inst {
    xxlxor(d, counter, key(0))
}

/// Begins the next block `i`.
pub(crate) fn count(i: usize) -> [Inst; 2] {
    [begin(block(i), COUNTER), vadduwm(COUNTER, COUNTER, ONE)]
}

/// These rounds of blocks; round keys come up in a register that nobody else uses.
pub(crate) fn rounds(size: Size, rounds: RangeInclusive<usize>, blocks: &[Vr], round_key: Vr) -> Strand {
    let of = |round| {
        let cipher = if round == size.rounds() { vcipherlast } else { vcipher };
        let blocks = blocks.iter().map(move |&x| cipher(x, x, round_key));
        [copy(round_key, key(round))].into_iter().chain(blocks)
    };
    rounds.flat_map(of).collect()
}

/// Loads block `i` of the message.
pub(crate) fn fetch(d: Vr, i: usize) -> [Inst; 2] {
    load(d, INPUT, 16 * i)
}

/// Block `i` of the ciphertext, of the message and the keystream.
pub(crate) fn ciphertext(direction: Direction, d: Vr, i: usize, message: Vr) -> Inst {
    match direction {
        Direction::Seal => add_turned(d, block(i), message),
        Direction::Open => turn(d, message),
    }
}

/// Adds keystream to block `i` of the message.
pub(crate) fn add(i: usize, message: Vr) -> Strand {
    let mut strand = strand();
    strand.push([add_turned(message, message, block(i))]);
    strand.push(store(OUT, 16 * i, message));
    strand
}

/// Moves on in the message.
pub(crate) fn advance(bytes: usize) -> [Inst; 3] {
    [addi(INPUT, INPUT, bytes), addi(OUT, OUT, bytes), addi(LEN, LEN, -(bytes as i64))]
}

/// Clears the registers that kernels with a message use and the caller doesn't want back.
pub(crate) fn clear(k: &mut Builder<Ppc64le>) {
    k.offsets(OFFSET);
    k.clear((0..20).map(v));
    k.clear((0..14).map(vs));
    k.clear(FREE);
}
