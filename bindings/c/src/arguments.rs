//! Arguments of C, checked: pointers with lengths as slices, buffers that are the same or separate.
//!
//! What can be checked is: NULL, the end of the address space, overlaps, alignment. That a pointer leads to memory of the
//! caller, and that no other thread writes there meanwhile, is up to the caller, as everywhere in C.

use core::{ptr::NonNull, slice};

use core_api::InOut;

use crate::error::{Result, raddle_error::*};

/// Checks that a buffer may exist: that it does not wrap round the end of memory, nor is longer than any object.
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

/// Refuses memory that shares a byte. All of it was checked.
#[inline(always)]
fn disjoint(one: Memory, other: Memory) -> Result {
    let (a, b) = (one.pointer.addr(), other.pointer.addr());
    let is_separate = one.len == 0 || other.len == 0 || a.wrapping_add(one.len) <= b || b.wrapping_add(other.len) <= a;
    if is_separate { Ok(()) } else { Err(RADDLE_ERROR_OVERLAP) }
}

/// Memory of a call: the bytes from a pointer on.
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

    /// An object, such as a context.
    #[inline(always)]
    pub(crate) fn of<T>(object: *const T) -> Self {
        Self::new(object.cast(), size_of::<T>())
    }

    /// The address of its first byte.
    pub(crate) fn first(self) -> usize {
        self.pointer.addr()
    }

    /// Whether it has bytes between two addresses. It need not have been checked.
    pub(crate) fn is_between(self, first: usize, end: usize) -> bool {
        let start = self.first();
        self.len != 0 && start < end && first < start.saturating_add(self.len)
    }

    /// For the quick checks: where it has no bytes, at an address that is separate from everything.
    #[inline(always)]
    fn buffer(self) -> Buffer {
        Buffer { first: if self.len == 0 { 1 } else { self.pointer.addr() }, len: self.len }
    }
}

/// Checks all memory of a call, and refuses each overlap that the header calls an error.
///
/// `read` is what the call reads after its first write, or reads again; `written` is what it writes before its last read, all
/// contexts that it changes among them. All of it may exist, and what is written shares no byte with anything else. What a
/// call has read for the last time before it writes is in neither: [`input`] and [`array`] check such memory alone.
#[inline(never)]
pub(crate) fn check_call(read: &[Memory], written: &[Memory]) -> Result {
    read.iter().chain(written).try_for_each(|memory| check(memory.pointer, memory.len))?;
    for (i, to) in written.iter().enumerate() {
        read.iter().chain(&written[..i]).try_for_each(|&other| disjoint(*to, other))?;
    }
    Ok(())
}

/// [`check_call`] for a call that reads one piece and changes one context, which is often short.
#[inline(always)]
pub(crate) fn check_update(piece: Memory, context: Memory) -> Result {
    let (read, written) = (piece.buffer(), context.buffer());
    let is_plain = (read.bits() | written.bits()) <= isize::MAX as usize && written.is_separate(read);
    if is_plain { Ok(()) } else { check_call(&[piece], &[context]) }
}

/// [`check_call`] for a call that also reads an input and writes an output, which begin at the same byte or share none. What is
/// right nearly always takes no branch for each pair.
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

/// [`check_transform`], where something may be wrong.
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

/// A buffer, for quick checks, which let pass what is right nearly always. [`check_call`] and [`check_transform`] decide about
/// the rest.
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

    /// Address and length in one: where the highest bit of all buffers is 0, none is NULL, and no sum of the two wraps
    /// round.
    #[inline(always)]
    pub(crate) fn bits(self) -> usize {
        self.first.wrapping_sub(1) | self.len
    }

    /// Whether both begin at the same byte.
    #[inline(always)]
    pub(crate) fn begins_with(self, other: Self) -> bool {
        self.first == other.first
    }

    /// Whether no byte is in both: false for some buffers of no bytes. Both begin in the lower half of the address space.
    ///
    /// The other begins at the end of this one, or up to so many bytes behind it that it ends before this one begins.
    #[inline(always)]
    pub(crate) fn is_separate(self, other: Self) -> bool {
        let behind = other.first.wrapping_sub(self.first).wrapping_sub(self.len);
        behind <= 0_usize.wrapping_sub(self.len).wrapping_sub(other.len)
    }
}

/// Bytes that are only read, of a buffer that was checked.
///
/// # Safety
///
/// [`check`] accepts the buffer; the rest is as for [`input`].
#[inline(always)]
pub(crate) unsafe fn checked_input<'a>(pointer: *const u8, len: usize) -> &'a [u8] {
    // SAFETY: not NULL where it has bytes, else any address that is not NULL does; the rest is the caller's.
    unsafe { slice::from_raw_parts(if pointer.is_null() { NonNull::dangling().as_ptr() } else { pointer }, len) }
}

/// Bytes that are written, of a buffer that was checked.
///
/// # Safety
///
/// [`check`] accepts the buffer; the rest is as for [`output`].
#[inline(always)]
pub(crate) unsafe fn checked_output<'a>(pointer: *mut u8, len: usize) -> &'a mut [u8] {
    // SAFETY: as for `checked_input`.
    unsafe { slice::from_raw_parts_mut(if pointer.is_null() { NonNull::dangling().as_ptr() } else { pointer }, len) }
}

/// Input and output of the same length, which were checked, are one buffer or separate, and have other addresses than NULL.
///
/// # Safety
///
/// [`check`] accepts both; they begin at the same byte or share none; the rest is as for [`input`] and [`output`].
#[inline(always)]
pub(crate) unsafe fn present_in_out<'a>(from: *const u8, to: *mut u8, len: usize) -> InOut<'a> {
    // SAFETY: the caller's.
    unsafe {
        if from == to.cast_const() {
            return InOut::in_place(slice::from_raw_parts_mut(to, len));
        }
        // Of one length.
        InOut::separate(slice::from_raw_parts(from, len), slice::from_raw_parts_mut(to, len))
            .unwrap_or_else(|_| unreachable!())
    }
}

/// Bytes that are only read. NULL with length 0 is no bytes.
///
/// # Safety
///
/// The pointer leads to so many bytes that nobody writes while the slice is in use.
#[inline(always)]
pub(crate) unsafe fn input<'a>(pointer: *const u8, len: usize) -> Result<&'a [u8]> {
    check(pointer, len)?;
    // SAFETY: checked; the rest is the caller's.
    Ok(unsafe { checked_input(pointer, len) })
}

/// Bytes that are written. NULL with length 0 is no bytes.
///
/// # Safety
///
/// The pointer leads to so many bytes that nobody else reads or writes while the slice is in use.
#[inline(always)]
pub(crate) unsafe fn output<'a>(pointer: *mut u8, len: usize) -> Result<&'a mut [u8]> {
    check(pointer, len)?;
    // SAFETY: checked; the rest is the caller's.
    Ok(unsafe { checked_output(pointer, len) })
}

/// An array of a fixed length that is only read.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn array<'a, const N: usize>(pointer: *const u8) -> Result<&'a [u8; N]> {
    check(pointer, N)?;
    // SAFETY: not NULL; an array of bytes has no alignment; the rest is the caller's.
    Ok(unsafe { &*pointer.cast() })
}

/// Writes the bytes of a result.
///
/// # Safety
///
/// The pointer was checked for so many bytes, and leads to memory of the caller that nothing refers to.
#[inline(always)]
pub(crate) unsafe fn write<const N: usize>(to: *mut u8, bytes: &[u8; N]) {
    // SAFETY: the caller's.
    unsafe { to.cast::<[u8; N]>().write(*bytes) }
}

/// Input and output of the same length, which are one buffer or separate.
///
/// # Safety
///
/// As for [`input`] and [`output`].
#[inline(always)]
pub(crate) unsafe fn in_out<'a>(from: *const u8, to: *mut u8, len: usize) -> Result<InOut<'a>> {
    check(from, len)?;
    check(to, len)?;
    if from != to.cast_const() {
        disjoint(Memory::new(from, len), Memory::new(to, len))?;
    }
    let some = NonNull::dangling().as_ptr();
    let (from, to) = (if from.is_null() { some } else { from }, if to.is_null() { some } else { to });
    // SAFETY: checked; the rest is the caller's.
    Ok(unsafe { present_in_out(from, to, len) })
}

/// Elements of an array that are only read. NULL with length 0 is none.
///
/// # Safety
///
/// As for [`input`]; every value of the bytes is one of the type.
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
    // SAFETY: not NULL, aligned; the rest is the caller's.
    Ok(unsafe { slice::from_raw_parts(pointer, count) })
}
