//! The output of a command: a stream, or a file that gets its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// The output of a command.
pub(crate) enum Output {
    /// Standard output; refused if it is a terminal and the user did not ask for it.
    Stdout { is_terminal: bool },
    /// A sink that is no regular file, such as `/dev/null` or a named pipe.
    Device { name: String, file: File },
    /// A new file, with another name until it is complete.
    File { path: PathBuf, file: NamedTempFile, overwrite: bool },
}

/// The permissions of a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// The default permissions, restricted by the process's mask.
    Usual,
    /// Only the owner may read and write it.
    Private,
}

impl Output {
    /// Opens an output: standard output where none or `-` is named. An existing file is not changed yet.
    pub(crate) fn open(path: Option<&Path>, overwrite: bool, access: Access) -> Result<Self, Failure> {
        let path = match path {
            None => return Ok(Self::Stdout { is_terminal: io::stdout().is_terminal() }),
            Some(path) if path == Path::new("-") => return Ok(Self::Stdout { is_terminal: false }),
            Some(path) => path,
        };
        let name = path.display().to_string();
        let failed = |error: &dyn std::fmt::Display| Failure::Work(format!("can't write {name}: {error}"));
        let old = fs::metadata(path).ok();
        let path = match &old {
            Some(data) if data.is_dir() => return Err(failed(&"it is a folder")),
            Some(data) if !data.is_file() => {
                let file = File::options().write(true).open(path).map_err(|error| failed(&error))?;
                return Ok(Self::Device { name, file });
            }
            Some(_) if !overwrite => {
                return Err(Failure::Usage(format!("{name} exists: -f (--force) overwrites it")));
            }
            // Follow links, so that the file is replaced and not the link.
            Some(_) => fs::canonicalize(path).map_err(|error| failed(&error))?,
            None => path.to_owned(),
        };
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        builder.prefix(".raddle-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let usual = || fs::Permissions::from_mode(0o666);
            match access {
                Access::Usual => builder.permissions(old.map_or_else(usual, |data| data.permissions())),
                Access::Private => builder.permissions(fs::Permissions::from_mode(0o600)),
            };
        }
        let file = builder.tempfile_in(folder).map_err(|error| failed(&error))?;
        remove_when_interrupted(file.path().to_owned());
        Ok(Self::File { path, file, overwrite })
    }

    /// Returns whether the output is a terminal that the user did not ask for.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout { is_terminal: true })
    }

    /// Completes the output, which gives the file its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let name = self.name();
        let finished = match self {
            Self::Stdout { .. } => io::stdout().flush(),
            Self::Device { mut file, .. } => file.flush(),
            Self::File { path, file, overwrite: true } => file.persist(path).map(drop).map_err(|error| error.error),
            Self::File { path, file, overwrite: false } => {
                file.persist_noclobber(path).map(drop).map_err(|error| error.error)
            }
        };
        finished.map_err(|error| failed(&name, &error))
    }

    /// Returns the message for an output that can't be written.
    pub(crate) fn failed(&self, error: &io::Error) -> Failure {
        failed(&self.name(), error)
    }

    fn name(&self) -> String {
        match self {
            Self::Stdout { .. } => "standard output".to_owned(),
            Self::Device { name, .. } => name.clone(),
            Self::File { path, .. } => path.display().to_string(),
        }
    }
}

/// Turns a closed pipe into a failure, since the work is unfinished.
fn failed(name: &str, error: &io::Error) -> Failure {
    Failure::Work(format!("can't write {name}: {error}"))
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout { is_terminal: true } if bytes.iter().any(|byte| is_control(*byte)) => {
                Err(io::Error::other("it is binary, and this is a terminal; -o FILE, or -o - to have it here"))
            }
            Self::Stdout { .. } => io::stdout().write(bytes),
            Self::Device { file, .. } => file.write(bytes),
            Self::File { file, .. } => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout { .. } => io::stdout().flush(),
            Self::Device { file, .. } => file.flush(),
            Self::File { file, .. } => file.flush(),
        }
    }
}

/// Returns whether a byte is a control character that no text contains.
fn is_control(byte: u8) -> bool {
    byte.is_ascii_control() && !matches!(byte, b'\n' | b'\r' | b'\t')
}

/// Removes the unfinished file when a signal ends the process.
fn remove_when_interrupted(path: PathBuf) {
    // An existing handler belongs to another output of the same process, in a test.
    _ = ctrlc::set_handler(move || {
        _ = fs::remove_file(&path);
        // The exit status by which shells report an interrupted process.
        std::process::exit(130);
    });
}
