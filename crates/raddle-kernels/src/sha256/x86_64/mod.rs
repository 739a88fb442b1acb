//! SHA-256 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`sha`] | the instructions of SHA-256: one message, or two woven |
//! | [`lanes`] | many messages in lanes of vectors |

mod lanes;
mod sha;

use raddle_isa::Kernel;

use sha::Words::{Early, Late};

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let few = vec![sha::blocks("sha256_blocks_sha"), sha::streams("sha256_streams_sha", [Late, Early])];
    [few, lanes::kernels()].concat()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    let few = vec![
        sha::streams("sha256_streams_sha_late", [Late, Late]),
        sha::streams("sha256_streams_sha_early", [Early, Early]),
    ];
    [few, lanes::candidates()].concat()
}
