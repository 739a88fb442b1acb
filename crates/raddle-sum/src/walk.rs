//! The files in a folder.

use std::io;
use std::path::{Path, PathBuf};

#[cfg(windows)]
use same_file::Handle;
use walkdir::{DirEntry, WalkDir};

/// A path, or the path and the reason why it can't be read.
pub type Found = Result<PathBuf, (PathBuf, io::Error)>;

/// Returns every file in a folder and its subfolders, in the byte order of names: only regular files, not links, pipes,
/// devices or `left_out`. Folders are read when they are reached.
///
/// If the path isn't a folder, the path itself is the only file, of any kind. A link to a folder counts as the folder.
///
/// # Examples
///
/// ```
/// use raddle_sum::walk::files_in;
///
/// let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
/// let files: Result<Vec<_>, _> = files_in(folder.clone(), None).collect();
/// assert!(files.unwrap().contains(&folder.join("lib.rs")));
/// ```
pub fn files_in(folder: PathBuf, left_out: Option<RegularFile>) -> impl Iterator<Item = Found> + Send {
    WalkDir::new(folder).sort_by_file_name().into_iter().filter_map(move |entry| match entry {
        Ok(entry) if entry.depth() > 0 && left_out.as_ref().is_some_and(|file| file.is(&entry)) => None,
        Ok(entry) if entry.file_type().is_file() => Some(Ok(entry.into_path())),
        // A path that the caller names is opened, whatever its kind.
        Ok(entry) if entry.depth() == 0 && !entry.path().is_dir() => Some(Ok(entry.into_path())),
        Ok(_) => None,
        Err(error) => {
            let path = error.path().unwrap_or(Path::new("")).to_owned();
            let error = error.into_io_error().unwrap_or_else(|| io::Error::other("a loop of links"));
            Some(Err((path, error)))
        }
    })
}

/// A regular file, identified by its place in the file system, such as the output file of a program.
#[cfg(unix)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegularFile {
    device: u64,
    inode: u64,
}

#[cfg(unix)]
impl RegularFile {
    /// Returns the file with these metadata, if it is a regular file.
    pub fn of(data: &std::fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        data.is_file().then(|| Self { device: data.dev(), inode: data.ino() })
    }

    /// Returns whether an entry of a folder is this file. We compare the inode first, because the folder contains it.
    fn is(&self, entry: &DirEntry) -> bool {
        use walkdir::DirEntryExt;
        entry.ino() == self.inode && entry.metadata().is_ok_and(|data| Self::of(&data).as_ref() == Some(self))
    }
}

/// A regular file, identified by its place in the file system, such as the output file of a program. Folders don't
/// contain the files' numbers, so each file is opened to compare its number.
#[cfg(windows)]
#[derive(Clone, Debug)]
pub struct RegularFile(std::sync::Arc<Handle>);

#[cfg(windows)]
impl RegularFile {
    /// Returns the file behind standard output, if it is a regular file.
    pub fn stdout() -> Option<Self> {
        let handle = Handle::stdout().ok()?;
        let is_file = handle.as_file().metadata().is_ok_and(|data| data.is_file());
        is_file.then(|| Self(handle.into()))
    }

    fn is(&self, entry: &DirEntry) -> bool {
        entry.file_type().is_file() && Handle::from_path(entry.path()).is_ok_and(|handle| handle == *self.0)
    }
}
