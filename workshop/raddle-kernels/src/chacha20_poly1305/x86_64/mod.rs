//! ChaCha20-Poly1305 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`begin`] | the block that becomes the key in general-purpose registers, woven into a ChaCha20 shape |
//! | [`first_lane`] | the block that becomes the key in the first lane of rows |
//! | [`fused`] | ChaCha20 in vectors, and Poly1305, or a share of it, in general-purpose registers |

mod begin;
mod first_lane;
mod fused;

use raddle_isa::Order;
use raddle_isa::builder::x86_64::*;

use crate::Kernel;
use crate::chacha20::x86_64::mixed::Mixed;
use crate::chacha20::x86_64::state_rows::StateRows;
use crate::chacha20::x86_64::vertical::Vertical;
use crate::chacha20::x86_64::vex::Vex;
use crate::poly1305::x86_64::scalar::Multiplier;
use fused::Fused;

/// The number of idle instructions in a double round of one set of rows, with a key block in general-purpose registers,
/// that was fastest on Zen 5. [`StateRows::idle`] says why idle instructions help.
const PACE: usize = 124;
/// Like [`PACE`], for AVX2, whose rotations take two or four instructions.
const PACE_AVX2: usize = 115;

/// Like [`PACE`], without a key block in general-purpose registers.
const PACE_ALONE: usize = 216;

/// Returns the kernels, in the variants and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let mul = |unroll| Fused { share: None, multiplier: Multiplier::Mul, unroll, order: Order::RoundRobin };
    let mulx = |order| Fused { share: None, multiplier: Multiplier::Mulx, unroll: 1, order };
    let part = |blocks| Fused { share: Some(blocks), ..mulx(Order::Groups(8)) };
    vec![
        mul(5).kernel("chacha20_poly1305_blocks_avx", Vex::<Xmm>::new(1)),
        mul(1).kernel("chacha20_poly1305_blocks_avxx8", Vex::<Xmm>::new(2)),
        mulx(Order::RoundRobin).kernel("chacha20_poly1305_blocks_avx2", Vex::<Ymm>::new(1)),
        // A serial chain of more blocks would take longer than the rounds; on cores with slower rounds, there may be
        // more blocks.
        part(60).kernel("chacha20_poly1305_blocks_avx512x32", Vertical::new(2)),
        part(80).kernel("chacha20_poly1305_blocks_avx512x32_share80", Vertical::new(2)),
        begin::kernel(
            "chacha20_poly1305_begin_avx_row2",
            StateRows::<Xmm> { order: Order::RoundRobin, ..StateRows::new(2) },
        ),
        begin::kernel("chacha20_poly1305_begin_avx", Vex::<Xmm>::new(1)),
        begin::kernel("chacha20_poly1305_begin_avxx8", Vex::<Xmm>::new(2)),
        begin::kernel("chacha20_poly1305_begin_avx2", Vex::<Ymm>::new(1)),
        first_lane::kernel::<_, 2>("chacha20_poly1305_begin_avx2_row1", StateRows::<Ymm>::new(1)),
        first_lane::kernel::<_, 2>(
            "chacha20_poly1305_begin_avx2_row3",
            StateRows::<Ymm> { order: Order::RoundRobin, ..StateRows::new(2) },
        ),
        first_lane::kernel::<_, 2>(
            "chacha20_poly1305_begin_avx2_row5",
            StateRows::<Ymm> { order: Order::RoundRobin, ..StateRows::new(3) },
        ),
        first_lane::kernel::<_, 1>(
            "chacha20_poly1305_begin_avx512_row3",
            StateRows::<Zmm> { idle: PACE_ALONE, ..StateRows::new(1) },
        ),
        // On cores whose vectors take one cycle at any pace, each idle instruction only adds work.
        first_lane::kernel::<_, 1>("chacha20_poly1305_begin_avx512_row3_unpaced", StateRows::<Zmm>::new(1)),
        first_lane::kernel::<_, 1>(
            "chacha20_poly1305_begin_avx512_row7",
            StateRows::<Zmm> { order: Order::RoundRobin, ..StateRows::new(2) },
        ),
        first_lane::kernel::<_, 1>("chacha20_poly1305_begin_avx512_row11", StateRows::<Zmm>::new(3)),
        begin::kernel("chacha20_poly1305_begin_avx512_row4", StateRows::<Zmm> { idle: PACE, ..StateRows::new(1) }),
        begin::with_powers(
            "chacha20_poly1305_begin_avx512_row8",
            StateRows::<Zmm> { order: Order::RoundRobin, ..StateRows::new(2) },
        ),
        // On cores whose vectors leave no slots to scalar instructions, such as Intel's, unused powers are wasted work.
        begin::kernel("chacha20_poly1305_begin_avx512_row8_without_powers", StateRows::<Zmm>::new(2)),
        begin::with_powers("chacha20_poly1305_begin_avx512", Vertical::new(1)),
        begin::with_powers("chacha20_poly1305_begin_avx512x20", Mixed::new(1)),
        begin::with_powers("chacha20_poly1305_begin_avx512x24", Mixed::new(2)),
        // These serve processors without IFMA, which use other powers, and Intel's.
        begin::kernel("chacha20_poly1305_begin_avx512_without_powers", Vertical::new(1)),
        // Without powers: two groups leave fewer slots to scalar instructions, and a separate kernel computes powers
        // faster.
        begin::kernel("chacha20_poly1305_begin_avx512x32", Vertical::new(2)),
        // Slower rounds leave enough slots.
        begin::with_powers("chacha20_poly1305_begin_avx512x32_powers", Vertical::new(2)),
    ]
}

/// Returns candidates with other orders and widths, for the tuner.
pub fn candidates() -> Vec<Kernel> {
    let mul = |unroll| Fused { share: None, multiplier: Multiplier::Mul, unroll, order: Order::RoundRobin };
    let mulx = |unroll, order| Fused { share: None, multiplier: Multiplier::Mulx, unroll, order };
    let round_robin = Order::RoundRobin;
    let part = |blocks, order| Fused { share: Some(blocks), ..mulx(1, order) };
    vec![
        begin::kernel("chacha20_poly1305_begin_avx_row1", StateRows::<Xmm>::new(1)),
        begin::kernel("chacha20_poly1305_begin_avx_row2_by22", StateRows::<Xmm>::new(2)),
        begin::kernel("chacha20_poly1305_begin_avx2_row2", StateRows::<Ymm> { idle: PACE_AVX2, ..StateRows::new(1) }),
        begin::kernel("chacha20_poly1305_begin_avx2_row2_unpaced", StateRows::<Ymm>::new(1)),
        begin::kernel("chacha20_poly1305_begin_avx2_row4", StateRows::<Ymm>::new(2)),
        begin::kernel(
            "chacha20_poly1305_begin_avx2_row4_in_turn",
            StateRows::<Ymm> { order: round_robin, ..StateRows::new(2) },
        ),
        begin::kernel("chacha20_poly1305_begin_avx2x16", Vex::<Ymm>::new(2)),
        mul(1).kernel("chacha20_poly1305_blocks_avx_unroll1", Vex::<Xmm>::new(1)),
        mul(2).kernel("chacha20_poly1305_blocks_avxx8_unroll2", Vex::<Xmm>::new(2)),
        mulx(2, round_robin).kernel("chacha20_poly1305_blocks_avx2_unroll2", Vex::<Ymm>::new(1)),
        mulx(1, Order::Groups(16)).kernel("chacha20_poly1305_blocks_avx2x16", Vex::<Ymm>::new(2)),
        mulx(1, round_robin).kernel("chacha20_poly1305_blocks_avx2x16_in_turn", Vex::<Ymm>::new(2)),
        mulx(2, round_robin).kernel("chacha20_poly1305_blocks_avx2x16_unroll2", Vex::<Ymm>::new(2)),
        mulx(1, Order::Groups(32)).kernel("chacha20_poly1305_blocks_avx2x16_by32", Vex::<Ymm>::new(2)),
        mulx(1, round_robin).kernel("chacha20_poly1305_blocks_avx512", Vertical::new(1)),
        mulx(1, round_robin).kernel("chacha20_poly1305_blocks_avx512x32_all", Vertical::new(2)),
        part(40, round_robin).kernel("chacha20_poly1305_blocks_avx512x32_share40", Vertical::new(2)),
        part(60, round_robin).kernel("chacha20_poly1305_blocks_avx512x32_in_turn", Vertical::new(2)),
        part(70, round_robin).kernel("chacha20_poly1305_blocks_avx512x32_share70", Vertical::new(2)),
        first_lane::kernel::<_, 1>("chacha20_poly1305_begin_avx512_row7_by22", StateRows::<Zmm>::new(2)),
        first_lane::kernel::<_, 1>(
            "chacha20_poly1305_begin_avx512_row11_in_turn",
            StateRows::<Zmm> { order: round_robin, ..StateRows::new(3) },
        ),
        first_lane::kernel::<_, 1>("chacha20_poly1305_begin_avx512_row15", StateRows::<Zmm>::new(4)),
        begin::kernel("chacha20_poly1305_begin_avx512_row4_without_idle", StateRows::<Zmm>::new(1)),
        begin::kernel(
            "chacha20_poly1305_begin_avx512_row4_idle108",
            StateRows::<Zmm> { idle: 108, ..StateRows::new(1) },
        ),
        begin::with_powers("chacha20_poly1305_begin_avx512_row8_by22", StateRows::<Zmm>::new(2)),
        begin::with_powers("chacha20_poly1305_begin_avx512_row12", StateRows::<Zmm>::new(3)),
        begin::with_powers("chacha20_poly1305_begin_avx512x24_by4", Mixed { order: Order::Groups(4), ..Mixed::new(2) }),
    ]
}
