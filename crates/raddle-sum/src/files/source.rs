//! The sources of the bytes of files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

use raddle_common::pipe;

/// The source of a file's bytes.
pub(crate) enum Source {
    File(File),
    Reader(Box<dyn Read + Send>),
}

/// The properties that show whether a regular file has changed.
#[derive(PartialEq, Eq)]
pub(crate) struct Version {
    pub(crate) len: u64,
    modified: Option<SystemTime>,
}

impl Source {
    /// Opens a file, without waiting for the writer of a pipe.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        pipe::open(path).map(Self::File)
    }

    /// Reads until the buffer is full or the input ends. Returns the length. Fails if it would have to wait for a
    /// writer once `over` is set.
    pub(crate) fn fill(&mut self, buffer: &mut [u8], over: &AtomicBool) -> io::Result<usize> {
        match self {
            Self::File(file) => pipe::fill(file, buffer, || over.load(Ordering::Relaxed)),
            Self::Reader(reader) => fill(reader, buffer),
        }
    }

    /// Returns the version if this is a regular file. Other files may block their reader.
    pub(crate) fn version(&self) -> Option<Version> {
        let Self::File(file) = self else { return None };
        let data = file.metadata().ok().filter(|data| data.is_file())?;
        Some(Version { len: data.len(), modified: data.modified().ok() })
    }
}

/// Reads until the buffer is full or the input ends. Returns the length.
pub(crate) fn fill(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut len = 0;
    while len < buffer.len() {
        match reader.read(&mut buffer[len..]) {
            Ok(0) => break,
            Ok(more) => len += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(len)
}

/// Fills the buffer with the bytes at a position of a file. Fails if the file ends before.
#[cfg(unix)]
pub(crate) fn read_exact_at(file: &File, buffer: &mut [u8], place: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, place)
}

/// Fills the buffer with the bytes at a position of a file. Fails if the file ends before.
#[cfg(windows)]
pub(crate) fn read_exact_at(file: &File, mut buffer: &mut [u8], mut place: u64) -> io::Result<()> {
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
