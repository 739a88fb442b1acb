//! The key schedule in memory.

use core::{fmt, marker::PhantomData, mem::MaybeUninit};

use super::{AesExpand, Bits256, KeySize, room};
use crate::kernel::{
    argument::{Read, Schedule},
    token::Token,
};

/// A key schedule of AES, as the kernels of a family want it; those of another family are refused it.
///
/// It is erased when dropped and never printed.
#[derive(Clone)]
#[repr(C, align(64))]
pub struct AesKey<S> {
    /// Invariant: written by a kernel of this size and layout.
    schedule: [MaybeUninit<u8>; ROOM],
    layout: u64,
    size: PhantomData<S>,
}

/// The greatest of all sizes and families.
const ROOM: usize = room::<Bits256>();

impl<S: KeySize> AesKey<S> {
    /// The schedule of `key`.
    #[inline]
    pub(in crate::kernel) fn expanded(token: Token, by: &AesExpand<S>, key: &S::Key) -> Self {
        const { assert!(room::<S>() <= ROOM) };
        let schedule = [const { MaybeUninit::uninit() }; ROOM];
        let mut new = Self { schedule, layout: by.shape().layout, size: PhantomData };
        by.call(token, key, &mut new.schedule);
        new
    }

    /// Of which family it is.
    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// As kernels take it.
    #[inline]
    pub(in crate::kernel) fn schedule(&self) -> AesSchedule<'_, S> {
        // SAFETY: the invariant.
        unsafe { AesSchedule::new(&self.schedule, self.layout) }
    }
}

/// A key schedule in the memory of a key.
///
/// Invariant: a kernel of this size and layout wrote it.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct AesSchedule<'a, S> {
    bytes: &'a [MaybeUninit<u8>],
    layout: u64,
    size: PhantomData<S>,
}

impl<'a, S> AesSchedule<'a, S> {
    /// # Safety
    ///
    /// A kernel of this size and layout wrote the bytes, and nobody did since.
    #[inline]
    pub(in crate::kernel) unsafe fn new(bytes: &'a [MaybeUninit<u8>], layout: u64) -> Self {
        Self { bytes, layout, size: PhantomData }
    }

    #[inline]
    pub(in crate::kernel) fn layout(self) -> u64 {
        self.layout
    }

    #[inline]
    pub(in crate::kernel) fn argument(self) -> Read<Schedule<S>> {
        Read::of(self.bytes)
    }
}

impl<S> Drop for AesKey<S> {
    #[inline]
    fn drop(&mut self) {
        self.schedule = [const { MaybeUninit::zeroed() }; ROOM];
        zeroize::optimization_barrier(self);
    }
}

/// Tells nothing.
impl<S> fmt::Debug for AesKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AesKey(..)")
    }
}
