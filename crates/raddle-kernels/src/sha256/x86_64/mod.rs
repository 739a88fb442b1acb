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

use schedule::{Schedule, Sums};
use sha::MessageSchedule::{Blends, Few, Rotations};
use sha::Messages;
use sha::Words::{Early, Late};

use crate::Kernel;
use crate::variant::Variant;

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let few = vec![
        Messages::One.kernel("sha256_blocks_sha"),
        Messages::Two([Late, Early], Few).kernel("sha256_streams_sha"),
        Messages::Two([Late, Early], Rotations).kernel("sha256_streams_sha_avx512"),
        Schedule { sums: Sums::Few }.kernel("sha256_blocks_avx2"),
    ];
    [few, lanes::kernels()].concat()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    let few = vec![
        Messages::Two([Late, Late], Few).kernel("sha256_streams_sha_late"),
        Messages::Two([Early, Early], Few).kernel("sha256_streams_sha_early"),
        Messages::Two([Late, Early], Blends).kernel("sha256_streams_sha_blends"),
        Messages::Two([Early, Early], Rotations).kernel("sha256_streams_sha_avx512_early"),
        Schedule { sums: Sums::Short }.kernel("sha256_blocks_avx2_short"),
    ];
    [few, lanes::candidates()].concat()
}
