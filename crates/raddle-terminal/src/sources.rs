//! The files that a command reads. None of them can be its output, which might replace the only copy of an identity, or
//! change an input that is still being read.

use std::fs::{self, File, Metadata};
use std::path::{Path, PathBuf};

use raddle_common::quote;

use crate::failure::Failure;
use crate::input::is_stdin;
use crate::streams::Stream;

/// The files that a command reads: inputs, key files and passphrase files.
#[derive(Default)]
pub struct Sources(Vec<(Place, String)>);

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
                sources.0.extend(place(path, &data).map(|place| (place, quote::path(path))));
            }
        }
        sources
    }

    /// Adds an open file.
    pub fn add(&mut self, name: &str, file: &File) {
        let place = file.metadata().ok().and_then(|data| place(Path::new(""), &data));
        self.0.extend(place.map(|place| (place, name.to_owned())));
    }

    /// Refuses an output that is one of the files.
    pub(crate) fn refuse(&self, output: &str, path: &Path, data: &Metadata) -> Result<(), Failure> {
        let place = place(path, data);
        match self.0.iter().find(|(source, _)| Some(source) == place.as_ref()) {
            None => Ok(()),
            Some((_, source)) => Err(Failure::Usage(format!(
                "can't write {output}: it is the same file as {source}, which is read: name another output"
            ))),
        }
    }
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

/// Returns the place of a regular file that has a path.
#[cfg(windows)]
fn place(path: &Path, data: &Metadata) -> Option<Place> {
    fs::canonicalize(path).ok().filter(|_| data.is_file())
}
