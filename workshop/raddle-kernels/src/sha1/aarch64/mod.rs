//! SHA-1 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | [`sha1`] | one message, or two woven, with the instructions for SHA-1 |
//! | [`lanes`] | many messages in lanes of vectors |

mod lanes;
pub(crate) mod sha1;

use raddle_isa::Order;

use crate::Kernel;
use crate::aarch64::streams::Streams;
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let streams = |messages| Streams::<sha1::Stream>::new(messages, Order::Staggered(4));
    let lanes = |groups| lanes::Groups { groups, order: Order::Staggered(8) };
    vec![
        streams(1).kernel("sha1_blocks_sha2"),
        streams(2).kernel("sha1_streams_sha2"),
        lanes(1).kernel("sha1_lanes_neon_x4"),
        lanes(2).kernel("sha1_lanes_neon_x8"),
    ]
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    let streams = |order| Streams::<sha1::Stream>::new(2, order);
    let lanes = |order| lanes::Groups { groups: 2, order };
    vec![
        streams(Order::RoundRobin).kernel("sha1_streams_sha2_round_robin"),
        lanes(Order::RoundRobin).kernel("sha1_lanes_neon_x8_round_robin"),
    ]
}
