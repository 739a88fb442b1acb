//! Walks the files that are named on the command line, and with `-r` those in folders.

use std::path::{Path, PathBuf};

pub(crate) use raddle_sum::walk::Found;
use raddle_sum::walk::{RegularFile, files_in};

/// Standard input.
pub(crate) const STDIN: &str = "-";

/// Returns whether a path names standard input. `-/` does not, though it is the same path.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// Returns every file, in the order of the arguments: with `-r` those in a folder, but not the one that standard output is.
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

/// Returns the regular file that standard output is, if it is one.
fn output_file() -> Option<RegularFile> {
    #[cfg(unix)]
    return RegularFile::of(&raddle_terminal::streams::Stream::stdout().ok()?.metadata().ok()?);
    #[cfg(windows)]
    return RegularFile::stdout();
}

/// Returns the length of all files, if each has one. `stdin` is that of standard input, where it has one.
pub(crate) fn total(files: impl Iterator<Item = PathBuf>, stdin: Option<u64>) -> Option<u64> {
    let len = |path: PathBuf| match path.metadata() {
        _ if is_stdin(&path) => stdin,
        Ok(data) => data.is_file().then_some(data.len()),
        // It was said to be missing, or will be.
        Err(_) => Some(0),
    };
    files.map(len).sum()
}
