//! SHA-256 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`sha`] | the instructions of SHA-256: one message, or two woven |

mod sha;

use raddle_isa::Kernel;

use sha::Words::{Early, Late};

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![sha::blocks("sha256_blocks_sha"), sha::streams("sha256_streams_sha", [Late, Early])]
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    vec![
        sha::streams("sha256_streams_sha_late", [Late, Late]),
        sha::streams("sha256_streams_sha_early", [Early, Early]),
    ]
}
