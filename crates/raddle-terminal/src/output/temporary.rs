//! The file that contains an output until the output is complete. The file has no name if the system supports that, so
//! nothing of it remains, whatever ends the process.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek};
use std::mem;
use std::path::{Path, PathBuf};

use tempfile::{Builder, PathPersistError, TempPath};

use crate::interrupt::Unfinished;
use crate::streams;

/// An unfinished file.
pub(crate) struct Temporary {
    file: File,
    name: Name,
}

/// The name of an unfinished file.
enum Name {
    /// A temporary name. A signal removes it.
    Temporary(TempPath, Option<Unfinished>),
    /// No name yet. The file gets a name in this folder.
    Unnamed(PathBuf),
    /// No name to give or to remove: the file has its final name, or lies in the temporary folder and never gets one.
    Settled,
}

impl Temporary {
    /// Creates a file in a folder, with these permissions as far as the mask allows. Errors don't name the file.
    pub(super) fn create(folder: &Path, mode: u32) -> io::Result<Self> {
        match unnamed(folder, mode) {
            Some(file) => Ok(Self { file, name: Name::Unnamed(folder.to_owned()) }),
            None => Self::create_named(folder, mode),
        }
    }

    fn create_named(folder: &Path, mode: u32) -> io::Result<Self> {
        // We open the file ourselves, because the errors of `tempfile` would show its temporary name.
        let (file, name) = named(folder, |path| new_file(mode).open(path))?;
        Ok(Self { file, name })
    }

    /// Creates a file that will be copied when it is complete.
    pub(super) fn elsewhere() -> io::Result<Self> {
        Ok(Self { file: tempfile::tempfile()?, name: Name::Settled })
    }

    pub(super) fn is_elsewhere(&self) -> bool {
        matches!(self.name, Name::Settled)
    }

    pub(super) fn file(&self) -> &File {
        &self.file
    }

    /// Gives the file its name. If that fails, an old file of this name is unchanged.
    pub(super) fn persist(&mut self, path: &Path, overwrite: bool) -> io::Result<()> {
        if let Name::Unnamed(folder) = &self.name {
            match link(&self.file, path) {
                Ok(()) => return Ok(()),
                Err(_) if is_at(&self.file, path) => return Ok(()),
                Err(error) if error.kind() == ErrorKind::AlreadyExists && !overwrite => return Err(error),
                Err(_) => {}
            }
            // A link can't replace a file, so the file gets a temporary name first and is then renamed.
            match named(folder, |path| link(&self.file, path)) {
                Ok(((), name)) => self.name = name,
                // The file system or a sandbox refuses links (CIFS, AppArmor).
                Err(_) => {
                    let copied = Self::create_named(folder, PRIVATE)?;
                    copy(&self.file, &copied.file)?;
                    *self = copied;
                }
            }
        }
        match mem::replace(&mut self.name, Name::Settled) {
            Name::Temporary(temporary, unfinished) => {
                let renamed = if overwrite { temporary.persist(path) } else { temporary.persist_noclobber(path) };
                let Err(refused) = renamed else { return Ok(()) };
                if is_at(&self.file, path) {
                    return Ok(());
                }
                let (left, done) = persist_reserved(refused, &self.file, path);
                if let Some(left) = left {
                    self.name = Name::Temporary(left, unfinished);
                }
                done
            }
            Name::Unnamed(_) | Name::Settled => Err(ErrorKind::CrossesDevices.into()),
        }
    }
}

impl Drop for Temporary {
    /// Empties a file that has a temporary name, because the system may refuse to remove the name.
    fn drop(&mut self) {
        if let Name::Temporary(path, _) = &self.name
            && (cfg!(not(unix)) || is_at(&self.file, path))
        {
            _ = self.file.set_len(0);
        }
    }
}

/// Returns whether a name leads to a file. A call that gives a file a name may do so and report an error: over NFS, if the
/// answer was lost.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let place = |data: fs::Metadata| (data.dev(), data.ino());
    file.metadata().is_ok_and(|file| fs::symlink_metadata(path).is_ok_and(|there| place(there) == place(file)))
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    false
}

/// The permissions of a file that only its owner may read and write.
const PRIVATE: u32 = 0o600;

/// Returns the options that create a file with these permissions as far as the mask allows.
fn new_file(mode: u32) -> OpenOptions {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
    #[cfg(not(unix))]
    let _ = mode;
    options
}

/// Gives a complete file a new name if the system refuses the calls that never replace a file (renameat2(2), linkat(2)):
/// we create an empty file and replace it. If names can't be removed from the folder, the system refuses this too, and we
/// copy the complete file into the empty one. Returns the temporary name if it is left, and the result.
fn persist_reserved(refused: PathPersistError, file: &File, path: &Path) -> (Option<TempPath>, io::Result<()>) {
    let Ok(new) = new_file(PRIVATE).open(path) else { return (Some(refused.path), Err(refused.error)) };
    let _unfinished = Unfinished::record(path);
    let Err(refused) = refused.path.persist(path) else { return (None, Ok(())) };
    if is_at(file, path) {
        return (None, Ok(()));
    }
    let copied = copy(file, &new).inspect_err(|_| {
        _ = new.set_len(0);
        _ = fs::remove_file(path);
    });
    (Some(refused.path), copied)
}

/// Copies a complete file into a new one, with owner and permissions. If the system refuses the permissions, only the
/// owner may read the new file.
fn copy(mut file: &File, mut new: &File) -> io::Result<()> {
    file.rewind()?;
    io::copy(&mut file, &mut new)?;
    let data = file.metadata()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        _ = fchown(new, Some(data.uid()), Some(data.gid()));
    }
    _ = new.set_permissions(data.permissions());
    streams::check_stored(new)
}

/// Creates something under a temporary name.
fn named<R>(folder: &Path, mut make: impl FnMut(&Path) -> io::Result<R>) -> io::Result<(R, Name)> {
    let mut unfinished = None;
    let made = Builder::new().prefix(".raddle-").make_in(folder, |path| {
        unfinished = Some(Unfinished::record(path));
        make(path)
    });
    let (made, path) = made?.into_parts();
    Ok((made, Name::Temporary(path, unfinished)))
}

/// Creates a file without a name, if the file system of the folder supports that and the system seems to allow naming
/// the file later. To find out, we try to give the file the name of the folder, which exists: a sandbox (seccomp) or a
/// system without `/proc` then reports another error. A trial with a new name would leave it in a folder whose names
/// can't be removed.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path, mode: u32) -> Option<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = File::options();
    options.read(true).write(true).mode(mode).custom_flags(libc::O_TMPFILE);
    let file = options.open(folder).ok()?;
    link(&file, folder).is_err_and(|error| error.kind() == ErrorKind::AlreadyExists).then_some(file)
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
