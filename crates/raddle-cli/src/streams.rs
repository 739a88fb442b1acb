//! Files and standard streams alike. A standard stream is borrowed: that takes no descriptor, and does not close it.

#![allow(unsafe_code)]

#[cfg(unix)]
use std::fs;
use std::fs::File;
use std::io::{self, Read, Write};
use std::mem::ManuallyDrop;
use std::ops::Deref;
use std::path::Path;

use crate::startup;

/// A file, or a standard stream, which stays open.
pub(crate) enum Stream {
    File(File),
    Standard(ManuallyDrop<File>),
}

impl Stream {
    /// Returns standard input. Fails if it was closed at the start.
    pub(crate) fn stdin() -> io::Result<Self> {
        startup::stdin()?;
        Ok(Self::Standard(standard(0)))
    }

    /// Borrows a descriptor to write to. Fails if it isn't open for that.
    #[cfg(unix)]
    pub(crate) fn to_write(descriptor: i32) -> io::Result<Self> {
        if descriptor == 1 {
            return Self::stdout();
        }
        // SAFETY: the call takes no pointer, and fails for a closed descriptor.
        let flags = unsafe { libc::fcntl(descriptor, libc::F_GETFL) };
        if flags == -1 || flags & libc::O_ACCMODE == libc::O_RDONLY {
            return Err(io::Error::from_raw_os_error(libc::EBADF));
        }
        Ok(Self::Standard(standard(descriptor)))
    }

    #[cfg(windows)]
    pub(crate) fn to_write(_: i32) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Returns standard output, without the buffer of the standard library, which is for lines of text. Fails if it was closed at
    /// the start.
    pub(crate) fn stdout() -> io::Result<Self> {
        startup::stdout()?;
        Ok(Self::Standard(standard(1)))
    }
}

/// Returns the number of the descriptor that a path names: `/dev/stdout`, `/dev/fd/1`, `/proc/self/fd/1`, and links to them. Such
/// a path leads to the file behind the descriptor, but not to its position.
#[cfg(unix)]
pub(crate) fn descriptor(path: &Path) -> Option<i32> {
    let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"].map(fs::canonicalize);
    let mut path = path.to_owned();
    // As many links as Linux follows.
    for _ in 0..40 {
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => fs::canonicalize(folder),
            _ => fs::canonicalize("."),
        };
        let folder = folder.ok()?;
        if folders.iter().any(|known| known.as_ref().is_ok_and(|known| *known == folder)) {
            return path.file_name()?.to_str()?.parse().ok();
        }
        path = folder.join(fs::read_link(&path).ok()?);
    }
    None
}

#[cfg(windows)]
pub(crate) fn descriptor(_: &Path) -> Option<i32> {
    None
}

/// Borrows a standard stream by its number.
#[cfg(unix)]
fn standard(descriptor: i32) -> ManuallyDrop<File> {
    // SAFETY: descriptors 0 to 2 are open, for the runtime opens what was closed, and nothing closes them. Callers have checked
    // that others are open; who started the process left them to it, and nothing here closes them.
    ManuallyDrop::new(unsafe { std::os::fd::FromRawFd::from_raw_fd(descriptor) })
}

/// Borrows a standard stream by its number.
#[cfg(windows)]
fn standard(number: i32) -> ManuallyDrop<File> {
    use std::os::windows::io::{AsRawHandle, FromRawHandle};
    let handle = if number == 0 { io::stdin().as_raw_handle() } else { io::stdout().as_raw_handle() };
    // SAFETY: the handle is open, which the caller has checked, and nothing closes it.
    ManuallyDrop::new(unsafe { File::from_raw_handle(handle) })
}

impl Deref for Stream {
    type Target = File;

    fn deref(&self) -> &File {
        match self {
            Self::File(file) => file,
            Self::Standard(file) => file,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        (&**self).read(buffer)
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&**self).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        (&**self).flush()
    }
}
