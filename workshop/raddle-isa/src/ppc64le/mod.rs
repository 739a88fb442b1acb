//! POWER8 and later (Power ISA 2.07), little endian: registers, kinds of operands, rows.
//!
//! A register consists of its bytes, least significant first, as everywhere in this crate; the manual counts bytes and
//! lanes from the other end. So our 32-bit lane `i` is word element `3 - i` of the manual. In little-endian mode,
//! `lxvd2x` puts the doubleword at the lowest address into the upper half.
//!
//! # Time and data
//!
//! There is no list of instructions with data-independent timing for POWER. We mark a row `doit` if the user's manuals
//! of POWER8 and POWER9 give one latency for the instruction, and the instruction could gain nothing from an early
//! exit. These are moves, logic, additions, shifts, permutations and the instructions for AES, SHA and
//! carry-less products, each of them one pass through a pipeline; and loads and stores, whose time depends only on
//! their address. No row declares a multiplication of words or a division.

pub(crate) mod kinds;
mod registers;
mod rows;

pub use registers::*;
pub use rows::*;
