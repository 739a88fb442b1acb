//! SHA-256 on AArch64.

use raddle_isa::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
