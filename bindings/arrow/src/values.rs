//! The values of a column of bytes.

use arrow_array::{
    Array, ArrayAccessor, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, LargeBinaryArray, LargeStringArray,
    StringArray, StringViewArray,
};

/// Calls `$work` with the array of bytes or text behind `$array`, or computes `$otherwise`.
macro_rules! with_values {
    ($array:expr, |$values:ident| $work:expr, $otherwise:expr) => {
        $crate::values::with_values!(@ $array, $values, $work, $otherwise,
            StringArray LargeStringArray StringViewArray BinaryArray LargeBinaryArray BinaryViewArray FixedSizeBinaryArray)
    };
    (@ $array:expr, $values:ident, $work:expr, $otherwise:expr, $($kind:ident)*) => {
        $(if let Some($values) = $array.as_any().downcast_ref::<arrow_array::$kind>() { $work } else)* { $otherwise }
    };
}
pub(crate) use with_values;

/// Calls `$work` with the dictionary behind `$array`, whatever integers its keys are, or computes `$otherwise`.
macro_rules! with_dictionary {
    ($array:expr, |$dictionary:ident| $work:expr, $otherwise:expr) => {
        $crate::values::with_dictionary!(@ $array, $dictionary, $work, $otherwise,
            Int8Type Int16Type Int32Type Int64Type UInt8Type UInt16Type UInt32Type UInt64Type)
    };
    (@ $array:expr, $dictionary:ident, $work:expr, $otherwise:expr, $($key:ident)*) => {
        $(if let Some($dictionary) = $array.as_any().downcast_ref::<arrow_array::DictionaryArray<arrow_array::types::$key>>() {
            $work
        } else)* { $otherwise }
    };
}
pub(crate) use with_dictionary;

/// Calls `$work` with the runs behind `$array`, whatever integers their ends are, or computes `$otherwise`.
macro_rules! with_runs {
    ($array:expr, |$runs:ident| $work:expr, $otherwise:expr) => {
        $crate::values::with_runs!(@ $array, $runs, $work, $otherwise, Int16Type Int32Type Int64Type)
    };
    (@ $array:expr, $runs:ident, $work:expr, $otherwise:expr, $($end:ident)*) => {
        $(if let Some($runs) = $array.as_any().downcast_ref::<arrow_array::RunArray<arrow_array::types::$end>>() {
            $work
        } else)* { $otherwise }
    };
}
pub(crate) use with_runs;

/// An array that has bytes for each row.
pub(crate) trait Values<'a>: Copy {
    /// Returns the array.
    fn array(self) -> &'a dyn Array;

    /// Returns the bytes of a row below the number of rows.
    fn bytes(self, row: usize) -> &'a [u8];
}

macro_rules! values {
    ($($kind:ident)*) => {$(
        impl<'a> Values<'a> for &'a $kind {
            fn array(self) -> &'a dyn Array {
                self
            }

            #[inline]
            fn bytes(self, row: usize) -> &'a [u8] {
                let value = ArrayAccessor::value(&self, row);
                value.as_ref()
            }
        }
    )*};
}

values!(StringArray LargeStringArray StringViewArray BinaryArray LargeBinaryArray BinaryViewArray FixedSizeBinaryArray);
