//! A key of AES-GCM in memory.

use core::{fmt, marker::PhantomData, mem::MaybeUninit};

use crate::{
    kernel::{
        aes::{AesCtrXor, AesExpand, BLOCK, Bits256, KeySize, PORTABLE_LAYOUT, room},
        contract::{Contract, Kernel, Unavailable},
        ghash::{GhashPowers, POWERS},
        token::Token,
    },
    wipe::wipe,
};

/// The key schedule, and behind it powers of H, as the kernels of a family want them; those of another family are refused
/// them.
///
/// It is erased when dropped and never printed.
#[derive(Clone)]
#[repr(C, align(64))]
pub struct AesGcmKey<S> {
    /// Invariant: written by kernels of this size and layout.
    bytes: [MaybeUninit<u8>; ROOM],
    layout: u64,
    size: PhantomData<S>,
}

/// The greatest of all sizes and families.
const ROOM: usize = room::<Bits256>() + POWERS;

/// Where the powers are for printed kernels.
const PRINTED_POWERS: usize = 256;

/// Where the powers of a layout are.
#[inline]
pub(super) const fn powers_at<S: KeySize>(layout: u64) -> usize {
    const { assert!(PRINTED_POWERS <= room::<S>() && room::<S>() <= room::<Bits256>()) };
    if layout == PORTABLE_LAYOUT { room::<S>() } else { PRINTED_POWERS }
}

impl<S: KeySize> AesGcmKey<S> {
    /// The key with the powers that `powers` makes.
    ///
    /// # Errors
    ///
    /// The features that are missing.
    pub fn new(powers: &GhashPowers, key: &S::Key) -> Result<Self, Unavailable> {
        let token = Token::current();
        powers.require(token)?;
        let layout = if powers.shape().layout == PORTABLE_LAYOUT { PORTABLE_LAYOUT } else { 0 };
        let expand = first(S::kernels().expand, layout, token)?;
        let ctr = first(S::kernels().ctr, layout, token)?;
        // SAFETY: the token has the features; both are of the same layout.
        Ok(unsafe { Self::made(expand, ctr, powers, key) })
    }

    /// # Safety
    ///
    /// The CPU has the features of the kernels. Those that expand and that encrypt are of the same layout, which is that
    /// of the schedule where these powers are.
    #[inline]
    pub(super) unsafe fn made(expand: &AesExpand<S>, ctr: &AesCtrXor<S>, powers: &GhashPowers, key: &S::Key) -> Self {
        let layout = powers.shape().layout;
        let mut new = Self { bytes: [const { MaybeUninit::uninit() }; ROOM], layout, size: PhantomData };
        let schedule = new.bytes.as_mut_ptr().cast::<u8>();
        let mut h = [0; BLOCK];
        // SAFETY: as the caller says; both places are aligned and have room.
        unsafe {
            expand.expand(key, schedule);
            // H is the encrypted block of zeros (SP 800-38D, section 7.1).
            let place = h.as_mut_ptr();
            ctr.xor(place, place, BLOCK, schedule, &[0; BLOCK]);
            powers.make(&h, schedule.add(powers_at::<S>(layout)));
        }
        wipe(&mut h);
        new
    }

    /// Of which family it is.
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// As kernels take it, and those of AES the schedule.
    #[inline]
    pub(in crate::kernel) fn as_ptr(&self) -> *const u8 {
        self.bytes.as_ptr().cast()
    }

    /// As kernels of GHASH take the powers.
    #[inline]
    pub(in crate::kernel) fn powers(&self) -> *const u8 {
        self.as_ptr().wrapping_add(powers_at::<S>(self.layout))
    }
}

/// The first kernel of a layout that this CPU can run.
fn first<C: Contract>(all: &[Kernel<C>], layout: u64, token: Token) -> Result<&Kernel<C>, Unavailable> {
    let fits = |kernel: &&Kernel<C>| kernel.shape().layout == layout && kernel.require(token).is_ok();
    all.iter().find(fits).ok_or_else(|| all[all.len() - 1].unavailable())
}

impl<S> Drop for AesGcmKey<S> {
    #[inline]
    fn drop(&mut self) {
        self.bytes = [const { MaybeUninit::zeroed() }; ROOM];
        zeroize::optimization_barrier(self);
    }
}

/// Tells nothing.
impl<S> fmt::Debug for AesGcmKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AesGcmKey(..)")
    }
}
