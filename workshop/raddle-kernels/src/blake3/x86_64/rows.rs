//! One input, with a register for each row of the state, as in ChaCha20.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Register, at, straight};
use raddle_isa::{Code, Inst, Mem, Reg, Strand};

use super::rounds::Rotates;
use super::row_rounds::{Blend, RowRounds};
use crate::AnyOperation;
use crate::blake3::{BLOCK, spec};
use crate::chacha20::lowering::Lowering;
use crate::chacha20::x86_64::vex::Shuffles;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// The length of a register in bytes.
const VECTOR: usize = 16;

/// The rotations of words.
pub(super) enum Rotations {
    /// Rotations with shuffles and shifts.
    Avx,
    /// Rotations with `vprold`.
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
        let mut begin = Vec::from([0, 1].map(|i| vmovdqu(rows[i], at(state, VECTOR * i))));
        let on: Box<dyn Lowering<Xmm>> = match self {
            Rotations::Avx => {
                // The controls are in registers, because a load in each rotation would lengthen the dependency chain.
                let controls: [Xmm; 2] = k.take_all();
                k.clear(controls);
                let constants = Shuffles::<Xmm>::controls_of(k, [2, 3]);
                begin.extend([0, 1].map(|i| vmovdqu(controls[i], constants[i].at(0))));
                Box::new(Shuffles { scratch: spare[0], controls: controls.map(Place::Reg) })
            }
            Rotations::Avx512 => Box::new(Rotates),
        };
        let block = Block { state: at(state, 0), input: at(input, 0), constants };
        let rounds = RowRounds { rows, messages, on: &*on, blend: &Shuffled { spare: spare[1] } };
        let next = [add64(input, BLOCK), sub64(len, BLOCK)].phase("advance: pointer and length");
        // The contract requires that the whole state is written.
        let mut end = block.last_row(rows[2], [rows[3], spare[0], spare[1]]);
        end.extend([0, 1, 2].map(|i| vmovdqu_store(block.row(i), rows[i])));
        vec![
            straight(begin.phase("load: the chaining value")),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![block.strand(&rounds).into(), straight(next)],
            }
            .phase(format!("loop: a block, while {BLOCK} bytes are left")),
            straight(end.phase("store: the chaining value; counter, length and flags again")),
        ]
    }
}

/// Blends with a shuffle and a blend instruction.
struct Shuffled {
    spare: Xmm,
}

impl Blend<Xmm> for Shuffled {
    fn blend(&self, to: Xmm, from: Xmm, shuffle: u8, words: u8) -> Vec<Inst> {
        vec![vpshufd(self.spare, from, shuffle), vblendps(to, to, self.spare, words)]
    }

    fn scratch(&self) -> Vec<Reg> {
        vec![self.spare.reg()]
    }
}

/// The addresses of a block and its state.
struct Block {
    state: Mem,
    input: Mem,
    /// The third row before the rounds.
    constants: Part,
}

impl Block {
    /// Returns the address of a row of the state.
    fn row(&self, i: usize) -> Mem {
        Mem { disp: self.state.disp + (VECTOR * i) as i64, ..self.state }
    }

    /// Loads the counter, the length and the flags as a row. Each word is loaded separately: the caller has just
    /// written the words one by one, and a load of the row would wait until they are in the cache.
    fn last_row(&self, to: Xmm, scratch: [Xmm; 3]) -> Vec<Inst> {
        let words = [to, scratch[0], scratch[1], scratch[2]];
        let word = |i: usize| Mem { disp: self.row(2).disp + 4 * i as i64, ..self.state };
        let mut insts = Vec::from_iter(words.into_iter().zip(0..).map(|(register, i)| vmovd_load(register, word(i))));
        let [a, b, c, d] = words;
        insts.extend([vpunpckldq(a, a, b), vpunpckldq(c, c, d), vpunpcklqdq(to, a, c)]);
        insts
    }

    fn strand(&self, rounds: &RowRounds<'_, Xmm>) -> Strand {
        let note = "the new chaining value: the halves of the state, added without carries";
        self.begin(rounds).then(rounds.strand(str::to_owned)).then(rounds.end().phase(note))
    }

    /// Loads the block in the order of the first round, and the lower half of the state.
    fn begin(&self, rounds: &RowRounds<'_, Xmm>) -> Strand {
        let [_, _, c, d] = rounds.rows;
        // In memory, a block consists of vectors of consecutive words.
        let load = |(i, register): (usize, Xmm)| {
            vmovdqu(register, Mem { disp: self.input.disp + (VECTOR * i) as i64, ..self.input })
        };
        let loads = Strand::from_iter(rounds.messages[1].into_iter().enumerate().map(load));
        let [x, y, z, _] = rounds.messages[1];
        let last_row = self.last_row(d, [x, y, z]);
        let note = "begin: the block, in the order of the first round; constants, counter, length and flags";
        let first = Strand::from_iter(last_row);
        let constants = Strand::from_iter([vmovdqu(c, self.constants.at(0))]);
        first.then(loads).then(rounds.begin()).then(constants).phase(note)
    }
}
