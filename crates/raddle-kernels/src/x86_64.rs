//! What kernels of x86-64 share.
//!
//! | module | what it holds |
//! |---|---|
//! | [`width`] | which instruction does a thing at which width |
//! | [`transpose`] | transposes of words in vectors |
//! | [`lanes`] | many messages at once, in lanes of vectors |

pub(crate) mod lanes;
pub(crate) mod transpose;
pub(crate) mod width;

use raddle_isa::builder::straight;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Mem};

/// Bytes of a cache line.
const LINE: usize = 64;

/// Prefetches the lines of `bytes` bytes, from where `place` puts byte 0.
pub(crate) fn prefetch(bytes: usize, place: impl Fn(usize) -> Mem) -> impl Iterator<Item = Inst> {
    (0..bytes).step_by(LINE).map(move |line| prefetcht0(place(line)))
}

/// Repeats a body `times` times, counted down in `counter`.
pub(crate) fn repeat(mut body: Vec<Code>, counter: Gpr64, times: usize) -> Vec<Code> {
    let counter = counter.low32();
    body.push(straight([sub32(counter, 1)]));
    vec![straight([mov32(counter, times)]), Code::Repeat { body, again: NOT_EQUAL }]
}
