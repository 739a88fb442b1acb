//! What kernels of hash functions share on AArch64.

pub(crate) mod streams;
