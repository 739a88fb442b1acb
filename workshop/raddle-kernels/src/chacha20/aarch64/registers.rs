//! The registers of a message, and steps from block to block.

use raddle_isa::Code;
use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};

use super::super::BLOCK;

// The use of the registers. Words of a block are in x7 to x17 and x19 to x23.
pub(super) const OUT: X = x(0);
pub(super) const INPUT: X = x(1);
pub(super) const LEN: X = x(2);
pub(super) const STATE: X = x(3);
pub(super) const TABLE: X = x(4);
/// The counter of the next block.
pub(super) const COUNTER: W = w(5);
/// The number of remaining iterations of the loop over rounds; the register is free between these loops.
pub(super) const ITERATIONS: X = x(6);
pub(super) const FREE: X = x(24);
/// The number of blocks in general-purpose registers that remain while the others are computed.
pub(super) const WORD_BLOCKS: X = x(25);

/// Loads the counter of the first block.
pub(super) fn load_counter() -> Code {
    straight([ldr32(COUNTER, at(STATE, 48))].phase("load: the counter"))
}

/// Runs `body` this number of times, counted in a register.
pub(super) fn repeat(counter: X, iterations: usize, mut body: Vec<Code>) -> [Code; 2] {
    body.push(straight([subs64_imm(counter, counter, 1)]));
    [straight([movz64(counter, iterations)]), Code::Repeat { body, again: NE }]
}

/// Advances the message by this number of blocks.
pub(super) fn advance(blocks: usize) -> Code {
    let bytes = BLOCK * blocks;
    let insts = [
        add64_imm(INPUT, INPUT, bytes),
        add64_imm(OUT, OUT, bytes),
        sub64_imm(LEN, LEN, bytes),
        add32_imm(COUNTER, COUNTER, blocks),
    ];
    straight(insts.phase("advance: pointers, length and counter"))
}
