//! Phases of a kernel, which comments in the generated text announce.

use crate::code::Code;
use crate::inst::Inst;
use crate::note::Note;
use crate::strand::Strand;

/// Code that a comment can announce.
pub trait Phase: Sized {
    /// Prints a comment before the first instruction, which describes this code as a phase of the kernel.
    ///
    /// The comment stays with that instruction if the code is interleaved with other code. A comment on a whole comes
    /// before the comments on its parts. Empty code has no comment.
    ///
    /// ```
    /// use raddle_isa::builder::{Phase, at, straight, x86_64::*};
    /// use raddle_isa::{Isa, print};
    ///
    /// let load = [vmovdqu32(zmm(0), at(RSI, 0)), vmovdqu32(zmm(1), at(RSI, 64))].phase("load two blocks");
    /// let text = print::body(Isa::X86_64, &[straight(load)]);
    /// assert!(text.starts_with("# load two blocks\n    vmovdqu32 zmm0, zmmword ptr [rsi]\n"));
    /// ```
    #[track_caller]
    fn phase(self, note: impl Into<Note>) -> Self;
}

impl Phase for Vec<Inst> {
    fn phase(mut self, note: impl Into<Note>) -> Self {
        if let Some(first) = self.first_mut() {
            first.note(note.into());
        }
        self
    }
}

impl<const N: usize> Phase for [Inst; N] {
    fn phase(mut self, note: impl Into<Note>) -> Self {
        if let Some(first) = self.first_mut() {
            first.note(note.into());
        }
        self
    }
}

impl Phase for Strand {
    fn phase(mut self, note: impl Into<Note>) -> Self {
        self.note(note.into());
        self
    }
}

impl Phase for Code {
    /// Panics if the code has no instruction of its own that the comment can precede. Such code may only begin a list
    /// of code.
    fn phase(mut self, note: impl Into<Note>) -> Self {
        match &mut self {
            Code::Straight(strand) => strand.note(note.into()),
            Code::While { test, .. } => test[0].note(note.into()),
            Code::Repeat { .. } | Code::Skip { .. } | Code::Note(_) => panic!("no instruction to put a comment before"),
        }
        self
    }
}

impl Phase for Vec<Code> {
    fn phase(mut self, note: impl Into<Note>) -> Self {
        let is_empty = |code: &Code| matches!(code, Code::Straight(strand) if strand.is_empty());
        if !self.iter().all(is_empty) {
            self.insert(0, Code::Note(note.into()));
        }
        self
    }
}
