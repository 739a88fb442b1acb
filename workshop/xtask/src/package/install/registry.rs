//! A registry of cargo with the packages of this run.
//!
//! The registry is a local one: a folder of `.crate` files and an index. As a replacement for crates.io
//! (`[source.crates-io]`), it would have to contain every dependency. So it is a separate registry, and
//! `[patch.crates-io]` takes our crates only from it, even if one of our crates needs another. Cargo resolves them by
//! version, and compares, unpacks and builds the files that are uploaded. With a patch to unpacked folders, cargo would
//! do none of this.

use std::path::{Path, PathBuf};

use raddle_isa::canonical::sha256;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Result, archive, files, tools};

use super::super::crates::{PUBLISHED, file, unpacked};
use super::super::shipped::VERSION;
use super::home;
use super::place::Place;

/// The folder with the unpacked packages.
const UNPACKED: &str = "unpacked";

/// The name of the registry in commands and manifests.
pub(in crate::package) const NAME: &str = "packages";

/// The address that the folder replaces. The name is reserved, so nobody can register it (RFC 2606).
pub(super) const ADDRESS: &str = "https://packages.invalid";

/// The name of crates.io in an index and in lock files.
const CRATES_IO: &str = "https://github.com/rust-lang/crates.io-index";

/// Writes the registry into a place, together with a cargo home whose configuration makes cargo use the registry in all
/// folders of the place. The packages are also unpacked there, but only this program reads them, to copy their
/// manifests into the index.
pub(in crate::package) fn write(packages: &Path, place: &Place) -> Result {
    home::make(place)?;
    let (registry, mut patches) = (place.join("registry"), String::new());
    files::make_folder(place.join(UNPACKED))?;
    for (name, _) in PUBLISHED {
        let package = packages.join("crates").join(file(name));
        archive::unpack(&package, &place.join(UNPACKED))?;
        let bytes = files::bytes(package)?;
        files::create(&registry.join(file(name)), &bytes)?;
        let entry = entry(&described(place, name)?, &sha256(&[&bytes]));
        files::create(&registry.join("index").join(path(name)), format!("{entry}\n"))?;
        patches += &format!("{name} = {{ version = \"={VERSION}\", registry = {NAME:?} }}\n");
    }
    let config = format!(
        "[registries.{NAME}]\nindex = {ADDRESS:?}\n\n[source.{NAME}]\nregistry = {ADDRESS:?}\nreplace-with = \"folder\"\n\n\
         [source.folder]\nlocal-registry = {registry:?}\n\n[patch.crates-io]\n{patches}"
    );
    files::create(&place.join(".cargo/config.toml"), config)
}

/// Returns the folder of an unpacked package.
pub(super) fn folder(place: &Place, name: &str) -> PathBuf {
    place.join(UNPACKED).join(unpacked(name))
}

/// Cargo's description of a package.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    rust_version: Option<String>,
    dependencies: Vec<Dependency>,
    features: Value,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    kind: Option<String>,
    rename: Option<String>,
    optional: bool,
    uses_default_features: bool,
    features: Vec<String>,
    target: Option<String>,
}

/// Returns cargo's description of an unpacked package.
fn described(place: &Place, name: &str) -> Result<Package> {
    let mut cargo = tools::cargo("metadata");
    cargo.args(["--no-deps", "--format-version", "1", "--manifest-path"]).arg(folder(place, name).join("Cargo.toml"));
    let text = tools::output_of(&mut cargo)?;
    let metadata: Metadata = serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))?;
    let found = metadata.packages.into_iter().find(|package| package.name == name);
    found.ok_or_else(|| format!("cargo metadata does not know {name}"))
}

/// Returns the line of a package in an index, which leaves out the dependencies of tests.
fn entry(package: &Package, checksum: &str) -> Value {
    let needed = package.dependencies.iter().filter(|it| it.kind.as_deref() != Some("dev"));
    let dependencies: Vec<Value> = needed
        .map(|it| {
            json!({
                "name": it.rename.as_ref().unwrap_or(&it.name),
                "package": it.rename.as_ref().map(|_| &it.name),
                "req": it.req,
                "features": it.features,
                "optional": it.optional,
                "default_features": it.uses_default_features,
                "target": it.target,
                "kind": it.kind.as_deref().unwrap_or("normal"),
                "registry": CRATES_IO,
            })
        })
        .collect();
    json!({
        "name": package.name,
        "vers": package.version,
        "deps": dependencies,
        "cksum": checksum,
        // Version 2 of the index supports features such as `dep:libc`.
        "v": 2,
        "features": {},
        "features2": package.features,
        "yanked": false,
        "rust_version": package.rust_version,
    })
}

/// Returns the path of a crate in the index, which begins with the first four letters of its name. The name has four
/// letters or more.
fn path(name: &str) -> String {
    format!("{}/{}/{name}", &name[..2], &name[2..4])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_what_users_need_and_nothing_of_the_tests() {
        let text = r#"{"packages": [{"name": "a-crate", "version": "0.1.0", "rust_version": "1.89", "features": {"b": ["dep:c"]},
            "dependencies": [
                {"name": "c", "req": "^1", "kind": null, "rename": "d", "optional": true, "uses_default_features": false,
                 "features": ["e"], "target": "cfg(unix)"},
                {"name": "f", "req": "^2", "kind": "dev", "rename": null, "optional": false, "uses_default_features": true,
                 "features": [], "target": null}]}]}"#;
        let metadata: Metadata = serde_json::from_str(text).unwrap();
        let entry = entry(&metadata.packages[0], "00ff");
        assert_eq!(entry["deps"].as_array().unwrap().len(), 1);
        let dependency = &entry["deps"][0];
        assert_eq!((dependency["name"].as_str(), dependency["package"].as_str()), (Some("d"), Some("c")));
        assert_eq!(entry["features2"]["b"][0], "dep:c");
        assert_eq!(path("a-crate"), "a-/cr/a-crate");
    }
}
