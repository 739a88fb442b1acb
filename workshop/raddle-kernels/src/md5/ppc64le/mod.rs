//! MD5 on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `step` | a step, on vectors |
//! | `blocks` | one message, each word in all lanes |
//! | `words` | one message, in general-purpose registers |
//! | `lanes` | many messages, each in a lane |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles for a block of each message. The dependency chain by
//! itself takes 512 cycles in vectors and 576 in general-purpose registers:
//!
//! | messages | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | 1, in general-purpose registers | 578 | 578 | 578 |
//! | 1 | 525 | 522 | 514 |
//! | 4 | 566 | 538 | 530 |
//! | 8 | 647 | 590 | 575 |
//! | 16 | 1098 | 989 | 665 |

mod blocks;
mod lanes;
mod step;
mod words;

use crate::Kernel;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    [vec![blocks::kernel("md5_blocks_vsx")], lanes::kernels()].concat()
}

/// Returns candidates that lost in all models.
pub fn candidates() -> Vec<Kernel> {
    vec![words::kernel("md5_blocks_gpr")]
}
