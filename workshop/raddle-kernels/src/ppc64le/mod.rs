//! Code that kernels of AES and of GHASH share on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `memory` | vectors in memory, and their byte order |
//! | `message` | the registers of a message, and the bits of its length |
//!
//! **Byte order.** `vcipher` expects the first byte of a block to be the highest, and so does GHASH ([`crate::ghash`]).
//! `lxvd2x` loads a block with its halves in this order, and the bytes of each half in the opposite one. [`reverse`]
//! converts between the two forms. `vpermxor` adds two blocks, one of them reversed, at the price of a reversal. So
//! keystream and message can be added in either form, and neither needs a reversal of its own.

mod memory;
mod message;

pub(crate) use memory::{OFFSET, REVERSE, REVERSED, in_memory, load, load_reversed, reverse, store, strand};
pub(crate) use message::{DATA, FREE, INPUT, KEY, LEN, OUT, STATE, TABLE, clear, when_bit};
