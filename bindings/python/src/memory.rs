//! The memory of Python objects, as bytes to read and to write.
//!
//! Nobody writes to the bytes of `bytes` and `str`, so they are read in place. Other memory belongs to all threads of
//! the program, which may write to it while it is read, because a kernel runs without the interpreter's lock. A slice
//! of such memory would be undefined behaviour, so such memory is first copied with atomic loads of words. Each byte of
//! the copy was in the memory at some moment. Output is written in the same way, with atomic stores.

use std::{
    borrow::Cow,
    ffi::{CStr, c_int},
    ptr, slice,
    sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed},
};

use pyo3::{
    Borrowed,
    buffer::PyUntypedBuffer,
    exceptions::{PyBufferError, PyMemoryError, PyTypeError, PyValueError},
    ffi,
    prelude::*,
    types::{PyBytes, PyIterator, PyList, PyString, PyTuple, PyType},
};

const WORD: usize = size_of::<usize>();

/// The number of bytes of shared memory that are copied and hashed at once. They stay in the first-level cache.
const PIECE: usize = 1 << 14;

/// The length from which on other Python threads run during the work, as in `hashlib`.
pub(crate) const DETACH_BYTES: usize = 2048;

/// The bytes of an object.
pub(crate) enum Input<'a> {
    /// Bytes that never change.
    Fixed(&'a [u8]),
    /// Bytes that other threads may change.
    Shared(Shared),
}

impl<'a> FromPyObject<'a, '_> for Input<'a> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        match object.extract() {
            Ok(bytes) => Ok(Self::Fixed(bytes)),
            Err(_) => Shared::new(&object).map(Self::Shared),
        }
    }
}

impl Input<'_> {
    /// Returns the number of bytes.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Fixed(bytes) => bytes.len(),
            Self::Shared(memory) => memory.len(),
        }
    }

    /// Passes the bytes to a function, in one or more pieces.
    pub(crate) fn pieces(&self, mut take: impl FnMut(&[u8])) {
        match self {
            Self::Fixed(bytes) => take(bytes),
            Self::Shared(memory) => memory.pieces(&mut take),
        }
    }

    /// Returns a copy of the bytes.
    pub(crate) fn to_vec(&self) -> PyResult<Vec<u8>> {
        let mut copy = zeros(self.len())?;
        self.copy_to(&mut copy);
        Ok(copy)
    }

    /// Copies all bytes to a buffer of the same length.
    pub(crate) fn copy_to(&self, copy: &mut [u8]) {
        match self {
            Self::Fixed(bytes) => copy.copy_from_slice(bytes),
            Self::Shared(memory) => memory.read(0, copy),
        }
    }
}

impl<'a> Input<'a> {
    /// Returns the bytes in place if they never change, and a copy otherwise.
    pub(crate) fn to_cow(&self) -> PyResult<Cow<'a, [u8]>> {
        match self {
            Self::Fixed(bytes) => Ok((*bytes).into()),
            Self::Shared(_) => self.to_vec().map(Cow::Owned),
        }
    }
}

/// Returns the bytes of an object at an index of a list, or a copy of bytes that may change. Errors name the index.
pub(crate) fn bytes_at<'a>(object: Borrowed<'a, '_, PyAny>, list: &str, at: usize) -> PyResult<Cow<'a, [u8]>> {
    let input = object.extract::<Input<'a>>().map_err(|error| {
        let py = object.py();
        let is_type = error.is_instance_of::<PyTypeError>(py);
        if is_type { PyTypeError::new_err(format!("{list}[{at}]: {}", error.value(py))) } else { error }
    });
    input?.to_cow()
}

/// Returns the objects of a list, of a tuple or of an iterator. The tuple keeps them alive while other threads change
/// the list.
pub(crate) fn tuple_of<'py>(objects: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyTuple>>> {
    if let Ok(list) = objects.cast::<PyList>() {
        return Ok(Some(list.to_tuple()));
    }
    if let Ok(tuple) = objects.cast::<PyTuple>() {
        return Ok(Some(tuple.clone()));
    }
    objects.cast::<PyIterator>().ok().map(|iterator| collect(iterator)).transpose()
}

/// Returns the objects that an iterable yields.
pub(crate) fn collect<'py>(objects: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    Ok(PyType::new::<PyTuple>(objects.py()).call1((objects,))?.cast_into()?)
}

/// Returns an empty list with room for this many items. The Python caller chooses the number: if there is not enough
/// memory, the error is `MemoryError`, while `Vec` would abort the process.
pub(crate) fn reserve<T>(items: usize) -> PyResult<Vec<T>> {
    let mut list = Vec::new();
    let bytes = items.saturating_mul(size_of::<T>());
    list.try_reserve_exact(items).map_err(|_| PyMemoryError::new_err(format!("no memory for {bytes} bytes")))?;
    Ok(list)
}

/// Returns this many zeros, or `MemoryError`.
pub(crate) fn zeros(bytes: usize) -> PyResult<Vec<u8>> {
    let mut zeros = reserve(bytes)?;
    zeros.resize(bytes, 0);
    Ok(zeros)
}

/// Returns a new object with these bytes, or `MemoryError`.
pub(crate) fn copy_of<'py>(py: Python<'py>, bytes: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, bytes.len(), |copy| {
        copy.copy_from_slice(bytes);
        Ok(())
    })
}

/// Creates objects of these lengths, and passes their bytes to a function: zeros, which nobody else can access yet.
pub(crate) fn new_bytes<'py, T>(
    py: Python<'py>,
    lengths: impl ExactSizeIterator<Item = usize>,
    fill: impl FnOnce(Vec<&mut [u8]>) -> PyResult<T>,
) -> PyResult<(Vec<Bound<'py, PyBytes>>, T)> {
    let mut objects = reserve(lengths.len())?;
    let mut parts = reserve(lengths.len())?;
    for length in lengths {
        let size = ffi::Py_ssize_t::try_from(length)?;
        // SAFETY: without bytes to copy, Python returns a new object with room for `size` bytes, or an error. An empty
        // object may be shared, but its slice is empty. The objects outlive the slices, which `fill` can't keep.
        unsafe {
            let object = Bound::from_owned_ptr_or_err(py, ffi::PyBytes_FromStringAndSize(ptr::null(), size))?;
            let start = ffi::PyBytes_AsString(object.as_ptr()).cast::<u8>();
            start.write_bytes(0, length);
            parts.push(slice::from_raw_parts_mut(start, length));
            objects.push(object.cast_into_unchecked());
        }
    }
    let result = fill(parts)?;
    Ok((objects, result))
}

/// Contiguous memory that other threads may read and write.
///
/// `PyUntypedBuffer` refuses a buffer without a dimension, and requests a format, which NumPy lacks for dates.
pub(crate) struct Shared {
    /// The view that Python filled. An exporter may point into it, so nothing moves it.
    view: *mut ffi::Py_buffer,
    start: *mut u8,
    len: usize,
    readonly: bool,
}

// SAFETY: until `Drop`, the view is only read, its memory is accessed with atomic loads and stores, and any thread that
// is attached to the interpreter may release it.
unsafe impl Send for Shared {}

// SAFETY: the reasons for `Send` hold here too.
unsafe impl Sync for Shared {}

impl Drop for Shared {
    fn drop(&mut self) {
        // SAFETY: Python filled the view, it is released once, and it came from a `Box`.
        Python::attach(|_| unsafe {
            ffi::PyBuffer_Release(self.view);
            drop(Box::from_raw(self.view));
        });
    }
}

impl Shared {
    /// Requests the bytes of an object, whatever their type.
    pub(crate) fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        Self::get(object, ffi::PyBUF_SIMPLE)
    }

    /// Requests the bytes of an object, with the shape of the array and the format of its items.
    pub(crate) fn array(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        Self::get(object, ffi::PyBUF_ND | ffi::PyBUF_FORMAT)
    }

    /// Requests contiguous memory from an object: the flags do not include strides.
    fn get(object: &Bound<'_, PyAny>, flags: c_int) -> PyResult<Self> {
        let view = Box::into_raw(Box::new(ffi::Py_buffer::new()));
        // SAFETY: the object is alive, and the view may be written to.
        if unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), view, flags) } == 0 {
            // SAFETY: Python has filled the view.
            let ffi::Py_buffer { buf, len, readonly, .. } = unsafe { *view };
            return Ok(Self { view, start: buf.cast(), len: len.unsigned_abs(), readonly: readonly != 0 });
        }
        // SAFETY: the view came from a `Box`, and Python has not filled it.
        drop(unsafe { Box::from_raw(view) });
        let error = PyErr::fetch(object.py());
        if object.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("strings must be encoded first: give text.encode()"));
        }
        match PyUntypedBuffer::get(object) {
            Ok(buffer) if !buffer.is_c_contiguous() => {
                Err(PyBufferError::new_err("the buffer is not contiguous: give a copy of it"))
            }
            _ => Err(error),
        }
    }

    /// Requests writable memory of this length from an object.
    pub(crate) fn writable(object: &Bound<'_, PyAny>, bytes: usize) -> PyResult<Self> {
        let memory = Self::new(object)?;
        if memory.readonly {
            return Err(PyTypeError::new_err("the output can't be written to"));
        }
        if memory.len() == bytes {
            Ok(memory)
        } else {
            let got = memory.len();
            Err(PyValueError::new_err(format!("the buffer must be {bytes} bytes long but has {got}")))
        }
    }

    /// Returns the number of bytes.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns the shape, the length of an item and its format, without the byte order, of an [array](Self::array).
    pub(crate) fn layout(&self) -> (&[usize], usize, &[u8]) {
        // SAFETY: Python has filled the view, whose arrays live until it is released. A shape has a length for each
        // dimension, and none is negative; a format ends with a zero.
        unsafe {
            let ffi::Py_buffer { ndim, shape, itemsize, format, .. } = *self.view;
            let shape: &[usize] = match shape.is_null() {
                true => &[],
                false => slice::from_raw_parts(shape.cast::<usize>(), ndim.unsigned_abs() as usize),
            };
            let format: &[u8] = if format.is_null() { b"B" } else { CStr::from_ptr(format).to_bytes() };
            let format = format.strip_prefix(b"<").or(format.strip_prefix(b">")).unwrap_or(format);
            (shape, itemsize.unsigned_abs(), format)
        }
    }

    /// Passes copies of the bytes to a function. This function is never inlined, because the compiler touches each page
    /// of a stack frame that large.
    #[inline(never)]
    fn pieces(&self, take: &mut dyn FnMut(&[u8])) {
        let mut copy = [0; PIECE];
        for first in (0..self.len()).step_by(PIECE) {
            let piece = &mut copy[..PIECE.min(self.len() - first)];
            self.read(first, piece);
            take(piece);
        }
    }

    /// Copies bytes, starting at `first`. Panics if there are fewer bytes than `copy` has room for.
    pub(crate) fn read(&self, first: usize, copy: &mut [u8]) {
        assert!(first <= self.len() && copy.len() <= self.len() - first);
        let start = self.start.wrapping_add(first);
        let head = start.align_offset(WORD).min(copy.len());
        let (bytes, rest) = copy.split_at_mut(head);
        let (words, tail) = rest.as_chunks_mut::<WORD>();
        let behind = head + words.len() * WORD;
        // SAFETY: the buffer owns its memory until it is released, and the assertion checked the range. The first word
        // is aligned, so all words are. Other writers of the memory are not in Rust, and each load is one instruction.
        unsafe {
            for (at, byte) in bytes.iter_mut().enumerate() {
                *byte = AtomicU8::from_ptr(start.add(at)).load(Relaxed);
            }
            for (at, word) in words.iter_mut().enumerate() {
                let from = start.add(head + at * WORD).cast::<usize>();
                *word = AtomicUsize::from_ptr(from).load(Relaxed).to_ne_bytes();
            }
            for (at, byte) in tail.iter_mut().enumerate() {
                *byte = AtomicU8::from_ptr(start.add(behind + at)).load(Relaxed);
            }
        }
    }

    /// Writes all bytes. Panics if the lengths differ, or the memory can't be written to.
    pub(crate) fn write(&self, bytes: &[u8]) {
        assert!(bytes.len() == self.len() && !self.readonly);
        let start = self.start;
        let head = start.align_offset(WORD).min(bytes.len());
        let (first, rest) = bytes.split_at(head);
        let (words, tail) = rest.as_chunks::<WORD>();
        let behind = head + words.len() * WORD;
        // SAFETY: the reasons of `read` hold here too, and the exporter reports that the memory may be written to.
        unsafe {
            for (at, byte) in first.iter().enumerate() {
                AtomicU8::from_ptr(start.add(at)).store(*byte, Relaxed);
            }
            for (at, word) in words.iter().enumerate() {
                let to = start.add(head + at * WORD).cast::<usize>();
                AtomicUsize::from_ptr(to).store(usize::from_ne_bytes(*word), Relaxed);
            }
            for (at, byte) in tail.iter().enumerate() {
                AtomicU8::from_ptr(start.add(behind + at)).store(*byte, Relaxed);
            }
        }
    }
}
