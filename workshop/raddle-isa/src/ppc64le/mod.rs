//! POWER8 and later (Power ISA 2.07), little endian: registers, kinds of operands, rows.
//!
//! A register consists of its bytes, least significant first, as everywhere in this crate; the manual counts bytes and
//! lanes from the other end. So our 32-bit lane `i` is word element `3 - i` of the manual. In little-endian mode, `lvx`
//! puts the byte at the lowest address into byte 0. `lxvw4x` puts the word at the lowest address into lane 3, and
//! `lxvd2x` puts the doubleword at the lowest address into the upper half.
//!
//! # Time and data
//!
//! There is no list of instructions with data-independent timing for POWER. We mark a row `doit` if the user's manuals
//! of POWER8 and POWER9 give one latency for the instruction, and the instruction could gain nothing from an early
//! exit. These are moves, logic, additions, shifts, rotations, permutations and the instructions for AES, SHA and
//! carry-less products, each of them one pass through a pipeline; and loads and stores, whose time depends only on
//! their address. Multiplications of words and doublewords are included, because both cores have fully pipelined
//! multipliers with one latency. Older cores, which stop early for short factors, are below the base of this crate.
//! Divisions are excluded, and no row declares one.

pub(crate) mod kinds;
mod registers;
mod rows;

pub use registers::*;
pub use rows::*;
