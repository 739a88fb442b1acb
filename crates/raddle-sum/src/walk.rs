//! The files in a folder.

use std::io;
use std::path::{Path, PathBuf};

#[cfg(windows)]
use same_file::Handle;
use walkdir::{DirEntry, WalkDir};

/// A path, or the reason why it was not found.
pub type Found = Result<PathBuf, (PathBuf, io::Error)>;

/// Returns every file in a folder and the folders in it, in the order of the bytes of names: files only, no links, no pipes, no
/// devices, and not the one that is left out. Folders are read when they are reached.
///
/// A path that is no folder is itself the only file, whatever it is. A link to a folder is that folder.
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
        // What is named is opened whatever it is.
        Ok(entry) if entry.depth() == 0 && !entry.path().is_dir() => Some(Ok(entry.into_path())),
        Ok(_) => None,
        Err(error) => {
            let path = error.path().unwrap_or(Path::new("")).to_owned();
            let error = error.into_io_error().unwrap_or_else(|| io::Error::other("a loop of links"));
            Some(Err((path, error)))
        }
    })
}

/// A regular file that is known by its place in the file system, such as the one that a program writes.
#[cfg(unix)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegularFile {
    device: u64,
    inode: u64,
}

#[cfg(unix)]
impl RegularFile {
    /// Returns the file that these data are of, if it is a regular one.
    pub fn of(data: &std::fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        data.is_file().then(|| Self { device: data.dev(), inode: data.ino() })
    }

    /// Returns whether an entry of a folder is this file. The folder gives the number of the file in its file system.
    fn is(&self, entry: &DirEntry) -> bool {
        use walkdir::DirEntryExt;
        entry.ino() == self.inode && entry.metadata().is_ok_and(|data| Self::of(&data).as_ref() == Some(self))
    }
}

/// A regular file that is known by its place in the file system, such as the one that a program writes. A folder does not give the
/// numbers of files: each is opened to compare them.
#[cfg(windows)]
#[derive(Clone, Debug)]
pub struct RegularFile(std::sync::Arc<Handle>);

#[cfg(windows)]
impl RegularFile {
    /// Returns the file that standard output is, if it is a regular one.
    pub fn stdout() -> Option<Self> {
        let handle = Handle::stdout().ok()?;
        let is_file = handle.as_file().metadata().is_ok_and(|data| data.is_file());
        is_file.then(|| Self(handle.into()))
    }

    fn is(&self, entry: &DirEntry) -> bool {
        entry.file_type().is_file() && Handle::from_path(entry.path()).is_ok_and(|handle| handle == *self.0)
    }
}
