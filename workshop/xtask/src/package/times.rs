//! Measures the time from an empty environment to the first digest, with our packages and with others.
//!
//! All packages are downloaded first, so that the network is not timed. The CPU time covers all processes, and other
//! programs on the machine affect it less.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::{Result, files, tools};

use super::install::{ABC, Place, home, registry};
use super::shipped::VERSION;
use super::wheel::{RADDLE, requirement, wheels};

/// The number of measurements for each package, of which the fastest counts.
const TURNS: usize = 3;

/// The crates, how each is added, and an expression that hashes `abc`.
const CRATES: [(&str, &str, &str); 3] = [
    ("raddle", VERSION, "raddle::sha256::Sha256::digest(b\"abc\")"),
    ("sha2", "0.11", "{ use sha2::Digest; sha2::Sha256::digest(b\"abc\") }"),
    ("ring", "0.17", "ring::digest::digest(&ring::digest::SHA256, b\"abc\").as_ref().to_vec()"),
];

/// The Python packages, and for each one code that hashes `abc`.
const MODULES: [(&str, &str); 3] = [
    ("raddle", "import raddle; print(raddle.sha256(b'abc').hexdigest())"),
    (
        "cryptography",
        "from cryptography.hazmat.primitives import hashes; h = hashes.Hash(hashes.SHA256()); h.update(b'abc'); \
         print(h.finalize().hex())",
    ),
    ("hashlib", "import hashlib; print(hashlib.sha256(b'abc').hexdigest())"),
];

/// Measures both languages, and prints a table for each.
pub(super) fn run(packages: &Path) -> Result {
    of_rust(packages)?;
    of_python(packages)
}

/// Seconds of wall-clock time and of CPU time.
#[derive(Clone, Copy)]
struct Time {
    clock: f64,
    processors: f64,
}

impl Time {
    /// Measures the time of a function.
    fn of(run: impl FnOnce() -> Result) -> Result<Self> {
        let (start, before) = (Instant::now(), tools::processor_seconds()?);
        run()?;
        Ok(Self { clock: start.elapsed().as_secs_f64(), processors: tools::processor_seconds()? - before })
    }

    /// Returns the smaller of both times. A time that was not measured yet counts as greater than any other.
    fn least(self, other: Self) -> Self {
        Self { clock: self.clock.min(other.clock), processors: self.processors.min(other.processors) }
    }

    const NONE: Self = Self { clock: f64::INFINITY, processors: f64::INFINITY };
}

/// Refuses a program that does not print the digest of `abc`.
fn hashes(program: &mut Command) -> Result {
    match tools::output_of(program)? {
        printed if printed == ABC => Ok(()),
        printed => Err(format!("{program:?} printed {printed}")),
    }
}

/// Times `cargo add`, an optimised build, and the first run, each in its own project and target folder.
fn of_rust(packages: &Path) -> Result {
    let place = Place::new("times-rust")?;
    registry::write(packages, &place)?;
    let mut table = String::new();
    for (name, version, digest) in CRATES {
        let folder = &*format!("with-{name}");
        let project = place.join(folder);
        let main = format!(
            "fn main() {{\n    for byte in {digest} {{\n        print!(\"{{byte:02x}}\");\n    }}\n    println!();\n}}\n"
        );
        files::create(&project.join("src/main.rs"), main)?;
        let cargo = |subcommand: &str, arguments: &[&str]| {
            tools::output_of(home::cargo(&place, folder, subcommand).arg("--quiet").args(arguments))
        };
        let empty = || {
            files::remove_folder(project.join("target"))?;
            let manifest = format!(
                "[package]\nname = \"with-{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n"
            );
            files::write(project.join("Cargo.toml"), manifest)
        };
        // `cargo add` asks the registry for a version, and ignores patches.
        let registry = if name == "raddle" { registry::NAME } else { "crates-io" };
        let dependency = [&*format!("{name}@{version}"), "--registry", registry];
        let program = project.join("target/release").join(format!("with-{name}"));
        // Downloads everything first.
        empty()?;
        cargo("add", &dependency)?;
        cargo("fetch", &[])?;
        let mut least = Time::NONE;
        for _ in 0..TURNS {
            empty()?;
            let built = Time::of(|| {
                cargo("add", &[&["--offline"], &dependency[..]].concat())?;
                cargo("build", &["--offline", "--release"])?;
                hashes(&mut Command::new(&program))
            })?;
            least = least.least(built);
        }
        let lock = files::read(project.join("Cargo.lock"))?;
        let crates = lock.matches("[[package]]").count() - 1;
        let kilobytes = files::size(&program)? as f64 / 1e3;
        table += &format!("| {name} | {crates} | {:.1} | {:.1} | {kilobytes:.0} |\n", least.clock, least.processors);
    }
    println!(
        "| crate | crates in the lock file | clock, s | CPU time, s | program, kB |\n|---|---:|---:|---:|---:|\n{table}"
    );
    Ok(())
}

/// Times `pip install` from files into an empty environment, and the first digest of a new process.
fn of_python(packages: &Path) -> Result {
    let place = Place::new("times-python")?;
    let files = downloads(packages, &place)?;
    let mut table = String::new();
    for (name, code) in MODULES {
        let (mut installed, mut hashed) = (Time::NONE, Time::NONE);
        for _ in 0..TURNS {
            let python = tools::environment("python3", &place.join("environment"))?;
            // hashlib is part of the standard library.
            if name != "hashlib" {
                let mut pip = Command::new(&python);
                pip.args(["-m", "pip", "install", "--quiet", "--no-index", "--find-links"]).arg(&files).arg(name);
                installed = installed.least(Time::of(|| tools::output_of(&mut pip).map(drop))?);
            }
            let hash = || Time::of(|| hashes(Command::new(&python).args(["-I", "-c", code])));
            // The first run compiles Python modules.
            hash()?;
            for _ in 0..10 {
                hashed = hashed.least(hash()?);
            }
        }
        let install = |value: f64| if value.is_finite() { format!("{value:.1}") } else { "none".to_owned() };
        table += &format!(
            "| {name} | {} | {} | {:.0} |\n",
            install(installed.clock),
            install(installed.processors),
            hashed.clock * 1e3
        );
    }
    println!(
        "| package | install, clock, s | install, CPU time, s | start, import and digest, ms |\n\
         |---|---:|---:|---:|\n{table}"
    );
    Ok(())
}

/// Downloads the wheels of all packages and of their dependencies into a folder.
fn downloads(packages: &Path, place: &Place) -> Result<PathBuf> {
    let folder = place.join("wheels");
    let python = tools::environment("python3", &place.join("downloads"))?;
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "download", "--quiet", "--only-binary=:all:", "--dest"]).arg(&folder);
    tools::output_of(pip.arg(requirement(&RADDLE, "cryptography")?))?;
    for wheel in wheels(packages, &RADDLE)? {
        files::copy(&wheel, folder.join(wheel.file_name().unwrap_or_default()))?;
    }
    Ok(folder)
}
