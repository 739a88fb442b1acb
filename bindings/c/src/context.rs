//! Contexts: values of the Rust library in the caller's memory.
//!
//! A context is a mark, which names the type of its value, and the value. The check of the mark refuses contexts that
//! were never set up, were cleared, or belong to another algorithm; it does not protect against a caller that writes
//! into a context.
//!
//! Contexts may be copied byte by byte: no value refers to itself or to the caller's memory. AES and GHASH contexts
//! hold the address of a constant table in this library, so a copy of such a context is valid only in the same process.
//!
//! Contexts need the alignment that `malloc` gives. Kernels read their tables fastest at multiples of 64 bytes, so a
//! value with tables is stored so that its tables lie at such a multiple, and the context records the place. A copy is
//! used from the same place. At an address with another remainder modulo 64, its tables are aligned only to 16 bytes,
//! which all kernels allow.

use core::ptr;

use crate::error::{Result, raddle_error::*};

/// The alignment of contexts, in bytes: the alignment that `malloc` gives on all 64-bit systems.
pub const RADDLE_ALIGNMENT: usize = 16;

/// The alignment at which kernels read tables fastest, in bytes: a cache line.
const LINE: usize = 64;

/// A C type whose bytes hold a value.
///
/// # Safety
///
/// `Value` may be copied byte by byte: it refers only to constants.
pub(crate) unsafe trait Context: Sized {
    /// The type of the value in the context.
    type Value;
    /// The mark, which differs from the marks of all other contexts and is not 0.
    const MARK: u64;
    /// The offset of the tables in the value, if it has tables. In this case, the place of the value depends on the
    /// address.
    const TABLES: Option<usize>;
    /// The first possible place of the value: behind the mark, or behind the head.
    const FIRST: usize = match Self::TABLES {
        Some(_) => size_of::<Head>(),
        None => size_of::<u64>().next_multiple_of(align_of::<Self::Value>()),
    };
    /// The last possible place of the value.
    const LAST: usize = if Self::TABLES.is_some() { Self::FIRST + LINE - RADDLE_ALIGNMENT } else { Self::FIRST };
}

/// The beginning of a context.
#[repr(C)]
struct Head {
    mark: u64,
    /// The offset of the value in the context. Only contexts with tables have this field.
    place: u64,
}

/// Checks the address of a context.
#[inline(always)]
fn check_address<C: Context>(context: *const C) -> Result {
    const {
        assert!(C::LAST + size_of::<C::Value>() <= size_of::<C>() && C::MARK != 0);
        assert!(align_of::<C::Value>() <= RADDLE_ALIGNMENT && C::FIRST.is_multiple_of(align_of::<C::Value>()));
        assert!(C::TABLES.is_none() || align_of::<C::Value>() == RADDLE_ALIGNMENT);
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
    check_address(context)
}

/// Sets up a context. The old content, which may be anything, is overwritten and not dropped.
///
/// # Safety
///
/// [`vacant`] accepted the pointer, which leads to one of the caller's contexts. Nobody else uses it during the call.
#[inline(always)]
pub(crate) unsafe fn set<C: Context>(context: *mut C, value: impl FnOnce() -> C::Value) {
    let head = context.cast::<Head>();
    // SAFETY: `vacant` checked the alignment, and the context is large enough: the value begins at `LAST` or before it.
    unsafe {
        if let Some(tables) = C::TABLES {
            let before_line = context.addr().wrapping_add(C::FIRST + tables).wrapping_neg() % LINE;
            (&raw mut (*head).place).write((C::FIRST + before_line) as u64);
        }
        self::value(context).cast_mut().write(value());
        (&raw mut (*head).mark).write(C::MARK);
    }
}

/// Returns the address of the value of a context.
///
/// # Safety
///
/// The context records the place of its value.
#[inline(always)]
unsafe fn value<C: Context>(context: *const C) -> *const C::Value {
    let place = if const { C::TABLES.is_some() } {
        // SAFETY: the pointer is aligned; the caller guarantees that the context records a place.
        unsafe { (&raw const (*context.cast::<Head>()).place).read() as usize }
    } else {
        C::FIRST
    };
    context.wrapping_byte_add(place).cast()
}

/// Returns the value of a context that was set up.
///
/// # Safety
///
/// The pointer leads to one of the caller's contexts, which nobody writes while the value is in use. Either it was set
/// up, or its first 8 bytes are not a mark.
#[inline(always)]
pub(crate) unsafe fn shared<'a, C: Context>(context: *const C) -> Result<&'a C::Value> {
    check_address(context)?;
    // SAFETY: the pointer is aligned, and the caller passes at least eight bytes, which may have any value.
    if unsafe { (&raw const (*context.cast::<Head>()).mark).read() } != C::MARK {
        return Err(RADDLE_ERROR_CONTEXT);
    }
    // SAFETY: only `set` writes the mark, and it writes the value and its place too.
    Ok(unsafe { &*value(context) })
}

/// Returns the value of a context that was set up, to change it.
///
/// # Safety
///
/// The contract of [`shared`] applies; in addition, nobody else reads the value while it is in use.
#[inline(always)]
pub(crate) unsafe fn exclusive<'a, C: Context>(context: *mut C) -> Result<&'a mut C::Value> {
    // SAFETY: the caller upholds the contract of this function.
    unsafe { shared(context.cast_const())? };
    // SAFETY: `shared` found the mark, so there is a value in its place. The caller guarantees that nobody else uses
    // it.
    Ok(unsafe { &mut *value(context).cast_mut() })
}

/// Erases a context, whatever it contains. The context can't be used until it is set up again.
///
/// # Safety
///
/// The pointer leads to one of the caller's contexts, which nobody else uses during the call.
#[inline(always)]
pub(crate) unsafe fn clear<C: Context>(context: *mut C) -> Result {
    check_address(context)?;
    // SAFETY: the caller owns the bytes of the context, and no reference to its value exists.
    unsafe { erase(context.cast(), size_of::<C>()) };
    Ok(())
}

/// Takes the value out of a context, which is then as if it had been cleared.
///
/// # Safety
///
/// The contract of [`exclusive`] applies.
#[inline(always)]
pub(crate) unsafe fn take<C: Context, R>(context: *mut C, end: impl FnOnce(C::Value) -> R) -> Result<R> {
    // SAFETY: the caller upholds the contract of this function.
    let value = unsafe { ptr::read(exclusive(context)?) };
    let result = end(value);
    // SAFETY: the value was moved out, so only bytes remain.
    unsafe { erase(context.cast(), C::LAST + size_of::<C::Value>()) };
    Ok(result)
}

/// Returns the mark of a hash function's context: a prefix and the end of the function's name, padded with spaces.
pub(crate) const fn mark(prefix: &str, function: &str) -> [u8; 8] {
    let (prefix, function) = (prefix.as_bytes(), function.as_bytes());
    let room = 8 - prefix.len();
    let skipped = function.len().saturating_sub(room);
    let mut mark = [b' '; 8];
    let mut i = 0;
    while i < 8 {
        if i < prefix.len() {
            mark[i] = prefix[i];
        } else if skipped + i - prefix.len() < function.len() {
            mark[i] = function[skipped + i - prefix.len()];
        }
        i += 1;
    }
    mark
}

/// Overwrites memory with zeros in a way that the optimiser can't remove.
///
/// # Safety
///
/// The pointer leads to `len` bytes, to which nothing refers.
#[inline(always)]
pub(crate) unsafe fn erase(pointer: *mut u8, len: usize) {
    // SAFETY: the caller upholds the contract of this function.
    unsafe { pointer.write_bytes(0, len) };
    zeroize::optimization_barrier(&pointer);
}

/// Declares a context: its type and size, its mark, its value, the offset of the tables in the value, and the C
/// functions that return the size and erase the context.
macro_rules! context {
    (
        $(#[$doc:meta])*
        $what:ident $context:ident: $value:ty, $mark:expr, $SIZE:ident = $bytes:expr, $size:ident, $clear:ident
        $(, tables at $tables:literal)?
    ) => {
        #[doc = concat!(" The size of `", stringify!($context), "` in bytes.")]
        pub const $SIZE: usize = $bytes;

        $(#[$doc])*
        #[repr(C, align(16))]
        pub struct $context {
            opaque: [u8; $SIZE],
        }

        // SAFETY: the value refers only to constants.
        unsafe impl $crate::context::Context for $context {
            type Value = $value;
            const MARK: u64 = u64::from_be_bytes(*$mark);
            const TABLES: Option<usize> = $crate::context::context!(@tables $($tables)?);
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
            // SAFETY: the caller upholds what the header requires of the pointers.
            $crate::error::code(unsafe { $crate::context::clear($what) })
        }
    };
    (@tables) => { None };
    (@tables $tables:literal) => { Some($tables) };
    (@again stream) => { "another message is begun" };
    (@again $what:ident) => { "it is set up again" };
}
pub(crate) use context;
