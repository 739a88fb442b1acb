//! GHASH's part of an iteration, and the code before the first and after the last iteration.

use raddle_isa::Inst;
use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;

use super::{INPUT, Iteration, Pending, STATE, vector};
use crate::aes_gcm::SUM;
use crate::ghash::x86_64::Form;
use crate::x86_64::width::Width;

impl<V: Width> Iteration<V> {
    /// Loads S into the place from which the first iteration reads it. If there are pending blocks, S is the last of
    /// them, after zeros.
    pub(super) fn enter_sum(&self) -> Vec<Inst> {
        let last = self.pending_vectors().saturating_sub(1);
        let (x, carried) = (self.ghash.slot(0), self.ghash.carried());
        let sum = x.xmm();
        let mut insts = sum.broadcast_words(self.states[0].xmm(), at(STATE, SUM)).to_vec();
        if self.of.form != Form::Lanes {
            insts.extend(self.ghash.reverse_bytes(sum, sum));
        }
        // Moves S from the first lane to the last one. The load cleared the other lanes, and they stay zero.
        let last_lane = |to: V| match V::BLOCKS {
            1 => None,
            2 => Some(vperm2i128(to.ymm(), x.ymm(), x.ymm(), 0x08)),
            _ => Some(vshufi32x4(to.zmm(), x.zmm(), x.zmm(), 0x15)),
        };
        let zero = |reg: V| reg.xor(reg, reg);
        match &self.pending {
            Pending::None => insts.push(vmovdqa(carried.xmm(), sum)),
            Pending::Registers(registers) => {
                insts.push(zero(carried));
                insts.extend(registers[..last].iter().copied().map(zero));
                insts.extend(last_lane(registers[last]));
            }
            Pending::Stack => {
                insts.push(zero(carried));
                insts.extend(self.stack.all().take(last).map(|place| carried.store(place)));
                insts.extend(last_lane(x));
                insts.push(x.store(self.stack.at(last)));
            }
        }
        insts
    }

    /// Computes GHASH of an iteration.
    pub(super) fn hash(&self) -> Vec<Inst> {
        let vectors = self.of.vectors;
        if let Pending::None = self.pending {
            return self.ghash.blocks(INPUT, vectors);
        }
        if self.of.form == Form::Lanes {
            return self.lanes();
        }
        [self.products(vectors, vectors * V::BLOCKS), self.carry()].concat()
    }

    /// Reduces the sum of the products into the register that carries it to the next iteration.
    fn carry(&self) -> Vec<Inst> {
        let (reduce, sum) = self.ghash.reduce();
        let mut insts = self.ghash.settle();
        insts.extend(reduce.phase("reduce: the sum of products, modulo the polynomial of GHASH"));
        insts.push(vmovdqa(self.ghash.carried().xmm(), sum));
        insts
    }

    /// Computes GHASH of an iteration in two halves: the products of the pending vectors, and the products of the
    /// ciphertext of the first half with the reduction.
    pub(super) fn hash_halves(&self, first: &[V]) -> [Vec<Inst>; 2] {
        let (half, all) = (self.pending_vectors(), self.of.vectors * V::BLOCKS);
        let vectors: Vec<_> = (0..half)
            .map(|i| self.pending(i))
            .chain(first.iter().map(|&x| (Vec::new(), x)))
            .enumerate()
            .map(|(i, (load, x))| (load, x, all - i * V::BLOCKS))
            .collect();
        let [pending, first] = self.ghash.products_in_two(&vectors, half);
        [pending, [first, self.carry()].concat()]
    }

    /// Computes GHASH of an iteration in separate lanes: first the pending vectors, then the vectors of the message,
    /// the last of which becomes pending.
    fn lanes(&self) -> Vec<Inst> {
        let (vectors, pending, x) = (self.of.vectors, self.pending_vectors(), self.ghash.slot(0));
        let message = |i: usize| vector::<V>(INPUT, i);
        let load = |i: usize| match i.checked_sub(pending) {
            None => self.pending(i).0,
            Some(i) => [x.load(message(i))].into_iter().chain(self.ghash.reverse_bytes(x, x)).collect(),
        };
        let all: Vec<_> = (0..vectors).map(|i| (load(i), x, (vectors - i) * V::BLOCKS)).collect();
        let mut insts = self.ghash.lanes(&all);
        if let (Pending::Registers(registers), false) = (&self.pending, self.of.hashes_output()) {
            insts.extend((vectors - pending..).zip(registers).map(|(i, to)| to.load(message(i))));
        }
        insts
    }

    /// Returns the number of pending vectors.
    fn pending_vectors(&self) -> usize {
        match &self.pending {
            Pending::None => 0,
            Pending::Registers(registers) => registers.len(),
            Pending::Stack => self.of.vectors,
        }
    }

    /// Adds the products of the first `vectors` pending vectors, with falling powers from `power` on.
    fn products(&self, vectors: usize, power: usize) -> Vec<Inst> {
        let vector = |i| {
            let (load, x) = self.pending(i);
            (load, x, power - i * V::BLOCKS)
        };
        self.ghash.products(&(0..vectors).map(vector).collect::<Vec<_>>())
    }

    /// Returns pending vector `i`: its instructions and its register. The carried value is added to the first vector.
    fn pending(&self, i: usize) -> (Vec<Inst>, V) {
        let (x, carried) = (self.ghash.slot(i), self.ghash.carried());
        let load = match (&self.pending, i) {
            (Pending::None, _) => unreachable!("opening has the ciphertext"),
            (Pending::Registers(registers), _) if self.of.form == Form::Lanes => {
                let carry = (i == 0).then(|| x.xor(x, carried));
                return (self.ghash.reverse_bytes(x, registers[i]).into_iter().chain(carry).collect(), x);
            }
            (Pending::Registers(registers), 0) => x.xor(carried, registers[0]),
            (Pending::Registers(registers), _) => return (Vec::new(), registers[i]),
            (Pending::Stack, 0) => x.xor(carried, self.stack.at(0)),
            (Pending::Stack, _) => x.load(self.stack.at(i)),
        };
        (vec![load], x)
    }

    /// Stores S.
    pub(super) fn leave_sum(&self) -> Vec<Inst> {
        let sum = self.ghash.last_block().xmm();
        let mut insts = match self.pending {
            Pending::None => Vec::new(),
            _ => self.last_hash().phase("GHASH of the pending ciphertext, from the last iteration"),
        };
        let store = self.ghash.reverse_bytes(sum, sum).into_iter().chain([vmovdqu_store(at(STATE, SUM), sum)]);
        insts.extend(Vec::from_iter(store).phase("store: the sum"));
        insts
    }

    /// Computes S from the pending blocks: each but the last is multiplied by its power, and the last one is added.
    fn last_hash(&self) -> Vec<Inst> {
        let last = self.pending_vectors() - 1;
        let (x, sum) = (self.ghash.slot(0), self.ghash.last_block().xmm());
        let mut insts = self.products(last, V::BLOCKS * (last + 1) - 1);
        let (load, from) = self.pending(last);
        insts.extend(load);
        let but_last = self.but_last.at(0);
        insts.extend(match V::BLOCKS {
            1 => vec![vmovdqa(sum, from.xmm())],
            2 => vec![vextracti128(sum, from.ymm(), 1), vpand(x, from, but_last)],
            _ => vec![vextracti32x4(sum, from.zmm(), 3), vpandq(x, from, but_last)],
        });
        insts.extend(match V::BLOCKS {
            1 => self.ghash.settle(),
            _ => self.ghash.last_product(last > 0, V::BLOCKS - 1),
        });
        let (reduce, product) = self.ghash.reduce();
        insts.extend(reduce);
        insts.push(vpxor(sum, sum, product));
        insts
    }
}
