//! The instructions of each vector width and lane width.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem};

use crate::hash::Hash;

/// The truth table of the sum of three bits.
pub(crate) const SUM: u8 = 0x96;

/// The width of lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    Bits32,
    Bits64,
}

impl Lane {
    /// Returns the width of the words of a hash function.
    pub(crate) fn of(hash: Hash) -> Lane {
        if hash.word_bytes() == 8 { Lane::Bits64 } else { Lane::Bits32 }
    }

    /// Returns the number of bits.
    pub(crate) fn bits(self) -> u8 {
        if self == Lane::Bits64 { 64 } else { 32 }
    }

    /// Adds lanes.
    pub(crate) fn add<V: Vector>(self, d: V, n: V, s: impl Source<V>) -> Inst {
        if self == Lane::Bits64 { vpaddq(d, n, s) } else { vpaddd(d, n, s) }
    }

    /// Shifts lanes to the left.
    pub(crate) fn shl<V: Vector>(self, d: V, n: V, k: u8) -> Inst {
        if self == Lane::Bits64 { vpsllq(d, n, k) } else { vpslld(d, n, k) }
    }

    /// Shifts lanes to the right.
    pub(crate) fn shr<V: Vector>(self, d: V, n: V, k: u8) -> Inst {
        if self == Lane::Bits64 { vpsrlq(d, n, k) } else { vpsrld(d, n, k) }
    }

    /// Rotates lanes to the right, in AVX-512.
    pub(crate) fn ror<V: Vector>(self, d: V, n: V, k: u8) -> Inst {
        let k = self.bits() - k;
        if self == Lane::Bits64 { vprolq(d, n, k) } else { vprold(d, n, k) }
    }

    /// Computes any function of three bits, by its truth table, in AVX-512.
    pub(crate) fn ternary<V: Vector>(self, d: V, n: V, s: V, table: u8) -> Inst {
        if self == Lane::Bits64 { vpternlogq(d, n, s, table) } else { vpternlogd(d, n, s, table) }
    }
}

/// Vector registers of one width. Up to 256 bits, instructions have VEX encodings, with 16 registers; AVX-512 has 32
/// registers.
pub(crate) trait Width: Vector {
    /// The number of bytes of a vector.
    const BYTES: usize = Self::BITS as usize / 8;
    /// The number of 128-bit blocks in a vector.
    const BLOCKS: usize = Self::BYTES / 16;
    /// The number of registers.
    const REGISTERS: usize;

    /// Returns register `n`.
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

    /// Adds a word in memory to all lanes; `x` is free.
    fn add_word(self, lane: Lane, word: Mem, x: Self) -> Vec<Inst> {
        let load = if lane == Lane::Bits64 { vpbroadcastq_load(x, word) } else { vpbroadcastd_load(x, word) };
        vec![load, lane.add(self, self, x)]
    }

    /// Computes `self = a ^ b`.
    fn xor(self, a: Self, b: impl Source<Self>) -> Inst {
        vpxor(self, a, b)
    }

    /// Computes `self ^= a ^ b`.
    fn xor_two(self, a: Self, b: Self) -> Vec<Inst> {
        vec![self.xor(self, a), self.xor(self, b)]
    }

    /// Loads 16 bytes into part `i`; for the first part, into any other parts too.
    fn load_part(self, i: usize, from: Mem) -> Inst;

    /// Loads a block into all parts.
    fn broadcast(self, from: Mem) -> Inst {
        self.load_part(0, from)
    }

    /// Loads a block into all parts, one of its two words at a time, because the words may just have been written: a
    /// wider load would have to wait until they are in the cache.
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

    fn add_word(self, lane: Lane, word: Mem, _: Self) -> Vec<Inst> {
        vec![lane.add(self, self, word.broadcast(lane.bits().into()))]
    }

    fn xor(self, a: Zmm, b: impl Source<Zmm>) -> Inst {
        vpxord(self, a, b)
    }

    fn xor_two(self, a: Zmm, b: Zmm) -> Vec<Inst> {
        // This works on 64-bit words, because products have such words too, which gives a proof fewer terms.
        vec![vpternlogq(self, a, b, SUM)]
    }

    fn load_part(self, i: usize, from: Mem) -> Inst {
        match i {
            0 => vbroadcasti32x4(self, from),
            _ => vinserti32x4(self, self, from, i),
        }
    }
}
