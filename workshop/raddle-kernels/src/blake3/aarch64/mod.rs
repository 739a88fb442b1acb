//! BLAKE3 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | [`lanes`] | many inputs in lanes of vectors |

mod lanes;

use crate::Kernel;
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![lanes::Group.kernel("blake3_lanes_neon_x4")]
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
