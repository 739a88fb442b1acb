//! ChaCha20-Poly1305 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`begin`] | the block that becomes the key in general-purpose registers, woven into a shape of ChaCha20 |

mod begin;

use raddle_isa::{Kernel, Order};

use crate::chacha20::x86_64::{rows, vertical};

/// What makes a kernel of one set of rows fastest on Zen 5: so many idle instructions in a double round.
const PACE: usize = 96;

/// The kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    let rows = |sets, idle| rows::shape(512, sets, rows::BY_DOUBLE_ROUNDS, idle, 1, 0);
    vec![
        begin::kernel("chacha20_poly1305_begin_avx512_row4", rows(1, PACE), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row8", rows(2, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row12", rows(3, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512", vertical::shape(1, in_turn, in_turn), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512x32", vertical::shape(2, in_turn, vertical::BY_ROUNDS), in_turn),
    ]
}

/// Other orders and widths, for the tuner.
pub fn candidates() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    let rows = |sets, idle| rows::shape(512, sets, rows::BY_DOUBLE_ROUNDS, idle, 1, 0);
    vec![
        begin::kernel("chacha20_poly1305_begin_avx512_row4_without_idle", rows(1, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row4_idle108", rows(1, 108), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row8_idle60", rows(2, 60), in_turn),
    ]
}
