//! The key schedule of AES on AArch64.

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}
