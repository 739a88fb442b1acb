//! `cargo xtask licences`: writes our licences, and the licences of everything that is linked into a package, which
//! cargo-about finds.
//!
//! Crates and their versions change with each lock file, so the text is written when a package is built, and is not checked in.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;
use serde::Deserialize;

use crate::system::System;
use crate::tool::Tool;
use crate::{Result, files, tools};

/// Write our licences, and the licences of everything that is linked into a package, into a folder.
#[derive(Args)]
pub(crate) struct Licences {
    /// The folder.
    folder: PathBuf,
    /// The manifests from which the package is built.
    #[arg(required = true)]
    manifests: Vec<String>,
}

impl Licences {
    pub(crate) fn run(self) -> Result {
        let manifests: Vec<_> = self.manifests.iter().map(|manifest| &**manifest).collect();
        files::make_folder(&self.folder)?;
        write(&self.folder, System::Own, &manifests)
    }
}

/// The program that reads the texts in the packages of crates. The crate that recognises licences is optimised, because
/// otherwise it would take minutes.
const CARGO_ABOUT: Tool = Tool {
    name: "cargo-about",
    version: "0.9.3",
    options: &["--features", "cli", "--config", "profile.dev.package.spdx.opt-level=3"],
};

const OURS: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// The licences of the crates.
const CRATES: &str = "THIRD-PARTY.txt";

/// The licences of Rust's standard library, as each toolchain includes them.
const STANDARD_LIBRARY: &str = "THIRD-PARTY-RUST.html";

/// The beginning of a line that names a crate.
const ITEM: &str = "- ";

/// The text in such a line before the authors of a crate whose package has no licence.
const BY: &str = ", by ";

/// The C library in programs for [`System::Musl`]: its COPYRIGHT, and the licence that this names.
const MUSL: (&str, &str) = (
    "musl 1.2.5",
    "Copyright © 2005-2020 Rich Felker, et al.

Permission is hereby granted, free of charge, to any person obtaining
a copy of this software and associated documentation files (the
\"Software\"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to
permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be
included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,
TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
",
);

/// Writes our licences, and the licences of everything in the programs or libraries for a system, into a folder.
pub(crate) fn write(folder: &Path, system: System, manifests: &[&str]) -> Result {
    for file in OURS {
        files::copy(tools::root().join(file), folder.join(file))?;
    }
    let sysroot = tools::output_of(Command::new("rustc").current_dir(tools::root()).args(["--print", "sysroot"]))?;
    let standard = Path::new(&sysroot).join("share/doc/rust/COPYRIGHT-library.html");
    files::copy(&standard, folder.join(STANDARD_LIBRARY))?;

    let (mut texts, mut linked) = (Texts::new(), BTreeSet::new());
    for manifest in manifests {
        for licence in found(manifest)? {
            for User { package } in licence.used_by.iter().filter(|user| user.package.source.is_some()) {
                let own = if licence.source_path.is_none() { package.texts()? } else { None };
                // The text of a standard licence does not name the holder of the copyright.
                let is_standard = licence.source_path.is_none() && own.is_none() && !package.authors.is_empty();
                let by = if is_standard { format!("{BY}{}", package.authors.join(", ")) } else { String::new() };
                let text = own.unwrap_or_else(|| licence.text.clone()).replace("\r\n", "\n");
                let item = format!("{} {}{by}", package.name, package.version);
                texts.entry((licence.name.clone(), text)).or_default().insert(item);
            }
        }
        linked.extend(linked_by(manifest)?);
    }
    if system == System::Musl {
        texts.entry(("MIT License".to_owned(), MUSL.1.to_owned())).or_default().insert(MUSL.0.to_owned());
        linked.insert(MUSL.0.to_owned());
    }
    let text = document(&texts);
    refuse_missing(&text, &linked).map_err(|why| format!("{}: {why}", manifests.join(", ")))?;
    println!("report: the licences of {} crates that {} link", linked.len(), manifests.join(", "));
    files::write(folder.join(CRATES), text)
}

/// Returns the files that [`write()`] writes.
fn all() -> impl Iterator<Item = &'static str> {
    OURS.into_iter().chain([CRATES, STANDARD_LIBRARY])
}

/// Removes the files that [`write()`] has written into a folder.
pub(crate) fn remove(folder: &Path) -> Result {
    all().map(|file| folder.join(file)).filter(|file| file.exists()).try_for_each(files::remove)
}

/// Refuses a wheel or a jar without our licences in a folder whose path has this end, or without the licences of linked
/// crates.
pub(crate) fn are_in(archive: &Path, folder: &str, linked: bool) -> Result {
    let listed = tools::output_of(Command::new("python3").args(["-m", "zipfile", "-l"]).arg(archive))?;
    let names: Vec<_> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    let has = |file: &str| names.iter().any(|name| name.ends_with(&format!("{folder}{file}")));
    match all().take(if linked { usize::MAX } else { OURS.len() }).find(|file| !has(file)) {
        None => Ok(()),
        Some(missing) => Err(format!("{} has no {folder}{missing}", archive.display())),
    }
}

/// The names and texts of licences, and the crates that are under each.
type Texts = BTreeMap<(String, String), BTreeSet<String>>;

/// The parts of cargo-about's output that are used.
#[derive(Deserialize)]
struct Found {
    licenses: Vec<Licence>,
}

#[derive(Deserialize)]
struct Licence {
    name: String,
    text: String,
    /// The file of the text. If cargo-about finds none in the package, it uses the text of the standard licence.
    source_path: Option<String>,
    used_by: Vec<User>,
}

#[derive(Deserialize)]
struct User {
    #[serde(rename = "crate")]
    package: Package,
}

/// A crate. Our crates have no source.
#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    authors: Vec<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

impl Package {
    /// Returns the licence texts in the package if cargo-about does not recognise them, for example two in one file.
    fn texts(&self) -> Result<Option<String>> {
        let folder = self.manifest_path.parent().unwrap_or(&self.manifest_path);
        let is_licence = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
            ["LICENSE", "LICENCE", "COPYING"].iter().any(|begin| name.starts_with(begin)) && path.is_file()
        };
        let mut paths: Vec<_> = files::list(folder)?.into_iter().filter(is_licence).collect();
        paths.sort();
        let texts = paths.iter().map(files::read).collect::<Result<Vec<_>>>()?;
        Ok((!texts.is_empty()).then(|| texts.join("\n")))
    }
}

/// Returns the licences of the crates that a manifest depends on, for any target. If a crate may be used under several
/// licences, the first one that workshop/deny.toml accepts is chosen, and MIT before all others, because its text is
/// short.
fn found(manifest: &str) -> Result<Vec<Licence>> {
    let program = CARGO_ABOUT.program("cargo-about")?;
    let deny: toml::Table =
        files::read(tools::root().join("workshop/deny.toml"))?.parse().map_err(|error| format!("{error}"))?;
    let allowed = deny
        .get("licenses")
        .and_then(|licenses| licenses.get("allow")?.as_array())
        .ok_or("workshop/deny.toml allows none")?;
    let accepted: Vec<_> = ["MIT"].into_iter().chain(allowed.iter().filter_map(toml::Value::as_str)).collect();
    let settings = tools::root().join("target/tools/about.toml");
    // Licences are next to a manifest; reading all files of the crates would take minutes.
    files::write_whole(
        &settings,
        format!(
            "accepted = {accepted:?}\nignore-build-dependencies = true\nignore-dev-dependencies = true\nmax-depth = 1\n"
        ),
    )?;
    let manifest = tools::root().join(manifest);
    tools::output_of(tools::cargo("fetch").args(["--quiet", "--locked", "--manifest-path"]).arg(&manifest))?;
    let mut about = Command::new(program);
    about.current_dir(tools::root()).args(["generate", "--format", "json", "--fail", "--frozen", "--config"]);
    let printed = tools::output_of(about.arg(settings).arg("--manifest-path").arg(&manifest))?;
    let found: Found = serde_json::from_str(&printed).map_err(|error| format!("cargo-about: {error}"))?;
    Ok(found.licenses)
}

/// Returns the linked crates of other authors according to cargo: an independent check of cargo-about.
fn linked_by(manifest: &str) -> Result<BTreeSet<String>> {
    let args = "--locked --edges normal,no-proc-macro --target all --prefix none --format {p} --manifest-path";
    let tree = tools::output_of(tools::cargo("tree").args(args.split(' ')).arg(manifest))?;
    Ok(crates(&tree))
}

/// Returns the crates in a list of `cargo tree`, in which our crates are named with their folders.
fn crates(tree: &str) -> BTreeSet<String> {
    let lines = tree.lines().map(|line| line.trim_end_matches(" (*)")).filter(|line| !line.contains(" ("));
    lines.filter_map(|line| line.split_once(" v")).map(|(name, version)| format!("{name} {version}")).collect()
}

/// Returns the texts, each after the crates that are under it.
fn document(texts: &Texts) -> String {
    let head = format!(
        "The licences of crates in this package. {} are ours; {STANDARD_LIBRARY} is about\n\
         Rust's standard library. Some of these crates are only in packages for other systems.\n",
        OURS.join(" and "),
    );
    let part = |((name, text), crates): (&(String, String), &BTreeSet<String>)| {
        let items: String = crates.iter().map(|name| format!("{ITEM}{name}\n")).collect();
        format!("\n{}\n{name}\n\n{items}\n{}\n", "=".repeat(80), text.trim())
    };
    texts.iter().filter(|(_, crates)| !crates.is_empty()).fold(head, |all, text| all + &part(text))
}

/// Refuses a text that lacks a crate.
fn refuse_missing(text: &str, linked: &BTreeSet<String>) -> Result {
    let items = text.lines().filter_map(|line| line.strip_prefix(ITEM));
    let named: BTreeSet<_> = items.map(|item| item.split_once(BY).map_or(item, |(name, _)| name)).collect();
    let missing: Vec<_> = linked.iter().filter(|name| !named.contains(&***name)).map(|name| &**name).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("{CRATES} lacks the licences of {}", missing.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
        names.map(str::to_owned).into()
    }

    #[test]
    fn crates_of_others_are_linked() {
        let tree = "raddle-cli v0.1.0 (/checkout/crates/raddle-cli)\nclap v4.6.1\nraddle v0.1.0 (/checkout/crates/raddle) (*)\n\
                    x25519-dalek v2.0.1\nclap v4.6.1 (*)\n";
        assert_eq!(crates(tree), names(["clap 4.6.1", "x25519-dalek 2.0.1"]));
    }

    /// Planted: the text of a linked crate is removed.
    #[test]
    fn a_text_without_a_linked_crate_is_refused() {
        let bsd = ("BSD 3-Clause".to_owned(), "Copyright (c) A\n".to_owned());
        let mut texts = Texts::from([
            (("MIT License".to_owned(), "Copyright (c) B".to_owned()), names(["clap 4.6.1", "libc 0.2.191"])),
            (bsd.clone(), names(["x25519-dalek 2.0.1, by A <a@example.com>"])),
        ]);
        let linked = names(["clap 4.6.1", "x25519-dalek 2.0.1"]);
        let text = document(&texts);
        assert!(
            text.contains("BSD 3-Clause\n\n- x25519-dalek 2.0.1, by A <a@example.com>\n\nCopyright (c) A\n"),
            "{text}"
        );
        assert_eq!(refuse_missing(&text, &linked), Ok(()));
        texts.remove(&bsd);
        assert!(refuse_missing(&document(&texts), &linked).unwrap_err().ends_with("x25519-dalek 2.0.1"));
        // Another version may be under another licence.
        assert!(refuse_missing(&text, &names(["clap 4.6.2"])).is_err());
    }
}
