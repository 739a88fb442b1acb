//! The Java provider and the Spark plugin as a Maven repository: the jars, their sources, their documentation, and the
//! POMs.

use std::path::Path;

use super::shipped::VERSION;
use crate::system::System;
use crate::{Result, files, licences, tools};

/// Builds the provider with the newest JDK and, with the option `--spark`, the plugin for each Spark release line. Lets
/// Maven put them into a repository, which is a folder.
///
/// The jar contains the native libraries that have been built before. The library for this machine is always included,
/// and `cargo xtask java --isa` adds others. The jar also contains the licences of all linked code.
pub(super) fn pack(packages: &Path, options: &[&str]) -> Result {
    // Maven keeps the files of an earlier run.
    let repository = packages.join("maven");
    files::remove_folder(&repository)?;
    let natives = tools::root().join("target/java/natives/META-INF");
    files::make_folder(&natives)?;
    licences::write(&natives, System::Own, &["bindings/java/native/Cargo.toml"])?;
    tools::run(tools::python("bindings/java/tools").args(options).arg("--publish").arg(&repository))?;
    files::list(natives.join("native"))?.iter().try_for_each(|library| System::Own.check(library))?;
    for file in tools::files_under(&repository)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(&format!("-{VERSION}.jar")) {
            licences::are_in(&repository.join(&file), "META-INF/", name.starts_with("raddle-jca"))?;
        }
    }
    Ok(())
}
