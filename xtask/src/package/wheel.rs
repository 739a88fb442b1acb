//! The wheel for Python, as the registry takes it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Result, files, python, tools};

/// Where the environment of maturin is.
const FOLDER: &str = "target/python/wheel";

/// Builds the wheel by the maturin that the tests have.
pub(super) fn pack(packages: &Path) -> Result {
    for old in wheels(packages)? {
        files::remove(old)?;
    }
    let python = python::environment("python3", &tools::root().join(FOLDER))?;
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--only-binary=:all:"]);
    tools::output_of(install.arg(requirement("maturin")?))?;
    let mut build = Command::new(&python);
    build.current_dir(tools::root()).args(["-m", "maturin", "build", "--quiet", "--release"]);
    build.args([
        "--manifest-path",
        "bindings/python/Cargo.toml",
        "--target-dir",
        "target/python/build",
        "--interpreter",
    ]);
    tools::run(build.arg(&python).arg("--out").arg(packages))
}

/// The wheels in a folder.
pub(super) fn wheels(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_wheel = |path: &PathBuf| path.extension().is_some_and(|it| it == "whl");
    Ok(files::list(folder)?.into_iter().filter(is_wheel).collect())
}

/// A package with the version that the tests have, as pip names both.
pub(super) fn requirement(name: &str) -> Result<String> {
    let file = "bindings/python/tests/requirements.txt";
    let requirements = files::read(tools::root().join(file))?;
    let found = requirements.lines().find(|line| line.starts_with(&format!("{name}==")));
    found.map(str::to_owned).ok_or_else(|| format!("{file} has no version of {name}"))
}
