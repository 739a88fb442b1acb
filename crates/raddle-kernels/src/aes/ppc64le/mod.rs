//! The key schedule of AES on POWER8.

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}
