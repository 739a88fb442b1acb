//! Files and standard streams alike. A standard stream is borrowed: that takes no descriptor, and does not close it.

#![allow(unsafe_code)]

use std::fs::File;
use std::io::{self, Read, Write};
use std::mem::ManuallyDrop;
use std::ops::Deref;

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

    /// Returns standard output, without the buffer of the standard library, which is for lines of text. Fails if it was closed at
    /// the start.
    pub(crate) fn stdout() -> io::Result<Self> {
        startup::stdout()?;
        Ok(Self::Standard(standard(1)))
    }
}

/// Borrows a standard stream by its number.
#[cfg(unix)]
fn standard(descriptor: i32) -> ManuallyDrop<File> {
    // SAFETY: descriptors 0 to 2 are open, for the runtime opens what was closed, and nothing closes them.
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
