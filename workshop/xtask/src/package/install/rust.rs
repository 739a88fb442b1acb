//! Uses the crates as their users do: by name and version, which a patch of crates.io leads to the unpacked packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Result, archive, files, tools};

use super::super::crates::{PUBLISHED, file, unpacked};
use super::super::shipped::VERSION;
use super::documents::{blocks, dependencies, program};
use super::native;
use super::place::Place;

/// The crates with an example in the README, and a line that is appended to its program.
const EXAMPLES: [(&str, &str); 6] = [
    ("raddle", ""),
    ("raddle-age", ""),
    ("raddle-sum", ""),
    ("rustls-raddle", "assert!(rustls::crypto::CryptoProvider::get_default().is_some());"),
    ("raddle-arrow", ""),
    ("raddle-datafusion", ""),
];

/// Runs the examples of the READMEs, each in its own project. All other crates are dependencies of the two programs,
/// which cargo installs.
pub(in crate::package) fn crates(packages: &Path) -> Result {
    let place = Place::new("crates")?;
    unpack(packages, &place)?;
    for (name, behind) in EXAMPLES {
        example(&place, name, behind).map_err(|why| format!("{name}: {why}"))?;
    }
    let root = place.join("root");
    for program in ["raddle-cli", "raddle-lab"] {
        let mut cargo = cargo(&place, "", "install");
        cargo.arg("--quiet").arg("--path").arg(folder(&place, program)).arg("--root").arg(&root);
        tools::run(cargo.arg("--target-dir").arg(place.join("target")))?;
    }
    native::run_programs(&root.join("bin"), &place.join("files"))?;
    println!("report: cargo installed raddle-cli and raddle-lab {VERSION} from their packages");
    Ok(())
}

/// Unpacks the packages into a place, in which they replace the crates of crates.io.
fn unpack(packages: &Path, place: &Place) -> Result {
    let mut config = "[patch.crates-io]\n".to_owned();
    for (name, _) in PUBLISHED {
        archive::unpack(&packages.join("crates").join(file(name)), &place.join(""))?;
        config += &format!("{name} = {{ path = {:?} }}\n", folder(place, name));
    }
    files::create(&place.join(".cargo/config.toml"), config)
}

/// Returns the folder of an unpacked package.
fn folder(place: &Place, name: &str) -> PathBuf {
    place.join(unpacked(name))
}

/// Returns a command of cargo in a folder of a place.
fn cargo(place: &Place, folder: &str, subcommand: &str) -> Command {
    let mut cargo = tools::cargo(subcommand);
    cargo.current_dir(place.join(folder));
    cargo
}

/// Runs the example in a README in a project.
fn example(place: &Place, name: &str, behind: &str) -> Result {
    let readme = files::read(folder(place, name).join("README.md"))?;
    let folder = &*format!("with-{name}");
    let project = place.join(folder);
    let manifest = format!(
        "[package]\nname = \"with-{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n{}",
        dependencies(&readme, name, VERSION)?
    );
    files::create(&project.join("Cargo.toml"), manifest)?;
    let blocks = blocks(&readme, "rust")?;
    let names: Vec<_> = (1..=blocks.len()).map(|number| format!("example-{number}")).collect();
    for (block, name) in blocks.iter().zip(&names) {
        files::create(&project.join(format!("src/bin/{name}.rs")), program(&format!("{block}{behind}\n")))?;
    }
    fit(place, folder, &readme)?;
    for name in &names {
        let mut cargo = cargo(place, folder, "run");
        cargo.args(["--quiet", "--bin", name, "--target-dir"]).arg(place.join("target"));
        // Debug information is not needed.
        tools::run(cargo.env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
    }
    from_package(&files::read(project.join("Cargo.lock"))?, name)?;
    println!("report: {name} {VERSION} from its package: {} programs of its README ran", names.len());
    Ok(())
}

/// Runs the command in a README that selects fitting versions of dependencies, if there is one.
fn fit(place: &Place, folder: &str, readme: &str) -> Result {
    for line in readme.lines().filter(|line| line.starts_with("cargo update ")) {
        tools::run(cargo(place, folder, "update").args(line.split(' ').skip(2)))?;
    }
    Ok(())
}

/// Refuses a lock file in which a crate does not come from its package: only the patch leads to a folder, which has no source
/// there.
fn from_package(lock: &str, name: &str) -> Result {
    let entry = lock.split("[[package]]").find(|entry| entry.contains(&format!("\nname = {name:?}\n")));
    match entry {
        Some(entry) if !entry.contains("\nsource = ") => Ok(()),
        other => Err(format!("it is not from its package: {}", other.unwrap_or("it is not in the lock file").trim())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_from_elsewhere_is_refused() {
        let lock = |source: &str| format!("version = 4\n\n[[package]]\nname = \"a\"\nversion = \"0.1.0\"\n{source}\n");
        assert_eq!(from_package(&lock(""), "a"), Ok(()));
        assert!(
            from_package(&lock("source = \"registry+https://github.com/rust-lang/crates.io-index\""), "a").is_err()
        );
        assert!(from_package(&lock(""), "b").is_err());
    }
}
