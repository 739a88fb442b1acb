//! Vectors of one, two or four blocks: which instruction does a thing at which width.

use raddle_isa::builder::x86_64::Source;
use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, View};

use crate::aes::BLOCK;

/// How wide vectors are. Up to 256 bits instructions are those of VEX, with 16 registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Width {
    /// 128 bits: AVX.
    Xmm,
    /// 256 bits: AVX2.
    Ymm,
    /// 512 bits: AVX-512, with 32 registers.
    Zmm,
}

impl Width {
    /// Blocks in a vector.
    pub(crate) const fn lanes(self) -> usize {
        match self {
            Width::Xmm => 1,
            Width::Ymm => 2,
            Width::Zmm => 4,
        }
    }

    /// Bytes of a vector.
    pub(crate) const fn bytes(self) -> usize {
        BLOCK * self.lanes()
    }

    /// How many registers there are.
    pub(crate) const fn registers(self) -> u8 {
        match self {
            Width::Xmm | Width::Ymm => 16,
            Width::Zmm => 32,
        }
    }

    /// Register `n`.
    pub(crate) const fn reg(self, n: u8) -> View {
        match self {
            Width::Xmm => xmm(n),
            Width::Ymm => ymm(n),
            Width::Zmm => zmm(n),
        }
    }

    /// Loads a vector.
    pub(crate) fn load(self, to: View, from: Mem) -> Inst {
        match self {
            Width::Zmm => vmovdqu32(to, from),
            _ => vmovdqu(to, from),
        }
    }

    /// Stores a vector.
    pub(crate) fn store(self, to: Mem, from: View) -> Inst {
        match self {
            Width::Zmm => vmovdqu32_store(to, from),
            _ => vmovdqu_store(to, from),
        }
    }

    /// Loads a block into all lanes.
    pub(crate) fn broadcast(self, to: View, from: Mem) -> Inst {
        match self {
            Width::Xmm => vmovdqu(to, from),
            Width::Ymm => vbroadcasti128(to, from),
            Width::Zmm => vbroadcasti32x4(to, from),
        }
    }

    /// Loads a block into all lanes by its two words, as they have just been written: a wider load would have to wait until
    /// they are in the cache.
    pub(crate) fn broadcast_words(self, to: View, spare: View, base: View, place: usize) -> [Inst; 3] {
        let load = |to: View, place: usize| match self {
            Width::Xmm => vmovq_load(to, at(base, place as i64)),
            _ => vpbroadcastq_load(to, at(base, place as i64)),
        };
        [load(to, place), load(spare, place + 8), vpunpcklqdq(to, to, spare)]
    }

    /// `to = a ^ b`.
    pub(crate) fn xor(self, to: View, a: View, b: impl Source<View>) -> Inst {
        match self {
            Width::Zmm => vpxord(to, a, b),
            _ => vpxor(to, a, b),
        }
    }

    /// `to ^= a ^ b`.
    pub(crate) fn xor_both(self, to: View, a: View, b: View) -> Vec<Inst> {
        // The truth table of the sum of three bits.
        let sum = 0x96;
        match self {
            // On words of 64 bits, as products are: a proof has fewer of them.
            Width::Zmm => vec![vpternlogq(to, a, b, sum)],
            _ => vec![vpxor(to, to, a), vpxor(to, to, b)],
        }
    }

    /// Leaves no secret in the vector registers below `used`.
    pub(crate) fn wipe(self, used: u8) -> Vec<Inst> {
        let zero = |n: u8| if n < 16 { vpxor(xmm(n), xmm(n), xmm(n)) } else { vpxord(zmm(n), zmm(n), zmm(n)) };
        let mut insts: Vec<Inst> = (0..used).map(zero).collect();
        if self != Width::Xmm {
            insts.push(vzeroupper(zmm(0)));
        }
        insts
    }
}
