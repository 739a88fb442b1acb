//! BLAKE3 on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `lanes` | many inputs, each in a lane |

mod lanes;

use crate::Kernel;
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![lanes::Group.kernel("blake3_lanes_vsx_x4")]
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
