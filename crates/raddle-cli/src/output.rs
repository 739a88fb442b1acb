//! The output of a command: a stream, or a file that gets its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::Failure;
use crate::interrupt::Unfinished;
use crate::streams::Stream;

/// The output of a command.
pub(crate) enum Output {
    /// Standard output; refused if it is a terminal and the user did not ask for it.
    Stdout { is_terminal: bool, file: Stream },
    /// A sink that is no regular file, such as `/dev/null` or a named pipe.
    Device { name: String, file: File },
    /// A new file, with another name until it is complete.
    File { name: String, path: PathBuf, file: NamedTempFile<File>, unfinished: Option<Unfinished>, overwrite: bool },
}

/// The permissions of a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// The default permissions, restricted by the process's mask.
    Usual,
    /// Only the owner may read and write it. On Windows both kinds have what their folder hands down.
    Private,
}

impl Output {
    /// Opens an output: standard output where none or `-` is named. An existing file is not changed yet.
    pub(crate) fn open(path: Option<&Path>, overwrite: bool, access: Access) -> Result<Self, Failure> {
        let path = match path {
            None => return Self::stdout(io::stdout().is_terminal()),
            Some(path) if path == Path::new("-") => return Self::stdout(false),
            Some(path) => path,
        };
        let name = path.display().to_string();
        let failed = |error: &dyn std::fmt::Display| Failure::Work(format!("can't write {name}: {error}"));
        // To create the file that it names, or to replace it: both could be meant, and surprise.
        if fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink()) && fs::metadata(path).is_err() {
            return Err(Failure::Usage(format!("{name} is a link that leads nowhere: remove it, or name its target")));
        }
        let device = || File::options().write(true).open(path);
        let old = match fs::metadata(path) {
            Ok(data) => Some(data),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            // What has no metadata and can be opened is a device of Windows, such as NUL. No file has a name that the system refuses.
            Err(error) => {
                let file = device().map_err(|_| failed(&error))?;
                return Ok(Self::Device { name, file });
            }
        };
        let path = match &old {
            Some(data) if data.is_dir() => return Err(failed(&"it is a folder")),
            Some(data) if !data.is_file() => {
                let file = device().map_err(|error| failed(&error))?;
                return Ok(Self::Device { name, file });
            }
            Some(_) if !overwrite => {
                return Err(Failure::Usage(format!("{name} exists: -f (--force) overwrites it")));
            }
            // Where the file itself has to allow that it is replaced, and not its folder.
            Some(data) if cfg!(windows) && data.permissions().readonly() => return Err(failed(&"it is read-only")),
            // Follow links, so that the file is replaced and not the link.
            Some(_) => fs::canonicalize(path).map_err(|error| failed(&error))?,
            None => path.to_owned(),
        };
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
            options.mode(match access {
                Access::Usual => old.map_or(0o666, |data| data.permissions().mode() & 0o777),
                Access::Private => 0o600,
            });
        }
        #[cfg(not(unix))]
        let (Access::Usual | Access::Private) = access;
        // Opened here, since the errors of `tempfile` name the file by the name that it has until it is complete.
        let mut unfinished = None;
        let create = |path: &Path| {
            unfinished = Some(Unfinished::record(path));
            options.open(path)
        };
        let file = tempfile::Builder::new().prefix(".raddle-").make_in(folder, create);
        let file = file.map_err(|error| Failure::unwritten(&name, &error))?;
        Ok(Self::File { name, path, file, unfinished, overwrite })
    }

    fn stdout(is_terminal: bool) -> Result<Self, Failure> {
        Ok(Self::Stdout { is_terminal, file: Stream::stdout()? })
    }

    /// Returns whether the output is a terminal that the user did not ask for.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout { is_terminal: true, .. })
    }

    /// Completes the output, which gives the file its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let name = self.name();
        let finished = match self {
            Self::Stdout { mut file, .. } => file.flush(),
            Self::Device { mut file, .. } => file.flush(),
            Self::File { path, file, unfinished, overwrite, .. } => {
                let persisted = if overwrite { file.persist(path) } else { file.persist_noclobber(path) };
                drop(unfinished);
                persisted.map(drop).map_err(|error| error.error)
            }
        };
        finished.map_err(|error| Failure::unwritten(&name, &error))
    }

    /// Returns the message for an output that can't be written.
    pub(crate) fn failed(&self, error: &io::Error) -> Failure {
        Failure::unwritten(&self.name(), error)
    }

    fn name(&self) -> String {
        match self {
            Self::Stdout { .. } => "standard output".to_owned(),
            Self::Device { name, .. } | Self::File { name, .. } => name.clone(),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout { is_terminal: true, .. } if bytes.iter().any(|byte| is_control(*byte)) => {
                Err(io::Error::other("it is binary, and this is a terminal; -o FILE, or -o - to have it here"))
            }
            Self::Stdout { file, .. } => file.write(bytes),
            Self::Device { file, .. } => file.write(bytes),
            Self::File { file, .. } => file.as_file_mut().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout { file, .. } => file.flush(),
            Self::Device { file, .. } => file.flush(),
            Self::File { file, .. } => file.flush(),
        }
    }
}

/// Returns whether a byte is a control character that no text contains.
fn is_control(byte: u8) -> bool {
    byte.is_ascii_control() && !matches!(byte, b'\n' | b'\r' | b'\t')
}
