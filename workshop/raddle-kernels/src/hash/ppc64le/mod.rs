//! Code that kernels of hash functions share on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `single` | one message, each word in all lanes |
//! | `lanes` | many messages, each in a lane |
//!
//! Words are loaded in pairs (`lxvd2x`), the second word of each pair higher than the first: in the model of POWER9,
//! loads of single words take a permutation.

pub(crate) mod lanes;
pub(crate) mod single;

use raddle_isa::builder::Base;
use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Inst, Strand};

use super::Hash;

/// A register for the offset from a pointer: vectors are loaded and stored at the sum of two registers.
#[derive(Clone, Copy)]
pub(crate) struct Offset(pub(crate) Gpr);

impl Offset {
    /// Loads four words.
    pub(crate) fn load(self, to: impl Into<Vsr>, base: impl Base, offset: usize) -> [Inst; 2] {
        [li(self.0, offset), lxvd2x(to.into(), indexed(base, self.0))]
    }

    /// Stores four words.
    fn store(self, base: impl Base, offset: usize, from: impl Into<Vsr>) -> [Inst; 2] {
        [li(self.0, offset), stxvd2x(indexed(base, self.0), from.into())]
    }

    /// Returns a strand to which loads and stores may be appended.
    pub(crate) fn strand(self) -> Strand {
        Strand::new([self.0])
    }
}

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

    /// Adds lanes.
    pub(crate) fn add(self, d: Vr, a: Vr, b: Vr) -> Inst {
        if self == Lane::Bits64 { vaddudm(d, a, b) } else { vadduwm(d, a, b) }
    }
}

/// Repeats word `i` of four in all lanes, counted in the order of the load.
pub(crate) fn splat(d: Vr, s: Vr, i: usize) -> Inst {
    vspltw(d, s, i ^ 1)
}

/// Repeats word `i` of two in both lanes; the first one is the upper.
pub(crate) fn splat_double(d: Vr, s: Vr, i: usize) -> Inst {
    xxpermdi(d, s, s, 3 * i)
}

/// Returns words, the highest of four first, in the order in which [`Offset::load`] reads them.
pub(crate) fn in_memory(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    let words: Vec<_> = words.into_iter().collect();
    words.chunks(2).flat_map(|pair| pair.iter().rev()).flat_map(|word| word.to_le_bytes()).collect()
}

/// Sets all lanes to the rotation count `k`.
pub(crate) fn counts(d: Vr, k: u32) -> Inst {
    // A count has five bits, so a signed number gives the same count.
    let k = k as i64;
    vspltisw(d, if k < 16 { k } else { k - 32 })
}
