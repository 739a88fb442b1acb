//! Messages on their way through kernels, which divide them: pointers whose lifetimes and lengths are kept.

use core::{marker::PhantomData, mem::MaybeUninit, slice};

use super::argument::{Input, Output, Read, Write};
use crate::{InOut, xor::xor};

/// What one kernel reads, and where it writes the result.
///
/// Invariants, for as long as `'a`: `len` bytes can be read at `input`, and `len` bytes written at `out`, which nobody
/// else reads or writes. The two are the same or do not overlap.
pub(super) struct Pointers<'a> {
    out: *mut u8,
    input: *const u8,
    len: usize,
    lent: PhantomData<(&'a [u8], &'a mut [u8])>,
}

impl<'a> Pointers<'a> {
    /// The result goes where nothing was written before. `None` where the lengths differ.
    #[inline]
    pub(super) fn fresh(input: &'a [u8], out: &'a mut [MaybeUninit<u8>]) -> Option<Self> {
        let len = input.len();
        (len == out.len()).then(|| Self { out: out.as_mut_ptr().cast(), input: input.as_ptr(), len, lent: PhantomData })
    }

    /// As kernels take them.
    #[inline]
    pub(super) fn arguments(self) -> (Write<Output>, Read<Input>, usize) {
        (Write::at(self.out), Read::at(self.input), self.len)
    }

    /// [`arguments`](Self::arguments) back, for kernels in Rust.
    ///
    /// # Safety
    ///
    /// They were such, of a place that has been written before, and live as long.
    #[inline]
    pub(super) unsafe fn back(out: Write<Output>, input: Read<Input>, len: usize) -> Text<'a> {
        Text(Self { out: out.pointer(), input: input.pointer(), len, lent: PhantomData })
    }
}

impl<'a> From<InOut<'a>> for Pointers<'a> {
    #[inline]
    fn from(data: InOut<'a>) -> Self {
        let (out, input, len) = data.into_pointers();
        Self { out, input, len, lent: PhantomData }
    }
}

impl<'a> From<Text<'a>> for Pointers<'a> {
    #[inline]
    fn from(text: Text<'a>) -> Self {
        text.0
    }
}

/// A message, or a part of one, and the place for the result: as [`InOut`], but it is known by its two addresses, as
/// kernels take them, and what was written can be read while the next part is.
///
/// Invariant: all bytes of the output have been written before.
pub(super) struct Text<'a>(Pointers<'a>);

impl<'a> From<InOut<'a>> for Text<'a> {
    #[inline]
    fn from(data: InOut<'a>) -> Self {
        Self(data.into())
    }
}

impl<'a> Text<'a> {
    /// A message by its addresses.
    ///
    /// # Safety
    ///
    /// The invariants.
    #[inline]
    pub(super) unsafe fn at(out: *mut u8, input: *const u8, len: usize) -> Self {
        Self(Pointers { out, input, len, lent: PhantomData })
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.0.len
    }

    #[inline]
    pub(super) fn is_in_place(&self) -> bool {
        self.0.out.cast_const() == self.0.input
    }

    /// The whole for a shorter time.
    #[inline]
    pub(super) fn reborrow(&mut self) -> Text<'_> {
        Text(Pointers { lent: PhantomData, ..self.0 })
    }

    /// The bytes from `from` on: `n` of them, or as many as there are.
    #[inline]
    pub(super) fn part(&mut self, from: usize, n: usize) -> Text<'_> {
        self.reborrow().split_at(from).1.split_at(n).0
    }

    /// The first `n` bytes, or all where there are fewer, and the rest.
    #[inline]
    pub(super) fn split_at(self, n: usize) -> (Self, Self) {
        let Pointers { out, input, len, lent } = self.0;
        let n = n.min(len);
        let rest = Pointers { out: out.wrapping_add(n), input: input.wrapping_add(n), len: len - n, lent };
        (Self(Pointers { out, input, len: n, lent }), Self(rest))
    }

    /// What is there to read. In place that is what was written, once something was.
    #[inline]
    pub(super) fn input(&self) -> &[u8] {
        // SAFETY: the invariants; nothing is written while `self` is borrowed.
        unsafe { slice::from_raw_parts(self.0.input, self.0.len) }
    }

    /// What is in the place for the result.
    #[inline]
    pub(super) fn output(&self) -> &[u8] {
        // SAFETY: the invariants; nothing is written while `self` is borrowed.
        unsafe { slice::from_raw_parts(self.0.out, self.0.len) }
    }

    /// The place for the result, to write to.
    #[inline]
    pub(super) fn output_mut(&mut self) -> &mut [u8] {
        // SAFETY: the invariants; nothing else is read or written while `self` is borrowed.
        unsafe { slice::from_raw_parts_mut(self.0.out, self.0.len) }
    }

    /// What is in the place for the result from `from` up to `to`, and the `n` bytes from `to` on: what was written there
    /// can be authenticated while these are encrypted.
    #[inline]
    pub(super) fn behind(&mut self, from: usize, to: usize, n: usize) -> (&[u8], Text<'_>) {
        let before = Pointers { lent: PhantomData, ..self.0 };
        let (before, next) = Text(before).split_at(to);
        let Pointers { out, len, .. } = before.split_at(from).1.0;
        // SAFETY: the invariants; what may be written meanwhile begins behind these bytes.
        (unsafe { slice::from_raw_parts(out, len) }, next.split_at(n).0)
    }

    /// The `n` bytes from `from` on, and the next `len` bytes to read from `at` on, which is behind them: these can be
    /// authenticated while those are decrypted.
    #[inline]
    pub(super) fn before(&mut self, from: usize, n: usize, at: usize, len: usize) -> (Text<'_>, &[u8]) {
        let all = Pointers { lent: PhantomData, ..self.0 };
        let (before, behind) = Text(all).split_at(at);
        let Pointers { input, len, .. } = behind.split_at(len).0.0;
        // SAFETY: the invariants; what may be written meanwhile ends before these bytes.
        (before.split_at(from).1.split_at(n).0, unsafe { slice::from_raw_parts(input, len) })
    }

    /// Copies what is there to read to the place for the result, and returns that as a text in place.
    #[inline]
    pub(super) fn copied(self) -> Self {
        let Pointers { out, input, len, lent } = self.0;
        if !self.is_in_place() {
            // SAFETY: the invariants: the two places are apart.
            unsafe { out.copy_from_nonoverlapping(input, len) };
        }
        Self(Pointers { out, input: out, len, lent })
    }

    /// Adds as many bytes of `keystream` as there are to read.
    pub(super) fn xor(self, keystream: &[u8]) {
        xor(self.copied().output_mut(), keystream);
    }

    /// In parts of `n` bytes, the last perhaps shorter.
    pub(super) fn chunks(self, n: usize) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        core::iter::from_fn(move || {
            let (first, others) = rest.take().filter(|rest| rest.len() > 0)?.split_at(n);
            rest = Some(others);
            Some(first)
        })
    }
}
