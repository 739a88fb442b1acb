//! The types that the functions take and return.

use std::sync::Arc;

use datafusion_common::{
    DataFusionError, Result, ScalarValue,
    arrow::{
        array::{Array, ArrayRef, BinaryArray, FixedSizeBinaryArray},
        buffer::OffsetBuffer,
    },
    exec_err,
    types::{logical_binary, logical_string},
};
use datafusion_expr::{Coercion, ColumnarValue, TypeSignatureClass};

/// Returns the types of a value that is hashed, and of a key.
pub(crate) fn text_or_bytes() -> [Coercion; 2] {
    [logical_string(), logical_binary()].map(|kind| Coercion::new_exact(TypeSignatureClass::Native(kind)))
}

/// Converts an error of a column to an error of the engine.
pub(crate) fn failed(error: raddle_arrow::Error) -> DataFusionError {
    DataFusionError::External(Box::new(error))
}

/// Returns the digests as a column of `Binary`, which takes over their memory. `Binary` counts bytes in an `i32`.
pub(crate) fn binary(digests: FixedSizeBinaryArray) -> Result<ArrayRef> {
    let rows = digests.len();
    let (size, bytes, nulls) = digests.into_parts();
    if i32::try_from(bytes.len()).is_err() {
        return exec_err!("the digests of {rows} rows are more than a column of Binary can hold");
    }
    let offsets = OffsetBuffer::from_repeated_length(usize::try_from(size).unwrap_or_default(), rows);
    Ok(Arc::new(BinaryArray::try_new(offsets, bytes, nulls)?))
}

/// Hashes a column, or one value as a column of one row.
pub(crate) fn apply(value: &ColumnarValue, hash: impl Fn(&dyn Array) -> Result<ArrayRef>) -> Result<ColumnarValue> {
    Ok(match value {
        ColumnarValue::Array(column) => ColumnarValue::Array(hash(column)?),
        ColumnarValue::Scalar(value) => {
            let hashed = hash(&value.to_array()?)?;
            ColumnarValue::Scalar(ScalarValue::try_from_array(&hashed, 0)?)
        }
    })
}
