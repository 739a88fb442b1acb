//! A key of AES-GCM in memory.

use core::{fmt, marker::PhantomData, mem::MaybeUninit};

use super::{
    layout::{GENERATED_POWERS, powers_at},
    plan::schedule_of,
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::{
        aes::{
            portable::room,
            size::{BLOCK, KeySize},
        },
        contract::{
            Unavailable,
            argument::{GcmKey, Made, Powers, Schedule},
            kernel_types::{AesCtrXor, AesExpand, GhashPowers},
            parameter::Bits256,
        },
        ghash::{key::POWERS, portable::PORTABLE_POWERS},
    },
    memory::wipe::wipe,
};

/// The key schedule, and behind it powers of H, as the kernels of a family want them; those of another family are refused
/// them.
///
/// It is erased when dropped and never printed.
#[derive(Clone)]
#[cfg_attr(not(feature = "align16"), repr(C, align(64)))]
#[cfg_attr(feature = "align16", repr(C, align(16)))]
pub struct AesGcmKey<S> {
    /// Invariant: written by kernels of this size and layout, unless that is [`NONE`].
    bytes: [MaybeUninit<u8>; ROOM],
    layout: u64,
    size: PhantomData<S>,
}

/// The layout of no kernel.
const NONE: u64 = u64::MAX;

/// The greatest of all sizes and families.
const ROOM: usize = {
    let (portable, generated) = (room::<Bits256>() + PORTABLE_POWERS, GENERATED_POWERS + POWERS);
    if portable > generated { portable } else { generated }
};

impl<S: KeySize> AesGcmKey<S> {
    /// The key with the powers that `powers` makes.
    ///
    /// # Errors
    ///
    /// The features that are missing.
    pub fn new(powers: &GhashPowers, key: &S::Key) -> Result<Self, Unavailable> {
        let token = Token::begin();
        powers.require(token)?;
        // What makes these powers reads no schedule: any that makes the one behind which they are.
        let layout = schedule_of(powers.shape().layout);
        let fits = |kernel: &&AesExpand<S>| kernel.shape().layout == layout && kernel.require(token).is_ok();
        let all = S::kernels().expand;
        let expand = all.iter().find(fits).ok_or_else(|| all[all.len() - 1].unavailable())?;
        let portable = AesExpand::<S>::PORTABLE.apply(key)?;
        let encrypt = |_: Made<'_, Schedule<S>>| {
            let mut h = [0; BLOCK];
            AesCtrXor::<S>::PORTABLE.call(token, InOut::in_place(&mut h).into(), portable.schedule(), &[0; BLOCK]);
            h
        };
        let mut new = Self::blank();
        new.expand(token, expand, powers, key, encrypt);
        Ok(new)
    }

    /// The place of a key, which is [made](Self::expand) where it stays, so that no copy of it is left behind. Before that, all
    /// kernels refuse it.
    #[inline(always)]
    pub(super) fn blank() -> Self {
        Self { bytes: [const { MaybeUninit::uninit() }; ROOM], layout: NONE, size: PhantomData }
    }

    /// Makes the key for which `encrypt_zero` gives the encrypted block of zeros, H (SP 800-38D, section 7.1), from the
    /// schedule, in the place of what was there.
    #[inline]
    pub(super) fn expand(
        &mut self,
        token: Token,
        expand: &AesExpand<S>,
        powers: &GhashPowers,
        key: &S::Key,
        encrypt_zero: impl FnOnce(Made<'_, Schedule<S>>) -> [u8; BLOCK],
    ) {
        let layout = powers.shape().layout;
        assert!(expand.shape().layout == schedule_of(layout), "the schedule that goes with these powers");
        self.layout = NONE;
        expand.call(token, key, &mut self.bytes);
        // SAFETY: it was written with this layout.
        let schedule = unsafe { Made::new(&self.bytes, schedule_of(layout)) };
        let mut h = encrypt_zero(schedule);
        powers.call(token, &h, &mut self.bytes[powers_at::<S>(layout)..]);
        wipe(&mut h);
        self.layout = layout;
    }

    /// Of which family it is.
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// As kernels take it.
    #[inline]
    pub(in crate::kernel) fn made(&self) -> Made<'_, GcmKey<S>> {
        // SAFETY: the invariant.
        unsafe { Made::new(&self.bytes, self.layout) }
    }

    /// As kernels of AES take the schedule.
    #[inline]
    pub(in crate::kernel) fn schedule(&self) -> Made<'_, Schedule<S>> {
        // SAFETY: the invariant; the schedule is written first.
        unsafe { Made::new(&self.bytes, schedule_of(self.layout)) }
    }

    /// As kernels of GHASH take the powers.
    #[inline]
    pub(in crate::kernel) fn powers(&self) -> Made<'_, Powers> {
        // SAFETY: the invariant.
        unsafe { Made::new(&self.bytes[powers_at::<S>(self.layout)..], self.layout) }
    }
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
