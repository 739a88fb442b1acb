//! What kernels of AArch64 share.

pub(crate) mod messages;
