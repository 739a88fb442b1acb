//! Several messages at once, each under its own key, one in each vector lane.

use core::mem::offset_of;

use super::state::BLOCK;
use crate::portable;

/// The number of messages in lanes.
pub(in crate::kernel) const LANES: usize = 8;

/// A block of each message.
pub(in crate::kernel) type BlockSet = [[u8; BLOCK]; LANES];

/// The states of [`LANES`] messages: each word of [`Poly1305State`](super::Poly1305State), for one message after
/// another.
///
/// An idle lane may contain any state; the results that kernels compute from it are discarded. All states are erased
/// when dropped.
#[repr(C, align(64))]
pub(in crate::kernel) struct LaneStates {
    h: [[u64; LANES]; 3],
    pad: [u64; LANES],
    r: [[u64; LANES]; 2],
    s: [[u64; LANES]; 2],
}

const _: () = {
    assert!(offset_of!(LaneStates, r) == 32 * LANES && offset_of!(LaneStates, s) == 48 * LANES);
    assert!(offset_of!(LaneStates, h) == 0 && size_of::<LaneStates>() == 64 * LANES);
};

impl LaneStates {
    /// Returns the states before any key is set.
    #[inline]
    pub(in crate::kernel) fn new() -> Self {
        Self { h: [[0; LANES]; 3], pad: [0; LANES], r: [[0; LANES]; 2], s: [[0; LANES]; 2] }
    }

    /// Begins a message in a lane (RFC 8439, section 2.5): `key` is r, not yet clamped, then s.
    #[inline]
    pub(in crate::kernel) fn begin(&mut self, lane: usize, key: &[u8; 32]) {
        let [r0, r1, s0, s1] = [0, 8, 16, 24].map(|at| u64::from_le_bytes(core::array::from_fn(|i| key[at + i])));
        let set = |words: &mut [[u64; LANES]], values: &[u64]| {
            for (word, value) in words.iter_mut().zip(values) {
                word[lane] = *value;
            }
        };
        set(&mut self.h, &[0; 3]);
        set(&mut self.r, &portable::poly1305_clamp([r0, r1]));
        set(&mut self.s, &[s0, s1]);
    }

    /// Returns the tag of a message after its blocks (RFC 8439, section 2.5.1).
    #[inline]
    pub(in crate::kernel) fn tag(&self, lane: usize) -> [u8; 16] {
        // `map` would copy all lanes.
        let ([h0, h1, h2], [s0, s1]) = (&self.h, &self.s);
        portable::poly1305_finish([h0[lane], h1[lane], h2[lane]], [s0[lane], s1[lane]])
    }

    /// Absorbs blocks as a kernel does, with the specification.
    #[cfg(miri)]
    pub(in crate::kernel) fn absorb_portable(&mut self, sets: &[BlockSet]) {
        for lane in 0..LANES {
            let r = self.r.map(|word| word[lane]);
            let h = self.h.map(|word| word[lane]);
            let h = sets.iter().fold(h, |h, set| portable::poly1305_block(h, r, &set[lane], 1));
            self.h.iter_mut().zip(h).for_each(|(word, value)| word[lane] = value);
        }
    }
}

impl Drop for LaneStates {
    #[inline]
    fn drop(&mut self) {
        (self.h, self.r, self.s) = ([[0; LANES]; 3], [[0; LANES]; 2], [[0; LANES]; 2]);
        zeroize::optimization_barrier(self);
    }
}
