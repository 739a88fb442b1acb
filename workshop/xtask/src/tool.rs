//! Programs from the crate registry that tasks run, installed in `target/tools`. They are not dependencies, so that no
//! other task waits for their compilation.

use std::path::PathBuf;

use crate::{Result, files, tools};

/// A package with a program, in the version that tasks run. Another version may write different files.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// Options of `cargo install`, such as features.
    pub(crate) options: &'static [&'static str],
}

impl Tool {
    /// Returns the path of one of the package's programs. Installs the package if it is missing, which takes minutes.
    pub(crate) fn program(&self, name: &str) -> Result<PathBuf> {
        let folder = tools::root().join("target/tools");
        let program = folder.join("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION);
        let listed = files::read(folder.join(".crates.toml")).unwrap_or_default();
        if !listed.contains(&format!("\"{} {} (", self.name, self.version)) {
            let mut install = tools::cargo("install");
            // The program runs once, so it is built without optimisation to save time.
            install.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
            install.args([self.name, "--version", self.version, "--debug", "--locked", "--quiet", "--force"]);
            tools::output_of(install.args(self.options).arg("--root").arg(folder))?;
        }
        Ok(program)
    }
}
