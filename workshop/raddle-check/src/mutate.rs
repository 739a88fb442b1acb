//! Mutated kernels, which the proof must refuse if they are wrong.
//!
//! A mutant is a kernel with one changed instruction: the instruction is left out, has another operand or a number
//! changed by one, or is replaced by another instruction with equal operands. Many mutants are wrong; some compute the
//! same result. Running them, without help from the proof, shows which are wrong, and the proof must refuse every wrong
//! one.

use std::fmt;

use raddle_isa::{Inst, Isa};
use raddle_kernels::Kernel;

use crate::prove::prove;
use crate::run;
use crate::run::repair::changes;

/// One change of one instruction.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The number of the instruction in the text.
    pub at: usize,
    /// The instruction in its place, or `None` if the instruction is left out.
    pub with: Option<Inst>,
}

impl Mutant {
    /// Applies the change to the kernel.
    pub fn of(&self, kernel: &Kernel) -> Kernel {
        let mut changed = kernel.clone();
        let mut at = 0;
        changed.edit(|inst| {
            at += 1;
            if at - 1 == self.at { self.with.iter().cloned().collect() } else { vec![inst.clone()] }
        });
        changed
    }
}

/// The result of trying some mutants.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Score {
    /// The number of mutants.
    pub mutants: usize,
    /// The number of mutants that give a wrong result, fault, or break the calling convention when they run.
    pub wrong: usize,
    /// The number of wrong mutants that the proof refuses.
    pub refused: usize,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = 100.0 * self.refused as f64 / self.wrong.max(1) as f64;
        write!(f, "{} of {} wrong ones refused, {share:.1} %; {} tried", self.refused, self.wrong, self.mutants)
    }
}

/// The ChaCha20 kernels whose mutants are tried, one of each instruction set that has any.
pub const KERNELS: [(Isa, &str); 2] = [(Isa::X86_64, "chacha20_xor_avx512_row4"), (Isa::Aarch64, "chacha20_xor_gpr")];

/// Returns every mutant of a kernel.
pub fn mutants(kernel: &Kernel) -> Vec<Mutant> {
    let insts = kernel.insts();
    insts
        .iter()
        .enumerate()
        .flat_map(|(at, inst)| changes(inst).into_iter().map(move |with| Mutant { at, with }))
        .collect()
}

/// Runs `count` mutants of a kernel, evenly spread over its text, and tries to prove the wrong ones. The second result
/// lists wrong mutants that were proved, and must be empty. `runs_right` runs a kernel and checks its effect.
pub fn score(kernel: &Kernel, count: usize, runs_right: impl Fn(&Kernel) -> bool) -> (Score, Vec<Mutant>) {
    let all = mutants(kernel);
    // A stride that has no common divisor with the number of kinds of change selects all kinds.
    let stride = (all.len() / count.max(1)).max(1) | 1;
    let mut score = Score::default();
    let mut escaped = Vec::new();
    for mutant in all.into_iter().step_by(stride).take(count) {
        let changed = mutant.of(kernel);
        score.mutants += 1;
        // The proof need not refuse a mutant that gives the right result, and such proofs take the longest, so we skip
        // them.
        if !runs_right(&changed) {
            score.wrong += 1;
            match prove(&changed) {
                Err(_) => score.refused += 1,
                Ok(_) => escaped.push(mutant),
            }
        }
    }
    (score, escaped)
}

/// Returns whether a ChaCha20 kernel gives the right result for a few lengths near its iterations.
pub fn xors_right(kernel: &Kernel) -> bool {
    [0, 1, 31, 64, 100, 191, 256, 517, 1087, 2200].into_iter().all(|len| run::runs_right(kernel, 1, len).is_ok())
}
