//! SHA-1 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`sha`] | the SHA-1 instructions: one message, or two woven |
//! | [`checked`] | the SHA-1 instructions with the conditions of attacks: one message |
//! | [`lanes`] | many messages in lanes of vectors, with or without the conditions of attacks |

mod checked;
mod lanes;
pub(crate) mod sha;

use raddle_isa::Order;

use crate::Kernel;
use crate::variant::Variant;
use sha::MessageSchedule::{Few, Vectors};
use sha::Messages;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let few = vec![
        Messages::One(Few).kernel("sha1_blocks_sha"),
        Messages::One(Vectors).kernel("sha1_blocks_sha_avx512"),
        Messages::Two(Order::RoundRobin, Few).kernel("sha1_streams_sha"),
        Messages::Two(Order::RoundRobin, Vectors).kernel("sha1_streams_sha_avx512"),
    ];
    [few, checked::kernels(), lanes::kernels(), lanes::checked::kernels()].concat()
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    let few = vec![Messages::Two(Order::Staggered(2), Few).kernel("sha1_streams_sha_staggered_by_2")];
    [few, lanes::candidates()].concat()
}
