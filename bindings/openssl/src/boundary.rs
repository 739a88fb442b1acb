//! The boundary between C and Rust: pointers become slices and contexts, results become numbers, and panics end here.

use std::{
    alloc::{Layout, alloc, dealloc},
    ffi::{c_int, c_void},
    panic::{AssertUnwindSafe, catch_unwind},
    ptr, slice,
};

use raddle::InOut;

use crate::{provider::Provider, reason::Reason};

/// The state that an algorithm keeps between calls, and the provider with which it raises errors.
pub(crate) struct Context<T> {
    pub(crate) provider: *const Provider,
    pub(crate) inner: T,
}

impl<T> Context<T> {
    /// Moves a context to the heap. Returns null if there is no memory.
    pub(crate) fn place(provider: *const Provider, inner: T) -> *mut c_void {
        let layout = Layout::new::<Self>();
        // SAFETY: the layout is not empty.
        let place = unsafe { alloc(layout) }.cast::<Self>();
        if !place.is_null() {
            // SAFETY: the memory was allocated with this layout.
            unsafe { place.write(Self { provider, inner }) };
        }
        place.cast()
    }

    /// Drops a context, whose secrets erase themselves. Ignores null.
    ///
    /// # Safety
    ///
    /// The pointer is null, or [`place`](Self::place) of this type returned it, and nobody still uses it.
    pub(crate) unsafe fn free(context: *mut c_void) {
        let context = context.cast::<Self>();
        if !context.is_null() {
            // If the drop panics, the memory leaks.
            let dropped = catch_unwind(AssertUnwindSafe(|| {
                // SAFETY: the caller upholds the contract of this function.
                unsafe { ptr::drop_in_place(context) };
            }));
            if dropped.is_ok() {
                // SAFETY: `place` allocated the memory with this layout.
                unsafe { dealloc(context.cast(), Layout::new::<Self>()) };
            }
        }
    }

    /// Runs a function on a context. Returns 1, or 0 with an error raised. After a panic the context is reset.
    ///
    /// # Safety
    ///
    /// The pointer is null, or [`place`](Self::place) of this type returned it, and nobody else uses it during the
    /// call.
    pub(crate) unsafe fn with(
        context: *mut c_void,
        new: impl FnOnce() -> T,
        run: impl FnOnce(&mut T) -> Result<(), Reason>,
    ) -> c_int {
        // SAFETY: the caller upholds the contract of this function.
        let Some(context) = (unsafe { context.cast::<Self>().as_mut() }) else { return 0 };
        let done = catch_unwind(AssertUnwindSafe(|| run(&mut context.inner)));
        let reason = match done {
            Ok(Ok(())) => return 1,
            Ok(Err(reason)) => reason,
            Err(_) => {
                context.inner = new();
                Reason::Internal
            }
        };
        // SAFETY: OpenSSL guarantees that a provider outlives the contexts of its algorithms.
        unsafe { raise(context.provider, reason) };
        0
    }
}

/// Runs a function without a context. Returns 1, or 0.
pub(crate) fn run(run: impl FnOnce() -> Result<(), Reason>) -> c_int {
    c_int::from(matches!(catch_unwind(AssertUnwindSafe(run)), Ok(Ok(()))))
}

/// Makes a context. Returns null if the function panics or there is no memory.
pub(crate) fn make(make: impl FnOnce() -> *mut c_void) -> *mut c_void {
    catch_unwind(AssertUnwindSafe(make)).unwrap_or(ptr::null_mut())
}

/// Raises an error with the core, except for a wrong tag.
///
/// # Safety
///
/// The pointer is null, or leads to a provider that has not been torn down.
pub(crate) unsafe fn raise(provider: *const Provider, reason: Reason) {
    if reason == Reason::WrongTag {
        return;
    }
    // SAFETY: the caller upholds the contract of this function.
    if let Some(provider) = unsafe { provider.as_ref() } {
        provider.raise(reason);
    }
}

/// Borrows bytes from C, or returns `None` for null.
///
/// # Safety
///
/// The pointer is null, or leads to `len` bytes that nobody writes during `'a`.
pub(crate) unsafe fn optional<'a>(bytes: *const u8, len: usize) -> Option<&'a [u8]> {
    if bytes.is_null() {
        return None;
    }
    // SAFETY: the caller upholds the contract of this function.
    Some(unsafe { slice::from_raw_parts(bytes, len) })
}

/// Borrows bytes from C; null stands for no bytes. An empty slice keeps its address, because another provider's HMAC
/// reads the padding that follows an empty TLS record.
///
/// # Safety
///
/// The contract of [`optional`] applies.
pub(crate) unsafe fn bytes<'a>(bytes: *const u8, len: usize) -> Result<&'a [u8], Reason> {
    if bytes.is_null() && len == 0 {
        return Ok(&[]);
    }
    // SAFETY: the caller upholds the contract of this function.
    unsafe { optional(bytes, len) }.ok_or(Reason::NoMemory)
}

/// Borrows writable bytes from C; null stands for no bytes.
///
/// # Safety
///
/// The pointer is null, or leads to `len` initialised bytes that nobody else uses during `'a`.
pub(crate) unsafe fn room<'a>(out: *mut u8, len: usize) -> Result<&'a mut [u8], Reason> {
    if len == 0 {
        return Ok(&mut []);
    }
    if out.is_null() {
        return Err(Reason::NoMemory);
    }
    // SAFETY: the caller upholds the contract of this function. `u8` has no invalid values, and C's buffers are
    // initialised.
    Ok(unsafe { slice::from_raw_parts_mut(out, len) })
}

/// Borrows input and output of equal length. If they overlap in part, the input is first moved to the output.
///
/// # Safety
///
/// Both pointers lead to `len` bytes that nobody else uses during `'a`.
pub(crate) unsafe fn in_out<'a>(out: *mut u8, input: *const u8, len: usize) -> Result<InOut<'a>, Reason> {
    if out.is_null() || input.is_null() {
        return Err(Reason::NoMemory);
    }
    let apart = out.addr().abs_diff(input.addr()) >= len;
    if apart {
        // SAFETY: the caller upholds the contract of this function, and the two do not overlap.
        let (input, out) = unsafe { (slice::from_raw_parts(input, len), slice::from_raw_parts_mut(out, len)) };
        return InOut::separate(input, out).map_err(|_| Reason::Internal);
    }
    // SAFETY: the caller upholds the contract of this function.
    Ok(InOut::in_place(unsafe { moved(out, input, len) }))
}

/// Moves the input to the output, and borrows the output.
///
/// # Safety
///
/// The contract of [`in_out`] applies, and neither pointer is null.
pub(crate) unsafe fn moved<'a>(out: *mut u8, input: *const u8, len: usize) -> &'a mut [u8] {
    if out.cast_const() != input {
        // SAFETY: the caller upholds the contract of this function; `copy` allows an overlap.
        unsafe { ptr::copy(input, out, len) };
    }
    // SAFETY: the caller upholds the contract of this function.
    unsafe { slice::from_raw_parts_mut(out, len) }
}

/// Writes a number to the caller's address, unless it is null.
///
/// # Safety
///
/// The pointer is null, or has room for a number.
pub(crate) unsafe fn write(to: *mut usize, number: usize) {
    // SAFETY: the caller upholds the contract of this function.
    if let Some(to) = unsafe { to.as_mut() } {
        *to = number;
    }
}
