//! A file that appears when it is complete, or not at all.

use std::{
    fs::{self, File, Permissions},
    io,
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

/// A file that is written under another name in its final folder. The file is removed on drop unless it was finished.
pub(super) struct Target {
    path: PathBuf,
    file: NamedTempFile<File>,
    overwrite: bool,
}

impl Target {
    /// Creates the file. An existing file keeps its permissions, and does not change yet.
    pub(super) fn create(path: &Path, overwrite: bool) -> io::Result<Self> {
        let refuse = |kind, why| Err(io::Error::new(kind, format!("{} {why}", path.display())));
        let (path, old) = match fs::metadata(path) {
            Ok(data) if data.is_dir() => return refuse(io::ErrorKind::IsADirectory, "is a folder"),
            Ok(data) if !data.is_file() => return refuse(io::ErrorKind::Other, "is not a regular file"),
            Ok(_) if !overwrite => return refuse(io::ErrorKind::AlreadyExists, "exists: overwrite=True replaces it"),
            // The file itself is replaced, and not a link to it.
            Ok(data) => (fs::canonicalize(path)?, Some(data.permissions())),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Err(_) if fs::symlink_metadata(path).is_ok() => {
                return refuse(io::ErrorKind::AlreadyExists, "is a link that leads nowhere");
            }
            Err(_) => (path.to_owned(), None),
        };
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut options = File::options();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, if old.is_some() { 0o600 } else { 0o666 });
        // The file is opened here, because errors of `tempfile` would show its temporary name.
        let file = Builder::new().prefix(".raddle-").make_in(folder, |path| options.open(path))?;
        old.map_or(Ok(()), |old: Permissions| file.as_file().set_permissions(old))?;
        Ok(Self { path, file, overwrite })
    }

    pub(super) fn file(&mut self) -> &mut File {
        self.file.as_file_mut()
    }

    /// Gives the file its name.
    pub(super) fn finish(self) -> io::Result<()> {
        let Self { path, file, overwrite } = self;
        let named = if overwrite { file.persist(path) } else { file.persist_noclobber(path) };
        named.map(drop).map_err(|error| error.error)
    }
}
