//! ChaCha20-Poly1305 on POWER8: the cipher in vectors, the authenticator in general-purpose registers.
//!
//! | module | contents |
//! |---|---|
//! | `begin` | the Poly1305 key and the first bytes of a message |
//! | `blocks` | eight blocks of the cipher, and as many bytes into the accumulator |
//!
//! `llvm-mca` (a model, not a measurement) says that an iteration of `blocks`, 512 bytes, takes 1136 cycles on POWER8,
//! 1381 on POWER9 and 862 on POWER10. By itself, the cipher takes 968, 1140 and 572 cycles.

mod begin;
mod blocks;

use raddle_isa::Order;

use crate::Kernel;
use crate::chacha20::ppc64le::vectors::Rotation;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        begin::kernel("chacha20_poly1305_begin_vsx", Rotation::Permuted, Order::RoundRobin),
        blocks::kernel("chacha20_poly1305_blocks_vsx", Order::RoundRobin),
    ]
}

/// Returns candidates with other orders, to be compared with [`kernels`].
pub fn candidates() -> Vec<Kernel> {
    vec![
        blocks::kernel("chacha20_poly1305_blocks_vsx_groups_of_3", Order::Groups(3)),
        blocks::kernel("chacha20_poly1305_blocks_vsx_staggered_by_4", Order::Staggered(4)),
    ]
}
