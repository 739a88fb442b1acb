//! SHA-512 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | [`instructions`] | one message, or several woven, with the instructions for SHA-512 |
//!
//! Cores without them use the shapes of [`crate::sha2`].

mod instructions;

use raddle_isa::Order;
use raddle_isa::builder::aarch64::X;

use crate::Kernel;
use crate::aarch64::streams::Streams;
use crate::sha2::SHA512;
use crate::sha2::aarch64::{lanes::Groups, words::Words};
use crate::variant::Variant;
use instructions::Stream;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let streams = |messages| Streams::<Stream>::new(messages, Order::Staggered(4));
    vec![
        streams(1).kernel("sha512_blocks_sha3"),
        streams(2).kernel("sha512_streams_sha3"),
        Words::<X>::new(SHA512, Order::RoundRobin).kernel("sha512_blocks_neon"),
    ]
}

/// Returns candidates with other orders, and lanes: no core's model prefers two or four messages in lanes to one
/// message after another.
pub fn candidates() -> Vec<Kernel> {
    let lanes = |groups| Groups { function: SHA512, groups, order: Order::Staggered(8) };
    vec![
        lanes(1).kernel("sha512_lanes_neon_x2"),
        lanes(2).kernel("sha512_lanes_neon_x4"),
        Streams::<Stream>::new(2, Order::RoundRobin).kernel("sha512_streams_sha3_round_robin"),
        Groups { function: SHA512, groups: 2, order: Order::RoundRobin }.kernel("sha512_lanes_neon_x4_round_robin"),
    ]
}
