//! SHA-256 on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `single` | the code around a block, each word in all lanes |
//! | `blocks` | a block: the rounds and the message schedule |
//! | `compression` | a round |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles for a block:
//!
//! | additions of a round | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | as few as possible | 597 | 598 | 529 |
//! | one more: the default | 530 | 527 | 464 |
//! | two more | 571 | 569 | 404 |
//!
//! A message waits for its own chain, which more additions make shorter.

mod blocks;
mod compression;
mod single;

pub use blocks::{candidates, kernels};
