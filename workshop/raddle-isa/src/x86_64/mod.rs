//! x86-64: registers, kinds of operands, rows.

pub(crate) mod kinds;
mod registers;
mod rows;

pub use registers::*;
pub use rows::*;
