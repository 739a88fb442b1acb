//! Edits of kernels, to plant faults. No proof relies on this module.

use crate::code::{Code, Kernel};
use crate::inst::Inst;

impl<O> Kernel<O> {
    /// Replaces each instruction by others or by none, in the order of the text, to plant faults.
    pub fn edit(&mut self, mut change: impl FnMut(&Inst) -> Vec<Inst>) {
        fn walk(code: &mut [Code], change: &mut dyn FnMut(&Inst) -> Vec<Inst>) {
            for part in code {
                match part {
                    Code::Straight(strand) => strand.edit(&mut *change),
                    Code::Repeat { body, .. } | Code::Skip { body, .. } => walk(body, change),
                    Code::While { test, body, .. } => {
                        *test = test.iter().flat_map(&mut *change).collect();
                        walk(body, change);
                    }
                    Code::Note(_) => {}
                }
            }
        }
        walk(&mut self.code, &mut change);
    }
}
