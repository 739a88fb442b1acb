//! SHA-1 on POWER8: no kernels yet.

use crate::Kernel;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    Vec::new()
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}
