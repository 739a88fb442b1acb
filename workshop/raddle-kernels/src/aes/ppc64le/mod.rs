//! AES on POWER8: blocks in vectors, and code that the modes of operation share.
//!
//! | module | contents |
//! |---|---|
//! | `blocks` | blocks of the cipher |
//! | `expand` | the key schedule |
//! | `halves` | eight blocks per iteration, four of them half an iteration behind |
//! | `rest` | the bytes after the last whole iteration |
//!
//! The byte order of blocks is that of [`crate::ppc64le`].
//!
//! **Round keys** are in lower registers, which `vcipher` cannot name, and are copied one at a time: `llvm-mca` says
//! that the pipeline for moves is idle anyway.

mod blocks;
mod expand;
pub(crate) mod halves;
pub(crate) mod rest;

use super::Size;
use crate::Kernel;

pub(crate) use blocks::{
    COUNTER, Constant, ROUND_KEY, add, add_reversed, advance, begin, block, constant, count, hashed, rounds, start,
    table,
};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    Size::ALL.map(expand::kernel).into()
}
