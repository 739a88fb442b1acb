//! MD5 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`gpr`] | one message in general-purpose registers |
//! | [`lanes`] | many messages in lanes of vectors |

pub(crate) mod gpr;
mod lanes;

use gpr::Level;

use crate::Kernel;
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let one = vec![Level::Base.kernel("md5_blocks_gpr"), Level::Bmi1.kernel("md5_blocks_bmi1")];
    [one, lanes::kernels()].concat()
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    lanes::candidates()
}
