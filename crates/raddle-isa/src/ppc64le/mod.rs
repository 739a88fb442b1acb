//! POWER8 and later (Power ISA 2.07), little endian: registers, kinds of operands, rows.
//!
//! A register is its bytes from the least significant on, as everywhere in this crate; the manual counts bytes and
//! lanes from the other end. So lane `i` of 32 bits here is word element `3 - i` there, and in little-endian mode
//! `lvx` puts the byte at the lowest address into byte 0. `lxvw4x` puts the word at the lowest address into lane 3,
//! `lxvd2x` the doubleword at the lowest address into the upper half.
//!
//! # Time and data
//!
//! There is no list of instructions with data-independent timing for POWER. The rows marked `doit` are those of which
//! the user's manuals of POWER8 and POWER9 give one latency and which have no early exit to gain from: moves, logic,
//! additions, shifts, rotations, permutations and the instructions for AES, SHA and carry-less products, each of them
//! one pass through a pipeline; loads and stores, whose time depends on their address alone. Multiplications of words
//! and doublewords are in, because both cores have fully pipelined multipliers of one latency; older cores, which
//! stop early for short factors, are below the base of this crate. Divisions are not, and there is no row for one.

pub(crate) mod kinds;
mod rows;

pub use crate::builder::ppc64le::{direct, indexed};
pub use rows::*;

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

/// General-purpose register `n`.
pub const fn r(n: u8) -> View {
    assert!(n < 32);
    View::new(File::Gpr, n, 64)
}

/// The stack pointer.
pub const SP: View = r(1);

/// Vector register `n` of AltiVec.
pub const fn v(n: u8) -> View {
    assert!(n < 32);
    vs(32 + n)
}

/// Vector register `n` of VSX: from 32 on those of AltiVec.
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
