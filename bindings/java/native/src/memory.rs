//! Memory of Java: arrays, direct buffers, and the values that Java keeps for this library.

use core::{
    mem::{ManuallyDrop, MaybeUninit},
    ptr, slice,
};

use core_api::InOut;

/// Bytes that are only read.
///
/// # Safety
///
/// The address leads to so many bytes, which Java keeps while the function runs.
#[inline(always)]
pub(crate) unsafe fn input<'a>(address: *const u8, len: i32) -> &'a [u8] {
    if len <= 0 {
        return &[];
    }
    // SAFETY: the caller's.
    unsafe { slice::from_raw_parts(address, len as usize) }
}

/// Bytes that are written.
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

/// An array that is only read.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn array<const N: usize>(address: *const u8) -> [u8; N] {
    // SAFETY: the caller's; bytes have no alignment.
    unsafe { address.cast::<[u8; N]>().read() }
}

/// Text that is read and written: in place, or in buffers that share no byte, of which Java takes care.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn in_out<'a>(from: *const u8, to: *mut u8, len: i32) -> InOut<'a> {
    // SAFETY: the caller's.
    unsafe {
        if from == to.cast_const() {
            return InOut::in_place(output(to, len));
        }
        InOut::separate(input(from, len), output(to, len)).unwrap_or_else(|_| InOut::in_place(&mut []))
    }
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

/// Writes a value into an array, at any address.
///
/// # Safety
///
/// There is room, and nobody else uses it.
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

/// Takes a value out of an array; its bytes are left.
///
/// Threads that share a digest, which they must not, may leave bytes of two values. So `T` is a type of which all bytes are
/// values.
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

/// A value that stays in an array of Java and is used there. The collector moves arrays, and promises a multiple of 8 only:
/// the array is longer than the value, begins with the place of the value in it, and the value moves where that is not
/// aligned any more.
pub(crate) struct Settled;

/// The length of the number that says where the value is.
const PLACE: usize = 8;

impl Settled {
    /// How long the array must be.
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

    /// The value in an array, moved to where it is aligned.
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
