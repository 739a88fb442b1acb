//! What kernels of POWER share whatever they compute.

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Order, Strand, View};

/// Strands that are known to keep apart, woven.
pub(crate) fn woven(strands: impl IntoIterator<Item = Strand>, order: Order) -> Strand {
    raddle_isa::weave(strands, order).unwrap_or_else(|clobber| panic!("{clobber}"))
}

/// Instructions one after another.
pub(crate) fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}

/// What a kernel keeps on the stack: registers for its caller, and words of its own.
#[derive(Default)]
pub(crate) struct Frame {
    /// General-purpose registers that the caller wants back.
    pub(crate) general: Vec<View>,
    /// Vector registers that the caller wants back.
    pub(crate) vectors: Vec<View>,
    /// How many words of its own.
    pub(crate) words: usize,
}

impl Frame {
    /// The back chain and what ELFv2 leaves to the callees of a function.
    const HEADER: usize = 32;

    /// Where a word of its own is, counted from the stack pointer.
    pub(crate) fn word(&self, i: usize) -> i64 {
        assert!(i < self.words);
        (Self::HEADER + 8 * (self.general.len() + i)) as i64
    }

    /// Where the vectors begin.
    fn vectors_at(&self) -> usize {
        (Self::HEADER + 8 * (self.general.len() + self.words)).next_multiple_of(16)
    }

    /// Bytes of stack that it takes.
    pub(crate) fn bytes(&self) -> usize {
        let empty = self.general.is_empty() && self.vectors.is_empty() && self.words == 0;
        if empty { 0 } else { self.vectors_at() + 16 * self.vectors.len() }
    }

    /// Makes the frame. Places of vectors are counted in `offset`.
    pub(crate) fn save(&self, offset: View) -> Vec<Inst> {
        let general = |(i, &x): (usize, &View)| std(at(SP, (Self::HEADER + 8 * i) as i64), x);
        let vector = |(i, &x): (usize, &View)| {
            [li(offset, (self.vectors_at() + 16 * i) as i64), stxvd2x(indexed(SP, offset), x)]
        };
        let mut insts = vec![stdu(SP, at(SP, -(self.bytes() as i64)))];
        insts.extend(self.general.iter().enumerate().map(general));
        insts.extend(self.vectors.iter().enumerate().flat_map(vector));
        insts
    }

    /// Gives everything back.
    pub(crate) fn restore(&self, offset: View) -> Vec<Inst> {
        let general = |(i, &x): (usize, &View)| ld(x, at(SP, (Self::HEADER + 8 * i) as i64));
        let vector =
            |(i, &x): (usize, &View)| [li(offset, (self.vectors_at() + 16 * i) as i64), lxvd2x(x, indexed(SP, offset))];
        let mut insts: Vec<_> = self.general.iter().enumerate().map(general).collect();
        insts.extend(self.vectors.iter().enumerate().flat_map(vector));
        insts.push(addi(SP, SP, self.bytes() as i64));
        insts
    }
}
