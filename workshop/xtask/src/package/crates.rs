//! The published crates, as cargo packages them.
//!
//! The crates are packaged from a copy of the sources in which the licences and records are next to the manifest of
//! each crate: a checkout has these files once, and no symbolic links. In the copy, `raddle-datafusion` belongs to the
//! main workspace, so that one command packages and uploads each crate after its dependencies. The packages must cause
//! no warning.

use std::path::Path;
use std::process::Stdio;

use crate::native::NATIVE;
use crate::{Result, archive, files, tools};

use super::shipped::VERSION;

/// The published crates with their folders, each after its dependencies.
pub(super) const PUBLISHED: [(&str, &str); 14] = [
    ("raddle-common", "crates/raddle-common"),
    ("raddle-terminal", "crates/raddle-terminal"),
    ("raddle-isa", "workshop/raddle-isa"),
    ("raddle-kernels", "workshop/raddle-kernels"),
    ("raddle", "crates/raddle"),
    ("raddle-check", "workshop/raddle-check"),
    ("raddle-bench", "workshop/raddle-bench"),
    ("raddle-age", "crates/raddle-age"),
    ("raddle-sum", "crates/raddle-sum"),
    ("raddle-cli", "crates/raddle-cli"),
    ("raddle-lab", "workshop/raddle-lab"),
    ("rustls-raddle", "bindings/rustls"),
    ("raddle-arrow", "bindings/arrow"),
    ("raddle-datafusion", "bindings/datafusion"),
];

/// The folder to which the sources are copied.
const STAGED: &str = "target/package-sources";

/// The folder in which the packages are unpacked.
const UNPACKED: &str = "target/packaged";

/// The repository's setting for the kernel builders, which otherwise take minutes to compile.
const PROFILE: &str = "[profile.release.package.raddle-kernels]\nopt-level = 0\n";

/// Packages the crates into a folder.
pub(super) fn pack(packages: &Path) -> Result {
    stage()?;
    let mut cargo = tools::cargo("package");
    cargo.current_dir(STAGED).arg("--target-dir").arg(tools::root().join("target"));
    cargo.args(["--no-verify", "--allow-dirty"]);
    cargo.args(PUBLISHED.iter().flat_map(|(name, _)| ["--package", name]));
    let output = cargo.stderr(Stdio::piped()).output().map_err(|error| format!("can't run cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    eprint!("{text}");
    if !output.status.success() || text.lines().any(|line| line.starts_with("warning")) {
        return Err("cargo warned about the packages".to_owned());
    }
    // A crate from an earlier run may have had another version.
    files::remove_folder(packages)?;
    files::make_folder(packages)?;
    for (name, _) in PUBLISHED {
        let file = file(name);
        files::copy(tools::root().join("target/package").join(&file), packages.join(&file))?;
    }
    Ok(())
}

/// Returns the file name of a crate.
pub(super) fn file(name: &str) -> String {
    format!("{name}-{VERSION}.crate")
}

/// Unpacks and tests the packages, with the features of the tests in the checkout, and with all lengths.
///
/// The bindings are left out, because their tests compile an SQL engine and other TLS libraries. `--install` compiles
/// them.
pub(super) fn test(packages: &Path) -> Result {
    unpack(packages)?;
    let mut cargo = tools::cargo("test");
    cargo.env("RADDLE_FEWER_LENGTHS", "1");
    cargo.args(NATIVE.split(' ')).args(["--release", "--no-fail-fast", "--manifest-path"]);
    cargo.args([&format!("{UNPACKED}/Cargo.toml"), "--target-dir", &format!("{UNPACKED}/target")]);
    tools::run(&mut cargo)
}

/// The published crate that has its own workspace in the checkout.
const OUTSIDE: &str = "bindings/datafusion";

/// Returns whether a crate is a binding.
fn is_binding(folder: &str) -> bool {
    folder.starts_with("bindings/")
}

/// Copies the sources, and copies shared files into each crate's package.
fn stage() -> Result {
    let staged = tools::root().join(STAGED);
    // An earlier run may have copied a file that no longer exists.
    files::remove_folder(&staged)?;
    let stage = |from: &Path, to: &Path| {
        let to = staged.join(to);
        files::make_folder_of(&to)?;
        files::copy(tools::root().join(from), to)
    };
    let sources = tools::sources()?;
    for path in &sources {
        stage(path, path)?;
    }
    for (name, folder) in PUBLISHED {
        for path in sources.iter().filter(|path| belongs(path, name)) {
            let name = path.file_name().unwrap_or_default();
            let place = if path.starts_with(RECORDS) { Path::new("records").join(name) } else { name.into() };
            stage(path, &Path::new(folder).join(place))?;
        }
    }
    let manifest = staged.join(OUTSIDE).join("Cargo.toml");
    files::write(&manifest, member(&files::read(&manifest)?))?;
    // Cargo packages the lock file of the workspace instead.
    files::remove(staged.join(OUTSIDE).join("Cargo.lock"))?;
    let manifest = staged.join("Cargo.toml");
    files::write(&manifest, workspace(&files::read(&manifest)?)?)
}

/// The folder of records, which is a folder `records` in packages.
const RECORDS: &str = "workshop/records/";

/// Returns whether a file outside of the crates belongs to a crate's package.
fn belongs(path: &Path, name: &str) -> bool {
    let path = path.to_string_lossy();
    path.starts_with("LICENSE-")
        || path.starts_with(RECORDS) && (name == "raddle-lab" || name == "raddle" && path.ends_with("/PROVED.txt"))
}

/// Returns the manifest of [`OUTSIDE`] as a member of the workspace: without its own workspace, and without profiles,
/// which are only for development.
fn member(manifest: &str) -> String {
    let mut is_kept = true;
    let keep = |line: &&str| {
        if line.starts_with('[') {
            is_kept = !line.starts_with("[workspace]") && !line.starts_with("[profile.");
        }
        is_kept
    };
    manifest.lines().filter(keep).map(|line| format!("{line}\n")).collect()
}

/// Returns the manifest of the workspace that includes [`OUTSIDE`].
fn workspace(manifest: &str) -> Result<String> {
    let (members, excluded) = ("\nmembers = [", format!("{OUTSIDE:?}, "));
    let changed = manifest.replace(&excluded, "");
    match changed.split_once(members) {
        Some((before, after)) => Ok(format!("{before}{members}{excluded}{after}")),
        None => Err("Cargo.toml has no members".to_owned()),
    }
}

/// Unpacks the packages of `crates` into a workspace in which they replace the registry's crates.
///
/// Cargo detects changes by the times of files, and all files in a package have the same time. So the files get the
/// current time, and a package that is the same as in an earlier run is not unpacked again.
fn unpack(packages: &Path) -> Result {
    files::make_folder(UNPACKED)?;
    let (mut members, mut patches) = (Vec::new(), String::new());
    for (name, _) in PUBLISHED.iter().filter(|(_, folder)| !is_binding(folder)) {
        let unpacked = unpacked(name);
        let (package, known) = (packages.join(file(name)), Path::new(UNPACKED).join(file(name)));
        let folder = Path::new(UNPACKED).join(&unpacked);
        if !folder.is_dir() || files::bytes(&known).ok() != Some(files::bytes(&package)?) {
            // The folder may contain a file that no longer exists.
            files::remove_folder(&folder)?;
            archive::unpack(&package, Path::new(UNPACKED))?;
            files::copy(&package, known)?;
        }
        patches += &format!("{name} = {{ path = {unpacked:?} }}\n");
        members.push(unpacked);
    }
    let workspace =
        format!("[workspace]\nresolver = \"3\"\nmembers = {members:?}\n\n{PROFILE}\n[patch.crates-io]\n{patches}");
    files::write(Path::new(UNPACKED).join("Cargo.toml"), workspace)
}

/// Returns the name of the folder in a package.
pub(super) fn unpacked(name: &str) -> String {
    format!("{name}-{VERSION}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The column crates, given by the beginnings of their names.
    const COLUMNS: [&str; 3] = ["arrow", "datafusion", "parquet"];

    /// Returns the crates for columns in a list of `cargo tree`, each line of which begins with a name.
    fn columns(tree: &str) -> Vec<&str> {
        let names = tree.lines().filter_map(|line| line.split(' ').next());
        names.filter(|name| COLUMNS.iter().any(|column| name.starts_with(column))).collect()
    }

    /// The published crates must not compile Arrow, whatever the library's features and the system are.
    #[test]
    fn published_crates_compile_no_arrow() {
        for (name, _) in PUBLISHED.iter().filter(|(_, folder)| !is_binding(folder)) {
            let args = "--all-features --edges normal,build --target all --prefix none --no-dedupe --locked --package";
            let tree = tools::output_of(tools::cargo("tree").args(args.split(' ')).arg(name)).unwrap();
            assert!(tree.starts_with(&format!("{name} v")), "{tree}");
            assert!(columns(&tree).is_empty(), "{name} compiles {:?}", columns(&tree));
        }
        assert_eq!(columns("raddle-arrow v0.1.0 (/folder)\narrow-array v60.1.0\nlibc v0.2.0"), ["arrow-array"]);
    }

    /// Without a feature for another provider, `rustls-raddle` compiles where there is no C compiler.
    #[test]
    fn the_provider_for_rustls_needs_no_c_compiler() {
        let builders = |features: &str| {
            let args = "--edges normal,build --target all --prefix none --no-dedupe --locked --package rustls-raddle";
            let tree =
                tools::output_of(tools::cargo("tree").args(args.split(' ')).args(["--features", features])).unwrap();
            let names = tree.lines().filter_map(|line| line.split(' ').next().map(str::to_owned));
            names.filter(|name| ["bindgen", "cc", "cmake", "pkg-config"].contains(&&**name)).collect::<Vec<_>>()
        };
        assert!(builders("default").is_empty(), "{:?}", builders("default"));
        assert!(builders("ring").contains(&"cc".to_owned()));
    }

    /// Each manifest with `publish = true` must be in the list, and contain everything that a registry demands or
    /// shows. A path without a version could not be published.
    #[test]
    fn manifests_have_what_a_registry_needs() {
        let root = tools::root();
        let workspace: toml::Table = files::read(root.join("Cargo.toml")).unwrap().parse().unwrap();
        let shared = &workspace["workspace"]["dependencies"];
        let mut published = Vec::new();
        let manifests = tools::sources().unwrap().into_iter().filter(|path| path.ends_with("Cargo.toml"));
        for path in manifests {
            let manifest: toml::Table = files::read(root.join(&path)).unwrap().parse().unwrap();
            let Some(package) = manifest.get("package") else { continue };
            if package.get("publish").and_then(toml::Value::as_bool) != Some(true) {
                continue;
            }
            published.push(path.parent().unwrap().display().to_string());
            for key in ["version", "edition", "rust-version", "license", "description", "documentation"] {
                assert!(package.get(key).is_some(), "{}: no {key}", path.display());
            }
            assert!((1..=5).contains(&package["keywords"].as_array().unwrap().len()), "{}", path.display());
            assert!(!package["categories"].as_array().unwrap().is_empty(), "{}", path.display());
            for (name, dependency) in manifest["dependencies"].as_table().unwrap() {
                let is_shared = dependency.get("workspace").is_some();
                let dependency = if is_shared { &shared[name] } else { dependency };
                let is_unversioned = dependency.get("path").is_some() && dependency.get("version").is_none();
                assert!(!is_unversioned, "{}: {name} has a path and no version", path.display());
            }
        }
        let mut listed = PUBLISHED.map(|(_, folder)| folder.to_owned());
        listed.sort();
        published.sort();
        assert_eq!(published, listed);
    }

    /// All manual pages of a release have the same date.
    #[test]
    fn manual_pages_have_the_day_of_the_release() {
        let read = |path: &str| files::read(tools::root().join(path)).unwrap();
        let (changes, pages) = (read("CHANGELOG.md"), read("crates/raddle-terminal/src/commands.rs"));
        let date = pages.split_once("const DATE: &str = \"").unwrap().1.split_once('"').unwrap().0;
        let heading = changes.lines().find(|line| line.starts_with("## ") && line.contains(VERSION));
        assert!(heading.is_none_or(|heading| heading.contains(date)), "{date}");
    }

    /// All packages have the same version.
    #[test]
    fn packages_have_the_version_of_the_workspace() {
        let root = tools::root();
        for folder in ["arrow", "c", "datafusion", "datafusion/python", "java/native", "python", "rustls"] {
            let path = format!("bindings/{folder}/Cargo.toml");
            let manifest: toml::Table = files::read(root.join(&path)).unwrap().parse().unwrap();
            assert_eq!(manifest["package"]["version"].as_str(), Some(VERSION), "{path}");
        }
        let projects = tools::sources().unwrap().into_iter().filter(|path| path.ends_with("pom.xml"));
        for path in projects {
            let project = files::read(root.join(&path)).unwrap();
            let version = project
                .split_once("<artifactId>raddle-")
                .and_then(|(_, after)| Some(after.split_once("<version>")?.1.split_once("</version>")?.0));
            assert_eq!(version, Some(VERSION), "{}", path.display());
        }
    }

    #[test]
    fn a_binding_becomes_a_member_without_profiles() {
        let manifest =
            "# Why.\n[workspace]\n\n[package]\nname = \"a\"\n\n[profile.dev]\ndebug = 0\n\n[lints.rust]\nx = 1\n";
        assert_eq!(member(manifest), "# Why.\n[package]\nname = \"a\"\n\n[lints.rust]\nx = 1\n");
        let changed = workspace(&files::read(tools::root().join("Cargo.toml")).unwrap()).unwrap();
        let changed: toml::Table = changed.parse().unwrap();
        let has = |key: &str, folder: &str| {
            let folders = changed["workspace"][key].as_array().unwrap();
            folders.iter().any(|it| it.as_str() == Some(folder))
        };
        assert!(has("members", OUTSIDE) && !has("exclude", OUTSIDE) && has("exclude", "workshop/fuzz"));
        assert!(workspace("[workspace]").is_err());
    }
}
