//! The parts of `Cargo.lock` that steps compile, so that a new version for one program does not affect the steps of another.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// The lock file of the workspace at the root. A part is named among the files that a step reads: this file, and the packages
/// whose dependencies the part has.
pub(super) const FILE: &str = "Cargo.lock";

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

/// Returns for each part every package that it depends on, with version and checksum. The packages are none if the text is no
/// lock file.
pub(super) fn parts<'a>(parts: &BTreeSet<&'a str>, text: &str) -> Vec<(&'a str, BTreeSet<String>)> {
    let Lock { package } = toml::from_str(text).unwrap_or_default();
    // If the file has one version of a dependency, it is named without the version.
    let named = package.iter().flat_map(|it| [(it.name.clone(), it), (format!("{} {}", it.name, it.version), it)]);
    let named: BTreeMap<String, &Package> = named.collect();
    let dependencies = |part: &str| {
        let (mut found, mut waiting) = (BTreeSet::new(), part.split(' ').skip(1).collect::<Vec<_>>());
        while let Some(package) = waiting.pop().map(|name| named.get(name)) {
            let Some(Package { name, version, checksum, dependencies }) = package else { continue };
            if found.insert(format!("{name} {version} {}", checksum.as_deref().unwrap_or_default())) {
                waiting.extend(dependencies.iter().map(String::as_str));
            }
        }
        found
    };
    parts.iter().map(|part| (*part, dependencies(part))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_what_its_packages_depend_on() {
        let text = crate::files::read(crate::tools::root().join(FILE)).unwrap();
        let names = BTreeSet::from(["Cargo.lock raddle", "Cargo.lock raddle-cli xtask"]);
        let [library, programs] = &parts(&names, &text)[..] else { panic!("two parts") };
        let has = |(_, found): &(_, BTreeSet<String>), name| found.iter().any(|line| line.starts_with(name));
        assert!(has(library, "raddle ") && has(library, "aes ") && !has(library, "clap "), "{library:?}");
        assert!(has(programs, "xtask ") && has(programs, "aes ") && has(programs, "clap "), "{programs:?}");
        assert!(parts(&names, "no lock file").iter().all(|(_, found)| found.is_empty()));
    }
}
