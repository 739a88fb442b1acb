//! GHASH's part of a turn, and what comes before the first and after the last one.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, View};

use super::{INPUT, Pending, STATE, TABLE, Turn};
use crate::aes::x86_64::{Counters, Width};
use crate::aes_gcm::SUM;
use crate::ghash::x86_64::Ghash;

impl Turn {
    /// S to where the first turn wants it.
    pub(super) fn enter_sum(&self) -> Vec<Inst> {
        let (width, last) = (self.shape.width, self.shape.vectors - 1);
        let (x, carried) = (self.ghash.slot(0), self.ghash.carried());
        let sum = x.bits(128);
        let mut insts = Width::Xmm.broadcast_words(sum, self.states[0].bits(128), STATE, SUM).to_vec();
        insts.push(self.ghash.turn_around(sum, sum));
        // From the first lane into the last one; what a load leaves in the others is zeros, and so it stays.
        let last_lane = |to: View| match width {
            Width::Xmm => None,
            Width::Ymm => Some(vperm2i128(to, x, x, 0x08)),
            Width::Zmm => Some(vshufi32x4(to, x, x, 0x15)),
        };
        let zero = |reg: View| width.xor(reg, reg, reg);
        match &self.pending {
            Pending::None => insts.push(vmovdqa(carried.bits(128), sum)),
            Pending::Registers(registers) => {
                insts.push(zero(carried));
                insts.extend(registers[..last].iter().copied().map(zero));
                insts.extend(last_lane(registers[last]));
            }
            Pending::Stack => {
                insts.push(zero(carried));
                insts.extend((0..last).map(|i| width.store(self.vector(RSP, i), carried)));
                insts.extend(last_lane(x));
                insts.push(width.store(self.vector(RSP, last), x));
            }
        }
        insts
    }

    /// GHASH of a turn.
    pub(super) fn hash(&self) -> Vec<Inst> {
        let vectors = self.shape.vectors;
        if let Pending::None = self.pending {
            return self.ghash.blocks(INPUT, vectors);
        }
        let mut insts = self.products(vectors, vectors * self.shape.width.lanes());
        insts.extend(self.ghash.settle());
        let (reduce, sum) = self.ghash.reduce();
        insts.extend(reduce);
        insts.push(vmovdqa(self.ghash.carried().bits(128), sum));
        insts
    }

    /// The first pending vectors times powers, from this one on.
    fn products(&self, vectors: usize, power: usize) -> Vec<Inst> {
        let vector = |i| {
            let (load, x) = self.pending(i);
            (load, x, power - i * self.shape.width.lanes())
        };
        self.ghash.products(&(0..vectors).map(vector).collect::<Vec<_>>())
    }

    /// Vector `i` of the pending ones, the first of which with what is carried: how it is made, and its register.
    fn pending(&self, i: usize) -> (Vec<Inst>, View) {
        let (x, carried, width) = (self.ghash.slot(i), self.ghash.carried(), self.shape.width);
        let load = match (&self.pending, i) {
            (Pending::None, _) => unreachable!("opening has the ciphertext"),
            (Pending::Registers(registers), 0) => width.xor(x, carried, registers[0]),
            (Pending::Registers(registers), _) => return (Vec::new(), registers[i]),
            (Pending::Stack, 0) => width.xor(x, carried, self.vector(RSP, 0)),
            (Pending::Stack, _) => width.load(x, self.vector(RSP, i)),
        };
        (vec![load], x)
    }

    /// S into the state.
    pub(super) fn leave_sum(&self) -> Vec<Inst> {
        let sum = self.ghash.carried().bits(128);
        let mut insts = match self.pending {
            Pending::None => Vec::new(),
            _ => self.last_hash(),
        };
        insts.extend([self.ghash.turn_around(sum, sum), vmovdqu_store(at(STATE, SUM as i64), sum)]);
        insts
    }

    /// S, of what is pending: all but the last block of it times powers.
    fn last_hash(&self) -> Vec<Inst> {
        let (width, last) = (self.shape.width, self.shape.vectors - 1);
        let (x, sum) = (self.ghash.slot(0), self.ghash.carried().bits(128));
        let mut insts = self.products(last, width.lanes() * (last + 1) - 1);
        let (load, from) = self.pending(last);
        insts.extend(load);
        let but_last = at(TABLE, (Counters::table_bytes(width) + Ghash::table(width).len()) as i64);
        insts.extend(match width {
            Width::Xmm => vec![vmovdqa(sum, from)],
            Width::Ymm => vec![vextracti128(sum, from, 1), vpand(x, from, but_last)],
            Width::Zmm => vec![vextracti32x4(sum, from, 3), vpandq(x, from, but_last)],
        });
        insts.extend(match width {
            Width::Xmm => self.ghash.settle(),
            _ => self.ghash.last_product(width.lanes() - 1),
        });
        let (reduce, product) = self.ghash.reduce();
        insts.extend(reduce);
        insts.push(vpxor(sum, sum, product));
        insts
    }
}
