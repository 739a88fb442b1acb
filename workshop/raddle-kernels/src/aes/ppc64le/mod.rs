//! AES on POWER8: blocks in vectors, and code that the modes of operation share.
//!
//! | module | contents |
//! |---|---|
//! | `blocks` | blocks of the cipher, and the registers of a message |
//! | `expand` | the key schedule |
//! | `halves` | eight blocks per iteration, four of them half an iteration behind |
//! | `memory` | vectors in memory, and their byte order |
//! | `rest` | the bytes after the last whole iteration |
//!
//! **Byte order.** `vcipher` expects the first byte of a block to be the highest, and so does GHASH ([`crate::ghash`]).
//! `lxvd2x` loads a block with its halves in this order, and the bytes of each half in the opposite one. [`reverse`]
//! converts between the two forms. `vpermxor` adds two blocks, one of them reversed, at the price of a reversal. So
//! keystream and message can be added in either form, and neither needs a reversal of its own.
//!
//! **Round keys** are in lower registers, which `vcipher` cannot name, and are copied one at a time: `llvm-mca` says
//! that the pipeline for moves is idle anyway.

mod blocks;
mod expand;
pub(crate) mod halves;
mod memory;
pub(crate) mod rest;

use super::Size;

use blocks::TABLE;
pub(crate) use blocks::{
    COUNTER, Constant, DATA, FREE, INPUT, KEY, LEN, OUT, REVERSE, ROUND_KEY, STATE, add, add_reversed, advance, begin,
    block, ciphertext, clear, constant, count, fetch, load_reversed, reverse, rounds, start, table,
};
pub use expand::kernels;
pub(crate) use memory::{OFFSET, REVERSED, in_memory, load, store, strand};
