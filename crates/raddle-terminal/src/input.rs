//! The input of a command: a file or standard input.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use raddle_common::quote;

use crate::failure::Failure;
use crate::streams::Stream;

/// A file, or standard input if no file or `-` is named.
pub struct Input {
    /// The name in messages.
    pub name: String,
    /// The stream to read.
    pub file: Stream,
}

impl Input {
    /// Opens the input. Only one of the input and the key files can be standard input.
    pub fn open(path: Option<&Path>, keys: &[PathBuf]) -> Result<Self, Failure> {
        let path = path.filter(|path| !is_stdin(path));
        only_once(keys.iter().map(PathBuf::as_path).chain(path.is_none().then_some(Path::new("-"))))?;
        let name = path.map_or("standard input".to_owned(), quote::path);
        let opened = path.map_or_else(Stream::stdin, Stream::open);
        let failed = |what: &dyn std::fmt::Display| Failure::Work(format!("can't read {name}: {what}"));
        let is_folder = match &opened {
            Ok(file) => file.metadata().is_ok_and(|data| data.is_dir()),
            // Windows denies opening a folder, which Unix allows.
            Err(_) => path.is_some_and(Path::is_dir),
        };
        match is_folder {
            true => Err(failed(&"it is a folder")),
            false => Ok(Self { file: opened.map_err(|error| failed(&error))?, name }),
        }
    }

    /// Returns the number of bytes from the position to the end if the system knows it, as it does for regular files.
    pub fn remaining(&self) -> Option<u64> {
        remaining(&self.file)
    }

    /// Returns the number of bytes from the position to the end of a seekable file. Reads the file if the system
    /// doesn't know.
    pub fn measure(&self) -> io::Result<Option<u64>> {
        let mut file = &*self.file;
        if !file.metadata()?.is_file() {
            return Ok(None);
        }
        match remaining(file) {
            Some(len) => Ok(Some(len)),
            None => {
                let start = file.stream_position()?;
                let len = io::copy(&mut file, &mut io::sink())?;
                file.seek(SeekFrom::Start(start))?;
                Ok(Some(len))
            }
        }
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.file.read(buffer)
    }
}

/// The reason why a file was not read completely.
#[derive(Debug)]
pub enum Unread {
    /// The file is longer than the caller accepts.
    TooLong,
    /// The system refuses to open or read the file.
    Failed(io::Error),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => f.write_str("it is too long to be the expected file"),
            Self::Failed(error) => error.fmt(f),
        }
    }
}

/// Reads a file of at most `max` bytes; `-` is standard input.
pub fn read_whole(path: &Path, max: u64) -> Result<Vec<u8>, Unread> {
    let stream = if is_stdin(&path) { Stream::stdin() } else { Stream::open(path) };
    let stream = stream.map_err(Unread::Failed)?;
    // If the size is known, the vector never grows, so no freed memory contains a copy of a secret.
    let len = remaining(&stream).unwrap_or(0).min(max) as usize;
    let mut bytes = Vec::with_capacity(len + 1);
    stream.take(max + 1).read_to_end(&mut bytes).map_err(Unread::Failed)?;
    if bytes.len() as u64 > max { Err(Unread::TooLong) } else { Ok(bytes) }
}

pub(crate) fn is_stdin(path: &&Path) -> bool {
    *path == Path::new("-")
}

/// Refuses to read standard input for several purposes.
pub fn only_once<'a>(paths: impl Iterator<Item = &'a Path>) -> Result<(), Failure> {
    match paths.filter(is_stdin).count() {
        0 | 1 => Ok(()),
        _ => Err(Failure::Usage("standard input can't be used twice".to_owned())),
    }
}

/// Returns the number of bytes from the position of a file to its end, if it is a regular file whose size the system
/// knows: in `/proc` and some other file systems, files have contents but the size 0.
pub fn remaining(mut file: &File) -> Option<u64> {
    let data = file.metadata().ok().filter(|data| data.is_file() && data.len() > 0)?;
    Some(data.len().saturating_sub(file.stream_position().ok()?))
}
