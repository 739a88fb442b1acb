//! `OSSL_PARAM`: named values, in arrays that end with a null name.

use std::{
    ffi::{CStr, c_char, c_uint, c_void},
    marker::PhantomData,
    ptr, slice,
};

use super::names::{
    TYPE_BYTES, TYPE_BYTES_POINTER, TYPE_INTEGER, TYPE_REAL, TYPE_TEXT, TYPE_TEXT_POINTER, TYPE_UNSIGNED,
};
use crate::reason::Reason;

/// `OSSL_PARAM`.
#[repr(C)]
pub(crate) struct Param {
    pub(crate) key: *const c_char,
    pub(crate) data_type: c_uint,
    pub(crate) data: *mut c_void,
    pub(crate) data_size: usize,
    pub(crate) return_size: usize,
}

// SAFETY: a parameter that threads share only describes a value; it points to no data that changes.
unsafe impl Sync for Param {}

/// The value of `return_size` of a parameter that was not written: `OSSL_PARAM_UNMODIFIED`.
pub(crate) const UNMODIFIED: usize = usize::MAX;

impl Param {
    pub(crate) const END: Self =
        Self { key: ptr::null(), data_type: 0, data: ptr::null_mut(), data_size: 0, return_size: 0 };

    const fn describe(key: &'static CStr, data_type: c_uint, data_size: usize) -> Self {
        Self { key: key.as_ptr(), data_type, data: ptr::null_mut(), data_size, return_size: UNMODIFIED }
    }

    /// Returns the description of a length.
    pub(crate) const fn size(key: &'static CStr) -> Self {
        Self::describe(key, TYPE_UNSIGNED, size_of::<usize>())
    }

    /// Returns the description of a number that is not negative.
    pub(crate) const fn unsigned(key: &'static CStr) -> Self {
        Self::describe(key, TYPE_UNSIGNED, size_of::<c_uint>())
    }

    /// Returns the description of a number or a flag.
    pub(crate) const fn int(key: &'static CStr) -> Self {
        Self::describe(key, TYPE_INTEGER, size_of::<c_uint>())
    }

    /// Returns a parameter that holds text, for another provider.
    pub(crate) const fn of_text(key: &'static CStr, text: &'static CStr) -> Self {
        let (data, data_size) = (text.as_ptr().cast_mut().cast(), text.count_bytes());
        Self { data, ..Self::describe(key, TYPE_TEXT, data_size) }
    }

    /// Returns a parameter that holds bytes, for a callback that returns before the bytes are freed.
    pub(crate) fn of_bytes(key: &'static CStr, bytes: &[u8]) -> Self {
        let (data, data_size) = (bytes.as_ptr().cast_mut().cast(), bytes.len());
        Self { data, ..Self::describe(key, TYPE_BYTES, data_size) }
    }

    /// Returns the description of bytes.
    pub(crate) const fn bytes(key: &'static CStr) -> Self {
        Self::describe(key, TYPE_BYTES, 0)
    }

    /// Returns the description of text.
    pub(crate) const fn text(key: &'static CStr) -> Self {
        Self::describe(key, TYPE_TEXT, 0)
    }

    /// Returns the description of the address of a text.
    pub(crate) const fn text_pointer(key: &'static CStr) -> Self {
        Self::describe(key, TYPE_TEXT_POINTER, 0)
    }
}

/// The values that a caller sets.
#[derive(Clone, Copy)]
pub(crate) struct Values<'a> {
    first: *const Param,
    lent: PhantomData<&'a Param>,
}

impl<'a> Values<'a> {
    /// # Safety
    ///
    /// The pointer is null, or leads to an array of parameters that ends with a null name. The array and the data that
    /// it describes stay valid for `'a`.
    pub(crate) unsafe fn new(first: *const Param) -> Self {
        Self { first, lent: PhantomData }
    }

    /// Returns the array, in the form that C takes.
    pub(crate) fn as_ptr(self) -> *const Param {
        self.first
    }

    /// Returns the first value with this name.
    pub(crate) fn get(self, name: &CStr) -> Option<Value<'a>> {
        self.each().find(|value| value.name() == name)
    }

    /// Returns the values in order.
    pub(crate) fn each(self) -> impl Iterator<Item = Value<'a>> {
        let mut next = self.first;
        std::iter::from_fn(move || {
            // SAFETY: the caller of `new` guarantees that the array ends with a null name.
            let param: &'a Param = unsafe { next.as_ref() }?;
            if param.key.is_null() {
                return None;
            }
            next = next.wrapping_add(1);
            Some(Value(param))
        })
    }
}

/// A value that a caller sets.
pub(crate) struct Value<'a>(&'a Param);

impl<'a> Value<'a> {
    pub(crate) fn name(&self) -> &'a CStr {
        // SAFETY: OpenSSL guarantees that a name is a string that ends with a zero byte.
        unsafe { CStr::from_ptr(self.0.key) }
    }

    /// Returns the length of the value in bytes.
    pub(crate) fn len(&self) -> usize {
        self.0.data_size
    }

    /// Returns the bytes, or `None` if the caller passes only their number.
    pub(crate) fn bytes(&self) -> Result<Option<&'a [u8]>, Reason> {
        if self.0.data_size == usize::MAX { Err(Reason::WrongType) } else { self.bytes_or(0) }
    }

    /// Returns the bytes. If their number is all ones, the caller means a number that it passes elsewhere: `len`.
    pub(crate) fn bytes_or(&self, len: usize) -> Result<Option<&'a [u8]>, Reason> {
        let len = if self.0.data_size == usize::MAX { len } else { self.0.data_size };
        if self.0.data_type != TYPE_BYTES || len > isize::MAX as usize {
            return Err(Reason::WrongType);
        }
        if self.0.data.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller of `Values::new` guarantees that there are bytes of this length.
        Ok(Some(unsafe { slice::from_raw_parts(self.0.data.cast(), len) }))
    }

    /// Returns the text, which contains no null byte.
    pub(crate) fn text(&self) -> Result<&'a [u8], Reason> {
        if self.0.data_type != TYPE_TEXT || self.0.data.is_null() {
            return Err(Reason::WrongType);
        }
        // SAFETY: the caller of `Values::new` guarantees that there are bytes of this length. The length excludes the
        // zero byte, but some callers include it.
        let bytes: &[u8] = unsafe { slice::from_raw_parts(self.0.data.cast(), self.0.data_size) };
        Ok(bytes.split(|&byte| byte == 0).next().unwrap_or_default())
    }

    /// Returns the number, unless it is negative or has a fraction.
    pub(crate) fn size(&self) -> Result<usize, Reason> {
        let kind = self.0.data_type;
        if self.0.data.is_null() || !matches!(kind, TYPE_INTEGER | TYPE_UNSIGNED | TYPE_REAL) {
            return Err(Reason::WrongType);
        }
        // SAFETY: the caller of `Values::new` guarantees that there are bytes of this length.
        let bytes: &[u8] = unsafe { slice::from_raw_parts(self.0.data.cast(), self.0.data_size) };
        if kind == TYPE_REAL {
            let real = f64::from_ne_bytes(bytes.try_into().map_err(|_| Reason::WrongType)?);
            // Other values become a number that differs: the nearest one, or 0 for NaN. 2^64 becomes 2^64 - 1.
            let number = real as u64;
            let is_exact = number as f64 == real && number < u64::MAX;
            return usize::try_from(number).ok().filter(|_| is_exact).ok_or(Reason::WrongType);
        }
        let highest = if cfg!(target_endian = "big") { bytes.first() } else { bytes.last() };
        if kind == TYPE_INTEGER && highest.is_some_and(|byte| byte & 0x80 != 0) {
            return Err(Reason::WrongType);
        }
        let mut number = 0_usize;
        for i in 0..bytes.len() {
            let byte = if cfg!(target_endian = "big") { bytes[i] } else { bytes[bytes.len() - 1 - i] };
            number = number.checked_mul(256).ok_or(Reason::WrongType)? + usize::from(byte);
        }
        Ok(number)
    }
}

/// The place for a value that a caller requests.
pub(crate) struct Place<'a>(&'a mut Param);

/// Returns the places that a caller asks to be filled, in order.
///
/// # Safety
///
/// The pointer is null, or leads to an array of parameters that ends with a null name. The array and the room that it
/// describes stay valid for `'a`.
pub(crate) unsafe fn places<'a>(first: *mut Param) -> impl Iterator<Item = Place<'a>> {
    let mut next = first;
    std::iter::from_fn(move || {
        // SAFETY: the caller guarantees that the array ends with a null name, and each parameter is borrowed once.
        let param: &'a mut Param = unsafe { next.as_mut() }?;
        if param.key.is_null() {
            return None;
        }
        next = next.wrapping_add(1);
        Some(Place(param))
    })
}

impl Place<'_> {
    pub(crate) fn name(&self) -> &CStr {
        // SAFETY: OpenSSL guarantees that a name is a string that ends with a zero byte.
        unsafe { CStr::from_ptr(self.0.key) }
    }

    /// Returns the size of the room in bytes.
    pub(crate) fn len(&self) -> usize {
        self.0.data_size
    }

    /// Returns an array with only this parameter, for another provider.
    pub(crate) fn as_array(&mut self) -> [Param; 2] {
        let Param { key, data_type, data, data_size, return_size } = *self.0;
        [Param { key, data_type, data, data_size, return_size }, Param::END]
    }

    /// Copies the number of bytes that another provider has written.
    pub(crate) fn take_result(&mut self, array: &[Param; 2]) {
        self.0.return_size = array[0].return_size;
    }

    pub(crate) fn set_size(&mut self, number: usize) -> Result<(), Reason> {
        self.set(number, size_of::<usize>())
    }

    /// Writes a small number or a flag.
    pub(crate) fn set_int(&mut self, number: c_uint) -> Result<(), Reason> {
        self.set(number as usize, size_of::<c_uint>())
    }

    fn set(&mut self, number: usize, natural: usize) -> Result<(), Reason> {
        if self.0.data_type == TYPE_REAL {
            return self.set_real(number);
        }
        if !matches!(self.0.data_type, TYPE_INTEGER | TYPE_UNSIGNED) {
            return Err(Reason::WrongType);
        }
        self.0.return_size = natural;
        if self.0.data.is_null() {
            return Ok(());
        }
        let room = self.0.data_size;
        let value = (number as u64).to_le_bytes();
        let fits = value.iter().skip(room).all(|&byte| byte == 0)
            && (self.0.data_type == TYPE_UNSIGNED || value.get(room - 1).is_none_or(|byte| byte & 0x80 == 0));
        if room == 0 || !fits {
            return Err(Reason::OutputTooSmall);
        }
        // SAFETY: the caller of `places` guarantees that there is room of this length.
        let place: &mut [u8] = unsafe { slice::from_raw_parts_mut(self.0.data.cast(), room) };
        for (to, from) in place.iter_mut().zip(value.into_iter().chain(std::iter::repeat(0))) {
            *to = from;
        }
        if cfg!(target_endian = "big") {
            place.reverse();
        }
        self.0.return_size = room;
        Ok(())
    }

    /// Writes a number as a `double`, which has no other size and is exact below 2^53.
    fn set_real(&mut self, number: usize) -> Result<(), Reason> {
        const BYTES: usize = size_of::<f64>();
        if !self.0.data.is_null() {
            if self.0.data_size != BYTES || number as u64 >> f64::MANTISSA_DIGITS != 0 {
                return Err(Reason::WrongType);
            }
            // SAFETY: the caller of `places` guarantees that there is room of this length.
            unsafe { self.0.data.cast::<f64>().write_unaligned(number as f64) };
        }
        self.0.return_size = BYTES;
        Ok(())
    }

    /// Writes bytes, or their address.
    pub(crate) fn set_bytes(&mut self, bytes: &[u8]) -> Result<(), Reason> {
        self.0.return_size = bytes.len();
        match self.0.data_type {
            TYPE_BYTES if self.0.data.is_null() => Ok(()),
            TYPE_BYTES if self.0.data_size < bytes.len() => Err(Reason::OutputTooSmall),
            TYPE_BYTES => {
                // SAFETY: there is room for the bytes, and the caller's room does not overlap the context.
                unsafe { self.0.data.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
                Ok(())
            }
            TYPE_BYTES_POINTER => self.set_pointer(bytes.as_ptr().cast()),
            _ => Err(Reason::WrongType),
        }
    }

    /// Writes the last bytes, as many as the caller asks for. A caller that names no number asks for all of them, and has
    /// room for them.
    pub(crate) fn set_end(&mut self, bytes: &[u8]) -> Result<(), Reason> {
        if self.0.data_size == 0 {
            self.0.data_size = bytes.len();
        }
        let asked = self.0.data_size.min(bytes.len());
        self.set_bytes(&bytes[bytes.len() - asked..])
    }

    /// Writes text, or its address.
    pub(crate) fn set_text(&mut self, text: &'static CStr) -> Result<(), Reason> {
        let bytes = text.to_bytes();
        self.0.return_size = bytes.len();
        match self.0.data_type {
            TYPE_TEXT if self.0.data.is_null() => Ok(()),
            TYPE_TEXT if self.0.data_size < bytes.len() => Err(Reason::OutputTooSmall),
            TYPE_TEXT => {
                let n = self.0.data_size.min(bytes.len() + 1);
                // SAFETY: there is room for `n` bytes, and the caller's room does not overlap a constant.
                unsafe { self.0.data.cast::<u8>().copy_from_nonoverlapping(text.as_ptr().cast(), n) };
                Ok(())
            }
            TYPE_TEXT_POINTER => self.set_pointer(text.as_ptr().cast()),
            _ => Err(Reason::WrongType),
        }
    }

    fn set_pointer(&mut self, to: *const c_void) -> Result<(), Reason> {
        if !self.0.data.is_null() {
            // SAFETY: the caller of `places` guarantees that there is room for an address.
            unsafe { self.0.data.cast::<*const c_void>().write_unaligned(to) };
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(data_type: c_uint, data: &mut [u8]) -> Param {
        let (data, data_size) = (data.as_mut_ptr().cast(), data.len());
        Param { key: c"name".as_ptr(), data_type, data, data_size, return_size: UNMODIFIED }
    }

    #[test]
    fn numbers_of_any_width_are_read_and_written() {
        for width in 1..=16 {
            for kind in [TYPE_INTEGER, TYPE_UNSIGNED] {
                let mut bytes = vec![0xa5; width];
                let mut array = [place(kind, &mut bytes), Param::END];
                for number in [0, 1, 127, 128, 255, 256, 0xffff_ffff_usize] {
                    // SAFETY: the array ends with a null name.
                    let mut asked = unsafe { places(array.as_mut_ptr()) };
                    let written = asked.next().unwrap().set_size(number);
                    let bits = 8 * width - usize::from(kind == TYPE_INTEGER);
                    let fits = bits >= 64 || number >> bits == 0;
                    assert_eq!(written.is_ok(), fits, "{number} in {width} bytes");
                    if fits {
                        // SAFETY: the array ends with a null name.
                        let values = unsafe { Values::new(array.as_ptr()) };
                        assert_eq!(values.each().next().unwrap().size(), Ok(number));
                    }
                }
            }
        }
        let mut negative = (-1_i32).to_ne_bytes();
        let array = [place(TYPE_INTEGER, &mut negative), Param::END];
        // SAFETY: the array ends with a null name.
        let values = unsafe { Values::new(array.as_ptr()) };
        assert_eq!(values.each().next().unwrap().size(), Err(Reason::WrongType));
    }

    #[test]
    fn reals_are_numbers_if_they_are_whole() {
        let limit = 2_f64.powi(64);
        for (real, number) in [
            (0.0, Some(0)),
            (-0.0, Some(0)),
            (12.0, Some(12)),
            (2_f64.powi(63), Some(1 << 63)),
            (12.5, None),
            (-1.0, None),
            (f64::NAN, None),
            (f64::INFINITY, None),
            (limit, None),
        ] {
            let mut bytes = real.to_ne_bytes();
            let array = [place(TYPE_REAL, &mut bytes), Param::END];
            // SAFETY: the array ends with a null name.
            let values = unsafe { Values::new(array.as_ptr()) };
            let number = number.and_then(|number: u64| usize::try_from(number).ok()).ok_or(Reason::WrongType);
            assert_eq!(values.each().next().unwrap().size(), number, "{real}");
        }
        let mut room = [0; 8];
        let mut array = [place(TYPE_REAL, &mut room), Param::END];
        // SAFETY: the array ends with a null name.
        let mut set = |number| unsafe { places(array.as_mut_ptr()) }.next().unwrap().set_size(number);
        #[cfg(target_pointer_width = "64")]
        assert_eq!(set(1 << 53), Err(Reason::WrongType));
        assert_eq!(set(16), Ok(()));
        assert_eq!((f64::from_ne_bytes(room), array[0].return_size), (16.0, 8));
    }

    #[test]
    fn bytes_go_where_there_is_room() {
        let mut room = [0; 4];
        let mut array = [place(TYPE_BYTES, &mut room), Param::END];
        // SAFETY: the array ends with a null name.
        let mut set = |bytes: &[u8]| unsafe { places(array.as_mut_ptr()) }.next().unwrap().set_bytes(bytes);
        assert_eq!(set(b"fives"), Err(Reason::OutputTooSmall));
        assert_eq!(set(b"two"), Ok(()));
        assert_eq!((room, array[0].return_size), (*b"two\0", 3));
    }
}
