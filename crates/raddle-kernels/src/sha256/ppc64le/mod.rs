//! SHA-256 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `round` | a round, on vectors that hold one word |
//! | `blocks` | one message, each word in all lanes |
//! | `lanes` | many messages, each in a lane |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles for a block of one message:
//!
//! | additions of a round | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | as few as can be | 595 | 597 | 523 |
//! | one more: the default | 533 | 533 | 461 |
//! | two more | 567 | 579 | 401 |

mod blocks;
mod lanes;
mod round;

use raddle_isa::Kernel;

/// The kernels, in the orders that are fastest by the models.
pub fn kernels() -> Vec<Kernel> {
    [blocks::kernels(), lanes::kernels()].concat()
}

/// Other orders of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    [blocks::candidates(), lanes::candidates()].concat()
}
