//! What kernels of AArch64 share: how they keep the registers of their caller, and leave no secret in the others.

pub(crate) mod messages;

use std::ops::Range;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, File, Inst, Mem, View};

/// The registers that a kernel keeps for its caller: an even number of each file, and of vectors the low halves.
pub(crate) struct Frame {
    pub(crate) general: Range<u8>,
    pub(crate) vectors: Range<u8>,
}

impl Frame {
    pub(crate) fn bytes(&self) -> usize {
        8 * (self.general.len() + self.vectors.len())
    }

    /// The first registers of the pairs, each with its place.
    fn pairs(&self) -> impl Iterator<Item = (View, Mem)> {
        let views = self.general.clone().map(x).chain(self.vectors.clone().map(d));
        views.enumerate().step_by(2).map(|(i, first)| (first, at(SP, 8 * i as i64)))
    }

    pub(crate) fn save(&self) -> Vec<Inst> {
        let store = |(first, place): (View, Mem)| match first.reg.file {
            File::Vec => stp_d(place, first, d(first.reg.n + 1)),
            _ => stp64(place, first, x(first.reg.n + 1)),
        };
        let down = (self.bytes() > 0).then(|| sub64_imm(SP, SP, self.bytes() as i64));
        down.into_iter().chain(self.pairs().map(store)).collect()
    }

    /// Loading the low half of a vector sets the high half to zero: nothing of a block is left there.
    pub(crate) fn restore(&self) -> Vec<Inst> {
        let load = |(first, place): (View, Mem)| match first.reg.file {
            File::Vec => ldp_d(first, d(first.reg.n + 1), place),
            _ => ldp64(first, x(first.reg.n + 1), place),
        };
        let up = (self.bytes() > 0).then(|| add64_imm(SP, SP, self.bytes() as i64));
        self.pairs().map(load).chain(up).collect()
    }
}

/// Instructions one after another.
pub(crate) fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Code::Straight(insts.into_iter().collect())
}

/// Zero for each register that need not be kept, from general-purpose register `first` on.
pub(crate) fn wipe(first: u8) -> impl Iterator<Item = Inst> {
    (first..18).map(|n| movz64(x(n), 0))
}

/// Zero for each vector register that need not be kept.
pub(crate) fn wipe_vectors() -> impl Iterator<Item = Inst> {
    (0..8).chain(16..32).map(|n| movi_16b(v(n), 0))
}

/// `body` where a register has at least this value.
pub(crate) fn where_at_least(register: View, least: usize, body: Vec<Code>) -> [Code; 2] {
    [straight([cmp64_imm(register, least as i64)]), Code::Skip { unless: LO, body }]
}

/// `body` where a register has less than this value.
pub(crate) fn where_less(register: View, than: usize, body: Vec<Code>) -> [Code; 2] {
    [straight([cmp64_imm(register, than as i64)]), Code::Skip { unless: HS, body }]
}

/// `body` where bit `k` of a register is 1.
pub(crate) fn where_bit(register: View, k: i64, body: Vec<Code>) -> [Code; 2] {
    [straight([tst64_bit(register, k)]), Code::Skip { unless: EQ, body }]
}
