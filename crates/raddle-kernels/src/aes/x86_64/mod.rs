//! The key schedule of AES on x86-64.

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}
