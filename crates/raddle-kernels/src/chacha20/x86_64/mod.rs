//! ChaCha20 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`gpr`] | one block in general-purpose registers, by itself or woven into another shape |
//! | [`vex`] | AVX and AVX2: a register or a place on the stack per word |
//! | [`rows`] | AVX2 and AVX-512: a register per row of two or four blocks, for short input |
//! | [`vertical`] | AVX-512: a register per word of sixteen blocks, one group or two |
//! | [`tail`] | the bytes after the last whole turn |

pub(crate) mod gpr;
pub(crate) mod rows;
pub(crate) mod tail;
pub(crate) mod vertical;
pub(crate) mod vex;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Order, Reg, Strand, View};

use super::BLOCK;
use super::lowering::Lowering;
use crate::x86_64::{take_aligned_stack, take_stack};
use crate::{Kernel, Operation};

/// The parameters, in the registers of the calling convention.
pub(crate) const OUT: View = RDI;
pub(crate) const INPUT: View = RSI;
pub(crate) const LEN: View = RDX;
pub(crate) const STATE: View = RCX;
pub(crate) const TABLE: View = R8;
/// The number of the first block of a turn.
pub(crate) const COUNTER: View = R9;
/// The stack pointer at entry, where the stack is aligned.
pub(crate) const ENTRY: View = R11;
/// What the stack is aligned to then: the width of the widest words on it. A word on two pages would cost as much as a
/// quarter round, each time.
pub(crate) const ALIGNMENT: i64 = 32;

/// The kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    let words = || vertical::shape(1, in_turn, in_turn);
    let rows = |bits, sets, more| rows::shape(bits, sets, rows::BY_DOUBLE_ROUNDS, 0, 0, more);
    let with_block = |shape| gpr::with_block(shape, in_turn);
    vec![
        gpr::shape(in_turn).kernel("chacha20_xor_gpr", 1),
        vex::shape(128, 1, in_turn, in_turn).kernel("chacha20_xor_avx", 1),
        rows(256, 1, 0).kernel("chacha20_xor_avx2_row2", 1),
        rows(256, 2, 0).kernel("chacha20_xor_avx2_row4", 1),
        with_block(rows(256, 2, 1)).kernel("chacha20_xor_avx2_row5", 1),
        vex::shape(256, 1, in_turn, in_turn).kernel("chacha20_xor_avx2", 1),
        vex::shape(256, 2, in_turn, vex::BY_ROUNDS).kernel("chacha20_xor_avx2x16", 1),
        rows(512, 1, 0).kernel("chacha20_xor_avx512_row4", 1),
        with_block(rows(512, 1, 1)).kernel("chacha20_xor_avx512_row5", 1),
        rows(512, 2, 0).kernel("chacha20_xor_avx512_row8", 1),
        with_block(rows(512, 2, 1)).kernel("chacha20_xor_avx512_row9", 1),
        rows(512, 3, 0).kernel("chacha20_xor_avx512_row12", 1),
        words().kernel("chacha20_xor_avx512", 1),
        with_block(words()).kernel("chacha20_xor_avx512x17", 1),
        vertical::shape(2, in_turn, vertical::BY_ROUNDS).kernel("chacha20_xor_avx512x32", 1),
    ]
}

/// Other orders, widths and loops, for the tuner. A name says what is other than in the kernel whose name it begins
/// with.
pub fn candidates() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    let [by_two, by_eight, staggered] = [Order::Groups(2), Order::Groups(8), Order::Staggered(1)];
    let [pairs, words] = [vex::BY_ROUNDS, vertical::BY_ROUNDS];
    let rows = rows::BY_DOUBLE_ROUNDS;
    vec![
        gpr::shape(by_two).kernel("chacha20_xor_gpr_by2", 1),
        gpr::shape(by_eight).kernel("chacha20_xor_gpr_by8", 1),
        gpr::shape(staggered).kernel("chacha20_xor_gpr_staggered", 1),
        gpr::shape(in_turn).kernel("chacha20_xor_gpr_unroll2", 2),
        gpr::shape(in_turn).kernel("chacha20_xor_gpr_unroll10", 10),
        vex::shape(128, 2, in_turn, pairs).kernel("chacha20_xor_avxx8", 1),
        rows::shape(256, 2, in_turn, 0, 0, 0).kernel("chacha20_xor_avx2_row4_in_turn", 1),
        gpr::with_block(rows::shape(256, 1, rows, 0, 0, 1), in_turn).kernel("chacha20_xor_avx2_row3", 1),
        vex::shape(256, 1, by_two, in_turn).kernel("chacha20_xor_avx2_by2", 1),
        vex::shape(256, 1, in_turn, in_turn).kernel("chacha20_xor_avx2_unroll2", 2),
        vex::shape(256, 2, by_two, pairs).kernel("chacha20_xor_avx2x16_by2", 1),
        vex::shape(256, 2, staggered, pairs).kernel("chacha20_xor_avx2x16_staggered", 1),
        vex::shape(256, 2, in_turn, in_turn).kernel("chacha20_xor_avx2x16_pairs", 1),
        vex::shape(256, 2, in_turn, Order::Groups(4)).kernel("chacha20_xor_avx2x16_double_rounds", 1),
        rows::shape(512, 1, rows, 210, 0, 0).kernel("chacha20_xor_avx512_row4_idle", 1),
        rows::shape(512, 1, rows, 0, 0, 0).kernel("chacha20_xor_avx512_row4_unroll2", 2),
        rows::shape(512, 2, rows, 210, 0, 0).kernel("chacha20_xor_avx512_row8_idle", 1),
        rows::shape(512, 2, in_turn, 0, 0, 0).kernel("chacha20_xor_avx512_row8_in_turn", 1),
        rows::shape(512, 2, by_two, 0, 0, 0).kernel("chacha20_xor_avx512_row8_by2", 1),
        rows::shape(512, 3, in_turn, 0, 0, 0).kernel("chacha20_xor_avx512_row12_in_turn", 1),
        rows::shape(512, 4, rows, 0, 0, 0).kernel("chacha20_xor_avx512_row16", 1),
        vertical::shape(1, by_two, in_turn).kernel("chacha20_xor_avx512_by2", 1),
        vertical::shape(1, staggered, in_turn).kernel("chacha20_xor_avx512_staggered", 1),
        vertical::shape(1, in_turn, in_turn).kernel("chacha20_xor_avx512_unroll2", 2),
        vertical::shape(2, in_turn, in_turn).kernel("chacha20_xor_avx512x32_in_turn", 1),
        vertical::shape(2, in_turn, by_eight).kernel("chacha20_xor_avx512x32_by8", 1),
        vertical::shape(2, in_turn, Order::Groups(64)).kernel("chacha20_xor_avx512x32_double_rounds", 1),
        vertical::shape(2, in_turn, Order::Staggered(16)).kernel("chacha20_xor_avx512x32_staggered", 1),
        vertical::shape(2, staggered, words).kernel("chacha20_xor_avx512x32_inner_staggered", 1),
        vertical::shape(2, in_turn, words).kernel("chacha20_xor_avx512x32_unroll2", 2),
    ]
}

/// What a kernel is made of, whatever its registers are: a turn makes some blocks, and as many bytes are done.
pub(crate) struct Shape {
    /// How it is made, in a line.
    pub(crate) weave: String,
    /// Blocks of a turn.
    pub(crate) blocks: usize,
    /// Bytes on the stack.
    pub(crate) stack: i64,
    /// Whether the stack is aligned to 32 bytes; [`ENTRY`] is taken then.
    pub(crate) aligned: bool,
    /// The constants.
    pub(crate) table: Vec<u8>,
    /// Counts double rounds.
    pub(crate) rounds: View,
    /// Whether [`COUNTER`] is wanted.
    pub(crate) counter: bool,
    /// Done once.
    pub(crate) enter: Vec<Inst>,
    /// The state of each block.
    pub(crate) load: Vec<Inst>,
    pub(crate) double_round: Strand,
    /// Adds all keystream of a turn to the input.
    pub(crate) whole: Vec<Inst>,
    /// Adds the keystream of a turn to less input than that.
    pub(crate) part: Vec<Code>,
    /// To the next turn, but for the parameters and [`COUNTER`].
    pub(crate) next: Vec<Inst>,
    /// Leaves no secret.
    pub(crate) leave: Vec<Inst>,
}

impl Shape {
    /// The kernel, with so many double rounds in a turn of the loop that makes ten.
    pub(crate) fn kernel(self, name: &'static str, unroll: usize) -> Kernel {
        let stride = (self.blocks * BLOCK) as i64;
        let counter = COUNTER.bits(32);
        let mut keystream = vec![straight(self.load)];
        keystream.extend(rounds(self.double_round, self.rounds, unroll));

        let mut code = Vec::new();
        if self.aligned {
            code.push(straight(take_aligned_stack(ENTRY, self.stack, ALIGNMENT)));
        } else if self.stack > 0 {
            code.push(straight(take_stack(self.stack)));
        }
        if self.counter {
            code.push(straight([mov32(counter, at(STATE, 48))]));
        }
        code.push(straight(self.enter));

        let mut turn = keystream.clone();
        turn.push(straight(self.whole));
        turn.push(straight(advance(stride)));
        if self.counter {
            turn.push(straight([add32(counter, self.blocks as i64)]));
        }
        turn.push(straight(self.next));
        code.push(Code::While { test: vec![cmp64(LEN, stride)], enter: ABOVE_OR_EQUAL, body: turn });

        let mut rest = keystream;
        rest.extend(self.part);
        code.push(straight([test64(LEN, LEN)]));
        code.push(Code::Skip { unless: EQUAL, body: rest });

        code.push(straight([self.rounds, COUNTER].map(|reg| xor32(reg.bits(32), reg.bits(32)))));
        code.push(straight(self.leave));
        if self.aligned {
            code.push(straight([mov64(RSP, ENTRY)]));
        } else if self.stack > 0 {
            code.push(straight([add64(RSP, self.stack)]));
        }

        let blocks = if self.blocks == 1 { "1 block".into() } else { format!("{} blocks", self.blocks) };
        let unrolled = if unroll == 1 { String::new() } else { format!("; {unroll} double rounds a turn") };
        let weave = format!("{blocks}, {}{unrolled}", self.weave);
        // At entry the stack pointer is 8 or 24 bytes beyond such an alignment.
        let stack = self.stack + if self.aligned { ALIGNMENT - 8 } else { 0 };
        Operation::Chacha20Xor.kernel(name, Isa::X86_64, weave, self.table, stack as usize, code)
    }
}

/// Instructions one after another.
pub(crate) fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}

/// The twenty rounds, in a loop that `counter` counts.
fn rounds(double_round: Strand, counter: View, unroll: usize) -> [Code; 2] {
    assert_eq!(10 % unroll, 0, "a loop makes ten double rounds");
    repeat(vec![Code::from(double_round); unroll], counter, 10 / unroll)
}

/// So many times, which `counter` counts.
pub(crate) fn repeat(mut body: Vec<Code>, counter: View, times: usize) -> [Code; 2] {
    let counter = counter.bits(32);
    body.push(straight([sub32(counter, 1)]));
    [straight([mov32(counter, times as i64)]), Code::Repeat { body, again: NOT_EQUAL }]
}

/// Moves the parameters over `n` bytes that are done.
fn advance(n: i64) -> [Inst; 3] {
    [add64(OUT, n), add64(INPUT, n), sub64(LEN, n)]
}

/// Words of 32 bits as the bytes of a table.
fn words(words: impl IntoIterator<Item = u32>) -> impl Iterator<Item = u8> {
    words.into_iter().flat_map(u32::to_le_bytes)
}

/// Lanes of AVX-512.
struct Evex;

impl Lowering for Evex {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        vec![vpxord(d, d, a), vprold(d, d, k as i64)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Two registers become two others by two instructions, with one spare register and no copy: `low` goes to the spare
/// register, `high` to `b`, and `a` is the next spare one.
pub(crate) fn butterfly(
    insts: &mut Vec<Inst>,
    spare: &mut View,
    [a, b]: [View; 2],
    low: impl Fn(View, View, View) -> Inst,
    high: impl Fn(View, View, View) -> Inst,
) -> [View; 2] {
    let result = [*spare, b];
    insts.extend([low(*spare, a, b), high(b, a, b)]);
    *spare = a;
    result
}

/// Transposes 4 by 4 words in each 128 bits of four registers.
pub(crate) fn transpose_words(insts: &mut Vec<Inst>, spare: &mut View, [w0, w1, w2, w3]: [View; 4]) -> [View; 4] {
    let [low01, high01] = butterfly(insts, spare, [w0, w1], vpunpckldq, vpunpckhdq);
    let [low23, high23] = butterfly(insts, spare, [w2, w3], vpunpckldq, vpunpckhdq);
    let [q0, q1] = butterfly(insts, spare, [low01, low23], vpunpcklqdq, vpunpckhqdq);
    let [q2, q3] = butterfly(insts, spare, [high01, high23], vpunpcklqdq, vpunpckhqdq);
    [q0, q1, q2, q3]
}

/// Transposes 4 by 4 quarters of four registers of 512 bits.
fn transpose_quarters(insts: &mut Vec<Inst>, spare: &mut View, [r0, r1, r2, r3]: [View; 4]) -> [View; 4] {
    let quarters = |k: i64| move |d: View, a: View, b: View| vshufi32x4(d, a, b, k);
    let [low01, high01] = butterfly(insts, spare, [r0, r1], quarters(0x44), quarters(0xee));
    let [low23, high23] = butterfly(insts, spare, [r2, r3], quarters(0x44), quarters(0xee));
    let [q0, q1] = butterfly(insts, spare, [low01, low23], quarters(0x88), quarters(0xdd));
    let [q2, q3] = butterfly(insts, spare, [high01, high23], quarters(0x88), quarters(0xdd));
    [q0, q1, q2, q3]
}
