//! The sources on which a proof depends: the instructions, the prover, the specifications, and their build settings.
//!
//! The build script reads them too, so that a program knows the sources from which it was built.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The places of these sources. The kernels of an instruction set are the subject of the proofs, and not included.
pub(crate) const PLACES: [&str; 9] = [
    "Cargo.lock",
    "Cargo.toml",
    "workshop/raddle-check/Cargo.toml",
    "workshop/raddle-check/src",
    "workshop/raddle-isa/Cargo.toml",
    "workshop/raddle-isa/src",
    "workshop/raddle-kernels/Cargo.toml",
    "workshop/raddle-kernels/src",
    "workshop/xtask/src/prove.rs",
];

/// The files and folders in `workshop/raddle-kernels/src` that contain only kernels.
const SETS: [&str; 3] = ["x86_64", "aarch64", "ppc64le"];

/// Returns the files, relative to the root of the checkout.
pub(crate) fn sources(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut todo: Vec<PathBuf> = PLACES.map(PathBuf::from).into();
    while let Some(path) = todo.pop() {
        let whole = root.join(&path);
        if path.starts_with("workshop/raddle-kernels/src")
            && path.iter().any(|part| SETS.iter().any(|set| part == *set))
        {
            continue;
        }
        if whole.is_dir() {
            for entry in fs::read_dir(whole)? {
                todo.push(path.join(entry?.file_name()));
            }
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Returns a digest of these sources. It detects changes, but does not protect against someone who searches for a
/// collision.
pub(crate) fn digest(root: &Path) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    for path in sources(root)? {
        path.hash(&mut hasher);
        fs::read(root.join(&path))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}
