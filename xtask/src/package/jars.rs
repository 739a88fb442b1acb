//! The provider for Java as a repository of Maven: the jar, its sources, its documentation, and the POM.

use std::path::Path;

use crate::{Result, files, tools};

/// Builds the provider by the newest JDK, and has Maven put it into a repository, which is a folder.
///
/// The jar holds the native libraries that were built before: that of this machine always is. `cargo xtask java --isa` adds others.
pub(super) fn pack(packages: &Path) -> Result {
    // Of an earlier run: Maven keeps what lies there.
    let repository = packages.join("maven");
    files::remove_folder(&repository)?;
    tools::run(tools::python("bindings/java/tools").arg("--publish").arg(&repository))
}
