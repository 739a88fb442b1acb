//! Which instruction does a thing at which width.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem};

/// The truth table of the sum of three bits.
pub(crate) const SUM: u8 = 0x96;

/// Vector registers of one width. Up to 256 bits instructions are those of VEX, with 16 registers; those of AVX-512 have 32.
pub(crate) trait Width: Vector {
    /// Bytes of a vector.
    const BYTES: usize = Self::BITS as usize / 8;
    /// Blocks of 128 bits in a vector.
    const BLOCKS: usize = Self::BYTES / 16;
    /// How many registers there are.
    const REGISTERS: usize;

    /// Register `n`.
    fn numbered(n: usize) -> Self {
        assert!(n < Self::REGISTERS, "instructions of this width have {} registers", Self::REGISTERS);
        Self::of_file(n as u8)
    }

    /// Loads a vector.
    fn load(self, from: Mem) -> Inst {
        vmovdqu(self, from)
    }

    /// Stores a vector.
    fn store(self, to: Mem) -> Inst {
        vmovdqu_store(to, self)
    }

    /// Copies a vector.
    fn copy(self, from: Self) -> Inst {
        if Self::BITS == 512 { vmovdqa32(self, from) } else { vmovdqa(self, from) }
    }

    /// Adds a word in memory to all lanes of 32 bits; `x` is free.
    fn add_word(self, word: Mem, x: Self) -> Vec<Inst> {
        vec![vpbroadcastd_load(x, word), vpaddd(self, self, x)]
    }

    /// `self = a ^ b`.
    fn xor(self, a: Self, b: impl Source<Self>) -> Inst {
        vpxor(self, a, b)
    }

    /// `self ^= a ^ b`.
    fn xor_two(self, a: Self, b: Self) -> Vec<Inst> {
        vec![self.xor(self, a), self.xor(self, b)]
    }

    /// Loads 16 bytes into part `i`, and for the first part into any others.
    fn load_part(self, i: usize, from: Mem) -> Inst;

    /// Loads a block into all parts.
    fn broadcast(self, from: Mem) -> Inst {
        self.load_part(0, from)
    }

    /// Loads a block into all parts by its two words, as they have just been written: a wider load would have to wait until
    /// they are in the cache.
    fn broadcast_words(self, spare: Self, block: Mem) -> [Inst; 3] {
        let load = |to: Self, word: Mem| match Self::BLOCKS {
            1 => vmovq_load(to.xmm(), word),
            _ => vpbroadcastq_load(to, word),
        };
        let second = Mem { disp: block.disp + 8, ..block };
        [load(self, block), load(spare, second), vpunpcklqdq(self, self, spare)]
    }
}

impl Width for Xmm {
    const REGISTERS: usize = 16;

    fn load_part(self, i: usize, from: Mem) -> Inst {
        assert_eq!(i, 0, "there is one part");
        vmovdqu(self, from)
    }
}

impl Width for Ymm {
    const REGISTERS: usize = 16;

    fn load_part(self, i: usize, from: Mem) -> Inst {
        match i {
            0 => vbroadcasti128(self, from),
            _ => vinserti128(self, self, from, i),
        }
    }
}

impl Width for Zmm {
    const REGISTERS: usize = 32;

    fn load(self, from: Mem) -> Inst {
        vmovdqu32(self, from)
    }

    fn store(self, to: Mem) -> Inst {
        vmovdqu32_store(to, self)
    }

    fn add_word(self, word: Mem, _: Self) -> Vec<Inst> {
        vec![vpaddd(self, self, word.broadcast(32))]
    }

    fn xor(self, a: Zmm, b: impl Source<Zmm>) -> Inst {
        vpxord(self, a, b)
    }

    fn xor_two(self, a: Zmm, b: Zmm) -> Vec<Inst> {
        // On words of 64 bits, as products are: a proof has fewer of them.
        vec![vpternlogq(self, a, b, SUM)]
    }

    fn load_part(self, i: usize, from: Mem) -> Inst {
        match i {
            0 => vbroadcasti32x4(self, from),
            _ => vinserti32x4(self, self, from, i),
        }
    }
}
