//! Code that kernels of SHA-256 and SHA-512 share on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | [`compression`] | a round, on vectors that hold one word |
//! | [`lanes`] | many messages, each in a lane |

pub(crate) mod compression;
pub(crate) mod lanes;
