//! Checks of the arguments that C passes: pointers with lengths become slices, and buffers are the same or separate.
//!
//! The checks cover NULL, the end of the address space, overlaps and alignment. As always in C, callers must pass
//! pointers to their own memory, and must keep other threads from writing there during the call.

use core::{ptr::NonNull, slice};

use core_api::InOut;

use crate::error::{Result, raddle_error::*};

/// Checks that a buffer can exist: it does not wrap around the end of memory, and it is not longer than an object can
/// be.
#[inline(always)]
pub(crate) fn check(pointer: *const u8, len: usize) -> Result {
    if pointer.is_null() && len != 0 {
        return Err(RADDLE_ERROR_NULL);
    }
    if len > isize::MAX as usize || pointer.addr().checked_add(len).is_none() {
        return Err(RADDLE_ERROR_TOO_LONG);
    }
    Ok(())
}

/// Refuses two memory regions that share a byte. Both were checked before.
#[inline(always)]
fn disjoint(one: Memory, other: Memory) -> Result {
    let (a, b) = (one.pointer.addr(), other.pointer.addr());
    let is_separate = one.len == 0 || other.len == 0 || a.wrapping_add(one.len) <= b || b.wrapping_add(other.len) <= a;
    if is_separate { Ok(()) } else { Err(RADDLE_ERROR_OVERLAP) }
}

/// A memory region of a call: the bytes from a pointer on.
#[derive(Clone, Copy)]
pub(crate) struct Memory {
    pointer: *const u8,
    len: usize,
}

impl Memory {
    #[inline(always)]
    pub(crate) fn new(pointer: *const u8, len: usize) -> Self {
        Self { pointer, len }
    }

    /// Returns the memory of an object, such as a context.
    #[inline(always)]
    pub(crate) fn of<T>(object: *const T) -> Self {
        Self::new(object.cast(), size_of::<T>())
    }

    /// Returns the address of the first byte.
    pub(crate) fn first(self) -> usize {
        self.pointer.addr()
    }

    /// Returns whether any byte lies between two addresses. The region need not have been checked.
    pub(crate) fn is_between(self, first: usize, end: usize) -> bool {
        let start = self.first();
        self.len != 0 && start < end && first < start.saturating_add(self.len)
    }

    /// Returns the buffer for the quick checks. A region without bytes gets an address that is separate from
    /// everything.
    #[inline(always)]
    fn buffer(self) -> Buffer {
        Buffer { first: if self.len == 0 { 1 } else { self.pointer.addr() }, len: self.len }
    }
}

/// Checks all memory of a call, and refuses each overlap that the header calls an error.
///
/// `read` lists the regions that the call reads after its first write, or reads again. `written` lists the regions that
/// it writes before its last read, including all contexts that it changes. Every region must be able to exist, and a
/// written region must share no byte with any other. A region that the call finishes reading before it writes is in
/// neither list: [`input`] and [`array`] check such memory.
#[inline(never)]
pub(crate) fn check_call(read: &[Memory], written: &[Memory]) -> Result {
    read.iter().chain(written).try_for_each(|memory| check(memory.pointer, memory.len))?;
    for (i, to) in written.iter().enumerate() {
        read.iter().chain(&written[..i]).try_for_each(|&other| disjoint(*to, other))?;
    }
    Ok(())
}

/// Does the work of [`check_call`] for a call that reads one piece and changes one context, which is often short.
#[inline(always)]
pub(crate) fn check_update(piece: Memory, context: Memory) -> Result {
    let (read, written) = (piece.buffer(), context.buffer());
    let is_plain = (read.bits() | written.bits()) <= isize::MAX as usize && written.is_separate(read);
    if is_plain { Ok(()) } else { check_call(&[piece], &[context]) }
}

/// Does the work of [`check_call`] for a call that also reads an input and writes an output, which begin at the same
/// byte or share none. Valid arguments, which are nearly all arguments, take no branch per pair.
#[inline(always)]
pub(crate) fn check_transform(input: Memory, output: Memory, read: &[Memory], written: &[Memory]) -> Result {
    let (from, to) = (input.buffer(), output.buffer());
    let mut bits = from.bits() | to.bits();
    let mut is_plain = (input.pointer == output.pointer) | to.is_separate(from);
    for (i, other) in read.iter().chain(written).map(|memory| memory.buffer()).enumerate() {
        bits |= other.bits();
        is_plain &= to.is_separate(other);
        if i >= read.len() {
            is_plain &= other.is_separate(from);
        }
    }
    for (i, to) in written.iter().enumerate() {
        for other in read.iter().chain(&written[..i]) {
            is_plain &= to.buffer().is_separate(other.buffer());
        }
    }
    let is_plain = is_plain & (bits <= isize::MAX as usize);
    if is_plain { Ok(()) } else { find_fault(input, output, read, written) }
}

/// Repeats the checks of [`check_transform`] one by one after the quick check has failed.
#[cold]
#[inline(never)]
pub(crate) fn find_fault(input: Memory, output: Memory, read: &[Memory], written: &[Memory]) -> Result {
    check(input.pointer, input.len)?;
    check(output.pointer, output.len)?;
    check_call(read, written)?;
    if input.pointer != output.pointer {
        disjoint(output, input)?;
    }
    read.iter().chain(written).try_for_each(|&other| disjoint(output, other))?;
    written.iter().try_for_each(|&to| disjoint(to, input))
}

/// A buffer in the quick checks, which accept nearly all valid arguments. [`check_call`] and [`check_transform`] decide
/// about the rest.
#[derive(Clone, Copy)]
pub(crate) struct Buffer {
    first: usize,
    len: usize,
}

impl Buffer {
    #[inline(always)]
    pub(crate) fn new(pointer: *const u8, len: usize) -> Self {
        Self { first: pointer.addr(), len }
    }

    /// Returns the address and the length in one value. If the highest bit is 0 in the values of all buffers, no buffer
    /// is NULL and no sum of an address and a length wraps around.
    #[inline(always)]
    pub(crate) fn bits(self) -> usize {
        self.first.wrapping_sub(1) | self.len
    }

    /// Returns whether both buffers begin at the same byte.
    #[inline(always)]
    pub(crate) fn begins_with(self, other: Self) -> bool {
        self.first == other.first
    }

    /// Returns whether the buffers share no byte; returns false for some empty buffers. Both buffers begin in the lower
    /// half of the address space.
    ///
    /// The buffers are separate if the other buffer begins at or after the end of this one and also ends, after
    /// wrapping around, before this one begins.
    #[inline(always)]
    pub(crate) fn is_separate(self, other: Self) -> bool {
        let behind = other.first.wrapping_sub(self.first).wrapping_sub(self.len);
        behind <= 0_usize.wrapping_sub(self.len).wrapping_sub(other.len)
    }
}

/// Returns the bytes of a checked buffer that is only read.
///
/// # Safety
///
/// [`check`] accepts the buffer; for the rest, the contract of [`input`] applies.
#[inline(always)]
pub(crate) unsafe fn checked_input<'a>(pointer: *const u8, len: usize) -> &'a [u8] {
    // SAFETY: the pointer is not NULL if there are bytes, and without bytes any address but NULL will do. The caller
    // guarantees the rest.
    unsafe { slice::from_raw_parts(if pointer.is_null() { NonNull::dangling().as_ptr() } else { pointer }, len) }
}

/// Returns the bytes of a checked buffer that is written.
///
/// # Safety
///
/// [`check`] accepts the buffer; for the rest, the contract of [`output`] applies.
#[inline(always)]
pub(crate) unsafe fn checked_output<'a>(pointer: *mut u8, len: usize) -> &'a mut [u8] {
    // SAFETY: the reasons of `checked_input` hold here too.
    unsafe { slice::from_raw_parts_mut(if pointer.is_null() { NonNull::dangling().as_ptr() } else { pointer }, len) }
}

/// Returns a checked input and output of equal length, which are one buffer or separate. Their addresses are not NULL.
///
/// # Safety
///
/// [`check`] accepts both buffers, which begin at the same byte or share none; for the rest, the contracts are those of
/// [`input`] and [`output`].
#[inline(always)]
pub(crate) unsafe fn present_in_out<'a>(from: *const u8, to: *mut u8, len: usize) -> InOut<'a> {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        if from == to.cast_const() {
            return InOut::in_place(slice::from_raw_parts_mut(to, len));
        }
        // Both slices have the same length, so this does not fail.
        InOut::separate(slice::from_raw_parts(from, len), slice::from_raw_parts_mut(to, len))
            .unwrap_or_else(|_| unreachable!())
    }
}

/// Returns bytes that are only read. NULL with length 0 is an empty slice.
///
/// # Safety
///
/// The pointer leads to `len` bytes that nobody writes while the slice is in use.
#[inline(always)]
pub(crate) unsafe fn input<'a>(pointer: *const u8, len: usize) -> Result<&'a [u8]> {
    check(pointer, len)?;
    // SAFETY: the buffer was just checked; the caller guarantees the rest.
    Ok(unsafe { checked_input(pointer, len) })
}

/// Returns bytes that are written. NULL with length 0 is an empty slice.
///
/// # Safety
///
/// The pointer leads to `len` bytes that nobody else reads or writes while the slice is in use.
#[inline(always)]
pub(crate) unsafe fn output<'a>(pointer: *mut u8, len: usize) -> Result<&'a mut [u8]> {
    check(pointer, len)?;
    // SAFETY: the buffer was just checked; the caller guarantees the rest.
    Ok(unsafe { checked_output(pointer, len) })
}

/// Returns an array of a fixed length that is only read.
///
/// # Safety
///
/// The contract of [`input`] applies.
#[inline(always)]
pub(crate) unsafe fn array<'a, const N: usize>(pointer: *const u8) -> Result<&'a [u8; N]> {
    check(pointer, N)?;
    // SAFETY: the pointer is not NULL, and an array of bytes needs no alignment; the caller guarantees the rest.
    Ok(unsafe { &*pointer.cast() })
}

/// Writes the bytes of a result.
///
/// # Safety
///
/// The pointer was checked for `N` bytes, and leads to the caller's memory, to which nothing refers.
#[inline(always)]
pub(crate) unsafe fn write<const N: usize>(to: *mut u8, bytes: &[u8; N]) {
    // SAFETY: the caller upholds the contract of this function.
    unsafe { to.cast::<[u8; N]>().write(*bytes) }
}

/// Returns an input and an output of equal length, which are one buffer or separate.
///
/// # Safety
///
/// The contracts of [`input`] and [`output`] apply.
#[inline(always)]
pub(crate) unsafe fn in_out<'a>(from: *const u8, to: *mut u8, len: usize) -> Result<InOut<'a>> {
    check(from, len)?;
    check(to, len)?;
    if from != to.cast_const() {
        disjoint(Memory::new(from, len), Memory::new(to, len))?;
    }
    let some = NonNull::dangling().as_ptr();
    let (from, to) = (if from.is_null() { some } else { from }, if to.is_null() { some } else { to });
    // SAFETY: both buffers were just checked; the caller guarantees the rest.
    Ok(unsafe { present_in_out(from, to, len) })
}

/// Returns the elements of an array that is only read. NULL with length 0 is an empty slice.
///
/// # Safety
///
/// The contract of [`input`] applies, and any bytes are a valid value of the type.
#[inline(always)]
pub(crate) unsafe fn elements<'a, T>(pointer: *const T, count: usize) -> Result<&'a [T]> {
    let bytes = count.checked_mul(size_of::<T>()).ok_or(RADDLE_ERROR_TOO_LONG)?;
    check(pointer.cast(), bytes)?;
    if count == 0 {
        return Ok(&[]);
    }
    if !pointer.is_aligned() {
        return Err(RADDLE_ERROR_ALIGNMENT);
    }
    // SAFETY: the pointer is aligned and not NULL; the caller guarantees the rest.
    Ok(unsafe { slice::from_raw_parts(pointer, count) })
}
