//! `cargo xtask python`: builds the wheel of `bindings/python` or of `bindings/datafusion/python`, installs it in its
//! own environment, and runs its tests.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use clap::Args;

use crate::{Result, cross::Isa, files, tools, vectors};

/// A package.
struct Package {
    /// The folder of the package. Its `tests/requirements.txt` lists the other packages that pip installs: the tools,
    /// and the libraries with which the tests compare.
    folder: &'static str,
    /// The name of the package's wheel.
    name: &'static str,
    /// The folder for the environment and the build products.
    target: &'static str,
    /// The profile with which maturin compiles the package.
    profile: &'static str,
}

const RADDLE: Package =
    Package { folder: "bindings/python", name: "raddle", target: "target/python", profile: "release" };

/// Optimising DataFusion takes longer than the tests, so only some parts are optimised.
const DATAFUSION: Package = Package {
    folder: "bindings/datafusion/python",
    name: "raddle-datafusion",
    target: "target/datafusion-python",
    profile: "dev",
};

/// pip's options: no package is compiled, which would take hours, and a registry that does not answer is an error after
/// two minutes.
const INSTALL: [&str; 8] =
    ["-m", "pip", "install", "--quiet", "--only-binary=:all:", "--timeout=30", "--retries=3", "--requirement"];

/// The file that pins the sources of packages whose wheels have no tests.
const SOURCES: &str = "bindings/python/tests/sources.txt";

/// The pip options for downloading only files with pinned digests, and no dependencies.
const DOWNLOAD: [&str; 11] = [
    "-m",
    "pip",
    "download",
    "--quiet",
    "--no-deps",
    "--no-build-isolation",
    "--no-binary=:all:",
    "--require-hashes",
    "--timeout=30",
    "--retries=3",
    "--requirement",
];

/// Build the Python package, and run its tests in a fresh environment.
#[derive(Args)]
pub(crate) struct Python {
    /// The interpreter.
    #[arg(long, default_value = "python3")]
    python: String,
    /// Build the package for Python's `datafusion`, which takes minutes to compile.
    #[arg(long, conflicts_with_all = ["without_age", "valgrind", "aarch64", "spark", "large"])]
    datafusion: bool,
    /// Leave out `raddle.age`, which takes more than half of the time to compile.
    #[arg(long)]
    without_age: bool,
    /// Run the tests in valgrind, including calls with planted overflows, which it must find.
    #[arg(long, conflicts_with = "aarch64")]
    valgrind: bool,
    /// Build the wheel for aarch64, and run its tests under qemu with Debian's Python.
    #[arg(long)]
    aarch64: bool,
    /// Run the tests with each release line of Spark, on a cluster of two workers on this machine.
    #[arg(long, conflicts_with_all = ["aarch64", "valgrind"])]
    spark: bool,
    /// Run the tests with arrays of 2^31 bytes and more, which need 7 GB of memory.
    #[arg(long, conflicts_with_all = ["aarch64", "valgrind", "spark"])]
    large: bool,
    /// Options of pytest, such as `-k arrow`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Python {
    pub(crate) fn run(self) -> Result {
        let package = if self.datafusion { DATAFUSION } else { RADDLE };
        let folder = tools::root().join(package.target);
        files::make_folder(&folder)?;
        let python = match self.environment(&folder, &package) {
            Ok(python) => python,
            Err(why) => {
                println!("skipped: the package {} for Python: {why}", package.name);
                return Ok(());
            }
        };
        if self.aarch64 {
            return self.emulated(&python, &folder);
        }
        self.lint(&package, &folder.join("build"))?;
        let wheels = folder.join("wheels");
        let mut build = self.maturin(&python, &wheels, &package);
        tools::output_of(build.arg("--target-dir").arg(folder.join("build")).arg("--interpreter").arg(&python))?;
        let mut install = command(&python, &["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-index"]);
        // The dependencies are among the requirements.
        tools::output_of(install.arg("--no-deps").arg("--find-links").arg(&wheels).arg(package.name))?;
        let mut test = match () {
            () if self.valgrind => {
                tools::install(&["valgrind"])?;
                command(&python, &["bindings/python/tools/memory.py"])
            }
            () if self.spark => {
                let mut spark = command(&python, &["bindings/python/tools/spark.py"]);
                spark.arg(folder.join("spark"));
                spark
            }
            () => {
                let mut pytest = command(&python, &["-m", "pytest"]);
                let tests = Path::new(package.folder).join("tests");
                if self.large {
                    pytest.arg(tests.join("test_large.py")).env("RADDLE_LARGE", "1");
                } else {
                    pytest.arg(tests);
                }
                if package.folder == RADDLE.folder {
                    match sources(&python, &folder.join("sources")) {
                        Ok(variables) => drop(pytest.envs(variables)),
                        Err(why) => println!("skipped: the tests of cryptography: {why}"),
                    }
                }
                // A test that hangs fails, and reports where each thread is.
                pytest.args(["-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true"]);
                pytest
            }
        };
        tools::run(test.env("PYTHONDONTWRITEBYTECODE", "1").args(self.options))
    }

    /// Runs clippy on the package, which the other lints leave out.
    fn lint(&self, package: &Package, target: &Path) -> Result {
        let mut clippy = tools::cargo("clippy");
        clippy.args(["--quiet", "--profile", package.profile, "--target-dir"]).arg(target);
        clippy.arg("--manifest-path").arg(Path::new(package.folder).join("Cargo.toml"));
        clippy.args(self.without_age.then_some("--no-default-features")).args(["--", "-D", "warnings"]);
        tools::output_of(&mut clippy).map(drop)
    }

    /// Builds the wheel for aarch64, and tests it.
    fn emulated(self, python: &Path, folder: &Path) -> Result {
        let isa = Isa::Aarch64;
        isa.install()?;
        let folder = folder.join(isa.name());
        let wheels = folder.join("wheels");
        let mut build = self.maturin(python, &wheels, &RADDLE);
        build.args(["--target", isa.triple(), "--target-dir"]).arg(folder.join("build"));
        tools::output_of(build.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", isa.linker()))?;
        let mut test = command(python, &["bindings/python/tools/emulated.py"]);
        test.env("PYTHONPATH", tools::root().join("bindings")).env("PYTHONDONTWRITEBYTECODE", "1");
        tools::run(test.arg(newest(&wheels)?).arg(&folder).args(self.options))
    }

    /// Returns the command that builds the wheel.
    fn maturin(&self, python: &Path, wheels: &Path, package: &Package) -> Command {
        let mut build = command(python, &["-m", "maturin", "build", "--quiet", "--profile", package.profile]);
        build.arg("--manifest-path").arg(Path::new(package.folder).join("Cargo.toml")).arg("--out").arg(wheels);
        build.args(self.without_age.then_some("--no-default-features"));
        build
    }

    /// Creates an environment with the requirements of the tests. Returns its interpreter.
    fn environment(&self, folder: &Path, package: &Package) -> Result<PathBuf> {
        let python = tools::environment(&self.python, &folder.join("environment"))?;
        tools::output_of(command(&python, &INSTALL).arg(Path::new(package.folder).join("tests/requirements.txt")))?;
        Ok(python)
    }
}

/// Fetches the sources of packages whose wheels have no tests, and their vectors, if they are missing. Returns the
/// variables that name their folders.
fn sources(python: &Path, folder: &Path) -> Result<[(&'static str, PathBuf); 2]> {
    let (pinned, copy) = (files::bytes(tools::root().join(SOURCES))?, folder.join("requirements.txt"));
    if !fs::read(&copy).is_ok_and(|there| there == pinned) {
        // pip reads the name of a package by running the package's build tool, which pip finds in the environment and
        // does not fetch.
        let path = env::var_os("PATH").unwrap_or_default();
        let path = python.parent().map(Path::to_owned).into_iter().chain(env::split_paths(&path));
        let mut download = command(python, &DOWNLOAD);
        download.arg(SOURCES).arg("--dest").arg(folder);
        download.env("PATH", env::join_paths(path).map_err(|error| error.to_string())?);
        tools::output_of(&mut download)?;
        files::write(&copy, pinned)?;
    }
    vectors::fetch()?;
    Ok([("RADDLE_SOURCES", folder.to_owned()), ("RADDLE_VECTORS", tools::root().join(vectors::DIRECTORY))])
}

/// Returns the newest wheel in a folder.
fn newest(folder: &Path) -> Result<PathBuf> {
    let built = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let wheels = files::list(folder)?.into_iter().filter(|path| path.extension().is_some_and(|it| it == "whl"));
    wheels.max_by_key(built).ok_or_else(|| format!("{}: there is no wheel", folder.display()))
}

/// Returns a command that runs in the root of the repository.
fn command(program: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(tools::root()).args(arguments);
    command
}
