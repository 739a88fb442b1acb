//! Vectors of 16 bytes in memory, and their byte order.

use raddle_isa::builder::Base;
use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Inst, Strand};

/// The offset of the next access from a pointer.
pub(crate) const OFFSET: Gpr = r(9);

/// The control of the shuffle that reverses the bytes of halves.
pub(crate) const REVERSE: Vr = v(9);

/// The index of each byte from the highest on: reversed within halves.
pub(crate) const REVERSED: u128 = {
    let (mut control, mut i) = (0, 0);
    while i < 16 {
        control = control << 8 | i << 4 | i ^ 7;
        i += 1;
    }
    control
};

/// Returns a number in the form in which `lxvd2x` loads it.
pub(crate) fn in_memory(x: u128) -> Vec<u8> {
    [(x >> 64) as u64, x as u64].into_iter().flat_map(u64::to_le_bytes).collect()
}

/// Returns a strand to which loads and stores may be appended.
pub(crate) fn strand() -> Strand {
    Strand::new([OFFSET])
}

/// Loads 16 bytes.
pub(crate) fn load(d: Vr, base: impl Base, offset: usize) -> [Inst; 2] {
    [li(OFFSET, offset), lxvd2x(d, indexed(base, OFFSET))]
}

/// Stores 16 bytes.
pub(crate) fn store(base: impl Base, offset: usize, s: Vr) -> [Inst; 2] {
    [li(OFFSET, offset), stxvd2x(indexed(base, OFFSET), s)]
}

/// Converts between the byte orders of memory and of the cipher.
pub(crate) fn reverse(d: Vr, s: Vr) -> Inst {
    vperm(d, s, s, REVERSE)
}

/// Loads a block in the byte order of the cipher.
pub(crate) fn load_reversed(d: Vr, base: Gpr, offset: usize) -> Vec<Inst> {
    [&load(d, base, offset)[..], &[reverse(d, d)]].concat()
}
