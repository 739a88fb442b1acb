//! BLAKE3 with the interface of the official package `blake3`: with keys, derived keys, and output of any length.

use pyo3::{
    exceptions::{PyOverflowError, PyValueError},
    prelude::*,
    types::{PyBytes, PyString},
};
use raddle::blake3::{DIGEST_BYTES, KEY_BYTES};
use raddle_arrow::write_hex;
use zeroize::Zeroizing;

use crate::{
    memory::{DETACH_BYTES, Input},
    state::SharedState,
};

/// The number of output bytes after which a call checks for Ctrl-C.
const ROUND_BYTES: usize = 1 << 24;

/// Adds the class to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Blake3>()
}

/// A BLAKE3 hash object, with methods of `hashlib` and of the package `blake3`. Threads may share it: each update is
/// complete before the next begins.
///
/// With a 32-byte `key`, it is a message authentication code. With the text `derive_key_context`, it derives keys from
/// the bytes that it hashes. `max_threads` and `usedforsecurity` have no effect.
///
/// >>> raddle.blake3(b"abc").digest(length=4).hex()
/// '6437b3ac'
#[pyclass(frozen, module = "raddle", name = "blake3")]
struct Blake3 {
    /// The state before the first byte, if there is a key or a context.
    initial: Option<Box<raddle::blake3::Blake3>>,
    state: SharedState<Box<raddle::blake3::Blake3>>,
}

impl Blake3 {
    fn absorb(&self, py: Python<'_>, data: &Input<'_>) {
        self.state.update(py, data, |state, piece| state.update(piece));
    }

    /// Writes output, starting at a position.
    fn write(&self, py: Python<'_>, seek: u64, output: &mut [u8]) -> PyResult<()> {
        if output.len() as u128 + u128::from(seek) > 1 << 64 {
            return Err(PyValueError::new_err("the output ends after 2^64 bytes"));
        }
        let mut reader = self.state.lock(py).finalize_output();
        reader.set_position(seek);
        if output.len() < DETACH_BYTES {
            reader.fill(output);
            return Ok(());
        }
        for part in output.chunks_mut(ROUND_BYTES) {
            py.detach(|| reader.fill(part));
            py.check_signals()?;
        }
        Ok(())
    }
}

#[pymethods]
impl Blake3 {
    #[new]
    #[pyo3(
        signature = (
            data = Input::Fixed(b""), *, key = None, derive_key_context = None, max_threads = 1, usedforsecurity = true
        ),
        text_signature = "(data=b'', *, key=None, derive_key_context=None, max_threads=1, usedforsecurity=True)"
    )]
    fn new(
        py: Python<'_>,
        data: Input<'_>,
        key: Option<Input<'_>>,
        derive_key_context: Option<&str>,
        max_threads: isize,
        usedforsecurity: bool,
    ) -> PyResult<Self> {
        let _ = usedforsecurity;
        if max_threads < 1 && max_threads != Self::auto() {
            return Err(PyValueError::new_err(format!("max_threads is {max_threads} but must be at least 1, or AUTO")));
        }
        let initial = match (key, derive_key_context) {
            (None, None) => None,
            (None, Some(context)) => Some(raddle::blake3::Blake3::deriving(context)),
            (Some(_), Some(_)) => return Err(PyValueError::new_err("give a key or a context, not both")),
            (Some(key), None) => {
                let mut copy = Zeroizing::new([0; KEY_BYTES]);
                if key.len() != copy.len() {
                    let got = key.len();
                    return Err(PyValueError::new_err(format!("the key has {got} bytes but must have {KEY_BYTES}")));
                }
                key.copy_to(&mut *copy);
                Some(raddle::blake3::Blake3::keyed(&copy))
            }
        };
        let initial = initial.map(Box::new);
        let object = Self { state: SharedState::new(initial.clone().unwrap_or_default()), initial };
        object.absorb(py, &data);
        Ok(object)
    }

    /// Hashes more bytes: `update(a).update(b)` equals `update(a + b)`. Returns this object.
    #[pyo3(signature = (data, /))]
    fn update<'py>(this: Bound<'py, Self>, data: Input<'_>) -> Bound<'py, Self> {
        this.get().absorb(this.py(), &data);
        this
    }

    /// Returns `length` bytes of output for the bytes so far, starting at byte `seek`.
    #[pyo3(signature = (length = DIGEST_BYTES, *, seek = 0), text_signature = "($self, length=32, *, seek=0)")]
    fn digest<'py>(&self, py: Python<'py>, length: usize, seek: u64) -> PyResult<Bound<'py, PyBytes>> {
        if isize::try_from(length).is_err() {
            return Err(PyOverflowError::new_err("no object has so many bytes"));
        }
        PyBytes::new_with(py, length, |output| self.write(py, seek, output))
    }

    /// Returns `length` bytes of output for the bytes so far, starting at byte `seek`, as lower-case hexadecimal
    /// digits.
    #[pyo3(signature = (length = DIGEST_BYTES, *, seek = 0), text_signature = "($self, length=32, *, seek=0)")]
    fn hexdigest<'py>(&self, py: Python<'py>, length: usize, seek: u64) -> PyResult<Bound<'py, PyString>> {
        let output = self.digest(py, length, seek)?;
        let output = output.as_bytes();
        let digits = PyBytes::new_with(py, 2 * output.len(), |digits| {
            py.detach(|| write_hex(output, digits));
            Ok(())
        })?;
        PyString::from_bytes(py, digits.as_bytes())
    }

    /// Returns an independent hash object of the same bytes.
    fn copy(&self, py: Python<'_>) -> Self {
        Self { initial: self.initial.clone(), state: self.state.copy(py) }
    }

    /// Discards the bytes so far, but keeps the key or the context.
    fn reset(&self, py: Python<'_>) {
        *self.state.lock(py) = self.initial.clone().unwrap_or_default();
    }

    /// The name of the algorithm.
    #[classattr]
    fn name() -> &'static str {
        "blake3"
    }

    /// The length of the digest in bytes, unless another length is requested.
    #[classattr]
    fn digest_size() -> usize {
        DIGEST_BYTES
    }

    /// The length of a block in bytes.
    #[classattr]
    fn block_size() -> usize {
        64
    }

    /// The length of a key in bytes.
    #[classattr]
    fn key_size() -> usize {
        KEY_BYTES
    }

    /// A value of `max_threads` in the package `blake3`.
    #[classattr]
    #[pyo3(name = "AUTO")]
    fn auto() -> isize {
        -1
    }

    fn __repr__(&self) -> &'static str {
        "<raddle.blake3 object>"
    }
}
