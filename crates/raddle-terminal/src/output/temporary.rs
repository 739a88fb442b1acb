//! The file that contains an output until the output is complete. The file has no name if the system supports that, so
//! nothing of it remains, whatever ends the process.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile, PersistError};

use crate::interrupt::Unfinished;

/// An unfinished file.
pub(crate) enum Temporary {
    /// A file with a temporary name. A signal removes it.
    Named { file: Option<NamedTempFile<File>>, unfinished: Option<Unfinished> },
    /// A file without a name.
    Unnamed { file: File, folder: PathBuf },
    /// A file without a name in the temporary folder. It never gets a name.
    Elsewhere { file: File },
}

impl Temporary {
    /// Creates a file in a folder, with these permissions as far as the mask allows. Errors don't name the file.
    pub(super) fn create(folder: &Path, mode: u32) -> io::Result<Self> {
        if let Some(file) = unnamed(folder, mode) {
            return Ok(Self::Unnamed { file, folder: folder.to_owned() });
        }
        let mut options = File::options();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
        #[cfg(not(unix))]
        let _ = mode;
        // We open the file ourselves, because the errors of `tempfile` would show its temporary name.
        let mut unfinished = None;
        let file = named(folder, &mut unfinished, |path| options.open(path))?;
        Ok(Self::Named { file: Some(file), unfinished })
    }

    /// Creates a file that will be copied when it is complete.
    pub(super) fn elsewhere() -> io::Result<Self> {
        Ok(Self::Elsewhere { file: tempfile::tempfile()? })
    }

    pub(super) fn is_elsewhere(&self) -> bool {
        matches!(self, Self::Elsewhere { .. })
    }

    pub(super) fn file(&self) -> &File {
        match self {
            Self::Named { file, .. } => file.as_ref().expect(UNFINISHED).as_file(),
            Self::Unnamed { file, .. } | Self::Elsewhere { file } => file,
        }
    }

    /// Gives the file its name. If that fails, an old file of this name is unchanged.
    pub(super) fn persist(&mut self, path: &Path, overwrite: bool) -> io::Result<()> {
        match self {
            Self::Named { file, unfinished } => {
                let complete = file.take().expect(UNFINISHED);
                let persisted = match overwrite {
                    true => complete.persist(path),
                    false => complete.persist_noclobber(path).or_else(|refused| persist_reserved(refused, path)),
                };
                persisted.map(|_| *unfinished = None).map_err(|error| {
                    *file = Some(error.file);
                    error.error
                })
            }
            Self::Elsewhere { .. } => Err(io::ErrorKind::CrossesDevices.into()),
            Self::Unnamed { file, .. } if !overwrite => link(file, path),
            // A link can't replace a file, so it gets a temporary name first and is then renamed.
            Self::Unnamed { file, folder } => {
                let mut unfinished = None;
                let linked = named(folder, &mut unfinished, |path| link(file, path))?;
                linked.persist(path).map(drop).map_err(|error| error.error)
            }
        }
    }
}

/// The message for a file that is not complete yet.
const UNFINISHED: &str = "the file is not complete yet";

/// Gives a file a new name if the system refuses both calls that never replace a file (renameat2(2), linkat(2)): we
/// create an empty file and replace it.
fn persist_reserved(refused: PersistError<File>, path: &Path) -> Result<File, PersistError<File>> {
    match File::create_new(path) {
        Err(_) => Err(refused),
        Ok(_) => refused.file.persist(path).inspect_err(|_| _ = fs::remove_file(path)),
    }
}

/// Creates something under a temporary name, which is recorded in `unfinished`.
fn named<R>(
    folder: &Path,
    unfinished: &mut Option<Unfinished>,
    mut make: impl FnMut(&Path) -> io::Result<R>,
) -> io::Result<NamedTempFile<R>> {
    Builder::new().prefix(".raddle-").make_in(folder, |path| {
        *unfinished = Some(Unfinished::record(path));
        make(path)
    })
}

/// Creates a file without a name, if the file system of the folder supports that and can name the file later. We try
/// the latter with another file, because a sandbox or a file system may refuse it (AppArmor, seccomp, CIFS) and a file
/// can get its first name only once.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path, mode: u32) -> Option<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = File::options();
    options.read(true).write(true).mode(mode).custom_flags(libc::O_TMPFILE);
    let trial = options.open(folder).ok()?;
    named(folder, &mut None, |path| link(&trial, path)).ok()?.close().ok()?;
    drop(trial);
    options.open(folder).ok()
}

#[cfg(not(target_os = "linux"))]
fn unnamed(_: &Path, _: u32) -> Option<File> {
    None
}

/// Returns a path to an open file.
#[cfg(target_os = "linux")]
fn by_descriptor(file: &File) -> String {
    use std::os::fd::AsRawFd;
    format!("/proc/self/fd/{}", file.as_raw_fd())
}

/// Gives an unnamed file a name (linkat(2)), which must be new.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn link(file: &File, path: &Path) -> io::Result<()> {
    use std::ffi::CString;
    use std::os::unix::ffi::OsStrExt;
    let (from, to) = (CString::new(by_descriptor(file))?, CString::new(path.as_os_str().as_bytes())?);
    let here = libc::AT_FDCWD;
    // SAFETY: both names end with a zero byte.
    match unsafe { libc::linkat(here, from.as_ptr(), here, to.as_ptr(), libc::AT_SYMLINK_FOLLOW) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
