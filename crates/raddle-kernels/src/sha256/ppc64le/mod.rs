//! SHA-256 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `round` | a round, on vectors that hold one word |
//! | `blocks` | one message, each word in all lanes |
//! | `lanes` | many messages, each in a lane |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles for a block of each message:
//!
//! | messages | additions of a round | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|---|
//! | 1 | as few as can be | 597 | 598 | 529 |
//! | 1 | one more: the default | 530 | 527 | 464 |
//! | 1 | two more | 571 | 569 | 404 |
//! | 4 | as few as can be | 658 | 612 | 547 |
//! | 4 | one more: the default | 617 | 589 | 484 |
//! | 8 | as few as can be: the default | 1170 | 1151 | 808 |
//!
//! One message waits for its own chain, which a longer sum makes shorter; eight fill the two vector pipelines of POWER8.

mod blocks;
mod compression;
mod lanes;

use crate::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    [blocks::kernels(), lanes::kernels()].concat()
}

/// Other sums of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    [blocks::candidates(), lanes::candidates()].concat()
}
