//! MD5 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `step` | a step, on vectors |
//! | `blocks` | one message, each word in all lanes |
//! | `words` | one message, in general-purpose registers |
//! | `lanes` | many messages, each in a lane |

mod blocks;
mod lanes;
mod step;
mod words;

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    [vec![blocks::kernel("md5_blocks_vsx")], lanes::kernels()].concat()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    vec![words::kernel("md5_blocks_gpr")]
}
