//! The interface between OpenSSL's core and a provider: `core.h`, `core_dispatch.h` and `core_names.h`, as far as this
//! provider uses them. A test compares all of it with the headers.

mod functions;
#[cfg(test)]
mod headers;
pub(crate) mod names;
pub(crate) mod param;
mod types;

use std::ffi::CStr;

pub(crate) use functions::*;
pub(crate) use types::{Algorithm, Dispatch, Handle, Item, LibraryContext};

/// Converts a text that was joined from parts. The last part is a zero byte.
pub(crate) const fn c_str(text: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a text ends with its only zero byte"),
    }
}
