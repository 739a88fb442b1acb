//! One input: a register for each row of the state, as ChaCha20 has it.
//!
//! Each of the four vectors has a word of each column. The words of the block lie in four vectors too, in the order in which
//! quarter rounds take them, and are moved to the order of the next round while this one computes: a block is a dependency
//! chain of 14 quarter rounds, and everything else fits into its latency.
//!
//! Before the diagonals the rows are rotated by 3, 0, 1 and 2 places: `b`, which a quarter round computes last and the next one
//! reads first, stays. Column `j` then has the diagonal of `b`'s word `j`, which is diagonal `j - 1`.

use std::array;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Reg, Strand};

use crate::AnyOperation;
use crate::blake3::{BLOCK, spec};
use crate::chacha20::lowering::Lowering;
use crate::chacha20::x86_64::vex::Shuffles;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// Bytes of a register.
const VECTOR: usize = 16;

/// The rotations of words.
pub(super) enum Rotations {
    /// By shuffles and shifts.
    Avx,
    /// By `vprold`.
    Avx512,
}

impl Variant for Rotations {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Hash::Blake3.blocks()
    }

    fn summary(&self) -> String {
        "1 input, a register for each row of the state".into()
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let (state, input, len) = (k.arg("state"), k.arg("input"), k.arg("len"));
        let constants = k.words(spec::IV[..4].iter().copied());
        let (rows, messages, spare): ([Xmm; 4], [[Xmm; 4]; 2], [Xmm; 2]) =
            (k.take_all(), [k.take_all(), k.take_all()], k.take_all());
        k.clear(rows.into_iter().chain(messages.concat()).chain(spare));
        let on: Box<dyn Lowering<Xmm>> = match self {
            Rotations::Avx => {
                let controls = Shuffles::<Xmm>::controls_of(k, [2, 3]).map(|control| Place::Mem(control.at(0)));
                Box::new(Shuffles { scratch: spare[0], controls })
            }
            Rotations::Avx512 => Box::new(Evex128),
        };
        let block = Block { rows, messages, spare: spare[1], state: at(state, 0), input: at(input, 0), constants };
        let next = [add64(input, BLOCK), sub64(len, BLOCK)].phase("advance: pointer and length");
        vec![
            straight([0, 1].map(|i| vmovdqu(rows[i], block.row(i))).phase("load: the chaining value")),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![block.strand(&*on).into(), straight(next)],
            }
            .phase(format!("loop: a block, while {BLOCK} bytes are left")),
            straight(
                // The contract has the state written whole.
                [
                    vmovdqu(rows[2], block.row(2)),
                    vmovdqu_store(block.row(0), rows[0]),
                    vmovdqu_store(block.row(1), rows[1]),
                    vmovdqu_store(block.row(2), rows[2]),
                ]
                .phase("store: the chaining value; counter, length and flags again"),
            ),
        ]
    }
}

/// Rotations of AVX-512.
struct Evex128;

impl Lowering<Xmm> for Evex128 {
    fn add(&self, d: Xmm, a: Xmm) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: Xmm, a: Xmm, k: u32) -> Vec<Inst> {
        vec![vpxor(d, d, a), vprold(d, d, k)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// The words of a round, as four vectors have them: those of the columns, first and second, then those of the diagonals.
fn places() -> [[usize; 4]; 4] {
    [
        array::from_fn(|j| 2 * j),
        array::from_fn(|j| 2 * j + 1),
        // Column j has diagonal j - 1.
        array::from_fn(|j| 8 + 2 * ((j + 3) % 4)),
        array::from_fn(|j| 8 + 2 * ((j + 3) % 4) + 1),
    ]
}

/// Where a vector takes a word from: the vector, and the place in it.
type Source = (usize, usize);

/// Where the word is that quarter rounds take as number `word` in the next round: they took it as another one in this round.
fn before(word: usize) -> Source {
    let of = spec::PERMUTATION[word];
    let place = |words: [usize; 4]| words.iter().position(|&word| word == of);
    let mut found = places().into_iter().enumerate().filter_map(|(n, words)| Some((n, place(words)?)));
    found.next().expect("each word is somewhere")
}

/// The registers of a block.
struct Block {
    rows: [Xmm; 4],
    /// The words of the block for a round, and for the next one, in turn.
    messages: [[Xmm; 4]; 2],
    spare: Xmm,
    state: Mem,
    input: Mem,
    /// The third row before the rounds.
    constants: Part,
}

impl Block {
    /// Where a row of the state is in memory.
    fn row(&self, i: usize) -> Mem {
        Mem { disp: self.state.disp + (VECTOR * i) as i64, ..self.state }
    }

    fn strand(&self, on: &dyn Lowering<Xmm>) -> Strand {
        let [a, b, c, d] = self.rows;
        let mut strand = self.begin();
        for round in 0..spec::ROUNDS {
            let [words, next] = [round, round + 1].map(|round| self.messages[round % 2]);
            let columns = quarter_round(on, self.rows, [words[0], words[1]]);
            let diagonals = quarter_round(on, self.rows, [words[2], words[3]]);
            let rotated = |places: [u8; 3]| {
                let rows = [a, c, d].into_iter().zip(places);
                Strand::from_iter(rows.map(|(row, places)| vpshufd(row, row, rotation(places))))
            };
            let rounds = columns.then(rotated([3, 1, 2])).then(diagonals).then(rotated([1, 3, 2]));
            let moves = if round + 1 < spec::ROUNDS { self.moved(next, words, before) } else { Strand::default() };
            strand = strand.then(woven([rounds, moves], Order::RoundRobin).phase(format!("round {}", round + 1)));
        }
        let end = [vpxor(a, a, c), vpxor(b, b, d)];
        strand.then(
            Strand::from_iter(end).phase("the new chaining value: the halves of the state, added without carries"),
        )
    }

    /// The block in the order of the first round, and the lower half of the state.
    fn begin(&self) -> Strand {
        let [_, _, c, d] = self.rows;
        // A block lies in memory in vectors of consecutive words. The registers of the second round are free for them.
        let loaded = self.messages[1];
        let load = |(i, register): (usize, Xmm)| {
            vmovdqu(register, Mem { disp: self.input.disp + (VECTOR * i) as i64, ..self.input })
        };
        let loads = Strand::from_iter(loaded.into_iter().enumerate().map(load));
        let moves = self.moved(self.messages[0], loaded, |word| (word / 4, word % 4));
        let lower = [vmovdqu(c, self.constants.at(0)), vmovdqu(d, self.row(2))];
        let note = "begin: the block, in the order of the first round; constants, counter, length and flags";
        loads.then(moves).then(Strand::from_iter(lower)).phase(note)
    }

    /// Moves the words of a round to their places, from where `place` says that they are.
    fn moved(&self, to: [Xmm; 4], from: [Xmm; 4], place: impl Fn(usize) -> Source) -> Strand {
        let mut strand = Strand::new([self.spare.reg()]);
        for (register, words) in to.into_iter().zip(places()) {
            strand.push(self.gathered(register, from, words.map(&place)));
        }
        strand
    }

    /// A vector of words from several others: each is shuffled, and blended in.
    fn gathered(&self, to: Xmm, from: [Xmm; 4], sources: [Source; 4]) -> Vec<Inst> {
        let mut insts = Vec::new();
        for (n, register) in from.into_iter().enumerate() {
            let lanes = || (0..4).filter(|&lane| sources[lane].0 == n);
            let blend = lanes().fold(0, |mask, lane| mask | 1 << lane);
            let shuffle = lanes().fold(0, |control, lane| control | (sources[lane].1 as u8) << (2 * lane));
            match (blend, insts.is_empty()) {
                (0, _) => {}
                (_, true) => insts.push(vpshufd(to, register, shuffle)),
                (blend, false) => {
                    insts.extend([vpshufd(self.spare, register, shuffle), vblendps(to, to, self.spare, blend)]);
                }
            }
        }
        insts
    }
}

/// The quarter round (section 2.2) on rows. A word of the block is added first, as it is there in time.
fn quarter_round(on: &dyn Lowering<Xmm>, [a, b, c, d]: [Xmm; 4], words: [Xmm; 2]) -> Strand {
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

/// The control of `vpshufd` that rotates words by some places to the left.
fn rotation(places: u8) -> u8 {
    (0..4).fold(0, |control, lane| control | (lane + places) % 4 << (2 * lane))
}
