//! Powers of H in memory.

use core::{fmt, mem::MaybeUninit};

use super::{GhashPowers, PORTABLE_POWERS};
use crate::kernel::{aes::BLOCK, isa};

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
    /// # Safety
    ///
    /// The CPU has the features of the kernel.
    #[inline]
    pub(in crate::kernel) unsafe fn made(by: &GhashPowers, h: &[u8; BLOCK]) -> Self {
        let mut new = Self { powers: [const { MaybeUninit::uninit() }; POWERS], layout: by.shape().layout };
        // SAFETY: as the caller says; the place is aligned and has room.
        unsafe { by.make(h, new.powers.as_mut_ptr().cast()) };
        new
    }

    /// Of which family they are.
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// As kernels take them.
    #[inline]
    pub(in crate::kernel) fn as_ptr(&self) -> *const u8 {
        self.powers.as_ptr().cast()
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
