//! Folders that are shipped as archives for a system.

use std::env::consts::{ARCH, OS};
use std::path::{Path, PathBuf};

use crate::licences;
use crate::system::System;
use crate::{Result, archive, files, tools};

/// The version of all packages.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A folder for a system, with our licences and the licences of all linked code.
pub(super) struct Shipped {
    name: String,
    system: System,
    pub(super) folder: PathBuf,
}

impl Shipped {
    /// Creates the folder for programs or libraries that are built from some manifests.
    pub(super) fn new(what: &str, system: System, manifests: &[&str]) -> Result<Self> {
        let name = name(what, system);
        let folder = tools::root().join("target/shipped").join(&name);
        // An earlier run may have left a file that no longer exists.
        files::remove_folder(&folder)?;
        files::make_folder(&folder)?;
        licences::write(&folder, system, manifests)?;
        Ok(Self { name, system, folder })
    }

    /// Copies a file into the folder.
    pub(super) fn add(&self, file: &Path) -> Result {
        files::copy(file, self.folder.join(file.file_name().unwrap_or_default()))
    }

    /// Refuses files that need more than the system provides. Writes the archive, and removes the folder so that
    /// unpacked programs can't depend on it.
    pub(super) fn pack(self, packages: &Path) -> Result {
        for file in tools::files_under(&self.folder)? {
            self.system.check(&self.folder.join(file))?;
        }
        archive::write(self.folder.parent().unwrap_or(&self.folder), &self.name, packages)?;
        files::remove_folder(self.folder)
    }
}

/// Returns the name of a folder for a system. Its archive has this name with the suffix `.tar.gz`.
pub(super) fn name(what: &str, system: System) -> String {
    format!("{what}-{VERSION}-{ARCH}-{OS}{}", system.suffix())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// cargo-binstall fetches the program from the archive of a release.
    #[test]
    fn cargo_binstall_finds_the_archives() {
        let manifest = files::read(tools::root().join("crates/raddle-cli/Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let all = &manifest["package"]["metadata"]["binstall"];
        for (target, arch, family, os) in [
            ("x86_64-unknown-linux-gnu", "x86_64", "linux", "linux"),
            ("aarch64-unknown-linux-gnu", "aarch64", "linux", "linux"),
            ("x86_64-unknown-linux-musl", "x86_64", "linux", "linux-musl"),
            ("aarch64-unknown-linux-musl", "aarch64", "linux", "linux-musl"),
            ("aarch64-apple-darwin", "aarch64", "darwin", "macos"),
            ("x86_64-pc-windows-msvc", "x86_64", "windows", "windows"),
        ] {
            let value = |key: &str| {
                let value = all.get("overrides").and_then(|all| all.get(target)?.get(key)).unwrap_or(&all[key]);
                let value = value.as_str().unwrap().replace("{ version }", VERSION).replace("{ target-arch }", arch);
                value.replace("{ target-family }", family)
            };
            let name = format!("raddle-{VERSION}-{arch}-{os}");
            assert!(value("pkg-url").ends_with(&format!("/v{VERSION}/{name}.tar.gz")), "{target}");
            assert_eq!(value("bin-dir"), format!("{name}/{{ bin }}{{ binary-ext }}"), "{target}");
        }
    }
}
