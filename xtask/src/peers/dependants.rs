//! `cargo xtask peers dependants`: crates that use RustCrypto or ring, with raddle in its place.
//!
//! The sources of each come from the registry into `target/dependants`, twice. In one copy the names that
//! [`DEPENDANTS`] lists are changed, and the manifest has raddle; boringtun, which is on `ring`, has the functions that
//! it calls there over raddle. Both run the crate's own tests, and take turns at a program that uses the crate.

use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

use crate::{Result, files, tools};

/// Build crates that use RustCrypto or ring with raddle instead, run their own tests, and compare their speed.
#[derive(Args)]
pub(crate) struct Dependants {
    /// How often both copies take turns at the measurement; none without.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Only this crate.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

/// A crate, what changes in it, and what is measured.
struct Dependant {
    name: &'static str,
    version: &'static str,
    /// The features that its tests run with, and those of raddle.
    features: &'static str,
    traits: &'static str,
    /// In which file what becomes what.
    changes: &'static [(&'static str, &'static str, &'static str)],
    /// A file of ours, and where it lies.
    addition: Option<(&'static str, &'static str)>,
    /// Prints lines of a name and nanoseconds, separated by a tab.
    program: &'static str,
}

const DEPENDANTS: [Dependant; 4] = [
    Dependant {
        name: "hpke",
        version: "0.14.1",
        features: "aes,alloc,chacha,getrandom,nistp,x25519",
        traits: r#""aead", "digest""#,
        changes: &[
            ("src/aead/aes_gcm.rs", "= aes_gcm::", "= raddle::rustcrypto::aes_gcm::"),
            ("src/aead/chacha20_poly1305.rs", "= chacha20poly1305::", "= raddle::rustcrypto::chacha20poly1305::"),
            (
                "src/kdf.rs",
                "use sha2::{Sha256, Sha384, Sha512};",
                "use raddle::rustcrypto::sha2::Sha256;\nuse sha2::{Sha384, Sha512};",
            ),
        ],
        addition: None,
        program: include_str!("dependants/hpke.rs"),
    },
    Dependant {
        name: "scrypt",
        version: "0.12.0",
        features: "",
        traits: r#""digest""#,
        changes: &[("src/lib.rs", "use sha2::Sha256;", "use raddle::rustcrypto::sha2::Sha256;")],
        addition: None,
        program: include_str!("dependants/scrypt.rs"),
    },
    Dependant {
        name: "hkdf",
        version: "0.13.0",
        features: "",
        traits: r#""digest""#,
        changes: &[
            ("tests/tests.rs", "use sha2::", "use raddle::rustcrypto::sha2::"),
            ("tests/rfc5869.rs", "sha2::Sha256", "raddle::rustcrypto::sha2::Sha256"),
            ("tests/wycheproof.rs", "sha2::Sha256", "raddle::rustcrypto::sha2::Sha256"),
            ("examples/time.rs", "sha2::Sha256", "raddle::rustcrypto::sha2::Sha256"),
        ],
        addition: None,
        program: include_str!("dependants/hkdf.rs"),
    },
    Dependant {
        name: "boringtun",
        version: "0.7.1",
        features: "",
        traits: "",
        changes: &[
            ("src/lib.rs", "pub mod noise;", "pub mod noise;\nmod ring_aead;"),
            ("src/noise/session.rs", "use ring::aead::", "use crate::ring_aead::"),
            ("src/noise/handshake.rs", "use ring::aead::", "use crate::ring_aead::"),
        ],
        addition: Some(("src/ring_aead.rs", include_str!("dependants/ring_aead.rs"))),
        program: include_str!("dependants/boringtun.rs"),
    },
];

impl Dependants {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join("target/dependants");
        let sources = fetch(&folder)?;
        let mut table = String::new();
        let chosen = |name: &str| self.only.as_deref().is_none_or(|only| only == name);
        for (dependant, source) in DEPENDANTS.iter().zip(&sources).filter(|(dependant, _)| chosen(dependant.name)) {
            let [before, after] = ["before", "after"].map(|name| folder.join(name).join(dependant.name));
            dependant.copy(source, &before, false)?;
            dependant.copy(source, &after, true)?;
            let (tests, changed) = (dependant.test(&folder, &before)?, dependant.test(&folder, &after)?);
            println!("report: {} {}: {changed} tests pass, {tests} before", dependant.name, dependant.version);
            if tests != changed || tests == 0 {
                return Err(format!("{}: {changed} tests with raddle, {tests} without", dependant.name));
            }
            if self.rounds > 0 {
                table += &dependant.measure(&folder, &before, &after, self.rounds)?;
            }
        }
        if self.rounds > 0 {
            println!("\n| crate | what | before, µs | with raddle, µs | ratio |\n|---|---|---:|---:|---:|\n{table}");
        }
        Ok(())
    }
}

/// Fetches the crates, and returns their folders in cargo's cache.
fn fetch(folder: &Path) -> Result<Vec<PathBuf>> {
    let write = |name: &str, text: &str| files::create(&folder.join("fetch").join(name), text);
    let needs: String =
        DEPENDANTS.iter().map(|crate_| format!("{} = \"={}\"\n", crate_.name, crate_.version)).collect();
    write(
        "Cargo.toml",
        &format!("[package]\nname = \"fetch\"\nedition = \"2024\"\n\n[dependencies]\n{needs}\n[workspace]\n"),
    )?;
    write("src/lib.rs", "")?;
    let mut cargo = tools::cargo("metadata");
    cargo.args(["--format-version", "1", "--manifest-path"]).arg(folder.join("fetch/Cargo.toml"));
    let metadata: serde_json::Value =
        serde_json::from_str(&tools::output_of(&mut cargo)?).map_err(|error| format!("cargo metadata: {error}"))?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    DEPENDANTS
        .iter()
        .map(|dependant| {
            let found = packages
                .iter()
                .find(|package| package["name"] == dependant.name && package["version"] == dependant.version);
            let manifest = found.and_then(|package| package["manifest_path"].as_str());
            let folder = manifest.and_then(|manifest| Path::new(manifest).parent());
            folder.map(Path::to_owned).ok_or(format!("{}: not fetched", dependant.name))
        })
        .collect()
}

impl Dependant {
    /// Copies the crate, with or without raddle.
    fn copy(&self, source: &Path, to: &Path, changed: bool) -> Result {
        files::remove_folder(to)?;
        for name in tools::files_under(source)? {
            files::create(&to.join(&name), files::bytes(source.join(&name))?)?;
        }
        files::create(&to.join("examples/time.rs"), self.program)?;
        let path = to.join("Cargo.toml");
        let mut manifest = files::read(&path)?;
        manifest += "\n[[example]]\nname = \"time\"\npath = \"examples/time.rs\"\n\n[workspace]\n";
        if changed {
            let library = tools::root().join("crates/raddle");
            manifest += &format!("\n[dependencies.raddle]\npath = {library:?}\nfeatures = [{}]\n", self.traits);
            if let Some((file, text)) = self.addition {
                files::create(&to.join(file), text)?;
            }
            for &(file, from, into) in self.changes {
                let path = to.join(file);
                let text = files::read(&path)?;
                if !text.contains(from) {
                    return Err(format!("{}: {file} has no `{from}`", self.name));
                }
                files::create(&path, text.replace(from, into))?;
            }
        }
        files::create(&path, manifest)
    }

    fn cargo(&self, folder: &Path, copy: &Path, subcommand: &str) -> Command {
        let mut cargo = tools::cargo(subcommand);
        cargo.args(["--release", "--features", self.features, "--manifest-path"]).arg(copy.join("Cargo.toml"));
        cargo.arg("--target-dir").arg(folder.join("target"));
        cargo
    }

    /// Runs the tests, and returns how many passed.
    fn test(&self, folder: &Path, copy: &Path) -> Result<usize> {
        let output = tools::output_of(self.cargo(folder, copy, "test").args(["--lib", "--tests"]))
            .map_err(|error| format!("{}: {error}", copy.display()))?;
        let passed = output
            .lines()
            .filter_map(|line| line.strip_prefix("test result: ok. ")?.split(' ').next()?.parse::<usize>().ok());
        Ok(passed.sum())
    }

    /// The fastest of some rounds, of both copies by turns.
    fn measure(&self, folder: &Path, before: &Path, after: &Path, rounds: usize) -> Result<String> {
        let mut rows: Vec<(String, [f64; 2])> = Vec::new();
        for _ in 0..rounds {
            for (which, copy) in [before, after].into_iter().enumerate() {
                let output = tools::output_of(self.cargo(folder, copy, "run").args(["--example", "time"]))?;
                for (name, time) in output.lines().filter_map(|line| line.split_once('\t')) {
                    let time: f64 = time.parse().map_err(|_| format!("{}: not a time: {time}", self.name))?;
                    let row = rows.iter().position(|row| row.0 == name).unwrap_or_else(|| {
                        rows.push((name.to_owned(), [f64::INFINITY; 2]));
                        rows.len() - 1
                    });
                    rows[row].1[which] = rows[row].1[which].min(time);
                }
            }
        }
        let line = |(name, [before, after]): &(String, [f64; 2])| {
            format!("| {} | {name} | {:.2} | {:.2} | {:.2} |\n", self.name, before / 1e3, after / 1e3, before / after)
        };
        Ok(rows.iter().map(line).collect())
    }
}
