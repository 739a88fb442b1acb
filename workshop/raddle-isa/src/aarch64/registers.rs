//! Registers and conditions.

use crate::code::Cond;
use crate::isa::{File, View};

/// Condition bits, named as in the manuals.
pub mod flag {
    #![allow(non_upper_case_globals, missing_docs, reason = "written so in the rows")]
    pub const n: u8 = 0;
    pub const z: u8 = 1;
    pub const c: u8 = 2;
    pub const v: u8 = 3;
}

/// Returns 64 bits of general-purpose register `n`, 0 to 30.
pub const fn x(n: u8) -> View {
    assert!(n < 31, "31 is the stack pointer, or zero");
    View::new(File::Gpr, n, 64)
}
/// Returns the low 32 bits of general-purpose register `n`, 0 to 30.
pub const fn w(n: u8) -> View {
    x(n).bits(32)
}
/// The stack pointer.
pub const SP: View = View::new(File::Gpr, 31, 64);

/// Returns vector register `n`.
pub const fn v(n: u8) -> View {
    View::new(File::Vec, n, 128)
}
/// Returns the low 64 bits of vector register `n`.
pub const fn d(n: u8) -> View {
    View::new(File::Vec, n, 64)
}
/// Returns the low 32 bits of vector register `n`.
pub const fn s(n: u8) -> View {
    View::new(File::Vec, n, 32)
}

/// After `cmp a, b`: a >= b, unsigned. A subtraction sets the carry if it does not borrow.
pub const HS: Cond = Cond::new(flag::c, true);
/// After `cmp a, b`: a < b, unsigned.
pub const LO: Cond = Cond::new(flag::c, false);
/// Equal, or the result is 0.
pub const EQ: Cond = Cond::new(flag::z, true);
/// Not equal, or the result is not 0.
pub const NE: Cond = Cond::new(flag::z, false);
