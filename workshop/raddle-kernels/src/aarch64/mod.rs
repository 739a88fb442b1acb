//! Code that AArch64 kernels share.

pub(crate) mod lane;
pub(crate) mod messages;
pub(crate) mod streams;
