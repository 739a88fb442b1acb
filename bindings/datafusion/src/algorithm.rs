//! The hash functions under their SQL names.

use std::sync::Arc;

use datafusion_common::Result;
use datafusion_expr::ColumnarValue;
use raddle_arrow::AnyHash;

use crate::result::{apply, binary, failed};

/// Hashes each row of a column, or one value, into text or `Binary`.
pub(crate) fn hash(hash: AnyHash, value: &ColumnarValue, is_text: bool) -> Result<ColumnarValue> {
    apply(value, |column| match is_text {
        true => Ok(Arc::new(raddle_arrow::digest_hex(hash, column).map_err(failed)?)),
        false => binary(raddle_arrow::digest(hash, column).map_err(failed)?),
    })
}

/// Returns the hash function with a name. Names are lower-case, like the names of the built-in functions.
pub(crate) fn named(name: &str) -> Option<AnyHash> {
    AnyHash::ALL.iter().copied().find(|hash| hash.function() == name)
}
