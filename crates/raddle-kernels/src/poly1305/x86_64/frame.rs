//! Registers that a function must give back, on the stack, and a word more.

use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, View};

use super::scalar::word;
use crate::x86_64::take_stack;

/// Which registers.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) saved: &'static [View],
}

impl Frame {
    /// With a word more.
    pub(super) fn bytes(self) -> usize {
        8 * (self.saved.len() + 1)
    }

    /// Where that word is.
    pub(super) fn more(self) -> Mem {
        word(RSP, 0, self.saved.len())
    }

    pub(super) fn enter(self) -> Vec<Inst> {
        let mut insts = take_stack(self.bytes() as i64);
        insts.extend((0..).zip(self.saved).map(|(i, &reg)| mov64_store(word(RSP, 0, i), reg)));
        insts
    }

    /// Leaves no secret in the registers that were used.
    pub(super) fn leave<'a>(self, used: impl IntoIterator<Item = &'a View>) -> Vec<Inst> {
        let others = used.into_iter().filter(|view| !self.saved.contains(view));
        let mut insts: Vec<Inst> = others.map(|view| xor32(view.bits(32), view.bits(32))).collect();
        insts.extend((0..).zip(self.saved).map(|(i, &reg)| mov64(reg, word(RSP, 0, i))));
        insts.push(add64(RSP, self.bytes() as i64));
        insts
    }
}
