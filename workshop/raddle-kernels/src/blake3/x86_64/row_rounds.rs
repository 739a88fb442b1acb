//! The rounds of a block, with a register for each row of the state. The registers hold the state of one input, or that
//! of an input in each 128 bits.
//!
//! Each of the four vectors has a word of each column. The words of the block lie in four vectors too, in the order in
//! which quarter rounds read them. During each round, they are moved to the order of the next one: a block is a
//! dependency chain of 14 quarter rounds, and everything else fits into its latency.
//!
//! Before the diagonals, the rows are rotated by 3, 0, 1 and 2 places. Row `b`, which a quarter round computes last and
//! the next one reads first, stays in place. Column `j` then has the diagonal of word `j` of `b`, which is diagonal `j
//! - 1`.

use std::array;

use raddle_isa::builder::woven;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Order, Reg, Strand};

use crate::blake3::spec;
use crate::chacha20::lowering::Lowering;

/// Returns the words of a round in the order of four vectors: the first and the second words of the columns, then of
/// the diagonals.
fn places() -> [[usize; 4]; 4] {
    [
        array::from_fn(|j| 2 * j),
        array::from_fn(|j| 2 * j + 1),
        // Column j holds diagonal j - 1.
        array::from_fn(|j| 8 + 2 * ((j + 3) % 4)),
        array::from_fn(|j| 8 + 2 * ((j + 3) % 4) + 1),
    ]
}

/// The source of a word: the vector, and the place in it.
type Source = (usize, usize);

/// Returns the place that a word has in this round, if quarter rounds read it as number `word` in the next round.
fn before(word: usize) -> Source {
    let of = spec::PERMUTATION[word];
    let place = |words: [usize; 4]| words.iter().position(|&word| word == of);
    let mut found = places().into_iter().enumerate().filter_map(|(n, words)| Some((n, place(words)?)));
    found.next().expect("each word is somewhere")
}

/// The instructions that gather words from several vectors.
pub(super) trait Blend<V> {
    /// Shuffles the words of `from`, and replaces some words of `to` with them.
    fn blend(&self, to: V, from: V, shuffle: u8, words: u8) -> Vec<Inst>;

    /// Returns the registers that [`blend`](Self::blend) overwrites in addition to `to`.
    fn scratch(&self) -> Vec<Reg>;
}

/// The registers of a block.
pub(super) struct RowRounds<'o, V> {
    /// The rows of the state.
    pub(super) rows: [V; 4],
    /// The words of the block for a round and for the next round, alternating. Before the first round, the second four
    /// vectors hold the words in their order in memory.
    pub(super) messages: [[V; 4]; 2],
    pub(super) on: &'o dyn Lowering<V>,
    pub(super) blend: &'o dyn Blend<V>,
}

impl<V: Vector> RowRounds<'_, V> {
    /// Moves the words of a block to the order of the first round.
    pub(super) fn begin(&self) -> Strand {
        // The registers of the second round are free for the words in their order in memory.
        self.moved(self.messages[0], self.messages[1], |word| (word / 4, word % 4))
    }

    /// Returns all rounds, with a note for each round.
    pub(super) fn strand(&self, note: impl Fn(&str) -> String) -> Strand {
        let [a, _, c, d] = self.rows;
        (0..spec::ROUNDS).fold(Strand::default(), |strand, round| {
            let [words, next] = [round, round + 1].map(|round| self.messages[round % 2]);
            let columns = quarter_round(self.on, self.rows, [words[0], words[1]]);
            let diagonals = quarter_round(self.on, self.rows, [words[2], words[3]]);
            let rotated = |places: [u8; 3]| {
                let rows = [a, c, d].into_iter().zip(places);
                Strand::from_iter(rows.map(|(row, places)| vpshufd(row, row, rotation(places))))
            };
            let rounds = columns.then(rotated([3, 1, 2])).then(diagonals).then(rotated([1, 3, 2]));
            let moves = if round + 1 < spec::ROUNDS { self.moved(next, words, before) } else { Strand::default() };
            strand.then(woven([rounds, moves], Order::RoundRobin).phase(note(&format!("round {}", round + 1))))
        })
    }

    /// Computes the new chaining value, in the first two rows.
    pub(super) fn end(&self) -> Strand {
        let [a, b, c, d] = self.rows;
        Strand::from_iter([vpxor(a, a, c), vpxor(b, b, d)])
    }

    /// Moves the words of a round to their places; `place` returns the source of each word.
    fn moved(&self, to: [V; 4], from: [V; 4], place: impl Fn(usize) -> Source) -> Strand {
        let mut strand = Strand::new(self.blend.scratch());
        for (register, words) in to.into_iter().zip(places()) {
            strand.push(self.gathered(register, from, words.map(&place)));
        }
        strand
    }

    /// Gathers a vector of words from several others: each is shuffled and blended in.
    fn gathered(&self, to: V, from: [V; 4], sources: [Source; 4]) -> Vec<Inst> {
        let mut insts = Vec::new();
        for (n, register) in from.into_iter().enumerate() {
            let lanes = || (0..4).filter(|&lane| sources[lane].0 == n);
            let blend = lanes().fold(0, |mask, lane| mask | 1 << lane);
            let shuffle = lanes().fold(0, |control, lane| control | (sources[lane].1 as u8) << (2 * lane));
            match (blend, insts.is_empty()) {
                (0, _) => {}
                (_, true) => insts.push(vpshufd(to, register, shuffle)),
                (blend, false) => insts.extend(self.blend.blend(to, register, shuffle, blend)),
            }
        }
        insts
    }
}

/// Returns the quarter round (section 2.2) on rows. It adds a word of the block first, because that word is available
/// early.
fn quarter_round<V: Vector>(on: &dyn Lowering<V>, [a, b, c, d]: [V; 4], words: [V; 2]) -> Strand {
    let mut strand = Strand::new(on.scratch());
    for (half, word) in words.into_iter().enumerate() {
        let [first, second] = [0, 1].map(|i| 32 - spec::ROTATIONS[2 * half + i]);
        strand.push([vpaddd(a, a, word)]);
        strand.push(on.add(a, b));
        strand.push(on.xor_rol(d, a, first));
        strand.push(on.add(c, d));
        strand.push(on.xor_rol(b, c, second));
    }
    strand
}

/// Returns the control of `vpshufd` that rotates words by some places to the left.
fn rotation(places: u8) -> u8 {
    (0..4).fold(0, |control, lane| control | (lane + places) % 4 << (2 * lane))
}
