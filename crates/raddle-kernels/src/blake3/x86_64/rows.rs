//! One input: a register for each row of the state, as ChaCha20 has it.

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
            Rotations::Avx512 => Box::new(Rotates),
        };
        let block = Block { state: at(state, 0), input: at(input, 0), constants };
        let rounds = RowRounds { rows, messages, on: &*on, blend: &Shuffled { spare: spare[1] } };
        let next = [add64(input, BLOCK), sub64(len, BLOCK)].phase("advance: pointer and length");
        vec![
            straight([0, 1].map(|i| vmovdqu(rows[i], block.row(i))).phase("load: the chaining value")),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![block.strand(&rounds).into(), straight(next)],
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

/// By a shuffle and a blend.
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

/// Where a block and its state are.
struct Block {
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

    fn strand(&self, rounds: &RowRounds<'_, Xmm>) -> Strand {
        let note = "the new chaining value: the halves of the state, added without carries";
        self.begin(rounds).then(rounds.strand(str::to_owned)).then(rounds.end().phase(note))
    }

    /// The block in the order of the first round, and the lower half of the state.
    fn begin(&self, rounds: &RowRounds<'_, Xmm>) -> Strand {
        let [_, _, c, d] = rounds.rows;
        // A block lies in memory in vectors of consecutive words.
        let load = |(i, register): (usize, Xmm)| {
            vmovdqu(register, Mem { disp: self.input.disp + (VECTOR * i) as i64, ..self.input })
        };
        let loads = Strand::from_iter(rounds.messages[1].into_iter().enumerate().map(load));
        let lower = [vmovdqu(c, self.constants.at(0)), vmovdqu(d, self.row(2))];
        let note = "begin: the block, in the order of the first round; constants, counter, length and flags";
        loads.then(rounds.begin()).then(Strand::from_iter(lower)).phase(note)
    }
}
