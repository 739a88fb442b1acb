//! ChaCha20 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | `iteration` | the interface of all shapes: registers, and the code of an iteration |
//! | `evex` | code that shapes with AVX-512 share |
//! | [`gpr`] | one block in general-purpose registers, by itself or woven into another shape |
//! | [`vex`] | AVX and AVX2: a register or a stack slot per word |
//! | [`state_rows`] | AVX, AVX2 and AVX-512: a register per state row of one, two or four blocks, for short input |
//! | [`vertical`] | AVX-512: a register per word of sixteen blocks, one group or two |
//! | [`mixed`] | AVX-512: sixteen blocks by words and a few by rows, for input of medium length |
//! | [`blocks`] | blocks of independent states, in the registers of these shapes |
//! | [`tail`] | the bytes after the last whole iteration |

mod blocks;
pub(crate) mod evex;
pub(crate) mod gpr;
mod iteration;
pub(crate) mod mixed;
pub(crate) mod state_rows;
pub(crate) mod tail;
pub(crate) mod vertical;
pub(crate) mod vex;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Order};

use super::BLOCK;
use crate::Kernel;
use crate::chacha20::operation::Chacha20Xor;
use crate::variant::{self, counted};
use crate::x86_64::repeat;
use evex::{Evex, transpose_quarters};
use gpr::{WithBlock, Words};
use iteration::advance;
pub(crate) use iteration::{
    ALIGNMENT, COUNTER, ENTRY, Elsewhere, INPUT, Iteration, KeystreamShape, LEN, OUT, STATE, TABLE,
};
use mixed::Mixed;
use state_rows::StateRows;
use vertical::Vertical;
use vex::Vex;

/// Returns the kernels that plans may name, in the variants and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    let (order, by_two) = (Order::RoundRobin, Order::Groups(2));
    let two_rows = || StateRows::<Xmm> { order, ..StateRows::new(2) };
    let xor = [
        xor("chacha20_xor_gpr", Words { order }),
        xor("chacha20_xor_avx_row1", StateRows::<Xmm>::new(1)),
        xor("chacha20_xor_avx_row2", two_rows()),
        xor("chacha20_xor_avx_row3", WithBlock { shape: two_rows(), order }),
        xor("chacha20_xor_avx", Vex::<Xmm> { inner: by_two, ..Vex::new(1) }),
        xor("chacha20_xor_avxx8", Vex::<Xmm>::new(2)),
        xor("chacha20_xor_avx2_row2", StateRows::<Ymm>::new(1)),
        xor("chacha20_xor_avx2_row4", StateRows::<Ymm>::new(2)),
        xor("chacha20_xor_avx2_row5", WithBlock { shape: StateRows::<Ymm>::new(2), order }),
        xor("chacha20_xor_avx2", Vex::<Ymm> { inner: by_two, ..Vex::new(1) }),
        xor("chacha20_xor_avx2x16", Vex::<Ymm>::new(2)),
        xor("chacha20_xor_avx512_row4", StateRows::<Zmm>::new(1)),
        xor("chacha20_xor_avx512_row5", WithBlock { shape: StateRows::<Zmm>::new(1), order }),
        xor("chacha20_xor_avx512_row8", StateRows::<Zmm>::new(2)),
        xor("chacha20_xor_avx512_row9", WithBlock { shape: StateRows::<Zmm>::new(2), order }),
        xor("chacha20_xor_avx512_row12", StateRows::<Zmm>::new(3)),
        xor("chacha20_xor_avx512", Vertical::new(1)),
        xor("chacha20_xor_avx512x17", WithBlock { shape: Vertical::new(1), order }),
        xor("chacha20_xor_avx512x32", Vertical::new(2)),
    ];
    [xor.into(), blocks::kernels()].concat()
}

/// Returns candidates with other orders, widths and loops, for the tuner. A name begins with the name of a kernel and
/// then says how the candidate differs from it.
pub fn candidates() -> Vec<Kernel> {
    let order = Order::RoundRobin;
    let [by_two, by_eight, staggered] = [Order::Groups(2), Order::Groups(8), Order::Staggered(1)];
    vec![
        xor("chacha20_xor_gpr_by2", Words { order: by_two }),
        xor("chacha20_xor_gpr_by8", Words { order: by_eight }),
        xor("chacha20_xor_gpr_staggered", Words { order: staggered }),
        unrolled("chacha20_xor_gpr_unroll2", 2, Words { order }),
        unrolled("chacha20_xor_gpr_unroll10", 10, Words { order }),
        xor("chacha20_xor_avx_row2_by22", StateRows::<Xmm>::new(2)),
        xor("chacha20_xor_avx_in_turn", Vex::<Xmm>::new(1)),
        xor("chacha20_xor_avx2_row4_in_turn", StateRows::<Ymm> { order, ..StateRows::new(2) }),
        xor("chacha20_xor_avx2_row3", WithBlock { shape: StateRows::<Ymm>::new(1), order }),
        xor("chacha20_xor_avx2_in_turn", Vex::<Ymm>::new(1)),
        unrolled("chacha20_xor_avx2_unroll2", 2, Vex::<Ymm>::new(1)),
        xor("chacha20_xor_avx2x16_by2", Vex::<Ymm> { inner: by_two, ..Vex::new(2) }),
        xor("chacha20_xor_avx2x16_staggered", Vex::<Ymm> { inner: staggered, ..Vex::new(2) }),
        xor("chacha20_xor_avx2x16_pairs", Vex::<Ymm> { outer: order, ..Vex::new(2) }),
        xor("chacha20_xor_avx2x16_double_rounds", Vex::<Ymm> { outer: Order::Groups(4), ..Vex::new(2) }),
        xor("chacha20_xor_avx512_row4_idle", StateRows::<Zmm> { idle: 210, ..StateRows::new(1) }),
        unrolled("chacha20_xor_avx512_row4_unroll2", 2, StateRows::<Zmm>::new(1)),
        xor("chacha20_xor_avx512_row8_idle", StateRows::<Zmm> { idle: 210, ..StateRows::new(2) }),
        xor("chacha20_xor_avx512_row8_in_turn", StateRows::<Zmm> { order, ..StateRows::new(2) }),
        xor("chacha20_xor_avx512_row8_by2", StateRows::<Zmm> { order: by_two, ..StateRows::new(2) }),
        xor("chacha20_xor_avx512_row12_in_turn", StateRows::<Zmm> { order, ..StateRows::new(3) }),
        xor("chacha20_xor_avx512_row16", StateRows::<Zmm>::new(4)),
        xor("chacha20_xor_avx512_by2", Vertical { inner: by_two, ..Vertical::new(1) }),
        xor("chacha20_xor_avx512_staggered", Vertical { inner: staggered, ..Vertical::new(1) }),
        unrolled("chacha20_xor_avx512_unroll2", 2, Vertical::new(1)),
        xor("chacha20_xor_avx512x32_in_turn", Vertical { outer: order, ..Vertical::new(2) }),
        xor("chacha20_xor_avx512x32_by8", Vertical { outer: by_eight, ..Vertical::new(2) }),
        xor("chacha20_xor_avx512x32_double_rounds", Vertical { outer: Order::Groups(64), ..Vertical::new(2) }),
        xor("chacha20_xor_avx512x32_staggered", Vertical { outer: Order::Staggered(16), ..Vertical::new(2) }),
        xor("chacha20_xor_avx512x32_inner_staggered", Vertical { inner: staggered, ..Vertical::new(2) }),
        unrolled("chacha20_xor_avx512x32_unroll2", 2, Vertical::new(2)),
        xor("chacha20_xor_avx512x20", Mixed::new(1)),
        xor("chacha20_xor_avx512x24", Mixed::new(2)),
    ]
}

/// Builds `chacha20_xor_*`.
fn xor(name: &'static str, shape: impl KeystreamShape) -> Kernel {
    unrolled(name, 1, shape)
}

/// Builds `chacha20_xor_*` with `unroll` double rounds in an iteration of the loop over the ten double rounds.
fn unrolled(name: &'static str, unroll: usize, shape: impl KeystreamShape) -> Kernel {
    assert_eq!(10 % unroll, 0, "a loop makes ten double rounds");
    let (count, stride) = (shape.blocks(), shape.stride());
    let blocks = counted(count, "block");
    let loops = if unroll == 1 { String::new() } else { format!("; {unroll} double rounds an iteration") };
    let summary = format!("{blocks}, {}{loops}", shape.summary());
    variant::kernel::<X86_64>(name, Chacha20Xor, summary, |k| {
        let iteration = shape.iteration(k, Elsewhere::default());
        if iteration.aligned {
            k.align_stack(ENTRY, ALIGNMENT);
        }
        let counter = COUNTER.low32();
        let rounds = repeat(vec![iteration.double_round.into(); unroll], iteration.rounds, 10 / unroll);
        let rounds = rounds.phase("rounds: ten double rounds (RFC 8439, 2.3)");

        let first = iteration.counter.then(|| mov32(counter, at(STATE, 48)));
        let enter = Vec::from_iter(first.into_iter().chain(iteration.begin));
        let mut next = advance(stride).to_vec();
        next.extend(iteration.counter.then(|| add32(counter, count)));
        next.extend(iteration.next_counters);
        let whole = iteration.xor_whole.phase(format!("finish: out = input XOR (rounds + state), {stride} bytes"));
        let next = next.phase("advance: pointers, length and counter");
        let load = shape.load_and_prefetch(iteration.load.clone());
        let body = [vec![load.into()], rounds.clone(), vec![straight(whole), straight(next)]].concat();
        let load = straight(iteration.load.phase("load: the state of each block, with its counter"));
        let part = iteration.xor_tail.phase(format!("tail: the keystream of the last bytes, fewer than {stride}"));
        let counters = [iteration.rounds, COUNTER].map(|reg| xor32(reg.low32(), reg.low32()));
        vec![
            straight(enter.phase("begin: the values that stay in registers throughout")),
            Code::While { test: vec![cmp64(LEN, stride)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: {blocks} an iteration, while {stride} bytes are left")),
            straight([test64(LEN, LEN)].phase("done if no bytes are left")),
            Code::Skip { unless: EQUAL, body: [vec![load], rounds, part].concat() },
            straight(counters.phase("wipe: registers, and the stack slots that held keystream or state")),
            straight(iteration.wipe),
        ]
    })
}
