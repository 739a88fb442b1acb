//! The algorithms that have kernels, by their names in SQL.

use datafusion_common::arrow::array::{Array, FixedSizeBinaryArray};

/// Hashes each row of a column.
pub(crate) type Algorithm = fn(&dyn Array) -> Result<FixedSizeBinaryArray, raddle_arrow::Error>;

const ALGORITHMS: &[(&str, Algorithm)] = &[
    ("md5", raddle_arrow::md5),
    ("sha224", raddle_arrow::sha224),
    ("sha256", raddle_arrow::sha256),
    ("sha384", raddle_arrow::sha384),
    ("sha512", raddle_arrow::sha512),
    ("blake3", raddle_arrow::blake3),
];

/// Returns the algorithm of a name. Names are lower-case, as they are for the built-in functions.
pub(crate) fn named(name: &str) -> Option<Algorithm> {
    ALGORITHMS.iter().find(|(other, _)| *other == name).map(|(_, algorithm)| *algorithm)
}
