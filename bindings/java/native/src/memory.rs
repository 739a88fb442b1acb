//! Memory of Java: arrays, direct buffers, and the values of this library that Java stores.

use core::{
    mem::{ManuallyDrop, MaybeUninit},
    ptr, slice,
};

use core_api::InOut;

/// Borrows bytes that are only read.
///
/// # Safety
///
/// The address leads to `len` bytes, which Java keeps while the function runs.
#[inline(always)]
pub(crate) unsafe fn input<'a>(address: *const u8, len: i32) -> &'a [u8] {
    if len <= 0 {
        return &[];
    }
    // SAFETY: the caller's.
    unsafe { slice::from_raw_parts(address, len as usize) }
}

/// Borrows bytes that are written.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn output<'a>(address: *mut u8, len: i32) -> &'a mut [u8] {
    if len <= 0 {
        return &mut [];
    }
    // SAFETY: the caller's.
    unsafe { slice::from_raw_parts_mut(address, len as usize) }
}

/// Borrows an array that is only read.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn array<const N: usize>(address: *const u8) -> [u8; N] {
    // SAFETY: the caller's; bytes have no alignment.
    unsafe { address.cast::<[u8; N]>().read() }
}

/// Borrows text that is read and written: in place, or in buffers that share no byte. Java guarantees it.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn in_out<'a>(from: *const u8, to: *mut u8, len: i32) -> InOut<'a> {
    // No bytes may be at NULL, where no slice may be.
    if len <= 0 {
        return InOut::in_place(&mut []);
    }
    // SAFETY: the caller's.
    unsafe { InOut::at(to, from, len as usize) }
}

/// Overwrites memory with zeros. The optimiser can't remove the writes.
///
/// # Safety
///
/// The pointer leads to `len` bytes that nothing refers to.
#[inline(always)]
pub(crate) unsafe fn erase(pointer: *mut u8, len: usize) {
    // SAFETY: the caller's.
    unsafe { pointer.write_bytes(0, len) };
    zeroize::optimization_barrier(&pointer);
}

/// Writes a value into an array, at any address.
///
/// # Safety
///
/// The array has room, and nobody else uses it.
#[inline(always)]
pub(crate) unsafe fn store<T>(address: *mut u8, value: T) {
    let mut value = ManuallyDrop::new(value);
    let from: *mut u8 = (&raw mut value).cast();
    // SAFETY: the caller's; what remains of the value is bytes, for it is not dropped.
    unsafe {
        ptr::copy_nonoverlapping(from, address, size_of::<T>());
        erase(from, size_of::<T>());
    }
}

/// Copies a value out of an array; its bytes stay in the array.
///
/// Threads that share a digest, which they must not, may leave bytes of two values. So every bit pattern must be a value of
/// `T`.
///
/// # Safety
///
/// [`store`] wrote a value of this type.
#[inline(always)]
pub(crate) unsafe fn load<T>(address: *const u8) -> T {
    let mut value = MaybeUninit::<T>::uninit();
    // SAFETY: the caller's.
    unsafe {
        ptr::copy_nonoverlapping(address, value.as_mut_ptr().cast(), size_of::<T>());
        value.assume_init()
    }
}

/// A value that stays in an array of Java and is used there. The collector moves arrays, and keeps only a multiple of 8 as
/// their alignment. So the array is longer than the value, and begins with the offset of the value. A value that is not aligned
/// after a move of the array is moved within it.
pub(crate) struct Settled;

/// The length of the number that holds the offset of the value.
const PLACE: usize = 8;

impl Settled {
    /// The length of the array in bytes.
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
        // SAFETY: aligned, and within the array.
        unsafe {
            first.add(place).cast::<T>().write(value());
            array.cast::<u64>().write_unaligned(place as u64);
        }
    }

    /// Returns the value in an array, moved to an aligned place.
    ///
    /// # Safety
    ///
    /// [`Settled::store`] wrote it. Nobody else uses the array meanwhile, nor is it moved.
    #[inline(always)]
    pub(crate) unsafe fn value<'a, T>(array: *mut u8) -> &'a mut T {
        let first = array.wrapping_add(PLACE);
        let place = first.align_offset(align_of::<T>());
        // SAFETY: the caller's; both places are within the array, and bytes may be moved.
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
    /// As for [`Settled::value`].
    #[cold]
    #[inline(never)]
    unsafe fn settle(array: *mut u8, was: usize, place: usize, bytes: usize) {
        let first = array.wrapping_add(PLACE);
        // SAFETY: the caller's.
        unsafe {
            ptr::copy(first.add(was), first.add(place), bytes);
            array.cast::<u64>().write_unaligned(place as u64);
        }
    }
}
