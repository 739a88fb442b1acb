//! What kernels of hashes share on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `single` | one message, each word in all lanes |
//! | `lanes` | many messages, each in a lane |
//!
//! Words are loaded in pairs (`lxvd2x`), the second word of each pair higher than the first: the model of POWER9 has loads
//! of single words take a permutation.

pub(crate) mod lanes;
pub(crate) mod single;

use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Strand, View};

use super::BLOCK;

// What registers are for; the first ones as in the contracts.
const STATE: View = r(3);
/// The message, or the array of pointers to messages.
pub(crate) const INPUT: View = r(4);
pub(crate) const LEN: View = r(5);
pub(crate) const TABLE: View = r(6);
/// Where the next vector is, counted from a pointer.
const OFFSET: View = r(7);

/// Loads four words.
pub(crate) fn load(d: View, base: View, offset: usize) -> [Inst; 2] {
    [li(OFFSET, offset as i64), lxvd2x(d, indexed(base, OFFSET))]
}

/// Stores four words.
fn store(base: View, offset: usize, s: View) -> [Inst; 2] {
    [li(OFFSET, offset as i64), stxvd2x(indexed(base, OFFSET), s)]
}

/// Repeats word `i` of four in all lanes, as they are loaded.
pub(crate) fn splat(d: View, s: View, i: usize) -> Inst {
    vspltw(d, s, (i ^ 1) as i64)
}

/// Words, the highest of four first, as [`load`] has to find them.
pub(crate) fn in_memory(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    let words: Vec<_> = words.into_iter().collect();
    words.chunks(2).flat_map(|pair| pair.iter().rev()).flat_map(|word| word.to_le_bytes()).collect()
}

/// A strand to which loads and stores may be appended.
pub(crate) fn strand() -> Strand {
    Strand::new([OFFSET.reg])
}

/// Copies a vector.
fn copy(d: View, s: View) -> Inst {
    xxlor(d, s, s)
}

/// Rotation counts, `k` in all lanes.
pub(crate) fn counts(d: View, k: u32) -> Inst {
    // Of five bits, which a signed number gives as well.
    let k = k as i64;
    vspltisw(d, if k < 16 { k } else { k - 32 })
}

/// While there is a block left.
pub(crate) fn while_blocks(body: Vec<Code>) -> Code {
    Code::While { test: vec![cmpldi(LEN, BLOCK as i64)], enter: GREATER_OR_EQUAL, body }
}
