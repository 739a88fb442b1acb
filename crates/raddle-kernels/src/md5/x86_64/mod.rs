//! MD5 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`gpr`] | one message in general-purpose registers |
//! | [`lanes`] | many messages in lanes of vectors |

mod gpr;
mod lanes;

use gpr::Level;

use crate::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let one = vec![gpr::kernel("md5_blocks_gpr", Level::Base), gpr::kernel("md5_blocks_bmi1", Level::Bmi1)];
    [one, lanes::kernels()].concat()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    lanes::candidates()
}
