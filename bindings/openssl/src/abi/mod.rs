//! The interface between OpenSSL's core and a provider: `core.h`, `core_dispatch.h` and `core_names.h`, as far as this
//! provider uses them. A test compares all of it with the headers.

mod functions;
#[cfg(test)]
mod headers;
pub(crate) mod names;
pub(crate) mod param;
mod types;

pub(crate) use functions::*;
pub(crate) use types::{Algorithm, Dispatch, Handle, Item, LibraryContext};
