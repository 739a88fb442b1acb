//! ChaCha20 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `vectors` | groups of four blocks, a word of each in a vector |
//! | `rows` | two blocks, a row of each in a vector |
//! | `words` | a block in general-purpose registers |
//! | `tail` | the bytes after the last whole group |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles per double round, for four blocks each:
//!
//! | shape | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | one group, rotated by `vrlw` | 48 | 49 | 48 |
//! | one group, also by `vpermxor` | 47 | 44 | 44 |
//! | two groups: the default | 42 | 50 | 24 |
//! | one group, a block in general-purpose registers | 38 | 52 | 38 |
//! | two groups, a block in general-purpose registers | 41 | 51 | 27 |
//!
//! One group waits for its own latency; a second one fills that time, and is bound by the two vector pipelines. Later
//! cores share pipelines between both kinds of registers, so that a block in general-purpose registers pays on POWER8
//! only. The model of POWER9 has few instructions in flight, too few to hide the loads of two groups. Two blocks by rows
//! take 40, 44 and 44 cycles together.

mod rows;
pub(crate) mod tail;
pub(crate) mod vectors;
mod words;

use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Isa, Order, Strand, View};

use super::BLOCK;
use crate::ppc64le::{Frame, straight, woven};
use crate::{Kernel, Operation};
use vectors::{GROUP, Rotation};

// What each register is for.
pub(crate) const OUT: View = r(3);
pub(crate) const INPUT: View = r(4);
pub(crate) const LEN: View = r(5);
pub(crate) const STATE: View = r(6);
pub(crate) const TABLE: View = r(7);
/// Double rounds that are to come.
pub(crate) const ROUNDS: View = r(8);
/// Where the next vector is, counted from a pointer.
pub(crate) const OFFSET: View = r(9);
/// Words on their way.
pub(crate) const FREE: [View; 2] = [r(10), r(11)];
/// The last row of the state, with the counter of the next block.
pub(crate) const COUNTER: View = vs(0);

/// The kernels, in the shapes and orders that are fastest by the model.
pub fn kernels() -> Vec<Kernel> {
    let shape = |groups| Shape { groups, words: false, rotation: Rotation::Permuted, order: Order::RoundRobin };
    vec![kernel("chacha20_xor_power8x4", shape(1)), kernel("chacha20_xor_power8", shape(2))]
}

/// Other shapes and orders of [`kernels`], to be compared with them.
pub fn candidates() -> Vec<Kernel> {
    use Order::{Groups, RoundRobin, Staggered};
    use Rotation::{Permuted, Rotated};
    let shape = |groups, words, rotation, order| Shape { groups, words, rotation, order };
    vec![
        kernel("chacha20_xor_power8x4_rotated", shape(1, false, Rotated, RoundRobin)),
        kernel("chacha20_xor_power8x4_groups_of_2", shape(1, false, Permuted, Groups(2))),
        kernel("chacha20_xor_power8x4_staggered_by_1", shape(1, false, Permuted, Staggered(1))),
        kernel("chacha20_xor_power8x5", shape(1, true, Permuted, RoundRobin)),
        kernel("chacha20_xor_power8x5_rotated", shape(1, true, Rotated, RoundRobin)),
        kernel("chacha20_xor_power8_rotated", shape(2, false, Rotated, RoundRobin)),
        kernel("chacha20_xor_power8_groups_of_2", shape(2, false, Permuted, Groups(2))),
        kernel("chacha20_xor_power8x9", shape(2, true, Permuted, RoundRobin)),
    ]
}

/// What a turn of the main loop makes.
#[derive(Clone, Copy)]
struct Shape {
    /// Groups of four blocks in vectors: one or two.
    groups: usize,
    /// Whether there is one more block in general-purpose registers.
    words: bool,
    rotation: Rotation,
    order: Order,
}

impl Shape {
    /// One group alone: what is left by a wider one.
    fn narrow(self) -> Shape {
        Shape { groups: 1, words: false, ..self }
    }

    fn blocks(self) -> usize {
        4 * self.groups + self.words as usize
    }

    /// Keystream and message for whole turns.
    fn turns(self) -> Code {
        let stride = self.blocks() * BLOCK;
        let mut body = vec![Code::Note(format!("{} blocks while there are as many", self.blocks()).into())];
        body.extend(self.rounds());
        let mut end = vectors::finish_and_emit(self.groups, self.words as usize);
        if self.words {
            end = woven([end, words::finish_and_emit(self.groups * GROUP)], Order::RoundRobin);
        }
        body.push(end.then(advance(stride)).into());
        Code::While { test: vec![cmpldi(LEN, stride as i64)], enter: GREATER_OR_EQUAL, body }
    }

    /// Keystream and message for what is left, less than a turn.
    fn rest(self) -> Vec<Code> {
        let mut code = keystream(self.rotation, self.order, rows::BLOCKS * BLOCK);
        code.push(Code::Note("added to the rest by halves".into()));
        code.extend(tail::tail());
        code
    }

    /// From the state to the end of the rounds.
    fn rounds(self) -> Vec<Code> {
        let mut start = vectors::start(self.groups);
        let mut round = vectors::double_round(self.groups, self.rotation, self.order);
        if self.words {
            start = start.then(words::start(4 * self.groups as i64));
            round = woven([round, words::double_round()], Order::RoundRobin);
        }
        ten_times(start, round)
    }

    /// The registers that the caller wants back.
    fn frame(self) -> Frame {
        let general = if self.words { words::registers().collect() } else { Vec::new() };
        let vectors = if self.groups == 2 { (20..32).map(v).collect() } else { Vec::new() };
        Frame { general, vectors, ..Frame::default() }
    }
}

/// Turns of this shape while the message is long enough, then single groups, then the tail.
fn kernel(name: &'static str, shape: Shape) -> Kernel {
    let table = vectors::table(shape.rotation);
    let frame = shape.frame();
    let mut code = vec![straight(vectors::load(COUNTER, STATE, 48))];
    if shape.blocks() > shape.narrow().blocks() {
        let body = vec![straight(frame.save(OFFSET)), shape.turns(), straight(frame.restore(OFFSET))];
        code.push(straight([cmpldi(LEN, (shape.blocks() * BLOCK) as i64)]));
        code.push(Code::Skip { unless: LESS, body });
    }
    code.push(shape.narrow().turns());
    code.push(straight([cmpldi(LEN, 0)]));
    code.push(Code::Skip { unless: EQUAL, body: shape.narrow().rest() });
    code.extend(wipe());
    let in_words = if shape.words { ", 1 in general-purpose registers" } else { "" };
    let weave = format!("{} blocks in vectors{in_words}, {}, {}", 4 * shape.groups, shape.rotation, shape.order);
    Operation::Chacha20Xor.kernel(name, Isa::Ppc64le, weave, table, frame.bytes(), code)
}

/// No secret stays where the kernels of this module work, but for what the caller wants back.
pub(crate) fn wipe() -> [Code; 3] {
    [
        Code::Note("leave no secret".into()),
        straight((0..20).map(v).chain((0..14).map(vs)).map(|x| xxlxor(x, x, x))),
        straight([ROUNDS, OFFSET].into_iter().chain(FREE).map(|x| li(x, 0))),
    ]
}

/// The keystream of a group in rows of blocks; that of two blocks alone where no more than `short` bytes are left.
pub(crate) fn keystream(rotation: Rotation, order: Order, short: usize) -> Vec<Code> {
    let test = straight([cmpldi(LEN, short as i64 + 1)]);
    let mut group = vec![Code::Note("keystream of a group".into())];
    group.extend(ten_times(vectors::start(1), vectors::double_round(1, rotation, order)));
    group.push(vectors::finish().into());
    let mut rows = vec![Code::Note(format!("or of {} blocks by rows", rows::BLOCKS).into())];
    rows.extend(rows::keystream(rotation, order));
    vec![
        test.clone(),
        Code::Skip { unless: LESS, body: group },
        test,
        Code::Skip { unless: GREATER_OR_EQUAL, body: rows },
    ]
}

/// After `start`, ten times `double_round`, which leaves [`ROUNDS`] and the condition alone.
fn ten_times(start: Strand, double_round: Strand) -> Vec<Code> {
    times(start, 10, double_round).into()
}

/// After `start`, so many times `body`, which leaves [`ROUNDS`] and the condition alone.
pub(crate) fn times(mut start: Strand, n: i64, body: Strand) -> [Code; 2] {
    start.push([li(ROUNDS, n)]);
    let count: Strand = [addi(ROUNDS, ROUNDS, -1), cmpldi(ROUNDS, 0)].into_iter().collect();
    [start.into(), Code::Repeat { body: vec![count.then(body).into()], again: NOT_EQUAL }]
}

/// Moves on in the message.
pub(crate) fn advance(bytes: usize) -> Strand {
    let n = bytes as i64;
    [addi(INPUT, INPUT, n), addi(OUT, OUT, n), addi(LEN, LEN, -n)].into_iter().collect()
}
