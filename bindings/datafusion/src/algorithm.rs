//! The algorithms that have kernels, by their names in SQL.

use std::sync::Arc;

use datafusion_common::{
    Result,
    arrow::array::{Array, FixedSizeBinaryArray, StringViewArray},
};
use datafusion_expr::ColumnarValue;
use raddle_arrow::Error;

use crate::result::{apply, binary, failed};

/// The functions of an algorithm, which hash each row of a column.
#[derive(Clone, Copy)]
pub(crate) struct Algorithm {
    bytes: fn(&dyn Array) -> Result<FixedSizeBinaryArray, Error>,
    /// In lower-case hexadecimal digits.
    digits: fn(&dyn Array) -> Result<StringViewArray, Error>,
}

impl Algorithm {
    /// Hashes a column or one value, into text or `Binary`.
    pub(crate) fn apply(self, value: &ColumnarValue, is_text: bool) -> Result<ColumnarValue> {
        apply(value, |column| match is_text {
            true => Ok(Arc::new((self.digits)(column).map_err(failed)?)),
            false => binary((self.bytes)(column).map_err(failed)?),
        })
    }
}

macro_rules! algorithms {
    ($($name:literal $bytes:ident $digits:ident;)*) => {
        &[$(($name, Algorithm { bytes: raddle_arrow::$bytes, digits: raddle_arrow::$digits })),*]
    };
}

pub(crate) const ALGORITHMS: &[(&str, Algorithm)] = algorithms! {
    "md5" md5 md5_hex;
    "sha1" sha1 sha1_hex;
    "sha224" sha224 sha224_hex;
    "sha256" sha256 sha256_hex;
    "sha384" sha384 sha384_hex;
    "sha512" sha512 sha512_hex;
    "blake3" blake3 blake3_hex;
};

/// Returns the algorithm of a name. Names are lower-case, as they are for the built-in functions.
pub(crate) fn named(name: &str) -> Option<Algorithm> {
    ALGORITHMS.iter().find(|(other, _)| *other == name).map(|(_, algorithm)| *algorithm)
}
