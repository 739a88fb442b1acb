//! Walks the files that are named on the command line, and with `-r` those in folders.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(windows)]
use same_file::Handle;
use walkdir::{DirEntry, WalkDir};

/// Standard input.
pub(crate) const STDIN: &str = "-";

/// Returns whether a path names standard input. `-/` does not, though it is the same path.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// A path, or the reason why it was not found.
pub(crate) type Found = Result<PathBuf, (PathBuf, io::Error)>;

/// Returns every file, in the order of the arguments. In a folder, in the order of the bytes of names: files only, no links, no
/// pipes, no devices, and not the one that standard output is. Folders are read when they are reached.
pub(crate) fn files(arguments: Vec<PathBuf>, recursive: bool) -> Box<dyn Iterator<Item = Found> + Send> {
    match recursive {
        false => Box::new(arguments.into_iter().map(Ok)),
        true => {
            let output = OutputFile::find().map(Arc::new);
            Box::new(arguments.into_iter().flat_map(move |argument| walk(argument, output.clone())))
        }
    }
}

fn walk(argument: PathBuf, output: Option<Arc<OutputFile>>) -> Box<dyn Iterator<Item = Found> + Send> {
    if is_stdin(&argument) {
        return Box::new(std::iter::once(Ok(argument)));
    }
    let found = WalkDir::new(argument).sort_by_file_name().into_iter().filter_map(move |entry| match entry {
        Ok(entry) if entry.depth() > 0 && output.as_ref().is_some_and(|output| output.is(&entry)) => None,
        Ok(entry) if entry.file_type().is_file() => Some(Ok(entry.into_path())),
        // What an argument names is opened whatever it is, and a link to a folder is that folder.
        Ok(entry) if entry.depth() == 0 && !entry.path().is_dir() => Some(Ok(entry.into_path())),
        Ok(_) => None,
        Err(error) => {
            let path = error.path().unwrap_or(Path::new("")).to_owned();
            let error = error.into_io_error().unwrap_or_else(|| io::Error::other("a loop of links"));
            Some(Err((path, error)))
        }
    });
    Box::new(found)
}

/// The regular file that standard output is.
#[cfg(unix)]
#[derive(Clone, Copy, PartialEq, Eq)]
struct OutputFile {
    device: u64,
    inode: u64,
}

#[cfg(unix)]
impl OutputFile {
    /// Returns the file, if standard output is one.
    fn find() -> Option<Self> {
        Self::of(&raddle_terminal::streams::Stream::stdout().ok()?.metadata().ok()?)
    }

    fn of(data: &std::fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        data.is_file().then(|| Self { device: data.dev(), inode: data.ino() })
    }

    /// Returns whether an entry of a folder is this file. The folder gives the number of the file in its file system.
    fn is(&self, entry: &DirEntry) -> bool {
        use walkdir::DirEntryExt;
        entry.ino() == self.inode && entry.metadata().is_ok_and(|data| Self::of(&data) == Some(*self))
    }
}

/// As above. A folder does not give the numbers of files: each is opened to compare them.
#[cfg(windows)]
struct OutputFile(Handle);

#[cfg(windows)]
impl OutputFile {
    fn find() -> Option<Self> {
        let handle = Handle::stdout().ok()?;
        let is_file = handle.as_file().metadata().is_ok_and(|data| data.is_file());
        is_file.then_some(Self(handle))
    }

    fn is(&self, entry: &DirEntry) -> bool {
        entry.file_type().is_file() && Handle::from_path(entry.path()).is_ok_and(|handle| handle == self.0)
    }
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
