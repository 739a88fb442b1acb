//! Instructions that do the same to all lanes, for each width of lanes.

use raddle_isa::Inst;
use raddle_isa::builder::aarch64::*;

use crate::hash::Hash;

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
    pub(crate) fn add(self, d: Vector, a: Vector, b: Vector) -> Inst {
        if self == Lane::Bits64 { add_2d(d, a, b) } else { add_4s(d, a, b) }
    }

    /// Shifts lanes to the right.
    pub(crate) fn shr(self, d: Vector, a: Vector, k: u8) -> Inst {
        if self == Lane::Bits64 { ushr_2d(d, a, k) } else { ushr_4s(d, a, k) }
    }

    /// Completes rotations by `k`: inserts the bits above into `d`, which holds the lanes shifted to the right by `k`.
    pub(crate) fn rotate_in(self, d: Vector, a: Vector, k: u8) -> Inst {
        let k = self.bits() - k;
        if self == Lane::Bits64 { sli_2d(d, a, k) } else { sli_4s(d, a, k) }
    }

    /// Reverses the bytes of lanes.
    pub(crate) fn reverse_bytes(self, d: Vector, a: Vector) -> Inst {
        if self == Lane::Bits64 { rev64_16b(d, a) } else { rev32_16b(d, a) }
    }
}
