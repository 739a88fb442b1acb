//! Shapes of SHA-256 and SHA-512 on x86-64, without the instructions for them.
//!
//! | module | shape |
//! |---|---|
//! | [`schedule`] | rounds in general-purpose registers, the message schedule in vectors |
//! | [`lanes`] | many messages in lanes of vectors |

pub(crate) mod lanes;
pub(crate) mod schedule;
