//! The kernels of [raddle] for Python: the module `raddle._raddle`, whose names the package `raddle` re-exports.
//!
//! | file | content |
//! |---|---|
//! | `allocator` | large pages for long columns |
//! | `memory` | the bytes of Python objects, read and written soundly |
//! | `state` | the states of hash objects, which threads share |
//! | `hash` | hash objects with the interface of `hashlib` |
//! | `several` | several digests of the same bytes |
//! | `sha1_checked` | SHA-1 with collision detection |
//! | `blake3` | BLAKE3 with the interface of the package `blake3` |
//! | `algorithm` | the algorithms of batches |
//! | `mac` | HMAC |
//! | `function` | the functions that a batch computes |
//! | `many` | batches of values in lists and arrays |
//! | `column` | Arrow columns, imported and exported |
//! | `rows` | the rows of a digest column |
//! | `pandas` | pandas series and tables |
//! | `share` | work on several threads |
//! | `seal` | authenticated encryption |
//! | `files` | checksums of files |
//! | `age` | files in the age format |
//! | `watch` | long work that Ctrl-C stops |

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
mod pandas;
mod rows;
mod seal;
mod several;
mod sha1_checked;
mod share;
mod state;
#[cfg(feature = "age")]
mod watch;

use std::ffi::c_ulong;

use pyo3::{exceptions::PyException, ffi, prelude::*, types::PyType};

/// The functions and classes of the package `raddle`.
#[pymodule(gil_used = false)]
fn _raddle(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    hash::register(module)?;
    several::register(module)?;
    sha1_checked::register(module)?;
    blake3::register(module)?;
    algorithm::register(module)?;
    mac::register(module)?;
    column::register(module)?;
    seal::register(module)?;
    files::register(module)?;
    #[cfg(feature = "age")]
    age::register(module)?;
    let classes = module.dict().values().into_iter().filter_map(|value| value.cast_into::<PyType>().ok());
    classes.for_each(|class| freeze(&class));
    freeze(&module.py().get_type::<rows::ColumnIterator>());
    Ok(())
}

/// Makes a class immutable, as the classes of `hashlib` are, because a changed attribute would apply to the whole
/// process.
///
/// PyO3 has an option for immutable classes, but the stable interface lacks it before Python 3.14. Exceptions stay as
/// Python creates them.
fn freeze(class: &Bound<'_, PyType>) {
    // `tp_flags` follows the object's head and 18 one-word fields (PyTypeObject in cpython/object.h).
    const FLAGS: usize = size_of::<ffi::PyVarObject>() + 18 * size_of::<usize>();
    if class.is_subclass_of::<PyException>().unwrap_or(true) {
        return;
    }
    let class = class.as_type_ptr();
    let flags = class.cast::<u8>().wrapping_add(FLAGS).cast::<c_ulong>();
    // SAFETY: a class of this module is a whole `PyTypeObject`, which is longer, and only the thread that imports the
    // module knows the class yet. CPython 3.11 to 3.14 have the flags in this place; any other Python fails the
    // comparison, and nothing is written.
    unsafe {
        if *flags == ffi::PyType_GetFlags(class) {
            *flags |= ffi::Py_TPFLAGS_IMMUTABLETYPE;
            ffi::PyType_Modified(class);
        }
    }
}
