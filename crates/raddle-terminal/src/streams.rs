//! Files and standard streams alike. A standard stream is borrowed: that takes no descriptor, and does not close it.
//!
//! Whoever started the process may have set a stream non-blocking, or share it with a program that does (`O_NONBLOCK` is of the
//! open file, not of the descriptor). A call that would block then waits, as others do (poll(2)).

#![allow(unsafe_code)]

use std::fmt;
#[cfg(unix)]
use std::fs;
use std::fs::File;
use std::io::{self, Read, Write};
use std::mem::ManuallyDrop;
use std::ops::Deref;
#[cfg(unix)]
use std::os::fd::AsRawFd;
use std::path::Path;

use anstream::AutoStream;

use crate::startup;

/// A file, or a standard stream, which stays open.
pub enum Stream {
    /// A file, which is closed when this is dropped.
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

    /// Opens a file to read it. Where the path leads to a descriptor, and the system doesn't open the file behind it, such as a
    /// socket or a file of another user, the descriptor is borrowed.
    pub fn open(path: &Path) -> io::Result<Self> {
        File::open(path).map(Self::File).or_else(|error| descriptor(path).map_or(Err(error), Self::to_read))
    }

    /// Borrows a descriptor to read from. Fails if it isn't open for that.
    #[cfg(unix)]
    pub fn to_read(descriptor: i32) -> io::Result<Self> {
        if descriptor == 0 { Self::stdin() } else { Self::borrowed(descriptor, libc::O_WRONLY) }
    }

    /// Borrows a descriptor to write to. Fails if it isn't open for that.
    #[cfg(unix)]
    pub(crate) fn to_write(descriptor: i32) -> io::Result<Self> {
        if descriptor == 1 { Self::stdout() } else { Self::borrowed(descriptor, libc::O_RDONLY) }
    }

    #[cfg(unix)]
    fn borrowed(descriptor: i32, refused: i32) -> io::Result<Self> {
        // SAFETY: the calls take no pointer, and fail for a closed descriptor.
        let [flags, own] = [libc::F_GETFL, libc::F_GETFD].map(|what| unsafe { libc::fcntl(descriptor, what) });
        // What the process opened itself is closed where a program is started: it was not given.
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

    /// Returns standard output, without the buffer of the standard library, which is for lines of text. Fails if it was closed at
    /// the start.
    pub fn stdout() -> io::Result<Self> {
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

/// What a descriptor is waited for.
#[derive(Clone, Copy)]
enum For {
    Reading,
    Writing,
}

/// Calls the system, and again when the descriptor is ready, as long as the call would block.
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
        // SAFETY: it reads and writes this one structure. Where it fails, as by a signal, the call is repeated too.
        unsafe { libc::poll(&raw mut ready, 1, -1) };
    }
}

/// Windows has no such descriptors.
#[cfg(windows)]
fn patiently<F, R>(_: &F, _: For, mut call: impl FnMut() -> io::Result<R>) -> io::Result<R> {
    call()
}

/// A standard stream of the standard library, for text.
struct Patient<W>(W);

#[cfg(unix)]
impl<W: Write + AsRawFd> Write for Patient<W> {
    // What the buffer of the stream holds stays there, and of `bytes` nothing is written, where the call fails.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let file = self.0.as_raw_fd();
        patiently(&file, For::Writing, || self.0.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        let file = self.0.as_raw_fd();
        patiently(&file, For::Writing, || self.0.flush())
    }
}

/// The console of Windows takes text from the standard library only, which translates it.
#[cfg(windows)]
impl<W: Write> Write for Patient<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        patiently(&(), For::Writing, || self.0.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        patiently(&(), For::Writing, || self.0.flush())
    }
}

/// Returns standard output for text, without colours where it doesn't show them.
pub fn stdout() -> impl Write {
    let stdout = io::stdout();
    let choice = AutoStream::choice(&stdout);
    AutoStream::new(Box::new(Patient(stdout.lock())) as Box<dyn Write>, choice)
}

/// Returns standard output for text as it is, such as names of files.
pub fn plain_stdout() -> impl Write {
    Patient(io::stdout().lock())
}

/// Writes a message to standard error, without colours where it doesn't show them. Where it can't be written, the exit status
/// says as much.
pub fn say(message: fmt::Arguments<'_>) {
    let stderr = io::stderr();
    let choice = AutoStream::choice(&stderr);
    let mut text = Vec::new();
    // One call of the system: messages of several processes don't mix.
    let formatted = AutoStream::new(&mut text, choice).write_fmt(message);
    _ = formatted.and_then(|()| Patient(stderr.lock()).write_all(&text));
}
