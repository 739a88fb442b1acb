//! How kernels are called: contracts, arguments, kernels as values, and plans, which say which lengths each kernel takes.

#[doc(hidden)]
pub mod argument;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(in crate::kernel) mod declare;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(in crate::kernel) mod interface;
#[cfg(raddle_interpreted)]
#[doc(hidden)]
pub mod interpreted;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
mod kernel;
pub(in crate::kernel) mod kernel_types;
pub(crate) mod parameter;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(crate) mod plan;

pub use kernel::*;
