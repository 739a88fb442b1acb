//! ChaCha20-Poly1305 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`begin`] | the block that becomes the key in general-purpose registers, woven into a shape of ChaCha20 |
//! | [`fused`] | ChaCha20 in vectors of AVX or AVX2, Poly1305 in general-purpose registers |

mod begin;
mod fused;

use raddle_isa::Order;

use crate::Kernel;
use crate::chacha20::x86_64::{rows, vertical, vex};
use crate::poly1305::x86_64::scalar::Multiplier;
use fused::Fused;

/// What makes a kernel of one set of rows fastest on Zen 5: so many idle instructions in a double round.
const PACE: usize = 96;
/// The same in AVX2, where rotations take more instructions.
const PACE_AVX2: usize = 108;

/// The kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    let x4 = || vex::shape(128, 1, in_turn, in_turn);
    let x4x2 = || vex::shape(128, 2, in_turn, vex::BY_ROUNDS);
    let x8 = || vex::shape(256, 1, in_turn, in_turn);
    let x16 = || vex::shape(256, 2, in_turn, vex::BY_ROUNDS);
    let rows = |bits, sets, idle| rows::shape(bits, sets, rows::BY_DOUBLE_ROUNDS, idle, 1, 0);
    let by_mul = |unroll| Fused { multiplier: Multiplier::Mul, unroll, order: in_turn };
    let by_mulx = |order| Fused { multiplier: Multiplier::Mulx, unroll: 1, order };
    let [words, pairs] = [1, 2].map(|groups| vertical::shape(groups, in_turn, vertical::BY_ROUNDS));
    vec![
        by_mul(5).kernel("chacha20_poly1305_blocks_avx", x4()),
        by_mul(1).kernel("chacha20_poly1305_blocks_avxx8", x4x2()),
        by_mulx(in_turn).kernel("chacha20_poly1305_blocks_avx2", x8()),
        by_mulx(Order::Groups(16)).kernel("chacha20_poly1305_blocks_avx2x16", x16()),
        begin::kernel("chacha20_poly1305_begin_avx", x4(), in_turn),
        begin::kernel("chacha20_poly1305_begin_avxx8", x4x2(), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx2_row2", rows(256, 1, PACE_AVX2), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx2_row4", rows(256, 2, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx2", x8(), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx2x16", x16(), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row4", rows(512, 1, PACE), in_turn),
        begin::with_powers("chacha20_poly1305_begin_avx512", words, in_turn),
        // With powers, which are long text, it is faster alone, and slower beside the kernels that follow it: all of them
        // are more than the cache of instructions holds.
        begin::kernel("chacha20_poly1305_begin_avx512x32", pairs, in_turn),
    ]
}

/// Other orders and widths, for the tuner.
pub fn candidates() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    let fused = |multiplier, unroll, order| Fused { multiplier, unroll, order };
    let [mul, mulx] = [Multiplier::Mul, Multiplier::Mulx];
    let x4 = || vex::shape(128, 1, in_turn, in_turn);
    let x4x2 = || vex::shape(128, 2, in_turn, vex::BY_ROUNDS);
    let x8 = || vex::shape(256, 1, in_turn, in_turn);
    let x16 = || vex::shape(256, 2, in_turn, vex::BY_ROUNDS);
    let rows = |sets, idle| rows::shape(512, sets, rows::BY_DOUBLE_ROUNDS, idle, 1, 0);
    let ymm = |sets, idle| rows::shape(256, sets, rows::BY_DOUBLE_ROUNDS, idle, 1, 0);
    let words = || vertical::shape(1, in_turn, in_turn);
    let pairs = || vertical::shape(2, in_turn, vertical::BY_ROUNDS);
    vec![
        begin::kernel("chacha20_poly1305_begin_avx2_row2_without_idle", ymm(1, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx2_row2_idle96", ymm(1, 96), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx2_row4_idle24", ymm(2, 24), in_turn),
        fused(mul, 1, in_turn).kernel("chacha20_poly1305_blocks_avx_unroll1", x4()),
        fused(mul, 2, in_turn).kernel("chacha20_poly1305_blocks_avxx8_unroll2", x4x2()),
        fused(mulx, 2, in_turn).kernel("chacha20_poly1305_blocks_avx2_unroll2", x8()),
        fused(mulx, 1, in_turn).kernel("chacha20_poly1305_blocks_avx2x16_in_turn", x16()),
        fused(mulx, 2, in_turn).kernel("chacha20_poly1305_blocks_avx2x16_unroll2", x16()),
        fused(mulx, 1, Order::Groups(32)).kernel("chacha20_poly1305_blocks_avx2x16_by32", x16()),
        fused(mulx, 1, in_turn).kernel("chacha20_poly1305_blocks_avx512", words()),
        fused(mulx, 1, in_turn).kernel("chacha20_poly1305_blocks_avx512x32", pairs()),
        begin::kernel("chacha20_poly1305_begin_avx512_row4_without_idle", rows(1, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row4_idle108", rows(1, 108), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_row8", rows(2, 0), in_turn),
        begin::with_powers("chacha20_poly1305_begin_avx512_row8_powers", rows(2, 0), in_turn),
        begin::kernel("chacha20_poly1305_begin_avx512_without_powers", words(), in_turn),
        begin::with_powers("chacha20_poly1305_begin_avx512x32_powers", pairs(), in_turn),
    ]
}
