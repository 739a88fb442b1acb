//! Code that kernels of x86-64 share.
//!
//! | module | contents |
//! |---|---|
//! | [`width`] | the instructions of each vector width |
//! | [`transpose`] | transposes of words in vectors |
//! | [`lanes`] | many messages at once, in lanes of vectors |

pub(crate) mod lanes;
pub(crate) mod transpose;
pub(crate) mod width;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem};

/// The number of bytes of a cache line.
const LINE: usize = 64;

/// Prefetches the lines of `bytes` bytes; `place` gives the address of a byte.
pub(crate) fn prefetch(bytes: usize, place: impl Fn(usize) -> Mem) -> impl Iterator<Item = Inst> {
    (0..bytes).step_by(LINE).map(move |line| prefetcht0(place(line)))
}

/// Sets `distance` to `ahead`, to prefetch the iteration of `stride` bytes that comes as many bytes later. If the
/// message ends before that iteration, with `left` bytes from here on, the distance is 0: the lines of this iteration
/// are in the cache already, so prefetching them costs nothing. For an address after the message, at which there may be
/// no memory, each prefetch would walk the page tables: that took 1.3 times as long (AES-GCM of 1,280 bytes on Zen 4).
pub(crate) fn prefetch_distance(distance: Gpr64, left: Gpr64, ahead: usize, stride: usize) -> [Inst; 4] {
    // The sign bit of left - ahead - stride, less 1: 0 if the message ends before, otherwise all ones. This masks the
    // distance.
    [
        lea64(distance, at(left, -((ahead + stride) as i64))),
        shr64(distance, 63),
        sub64(distance, 1),
        and64(distance, ahead),
    ]
}

/// Repeats a body `times` times, counted down in `counter`.
pub(crate) fn repeat(mut body: Vec<Code>, counter: Gpr64, times: usize) -> Vec<Code> {
    let counter = counter.low32();
    body.push(straight([sub32(counter, 1)]));
    vec![straight([mov32(counter, times)]), Code::Repeat { body, again: NOT_EQUAL }]
}
