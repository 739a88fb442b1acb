//! `raddle.age`: encrypts and decrypts bytes and files in the age format, with the engine of `raddle seal` and `raddle
//! open`.
//!
//! | file | content |
//! |---|---|
//! | `keys` | recipients, identities and passphrases |
//! | `target` | a file that appears when it is complete |
//! | `error` | the exceptions |

mod error;
mod keys;
mod target;

use std::{fs::File, io::Read, num::NonZero};

use pyo3::{
    exceptions::PyOSError,
    prelude::*,
    types::{PyBytes, PyString, PyTuple},
};
use raddle_age::{Decryptor, Encryptor, keys as age_keys};
use raddle_common::pipe;
use zeroize::Zeroizing;

use self::{
    error::Side,
    keys::{Passphrase, Who, Whom},
    target::Target,
};
use crate::{
    files::FilePath,
    many::threads_of,
    memory::{Input, copy_of, reserve},
    watch::{self, Watch},
};

/// Adds the submodule, whose names `raddle.age` re-exports.
pub(crate) fn register(parent: &Bound<'_, PyModule>) -> PyResult<()> {
    let module = PyModule::new(parent.py(), "_age")?;
    error::register(&module)?;
    module.add_function(wrap_pyfunction!(encrypt, &module)?)?;
    module.add_function(wrap_pyfunction!(decrypt, &module)?)?;
    module.add_function(wrap_pyfunction!(encrypt_file, &module)?)?;
    module.add_function(wrap_pyfunction!(decrypt_file, &module)?)?;
    module.add_function(wrap_pyfunction!(generate_identity, &module)?)?;
    module.add_function(wrap_pyfunction!(recipients_of, &module)?)?;
    parent.add_submodule(&module)
}

/// Encrypts bytes for recipients, or under a passphrase, but not both.
///
/// A recipient is `age1…` or an SSH public key; a text may have one on each line, with comments. `armor` writes text
/// instead of binary data. Programs of plugins run only with `plugins=True`.
#[pyfunction]
#[pyo3(
    signature = (data, recipients = None, *, passphrase = None, armor = false, plugins = false, threads = Some(1)),
    text_signature = "(data, recipients=None, *, passphrase=None, armor=False, plugins=False, threads=1)"
)]
fn encrypt<'py>(
    py: Python<'py>,
    data: Input<'_>,
    recipients: Option<&Bound<'py, PyAny>>,
    passphrase: Option<Passphrase>,
    armor: bool,
    plugins: bool,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyBytes>> {
    let threads = threads_for(threads)?;
    let is_short = data.len() < SHORT && passphrase.is_none() && !plugins;
    let whom = Whom::new(recipients, passphrase, plugins)?;
    let sealed = run(py, is_short, |watch| {
        let copy = Copy::of(&data)?;
        let len = copy.bytes().len();
        // Armor encodes 48 bytes in 65.
        let mut sealed = reserve(if armor { len + len / 2 } else { len + len / 4096 } + 1024)?;
        let encryptor = Encryptor::new(&whom.parse()?).map(|encryptor| encryptor.armored(armor));
        encryptor
            .and_then(|encryptor| encryptor.copy(watch.count(copy.bytes()), &mut sealed, threads))
            .map_err(|error| error::of_seal(error, |error, _| error.into()))?;
        Ok(sealed)
    })?;
    copy_of(py, &sealed)
}

/// Decrypts bytes, binary or armored, with identities or a passphrase.
///
/// An identity is the text of an identity file or of an SSH private key. The passphrase opens files and identities that
/// are encrypted under a passphrase.
#[pyfunction]
#[pyo3(
    signature = (data, identities = None, *, passphrase = None, plugins = false, threads = Some(1)),
    text_signature = "(data, identities=None, *, passphrase=None, plugins=False, threads=1)"
)]
fn decrypt<'py>(
    py: Python<'py>,
    data: Input<'_>,
    identities: Option<&Bound<'py, PyAny>>,
    passphrase: Option<Passphrase>,
    plugins: bool,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyBytes>> {
    let is_short = data.len() < SHORT && passphrase.is_none() && !plugins;
    let (who, threads) = (Who::new(identities, passphrase, plugins)?, threads_for(threads)?);
    let text = run(py, is_short, |watch| {
        let sealed = data.to_cow()?;
        // The buffer has the largest length that the text can reach, so that no reallocation leaves a secret behind.
        let mut text = Zeroizing::new(reserve(sealed.len())?);
        open(who, watch.count(&*sealed), &mut *text, threads, |error, _| error.into())?;
        Ok(text)
    })?;
    copy_of(py, &text)
}

/// Encrypts a file. The output file appears when it is complete, or not at all.
///
/// The other arguments are those of `encrypt`. `progress` is called about ten times a second, with the number of bytes
/// that have been read.
#[pyfunction]
#[pyo3(
    signature = (
        source, target, recipients = None, *, passphrase = None, armor = false, overwrite = false, plugins = false,
        threads = None, progress = None
    ),
    text_signature = "(source, target, recipients=None, *, passphrase=None, armor=False, overwrite=False, plugins=False, \
        threads=None, progress=None)"
)]
#[allow(clippy::too_many_arguments)]
fn encrypt_file(
    py: Python<'_>,
    source: FilePath,
    target: FilePath,
    recipients: Option<&Bound<'_, PyAny>>,
    passphrase: Option<Passphrase>,
    armor: bool,
    overwrite: bool,
    plugins: bool,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<()> {
    let (whom, threads) = (Whom::new(recipients, passphrase, plugins)?, threads_for(threads)?);
    let files = Files { source, target };
    files.copy(py, overwrite, progress, |input, output| {
        let encryptor = Encryptor::new(&whom.parse()?).map(|encryptor| encryptor.armored(armor));
        encryptor
            .and_then(|encryptor| encryptor.copy(input, output, threads))
            .map_err(|error| error::of_seal(error, |error, side| files.error(error, &side)))
    })
}

/// Decrypts a file. The output file appears when it is complete and authentic, or not at all.
///
/// The other arguments are those of `decrypt` and `encrypt_file`.
#[pyfunction]
#[pyo3(
    signature = (
        source, target, identities = None, *, passphrase = None, overwrite = false, plugins = false, threads = None,
        progress = None
    ),
    text_signature = "(source, target, identities=None, *, passphrase=None, overwrite=False, plugins=False, threads=None, \
        progress=None)"
)]
#[allow(clippy::too_many_arguments)]
fn decrypt_file(
    py: Python<'_>,
    source: FilePath,
    target: FilePath,
    identities: Option<&Bound<'_, PyAny>>,
    passphrase: Option<Passphrase>,
    overwrite: bool,
    plugins: bool,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<()> {
    let (who, threads) = (Who::new(identities, passphrase, plugins)?, threads_for(threads)?);
    let files = Files { source, target };
    files.copy(py, overwrite, progress, |input, output| {
        open(who, input, output, threads, |error, side| files.error(error, &side))
    })
}

/// Generates an identity, and returns it with its recipient.
#[pyfunction]
#[pyo3(signature = (*, post_quantum = false))]
fn generate_identity(py: Python<'_>, post_quantum: bool) -> PyResult<Bound<'_, PyTuple>> {
    let key = if post_quantum { age_keys::generate_post_quantum() } else { age_keys::generate() };
    let key = key.map_err(|error| PyOSError::new_err(error.to_string()))?;
    PyTuple::new(py, [PyString::new(py, &key.secret), PyString::new(py, &key.recipient)])
}

/// Returns the recipients of identities.
#[pyfunction]
#[pyo3(signature = (identities, *, passphrase = None))]
fn recipients_of(
    py: Python<'_>,
    identities: &Bound<'_, PyAny>,
    passphrase: Option<Passphrase>,
) -> PyResult<Vec<String>> {
    let who = Who::new(Some(identities), passphrase, false)?;
    py.detach(|| who.recipients())
}

/// The number of bytes from which on a call checks for Ctrl-C: fewer bytes take only a few milliseconds.
const SHORT: usize = 1 << 20;

/// Runs work on bytes, on this thread if it is short.
fn run<T: Send>(py: Python<'_>, is_short: bool, work: impl FnOnce(&Watch) -> PyResult<T> + Send) -> PyResult<T> {
    if is_short { watch::run_short(py, work) } else { watch::run(py, None, work) }
}

/// Decrypts the data of a reader.
fn open(
    who: Who,
    reader: impl Read + Send,
    writer: &mut (impl std::io::Write + Send),
    threads: NonZero<usize>,
    of_io: impl FnOnce(std::io::Error, Side) -> PyErr,
) -> PyResult<()> {
    let mut identities = who.parse()?;
    let opened = Decryptor::new(reader).and_then(|decryptor| {
        let file_key = identities.unwrap(decryptor.header())?;
        decryptor.open(&file_key)?.copy(writer, threads)
    });
    opened.map_err(|error| error::of_open(error, of_io))
}

/// The names of the input file and the output file.
struct Files {
    source: FilePath,
    target: FilePath,
}

impl Files {
    /// Opens both files, lets a function write the target from the source, and gives the target its name.
    fn copy(
        &self,
        py: Python<'_>,
        overwrite: bool,
        progress: Option<Py<PyAny>>,
        work: impl FnOnce(watch::CountingReader<'_, Source<'_>>, &mut File) -> PyResult<()> + Send,
    ) -> PyResult<()> {
        let target = watch::run(py, progress.as_ref(), |watch: &Watch| {
            let file = pipe::open(&self.source.path).map_err(|error| self.error(error, &Side::Source))?;
            let mut target =
                Target::create(&self.target.path, overwrite).map_err(|error| self.error(error, &Side::Target))?;
            work(watch.count(Source { file, watch }), target.file())?;
            Ok(target)
        })?;
        py.detach(|| target.finish()).map_err(|error| self.error(error, &Side::Target))
    }

    /// Returns the exception for a file that can't be read or written.
    fn error(&self, error: std::io::Error, side: &Side) -> PyErr {
        let file = match side {
            Side::Source => &self.source,
            Side::Target => &self.target,
        };
        Python::attach(|py| file.error(py, error))
    }
}

/// An input file. If it is a pipe, its writer may keep a stopped call waiting.
struct Source<'a> {
    file: File,
    watch: &'a Watch,
}

impl Read for Source<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        pipe::fill(&self.file, buffer, || self.watch.is_stopped())
    }
}

/// Plaintext that either never changes, or is a copy that is erased.
enum Copy<'a> {
    Fixed(&'a [u8]),
    Erased(Zeroizing<Vec<u8>>),
}

impl<'a> Copy<'a> {
    fn of(data: &Input<'a>) -> PyResult<Self> {
        Ok(match data {
            Input::Fixed(bytes) => Self::Fixed(bytes),
            Input::Shared(_) => Self::Erased(Zeroizing::new(data.to_vec()?)),
        })
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Self::Fixed(bytes) => bytes,
            Self::Erased(bytes) => bytes,
        }
    }
}

/// Returns the number of threads; `None` means the number of processors.
fn threads_for(threads: Option<usize>) -> PyResult<NonZero<usize>> {
    threads_of(threads).map(|threads| NonZero::new(threads).unwrap_or(NonZero::<usize>::MIN))
}
