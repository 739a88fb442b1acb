//! An AES-GCM key in memory.

use core::{fmt, marker::PhantomData, mem::MaybeUninit};

use super::super::{
    call::room,
    ghash::{POWERS, call::PORTABLE_POWERS},
    plan::schedule_of,
    size::{BLOCK, KeySize},
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::contract::{
        PORTABLE_LAYOUT,
        argument::{GcmKey, Made, Powers, Schedule},
        kernel_types::{AesCtrXor, AesExpand, AesGcmSivKeys, GhashPowers},
        parameter::Bits256,
    },
    memory::wipe::wipe,
};

/// The offset of the powers for generated kernels.
const GENERATED_POWERS: usize = 256;

/// Returns the offset of the powers in a layout.
#[inline]
pub(super) const fn powers_at<S: KeySize>(layout: u64) -> usize {
    const { assert!(GENERATED_POWERS <= room::<S>() && room::<S>() <= room::<Bits256>()) };
    if layout == PORTABLE_LAYOUT { room::<S>() } else { GENERATED_POWERS }
}

/// The key schedule, followed by powers of H, in the layout of one kernel family; kernels of other families refuse it.
///
/// The key is erased when dropped and never printed.
#[derive(Clone)]
#[cfg_attr(not(feature = "align16"), repr(C, align(64)))]
#[cfg_attr(feature = "align16", repr(C, align(16)))]
pub struct AesGcmKey<S> {
    /// Invariant: kernels of this size wrote the schedule and the powers, each in its layout, unless that is [`NONE`].
    bytes: [MaybeUninit<u8>; ROOM],
    /// The number of bytes that are erased: at least the number that was written.
    erased: usize,
    /// The layout of the schedule, or [`NONE`].
    schedule: u64,
    /// The layout of the powers, or [`NONE`].
    powers: u64,
    size: PhantomData<S>,
}

/// The layout that no kernel has.
const NONE: u64 = u64::MAX;

/// The largest size of a key, over all key sizes and kernel families.
const ROOM: usize = {
    let (portable, generated) = (room::<Bits256>() + PORTABLE_POWERS, GENERATED_POWERS + POWERS);
    if portable > generated { portable } else { generated }
};

impl<S: KeySize> AesGcmKey<S> {
    /// Computes a key in the layout of these powers. Returns `None` if this CPU lacks features.
    #[cfg(test)]
    pub(in crate::kernel) fn new(powers: &GhashPowers, key: &S::Key) -> Option<Self> {
        let token = Token::begin();
        // The kernel that computes these powers reads no schedule. So any kernel works if its schedule may precede such
        // powers.
        let layout = schedule_of(powers.shape().layout);
        let fits = |kernel: &&AesExpand<S>| kernel.shape().layout == layout && kernel.runs_with(token);
        let expand = S::kernels().expand.iter().find(fits).filter(|_| powers.runs_with(token))?;
        let portable = crate::kernel::aes::key::AesKey::expanded(token, &AesExpand::<S>::PORTABLE, key);
        let encrypt = |_: Made<'_, Schedule<S>>| {
            let mut h = [0; BLOCK];
            AesCtrXor::<S>::PORTABLE.call(token, InOut::in_place(&mut h).into(), portable.schedule(), &[0; BLOCK]);
            h
        };
        let mut new = Self::blank();
        new.expand(token, expand, powers, key, encrypt);
        Some(new)
    }

    /// Reserves the memory for a key. [`expand`](Self::expand) computes the key in place, so that no copy of it is left
    /// behind. Before that call, all kernels refuse the key.
    #[inline(always)]
    pub(in crate::kernel) fn blank() -> Self {
        Self::that_erases(ROOM)
    }

    /// Reserves the memory for the key of a single message. It erases only the bytes that [`expand`](Self::expand) writes,
    /// which are few for a short message.
    #[inline(always)]
    pub(in crate::kernel) const fn for_message() -> Self {
        Self::that_erases(0)
    }

    #[inline(always)]
    const fn that_erases(erased: usize) -> Self {
        Self { bytes: [const { MaybeUninit::uninit() }; ROOM], erased, schedule: NONE, powers: NONE, size: PhantomData }
    }

    /// Replaces the key. `hash_key` returns H: for AES-GCM, it encrypts the zero block (SP 800-38D, section 7.1) with the
    /// schedule.
    #[inline]
    pub(in crate::kernel) fn expand(
        &mut self,
        token: Token,
        expand: &AesExpand<S>,
        powers: &GhashPowers,
        key: &S::Key,
        hash_key: impl FnOnce(Made<'_, Schedule<S>>) -> [u8; BLOCK],
    ) {
        let layout = powers.shape().layout;
        assert!(expand.shape().layout == schedule_of(layout), "the schedule that goes with these powers");
        self.powers = NONE;
        self.expand_schedule(token, expand, key);
        let mut h = hash_key(self.schedule());
        self.compute_powers(token, powers, &h);
        wipe(&mut h);
    }

    /// Replaces the schedule.
    #[inline]
    fn expand_schedule(&mut self, token: Token, expand: &AesExpand<S>, key: &S::Key) {
        self.begin_schedule(expand.shape().layout);
        expand.call(token, key, &mut self.bytes);
        self.schedule = expand.shape().layout;
    }

    /// Replaces the schedule by that of a derived key (RFC 8452, section 4), and writes the key of POLYVAL to `h`. The
    /// schedule may belong to another message than the powers: see [`made`](Self::made).
    #[inline]
    pub(in crate::kernel) fn derive_schedule(
        &mut self,
        token: Token,
        derive: &AesGcmSivKeys<S>,
        schedule: Made<'_, Schedule<S>>,
        counter: &[u8; BLOCK],
        h: &mut [u8; BLOCK],
    ) {
        let layout = derive.shape().layout;
        self.begin_schedule(layout);
        derive.call(token, schedule, counter, &mut self.bytes, h);
        self.schedule = layout;
    }

    /// Removes the schedule, and powers that do not go with a schedule in this layout.
    #[inline]
    fn begin_schedule(&mut self, layout: u64) {
        (self.schedule, self.powers) = (NONE, if schedule_of(self.powers) == layout { self.powers } else { NONE });
        self.erased = self.erased.max(room::<S>());
    }

    /// Replaces the powers by those of `h`.
    #[inline]
    pub(in crate::kernel) fn compute_powers(&mut self, token: Token, powers: &GhashPowers, h: &[u8; BLOCK]) {
        let layout = powers.shape().layout;
        (self.powers, self.schedule) = (NONE, if self.schedule == schedule_of(layout) { self.schedule } else { NONE });
        self.erased = self.erased.max(powers_at::<S>(layout) + powers.shape().powers);
        powers.call(token, h, &mut self.bytes[powers_at::<S>(layout)..]);
        self.powers = layout;
    }

    /// Returns the layout of the powers, if the schedule before them is that which goes with them. No kernel has the
    /// layout of an incomplete key.
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        if self.schedule == schedule_of(self.powers) { self.powers } else { NONE }
    }

    /// Returns the argument for kernels.
    #[inline]
    pub(in crate::kernel) fn made(&self) -> Made<'_, GcmKey<S>> {
        // SAFETY: by the invariant of the field, kernels with this size and layout wrote the bytes.
        unsafe { Made::new(&self.bytes, self.layout()) }
    }

    /// Returns the schedule as the argument for AES kernels.
    #[inline]
    pub(in crate::kernel) fn schedule(&self) -> Made<'_, Schedule<S>> {
        // SAFETY: by the invariant of the field, kernels with this layout wrote the bytes, and the schedule is their
        // first part.
        unsafe { Made::new(&self.bytes, self.schedule) }
    }

    /// Returns the powers as the argument for GHASH kernels.
    #[inline]
    pub(in crate::kernel) fn powers(&self) -> Made<'_, Powers> {
        // SAFETY: by the invariant of the field, kernels with this size and layout wrote the bytes.
        unsafe { Made::new(&self.bytes[powers_at::<S>(self.powers)..], self.powers) }
    }
}

impl<S> Drop for AesGcmKey<S> {
    #[inline]
    fn drop(&mut self) {
        if let Some(erased) = self.bytes.get_mut(..self.erased) {
            erased.fill(MaybeUninit::zeroed());
        }
        zeroize::optimization_barrier(self);
    }
}

impl<S> fmt::Debug for AesGcmKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AesGcmKey(..)")
    }
}
