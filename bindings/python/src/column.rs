//! Arrow columns, imported and exported through the PyCapsule interface.
//!
//! The memory of a column never changes, because the interface demands this of producers. So it is read in place.

use std::{
    ffi::{CStr, c_char, c_int},
    ops::RangeInclusive,
    panic::{self, AssertUnwindSafe},
    ptr, slice,
    sync::Arc,
};

use arrow_array::{
    Array, ArrayRef, StructArray,
    ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type},
    ffi_stream::FFI_ArrowArrayStream,
    make_array,
};
use arrow_buffer::ArrowNativeType;
use arrow_data::{ArrayData, ByteView, MAX_INLINE_VIEW_LEN, layout};
use arrow_schema::{ArrowError, DataType, Field, FieldRef};
use pyo3::{
    exceptions::{PyKeyboardInterrupt, PyMemoryError, PyTypeError, PyValueError},
    prelude::*,
    types::{PyCapsule, PyList, PyTuple},
};

use crate::{
    function::Function,
    pandas,
    rows::{self, ColumnIterator, Item},
    share,
};

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// The number of bytes of a column that a thread hashes before the call checks for Ctrl-C, and the limits of the number
/// of rows.
const ROUND_BYTES: usize = 1 << 27;
const ROUND_ROWS: RangeInclusive<usize> = 1 << 14..=1 << 20;

/// Returns the number of rows of a column that a thread hashes at once. A slice that shares memory with other slices
/// gets fewer rows.
fn round_rows(column: &dyn Array) -> usize {
    let bytes = column.get_array_memory_size() / column.len().max(1);
    (ROUND_BYTES / bytes.max(1)).clamp(*ROUND_ROWS.start(), *ROUND_ROWS.end())
}

/// Adds the functions and classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Column>()?;
    module.add_class::<ChunkedColumn>()?;
    module.add_function(wrap_pyfunction!(_column, module)?)?;
    module.add_function(wrap_pyfunction!(_chunked_column, module)?)?;
    module.add_function(wrap_pyfunction!(hash_rows, module)?)
}

/// Another library's column, with its extension type in a field.
pub(crate) enum Imported {
    Array(FieldRef, ArrayRef),
    Stream(Stream),
}

/// The chunks of a column, or the batches of a table. The producer is called while other threads have the interpreter,
/// because the producer may need the interpreter on its own threads.
pub(crate) struct Stream {
    stream: Option<FFI_ArrowArrayStream>,
    field: FieldRef,
}

impl Stream {
    fn new(py: Python<'_>, stream: FFI_ArrowArrayStream) -> PyResult<Self> {
        if stream.release().is_none() {
            return Err(taken_before());
        }
        let (function, mut schema) = (stream.get_schema(), FFI_ArrowSchema::empty());
        let mut stream = Self { stream: Some(stream), field: Arc::new(Field::new("", DataType::Null, true)) };
        stream.call(py, function, &mut schema)?;
        stream.field = field(&schema)?;
        Ok(stream)
    }

    /// Checks for Ctrl-C, and pulls the next chunk.
    fn next(&mut self, py: Python<'_>) -> PyResult<Option<ArrayRef>> {
        py.check_signals()?;
        let Some(function) = self.stream.as_ref().map(FFI_ArrowArrayStream::get_next) else { return Ok(None) };
        let mut array = FFI_ArrowArray::empty();
        self.call(py, function, &mut array)?;
        if array.is_released() {
            return Ok(None);
        }
        py.detach(|| column_of(array, &self.field)).map(Some)
    }

    /// Calls a function of the stream, which writes its result or returns the number of an error.
    fn call<T: Send>(
        &mut self,
        py: Python<'_>,
        function: Option<unsafe extern "C" fn(*mut FFI_ArrowArrayStream, *mut T) -> c_int>,
        result: &mut T,
    ) -> PyResult<()> {
        let (Some(function), Some(stream)) = (function, &mut self.stream) else {
            return Err(PyValueError::new_err("the stream of the column lacks a function"));
        };
        let (number, message) = py.detach(|| {
            // SAFETY: the producer upholds the interface: the function belongs to this stream, which is not released,
            // and both pointers are valid during the call.
            let number = unsafe { function(stream, result) };
            let message = match (number, stream.get_last_error()) {
                (0, _) | (_, None) => ptr::null(),
                // SAFETY: as above, and the call before returned an error.
                (_, Some(describe)) => unsafe { describe(stream) },
            };
            // SAFETY: the producer guarantees a C string, which lives until the next call, or null.
            (number, (!message.is_null()).then(|| unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned()))
        });
        if number == 0 {
            return Ok(());
        }
        py.check_signals()?;
        let message = message.unwrap_or_default();
        // The interface passes no exceptions. pyarrow's message ends with the traceback of a Python exception, whose
        // last line begins with the class.
        let is_interrupt = message.trim_end().lines().next_back().is_some_and(|line| {
            line.strip_prefix("KeyboardInterrupt").is_some_and(|rest| rest.is_empty() || rest.starts_with(": "))
        });
        let message = format!("the producer of the column failed with error {number}: {message}");
        Err(match number {
            _ if is_interrupt => PyKeyboardInterrupt::new_err(message),
            ENOMEM => PyMemoryError::new_err(message),
            _ => PyValueError::new_err(message),
        })
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        Python::attach(|py| py.detach(|| self.stream = None));
    }
}

/// Imports a column from an object that exports one.
pub(crate) fn import(values: &Bound<'_, PyAny>) -> PyResult<Option<Imported>> {
    if values.hasattr("__arrow_c_array__")? {
        let pair = values.call_method0("__arrow_c_array__")?;
        let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = pair.extract()?;
        let schema = schema.pointer_checked(Some(SCHEMA))?.cast::<FFI_ArrowSchema>();
        let array = array.pointer_checked(Some(ARRAY))?.cast::<FFI_ArrowArray>();
        // SAFETY: the name of the capsule guarantees the type of its content.
        if unsafe { array.as_ref() }.is_released() {
            return Err(taken_before());
        }
        // SAFETY: the name of the capsule guarantees the type of its content.
        let field = field(unsafe { schema.as_ref() })?;
        // SAFETY: the name of the capsule guarantees the type of its content. The array is moved out, as the interface
        // demands of consumers, and a released array remains in the capsule.
        let array = unsafe { FFI_ArrowArray::from_raw(array.as_ptr()) };
        let column = values.py().detach(|| column_of(array, &field))?;
        return Ok(Some(Imported::Array(field, column)));
    }
    if values.hasattr("__arrow_c_stream__")? {
        let capsule = values.call_method0("__arrow_c_stream__")?.cast_into::<PyCapsule>()?;
        let stream = capsule.pointer_checked(Some(STREAM))?.cast::<FFI_ArrowArrayStream>();
        // SAFETY: the name of the capsule guarantees the type of its content, and the stream is moved out as above.
        let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
        return Stream::new(values.py(), stream).map(|stream| Some(Imported::Stream(stream)));
    }
    Ok(None)
}

fn taken_before() -> PyErr {
    PyValueError::new_err("the column was taken from its capsule before")
}

/// Reads the type of a column.
fn field(schema: &FFI_ArrowSchema) -> PyResult<FieldRef> {
    guard(|| Field::try_from(schema).map(Arc::new).map_err(arrow_error))
}

/// Reads a column of a type.
fn column_of(array: FFI_ArrowArray, field: &Field) -> PyResult<ArrayRef> {
    guard(|| {
        check_layout(&array, field.data_type())?;
        // SAFETY: the producer upholds the interface, and the array has the structure of the type.
        let data = unsafe { from_ffi_and_data_type(array, field.data_type().clone()) }.map_err(arrow_error)?;
        check_places(&data)?;
        Ok(make_array(data))
    })
}

/// Runs work on another library's column. Arrow panics for some columns that break its interface: the panic becomes an
/// error.
fn guard<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied());
        Err(malformed(text.unwrap_or_default()))
    })
}

fn malformed(why: &str) -> PyErr {
    PyValueError::new_err(format!("the column breaks Arrow's C data interface: {why}"))
}

/// Checks the structure of an array against its type, because Arrow's import relies on it: an array of another type
/// would be read beyond its end. Whether buffers are as long as they have to be can't be checked.
fn check_layout(array: &FFI_ArrowArray, kind: &DataType) -> PyResult<()> {
    use DataType::*;

    let children: Vec<&DataType> = match kind {
        List(item) | LargeList(item) | ListView(item) | LargeListView(item) | FixedSizeList(item, _) | Map(item, _) => {
            vec![item.data_type()]
        }
        Struct(fields) => fields.iter().map(|field| field.data_type()).collect(),
        Union(fields, _) => fields.iter().map(|(_, field)| field.data_type()).collect(),
        RunEndEncoded(ends, values) => vec![ends.data_type(), values.data_type()],
        _ => Vec::new(),
    };
    let layout = layout(kind);
    let known = layout.buffers.len() + usize::from(layout.can_contain_null_mask) + usize::from(layout.variadic);
    let buffers = array.num_buffers();
    if isize::try_from(array.len()).is_err() || isize::try_from(array.offset()).is_err() {
        return Err(malformed("its length or its offset is negative"));
    }
    if buffers < known || (buffers > known && !layout.variadic) {
        return Err(malformed(&format!("the type {kind} has {known} buffers, and the array has {buffers}")));
    }
    if buffers > known && array.buffer(buffers - 1).is_null() {
        return Err(malformed("the lengths of its buffers are missing"));
    }
    let found = array.num_children();
    if found != children.len() {
        return Err(malformed(&format!("the type {kind} has {} children, and the array has {found}", children.len())));
    }
    for (at, kind) in children.into_iter().enumerate() {
        check_layout(array.child(at), kind)?;
    }
    match (array.dictionary(), kind) {
        (Some(values), Dictionary(_, kind)) => check_layout(values, kind),
        // Arrow refuses an array with a dictionary that its type lacks, and the opposite.
        _ => Ok(()),
    }
}

/// Checks that offsets, views, keys and runs lead to bytes and values that the column has. Arrow reads them unchecked.
fn check_places(data: &ArrayData) -> PyResult<()> {
    use DataType::*;

    let (first, end) = (data.offset(), data.offset() + data.len());
    match data.data_type() {
        Utf8 | Binary if end > first => check_offsets::<i32>(data)?,
        LargeUtf8 | LargeBinary if end > first => check_offsets::<i64>(data)?,
        Utf8View | BinaryView => {
            let (views, buffers) = (&data.buffers()[0].typed_data::<u128>()[first..end], &data.buffers()[1..]);
            let is_inside = |view: ByteView| {
                let buffer = buffers.get(view.buffer_index.as_usize());
                buffer.is_some_and(|buffer| view.offset.as_usize() + view.length.as_usize() <= buffer.len())
            };
            let is_right = |(row, view): (usize, &u128)| {
                // A short value is in the view itself, and the view of a null may be anything.
                *view as u32 <= MAX_INLINE_VIEW_LEN || data.is_null(row) || is_inside(ByteView::from(*view))
            };
            if !views.iter().enumerate().all(is_right) {
                return Err(malformed("a view leads beyond the end of its buffer"));
            }
        }
        Dictionary(..) | RunEndEncoded(..) => data.validate_data().map_err(|error| malformed(&error.to_string()))?,
        _ => {}
    }
    data.child_data().iter().try_for_each(check_places)
}

/// Checks that the offsets of texts or bytes do not decrease. The last one is the length of their buffer.
fn check_offsets<T: ArrowNativeType + PartialOrd>(data: &ArrayData) -> PyResult<()> {
    let offsets = &data.buffers()[0].typed_data::<T>()[data.offset()..=data.offset() + data.len()];
    if offsets[0] < T::default() || !offsets.is_sorted() {
        return Err(malformed("the offsets of its values decrease"));
    }
    Ok(())
}

impl Imported {
    /// Computes the digests of all rows. Only one chunk of a stream is in memory at a time.
    pub(crate) fn hash<'py>(
        self,
        py: Python<'py>,
        function: &dyn Function,
        hex: bool,
        threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let width = i32::try_from(function.size()).map_err(|_| PyValueError::new_err("the digest is too long"))?;
        let kind = if hex { DataType::Utf8View } else { DataType::FixedSizeBinary(width) };
        let mut stream = match self {
            Self::Array(_, column) => {
                let digests = py.detach(|| guard(|| function.column(&column, hex).map_err(column_error)))?;
                return Ok(Bound::new(py, Column(digests))?.into_any());
            }
            Self::Stream(stream) => stream,
        };
        let mut chunks = Vec::new();
        while let Some(column) = stream.next(py)? {
            let round = round_rows(&column) * threads;
            for first in (0..column.len()).step_by(round) {
                let part = column.slice(first, round.min(column.len() - first));
                let share = part.len().div_ceil(threads);
                let mut digests: Vec<_> = (0..part.len().div_ceil(share)).map(|_| None).collect();
                let hash = |(from, digests): (usize, &mut Option<_>)| {
                    let rows = part.slice(from, share.min(part.len() - from));
                    *digests = Some(guard(|| function.column(&rows, hex).map_err(column_error)));
                };
                py.detach(|| share::share((0..part.len()).step_by(share).zip(&mut digests), threads, hash));
                chunks.extend(digests.into_iter().flatten().collect::<PyResult<Vec<_>>>()?);
                py.check_signals()?;
            }
        }
        Ok(Bound::new(py, ChunkedColumn { kind, chunks })?.into_any())
    }
}

/// Computes one SHA-256 for each row of several columns: a list of columns, or a table.
///
/// The Rust documentation of `raddle_arrow::hash_rows` specifies the encoding. It needs a column of Arrow or pandas.
///
/// >>> import pyarrow
/// >>> len(raddle.hash_rows([pyarrow.array([1, 2]), pyarrow.array(["a", None])]))
/// 2
#[pyfunction]
fn hash_rows<'py>(py: Python<'py>, columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    if pandas::is(columns, "DataFrame")? {
        return pandas::like(columns, None, &hash_rows(py, &pandas::table(columns)?)?);
    }
    let hash = |fields: &[FieldRef], columns: &[ArrayRef]| {
        let digests = py.detach(|| guard(|| raddle_arrow::hash_rows(fields, columns).map_err(column_error)))?;
        Ok::<ArrayRef, PyErr>(Arc::new(digests))
    };
    if let Some(table) = import(columns)? {
        let of_chunk = |chunk: &ArrayRef| match chunk.as_any().downcast_ref::<StructArray>() {
            Some(rows) if rows.null_count() == 0 => hash(rows.fields(), rows.columns()),
            _ => Err(PyTypeError::new_err("give a table, or a list of columns")),
        };
        let mut chunks = Vec::new();
        match table {
            Imported::Array(_, rows) => chunks.push(of_chunk(&rows)?),
            Imported::Stream(mut stream) => {
                while let Some(rows) = stream.next(py)? {
                    chunks.push(of_chunk(&rows)?);
                }
            }
        }
        return Ok(Bound::new(py, ChunkedColumn { kind: DataType::FixedSizeBinary(32), chunks })?.into_any());
    }
    let (mut fields, mut arrays) = (Vec::new(), Vec::new());
    for column in columns.try_iter()? {
        let (field, array) =
            match import(&column?)?.ok_or_else(|| PyTypeError::new_err("a column has no __arrow_c_array__"))? {
                Imported::Array(field, array) => (field, array),
                Imported::Stream(mut stream) => match (stream.next(py)?, stream.next(py)?) {
                    (Some(array), None) => (stream.field.clone(), array),
                    _ => {
                        return Err(PyValueError::new_err("a column must have one chunk: give a table"));
                    }
                },
            };
        fields.push(field);
        arrays.push(array);
    }
    Ok(Bound::new(py, Column(hash(&fields, &arrays)?))?.into_any())
}

/// A function, and its arguments: the length of a digest, or 0 for digits, and the rows or chunks.
type Reduced<'py, T> = (Bound<'py, PyAny>, (i32, T));

/// An Arrow column, for any library that accepts `__arrow_c_array__`.
#[pyclass(frozen, module = "raddle")]
struct Column(ArrayRef);

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        rows::repr("Column", self.0.data_type(), slice::from_ref(&self.0))
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match rows::item(index, self.__len__())? {
            Item::Row(row) => rows::value(index.py(), &self.0, row),
            Item::Rows(rows) => Ok(Bound::new(index.py(), Self(self.0.slice(rows.start, rows.len())))?.into_any()),
        }
    }

    fn __iter__(&self) -> ColumnIterator {
        ColumnIterator::new(slice::from_ref(&self.0))
    }

    /// Returns the function and the arguments with which pickle builds the column again.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, Bound<'py, PyList>>> {
        let py = slf.py();
        let function = py.import("raddle._raddle")?.getattr("_column")?;
        Ok((function, (rows::width(slf.get().0.data_type()), py.get_type::<PyList>().call1((slf,))?.cast_into()?)))
    }

    /// Returns the digests as a NumPy array, whose items are `bytes`, `str` and `None`.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        slf: &Bound<'py, Self>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        rows::array(slf.as_any(), dtype, copy)
    }

    /// Returns the column as a `pyarrow.Array` that shares its memory.
    fn to_pyarrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("pyarrow")?.call_method1("array", (slf,))
    }

    /// Returns the type of the column as a capsule.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(py, self.0.data_type())
    }

    /// Returns the column as two capsules, with its own type. A consumer that requests another type of text or bytes
    /// casts it.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        check_requested(requested_schema, self.0.data_type())?;
        let array = PyCapsule::new_with_value(py, FFI_ArrowArray::new(&self.0.to_data()), ARRAY)?;
        PyTuple::new(py, [schema(py, self.0.data_type())?, array])
    }
}

/// An Arrow column in chunks, for any library that accepts `__arrow_c_stream__`.
#[pyclass(frozen, module = "raddle")]
struct ChunkedColumn {
    kind: DataType,
    chunks: Vec<ArrayRef>,
}

#[pymethods]
impl ChunkedColumn {
    fn __len__(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }

    fn __repr__(&self) -> String {
        rows::repr("ChunkedColumn", &self.kind, &self.chunks)
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = index.py();
        match rows::item(index, self.__len__())? {
            Item::Row(row) => {
                let chunk = rows::part(&self.chunks, row..row + 1).next().expect("a row below the number of rows");
                rows::value(py, &chunk, 0)
            }
            Item::Rows(rows) => {
                let chunks = rows::part(&self.chunks, rows).collect();
                Ok(Bound::new(py, Self { kind: self.kind.clone(), chunks })?.into_any())
            }
        }
    }

    fn __iter__(&self) -> ColumnIterator {
        ColumnIterator::new(&self.chunks)
    }

    /// Returns the function and the arguments with which pickle builds the column again.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, Vec<Column>>> {
        let column = slf.get();
        let function = slf.py().import("raddle._raddle")?.getattr("_chunked_column")?;
        Ok((function, (rows::width(&column.kind), column.chunks.iter().cloned().map(Column).collect())))
    }

    /// Returns the digests as a NumPy array, whose items are `bytes`, `str` and `None`.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        slf: &Bound<'py, Self>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        rows::array(slf.as_any(), dtype, copy)
    }

    /// Returns the column as a `pyarrow.ChunkedArray` that shares its memory.
    fn to_pyarrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("pyarrow")?.call_method1("chunked_array", (slf,))
    }

    /// Returns the type of the column as a capsule.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(py, &self.kind)
    }

    /// Returns the column as a capsule, with its own type. A consumer that requests another type of text or bytes casts
    /// it.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        check_requested(requested_schema, &self.kind)?;
        let source = Box::new(Source { kind: self.kind.clone(), rest: self.chunks.clone().into_iter() });
        // SAFETY: the functions belong to this source, and only `release` frees it.
        let stream = unsafe {
            FFI_ArrowArrayStream::new_unchecked(
                Some(get_schema),
                Some(get_next),
                Some(get_last_error),
                Some(release),
                Box::into_raw(source).cast(),
            )
        };
        PyCapsule::new_with_value(py, stream, STREAM)
    }
}

/// Builds a column from its rows, for pickle. `width` is the length of a digest, or 0 for digits.
#[pyfunction]
fn _column(width: i32, values: &Bound<'_, PyList>) -> PyResult<Column> {
    rows::column(width, values).map(Column)
}

/// Builds a column from its chunks, for pickle. `width` is the length of a digest, or 0 for digits.
#[pyfunction]
fn _chunked_column(width: i32, chunks: Vec<PyRef<'_, Column>>) -> ChunkedColumn {
    ChunkedColumn { kind: rows::kind(width), chunks: chunks.iter().map(|chunk| chunk.0.clone()).collect() }
}

/// The chunks that the reader of a stream has not received yet.
struct Source {
    kind: DataType,
    rest: std::vec::IntoIter<ArrayRef>,
}

/// Returns the source of a stream.
///
/// # Safety
///
/// `__arrow_c_stream__` made the stream, it is not released, and nobody else uses it during the call.
unsafe fn source<'a>(stream: *mut FFI_ArrowArrayStream) -> &'a mut Source {
    // SAFETY: the caller guarantees that the private data of the stream are a `Source`.
    unsafe { &mut *(*stream).private_data().cast::<Source>() }
}

/// The error number for a type that Arrow's interface can't express.
const EINVAL: c_int = 22;

/// The error number of a producer that has no memory.
const ENOMEM: c_int = 12;

unsafe extern "C" fn get_schema(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowSchema) -> c_int {
    // SAFETY: the caller upholds the interface: it passes a stream that `__arrow_c_stream__` made, and `out` may be
    // written to.
    match FFI_ArrowSchema::try_from(unsafe { &source(stream).kind }) {
        Ok(schema) => {
            // SAFETY: the caller upholds the interface, so `out` may be written to.
            unsafe { out.write(schema) };
            0
        }
        Err(_) => EINVAL,
    }
}

unsafe extern "C" fn get_next(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowArray) -> c_int {
    // SAFETY: the caller upholds the interface, as in `get_schema`. A released array means the end of the stream.
    unsafe {
        let next = source(stream).rest.next();
        out.write(next.map_or_else(FFI_ArrowArray::empty, |chunk| FFI_ArrowArray::new(&chunk.to_data())));
    }
    0
}

unsafe extern "C" fn get_last_error(_: *mut FFI_ArrowArrayStream) -> *const c_char {
    ptr::null()
}

unsafe extern "C" fn release(stream: *mut FFI_ArrowArrayStream) {
    // SAFETY: the caller upholds the interface, as in `get_schema`, and releases a stream only once.
    unsafe {
        drop(Box::from_raw((*stream).private_data().cast::<Source>()));
        (*stream).set_private_data(ptr::null_mut());
        (*stream).set_release(None);
    }
}

/// Refuses a type that no cast can produce: "If the caller requests a schema that is not compatible with the data, […]
/// the callee should raise an exception" (The Arrow PyCapsule Interface, Schema Requests).
fn check_requested(requested: Option<&Bound<'_, PyAny>>, kind: &DataType) -> PyResult<()> {
    let Some(requested) = requested else { return Ok(()) };
    let schema = requested.cast::<PyCapsule>()?.pointer_checked(Some(SCHEMA))?.cast::<FFI_ArrowSchema>();
    // SAFETY: the name of the capsule guarantees the type of its content.
    let requested = field(unsafe { schema.as_ref() })?;
    let requested = requested.data_type();
    let values = match requested {
        DataType::Dictionary(_, values) => values,
        other => other,
    };
    let fits = match values {
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => *kind == DataType::Utf8View,
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => true,
        other => other == kind,
    };
    if fits {
        return Ok(());
    }
    let remedy = "request a type of binary, or of text with hex=True";
    Err(PyTypeError::new_err(format!("the digests are {kind} and {requested} was requested: {remedy}")))
}

fn schema<'py>(py: Python<'py>, kind: &DataType) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, FFI_ArrowSchema::try_from(kind).map_err(arrow_error)?, SCHEMA)
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn column_error(error: raddle_arrow::Error) -> PyErr {
    let message = error.to_string();
    match error {
        raddle_arrow::Error::Type { .. } => PyTypeError::new_err(message),
        raddle_arrow::Error::Memory { .. } => PyMemoryError::new_err(message),
        _ => PyValueError::new_err(message),
    }
}
