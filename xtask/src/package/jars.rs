//! The provider for Java and the plugin for Spark as a repository of Maven: the jars, their sources, their documentation, and the POMs.

use std::path::Path;

use crate::{Result, files, tools};

/// Builds the provider by the newest JDK, and with the option `--spark` the plugin for each line of Spark, and has Maven put them into
/// a repository, which is a folder.
///
/// The jar holds the native libraries that were built before: that of this machine always is. `cargo xtask java --isa` adds others.
pub(super) fn pack(packages: &Path, options: &[&str]) -> Result {
    // Of an earlier run: Maven keeps what lies there.
    let repository = packages.join("maven");
    files::remove_folder(&repository)?;
    tools::run(tools::python("bindings/java/tools").args(options).arg("--publish").arg(&repository))
}
