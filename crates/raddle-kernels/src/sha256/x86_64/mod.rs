//! SHA-256 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`sha`] | the instructions of SHA-256: one message, or two woven |
//! | [`schedule`] | rounds in general-purpose registers, the message schedule in vectors |
//! | [`lanes`] | many messages in lanes of vectors |

mod lanes;
mod schedule;
mod sha;

use schedule::Sums;
use sha::Words::{Early, Late};

use crate::Kernel;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let few = vec![
        sha::blocks("sha256_blocks_sha"),
        sha::streams("sha256_streams_sha", [Late, Early]),
        schedule::kernel("sha256_blocks_avx2", Sums::Few),
    ];
    [few, lanes::kernels()].concat()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    let few = vec![
        sha::streams("sha256_streams_sha_late", [Late, Late]),
        sha::streams("sha256_streams_sha_early", [Early, Early]),
        schedule::kernel("sha256_blocks_avx2_short", Sums::Short),
    ];
    [few, lanes::candidates()].concat()
}
