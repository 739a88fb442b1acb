//! MD5 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`gpr`] | one message in general-purpose registers |

mod gpr;

use raddle_isa::Kernel;

use gpr::AndNot;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![gpr::kernel("md5_blocks_gpr", AndNot::None), gpr::kernel("md5_blocks_bmi1", AndNot::One)]
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
