//! BLAKE3 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`lanes`] | many inputs in lanes of vectors |

mod lanes;

pub use lanes::{candidates, kernels};
