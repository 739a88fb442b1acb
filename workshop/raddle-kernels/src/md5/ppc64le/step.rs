//! A step on vectors: each b depends on the previous one through four instructions, and there is no shorter chain.
//!
//! F and G are one `vsel`. H is an exclusive or with the exclusive or of c and d. I is the complement of c if b is 1,
//! and otherwise the complement of c ^ d: the complement of the result of one `vsel` by b. Adding the complement of x
//! is the same as subtracting x + 1, and the 1 is part of the constant.

use raddle_isa::Inst;
use raddle_isa::builder::ppc64le::*;

use super::super::spec::{SHIFTS, T};
use crate::hash::ppc64le::counts;

/// Returns the constant of a step: T, together with the 1 of the complement.
pub(super) const fn constant(i: usize) -> u32 {
    if i < 48 { T[i] } else { T[i].wrapping_sub(1) }
}

/// The registers of steps: after four steps, every word is in its first place again.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    /// a to d of the first step.
    pub(super) words: [Vr; 4],
    /// The function of the round.
    pub(super) function: Vr,
    /// The rotation counts of four steps.
    pub(super) counts: [Vr; 4],
}

impl Registers {
    /// Sets the rotation counts before the first step of a round.
    pub(super) fn counts(&self, round: usize) -> [Inst; 4] {
        std::array::from_fn(|i| counts(self.counts[i], SHIFTS[round][i]))
    }

    /// Returns the register that a step adds to.
    pub(super) fn a(&self, i: usize) -> Vr {
        self.words[(4 - i % 4) % 4]
    }

    /// Performs step `i`, after the constant and the word of the block have been added.
    pub(super) fn step(&self, i: usize) -> Vec<Inst> {
        let [a, b, c, d] = std::array::from_fn(|k| self.words[(k + 4 - i % 4) % 4]);
        let x = self.function;
        let mut step = match i / 16 {
            0 => vec![vsel(x, d, c, b), vadduwm(a, a, x)],
            1 => vec![vsel(x, c, b, d), vadduwm(a, a, x)],
            2 => vec![vxor(x, c, d), vxor(x, x, b), vadduwm(a, a, x)],
            _ => vec![vxor(x, c, d), vsel(x, x, c, b), vsubuwm(a, a, x)],
        };
        step.extend([vrlw(a, a, self.counts[i % 4]), vadduwm(a, a, b)]);
        step
    }
}
