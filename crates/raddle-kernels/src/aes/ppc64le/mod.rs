//! AES on POWER8: blocks in vectors, and what the modes of operation share.
//!
//! | module | what it holds |
//! |---|---|
//! | `blocks` | blocks of the cipher, and the registers of a message |
//! | `expand` | the key schedule |
//! | `halves` | eight blocks per iteration, four of them half an iteration behind |
//! | `memory` | vectors in memory, and their order there |
//! | `rest` | the bytes after the last whole iteration |
//!
//! **Order of bytes.** `vcipher` takes the first byte of a block highest, and so does GHASH ([`crate::ghash`]). `lxvd2x`
//! loads a block with its halves in this order, and the bytes of each half in the opposite one. What brings one form to
//! the other and back is [`reverse`], and `vpermxor` adds two blocks of which one is reversed at the price of a reversal: so
//! keystream and message meet in whichever form is wanted, and neither takes a reversal of its own.
//!
//! **Round keys** lie in lower registers, which `vcipher` can't name, and come up one at a time: `llvm-mca` says that
//! the pipeline for moves is idle anyway.

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
