//! Several digests of the same bytes.

use pyo3::{
    exceptions::PyValueError,
    prelude::*,
    types::{PyBytes, PyDict, PyTuple},
};
use raddle::{
    Hex,
    hash::{self, any::AnyHash},
};

use crate::{memory::Input, state::SharedState};

/// Adds the class to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Several>()
}

/// A hash object with several algorithms, such as `several("md5", "sha256")`. Threads may share it: each update is complete
/// before the next begins.
///
/// On processors with instructions for SHA, one kernel computes MD5 and SHA-256, SHA-1 and SHA-256, or all three. It takes
/// hardly longer than the slowest of them alone.
///
/// >>> raddle.several("md5", "sha1", data=b"abc").hexdigests()["md5"]
/// '900150983cd24fb0d6963f7d28e17f72'
#[pyclass(frozen, module = "raddle", name = "several")]
struct Several {
    /// The names as the caller passed them, which are the keys of the digests.
    names: Vec<String>,
    state: SharedState<hash::Several>,
}

impl Several {
    /// Returns a dictionary from each name to a digest in the form that `form` makes, in the order of the names.
    fn map<'py, T: IntoPyObject<'py>>(
        &self,
        py: Python<'py>,
        form: impl Fn(&[u8]) -> T,
    ) -> PyResult<Bound<'py, PyDict>> {
        let digests = self.state.lock(py).clone().finalize();
        let map = PyDict::new(py);
        for (name, (_, digest)) in self.names.iter().zip(digests.iter()) {
            map.set_item(name, form(digest))?;
        }
        Ok(map)
    }
}

#[pymethods]
impl Several {
    #[new]
    #[pyo3(
        signature = (*names, data = Input::Fixed(b""), usedforsecurity = true),
        text_signature = "(*names, data=b'', usedforsecurity=True)"
    )]
    fn new(py: Python<'_>, names: Vec<String>, data: Input<'_>, usedforsecurity: bool) -> PyResult<Self> {
        let _ = usedforsecurity;
        let parse = |name: &String| {
            name.parse::<AnyHash>().map_err(|error| PyValueError::new_err(format!("{name:?}: {error}")))
        };
        let hashes = names.iter().map(parse).collect::<PyResult<Vec<_>>>()?;
        let state = hash::Several::new(&hashes).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let object = Self { names, state: SharedState::new(state) };
        object.update(py, data);
        Ok(object)
    }

    /// Hashes more bytes with each algorithm: `update(a); update(b)` equals `update(a + b)`.
    fn update(&self, py: Python<'_>, data: Input<'_>) {
        self.state.update(py, &data, hash::Several::update);
    }

    /// Returns a dictionary from each name to the digest of the bytes so far.
    fn digests<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.map(py, |digest| PyBytes::new(py, digest))
    }

    /// Returns a dictionary from each name to the digest of the bytes so far in lower-case hexadecimal digits.
    fn hexdigests<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.map(py, |digest| Hex(digest).to_string())
    }

    /// Returns an independent hash object of the same bytes.
    fn copy(&self, py: Python<'_>) -> Self {
        Self { names: self.names.clone(), state: self.state.copy(py) }
    }

    /// The names of the algorithms, as they were passed.
    #[getter]
    fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.names)
    }

    fn __repr__(&self) -> String {
        format!("<{} raddle.several object>", self.names.join(" "))
    }
}
