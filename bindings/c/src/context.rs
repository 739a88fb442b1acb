//! Contexts: values of the Rust library in memory of the caller.
//!
//! A context is a mark, which says what it holds, and the value. The mark refuses contexts that were never set up, were
//! cleared, or belong to another algorithm; it is no defence against a caller that writes into a context.
//!
//! Contexts may be copied byte by byte: no value refers to itself or to memory of the caller. Those of AES and GHASH hold
//! the address of a table of constants of this library, so that a copy is good in the same process only.

use core::ptr;

use crate::error::{Result, raddle_error::*};

/// The alignment of contexts, in bytes.
pub const RADDLE_ALIGNMENT: usize = 64;

/// A type of C whose bytes hold a value.
///
/// # Safety
///
/// `Value` may be copied byte by byte: it refers to nothing but constants.
pub(crate) unsafe trait Context: Sized {
    /// What it holds.
    type Value;
    /// What tells it from other contexts: not 0.
    const MARK: u64;
}

/// What lies in the memory of a context.
#[repr(C)]
struct Held<V> {
    mark: u64,
    value: V,
}

/// Checks the address of a context.
#[inline(always)]
fn place<C: Context>(context: *const C) -> Result {
    const {
        assert!(size_of::<Held<C::Value>>() <= size_of::<C>());
        assert!(align_of::<Held<C::Value>>() <= RADDLE_ALIGNMENT && C::MARK != 0);
        assert!(align_of::<C>() == RADDLE_ALIGNMENT && !core::mem::needs_drop::<C>());
    }
    if context.is_null() {
        return Err(RADDLE_ERROR_NULL);
    }
    if !context.addr().is_multiple_of(RADDLE_ALIGNMENT) {
        return Err(RADDLE_ERROR_ALIGNMENT);
    }
    Ok(())
}

/// Checks a context that is about to be set up.
#[inline(always)]
pub(crate) fn vacant<C: Context>(context: *mut C) -> Result {
    place(context)
}

/// Sets up a context. What it held before is overwritten and not dropped, for it may be anything.
///
/// # Safety
///
/// [`vacant`] accepted the pointer, and it leads to a context of the caller that nobody else uses meanwhile.
#[inline(always)]
pub(crate) unsafe fn set<C: Context>(context: *mut C, value: impl FnOnce() -> C::Value) {
    // SAFETY: aligned, and large enough.
    unsafe { context.cast::<Held<C::Value>>().write(Held { mark: C::MARK, value: value() }) }
}

/// The value of a context that was set up.
///
/// # Safety
///
/// The pointer leads to a context of the caller, which was set up or whose first 8 bytes are something else than a mark,
/// and which nobody writes meanwhile.
#[inline(always)]
pub(crate) unsafe fn shared<'a, C: Context>(context: *const C) -> Result<&'a C::Value> {
    place(context)?;
    let held = context.cast::<Held<C::Value>>();
    // SAFETY: aligned; eight bytes of any value.
    if unsafe { (&raw const (*held).mark).read() } != C::MARK {
        return Err(RADDLE_ERROR_CONTEXT);
    }
    // SAFETY: only `set` writes the mark, and with it a value.
    Ok(unsafe { &(*held).value })
}

/// The value of a context that was set up, to change it.
///
/// # Safety
///
/// As for [`shared`]; nobody else reads it meanwhile either.
#[inline(always)]
pub(crate) unsafe fn exclusive<'a, C: Context>(context: *mut C) -> Result<&'a mut C::Value> {
    // SAFETY: the caller's.
    unsafe { shared(context.cast_const())? };
    // SAFETY: as in `shared`.
    Ok(unsafe { &mut (*context.cast::<Held<C::Value>>()).value })
}

/// Erases a context, whatever it holds. It can't be used before it is set up again.
///
/// # Safety
///
/// The pointer leads to a context of the caller that nobody else uses meanwhile.
#[inline(always)]
pub(crate) unsafe fn clear<C: Context>(context: *mut C) -> Result {
    place(context)?;
    // SAFETY: a context is bytes, of which none is a value by itself.
    unsafe { erase(context.cast(), size_of::<C>()) };
    Ok(())
}

/// Takes the value out of a context, which is then as if it had been cleared.
///
/// # Safety
///
/// As for [`exclusive`].
#[inline(always)]
pub(crate) unsafe fn take<C: Context, R>(context: *mut C, end: impl FnOnce(C::Value) -> R) -> Result<R> {
    // SAFETY: the caller's.
    let value = unsafe { ptr::read(exclusive(context)?) };
    let result = end(value);
    // SAFETY: the value was moved out, so that bytes are left.
    unsafe { erase(context.cast(), size_of::<Held<C::Value>>()) };
    Ok(result)
}

/// Overwrites memory with zeros, which the optimiser may not leave out.
///
/// # Safety
///
/// The pointer leads to so many bytes that nothing refers to.
#[inline(always)]
pub(crate) unsafe fn erase(pointer: *mut u8, len: usize) {
    // SAFETY: the caller's.
    unsafe { pointer.write_bytes(0, len) };
    zeroize::optimization_barrier(&pointer);
}

/// Declares a context: its type and size, its mark, what it holds, and the functions of C that return the size and erase it.
macro_rules! context {
    (
        $(#[$doc:meta])*
        $what:ident $context:ident: $value:ty, $mark:literal, $SIZE:ident = $bytes:literal, $size:ident, $clear:ident
    ) => {
        #[doc = concat!(" The size of `", stringify!($context), "` in bytes.")]
        pub const $SIZE: usize = $bytes;

        $(#[$doc])*
        #[repr(C, align(64))]
        pub struct $context {
            opaque: [u8; $SIZE],
        }

        // SAFETY: the value refers to nothing but constants.
        unsafe impl $crate::context::Context for $context {
            type Value = $value;
            const MARK: u64 = u64::from_be_bytes(*$mark);
        }

        #[doc = concat!(" Returns `", stringify!($SIZE), "`, the size of a ", stringify!($what), " in bytes.")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $size() -> usize {
            $SIZE
        }

        #[doc = concat!(
            " Erases a ", stringify!($what), ", which can't be used before ", $crate::context::context!(@again $what), "."
        )]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $clear($what: *mut $context) -> $crate::raddle_error {
            // SAFETY: the caller's, as the header says.
            $crate::error::code(unsafe { $crate::context::clear($what) })
        }
    };
    (@again stream) => { "another message is begun" };
    (@again $what:ident) => { "it is set up again" };
}
pub(crate) use context;
