//! The files that a command reads, and its outputs. No file can be both, because an output might replace the only copy of
//! an identity, or change an input that is still being read. No file can be two outputs, of which one would be lost.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use raddle_common::quote;

use crate::failure::Failure;
use crate::input::is_stdin;
use crate::streams::Stream;

/// The files that a command reads, which are inputs, key files and passphrase files, and the outputs so far.
#[derive(Default)]
pub struct Sources {
    read: Vec<(Place, String)>,
    written: Mutex<Vec<((Place, OsString), String)>>,
}

/// The place of a file: its device and inode. Hard links and symbolic links lead to one place.
#[cfg(unix)]
type Place = (u64, u64);
/// The place of a file: its path without links. Files are always replaced by renaming, so another hard link keeps its
/// content.
#[cfg(windows)]
type Place = PathBuf;

impl Sources {
    /// Examines files without opening them, because pipes and devices may act on being opened. `-` is standard input.
    /// Missing files are left out.
    pub fn of<'a>(paths: impl Iterator<Item = &'a PathBuf>) -> Self {
        let mut sources = Self::default();
        for path in paths {
            if is_stdin(&path.as_path()) {
                _ = Stream::stdin().map(|stdin| sources.add("standard input", &stdin));
            } else if let Ok(data) = fs::metadata(path) {
                sources.read.extend(place(path, &data).map(|place| (place, quote::path(path))));
            }
        }
        sources
    }

    /// Adds an open file.
    pub fn add(&mut self, name: &str, file: &File) {
        let place = file.metadata().ok().and_then(|data| place(Path::new(""), &data));
        self.read.extend(place.map(|place| (place, name.to_owned())));
    }

    /// Refuses an output that is one of the files, or another output.
    pub(crate) fn refuse(&self, output: &str, path: &Path, data: &Metadata) -> Result<(), Failure> {
        let Some(place) = place(path, data) else { return Ok(()) };
        match self.read.iter().find(|(source, _)| *source == place) {
            None => self.add_output(output, place, OsStr::new("")),
            Some((_, source)) => Err(same(output, source, "read")),
        }
    }

    /// Refuses an output whose name is the name of another output.
    pub(crate) fn refuse_name(&self, output: &str, folder: &Path, path: &Path) -> Result<(), Failure> {
        match (folder_place(folder), path.file_name()) {
            (Some(folder), Some(name)) => self.add_output(output, folder, name),
            _ => Ok(()),
        }
    }

    /// Adds an output: a file, or a name in a folder.
    fn add_output(&self, output: &str, place: Place, name: &OsStr) -> Result<(), Failure> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, other)) = written.iter().find(|((of, called), _)| *of == place && called == name) {
            return Err(same(output, other, "written too"));
        }
        written.push(((place, name.to_owned()), output.to_owned()));
        Ok(())
    }
}

/// Returns the message for an output that is another file of the command.
fn same(output: &str, other: &str, is: &str) -> Failure {
    Failure::Usage(format!("can't write {output}: it is the same file as {other}, which is {is}: name another output"))
}

/// Returns the place of a file whose content may be lost. Pipes and terminals can be read and written.
#[cfg(unix)]
fn place(_: &Path, data: &Metadata) -> Option<Place> {
    use std::os::unix::fs::{FileTypeExt, MetadataExt};
    match data.file_type() {
        kind if kind.is_file() => Some((data.dev(), data.ino())),
        // Several inodes may stand for one device. No file has inode 0.
        kind if kind.is_block_device() => Some((data.rdev(), 0)),
        _ => None,
    }
}

/// Returns the place of a folder.
#[cfg(unix)]
fn folder_place(folder: &Path) -> Option<Place> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(folder).ok().map(|data| (data.dev(), data.ino()))
}

#[cfg(windows)]
fn folder_place(folder: &Path) -> Option<Place> {
    fs::canonicalize(folder).ok()
}

/// Returns the place of a regular file that has a path.
#[cfg(windows)]
fn place(path: &Path, data: &Metadata) -> Option<Place> {
    fs::canonicalize(path).ok().filter(|_| data.is_file())
}
