//! ChaCha20 on AArch64.
//!
//! | module | what it holds |
//! |---|---|
//! | [`words`] | a block in general-purpose registers, and the end of a message |
//! | [`lanes`] | blocks in vector registers, woven with blocks in general-purpose registers |
//!
//! A core has pipes for vectors and pipes for words, and a block leaves either mostly idle, waiting for itself. So the
//! default does four blocks by columns, two by rows and two in general-purpose registers at once. In the model of
//! `llvm-mca`, cycles per block and double round, each in its best order:
//!
//! | by columns | by rows | in words | Neoverse V1 | V2 | N1, N2 |
//! |---|---|---|---|---|---|
//! | 4 | | | 14.0 | 14.0 | 14.0 |
//! | | 7 | | 9.1 | 8.6 | 17.0 |
//! | 4 | 3 | | 8.6 | 8.2 | 15.3 |
//! | | 7 | 2 | 7.1 | 6.7 | 13.2 |
//! | 4 | 3 | 2 | 6.7 | 6.4 | 11.9 |
//! | 4 | 2 | 2 | 7.1 | 7.0 | 11.3 |
//!
//! The last but one is faster still for long messages on V1 and V2, and slower for all others.

pub mod lanes;
pub mod words;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Isa, Order, View};

use super::BLOCK;
use crate::aarch64::{self, Frame, straight, wipe, wipe_vectors};
use crate::{Kernel, Operation};
use lanes::Shape;

// What each register is for. Words of a block are in x7 to x17 and x19 to x23.
const OUT: View = x(0);
const INPUT: View = x(1);
const LEN: View = x(2);
const STATE: View = x(3);
const TABLE: View = x(4);
/// The counter of the next block.
const COUNTER: View = w(5);
/// Turns of the loop over rounds that are to come; free between these loops.
const TURNS: View = x(6);
const FREE: View = x(24);
/// Blocks in words that are to come while the others are made.
const WORD_BLOCKS: View = x(25);

/// What kernels on vectors keep for their caller.
const FRAME: Frame = Frame { general: 19..27, vectors: 8..16 };

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![gpr(), neon("chacha20_xor_neon", Shape::WIDE)]
}

/// Other shapes and orders of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    let shape = |columns, rows, words| Shape { columns, rows, words, ..Shape::WIDE };
    let order = |order| Shape { order, ..Shape::WIDE };
    vec![
        neon("chacha20_xor_neon_4_by_columns", shape(true, 0, 0)),
        neon("chacha20_xor_neon_4_by_columns_1_in_words", Shape::SHORT),
        neon("chacha20_xor_neon_4_by_columns_2_in_words", shape(true, 0, 2)),
        neon("chacha20_xor_neon_4_by_columns_3_by_rows", shape(true, 3, 0)),
        neon("chacha20_xor_neon_4_by_columns_3_by_rows_1_in_words", shape(true, 3, 1)),
        neon("chacha20_xor_neon_4_by_columns_3_by_rows_2_in_words", shape(true, 3, 2)),
        neon("chacha20_xor_neon_6_by_rows_2_in_words", shape(false, 6, 2)),
        neon("chacha20_xor_neon_7_by_rows", shape(false, 7, 0)),
        neon("chacha20_xor_neon_7_by_rows_2_in_words", shape(false, 7, 2)),
        neon("chacha20_xor_neon_round_robin", order(Order::RoundRobin)),
        neon("chacha20_xor_neon_groups_of_2", order(Order::Groups(2))),
        neon("chacha20_xor_neon_groups_of_4", order(Order::Groups(4))),
        neon("chacha20_xor_neon_staggered_by_12", order(Order::Staggered(12))),
    ]
}

/// One block at a time, in general-purpose registers.
fn gpr() -> Kernel {
    let weave = format!("1 block a turn: in general-purpose registers, {}", words::ORDER);
    kernel("chacha20_xor_gpr", weave, Vec::new(), Frame { general: 19..25, vectors: 0..0 }, words::all())
}

/// Blocks of a shape while there are as many, a shorter shape for most of the rest, single blocks at the end.
fn neon(name: &'static str, shape: Shape) -> Kernel {
    let mut body = vec![Code::Note(shape.to_string().into()), shape.while_enough()];
    if shape.blocks() > Shape::SHORT.blocks() {
        body.push(Code::Note("the same once more, for a rest that is more than what follows can take".into()));
        body.extend(shape.rest(BLOCK * Shape::SHORT.blocks() + 1));
    }
    body.push(Code::Note(Shape::SHORT.to_string().into()));
    // Two single blocks take less time than a group.
    body.extend(Shape::SHORT.rest(2 * BLOCK + 1));
    body.extend(words::all());
    kernel(name, shape.to_string(), lanes::table(), FRAME, body)
}

/// A kernel around a body that leaves nothing to do.
fn kernel(name: &'static str, weave: String, table: Vec<u8>, frame: Frame, body: Vec<Code>) -> Kernel {
    let stack = frame.bytes();
    Operation::Chacha20Xor.kernel(name, Isa::Aarch64, weave, table, stack, framed(frame, body))
}

/// The body of a kernel, with what comes before and behind it.
fn framed(frame: Frame, body: Vec<Code>) -> Vec<Code> {
    let mut code = vec![straight(frame.save()), straight([ldr32(COUNTER, at(STATE, 48))])];
    code.extend(body);
    code.push(Code::Note("leave no secret".into()));
    code.push(straight(frame.restore()));
    code.push(straight(wipe(5)));
    if !frame.vectors.is_empty() {
        code.push(straight(wipe_vectors()));
    }
    code
}

/// `body` so many times, counted in a register.
fn repeat(counter: View, turns: usize, mut body: Vec<Code>) -> [Code; 2] {
    body.push(straight([subs64_imm(counter, counter, 1)]));
    [straight([movz64(counter, turns as i64)]), Code::Repeat { body, again: NE }]
}

/// Goes on by so many blocks that were done.
fn advance(blocks: usize) -> Code {
    let bytes = (BLOCK * blocks) as i64;
    straight([
        add64_imm(INPUT, INPUT, bytes),
        add64_imm(OUT, OUT, bytes),
        sub64_imm(LEN, LEN, bytes),
        add32_imm(COUNTER, COUNTER, blocks as i64),
    ])
}

/// `body` where bit `k` of the length is 1.
fn where_bit(k: i64, body: Vec<Code>) -> [Code; 2] {
    aarch64::where_bit(LEN, k, body)
}

/// `body` where there are at least so many bytes.
fn where_at_least(bytes: usize, body: Vec<Code>) -> [Code; 2] {
    aarch64::where_at_least(LEN, bytes, body)
}
