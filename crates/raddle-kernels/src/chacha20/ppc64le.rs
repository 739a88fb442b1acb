//! ChaCha20 on X.

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}

/// Other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
