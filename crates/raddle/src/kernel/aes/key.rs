//! The key schedule in memory.

use core::{fmt, marker::PhantomData, mem::MaybeUninit};

use super::{call::room, size::KeySize};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        argument::{Made, Schedule},
        kernel_types::AesExpand,
        parameter::Bits256,
    },
};

/// An AES key schedule in the layout of one kernel family; kernels of other families refuse it.
///
/// The schedule is erased when dropped and never printed.
#[derive(Clone)]
#[cfg_attr(not(feature = "align16"), repr(C, align(64)))]
#[cfg_attr(feature = "align16", repr(C, align(16)))]
pub(crate) struct AesKey<S> {
    /// Invariant: written by a kernel with this size and layout.
    schedule: [MaybeUninit<u8>; ROOM],
    layout: u64,
    size: PhantomData<S>,
}

/// The largest size of a schedule, over all key sizes and kernel families.
const ROOM: usize = room::<Bits256>();

impl<S: KeySize> AesKey<S> {
    /// Returns the schedule of `key`.
    #[inline]
    pub(in crate::kernel) fn expanded(token: Token, by: &AesExpand<S>, key: &S::Key) -> Self {
        let mut new = Self::room(by.shape().layout);
        by.call(token, key, &mut new.schedule);
        new
    }

    /// Reserves the memory for a schedule in this layout, which the caller writes.
    #[inline(always)]
    fn room(layout: u64) -> Self {
        const { assert!(room::<S>() <= ROOM) };
        Self { schedule: [const { MaybeUninit::uninit() }; ROOM], layout, size: PhantomData }
    }

    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// Returns the schedule as an argument for kernels.
    #[inline]
    pub(in crate::kernel) fn schedule(&self) -> Made<'_, Schedule<S>> {
        // SAFETY: by the invariant of the field, a kernel with this size and layout wrote the schedule.
        unsafe { Made::new(&self.schedule, self.layout) }
    }
}

impl<S> Drop for AesKey<S> {
    #[inline]
    fn drop(&mut self) {
        self.schedule = [const { MaybeUninit::zeroed() }; ROOM];
        zeroize::optimization_barrier(self);
    }
}

impl<S> fmt::Debug for AesKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AesKey(..)")
    }
}
