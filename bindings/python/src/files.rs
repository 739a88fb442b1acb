//! Checksums of many files at once, by the engine of `raddle sum`.

use std::{num::NonZero, path::PathBuf};

use pyo3::{
    exceptions::{PyOSError, PyValueError},
    prelude::*,
    types::{PyBytes, PyDict, PyList},
};
use raddle::Hex;
use raddle_sum::{
    algorithm::{ChecksumAlgorithm, Set},
    files::{self, Event, Input, Job},
};

use crate::many::threads_of;

/// Adds the function to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(hash_files, module)?)
}

/// Computes the checksums of files, each read once, and returns a dictionary for each path.
///
/// Algorithms are those of `raddle sum`. `progress` is called with the number of bytes that were read, about ten times a
/// second. A file that can't be read raises its `OSError` when all are done; with `errors="return"` the error takes the place
/// of the dictionary.
#[pyfunction]
#[pyo3(signature = (paths, algorithms = vec!["sha256".to_owned()], *, hex = false, threads = None, progress = None, errors = "raise"))]
fn hash_files<'py>(
    py: Python<'py>,
    paths: Vec<PathBuf>,
    algorithms: Vec<String>,
    hex: bool,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
    errors: &str,
) -> PyResult<Bound<'py, PyList>> {
    if !["raise", "return"].contains(&errors) {
        return Err(PyValueError::new_err("errors is \"raise\" or \"return\""));
    }
    let parse = |name: &String| {
        let algorithm = name.parse::<ChecksumAlgorithm>();
        algorithm.map_err(|error| PyValueError::new_err(format!("{name:?} is {error}")))
    };
    let parsed = algorithms.iter().map(parse).collect::<PyResult<Vec<_>>>()?;
    let set: Set = parsed.iter().copied().collect();
    let threads = threads.map(|threads| threads_of(Some(threads))).transpose()?.and_then(NonZero::new);
    let jobs = paths
        .iter()
        .map(|path| Job { note: (), file: Some(Input { path: path.clone(), algorithms: set, reader: None }) });
    let progress = progress.map(Bound::unbind);
    let mut results = Vec::new();
    py.detach(|| {
        files::hash_files(jobs, threads, |event| match event {
            Event::Finished(job) => {
                results.extend(job.file.map(|(_, sums)| sums));
                Ok(())
            }
            Event::Progress(bytes) => Python::attach(|py| {
                py.check_signals()?;
                progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, (bytes,)).map(drop))
            }),
        })
    })?;
    let list = PyList::empty(py);
    for (sums, path) in results.into_iter().zip(&paths) {
        match sums {
            Ok(sums) => {
                let digests = PyDict::new(py);
                for (name, &algorithm) in algorithms.iter().zip(&parsed) {
                    match hex {
                        true => digests.set_item(name, Hex(sums.of(algorithm)).to_string())?,
                        false => digests.set_item(name, PyBytes::new(py, sums.of(algorithm)))?,
                    }
                }
                list.append(digests)?;
            }
            Err(error) => {
                // With a number, Python makes the class of the error, such as FileNotFoundError.
                let error = match error.raw_os_error() {
                    Some(number) => {
                        let text = py.import("os")?.call_method1("strerror", (number,))?;
                        PyErr::from_value(py.get_type::<PyOSError>().call1((number, text, path))?)
                    }
                    None => error.into(),
                };
                if errors == "raise" {
                    return Err(error);
                }
                list.append(error.into_value(py))?;
            }
        }
    }
    Ok(list)
}
