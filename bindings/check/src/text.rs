//! Reads and writes text files, with errors that name the files.

use std::path::Path;
use std::{fs, process};

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file in one step, because another program may read it at the same time.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), String> {
    let partial = path.with_extension(format!("{}.partial", process::id()));
    let written = fs::write(&partial, text).and_then(|()| fs::rename(&partial, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
