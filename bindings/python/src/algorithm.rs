//! The algorithms of batches. A row of [`algorithms`] adds one.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef};
use pyo3::prelude::*;
use raddle::{
    blake3::Blake3,
    md5::Md5,
    sha1::Sha1,
    sha256::{Sha224, Sha256},
    sha512::{Sha384, Sha512},
};

use crate::{function::Function, many::many};

macro_rules! algorithms {
    ($($name:ident $hex:ident $many:ident $type:ident $size:literal;)*) => {
        $(
            #[doc = concat!("Computes the ", stringify!($name), " of each value, in the kernels' lanes.")]
            #[pyfunction]
            #[pyo3(
                signature = (values, *, hex = false, out = None, threads = Some(1)),
                text_signature = "(values, *, hex=False, out=None, threads=1)"
            )]
            fn $many<'py>(
                values: &Bound<'py, PyAny>,
                hex: bool,
                out: Option<&Bound<'py, PyAny>>,
                threads: Option<usize>,
            ) -> PyResult<Bound<'py, PyAny>> {
                many(&Algorithm::$type, values, hex, out, threads)
            }
        )*

        /// An algorithm, as a function of batches.
        enum Algorithm {
            $($type,)*
        }

        impl Function for Algorithm {
            fn size(&self) -> usize {
                match self {
                    $(Self::$type => $size,)*
                }
            }

            fn run(&self, messages: &[&[u8]], digests: &mut [u8]) {
                match self {
                    $(Self::$type => $type::digest_many(messages, digests.as_chunks_mut().0),)*
                }
                .expect("a digest for each message");
            }

            fn column(&self, column: &dyn Array, hex: bool) -> Result<ArrayRef, raddle_arrow::Error> {
                Ok(match (self, hex) {
                    $(
                        (Self::$type, false) => Arc::new(raddle_arrow::$name(column)?),
                        (Self::$type, true) => Arc::new(raddle_arrow::$hex(column)?),
                    )*
                })
            }
        }

        /// Adds the functions to the module.
        pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_function(wrap_pyfunction!($many, module)?)?;)*
            module.add("algorithms_available", [$(stringify!($name)),*])
        }
    };
}

// Names, and the bytes of a digest.
algorithms! {
    md5 md5_hex md5_many Md5 16;
    sha1 sha1_hex sha1_many Sha1 20;
    sha224 sha224_hex sha224_many Sha224 28;
    sha256 sha256_hex sha256_many Sha256 32;
    sha384 sha384_hex sha384_many Sha384 48;
    sha512 sha512_hex sha512_many Sha512 64;
    blake3 blake3_hex blake3_many Blake3 32;
}
