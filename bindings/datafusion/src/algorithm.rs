//! The algorithms that have kernels, by their names in SQL.

use datafusion_common::arrow::array::{Array, FixedSizeBinaryArray, StringViewArray};
use raddle_arrow::Error;

/// The functions of an algorithm, which hash each row of a column.
#[derive(Clone, Copy)]
pub(crate) struct Algorithm {
    pub(crate) bytes: fn(&dyn Array) -> Result<FixedSizeBinaryArray, Error>,
    /// In lower-case hexadecimal digits.
    pub(crate) digits: fn(&dyn Array) -> Result<StringViewArray, Error>,
}

macro_rules! algorithms {
    ($($name:literal $bytes:ident $digits:ident;)*) => {
        &[$(($name, Algorithm { bytes: raddle_arrow::$bytes, digits: raddle_arrow::$digits })),*]
    };
}

const ALGORITHMS: &[(&str, Algorithm)] = algorithms! {
    "md5" md5 md5_hex;
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
