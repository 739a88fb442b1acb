//! Where the bytes of a file come from.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::SystemTime;

use super::walk::is_stdin;
use crate::streams::Stream;

/// The source of a file's bytes.
pub(crate) enum Source {
    File(File),
    /// Standard input; `None` where an earlier file reads it to its end.
    Stdin(Option<Stream>),
}

/// The right to read standard input, which the first file that names it gets.
pub(crate) struct Stdin;

/// What shows that a regular file has changed.
#[derive(PartialEq, Eq)]
pub(crate) struct Version {
    pub(crate) len: u64,
    modified: Option<SystemTime>,
}

impl Source {
    /// Opens a file, or takes standard input.
    pub(crate) fn open(path: &Path, stdin: Option<Stdin>) -> io::Result<Self> {
        match is_stdin(path) {
            true => Stream::stdin().map(|stream| Self::Stdin(stdin.map(|Stdin| stream))),
            false => File::open(path).map(Self::File),
        }
    }

    /// Reads until the buffer is full or the input ends. Returns the length.
    pub(crate) fn fill(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut len = 0;
        while len < buffer.len() {
            let read = match self {
                Self::File(file) => file.read(&mut buffer[len..]),
                Self::Stdin(Some(stdin)) => stdin.read(&mut buffer[len..]),
                Self::Stdin(None) => Ok(0),
            };
            match read {
                Ok(0) => break,
                Ok(more) => len += more,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(len)
    }

    /// Fills the buffer with what a file has at a place. Fails if the file ends before.
    pub(crate) fn read_exact_at(&self, buffer: &mut [u8], place: u64) -> io::Result<()> {
        let Self::File(file) = self else { return Err(io::ErrorKind::Unsupported.into()) };
        read_exact_at(file, buffer, place)
    }

    /// Returns the version, if this is a regular file. Others may make their reader wait.
    pub(crate) fn version(&self) -> Option<Version> {
        let Self::File(file) = self else { return None };
        let data = file.metadata().ok().filter(|data| data.is_file())?;
        Some(Version { len: data.len(), modified: data.modified().ok() })
    }
}

#[cfg(unix)]
fn read_exact_at(file: &File, buffer: &mut [u8], place: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, place)
}

#[cfg(windows)]
fn read_exact_at(file: &File, mut buffer: &mut [u8], mut place: u64) -> io::Result<()> {
    while !buffer.is_empty() {
        let read = std::os::windows::fs::FileExt::seek_read(file, buffer, place)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        buffer = &mut buffer[read..];
        place += read as u64;
    }
    Ok(())
}
