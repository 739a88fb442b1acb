//! Registers and conditions.

use crate::code::Cond;
use crate::isa::{File, View};

/// Condition bits: the carry, and the four bits of field 0 of the condition register.
pub mod flag {
    #![allow(non_upper_case_globals, missing_docs, reason = "written so in the rows")]
    pub const ca: u8 = 0;
    pub const lt: u8 = 1;
    pub const gt: u8 = 2;
    pub const eq: u8 = 3;
    pub const so: u8 = 4;
}

/// Returns general-purpose register `n`.
pub const fn r(n: u8) -> View {
    assert!(n < 32);
    View::new(File::Gpr, n, 64)
}

/// The stack pointer.
pub const SP: View = r(1);

/// Returns vector register `n` of AltiVec.
pub const fn v(n: u8) -> View {
    assert!(n < 32);
    vs(32 + n)
}

/// Returns vector register `n` of VSX; from 32 on, these are the AltiVec registers.
pub const fn vs(n: u8) -> View {
    assert!(n < 64);
    View::new(File::Vec, n, 128)
}

/// After `cmpldi a, b`: a < b, unsigned.
pub const LESS: Cond = Cond::new(flag::lt, true);
/// After `cmpldi a, b`: a >= b, unsigned.
pub const GREATER_OR_EQUAL: Cond = Cond::new(flag::lt, false);
/// Equal, or the result is 0.
pub const EQUAL: Cond = Cond::new(flag::eq, true);
/// Not equal, or the result is not 0.
pub const NOT_EQUAL: Cond = Cond::new(flag::eq, false);
