//! The provider for Java and the plugin for Spark as a repository of Maven: the jars, their sources, their documentation, and the POMs.

use std::path::Path;

use super::shipped::VERSION;
use crate::system::System;
use crate::{Result, files, licences, tools};

/// Builds the provider by the newest JDK, and with the option `--spark` the plugin for each line of Spark, and has Maven put them into
/// a repository, which is a folder.
///
/// The jar holds the native libraries that were built before: that of this machine always is. `cargo xtask java --isa` adds others.
/// It also has the licences of what they link.
pub(super) fn pack(packages: &Path, options: &[&str]) -> Result {
    // Of an earlier run: Maven keeps what lies there.
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
