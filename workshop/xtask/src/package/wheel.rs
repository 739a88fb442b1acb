//! The Python wheels, in the form that the registry accepts.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::system::{self, System};
use crate::{Result, files, licences, tools};

/// The folder of maturin's environment.
const FOLDER: &str = "target/python/wheel";

/// A wheel.
pub(super) struct Wheel {
    /// The folder of the wheel's sources.
    pub(super) folder: &'static str,
    /// The beginning of the names of the wheel's files.
    file: &'static str,
    /// The folder in which the wheel is built.
    target: &'static str,
    /// The name of the module.
    pub(super) module: &'static str,
    /// A call of the module whose result shows that it works.
    pub(super) call: &'static str,
    /// The packages on which the wheel depends.
    pub(super) needs: &'static [&'static str],
    /// The other packages that the examples of its README use.
    pub(super) beside: &'static [&'static str],
}

/// The wheel of the library.
pub(super) const RADDLE: Wheel = Wheel {
    folder: "bindings/python",
    file: "raddle-",
    target: "target/python/build",
    module: "raddle",
    call: "sha256(b'abc').hexdigest()",
    needs: &[],
    beside: &["pyarrow"],
};

/// The wheel for the package datafusion.
pub(super) const DATAFUSION: Wheel = Wheel {
    folder: "bindings/datafusion/python",
    file: "raddle_datafusion-",
    target: "target/datafusion-python/build",
    module: "raddle_datafusion",
    call: "functions()[0].name",
    needs: &["datafusion"],
    beside: &[],
};

/// Builds a wheel with the maturin of its tests, with the licences of all linked code.
pub(super) fn pack(packages: &Path, wheel: &Wheel) -> Result {
    let manifest = format!("{}/Cargo.toml", wheel.folder);
    for old in wheels(packages, wheel)? {
        files::remove(old)?;
    }
    let python = tools::environment("python3", &tools::root().join(FOLDER))?;
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--only-binary=:all:"]);
    tools::output_of(install.arg(requirement(wheel, "maturin")?))?;
    let mut build = Command::new(&python);
    build.current_dir(tools::root()).args(["-m", "maturin", "build", "--quiet", "--release"]);
    build.args(["--manifest-path", &manifest, "--target-dir", wheel.target]);
    system::hide_folders(&mut build, tools::root())?;
    // Maturin takes licences only from the folder of the project.
    let folder = tools::root().join(wheel.folder);
    let built = licences::write(&folder, System::Own, &[&manifest])
        .and_then(|()| tools::run(build.arg("--interpreter").arg(&python).arg("--out").arg(packages)));
    licences::remove(&folder)?;
    built?;
    wheels(packages, wheel)?.iter().try_for_each(|file| licences::are_in(file, ".dist-info/licenses/", true))
}

/// Returns the files of a wheel in a folder.
pub(super) fn wheels(folder: &Path, wheel: &Wheel) -> Result<Vec<PathBuf>> {
    let is_wheel = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        file.starts_with(wheel.file) && file.ends_with(".whl")
    };
    Ok(files::list(folder)?.into_iter().filter(is_wheel).collect())
}

/// Returns a package with the version that the tests of a wheel use, in pip's notation.
pub(super) fn requirement(wheel: &Wheel, name: &str) -> Result<String> {
    let file = format!("{}/tests/requirements.txt", wheel.folder);
    let requirements = files::read(tools::root().join(&file))?;
    let found = requirements.lines().find(|line| line.starts_with(&format!("{name}==")));
    found.map(str::to_owned).ok_or_else(|| format!("{file} has no version of {name}"))
}
