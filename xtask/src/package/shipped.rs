//! Folders that are shipped as archives, for a system.

use std::env::consts::{ARCH, OS};
use std::path::{Path, PathBuf};

use crate::{Result, archive, files, tools};

/// The version of all packages.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A folder for this system, with the licences.
pub(super) struct Shipped {
    name: String,
    pub(super) folder: PathBuf,
}

impl Shipped {
    /// Makes the folder.
    pub(super) fn new(what: &str) -> Result<Self> {
        let name = name(what);
        let folder = tools::root().join("target/shipped").join(&name);
        // Of an earlier run: a file may be gone since.
        files::remove_folder(&folder)?;
        files::make_folder(&folder)?;
        let shipped = Self { name, folder };
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            shipped.add(&tools::root().join(licence))?;
        }
        Ok(shipped)
    }

    /// Copies a file into it.
    pub(super) fn add(&self, file: &Path) -> Result {
        files::copy(file, self.folder.join(file.file_name().unwrap_or_default()))
    }

    /// Writes the archive, and removes the folder: what is unpacked can't find it.
    pub(super) fn pack(self, packages: &Path) -> Result {
        archive::write(self.folder.parent().unwrap_or(&self.folder), &self.name, packages)?;
        files::remove_folder(self.folder)
    }
}

/// The name of a folder for this system: its archive has this name too, with `.tar.gz`.
pub(super) fn name(what: &str) -> String {
    format!("{what}-{VERSION}-{ARCH}-{OS}")
}
