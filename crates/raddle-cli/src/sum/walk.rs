//! Walks the files that are named on the command line and, with `-r`, the files in folders.

use std::path::{Path, PathBuf};

pub(crate) use raddle_sum::walk::Found;
use raddle_sum::walk::{RegularFile, files_in};

/// The name of standard input.
pub(crate) const STDIN: &str = "-";

/// Returns whether a path names standard input. `-/` does not, though it is an equal path.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// Returns every file in the order of the arguments. With `-r`, walks folders, but skips the file behind standard
/// output.
pub(crate) fn files(arguments: Vec<PathBuf>, recursive: bool) -> Box<dyn Iterator<Item = Found> + Send> {
    if !recursive {
        return Box::new(arguments.into_iter().map(Ok));
    }
    let output = output_file();
    Box::new(arguments.into_iter().flat_map(move |argument| -> Box<dyn Iterator<Item = Found> + Send> {
        match is_stdin(&argument) {
            true => Box::new(std::iter::once(Ok(argument))),
            false => Box::new(files_in(argument, output.clone())),
        }
    }))
}

/// Returns the file behind standard output, if it is a regular file.
fn output_file() -> Option<RegularFile> {
    #[cfg(unix)]
    return RegularFile::of(&raddle_terminal::streams::Stream::stdout().ok()?.metadata().ok()?);
    #[cfg(windows)]
    return RegularFile::stdout();
}

/// Returns the total length of all files, if every file has a length. `stdin` is the length of standard input, if it
/// has one.
pub(crate) fn total(files: impl Iterator<Item = PathBuf>, stdin: Option<u64>) -> Option<u64> {
    let len = |path: PathBuf| match path.metadata() {
        _ if is_stdin(&path) => stdin,
        Ok(data) => data.is_file().then_some(data.len()),
        // The file was or will be reported as missing.
        Err(_) => Some(0),
    };
    files.map(len).sum()
}
