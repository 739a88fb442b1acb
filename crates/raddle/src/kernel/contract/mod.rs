//! Kernel calls: contracts, arguments, kernels as values, and plans, which say which lengths each kernel takes.

#[doc(hidden)]
pub mod argument;
pub(in crate::kernel) mod contracts;
#[cfg(raddle_interpreted)]
#[doc(hidden)]
pub mod interpreted;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
mod kernel;
pub(in crate::kernel) mod kernel_types;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(in crate::kernel) mod kernels;
pub(crate) mod parameter;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(crate) mod plan;
pub(in crate::kernel) mod portable;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(in crate::kernel) mod wrapper;

pub use kernel::*;
