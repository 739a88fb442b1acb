//! SHA-256 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | [`sha2`] | one message, or two woven, with the instructions for SHA-256 |
//!
//! Cores without them use the shapes of [`crate::sha2`].
//!
//! These are cycles per byte of all messages in the model of `llvm-mca`:
//!
//! | | Neoverse N1 | V1 | V2 |
//! |---|---|---|---|
//! | `blocks_sha2` | 1.28 | 1.30 | 1.28 |
//! | `streams_sha2` | 0.90 | 0.70 | 0.88 |
//! | `blocks_neon` | 6.67 | 5.08 | 5.02 |
//! | `lanes_neon_x4` | 5.4 | 3.1 | 3.1 |
//! | `lanes_neon_x8` | 5.3 | 2.7 | 2.7 |

pub(crate) mod sha2;

use raddle_isa::Order;
use raddle_isa::builder::aarch64::W;

use crate::Kernel;
use crate::aarch64::streams::Streams;
use crate::sha2::SHA256;
use crate::sha2::aarch64::{lanes::Groups, words::Words};
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let streams = |messages| Streams::<sha2::Stream>::new(messages, Order::Staggered(4));
    let lanes = |groups| Groups { function: SHA256, groups, order: Order::Staggered(8) };
    vec![
        streams(1).kernel("sha256_blocks_sha2"),
        streams(2).kernel("sha256_streams_sha2"),
        Words::<W>::new(SHA256, Order::RoundRobin).kernel("sha256_blocks_neon"),
        lanes(1).kernel("sha256_lanes_neon_x4"),
        lanes(2).kernel("sha256_lanes_neon_x8"),
    ]
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    let streams = |order| Streams::<sha2::Stream>::new(2, order);
    let lanes = |order| Groups { function: SHA256, groups: 2, order };
    vec![
        streams(Order::RoundRobin).kernel("sha256_streams_sha2_round_robin"),
        streams(Order::Staggered(24)).kernel("sha256_streams_sha2_staggered_by_24"),
        lanes(Order::RoundRobin).kernel("sha256_lanes_neon_x8_round_robin"),
        lanes(Order::Groups(4)).kernel("sha256_lanes_neon_x8_groups_of_4"),
    ]
}
