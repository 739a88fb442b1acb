//! Empty folders for tests.

use std::path::{Path, PathBuf};
use std::{env, process};

use crate::{Result, archive, files};

/// An empty folder outside the checkout. Inside the checkout, cargo and git would find the files in the folders above.
pub(in crate::package) struct Place {
    folder: PathBuf,
}

impl Place {
    /// Creates the folder.
    pub(in crate::package) fn new(what: &str) -> Result<Self> {
        let folder = env::temp_dir().join(format!("raddle-{what}-{}", process::id()));
        files::remove_folder(&folder)?;
        files::make_folder(&folder)?;
        Ok(Self { folder })
    }

    /// Returns a path in the folder.
    pub(in crate::package) fn join(&self, path: impl AsRef<Path>) -> PathBuf {
        self.folder.join(path)
    }

    /// Returns the path of the folder.
    pub(in crate::package) fn path(&self) -> &Path {
        &self.folder
    }

    /// Unpacks the archive of a folder, and returns the folder.
    pub(super) fn unpack(&self, packages: &Path, folder: &str) -> Result<PathBuf> {
        archive::unpack(&packages.join(format!("{folder}.tar.gz")), &self.folder)?;
        Ok(self.folder.join(folder))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // If this fails, the folder remains among the temporary files.
        let _ = files::remove_folder(&self.folder);
    }
}
