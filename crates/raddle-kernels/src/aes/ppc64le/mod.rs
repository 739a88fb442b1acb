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
//! the other and back is [`turn`], and `vpermxor` adds two blocks of which one is turned at the price of turning: so
//! keystream and message meet in whichever form is wanted, and neither is turned for itself.
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
    COUNTER, Constant, DATA, FREE, INPUT, KEY, LEN, OUT, ROUND_KEY, STATE, TURN, add, add_turned, advance, begin,
    block, ciphertext, clear, constant, count, fetch, load_turned, rounds, start, table, turn,
};
pub use expand::kernels;
pub(crate) use memory::{OFFSET, TURNED, in_memory, load, store, strand};
