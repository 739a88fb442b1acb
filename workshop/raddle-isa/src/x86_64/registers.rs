//! Registers and conditions.

use crate::code::Cond;
use crate::isa::{File, View};

/// Condition bits, named as in the manuals.
pub mod flag {
    #![allow(non_upper_case_globals, missing_docs, reason = "written so in the rows")]
    pub const cf: u8 = 0;
    pub const zf: u8 = 1;
    pub const sf: u8 = 2;
    pub const of: u8 = 3;
    pub const pf: u8 = 4;
    pub const af: u8 = 5;
    pub const df: u8 = 6;
}

const fn gpr(n: u8) -> View {
    View::new(File::Gpr, n, 64)
}

/// General-purpose registers.
pub const RAX: View = gpr(0);
/// See [`RAX`].
pub const RCX: View = gpr(1);
/// See [`RAX`].
pub const RDX: View = gpr(2);
/// See [`RAX`].
pub const RBX: View = gpr(3);
/// The stack pointer.
pub const RSP: View = gpr(4);
/// See [`RAX`].
pub const RBP: View = gpr(5);
/// See [`RAX`].
pub const RSI: View = gpr(6);
/// See [`RAX`].
pub const RDI: View = gpr(7);
/// See [`RAX`].
pub const R8: View = gpr(8);
/// See [`RAX`].
pub const R9: View = gpr(9);
/// See [`RAX`].
pub const R10: View = gpr(10);
/// See [`RAX`].
pub const R11: View = gpr(11);
/// See [`RAX`].
pub const R12: View = gpr(12);
/// See [`RAX`].
pub const R13: View = gpr(13);
/// See [`RAX`].
pub const R14: View = gpr(14);
/// See [`RAX`].
pub const R15: View = gpr(15);

/// Returns 128 bits of vector register `n`.
pub const fn xmm(n: u8) -> View {
    View::new(File::Vec, n, 128)
}
/// Returns 256 bits of vector register `n`.
pub const fn ymm(n: u8) -> View {
    View::new(File::Vec, n, 256)
}
/// Returns vector register `n`.
pub const fn zmm(n: u8) -> View {
    View::new(File::Vec, n, 512)
}
/// Returns mask register `n`.
pub const fn k(n: u8) -> View {
    View::new(File::Mask, n, 64)
}

/// After `cmp a, b`: a < b, unsigned.
pub const BELOW: Cond = Cond::new(flag::cf, true);
/// After `cmp a, b`: a >= b, unsigned.
pub const ABOVE_OR_EQUAL: Cond = Cond::new(flag::cf, false);
/// Equal, or the result is 0.
pub const EQUAL: Cond = Cond::new(flag::zf, true);
/// Not equal, or the result is not 0.
pub const NOT_EQUAL: Cond = Cond::new(flag::zf, false);
