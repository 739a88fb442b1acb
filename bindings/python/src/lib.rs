//! The kernels of [raddle] for Python: the module `raddle._raddle`, whose names the package `raddle` has.
//!
//! | file | content |
//! |---|---|
//! | `allocator` | large pages for long columns |
//! | `memory` | the bytes of Python's objects, read and written soundly |
//! | `hash` | hash objects as `hashlib` has them |
//! | `blake3` | BLAKE3 as the package `blake3` has it |
//! | `algorithm` | the algorithms of batches |
//! | `mac` | HMAC |
//! | `function` | what a batch computes |
//! | `many` | batches of values in lists and arrays |
//! | `column` | columns of Arrow, in and out |
//! | `share` | work on several threads |
//! | `seal` | authenticated encryption |
//! | `files` | checksums of files |
//! | `age` | files in the age format |
//! | `watch` | long work that Ctrl-C ends |

#[cfg(feature = "age")]
mod age;
mod algorithm;
mod allocator;
mod blake3;
mod column;
mod files;
mod function;
mod hash;
mod mac;
mod many;
mod memory;
mod seal;
mod share;
#[cfg(feature = "age")]
mod watch;

use pyo3::prelude::*;

/// The functions and classes of the package `raddle`.
#[pymodule(gil_used = false)]
fn _raddle(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    hash::register(module)?;
    blake3::register(module)?;
    algorithm::register(module)?;
    mac::register(module)?;
    column::register(module)?;
    seal::register(module)?;
    files::register(module)?;
    #[cfg(feature = "age")]
    age::register(module)?;
    Ok(())
}
