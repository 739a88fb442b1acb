//! The rounds of a block of each input, with a register for each word of the state.
//!
//! The four quarter rounds of a round are woven.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, woven};
use raddle_isa::{Inst, Mem, Order, Reg, Strand};

use crate::blake3::spec;
use crate::chacha20::lowering::Lowering;
use crate::x86_64::width::Width;

/// Rotations with AVX-512.
pub(super) struct Rotates;

impl<V: Width> Lowering<V> for Rotates {
    fn add(&self, d: V, a: V) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: V, a: V, k: u32) -> Vec<Inst> {
        vec![d.xor(d, a), vprold(d, d, k)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// The registers of a state and the words of a block of each input.
pub(super) struct Rounds<'o, V> {
    /// The register of each word of the state.
    pub(super) state: [V; 16],
    /// The word of the state that lies on the stack, if one does, and its slot; its register is free.
    pub(super) spilled: Option<(usize, Mem)>,
    /// The words of a block.
    pub(super) words: [Place<V>; 16],
    /// The operations of a quarter round.
    pub(super) on: &'o dyn Lowering<V>,
}

impl<V: Width> Rounds<'_, V> {
    /// Returns the place of a word of the state between quarter rounds.
    pub(super) fn home(&self, word: usize) -> Place<V> {
        match self.spilled {
            Some((spilled, place)) if spilled == word => Place::Mem(place),
            _ => Place::Reg(self.state[word]),
        }
    }

    /// Returns all rounds, with a note for each round.
    pub(super) fn strand(&self, note: impl Fn(&str) -> String) -> Strand {
        (0..spec::ROUNDS).fold(Strand::default(), |strand, round| {
            let words = spec::SCHEDULE[round];
            let mut rounds = Strand::default();
            for half in [0, 4] {
                let quarters = (half..half + 4).map(|i| {
                    let words = [0, 1].map(|n| self.words[words[2 * i + n]]);
                    self.quarter_round(spec::QUARTERS[i], words)
                });
                rounds = rounds.then(woven(quarters, Order::RoundRobin));
            }
            strand.then(rounds.phase(note(&format!("round {}", round + 1))))
        })
    }

    /// Returns a quarter round (section 2.2). It adds a word of the block first, because that word is available early.
    /// If a word of the state lies on the stack, it is an operand in memory, and it is stored again before the next
    /// rotation needs its register.
    fn quarter_round(&self, quarter: [usize; 4], words: [Place<V>; 2]) -> Strand {
        let registers = quarter.map(|word| self.state[word]);
        let mut strand = Strand::new(self.on.scratch());
        for (i, (x, y, z)) in [(0, 1, 3), (2, 3, 1), (0, 1, 3), (2, 3, 1)].into_iter().enumerate() {
            let [x_register, y, z] = [x, y, z].map(|row: usize| registers[row]);
            if i % 2 == 0 {
                strand.push([vpaddd(x_register, x_register, words[i / 2])]);
            }
            let mut bundle: Vec<Inst> = self.on.xor_rol(z, x_register, 32 - spec::ROTATIONS[i]);
            match self.home(quarter[x]) {
                Place::Reg(x) => strand.push(self.on.add(x, y)),
                Place::Mem(place) => {
                    bundle.splice(0..0, [vpaddd(x_register, y, place)]);
                    bundle.insert(2, x_register.store(place));
                }
            }
            strand.push(bundle);
        }
        strand
    }
}
