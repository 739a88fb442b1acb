//! The Poly1305 state, stored in the form that kernels read.

use core::mem::{MaybeUninit, offset_of};

use crate::{
    kernel::{
        contract::{Contract, Kernel},
        generated::kernels,
    },
    portable,
};

/// The length of a block in bytes.
pub(crate) const BLOCK: usize = 16;

/// The room in bytes for the powers of any kernel family.
const POWERS: usize = {
    let sizes = [
        longest(kernels::POLY1305_POWERS),
        longest(kernels::POLY1305_BLOCKS),
        longest(kernels::CHACHA20_POLY1305_BEGIN),
        longest(kernels::CHACHA20_POLY1305_BLOCKS),
    ];
    let (mut max, mut i) = (0, 0);
    while i < sizes.len() {
        max = if sizes[i] > max { sizes[i] } else { max };
        i += 1;
    }
    max
};

const fn longest<C: Contract>(kernels: &[&Kernel<C>]) -> usize {
    let (mut max, mut i) = (0, 0);
    while i < kernels.len() {
        let bytes = kernels[i].shape().powers;
        max = if bytes > max { bytes } else { max };
        i += 1;
    }
    max
}

/// The accumulator, the key, and powers of the key, which the kernels of this module read and write.
///
/// | bytes | content |
/// |---|---|
/// | 0 to 23 | h, the accumulator, below 2^130 + 2^128 |
/// | 24 to 31 | pad: the bit above the last blocks, 0 or 1, in units of 2^128 |
/// | 32 to 47 | r, clamped (RFC 8439, section 2.5) |
/// | 48 to 63 | s |
/// | 64 and on | powers of r, in the layout of a family of kernels; computed when they are first needed |
///
/// The state is erased when dropped.
#[derive(Clone)]
#[cfg_attr(not(feature = "align16"), repr(C, align(64)))]
#[cfg_attr(feature = "align16", repr(C, align(16)))]
pub(crate) struct Poly1305State {
    pub(super) h: [u64; 3],
    pub(super) pad: u64,
    pub(super) r: [u64; 2],
    pub(super) s: [u64; 2],
    powers: [MaybeUninit<u8>; POWERS],
    /// The layout of the powers that have been computed: 0 for none, or [`GOES_ON`].
    layout: u64,
}

/// The value of `layout` if there are no powers, but a long piece has been absorbed, so more pieces may follow. No
/// Poly1305 kernel has this layout; [`Poly1305Plan::new`](super::plan::Poly1305Plan::new) checks this.
pub(super) const GOES_ON: u64 = 1;

const _: () = {
    assert!(offset_of!(Poly1305State, h) == 0 && offset_of!(Poly1305State, pad) == 24);
    assert!(offset_of!(Poly1305State, r) == 32 && offset_of!(Poly1305State, s) == 48);
    assert!(offset_of!(Poly1305State, powers) == 64);
};

impl Poly1305State {
    /// The room for the powers, in bytes.
    pub(in crate::kernel) const ROOM: usize = POWERS;

    /// Returns the state before the first block (RFC 8439, section 2.5). `key` is r, not yet clamped, followed by s.
    #[inline]
    #[must_use]
    pub(crate) fn new(key: &[u8; 32]) -> Self {
        let [r0, r1, s0, s1] = [0, 8, 16, 24].map(|at| u64::from_le_bytes(core::array::from_fn(|i| key[at + i])));
        Self::with([0; 3], portable::poly1305_clamp([r0, r1]), [s0, s1])
    }

    /// Resets to the state before the first block under another key.
    #[inline]
    pub(in crate::kernel) fn set_key(&mut self, key: &[u8; 32]) {
        let [r0, r1, s0, s1] = [0, 8, 16, 24].map(|at| u64::from_le_bytes(core::array::from_fn(|i| key[at + i])));
        (self.h, self.pad, self.r, self.s) = ([0; 3], 1, portable::poly1305_clamp([r0, r1]), [s0, s1]);
        if self.layout > GOES_ON {
            self.powers = [const { MaybeUninit::zeroed() }; POWERS];
        }
        self.layout = 0;
    }

    /// Returns the state before the first block with the key r, which is clamped, and without s.
    #[inline]
    pub(in crate::kernel) fn from_words(r: [u64; 2]) -> Self {
        Self::with([0; 3], r, [0; 2])
    }

    /// Returns the state without a key, which a kernel then computes.
    #[inline]
    pub(in crate::kernel) fn empty() -> Self {
        Self::with([0; 3], [0; 2], [0; 2])
    }

    #[inline]
    fn with(h: [u64; 3], r: [u64; 2], s: [u64; 2]) -> Self {
        Self { h, pad: 1, r, s, powers: [const { MaybeUninit::uninit() }; POWERS], layout: 0 }
    }

    /// Returns the accumulator, least significant word first.
    #[must_use]
    pub(crate) fn accumulator(&self) -> [u64; 3] {
        self.h
    }

    /// Sets the accumulator. The bits of the third word that stand for 2^130 and more are kept to the extent that the
    /// kernels allow: a value above 4 becomes 4.
    pub(crate) fn set_accumulator(&mut self, [h0, h1, h2]: [u64; 3]) {
        self.h = [h0, h1, h2.min(4)];
    }

    /// Records that a long piece has been absorbed.
    #[inline]
    pub(super) fn go_on(&mut self) {
        self.layout = self.layout.max(GOES_ON);
    }

    /// Returns the layout of the state's powers: 0 for none, or [`GOES_ON`].
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// Records the layout of the powers.
    ///
    /// # Safety
    ///
    /// A kernel has written powers in this layout after the key.
    #[inline]
    pub(in crate::kernel) unsafe fn set_layout(&mut self, layout: u64) {
        self.layout = layout;
    }
}

impl Drop for Poly1305State {
    #[inline]
    fn drop(&mut self) {
        (self.h, self.r, self.s) = ([0; 3], [0; 2], [0; 2]);
        if self.layout > GOES_ON {
            self.powers = [const { MaybeUninit::zeroed() }; POWERS];
        }
        zeroize::optimization_barrier(self);
    }
}
