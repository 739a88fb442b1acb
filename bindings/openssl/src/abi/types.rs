//! The types of `core.h` and `core_dispatch.h`.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

/// An opaque pointer to the core's record of a provider.
#[repr(C)]
pub(crate) struct Handle([u8; 0]);

/// `OPENSSL_CORE_CTX`: the library context that loaded the provider.
#[repr(C)]
pub(crate) struct LibraryContext([u8; 0]);

/// A `va_list` as a parameter. Every system passes it as an address, or reads it from one.
pub(crate) type VaList = *mut c_void;

/// `OSSL_DISPATCH`: a function and its number. A table ends with number 0.
#[repr(C)]
pub(crate) struct Dispatch {
    pub(crate) number: c_int,
    pub(crate) function: *const (),
}

// SAFETY: the type consists of a number and the address of a function, and both are constant.
unsafe impl Sync for Dispatch {}

impl Dispatch {
    pub(crate) const END: Self = Self { number: 0, function: std::ptr::null() };
}

/// `OSSL_ALGORITHM`: names, properties and functions of an algorithm. A table ends with null pointers.
#[repr(C)]
pub(crate) struct Algorithm {
    pub(super) names: *const c_char,
    pub(super) properties: *const c_char,
    pub(super) functions: *const Dispatch,
    pub(super) description: *const c_char,
}

// SAFETY: everything to which the entry points is constant.
unsafe impl Sync for Algorithm {}

impl Algorithm {
    pub(crate) const END: Self = Self {
        names: std::ptr::null(),
        properties: std::ptr::null(),
        functions: std::ptr::null(),
        description: std::ptr::null(),
    };

    pub(crate) const fn new(
        names: &'static CStr,
        properties: &'static CStr,
        functions: &'static [Dispatch],
        description: &'static CStr,
    ) -> Self {
        assert!(functions[functions.len() - 1].number == 0, "a table ends");
        Self {
            names: names.as_ptr(),
            properties: properties.as_ptr(),
            functions: functions.as_ptr(),
            description: description.as_ptr(),
        }
    }
}

/// `OSSL_ITEM`: a number and a text. A table ends with 0 and null.
#[repr(C)]
pub(crate) struct Item {
    pub(crate) number: c_uint,
    pub(crate) text: *const c_char,
}

// SAFETY: the text is constant.
unsafe impl Sync for Item {}
