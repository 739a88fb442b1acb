//! The batch functions of each hash function of the library.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef};
use pastey::paste;
use pyo3::prelude::*;
use raddle_arrow::AnyHash;

use crate::{function::Function, many::many};

/// A hash function as a batch function.
struct Digest(AnyHash);

impl Function for Digest {
    fn size(&self) -> usize {
        self.0.digest_bytes()
    }

    fn run(&self, messages: &[&[u8]], digests: &mut [u8]) {
        self.0.digest_many(messages, digests).expect("a digest for each message");
    }

    fn column(&self, column: &dyn Array, hex: bool) -> Result<ArrayRef, raddle_arrow::Error> {
        Ok(match hex {
            false => Arc::new(raddle_arrow::digest(self.0, column)?),
            true => Arc::new(raddle_arrow::digest_hex(self.0, column)?),
        })
    }
}

macro_rules! functions {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {paste! {
        $(
            #[doc = concat!("Returns the ", stringify!($function), " digest of each value, in the kind of container that the values have.")]
            ///
            /// The values are a list or another iterable of bytes and text, which is hashed as UTF-8, or a column of Arrow, pandas,
            /// Polars or NumPy, of which null gives null. With `hex`, digests are text in hexadecimal. A writable buffer as `out`
            /// takes the digests one after another, and is returned. `threads` hash at once; None stands for all processors.
            ///
            #[doc = concat!(">>> raddle.", stringify!($function), "_many([b\"abc\", \"abc\"])[1][:4] == (", stringify!($abc), ").to_bytes(4)")]
            /// True
            #[pyfunction]
            #[pyo3(
                signature = (values, *, hex = false, out = None, threads = Some(1)),
                text_signature = "(values, *, hex=False, out=None, threads=1)"
            )]
            fn [<$function _many>]<'py>(
                values: &Bound<'py, PyAny>,
                hex: bool,
                out: Option<&Bound<'py, PyAny>>,
                threads: Option<usize>,
            ) -> PyResult<Bound<'py, PyAny>> {
                many(&Digest(AnyHash::$name), values, hex, out, threads)
            }
        )*

        /// Adds the functions to the module.
        pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_function(wrap_pyfunction!([<$function _many>], module)?)?;)*
            module.add("algorithms_available", [$(stringify!($function)),*])
        }
    }};
}

raddle::hashes!(functions);
