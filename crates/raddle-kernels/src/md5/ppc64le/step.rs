//! A step, on vectors: b waits for the last b through four instructions, and there is no shorter way.
//!
//! F and G are one `vsel`. H is an exclusive or with that of c and d. I is, where b is 1, the complement of c, and where
//! it is 0, that of c ^ d: the complement of what one `vsel` picks by b; and to add the complement of x is to subtract
//! x + 1, of which the 1 is in the constant.

use raddle_isa::Inst;
use raddle_isa::builder::ppc64le::*;

use super::super::spec::{SHIFTS, T};
use crate::hash::ppc64le::counts;

/// The constant of a step: T, and what the complement leaves over.
pub(super) const fn constant(i: usize) -> u32 {
    if i < 48 { T[i] } else { T[i].wrapping_sub(1) }
}

/// Where steps work: four steps later everything is in its place again.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    /// a to d of the first step.
    pub(super) words: [Vr; 4],
    /// The function of the round.
    pub(super) function: Vr,
    /// How far each of four steps rotates.
    pub(super) counts: [Vr; 4],
}

impl Registers {
    /// Before the first step of a round.
    pub(super) fn counts(&self, round: usize) -> [Inst; 4] {
        std::array::from_fn(|i| counts(self.counts[i], SHIFTS[round][i]))
    }

    /// What a step adds to.
    pub(super) fn a(&self, i: usize) -> Vr {
        self.words[(4 - i % 4) % 4]
    }

    /// Step `i`, after constant and word of the block have been added.
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
