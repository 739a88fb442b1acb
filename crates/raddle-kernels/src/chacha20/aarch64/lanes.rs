//! Blocks in vector registers, by columns and by rows, woven with blocks in general-purpose registers.

use std::fmt;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Order, Reg, Strand, View, weave};

use super::super::BLOCK;
use super::super::lowering::{Lowering, double_round, row_double_round};
use super::{
    COUNTER, FRAME, INPUT, LEN, OUT, STATE, TABLE, TURNS, WORD_BLOCKS, advance, framed, repeat, straight,
    where_at_least, where_bit, words,
};
use crate::aarch64::{wipe, wipe_vectors};

/// Which blocks are done at once.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Four blocks in sixteen registers: a register holds one word of each, and a diagonal is a matter of names.
    pub columns: bool,
    /// So many blocks in four registers each: a register holds a row, and diagonals are made by turning rows.
    pub rows: usize,
    /// So many blocks, one after the other, in general-purpose registers. A divisor of the ten double rounds: each
    /// goes through all of its rounds in its share of the turns.
    pub words: usize,
    /// The order in which they are woven.
    pub order: Order,
}

/// What [`Words`](words::Words) is to words, on lanes of vectors.
struct Lanes {
    /// Holds nothing from one line to the next.
    scratch: View,
}

/// Control of `tbl` that rotates words by 8 while rounds go on; then one of four free registers.
const ROTATE_8: View = v(28);
const FREE: [View; 4] = [v(28), v(29), v(30), v(31)];

/// The constants: the control that rotates words by 8, four counters, a step of one block.
pub fn table() -> Vec<u8> {
    let rotate = (0..16).map(|i| i / 4 * 4 + (i + 3) % 4);
    let words = [0u32, 1, 2, 3, 1, 0, 0, 0].into_iter().flat_map(u32::to_le_bytes);
    rotate.chain(words).collect()
}
const FOUR_COUNTERS: i64 = 16;
const ONE_BLOCK: i64 = 32;

impl Lowering for Lanes {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![add_4s(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        let (t, k) = (self.scratch, k as i64);
        match k {
            16 => vec![eor(d, d, a), rev32_8h(d, d)],
            8 => vec![eor(d, d, a), tbl(d, d, ROTATE_8)],
            _ => vec![eor(t, d, a), ushr_4s(d, t, 32 - k), sli_4s(d, t, k)],
        }
    }
    fn scratch(&self) -> Vec<Reg> {
        vec![self.scratch.reg]
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} blocks a turn:", self.blocks())?;
        let parts =
            [(self.by_columns(), "by columns"), (self.rows, "by rows"), (self.words, "in general-purpose registers")];
        for (count, how) in parts.iter().filter(|(count, _)| *count > 0) {
            write!(f, " {count} {how},")?;
        }
        write!(f, " {}", self.order)
    }
}

impl Shape {
    /// For long messages.
    pub const WIDE: Shape = Shape { columns: true, rows: 2, words: 2, order: Order::Staggered(6) };
    /// For their ends: lasts no longer than the latency of its rounds.
    pub const SHORT: Shape = Shape { columns: true, rows: 0, words: 1, order: Order::RoundRobin };

    /// How many blocks a turn of the loop over the message does. A turn of the loop over rounds does one double
    /// round of those in vectors, and of those in general-purpose registers as many double rounds in all.
    pub const fn blocks(&self) -> usize {
        self.by_columns() + self.rows + self.words
    }

    const fn by_columns(&self) -> usize {
        if self.columns { 4 } else { 0 }
    }

    /// The registers of the words of four blocks.
    fn column_registers(&self) -> Option<[View; 16]> {
        self.columns.then(|| std::array::from_fn(|i| v(i as u8)))
    }

    /// The registers of the rows of each block.
    fn row_registers(&self) -> impl Iterator<Item = [View; 4]> {
        let first = 4 * self.by_columns();
        (0..self.rows).map(move |block| std::array::from_fn(|row| v((first + 4 * block + row) as u8)))
    }

    /// What the loop over rounds repeats, but for its count.
    pub fn double_round(&self) -> Strand {
        let quarters = "no quarter round writes a word of another";
        let by_columns = self
            .column_registers()
            .map(|x| double_round(&Lanes { scratch: FREE[1] }, &x, Order::RoundRobin).expect(quarters));
        let by_rows = self.row_registers().zip([FREE[2], FREE[3]].into_iter().cycle()).map(|(rows, scratch)| {
            row_double_round(&Lanes { scratch }, rows, |row, k| vec![ext(row, row, row, 4 * k as i64)])
        });
        let in_words = (self.words > 0).then(|| words::double_rounds(self.words));
        weave(by_columns.into_iter().chain(by_rows).chain(in_words), self.order)
            .expect("blocks have registers of their own")
    }

    /// The states of the blocks in vectors. They come after those in words.
    fn load(&self) -> Strand {
        let mut strand = Strand::default();
        let number = TURNS.bits(32);
        if let Some(x) = self.column_registers() {
            strand.extend(load_state(FREE));
            for (i, &word) in x.iter().enumerate().filter(|(i, _)| *i != 12) {
                strand.push([dup_4s_lane(word, FREE[i / 4], i as i64 % 4)]);
            }
            strand.extend([
                add32_imm(number, COUNTER, self.words as i64),
                dup_4s(x[12], number),
                ldr_q(FREE[0], at(TABLE, FOUR_COUNTERS)),
                add_4s(x[12], x[12], FREE[0]),
            ]);
        }
        for (i, rows) in self.row_registers().enumerate() {
            let ahead = self.words + self.by_columns() + i;
            strand.extend(load_state(rows));
            strand.extend([add32_imm(number, COUNTER, ahead as i64), ins_s(rows[3], 0, number)]);
        }
        strand.push([ldr_q(ROTATE_8, at(TABLE, 0))]);
        strand
    }

    /// From what the rounds left in vectors, the keystream: the registers of each block, in order. The blocks in words
    /// are done, and the counter is past them.
    fn keystream(&self) -> (Strand, Vec<[View; 4]>) {
        let mut strand = Strand::default();
        let mut blocks = Vec::new();
        if let Some(x) = self.column_registers() {
            for row in x.chunks_exact(4) {
                strand.extend(transpose([row[0], row[1], row[2], row[3]]));
            }
            blocks.extend((0..4).map(|block| std::array::from_fn(|row| x[4 * row + block])));
        }
        blocks.extend(self.row_registers());
        // In the widest shapes no register but these is free now.
        let state = FREE;
        strand.extend(load_state(state));
        for row in 0..3 {
            strand.extend(blocks.iter().map(|block| add_4s(block[row], block[row], state[row])));
        }
        let step = state[0];
        strand.extend([ins_s(state[3], 0, COUNTER), ldr_q(step, at(TABLE, ONE_BLOCK))]);
        for block in &blocks {
            strand.extend([add_4s(block[3], block[3], state[3]), add_4s(state[3], state[3], step)]);
        }
        (strand, blocks)
    }

    /// All blocks: those in words are written, of the others comes the keystream.
    fn batch(&self) -> (Vec<Code>, Vec<[View; 4]>) {
        let mut code: Vec<Code> = vec![self.load().into()];
        let rounds = |share| repeat(TURNS, 10 / share, vec![self.double_round().into()]);
        match self.words {
            0 => code.extend(rounds(1)),
            1 => code.extend(words::block(rounds(1))),
            n => code.extend(repeat(WORD_BLOCKS, n, words::block(rounds(n)))),
        }
        let (keystream, blocks) = self.keystream();
        code.push(keystream.into());
        (code, blocks)
    }

    /// Batches while there is enough for them.
    pub(super) fn while_enough(&self) -> Code {
        let (mut body, blocks) = self.batch();
        body.extend(blocks.iter().enumerate().map(|(i, &block)| straight(xor_block(block, BLOCK * i))));
        body.push(advance(blocks.len()));
        Code::While { test: vec![cmp64_imm(LEN, (BLOCK * self.blocks()) as i64)], enter: HS, body }
    }

    /// A kernel's code for messages of no more than the blocks in vectors; the block before these is in words, and goes
    /// where `first` takes it, in [pairs](words::pair).
    pub(crate) fn behind(&self, first: Vec<Inst>) -> Vec<Code> {
        assert_eq!(self.words, 1, "the block before the others");
        let mut body: Vec<Code> = vec![self.load().into()];
        body.extend(words::keystream_by(repeat(TURNS, 10, vec![self.double_round().into()])));
        body.extend([straight(first), straight([add32_imm(COUNTER, COUNTER, 1)])]);
        let (keystream, blocks) = self.keystream();
        body.push(keystream.into());
        body.extend(xor_rest(blocks[0], &blocks[1..]));
        body.extend(xor_rest_of_block(blocks[0]));
        framed(FRAME, body)
    }

    /// A kernel's code for multiples of what a turn makes, all of it in vectors. The ten double rounds come in turns of
    /// `unroll`, each woven with `beside`; `enter` comes before the loop and `leave` behind it. `enter` has the counter
    /// to load too, and may have to find the registers of the parameters.
    pub(crate) fn whole_with(&self, enter: Vec<Inst>, beside: Strand, unroll: usize, leave: Vec<Inst>) -> Vec<Code> {
        assert_eq!(self.words, 0, "general-purpose registers are for what comes beside");
        let rounds = (0..unroll).fold(Strand::default(), |rounds, _| rounds.then(self.double_round()));
        let both = weave([rounds, beside], Order::RoundRobin).expect("vectors and words have registers of their own");
        let (keystream, blocks) = self.keystream();
        let mut body: Vec<Code> = vec![self.load().into()];
        body.extend(repeat(TURNS, 10 / unroll, vec![both.into()]));
        body.push(keystream.into());
        body.extend(blocks.iter().enumerate().map(|(i, &block)| straight(xor_block(block, BLOCK * i))));
        body.push(advance(blocks.len()));
        let test = vec![cmp64_imm(LEN, (BLOCK * self.blocks()) as i64)];
        let mut code = vec![straight(FRAME.save()), straight(enter), Code::While { test, enter: HS, body }];
        code.extend([straight(leave), Code::Note("leave no secret".into()), straight(FRAME.restore())]);
        code.extend([straight(wipe(5)), straight(wipe_vectors())]);
        code
    }

    /// Bytes of stack that this code needs.
    pub(crate) fn stack(&self) -> usize {
        FRAME.bytes()
    }

    /// One batch for the rest of a message, if that has at least `least` bytes; it has no more than a batch.
    pub(super) fn rest(&self, least: usize) -> [Code; 2] {
        let (mut body, blocks) = self.batch();
        let whole = least / BLOCK - self.words;
        body.extend(blocks[..whole].iter().enumerate().map(|(i, &block)| straight(xor_block(block, BLOCK * i))));
        body.push(advance(whole));
        body.extend(xor_rest(blocks[whole], &blocks[whole + 1..]));
        body.extend(xor_rest_of_block(blocks[whole]));
        body.push(straight([movz64(LEN, 0)]));
        where_at_least(least, body)
    }
}

/// The four rows of the state.
fn load_state([a, b, c, d]: [View; 4]) -> [Inst; 2] {
    [ldp_q(a, b, at(STATE, 0)), ldp_q(c, d, at(STATE, 32))]
}

/// Four words of four blocks to four blocks of four words.
fn transpose([a, b, c, d]: [View; 4]) -> [Inst; 8] {
    let [e, f, g, h] = FREE;
    [
        trn1_4s(e, a, b),
        trn2_4s(f, a, b),
        trn1_4s(g, c, d),
        trn2_4s(h, c, d),
        trn1_2d(a, e, g),
        trn1_2d(b, f, h),
        trn2_2d(c, e, g),
        trn2_2d(d, f, h),
    ]
}

/// Two registers of keystream to the 32 bytes at an offset.
fn xor_32([a, b]: [View; 2], [s, t]: [View; 2], offset: usize) -> [Inst; 4] {
    let offset = offset as i64;
    [ldp_q(s, t, at(INPUT, offset)), eor(a, a, s), eor(b, b, t), stp_q(at(OUT, offset), a, b)]
}

/// Keystream to a whole block at an offset.
fn xor_block([a, b, c, d]: [View; 4], offset: usize) -> impl Iterator<Item = Inst> {
    let [e, f, g, h] = FREE;
    xor_32([a, b], [e, f], offset).into_iter().chain(xor_32([c, d], [g, h], offset + 32))
}

/// Keystream to whole blocks, of the rest of a message that has no more than these. The first is in `now`, and so is
/// in the end the one for what is left.
fn xor_rest(now: [View; 4], later: &[[View; 4]]) -> [Code; 2] {
    let mut body = vec![straight(xor_block(now, 0)), advance(1)];
    if let Some((&next, later)) = later.split_first() {
        body.push(straight(now.into_iter().zip(next).map(|(now, next)| mov(now, next))));
        body.extend(xor_rest(now, later));
    }
    where_at_least(BLOCK, body)
}

/// Keystream to the rest of less than a block: a piece for each bit of its length.
fn xor_rest_of_block([a, b, c, d]: [View; 4]) -> Vec<Code> {
    let [e, f, ..] = FREE;
    let forward = |bytes| [add64_imm(INPUT, INPUT, bytes), add64_imm(OUT, OUT, bytes)];
    let half = xor_32([a, b], [e, f], 0).into_iter().chain(forward(32)).chain([mov(a, c), mov(b, d)]);
    let quarter = [ldr_q(e, at(INPUT, 0)), eor(e, e, a), str_q(at(OUT, 0), e), mov(a, b)];
    let mut code = Vec::new();
    code.extend(where_bit(5, vec![straight(half)]));
    code.extend(where_bit(4, vec![straight(quarter.into_iter().chain(forward(16)))]));
    code.push(straight((0..2).map(|i| umov_d(words::pair(i), a, i as i64))));
    code.extend(words::xor_rest_of_16());
    code
}
