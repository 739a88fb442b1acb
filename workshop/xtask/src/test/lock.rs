//! The parts of `Cargo.lock` that steps compile, so that a new version for one program does not affect the steps of another.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// The lock file of the workspace at the root.
pub(super) const FILE: &str = "Cargo.lock";

/// The library with the dependencies of its tests. A part is named among the files that a step reads: the lock file, and
/// the packages whose dependencies the part has.
pub(super) const RADDLE: &str = "Cargo.lock raddle";
/// The packages that `cargo build` and `cargo test` compile in the root.
pub(super) const PROGRAMS: &str =
    "Cargo.lock xtask raddle-capi-check raddle-cli raddle-documents raddle-lab raddle-ossl";
pub(super) const ARROW: &str = "Cargo.lock raddle-arrow";
pub(super) const C: &str = "Cargo.lock raddle-capi";
pub(super) const JAVA: &str = "Cargo.lock raddle-java";
pub(super) const PYTHON: &str = "Cargo.lock raddle-python";
pub(super) const RUSTLS: &str = "Cargo.lock rustls-raddle";

/// All parts.
pub(super) const PARTS: [&str; 7] = [RADDLE, PROGRAMS, ARROW, C, JAVA, PYTHON, RUSTLS];

#[derive(Default, Deserialize)]
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

impl Lock {
    /// Returns every package that a part depends on, with version and checksum.
    fn dependencies(&self, part: &str) -> BTreeSet<String> {
        // If the file has one version of a dependency, it is named without the version.
        let named =
            self.package.iter().flat_map(|it| [(it.name.clone(), it), (format!("{} {}", it.name, it.version), it)]);
        let named: BTreeMap<String, &Package> = named.collect();
        let (mut found, mut waiting) = (BTreeSet::new(), part.split(' ').skip(1).collect::<Vec<_>>());
        while let Some(name) = waiting.pop() {
            let Some(package) = named.get(name) else { continue };
            let checksum = package.checksum.as_deref().unwrap_or_default();
            if found.insert(format!("{} {} {checksum}", package.name, package.version)) {
                waiting.extend(package.dependencies.iter().map(String::as_str));
            }
        }
        found
    }
}

/// Returns each of [`PARTS`] with every package that it depends on. The packages are none if the text is no lock file.
pub(super) fn parts(text: &str) -> [(&'static str, BTreeSet<String>); PARTS.len()] {
    let lock: Lock = toml::from_str(text).unwrap_or_default();
    PARTS.map(|part| (part, lock.dependencies(part)))
}

/// Returns the parts that differ between two lock files.
pub(super) fn changed(old: &str, new: &str) -> Vec<String> {
    let both = parts(old).into_iter().zip(parts(new));
    both.filter(|(old, new)| old != new).map(|((part, _), _)| part.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_part_does_not_depend_on_changes_nothing() {
        let lock = |aes: &str, clap: &str| {
            format!(
                "version = 4\n[[package]]\nname = \"aes\"\nversion = \"{aes}\"\n[[package]]\nname = \"clap\"\nversion = \"{clap}\"\n\
                 [[package]]\nname = \"raddle\"\nversion = \"0.1.0\"\ndependencies = [\"aes {aes}\"]\n\
                 [[package]]\nname = \"xtask\"\nversion = \"0.1.0\"\ndependencies = [\"clap\"]\n"
            )
        };
        let one = lock("1.0", "4.0");
        assert_eq!(parts(&one)[0].1.len(), 2);
        assert_eq!(changed(&one, &lock("1.0", "4.1")), [PROGRAMS]);
        assert_eq!(changed(&one, &lock("1.1", "4.0")), [RADDLE]);
        assert_eq!(changed("", &one), [RADDLE, PROGRAMS]);
    }

    #[test]
    fn the_lock_file_of_the_repository_is_read() {
        let parts = parts(&crate::files::read(crate::tools::root().join(FILE)).unwrap());
        for (part, found) in parts {
            let has = |name: &str| found.iter().any(|line| line.starts_with(&format!("{name} ")));
            assert!(part.split(' ').skip(1).all(has) && has("aes"), "{part}: {found:?}");
            assert_eq!(has("clap"), part == PROGRAMS, "{part}: {found:?}");
        }
    }
}
