//! Checksums of many files at once, with the engine of `raddle sum`.

use std::{
    io,
    num::NonZero,
    path::{Path, PathBuf},
};

use pyo3::{
    exceptions::{PyOSError, PyTypeError, PyValueError},
    prelude::*,
    types::{PyBytes, PyDict, PyList, PyString},
};
use raddle::Hex;
use raddle_sum::{
    algorithm::{ChecksumAlgorithm, Set, Sums},
    files::{self, Event, Input, Job},
    walk::{Found, files_in},
};

use crate::many::threads_of;

/// Adds the functions to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(hash_files, module)?)?;
    module.add_function(wrap_pyfunction!(hash_tree, module)?)
}

/// A path, and the object that the caller passed for it, which exceptions name.
pub(crate) struct FilePath {
    pub(crate) path: PathBuf,
    object: Py<PyAny>,
}

impl<'a> FromPyObject<'a, '_> for FilePath {
    type Error = PyErr;

    /// Takes `str`, `bytes` or `os.PathLike`, as `open` does.
    fn extract(object: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        let path = object.py().import("os")?.call_method1("fsdecode", (object,))?.extract()?;
        Ok(Self { path, object: object.to_owned().unbind() })
    }
}

impl FilePath {
    /// Returns the exception for this file.
    pub(crate) fn error(&self, py: Python<'_>, error: io::Error) -> PyErr {
        os_error(py, error, || Ok(self.object.bind(py).clone()))
    }

    /// Returns a path in this folder: `bytes` if the folder was passed as `bytes`, and otherwise `str`.
    fn inside<'py>(&self, py: Python<'py>, path: &Path) -> PyResult<Bound<'py, PyAny>> {
        let folder = py.import("os")?.call_method1("fspath", (&self.object,))?;
        Ok(match folder.is_instance_of::<PyBytes>() {
            true => py.import("os")?.call_method1("fsencode", (path,))?,
            false => path.as_os_str().into_pyobject(py)?.into_any(),
        })
    }
}

/// Computes the checksums of files, each read once, and returns a dictionary for each path.
///
/// The algorithms are those of `raddle sum`. `progress` is called about ten times a second with the number of bytes
/// that have been read. If a file can't be read, its `OSError` is raised once all files are done. With
/// `errors="return"`, the error replaces the dictionary.
///
/// >>> raddle.hash_files(["/dev/null"], ["md5"], hex=True)
/// [{'md5': 'd41d8cd98f00b204e9800998ecf8427e'}]
#[pyfunction]
#[pyo3(signature = (paths, algorithms = vec!["sha256".to_owned()], *, hex = false, threads = None, progress = None, errors = "raise"))]
fn hash_files<'py>(
    py: Python<'py>,
    paths: &Bound<'py, PyAny>,
    algorithms: Vec<String>,
    hex: bool,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
    errors: &str,
) -> PyResult<Bound<'py, PyList>> {
    let work = Work::new(algorithms, hex, threads, errors)?;
    if paths.is_instance_of::<PyString>() || paths.is_instance_of::<PyBytes>() || paths.hasattr("__fspath__")? {
        return Err(PyTypeError::new_err(format!("give several paths, such as [{}]", paths.repr()?)));
    }
    let paths = paths.try_iter()?.map(|path| path?.extract()).collect::<PyResult<Vec<FilePath>>>()?;
    let list = PyList::empty(py);
    let results = work.run(py, paths.iter().map(|file| Ok(file.path.clone())), progress)?;
    for (file, (_, sums)) in paths.iter().zip(results) {
        list.append(work.value(sums, |error| file.error(py, error), py)?)?;
    }
    Ok(list)
}

/// Computes the checksums of all files in a folder and its subfolders, each read once. Returns a dictionary from each
/// path in the folder to its checksums, in the byte order of the names.
///
/// Only regular files are hashed, and links are not followed. The other arguments are those of `hash_files`. If a
/// folder can't be read, the error replaces its result.
///
/// >>> import tempfile
/// >>> with tempfile.TemporaryDirectory() as folder:
/// ...     _ = open(f"{folder}/a", "x").write("abc")
/// ...     raddle.hash_tree(folder, ["md5"], hex=True)
/// {'a': {'md5': '900150983cd24fb0d6963f7d28e17f72'}}
#[pyfunction]
#[pyo3(signature = (folder, algorithms = vec!["sha256".to_owned()], *, hex = false, threads = None, progress = None, errors = "raise"))]
fn hash_tree<'py>(
    py: Python<'py>,
    folder: FilePath,
    algorithms: Vec<String>,
    hex: bool,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
    errors: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let work = Work::new(algorithms, hex, threads, errors)?;
    // An error of the folder itself is raised in any case.
    py.detach(|| folder.path.read_dir()).map_err(|error| folder.error(py, error))?;
    let tree = PyDict::new(py);
    for (path, sums) in work.run(py, files_in(folder.path.clone(), None), progress)? {
        let value = work.value(sums, |error| os_error(py, error, || folder.inside(py, &path)), py)?;
        tree.set_item(folder.inside(py, path.strip_prefix(&folder.path).unwrap_or(&path))?, value)?;
    }
    Ok(tree)
}

/// The options of a call.
struct Work {
    /// The names as the caller passed them, which are the keys of the results.
    names: Vec<String>,
    algorithms: Vec<ChecksumAlgorithm>,
    hex: bool,
    threads: Option<NonZero<usize>>,
    /// Whether an error replaces a result.
    returns_errors: bool,
}

impl Work {
    fn new(names: Vec<String>, hex: bool, threads: Option<usize>, errors: &str) -> PyResult<Self> {
        let returns_errors = match errors {
            "raise" => false,
            "return" => true,
            _ => return Err(PyValueError::new_err("errors is \"raise\" or \"return\"")),
        };
        let parse = |name: &String| {
            let algorithm = name.parse::<ChecksumAlgorithm>();
            algorithm.map_err(|error| PyValueError::new_err(format!("{name:?} is {error}")))
        };
        let algorithms = names.iter().map(parse).collect::<PyResult<_>>()?;
        let threads = threads.map(|threads| threads_of(Some(threads))).transpose()?.and_then(NonZero::new);
        Ok(Self { names, algorithms, hex, threads, returns_errors })
    }

    /// Hashes files while other threads have the interpreter.
    fn run(
        &self,
        py: Python<'_>,
        files: impl Iterator<Item = Found> + Send,
        progress: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Vec<(PathBuf, io::Result<Sums>)>> {
        let algorithms: Set = self.algorithms.iter().copied().collect();
        let jobs = files.map(|found| match found {
            Ok(path) => Job { note: None, file: Some(Input { path, algorithms, reader: None }) },
            Err(error) => Job { note: Some(error), file: None },
        });
        let progress = progress.map(Bound::unbind);
        let mut results = Vec::new();
        py.detach(|| {
            files::hash_files(jobs, self.threads, |event| match event {
                Event::Finished(job) => {
                    results.extend(job.file.or(job.note.map(|(path, error)| (path, Err(error)))));
                    Ok(())
                }
                Event::Progress(bytes) => Python::attach(|py| {
                    py.check_signals()?;
                    progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, (bytes,)).map(drop))
                }),
            })
        })
        .map(|()| results)
    }

    /// Returns the result for a file.
    fn value<'py>(
        &self,
        sums: io::Result<Sums>,
        exception: impl FnOnce(io::Error) -> PyErr,
        py: Python<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let sums = match sums.map_err(exception) {
            Ok(sums) => sums,
            Err(error) if self.returns_errors => return Ok(error.into_value(py).into_bound(py).into_any()),
            Err(error) => return Err(error),
        };
        let digests = PyDict::new(py);
        for (name, &algorithm) in self.names.iter().zip(&self.algorithms) {
            match self.hex {
                true => digests.set_item(name, Hex(sums.of(algorithm)).to_string())?,
                false => digests.set_item(name, PyBytes::new(py, sums.of(algorithm)))?,
            }
        }
        Ok(digests.into_any())
    }
}

/// Converts an error to a Python exception. Python chooses the class, such as `FileNotFoundError`, by the error number.
fn os_error<'py>(py: Python<'py>, error: io::Error, name: impl FnOnce() -> PyResult<Bound<'py, PyAny>>) -> PyErr {
    let Some(number) = error.raw_os_error() else { return error.into() };
    let made = || {
        let text = py.import("os")?.call_method1("strerror", (number,))?;
        py.get_type::<PyOSError>().call1((number, text, name()?))
    };
    made().map_or_else(|error| error, PyErr::from_value)
}
