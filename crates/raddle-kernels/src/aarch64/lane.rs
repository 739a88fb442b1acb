//! Which instruction does a thing to all lanes.

use raddle_isa::Inst;
use raddle_isa::builder::aarch64::*;

use crate::hash::Hash;

/// How wide lanes are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    Bits32,
    Bits64,
}

impl Lane {
    /// That of the words of a hash.
    pub(crate) fn of(hash: Hash) -> Lane {
        if hash.word_bytes() == 8 { Lane::Bits64 } else { Lane::Bits32 }
    }

    /// The number of bits.
    pub(crate) fn bits(self) -> u8 {
        if self == Lane::Bits64 { 64 } else { 32 }
    }

    /// Adds lanes.
    pub(crate) fn add(self, d: Vector, a: Vector, b: Vector) -> Inst {
        if self == Lane::Bits64 { add_2d(d, a, b) } else { add_4s(d, a, b) }
    }

    /// Shifts lanes to the right.
    pub(crate) fn shr(self, d: Vector, a: Vector, k: u8) -> Inst {
        if self == Lane::Bits64 { ushr_2d(d, a, k) } else { ushr_4s(d, a, k) }
    }

    /// Puts into `d`, which lanes shifted to the right by `k` are in, what rotations by as much have above.
    pub(crate) fn rotate_in(self, d: Vector, a: Vector, k: u8) -> Inst {
        let k = self.bits() - k;
        if self == Lane::Bits64 { sli_2d(d, a, k) } else { sli_4s(d, a, k) }
    }

    /// Reverses the bytes of lanes.
    pub(crate) fn reverse_bytes(self, d: Vector, a: Vector) -> Inst {
        if self == Lane::Bits64 { rev64_16b(d, a) } else { rev32_16b(d, a) }
    }
}
