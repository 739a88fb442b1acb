//! Powers of H in memory.

use core::{fmt, mem::MaybeUninit};

use super::{GhashPowers, PORTABLE_POWERS};
use crate::kernel::{
    aes::BLOCK,
    argument::{Powers, Read},
    isa,
    token::Token,
};

/// Room for the powers of the family that wants most of it.
pub(in crate::kernel) const POWERS: usize = {
    let kernels = isa::aes_gcm::GHASH_POWERS;
    let (mut most, mut i) = (PORTABLE_POWERS, 0);
    while i < kernels.len() {
        let bytes = kernels[i].shape().powers;
        most = if bytes > most { bytes } else { most };
        i += 1;
    }
    most.next_multiple_of(64)
};

/// Powers of the key H of GHASH, as the kernels of a family want them; those of another family are refused them.
///
/// They are erased when dropped and never printed.
#[derive(Clone)]
#[repr(C, align(64))]
pub struct GhashKey {
    /// Invariant: written by a kernel of this layout.
    powers: [MaybeUninit<u8>; POWERS],
    layout: u64,
}

impl GhashKey {
    #[inline]
    pub(in crate::kernel) fn made(token: Token, by: &GhashPowers, h: &[u8; BLOCK]) -> Self {
        let mut new = Self { powers: [const { MaybeUninit::uninit() }; POWERS], layout: by.shape().layout };
        by.call(token, h, &mut new.powers);
        new
    }

    /// Of which family they are.
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// As kernels take them.
    #[inline]
    pub(in crate::kernel) fn powers(&self) -> HashPowers<'_> {
        // SAFETY: the invariant.
        unsafe { HashPowers::new(&self.powers, self.layout) }
    }
}

/// Powers of H in the memory of a key.
///
/// Invariant: a kernel of this layout wrote them.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct HashPowers<'a> {
    bytes: &'a [MaybeUninit<u8>],
    layout: u64,
}

impl<'a> HashPowers<'a> {
    /// # Safety
    ///
    /// A kernel of this layout wrote the bytes, and nobody did since.
    #[inline]
    pub(in crate::kernel) unsafe fn new(bytes: &'a [MaybeUninit<u8>], layout: u64) -> Self {
        Self { bytes, layout }
    }

    #[inline]
    pub(in crate::kernel) fn layout(self) -> u64 {
        self.layout
    }

    #[inline]
    pub(in crate::kernel) fn argument(self) -> Read<Powers> {
        Read::of(self.bytes)
    }
}

impl Drop for GhashKey {
    #[inline]
    fn drop(&mut self) {
        self.powers = [const { MaybeUninit::zeroed() }; POWERS];
        zeroize::optimization_barrier(self);
    }
}

/// Tells nothing.
impl fmt::Debug for GhashKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GhashKey(..)")
    }
}
