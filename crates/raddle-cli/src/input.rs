//! The input of a command: a file, or standard input.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::quote;
use crate::streams::Stream;

/// A file, or standard input where none or `-` is named.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) file: Stream,
}

impl Input {
    /// Opens the input. Only one of the input and the files of keys can be standard input.
    pub(crate) fn open(path: Option<&Path>, keys: &[PathBuf]) -> Result<Self, Failure> {
        let path = path.filter(|path| !is_stdin(path));
        only_once(keys.iter().map(PathBuf::as_path).chain(path.is_none().then_some(Path::new("-"))))?;
        let name = path.map_or("standard input".to_owned(), quote::path);
        let opened = path.map_or_else(Stream::stdin, |path| File::open(path).map(Stream::File));
        let failed = |what: &dyn std::fmt::Display| Failure::Work(format!("can't read {name}: {what}"));
        let is_folder = match &opened {
            Ok(file) => file.metadata().is_ok_and(|data| data.is_dir()),
            // Windows denies access to a folder, which Unix opens.
            Err(_) => path.is_some_and(Path::is_dir),
        };
        match is_folder {
            true => Err(failed(&"it is a folder")),
            false => Ok(Self { file: opened.map_err(|error| failed(&error))?, name }),
        }
    }

    /// Returns the number of bytes from here to the end, where it is known: of regular files.
    pub(crate) fn len(&self) -> Option<u64> {
        remaining(&self.file)
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.file.read(buffer)
    }
}

fn is_stdin(path: &&Path) -> bool {
    *path == Path::new("-")
}

/// Refuses to read standard input as several things.
pub(crate) fn only_once<'a>(paths: impl Iterator<Item = &'a Path>) -> Result<(), Failure> {
    match paths.filter(is_stdin).count() {
        0 | 1 => Ok(()),
        _ => Err(Failure::Usage("standard input can't be several things at once".to_owned())),
    }
}

/// Returns the number of bytes from the position of a file to its end, if it is a regular one.
pub(crate) fn remaining(mut file: &File) -> Option<u64> {
    let data = file.metadata().ok().filter(|data| data.is_file())?;
    Some(data.len().saturating_sub(file.stream_position().ok()?))
}
