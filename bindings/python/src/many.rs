//! Batches: the digest of each value of a list, of an array, or of an Arrow column.

use std::{
    borrow::Cow,
    ops::Range,
    sync::{Mutex, PoisonError},
    thread,
};

use pyo3::{
    exceptions::{PyBufferError, PyTypeError, PyValueError},
    prelude::*,
    types::{PyByteArray, PyBytes, PyList, PyMemoryView, PyString, PyTuple},
};
use raddle_arrow::write_hex;

use crate::{
    column,
    function::{BATCH, Function},
    memory::{DETACH_BYTES, Shared, bytes_at, collect, copy_of, reserve, tuple_of, zeros},
    pandas, share,
};

/// The number of bytes, of messages and of digests, after which a batch checks for Ctrl-C.
const ROUND_BYTES: usize = 1 << 24;

/// The number of bytes of shared memory that a thread copies at once.
const COPY_BYTES: usize = 1 << 16;

/// The number of list values that are hashed before their digests become objects. The memory for a part stays in the
/// cache, and the allocator keeps it ready: mapping the pages of 300 KiB took longer than writing 10,000 digests.
const PART: usize = 1024;

/// Computes the digest of each value, as bytes or as hexadecimal digits, and returns them in the same kind of container
/// as the values.
pub(crate) fn many<'py>(
    function: &dyn Function,
    values: &Bound<'py, PyAny>,
    hex: bool,
    out: Option<&Bound<'py, PyAny>>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = values.py();
    let threads = threads_of(threads)?;
    if !values.is_exact_instance_of::<PyList>() && pandas::is(values, "Series")? {
        let digests = many(function, &pandas::column(values)?, hex, out, Some(threads))?;
        return pandas::like(values, Some(values.getattr("name")?), &digests);
    }
    if let Some(column) = column::import(values)? {
        if out.is_some() {
            return Err(PyTypeError::new_err("a column has no output: its digests are a new column"));
        }
        return column.hash(py, function, hex, threads);
    }
    let list = tuple_of(values)?;
    if let (Some(tuple), None, 1) = (&list, out, threads) {
        let mut objects = reserve(tuple.len())?;
        for first in (0..tuple.len()).step_by(PART) {
            let part = tuple.get_slice(first, tuple.len().min(first + PART));
            let digests = compute(py, function, &Messages::Values(values_of(&part, first)?), threads)?;
            append(&mut objects, py, &digests, function.size(), hex)?;
        }
        return Ok(PyList::new(py, objects)?.into_any());
    }
    if list.is_none() && values.hasattr("to_numpy")? {
        return many(function, &values.call_method0("to_numpy")?, hex, out, Some(threads));
    }
    if list.is_none() && is_masked(values)? {
        return masked(function, values, hex, out, threads);
    }
    let objects = if list.is_none() { objects_of(values)? } else { None };
    let messages = match list.as_ref().or(objects.as_ref()) {
        Some(tuple) => Messages::Values(values_of(tuple, 0)?),
        None => Messages::Rows(Rows::new(values)?),
    };
    let size = if hex { 2 * function.size() } else { function.size() };
    let bytes = messages.len().checked_mul(size);
    let bytes = bytes.ok_or_else(|| PyValueError::new_err("the digests exceed the memory"))?;
    let out = out.map(|out| Ok::<_, PyErr>((out, Shared::writable(out, bytes)?))).transpose()?;
    let digests = compute(py, function, &messages, threads)?;
    if out.is_none() && list.is_some() {
        let mut objects = reserve(messages.len())?;
        append(&mut objects, py, &digests, function.size(), hex)?;
        return Ok(PyList::new(py, objects)?.into_any());
    }
    let digests = if hex { digits(py, &digests)? } else { digests };
    if let Some((out, memory)) = out {
        py.detach(|| memory.write(&digests));
        return Ok(out.clone());
    }
    array(values, &digests, size, hex)
}

/// Returns the hexadecimal digits of digests.
fn digits(py: Python<'_>, digests: &[u8]) -> PyResult<Vec<u8>> {
    let mut text = zeros(2 * digests.len())?;
    py.detach(|| write_hex(digests, &mut text));
    Ok(text)
}

/// Appends digests of `size` bytes, as bytes or as hexadecimal digits.
fn append<'py>(
    objects: &mut Vec<Bound<'py, PyAny>>,
    py: Python<'py>,
    digests: &[u8],
    size: usize,
    hex: bool,
) -> PyResult<()> {
    if hex {
        let text = digits(py, digests)?;
        for text in text.chunks_exact(2 * size) {
            objects.push(PyString::from_bytes(py, text)?.into_any());
        }
    } else {
        for digest in digests.chunks_exact(size) {
            objects.push(copy_of(py, digest)?.into_any());
        }
    }
    Ok(())
}

/// Returns the number of threads; `None` means the number of processors.
pub(crate) fn threads_of(threads: Option<usize>) -> PyResult<usize> {
    match threads {
        None => Ok(thread::available_parallelism().map_or(1, usize::from)),
        Some(0) => Err(PyValueError::new_err("threads is 0 but must be at least 1, or None")),
        Some(threads) => Ok(threads.min(256)),
    }
}

/// Returns whether a NumPy array has a mask.
pub(crate) fn is_masked(values: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(values.hasattr("filled")? && values.hasattr("mask")?)
}

/// Computes the digest of each value of a masked array. The digest is masked if its value or any byte of its row is
/// masked.
fn masked<'py>(
    function: &dyn Function,
    values: &Bound<'py, PyAny>,
    hex: bool,
    out: Option<&Bound<'py, PyAny>>,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    if out.is_some() {
        return Err(PyTypeError::new_err("a masked array has no output: its digests are a new masked array"));
    }
    let (py, numpy) = (values.py(), values.py().import("numpy.ma")?);
    let is_number = "buif".contains(&kind_of(values)?.unwrap_or_default());
    // Masked values are replaced, so that nobody gets their digests.
    let empty = if is_number { 0_u8.into_pyobject(py)?.into_any() } else { PyBytes::new(py, b"").into_any() };
    let digests = many(function, &values.call_method1("filled", (empty,))?, hex, None, Some(threads))?;
    let (mask, digests) = (numpy.call_method1("getmaskarray", (values,))?, numpy.call_method1("array", (digests,))?);
    let rows = if values.getattr("ndim")?.eq(1)? { mask } else { mask.call_method1("any", (1,))? };
    digests.set_item(rows, numpy.getattr("masked")?)?;
    Ok(digests)
}

/// Returns the kind of the items of a NumPy or pandas array, or `None` for any other object.
pub(crate) fn kind_of(values: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    let kind = values.getattr_opt("dtype")?.map(|dtype| dtype.getattr_opt("kind")).transpose()?.flatten();
    Ok(kind.and_then(|kind| kind.extract().ok()))
}

/// Returns the values of a NumPy array whose items are objects or text.
fn objects_of<'py>(values: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyTuple>>> {
    match kind_of(values)?.as_deref() {
        Some("O" | "U" | "T") if values.getattr("ndim")?.eq(1)? => collect(&values.call_method0("tolist")?).map(Some),
        _ => Ok(None),
    }
}

/// Returns the bytes of each value of a list, or the value's text in UTF-8. The first of these values has the index
/// `first` in the list.
fn values_of<'a>(tuple: &'a Bound<'_, PyTuple>, first: usize) -> PyResult<Vec<Cow<'a, [u8]>>> {
    let mut values = reserve(tuple.len())?;
    for (at, value) in tuple.iter_borrowed().enumerate() {
        values.push(match value.extract::<&'a [u8]>() {
            Ok(bytes) => Cow::Borrowed(bytes),
            Err(_) if value.is_instance_of::<PyString>() => Cow::Borrowed(value.extract::<&'a str>()?.as_bytes()),
            Err(_) if value.is_none() => {
                let why = "leave it out, or give a column of Arrow, whose nulls stay null";
                return Err(PyTypeError::new_err(format!("values[{}] is None: {why}", first + at)));
            }
            Err(_) => bytes_at(value, "values", first + at)?,
        });
    }
    Ok(values)
}

/// Returns an array of digests: a NumPy array for NumPy's values, and a view of bytes for others.
fn array<'py>(values: &Bound<'py, PyAny>, digests: &[u8], size: usize, hex: bool) -> PyResult<Bound<'py, PyAny>> {
    let py = values.py();
    let memory = PyByteArray::new_with(py, digests.len(), |memory| {
        memory.copy_from_slice(digests);
        Ok(())
    })?;
    if values.get_type().module()?.to_str()? == "numpy" {
        let numpy = py.import("numpy")?;
        let array = |kind: &str| numpy.call_method1("frombuffer", (&memory, kind));
        if hex {
            return array(&format!("S{size}"));
        }
        return array("u1")?.call_method1("reshape", (digests.len() / size, size));
    }
    let view = PyMemoryView::from(&memory)?;
    if digests.is_empty() {
        return Ok(view.into_any());
    }
    view.call_method1("cast", ("B", (digests.len() / size, size)))
}

/// The messages of a batch.
enum Messages<'a> {
    /// The values of a tuple.
    Values(Vec<Cow<'a, [u8]>>),
    /// The rows of an array.
    Rows(Rows),
}

/// An array whose rows are messages of one length, in memory that other threads may change.
struct Rows {
    memory: Shared,
    count: usize,
    width: usize,
    /// Whether zeros at the end of a row do not belong to the message, as in NumPy's `S`.
    padded: bool,
}

impl Rows {
    fn new(values: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = values.py();
        // For an array of dates, NumPy raises a `ValueError`, which says that dates have no format.
        let taken = "give a list, a tuple, an iterator, a column of Arrow, a 2-D array of bytes, or an array of NumPy's S, U, V or O: \
            array.view(f\"V{array.itemsize}\") makes a message of each item of another array";
        let memory = Shared::array(values).map_err(|error| match error {
            error if error.is_instance_of::<PyBufferError>(py) => error,
            _ => PyTypeError::new_err(taken),
        })?;
        let (count, width, padded) = match memory.layout() {
            (&[count, width], 1, b"B" | b"b" | b"c") => (count, width, false),
            (&[count], size, [digits @ .., b's']) if digits.iter().all(u8::is_ascii_digit) => (count, size, true),
            (&[count], size, [digits @ .., b'x']) if digits.iter().all(u8::is_ascii_digit) => (count, size, false),
            _ => return Err(PyTypeError::new_err(taken)),
        };
        Ok(Self { memory, count, width, padded })
    }
}

impl Messages<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Values(values) => values.len(),
            Self::Rows(rows) => rows.count,
        }
    }

    /// Returns the bytes of all messages.
    fn bytes(&self) -> usize {
        match self {
            Self::Values(values) => values.iter().map(|value| value.len()).sum(),
            Self::Rows(rows) => rows.memory.len(),
        }
    }

    /// Returns the end of the round that starts at message `first`.
    fn round(&self, first: usize, size: usize, threads: usize) -> usize {
        let limit = ROUND_BYTES * threads;
        match self {
            Self::Rows(rows) => first + (limit / (rows.width + size)).max(BATCH).min(rows.count - first),
            Self::Values(values) => {
                let (mut end, mut bytes) = (first, 0);
                while end < values.len() && (end == first || bytes <= limit) {
                    bytes += values[end].len() + size;
                    end += 1;
                }
                end
            }
        }
    }

    /// Hashes some of the messages.
    fn hash(&self, function: &dyn Function, range: Range<usize>, digests: &mut [u8]) -> PyResult<()> {
        let size = function.size();
        match self {
            Self::Values(values) => {
                let mut messages: [&[u8]; BATCH] = [&[]; BATCH];
                for (values, digests) in values[range].chunks(BATCH).zip(digests.chunks_mut(BATCH * size)) {
                    for (message, value) in messages.iter_mut().zip(values) {
                        *message = value;
                    }
                    function.run(&messages[..values.len()], digests);
                }
            }
            Self::Rows(rows) => {
                let batch = (COPY_BYTES / rows.width.max(1)).clamp(1, BATCH);
                let mut copy = zeros(batch * rows.width)?;
                for (first, digests) in range.step_by(batch).zip(digests.chunks_mut(batch * size)) {
                    let count = digests.len() / size;
                    let copy = &mut copy[..count * rows.width];
                    rows.memory.read(first * rows.width, copy);
                    let mut messages: [&[u8]; BATCH] = [&[]; BATCH];
                    for (at, message) in messages[..count].iter_mut().enumerate() {
                        *message = &copy[at * rows.width..][..rows.width];
                        if rows.padded {
                            let end = message.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
                            *message = &message[..end];
                        }
                    }
                    function.run(&messages[..count], digests);
                }
            }
        }
        Ok(())
    }
}

/// Computes all digests, one after another. Checks for Ctrl-C between rounds.
fn compute(py: Python<'_>, function: &dyn Function, messages: &Messages<'_>, threads: usize) -> PyResult<Vec<u8>> {
    let size = function.size();
    let mut digests = zeros(messages.len() * size)?;
    let mut first = 0;
    while first < messages.len() {
        let end = messages.round(first, size, threads);
        let digests = &mut digests[first * size..end * size];
        let share = (end - first).div_ceil(threads).max(BATCH);
        if threads == 1 || share >= end - first {
            // A few short messages are hashed before another Python thread could start to run.
            if end - first < BATCH && end == messages.len() && first == 0 && messages.bytes() < DETACH_BYTES {
                messages.hash(function, first..end, digests)?;
            } else {
                py.detach(|| messages.hash(function, first..end, digests))?;
            }
        } else {
            let shares = digests.chunks_mut(share * size).zip((first..end).step_by(share));
            let result = Mutex::new(Ok(()));
            let hash = |(digests, first): (&mut [u8], usize)| {
                if let Err(error) = messages.hash(function, first..first + digests.len() / size, digests) {
                    *result.lock().unwrap_or_else(PoisonError::into_inner) = Err(error);
                }
            };
            py.detach(|| share::share(shares, threads, hash));
            result.into_inner().unwrap_or_else(PoisonError::into_inner)?;
        }
        py.check_signals()?;
        first = end;
    }
    Ok(digests)
}
