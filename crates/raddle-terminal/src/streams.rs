//! Files and standard streams with one interface. A standard stream is borrowed: it takes no new descriptor and stays
//! open.
//!
//! The parent process may have made a stream non-blocking, or may share it with a program that does (`O_NONBLOCK`
//! belongs to the open file, not to the descriptor). In that case, a call that would block waits, as it does on other
//! streams (poll(2)).

#![allow(unsafe_code)]

use std::fmt;
#[cfg(unix)]
use std::fs;
use std::fs::File;
use std::io::{self, Read, Write};
use std::mem::ManuallyDrop;
use std::ops::Deref;
#[cfg(unix)]
use std::os::fd::{AsRawFd, IntoRawFd};
use std::path::Path;

use anstream::AutoStream;

use crate::startup;

/// A file, or a standard stream, which stays open.
pub enum Stream {
    /// A file, which is closed on drop.
    File(File),
    /// A standard stream, or another descriptor that the process inherited.
    Standard(ManuallyDrop<File>),
}

impl Stream {
    /// Returns standard input. Fails if it was closed at the start.
    pub fn stdin() -> io::Result<Self> {
        startup::stdin()?;
        Ok(Self::Standard(standard(0)))
    }

    /// Opens a file to read it. If the path leads to a descriptor whose file the system doesn't open again, such as a
    /// socket or another user's file, the descriptor is borrowed.
    pub fn open(path: &Path) -> io::Result<Self> {
        File::open(path).map(Self::File).or_else(|error| descriptor(path).map_or(Err(error), Self::to_read))
    }

    /// Borrows a descriptor for reading. Fails if it isn't open for reading.
    #[cfg(unix)]
    pub fn to_read(descriptor: i32) -> io::Result<Self> {
        if descriptor == 0 { Self::stdin() } else { Self::borrowed(descriptor, libc::O_WRONLY) }
    }

    /// Borrows a descriptor for writing. Fails if it isn't open for writing.
    #[cfg(unix)]
    pub(crate) fn to_write(descriptor: i32) -> io::Result<Self> {
        if descriptor == 1 { Self::stdout() } else { Self::borrowed(descriptor, libc::O_RDONLY) }
    }

    #[cfg(unix)]
    fn borrowed(descriptor: i32, refused: i32) -> io::Result<Self> {
        // SAFETY: the calls take no pointer, and fail for a closed descriptor.
        let [flags, own] = [libc::F_GETFL, libc::F_GETFD].map(|what| unsafe { libc::fcntl(descriptor, what) });
        // Descriptors that are closed when the process starts a program were opened by the process itself, not
        // inherited.
        if flags == -1 || flags & libc::O_ACCMODE == refused || own & libc::FD_CLOEXEC != 0 {
            return Err(io::Error::from_raw_os_error(libc::EBADF));
        }
        Ok(Self::Standard(standard(descriptor)))
    }

    #[cfg(windows)]
    fn to_read(_: i32) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    #[cfg(windows)]
    pub(crate) fn to_write(_: i32) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Returns standard output, without the line buffer of the standard library. Fails if it was closed at the start.
    pub fn stdout() -> io::Result<Self> {
        startup::stdout()?;
        Ok(Self::Standard(standard(1)))
    }
}

/// Returns the number of the descriptor that a path names: `/dev/stdout`, `/dev/fd/1`, `/proc/self/fd/1`, and links to
/// them. Opening such a path would reach the file behind the descriptor, but not its position.
#[cfg(unix)]
pub(crate) fn descriptor(path: &Path) -> Option<i32> {
    let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"].map(fs::canonicalize);
    let mut path = path.to_owned();
    // Linux follows as many links.
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

/// Borrows a descriptor, such as a standard stream, given its number.
#[cfg(unix)]
fn standard(descriptor: i32) -> ManuallyDrop<File> {
    // SAFETY: descriptors 0 to 2 are open, because the runtime opens the closed ones, and nothing closes them. For
    // others, the caller has checked that they are open; they were inherited, and this process doesn't close them.
    ManuallyDrop::new(unsafe { std::os::fd::FromRawFd::from_raw_fd(descriptor) })
}

/// Borrows a standard stream, given its number.
#[cfg(windows)]
fn standard(number: i32) -> ManuallyDrop<File> {
    use std::os::windows::io::{AsRawHandle, FromRawHandle};
    let handle = if number == 0 { io::stdin().as_raw_handle() } else { io::stdout().as_raw_handle() };
    // SAFETY: the caller has checked that the handle is open, and nothing closes it.
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
        let mut file = &**self;
        patiently(file, For::Reading, || file.read(buffer))
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut file = &**self;
        patiently(file, For::Writing, || file.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        (&**self).flush()
    }
}

/// Fails if the system could not store the bytes that were written to a file. NFS, CIFS, FUSE and quotas may report this
/// only when a descriptor is closed (close(2)). We close a duplicate, because an unnamed file must be open to get its name,
/// and standard streams stay open. If the system has no descriptor for a duplicate, we let it store the file now
/// (fsync(2)), which is slow. Files without storage, such as pipes, refuse this.
#[cfg(unix)]
pub(crate) fn check_stored(file: &File) -> io::Result<()> {
    loop {
        let Ok(duplicate) = file.try_clone() else {
            return file.sync_all().or_else(|error| match error.kind() {
                io::ErrorKind::InvalidInput => Ok(()),
                _ => Err(error),
            });
        };
        let duplicate = duplicate.into_raw_fd();
        // SAFETY: nothing else has the descriptor, and it is not used again.
        if unsafe { libc::close(duplicate) } == 0 {
            return Ok(());
        }
        // After a signal, the duplicate is closed (Linux, close(2)), but the file system has not answered.
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Succeeds, because Windows reports no such errors when a handle is closed.
#[cfg(windows)]
pub(crate) fn check_stored(_: &File) -> io::Result<()> {
    Ok(())
}

/// Fails if the system could not store the bytes that were written to standard output.
pub fn check_stdout() -> io::Result<()> {
    check_stored(&standard(1))
}

/// The condition to wait for.
#[derive(Clone, Copy)]
enum For {
    Reading,
    Writing,
}

/// Makes a system call. While the call would block, repeats it whenever the descriptor is ready.
#[cfg(unix)]
fn patiently<R>(file: &impl AsRawFd, what: For, mut call: impl FnMut() -> io::Result<R>) -> io::Result<R> {
    let events = match what {
        For::Reading => libc::POLLIN,
        For::Writing => libc::POLLOUT,
    };
    loop {
        match call() {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            done => return done,
        }
        let mut ready = libc::pollfd { fd: file.as_raw_fd(), events, revents: 0 };
        // SAFETY: the call reads and writes only this structure. If it fails, for example because of a signal, we
        // repeat the outer call anyway.
        unsafe { libc::poll(&raw mut ready, 1, -1) };
    }
}

/// Makes the call once, because Windows has no non-blocking descriptors of this kind.
#[cfg(windows)]
fn patiently<F, R>(_: &F, _: For, mut call: impl FnMut() -> io::Result<R>) -> io::Result<R> {
    call()
}

/// A text stream of the standard library that waits when it would block.
struct Patient<W>(W);

#[cfg(unix)]
impl<W: Write + AsRawFd> Write for Patient<W> {
    // If the call fails, the stream's buffer keeps its content, and nothing of `bytes` is written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let file = self.0.as_raw_fd();
        patiently(&file, For::Writing, || self.0.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        let file = self.0.as_raw_fd();
        patiently(&file, For::Writing, || self.0.flush())
    }
}

/// The Windows console takes text only from the standard library, which translates it.
#[cfg(windows)]
impl<W: Write> Write for Patient<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        patiently(&(), For::Writing, || self.0.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        patiently(&(), For::Writing, || self.0.flush())
    }
}

/// Returns standard output for text, without colours if it can't show them.
pub fn stdout() -> impl Write {
    let stdout = io::stdout();
    let choice = AutoStream::choice(&stdout);
    AutoStream::new(Box::new(Patient(stdout.lock())) as Box<dyn Write>, choice)
}

/// Returns standard output for unchanged text, such as file names.
pub fn plain_stdout() -> impl Write {
    Patient(io::stdout().lock())
}

/// Writes a message to standard error, without colours if it can't show them. An error is ignored, because the exit
/// status reports the failure too.
pub fn say(message: fmt::Arguments<'_>) {
    let stderr = io::stderr();
    let choice = AutoStream::choice(&stderr);
    let mut text = Vec::new();
    // A single system call keeps messages of several processes from mixing.
    let formatted = AutoStream::new(&mut text, choice).write_fmt(message);
    _ = formatted.and_then(|()| Patient(stderr.lock()).write_all(&text));
}
