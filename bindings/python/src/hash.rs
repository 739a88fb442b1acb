//! Hash objects with the interface of `hashlib`.

use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyBytes, PyString},
};
use raddle::hash::any::MAX_DIGEST_BYTES;
use raddle_arrow::write_hex;

use crate::{memory::Input, state::SharedState};

/// Selects the stored type according to the block length. The longer states are boxed, because otherwise each move of
/// any state would copy as many bytes as the longest has.
macro_rules! kept {
    (64 $hasher:ty) => { $hasher };
    (128 $hasher:ty) => { Box<$hasher> };
}

macro_rules! objects {
    (; $(
        $(#[$doc:meta])*
        $type:ident $name:ident [$size:literal $block:tt] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        /// A message in pieces.
        #[derive(Clone)]
        enum State {
            $($type(kept!($block $hasher)),)*
        }

        impl State {
            fn update(&mut self, piece: &[u8]) {
                match self {
                    $(Self::$type(hasher) => hasher.update(piece),)*
                }
            }

            /// Writes the digest of the bytes so far to the start of a buffer, and returns its length.
            fn digest(&self, buffer: &mut [u8; MAX_DIGEST_BYTES]) -> usize {
                match self {
                    $(Self::$type(hasher) => {
                        let digest = <$hasher>::clone(hasher).finalize();
                        buffer[..digest.len()].copy_from_slice(&digest);
                        digest.len()
                    })*
                }
            }

            const fn name(&self) -> &'static str {
                match self {
                    $(Self::$type(_) => stringify!($name),)*
                }
            }

            const fn digest_size(&self) -> usize {
                match self {
                    $(Self::$type(_) => $size,)*
                }
            }

            const fn block_size(&self) -> usize {
                match self {
                    $(Self::$type(_) => $block,)*
                }
            }
        }

        $(
            #[doc = concat!("Returns a ", stringify!($name), " hash object; optionally initialised with bytes.")]
            ///
            #[doc = concat!(">>> raddle.", stringify!($name), "(b\"abc\").digest_size")]
            #[doc = stringify!($size)]
            #[pyfunction]
            #[pyo3(
                signature = (data = Input::Fixed(b""), *, usedforsecurity = true, string = None),
                text_signature = "(data=b'', *, usedforsecurity=True, string=None)"
            )]
            fn $name(
                py: Python<'_>,
                data: Input<'_>,
                usedforsecurity: bool,
                string: Option<Input<'_>>,
            ) -> PyResult<Hash> {
                let _ = usedforsecurity;
                Ok(Hash::new(py, State::$type(<$hasher>::new().into()), &one_of(data, string)?))
            }
        )*

        /// Adds the functions to the module.
        pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(
                module.add_function(wrap_pyfunction!($name, module)?)?;
            )*
            module.add_class::<Hash>()
        }
    };
}

raddle::hashes!(padded: objects);

/// Returns the bytes to hash, from `data`, or from `string`, as callers of `hashlib` before Python 3.14 may name them.
fn one_of<'a>(data: Input<'a>, string: Option<Input<'a>>) -> PyResult<Input<'a>> {
    match string {
        Some(_) if data.len() > 0 => Err(PyTypeError::new_err("give data or string, not both")),
        Some(string) => Ok(string),
        None => Ok(data),
    }
}

/// A hash object with the interface of `hashlib`. Threads may share it: each update is complete before the next begins.
#[pyclass(frozen, module = "raddle", name = "Hash")]
struct Hash {
    state: SharedState<State>,
}

impl Hash {
    fn new(py: Python<'_>, state: State, data: &Input<'_>) -> Self {
        let state = SharedState::new(state);
        state.update(py, data, State::update);
        Self { state }
    }
}

#[pymethods]
impl Hash {
    /// Hashes more bytes: `update(a); update(b)` equals `update(a + b)`.
    fn update(&self, py: Python<'_>, data: Input<'_>) {
        self.state.update(py, &data, State::update);
    }

    /// Returns the digest of the bytes so far.
    fn digest<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut buffer = [0; MAX_DIGEST_BYTES];
        let len = self.state.lock(py).digest(&mut buffer);
        PyBytes::new(py, &buffer[..len])
    }

    /// Returns the digest of the bytes so far in lower-case hexadecimal digits.
    fn hexdigest<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        let (mut buffer, mut text) = ([0; MAX_DIGEST_BYTES], [0; 2 * MAX_DIGEST_BYTES]);
        let len = self.state.lock(py).digest(&mut buffer);
        write_hex(&buffer[..len], &mut text);
        PyString::new(py, str::from_utf8(&text[..2 * len]).expect("digits"))
    }

    /// Returns an independent hash object of the same bytes.
    fn copy(&self, py: Python<'_>) -> Self {
        Self { state: self.state.copy(py) }
    }

    /// The name of the algorithm in `hashlib`.
    #[getter]
    fn name(&self, py: Python<'_>) -> &'static str {
        self.state.lock(py).name()
    }

    /// The length of the digest in bytes.
    #[getter]
    fn digest_size(&self, py: Python<'_>) -> usize {
        self.state.lock(py).digest_size()
    }

    /// The length of a block in bytes, which HMAC needs.
    #[getter]
    fn block_size(&self, py: Python<'_>) -> usize {
        self.state.lock(py).block_size()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<{} raddle.Hash object>", self.state.lock(py).name())
    }
}
