//! The rows of a digest column, as Python objects.

use std::{ops::Range, sync::Arc};

use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, StringViewArray, cast::AsArray};
use arrow_schema::DataType;
use pyo3::{
    exceptions::{PyIndexError, PyValueError},
    prelude::*,
    types::{PyList, PySlice, PyString},
};
use raddle::Hex;

use crate::memory::copy_of;

/// The digests of a column, one after another.
#[pyclass(module = "raddle")]
pub(crate) struct ColumnIterator {
    chunks: Vec<ArrayRef>,
    /// The chunk and the row of the next digest.
    chunk: usize,
    row: usize,
}

impl ColumnIterator {
    pub(crate) fn new(chunks: &[ArrayRef]) -> Self {
        Self { chunks: chunks.to_vec(), chunk: 0, row: 0 }
    }
}

#[pymethods]
impl ColumnIterator {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        while let Some(chunk) = self.chunks.get(self.chunk) {
            if self.row < chunk.len() {
                self.row += 1;
                return value(py, chunk, self.row - 1).map(Some);
            }
            (self.chunk, self.row) = (self.chunk + 1, 0);
        }
        Ok(None)
    }
}

/// Returns the bytes of a digest or of its digits, or `None` if it is null.
fn bytes(column: &ArrayRef, row: usize) -> Option<&[u8]> {
    match column.as_string_view_opt() {
        _ if column.is_null(row) => None,
        Some(digits) => Some(digits.value(row).as_bytes()),
        None => Some(column.as_fixed_size_binary().value(row)),
    }
}

/// Returns a digest as `bytes`, its digits as `str`, and null as `None`.
pub(crate) fn value<'py>(py: Python<'py>, column: &ArrayRef, row: usize) -> PyResult<Bound<'py, PyAny>> {
    Ok(match bytes(column, row) {
        None => py.None().into_bound(py),
        Some(digits) if column.as_string_view_opt().is_some() => PyString::from_bytes(py, digits)?.into_any(),
        Some(digest) => copy_of(py, digest)?.into_any(),
    })
}

/// Returns the length of a column's digests, or 0 for digits.
pub(crate) fn width(kind: &DataType) -> i32 {
    if let DataType::FixedSizeBinary(width) = kind { *width } else { 0 }
}

/// Returns the type of a column from the length of its digests, or from 0 for digits.
pub(crate) fn kind(width: i32) -> DataType {
    if width == 0 { DataType::Utf8View } else { DataType::FixedSizeBinary(width) }
}

/// Returns a column of digests of a length, or of digits if the length is 0.
pub(crate) fn column(width: i32, values: &Bound<'_, PyList>) -> PyResult<ArrayRef> {
    Ok(if width == 0 {
        Arc::new(values.extract::<Vec<Option<String>>>()?.into_iter().collect::<StringViewArray>())
    } else {
        let digests = values.iter().map(|value| value.extract()).collect::<PyResult<Vec<Option<Vec<u8>>>>>()?;
        let digests = FixedSizeBinaryArray::try_from_sparse_iter_with_size(digests.into_iter(), width);
        Arc::new(digests.map_err(|error| PyValueError::new_err(error.to_string()))?)
    })
}

/// The rows that an index selects.
pub(crate) enum Item {
    Row(usize),
    Rows(Range<usize>),
}

/// Returns the rows that an index selects in a column: one row, counted from the end if the index is negative, or the
/// rows of a slice.
pub(crate) fn item(index: &Bound<'_, PyAny>, rows: usize) -> PyResult<Item> {
    if let Ok(slice) = index.cast::<PySlice>() {
        let found = slice.indices(rows.try_into()?)?;
        if found.step != 1 {
            return Err(PyValueError::new_err(format!("the step of the slice is {} but must be 1", found.step)));
        }
        let start = usize::try_from(found.start)?;
        return Ok(Item::Rows(start..start + found.slicelength));
    }
    let index = index.extract::<isize>()?;
    let row = if index < 0 { rows.checked_sub(index.unsigned_abs()) } else { usize::try_from(index).ok() };
    match row.filter(|&row| row < rows) {
        Some(row) => Ok(Item::Row(row)),
        None => Err(PyIndexError::new_err(format!("the index is {index} and the column has {rows} rows"))),
    }
}

/// Returns the chunks that cover some rows.
pub(crate) fn part(chunks: &[ArrayRef], rows: Range<usize>) -> impl Iterator<Item = ArrayRef> {
    let mut first = 0;
    chunks.iter().filter_map(move |chunk| {
        let (start, end) = (rows.start.max(first), rows.end.min(first + chunk.len()));
        let found = (start < end).then(|| chunk.slice(start - first, end - start));
        first += chunk.len();
        found
    })
}

/// Describes a column by its type, its number of rows, and the beginnings of its first digests.
pub(crate) fn repr(class: &str, kind: &DataType, chunks: &[ArrayRef]) -> String {
    const SHOWN: usize = 3;
    let rows = chunks.iter().map(|chunk| chunk.len()).sum::<usize>();
    let first = part(chunks, 0..SHOWN).flat_map(|chunk| (0..chunk.len()).map(move |row| digits(&chunk, row)));
    let mut shown = first.collect::<Vec<_>>();
    if rows > SHOWN {
        shown.push("…".to_owned());
    }
    format!("<raddle.{class} of {rows} rows of {kind}: [{}]>", shown.join(", "))
}

/// Returns the first digits of a digest.
fn digits(column: &ArrayRef, row: usize) -> String {
    match bytes(column, row) {
        None => "None".to_owned(),
        Some(digits) if column.as_string_view_opt().is_some() => format!("{}…", digits[..8].escape_ascii()),
        Some(digest) => format!("{}…", Hex(&digest[..4])),
    }
}

/// Returns the values of a column as a NumPy array of the requested type.
pub(crate) fn array<'py>(
    column: &Bound<'py, PyAny>,
    dtype: Option<&Bound<'py, PyAny>>,
    copy: Option<bool>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = column.py();
    if copy == Some(false) {
        return Err(PyValueError::new_err("an array of objects is a copy of the column: leave copy=False out"));
    }
    let values = py.get_type::<PyList>().call1((column,))?;
    let dtype = dtype.cloned().unwrap_or_else(|| PyString::new(py, "object").into_any());
    py.import("numpy")?.call_method1("array", (values, dtype))
}
