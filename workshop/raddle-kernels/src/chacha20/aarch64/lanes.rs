//! Blocks in vector registers, by columns and by rows, woven with blocks in general-purpose registers.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Order, Reg, Strand};

use super::super::BLOCK;
use super::super::lowering::{Lowering, double_round, state_row_double_round};
use super::{COUNTER, INPUT, ITERATIONS, LEN, OUT, STATE, TABLE, WORD_BLOCKS, advance, load_counter, repeat, words};
use crate::AnyOperation;
use crate::Kernel;
use crate::chacha20::operation::Chacha20Blocks;
use crate::chacha20::operation::Chacha20Xor;
use crate::variant::{Builder, Variant, kernel};

/// Blocks that are computed together, and the kernel `chacha20_xor_*` with this number of blocks per iteration.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// Whether there are four blocks in sixteen registers: a register holds one word of each, and a diagonal is a
    /// choice of registers.
    pub columns: bool,
    /// The number of blocks in four registers each: a register holds a row, and diagonals are formed by rotating rows.
    pub state_rows: usize,
    /// The number of blocks in general-purpose registers, one after the other. The number divides ten: each block goes
    /// through all of its double rounds in its share of the iterations.
    pub words: usize,
    /// The order in which the blocks are woven.
    pub order: Order,
}

/// The lowering for lanes of vectors, like [`Words`](words::Words) for words.
pub(crate) struct Lanes {
    /// A register that holds no value between lines of a quarter round.
    pub(crate) scratch: Vector,
}

/// The control of `tbl` that rotates words by 8, or by 24 in BLAKE3, during the rounds; later it is one of four free
/// registers.
pub(crate) const ROTATE_8: Vector = v(28);
const FREE: [Vector; 4] = [v(28), v(29), v(30), v(31)];

/// Returns the constants: the control that rotates words by 8, four counters, a step of one block.
fn table() -> Vec<u8> {
    let rotate = (0..16).map(|i| i / 4 * 4 + (i + 3) % 4);
    let words = [0u32, 1, 2, 3, 1, 0, 0, 0].into_iter().flat_map(u32::to_le_bytes);
    rotate.chain(words).collect()
}
const FOUR_COUNTERS: i64 = 16;
const ONE_BLOCK: i64 = 32;

impl Lowering<Vector> for Lanes {
    fn add(&self, d: Vector, a: Vector) -> Vec<Inst> {
        vec![add_4s(d, d, a)]
    }
    fn xor_rol(&self, d: Vector, a: Vector, k: u32) -> Vec<Inst> {
        let t = self.scratch;
        match k {
            16 => vec![eor(d, d, a), rev32_8h(d, d)],
            8 | 24 => vec![eor(d, d, a), tbl(d, d, ROTATE_8)],
            _ => vec![eor(t, d, a), ushr_4s(d, t, 32 - k), sli_4s(d, t, k)],
        }
    }
    fn scratch(&self) -> Vec<Reg> {
        vec![self.scratch.reg()]
    }
}

impl Variant for Batch {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Chacha20Xor.into()
    }

    fn summary(&self) -> String {
        let parts = [
            (self.by_columns(), "by columns"),
            (self.state_rows, "by rows"),
            (self.words, "in general-purpose registers"),
        ];
        let parts = parts.iter().filter(|(count, _)| *count > 0).map(|(count, how)| format!(" {count} {how},"));
        format!("{} blocks an iteration:{} {}", self.blocks(), parts.collect::<String>(), self.order)
    }

    /// Processes batches while there are enough blocks, then a shorter batch for most of the rest, and single blocks at
    /// the end.
    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        take(k);
        let mut code = vec![load_counter(), self.while_enough()];
        if self.blocks() > Batch::SHORT.blocks() {
            let least = BLOCK * Batch::SHORT.blocks() + 1;
            code.extend(
                Vec::from(self.rest(least)).phase(format!("rest: one more iteration, if {least} bytes are left")),
            );
        }
        // Two single blocks take less time than a group.
        let least = 2 * BLOCK + 1;
        let short = Vec::from(Batch::SHORT.rest(least));
        code.extend(short.phase(format!("rest: {} blocks at once, if {least} bytes are left", Batch::SHORT.blocks())));
        code.extend(words::all());
        code
    }
}

/// Allocates all registers except those of the parameters, and adds the table.
fn take(k: &mut Builder<Aarch64>) {
    (19..27).for_each(|n| _ = k.fix(x(n)));
    (8..16).for_each(|n| _ = k.fix(v(n)));
    k.clear((5..18).map(x));
    k.clear((0..32).map(v));
    k.constants(table());
}

impl Batch {
    /// The batch for long messages.
    pub const WIDE: Batch = Batch { columns: true, state_rows: 2, words: 2, order: Order::Staggered(6) };
    /// The batch for the ends of long messages, which takes no longer than the latency of its rounds.
    pub const SHORT: Batch = Batch { columns: true, state_rows: 0, words: 1, order: Order::RoundRobin };

    /// Returns the number of blocks of an iteration of the loop over the message. An iteration of the loop over rounds
    /// performs one double round of the blocks in vectors, and as many double rounds of a block in general-purpose
    /// registers as there are such blocks.
    pub const fn blocks(&self) -> usize {
        self.by_columns() + self.state_rows + self.words
    }

    const fn by_columns(&self) -> usize {
        if self.columns { 4 } else { 0 }
    }

    /// Returns the registers of the words of four blocks.
    fn column_registers(&self) -> Option<[Vector; 16]> {
        self.columns.then(|| std::array::from_fn(|i| v(i as u8)))
    }

    /// Returns the registers of the rows of each block.
    fn state_row_registers(&self) -> impl Iterator<Item = [Vector; 4]> {
        let first = 4 * self.by_columns();
        (0..self.state_rows).map(move |block| std::array::from_fn(|row| v((first + 4 * block + row) as u8)))
    }

    /// Returns the body of the loop over rounds, without its count.
    pub fn double_round(&self) -> Strand {
        let quarters = "no quarter round writes a word of another";
        let by_columns = self.column_registers().map(|x| {
            double_round(&Lanes { scratch: FREE[1] }, &x, Order::RoundRobin)
                .expect(quarters)
                .named("4 blocks by columns")
                .phase("vectors: a double round of 4 blocks, one word of each per register")
        });
        let by_rows = self.state_row_registers().zip([FREE[2], FREE[3]].into_iter().cycle()).zip(1..).map(
            |((state_rows, scratch), i)| {
                state_row_double_round(&Lanes { scratch }, state_rows, |row, k| vec![ext(row, row, row, 4 * k)])
                    .named(format!("block {i} by rows"))
                    .phase(format!("vectors, interleaved: a double round of block {i} by rows, one row per register"))
            },
        );
        let in_words = (self.words > 0).then(|| {
            words::double_rounds(self.words)
                .named("scalar blocks")
                .phase("scalar block, interleaved: its double rounds")
        });
        woven(by_columns.into_iter().chain(by_rows).chain(in_words), self.order)
    }

    /// Loads the states of the blocks in vectors, which come after the blocks in general-purpose registers.
    fn load(&self) -> Strand {
        let mut strand = Strand::default();
        let number = ITERATIONS.low32();
        if let Some(x) = self.column_registers() {
            strand.extend(load_state(FREE));
            for (i, &word) in x.iter().enumerate().filter(|(i, _)| *i != 12) {
                strand.push([dup_4s_lane(word, FREE[i / 4], i % 4)]);
            }
            strand.extend([
                add32_imm(number, COUNTER, self.words),
                dup_4s(x[12], number),
                ldr_q(FREE[0], at(TABLE, FOUR_COUNTERS)),
                add_4s(x[12], x[12], FREE[0]),
            ]);
        }
        for (i, state_rows) in self.state_row_registers().enumerate() {
            let ahead = self.words + self.by_columns() + i;
            strand.extend(load_state(state_rows));
            strand.extend([add32_imm(number, COUNTER, ahead), ins_s(state_rows[3], 0, number)]);
        }
        strand.push([ldr_q(ROTATE_8, at(TABLE, 0))]);
        strand.phase("load: the state of each block in vectors, with its counter")
    }

    /// Computes the keystream in vectors after the rounds, and returns the registers of each block, in order. The
    /// blocks in general-purpose registers are complete by then, and the counter is past them.
    fn keystream(&self) -> (Strand, Vec<[Vector; 4]>) {
        let mut strand = Strand::default();
        let mut blocks = Vec::new();
        if let Some(x) = self.column_registers() {
            for row in x.chunks_exact(4) {
                strand.extend(transpose([row[0], row[1], row[2], row[3]]));
            }
            blocks.extend((0..4).map(|block| std::array::from_fn(|row| x[4 * row + block])));
        }
        blocks.extend(self.state_row_registers());
        // In the widest shapes, only these registers are free now.
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
        (strand.phase("finish: rounds + state, the keystream of the blocks in vectors"), blocks)
    }

    /// Computes all blocks: it writes the blocks in general-purpose registers, and returns the keystream of the others.
    fn batch(&self) -> (Vec<Code>, Vec<[Vector; 4]>) {
        let mut code: Vec<Code> = vec![self.load().into()];
        let rounds = |share| repeat(ITERATIONS, 10 / share, vec![self.double_round().into()]);
        match self.words {
            0 => code.extend(Vec::from(rounds(1)).phase("rounds: ten double rounds (RFC 8439, 2.3)")),
            1 => code.extend(words::block(rounds(1))),
            n => {
                let blocks = Vec::from(repeat(WORD_BLOCKS, n, words::block(rounds(n))));
                code.extend(blocks.phase(format!(
                    "scalar blocks: {n}, one after another; the rounds of each are interleaved with a share of the vector rounds"
                )));
            }
        }
        let (keystream, blocks) = self.keystream();
        code.push(keystream.into());
        (code, blocks)
    }

    /// Processes batches while the message has enough bytes.
    fn while_enough(&self) -> Code {
        let (mut body, blocks) = self.batch();
        body.extend(xor_blocks(&blocks));
        body.push(advance(blocks.len()));
        let stride = BLOCK * self.blocks();
        Code::While { test: vec![cmp64_imm(LEN, stride)], enter: HS, body }
            .phase(format!("loop: {} blocks an iteration, while {stride} bytes are left", self.blocks()))
    }

    /// Returns a kernel's code for messages that have at most as many blocks as are in vectors. The preceding block is
    /// computed in general-purpose registers, and `first` takes it in [pairs](words::pair).
    pub(crate) fn behind(&self, k: &mut Builder<Aarch64>, first: Vec<Inst>) -> Vec<Code> {
        assert_eq!(self.words, 1, "the block before the others");
        take(k);
        let mut code = vec![load_counter(), self.load().into()];
        code.extend(words::keystream_by(repeat(ITERATIONS, 10, vec![self.double_round().into()])));
        let first = first.phase("key: r = clamp(block[0..16]), s = block[16..32], h = 0, pad = 1");
        code.extend([straight(first), straight([add32_imm(COUNTER, COUNTER, 1)])]);
        let (keystream, blocks) = self.keystream();
        code.push(keystream.into());
        code.extend(
            Vec::from(xor_rest(blocks[0], &blocks[1..])).phase("message: out = input XOR keystream, block by block"),
        );
        code.extend(xor_rest_of_block(blocks[0]));
        code
    }

    /// Returns a kernel's code for whole iterations, all of it in vectors. The ten double rounds are iterations of `unroll`
    /// double rounds, each woven with `beside`; `enter` precedes the loop and `leave` follows it. `enter` must also load the
    /// counter, and may have to move the parameters to their registers.
    pub(crate) fn whole_with(
        &self,
        k: &mut Builder<Aarch64>,
        enter: Vec<Inst>,
        beside: Strand,
        unroll: usize,
        leave: [Inst; 2],
    ) -> Vec<Code> {
        assert_eq!(self.words, 0, "general-purpose registers are for the interleaved strand");
        take(k);
        let rounds = (0..unroll).fold(Strand::default(), |rounds, _| rounds.then(self.double_round()));
        let both = woven([rounds, beside.named("Poly1305")], Order::RoundRobin);
        let (keystream, blocks) = self.keystream();
        let mut body: Vec<Code> = vec![self.load().into()];
        let rounds = Vec::from(repeat(ITERATIONS, 10 / unroll, vec![both.into()]));
        body.extend(
            rounds.phase("rounds: ten double rounds of ChaCha20, interleaved with Poly1305: h = (h + block) * r"),
        );
        body.push(keystream.into());
        body.extend(xor_blocks(&blocks));
        body.push(advance(blocks.len()));
        let stride = BLOCK * self.blocks();
        let body = Code::While { test: vec![cmp64_imm(LEN, stride)], enter: HS, body };
        vec![
            straight(enter.phase("load: h, r, and the counter")),
            body.phase(format!("loop: {} blocks an iteration, while {stride} bytes are left", self.blocks())),
            straight(leave.phase("store: h")),
        ]
    }

    /// Processes one batch for the rest of a message, if the rest has at least `least` bytes; the rest is at most a
    /// batch.
    fn rest(&self, least: usize) -> [Code; 2] {
        let (mut body, blocks) = self.batch();
        let whole = least / BLOCK - self.words;
        body.extend(xor_blocks(&blocks[..whole]));
        body.push(advance(whole));
        let more = Vec::from(xor_rest(blocks[whole], &blocks[whole + 1..]));
        body.extend(more.phase("tail: the further blocks that the message has"));
        body.extend(xor_rest_of_block(blocks[whole]));
        body.push(straight([movz64(LEN, 0)]));
        where_at_least(LEN, least, body)
    }
}

/// Builds `chacha20_blocks_*`: independent blocks in vectors, only by rows, so that no word has to change its lane.
pub(super) fn blocks(name: &'static str, state_rows: usize) -> Kernel {
    let batch = Batch { columns: false, state_rows, words: 0, ..Batch::WIDE };
    let stride = BLOCK * state_rows;
    let operation = Chacha20Blocks { stride: stride as u64 };
    kernel::<Aarch64>(name, operation, batch.summary(), |k| {
        let [blocks, len] = ["blocks", "len"].map(|name| k.arg(name));
        (8..16).for_each(|n| _ = k.fix(v(n)));
        k.clear((0..32).map(v));
        let constants = k.constants(table());
        let halves = || (0..).step_by(32).zip(batch.state_row_registers().flat_map(|[a, b, c, d]| [[a, b], [c, d]]));
        let load = halves().map(|(offset, [a, b])| ldp_q(a, b, at(blocks, offset)));
        let [e, f, g, h] = FREE;
        let finish = halves().zip([[e, f], [g, h]].into_iter().cycle()).flat_map(|((offset, [a, b]), [s, t])| {
            let states = ldp_q(s, t, at(blocks, offset));
            [states, add_4s(a, a, s), add_4s(b, b, t), stp_q(at(blocks, offset), a, b)]
        });
        let next = [add64_imm(blocks, blocks, stride), sub64_imm(len, len, stride)];
        let load =
            straight(load.chain([ldr_q(ROTATE_8, constants.at(0))])).phase("load: the states, one row per register");
        let mut body = vec![load];
        let rounds = Vec::from(repeat(ITERATIONS, 10, vec![batch.double_round().into()]));
        body.extend(rounds.phase("rounds: ten double rounds (RFC 8439, 2.3)"));
        body.push(
            straight(finish.chain(next))
                .phase("finish: block = rounds + state, in place of the state; advances pointer and length"),
        );
        let body = Code::While { test: vec![cmp64_imm(len, stride)], enter: HS, body };
        vec![body.phase(format!("loop: {state_rows} states an iteration, while {stride} bytes are left"))]
    })
}

/// Loads the four rows of the state.
fn load_state([a, b, c, d]: [Vector; 4]) -> [Inst; 2] {
    [ldp_q(a, b, at(STATE, 0)), ldp_q(c, d, at(STATE, 32))]
}

/// Transposes four words of four blocks to four blocks of four words.
fn transpose([a, b, c, d]: [Vector; 4]) -> [Inst; 8] {
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

/// XORs two registers of keystream into the 32 bytes at an offset.
fn xor_32([a, b]: [Vector; 2], [s, t]: [Vector; 2], offset: usize) -> [Inst; 4] {
    [ldp_q(s, t, at(INPUT, offset)), eor(a, a, s), eor(b, b, t), stp_q(at(OUT, offset), a, b)]
}

/// XORs keystream into a whole block at an offset.
fn xor_block([a, b, c, d]: [Vector; 4], offset: usize) -> impl Iterator<Item = Inst> {
    let [e, f, g, h] = FREE;
    xor_32([a, b], [e, f], offset).into_iter().chain(xor_32([c, d], [g, h], offset + 32))
}

/// XORs keystream into whole blocks, one after the other.
fn xor_blocks(blocks: &[[Vector; 4]]) -> Vec<Code> {
    let blocks = blocks.iter().enumerate().map(|(i, &block)| straight(xor_block(block, BLOCK * i)));
    Vec::from_iter(blocks).phase("xor: out = input XOR keystream")
}

/// XORs keystream into the whole blocks of the rest of a message, which has no more blocks than these. `now` holds the
/// first block, and at the end the block for the remaining part.
fn xor_rest(now: [Vector; 4], later: &[[Vector; 4]]) -> [Code; 2] {
    let mut body = vec![straight(xor_block(now, 0)), advance(1)];
    if let Some((&next, later)) = later.split_first() {
        body.push(straight(now.into_iter().zip(next).map(|(now, next)| mov(now, next))));
        body.extend(xor_rest(now, later));
    }
    where_at_least(LEN, BLOCK, body)
}

/// XORs keystream into the remaining part of a block: a chunk for each bit of its length.
fn xor_rest_of_block([a, b, c, d]: [Vector; 4]) -> Vec<Code> {
    let [e, f, ..] = FREE;
    let forward = |bytes| [add64_imm(INPUT, INPUT, bytes), add64_imm(OUT, OUT, bytes)];
    let half = xor_32([a, b], [e, f], 0).into_iter().chain(forward(32)).chain([mov(a, c), mov(b, d)]);
    let quarter = [ldr_q(e, at(INPUT, 0)), eor(e, e, a), str_q(at(OUT, 0), e), mov(a, b)];
    let mut code = vec![Code::Note("tail: 32 and 16 bytes, by the bits of the length".into())];
    code.extend(where_bit(LEN, 5, vec![straight(half)]));
    code.extend(where_bit(LEN, 4, vec![straight(quarter.into_iter().chain(forward(16)))]));
    code.push(straight((0..2).map(|i| umov_d(words::pair(i), a, i))));
    code.extend(words::xor_rest_of_16());
    code
}
