//! Code that kernels of AArch64 share.

pub(crate) mod lane;
pub(crate) mod messages;
pub(crate) mod streams;
