//! The memory of Python's objects, as bytes to read and to write.
//!
//! Nobody writes to the bytes of `bytes` and `str`: they are read in their place. Other memory belongs to all threads of the
//! program, which may write to it while it is read, for a kernel runs without the interpreter's lock. A slice of such memory
//! would be undefined behaviour, so it is copied first, by atomic loads of words. Each byte of the copy is one that the
//! memory held at some moment. Output is written in the same way, by atomic stores.

use std::{
    borrow::Cow,
    ptr, slice,
    sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed},
};

use pyo3::{
    Borrowed,
    buffer::PyUntypedBuffer,
    exceptions::{PyBufferError, PyMemoryError, PyTypeError, PyValueError},
    ffi,
    prelude::*,
    types::{PyBytes, PyMemoryView, PyString},
};

const WORD: usize = size_of::<usize>();

/// The bytes of shared memory that are copied and hashed at once: they stay in the first-level cache.
const PIECE: usize = 1 << 14;

/// The length from which on other threads of Python run meanwhile, as in `hashlib`.
pub(crate) const DETACH_BYTES: usize = 2048;

/// Bytes of an object.
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
    /// Returns the bytes where they never change, and a copy of others.
    pub(crate) fn to_cow(&self) -> PyResult<Cow<'a, [u8]>> {
        match self {
            Self::Fixed(bytes) => Ok((*bytes).into()),
            Self::Shared(_) => self.to_vec().map(Cow::Owned),
        }
    }
}

/// Returns an empty list with room for this many items. The caller of Python chooses the number: without memory for it, the
/// error is `MemoryError`, where `Vec` ends the process.
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

/// Creates objects of these lengths, and passes their bytes to a function: zeros, which nobody else has yet.
pub(crate) fn new_bytes<'py, T>(
    py: Python<'py>,
    lengths: impl ExactSizeIterator<Item = usize>,
    fill: impl FnOnce(Vec<&mut [u8]>) -> PyResult<T>,
) -> PyResult<(Vec<Bound<'py, PyBytes>>, T)> {
    let mut objects = reserve(lengths.len())?;
    let mut parts = reserve(lengths.len())?;
    for length in lengths {
        let size = ffi::Py_ssize_t::try_from(length)?;
        // SAFETY: without bytes to copy, Python returns a new object with room for `size` of them, or an error. The object of
        // no bytes is one that others have, and its slice is empty. The objects outlive the slices, which `fill` may not keep.
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
pub(crate) struct Shared(PyUntypedBuffer);

impl Shared {
    /// Asks an object for its memory.
    pub(crate) fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let buffer = PyUntypedBuffer::get(object).or_else(|error| {
            if object.is_instance_of::<PyString>() {
                return Err(PyTypeError::new_err("strings must be encoded before hashing"));
            }
            // An array of ctypes says nothing of its strides, which a view of it adds.
            PyMemoryView::from(object).map_err(|_| error).and_then(|view| PyUntypedBuffer::get(&view))
        })?;
        if buffer.is_c_contiguous() {
            Ok(Self(buffer))
        } else {
            Err(PyBufferError::new_err("the buffer is not contiguous: give a copy of it"))
        }
    }

    /// Asks an object for memory to write to, of this length.
    pub(crate) fn writable(object: &Bound<'_, PyAny>, bytes: usize) -> PyResult<Self> {
        let memory = Self::new(object)?;
        if memory.0.readonly() {
            return Err(PyTypeError::new_err("the output can't be written to"));
        }
        if memory.len() == bytes {
            Ok(memory)
        } else {
            let got = memory.len();
            Err(PyValueError::new_err(format!("the buffer must be {bytes} bytes long and has {got}")))
        }
    }

    /// Returns the number of bytes.
    pub(crate) fn len(&self) -> usize {
        self.0.len_bytes()
    }

    /// Returns the shape, the length of an item and its format.
    pub(crate) fn layout(&self) -> (&[usize], usize, &[u8]) {
        (self.0.shape(), self.0.item_size(), self.0.format().to_bytes())
    }

    /// Passes copies of the bytes to a function. A call of its own: the compiler touches each page of a stack that may be needed.
    #[inline(never)]
    fn pieces(&self, take: &mut dyn FnMut(&[u8])) {
        let mut copy = [0; PIECE];
        for first in (0..self.len()).step_by(PIECE) {
            let piece = &mut copy[..PIECE.min(self.len() - first)];
            self.read(first, piece);
            take(piece);
        }
    }

    /// Copies the bytes from `first` on. Panics if there are fewer than `copy` has room for.
    pub(crate) fn read(&self, first: usize, copy: &mut [u8]) {
        assert!(first <= self.len() && copy.len() <= self.len() - first);
        let start = self.0.buf_ptr().cast::<u8>().wrapping_add(first);
        let head = start.align_offset(WORD).min(copy.len());
        let (bytes, rest) = copy.split_at_mut(head);
        let (words, tail) = rest.as_chunks_mut::<WORD>();
        let behind = head + words.len() * WORD;
        // SAFETY: the buffer holds its memory until it is released, and has the bytes from `first` on. The first word is
        // aligned, so all are. Programs that write to the memory are not in Rust; each load is one instruction.
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
        assert!(bytes.len() == self.len() && !self.0.readonly());
        let start = self.0.buf_ptr().cast::<u8>();
        let head = start.align_offset(WORD).min(bytes.len());
        let (first, rest) = bytes.split_at(head);
        let (words, tail) = rest.as_chunks::<WORD>();
        let behind = head + words.len() * WORD;
        // SAFETY: as in `read`, and the exporter says that the memory may be written to.
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
