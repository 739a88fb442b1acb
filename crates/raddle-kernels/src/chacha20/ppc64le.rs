//! ChaCha20 on X.

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}
