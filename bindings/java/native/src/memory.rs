//! Java's memory: arrays, direct buffers, and values of this library that Java stores.

use core::{
    mem::{ManuallyDrop, MaybeUninit},
    ptr, slice,
};

use core_api::InOut;

/// Borrows bytes that are only read.
///
/// # Safety
///
/// The address leads to `len` bytes, which Java keeps in place during the call.
#[inline(always)]
pub(crate) unsafe fn input<'a>(address: *const u8, len: i32) -> &'a [u8] {
    if len <= 0 {
        return &[];
    }
    // SAFETY: the caller upholds the contract of this function.
    unsafe { slice::from_raw_parts(address, len as usize) }
}

/// Borrows bytes that are written.
///
/// # Safety
///
/// The contract of [`input`] applies, and nobody else uses the bytes.
#[inline(always)]
pub(crate) unsafe fn output<'a>(address: *mut u8, len: i32) -> &'a mut [u8] {
    if len <= 0 {
        return &mut [];
    }
    // SAFETY: the caller upholds the contract of this function.
    unsafe { slice::from_raw_parts_mut(address, len as usize) }
}

/// Copies an array that is only read.
///
/// # Safety
///
/// The contract of [`input`] applies.
#[inline(always)]
pub(crate) unsafe fn array<const N: usize>(address: *const u8) -> [u8; N] {
    // SAFETY: the caller upholds the contract of this function, and bytes need no alignment.
    unsafe { address.cast::<[u8; N]>().read() }
}

/// Borrows text that is read and written, in place or in buffers that share no byte. Java checks this. If `from` is NULL,
/// the text is in place: JNI may pin an array at two addresses if it is passed twice.
///
/// # Safety
///
/// The contract of [`input`] applies, and nobody else uses the bytes.
#[inline(always)]
pub(crate) unsafe fn in_out<'a>(from: *const u8, to: *mut u8, len: i32) -> InOut<'a> {
    // An empty buffer may be at NULL, which is not a valid slice address.
    if len <= 0 {
        return InOut::in_place(&mut []);
    }
    let from = if from.is_null() { to } else { from };
    // SAFETY: the caller upholds the contract of this function.
    unsafe { InOut::at(to, from, len as usize) }
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

/// Writes a value into an array, at any address.
///
/// # Safety
///
/// The array has room for the value, and nobody else uses it.
#[inline(always)]
pub(crate) unsafe fn store<T>(address: *mut u8, value: T) {
    let mut value = ManuallyDrop::new(value);
    let from: *mut u8 = (&raw mut value).cast();
    // SAFETY: the caller upholds the contract of this function. The value is not dropped, so only its bytes remain
    // here, which are erased.
    unsafe {
        ptr::copy_nonoverlapping(from, address, size_of::<T>());
        erase(from, size_of::<T>());
    }
}

/// Copies a value out of an array, and leaves its bytes in the array.
///
/// Threads must not share a digest, but if they do, the array may contain bytes of two values. So every bit pattern
/// must be a valid value of `T`.
///
/// # Safety
///
/// [`store`] wrote a value of this type.
#[inline(always)]
pub(crate) unsafe fn load<T>(address: *const u8) -> T {
    let mut value = MaybeUninit::<T>::uninit();
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        ptr::copy_nonoverlapping(address, value.as_mut_ptr().cast(), size_of::<T>());
        value.assume_init()
    }
}

/// A value that stays in a Java array and is used there. The collector moves arrays, and preserves their alignment only
/// up to a multiple of 8. So the array is longer than the value, and begins with the offset of the value. If the value
/// is not aligned after the array has moved, the value is moved within the array.
pub(crate) struct AlignedValue;

/// The length of the offset of the value, in bytes.
const PLACE: usize = 8;

impl AlignedValue {
    /// Returns the length of the array in bytes.
    pub(crate) const fn bytes<T>() -> usize {
        PLACE + size_of::<T>() + align_of::<T>() - 1
    }

    /// Writes a value into an array.
    ///
    /// # Safety
    ///
    /// The array is long enough, and nobody else uses it.
    #[inline]
    pub(crate) unsafe fn store<T>(array: *mut u8, value: impl FnOnce() -> T) {
        let first = array.wrapping_add(PLACE);
        let place = first.align_offset(align_of::<T>());
        // SAFETY: the place is aligned, and the caller guarantees that the array is long enough.
        unsafe {
            first.add(place).cast::<T>().write(value());
            array.cast::<u64>().write_unaligned(place as u64);
        }
    }

    /// Returns the value in an array, moved to an aligned place.
    ///
    /// # Safety
    ///
    /// [`AlignedValue::store`] wrote the value. Nobody else uses the array while the value is in use, and the array is not
    /// moved.
    #[inline(always)]
    pub(crate) unsafe fn value<'a, T>(array: *mut u8) -> &'a mut T {
        let first = array.wrapping_add(PLACE);
        let place = first.align_offset(align_of::<T>());
        // SAFETY: the caller upholds the contract of this function; both places are within the array, and the value may
        // be moved as bytes.
        unsafe {
            let was = array.cast::<u64>().read_unaligned() as usize;
            if was != place {
                Self::settle(array, was % align_of::<T>(), place, size_of::<T>());
            }
            &mut *first.add(place).cast::<T>()
        }
    }

    /// Moves a value within its array.
    ///
    /// # Safety
    ///
    /// The contract of [`AlignedValue::value`] applies.
    #[cold]
    #[inline(never)]
    unsafe fn settle(array: *mut u8, was: usize, place: usize, bytes: usize) {
        let first = array.wrapping_add(PLACE);
        // SAFETY: the caller upholds the contract of this function.
        unsafe {
            ptr::copy(first.add(was), first.add(place), bytes);
            array.cast::<u64>().write_unaligned(place as u64);
        }
    }
}
