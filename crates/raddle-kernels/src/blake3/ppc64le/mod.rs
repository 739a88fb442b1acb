//! BLAKE3 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `lanes` | many inputs, each in a lane |

mod lanes;

use crate::Kernel;
use crate::variant::Variant;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![lanes::Group.kernel("blake3_lanes_vsx_x4")]
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
