//! `cargo xtask package`: what is published and shipped, apart from this checkout.
//!
//! The crates whose manifest says `publish = true` are packaged from a copy of the sources in which each of them has the licences
//! and its records beside its manifest: a checkout has one of each, and no symbolic links. The packages may cause no warning.
//! They are unpacked, and tested in a workspace of their own, where they find each other as if they came from the registry.
//! Then the programs are built as they are shipped: `raddle` may not be too large, and in both the kernels must be found without
//! symbols.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use clap::Args;

use crate::native::NATIVE;
use crate::{Result, files, tools};

/// Package the published crates and test the packages by themselves; build the programs as they are shipped.
#[derive(Args)]
pub(crate) struct Package {
    /// Package without testing.
    #[arg(long)]
    no_test: bool,
}

/// The crates that are published, each after those that it needs.
const PUBLISHED: [&str; 11] = [
    "raddle-common",
    "raddle-terminal",
    "raddle-isa",
    "raddle-kernels",
    "raddle",
    "raddle-check",
    "raddle-bench",
    "raddle-age",
    "raddle-sum",
    "raddle-cli",
    "raddle-lab",
];

/// Where the sources are copied to.
const STAGED: &str = "target/package-sources";

/// Where the packages are unpacked.
const UNPACKED: &str = "target/packaged";

/// What the repository has for the builders of kernels, which take minutes otherwise.
const PROFILE: &str = "[profile.release.package.raddle-kernels]\nopt-level = 0\n";

/// The most bytes of the program `raddle` as it is shipped.
const MAX: u64 = 5_500_000;

impl Package {
    pub(crate) fn run(self) -> Result {
        let version = env!("CARGO_PKG_VERSION");
        let names: Vec<String> = PUBLISHED.iter().map(|name| format!("{name}-{version}")).collect();
        timed("packaged", pack)?;
        if !self.no_test {
            unpack(&names)?;
            timed("built and tested by themselves", test)?;
        }
        timed("built as they are shipped", programs)
    }
}

/// Reports how long a part took.
fn timed(what: &str, run: impl FnOnce() -> Result) -> Result {
    let start = Instant::now();
    run()?;
    println!("report: {what} in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Tests what was unpacked, with the features that the tests of the checkout have. All lengths run there.
fn test() -> Result {
    let mut cargo = tools::cargo("test");
    cargo.env("RADDLE_FEWER_LENGTHS", "1");
    cargo.args(NATIVE.split(' ')).args(["--release", "--no-fail-fast", "--manifest-path"]);
    cargo.args([&format!("{UNPACKED}/Cargo.toml"), "--target-dir", &format!("{UNPACKED}/target")]);
    tools::run(&mut cargo)
}

/// Copies the sources, and to each crate what its package has from elsewhere.
fn stage() -> Result {
    // Of an earlier run: a file may be gone since.
    files::remove_folder(Path::new(STAGED))?;
    let stage = |from: &Path, to: &Path| {
        let to = Path::new(STAGED).join(to);
        files::make_folder_of(&to)?;
        files::copy(tools::root().join(from), to)
    };
    let sources = tools::sources()?;
    for path in &sources {
        stage(path, path)?;
    }
    for name in PUBLISHED {
        let package = Path::new("crates").join(name);
        for path in sources.iter().filter(|path| belongs(path, name)) {
            stage(path, &package.join(path))?;
        }
    }
    Ok(())
}

/// Whether a file outside of the crates is a part of the package of a crate.
fn belongs(path: &Path, name: &str) -> bool {
    let path = path.to_string_lossy();
    path.starts_with("LICENSE-")
        || path.starts_with("records/") && (name == "raddle-lab" || name == "raddle" && path.ends_with("/PROVED.txt"))
}

/// Packages the crates. A warning is an error.
fn pack() -> Result {
    stage()?;
    let mut cargo = tools::cargo("package");
    cargo
        .current_dir(STAGED)
        .arg("--target-dir")
        .arg(tools::root().join("target"))
        .args(["--no-verify", "--allow-dirty"]);
    cargo.args(PUBLISHED.iter().flat_map(|name| ["--package", name]));
    let output = cargo.stderr(Stdio::piped()).output().map_err(|error| format!("can't run cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    eprint!("{text}");
    match output.status.success() && !text.lines().any(|line| line.starts_with("warning")) {
        true => Ok(()),
        false => Err("the crates are not packaged without a warning".to_owned()),
    }
}

/// Unpacks the packages into a workspace in which they are the crates of the registry.
fn unpack(names: &[String]) -> Result {
    // Of an earlier run: a file may be gone since.
    for name in names {
        files::remove_folder(Path::new(UNPACKED).join(name))?;
    }
    files::make_folder(UNPACKED)?;
    let mut workspace = format!("[workspace]\nresolver = \"3\"\nmembers = {names:?}\n\n{PROFILE}\n[patch.crates-io]\n");
    for (name, folder) in PUBLISHED.iter().zip(names) {
        workspace += &format!("{name} = {{ path = {folder:?} }}\n");
        let mut tar = Command::new("tar");
        tar.args(["-xzf", &format!("target/package/{folder}.crate"), "-C", UNPACKED]);
        tools::run(&mut tar)?;
    }
    files::write(Path::new(UNPACKED).join("Cargo.toml"), workspace)
}

/// Builds the programs as they are shipped. `raddle` may not be too large, and `raddle-lab` finds the kernels of both.
fn programs() -> Result {
    let mut cargo = tools::cargo("build");
    cargo.args(["--profile", "dist", "--bin", "raddle", "--bin", "raddle-lab"]);
    tools::run(&mut cargo)?;
    let [program, lab] = ["raddle", "raddle-lab"]
        .map(|name| Path::new("target/dist").join(format!("{name}{}", std::env::consts::EXE_SUFFIX)));
    for program in [&program, &lab] {
        println!("report: {} has {} bytes", program.display(), files::size(program)?);
        tools::run(Command::new(&lab).args(["kernels", "verify"]).arg(program))?;
    }
    if files::size(&program)? > MAX { Err(format!("the program has more than {MAX} bytes")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Crates of the functions for columns, by the beginnings of their names.
    const COLUMNS: [&str; 3] = ["arrow", "datafusion", "parquet"];

    /// Returns the crates of columns in a list of `cargo tree`, of which each line begins with a name.
    fn columns(tree: &str) -> Vec<&str> {
        let names = tree.lines().filter_map(|line| line.split(' ').next());
        names.filter(|name| COLUMNS.iter().any(|column| name.starts_with(column))).collect()
    }

    /// Whatever features a user of the library has, and for whatever system.
    #[test]
    fn published_crates_compile_no_arrow() {
        for name in PUBLISHED {
            let args = "--all-features --edges normal,build --target all --prefix none --no-dedupe --locked --package";
            let tree = tools::output_of(tools::cargo("tree").args(args.split(' ')).arg(name)).unwrap();
            assert!(tree.starts_with(&format!("{name} v")), "{tree}");
            assert!(columns(&tree).is_empty(), "{name} compiles {:?}", columns(&tree));
        }
        assert_eq!(columns("raddle-arrow v0.1.0 (/folder)\narrow-array v60.1.0\nlibc v0.2.0"), ["arrow-array"]);
    }
}
