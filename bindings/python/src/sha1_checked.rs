//! SHA-1 with collision detection.

use pyo3::{
    create_exception,
    exceptions::PyValueError,
    prelude::*,
    types::{PyBytes, PyString},
};
use raddle::{Hex, sha1::Checked};

use crate::{memory::Input, state::SharedState};

create_exception!(
    raddle,
    CollisionError,
    PyValueError,
    "The message has a block of a known collision attack on SHA-1. The attribute `digest` has its digest."
);

/// Adds the classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("CollisionError", module.py().get_type::<CollisionError>())?;
    module.add_class::<Sha1Checked>()
}

/// A SHA-1 hash object that detects the blocks of known collision attacks, as Git does. For public data only: the time depends
/// on the data. Threads may share it: each update is complete before the next begins.
///
/// For data with such a block, `digest` and `hexdigest` raise `CollisionError`, whose attribute `digest` has the digest of SHA-1.
/// With `safe_digest=True` it has another digest instead, which differs from the digest of the other message of the collision.
///
/// >>> raddle.sha1_checked(b"abc").hexdigest()
/// 'a9993e364706816aba3e25717850c26c9cd0d89d'
#[pyclass(frozen, module = "raddle", name = "sha1_checked")]
struct Sha1Checked {
    state: SharedState<Checked>,
}

impl Sha1Checked {
    fn finalize(&self, py: Python<'_>) -> PyResult<[u8; 20]> {
        self.state.lock(py).clone().finalize().map_err(|collision| {
            let error = CollisionError::new_err(collision.to_string());
            match error.value(py).setattr("digest", PyBytes::new(py, &collision.digest())) {
                Ok(()) => error,
                Err(other) => other,
            }
        })
    }
}

#[pymethods]
impl Sha1Checked {
    #[new]
    #[pyo3(
        signature = (data = Input::Fixed(b""), *, safe_digest = false, usedforsecurity = true),
        text_signature = "(data=b'', *, safe_digest=False, usedforsecurity=True)"
    )]
    fn new(py: Python<'_>, data: Input<'_>, safe_digest: bool, usedforsecurity: bool) -> Self {
        let _ = usedforsecurity;
        let state = if safe_digest { Checked::with_safe_digest() } else { Checked::new() };
        let object = Self { state: SharedState::new(state) };
        object.update(py, data);
        object
    }

    /// Hashes more bytes: `update(a); update(b)` equals `update(a + b)`.
    fn update(&self, py: Python<'_>, data: Input<'_>) {
        self.state.update(py, &data, Checked::update);
    }

    /// Returns the digest of the bytes so far. Raises `CollisionError` if they have a block of a known attack.
    fn digest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.finalize(py)?))
    }

    /// Returns the digest of the bytes so far in lower-case hexadecimal digits. Raises `CollisionError` if they have a block of
    /// a known attack.
    fn hexdigest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        Ok(PyString::new(py, &Hex(&self.finalize(py)?).to_string()))
    }

    /// Returns an independent hash object of the same bytes.
    fn copy(&self, py: Python<'_>) -> Self {
        Self { state: self.state.copy(py) }
    }

    /// The name of the algorithm in `hashlib`.
    #[classattr]
    fn name() -> &'static str {
        "sha1"
    }

    /// The length of the digest in bytes.
    #[classattr]
    fn digest_size() -> usize {
        20
    }

    /// The length of a block in bytes, which HMAC needs.
    #[classattr]
    fn block_size() -> usize {
        64
    }

    fn __repr__(&self) -> &'static str {
        "<raddle.sha1_checked object>"
    }
}
