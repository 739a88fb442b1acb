//! Cargo with a home of its own.
//!
//! Cargo unpacks packages in its home, also those of a registry that is a folder, and unpacks a version once. In the home of the user
//! ours would stay, and a later run could build what an earlier one has packaged. What was downloaded is shared.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use crate::{Result, files, tools};

use super::place::Place;

/// What cargo downloads, and what a user has configured.
const SHARED: [&str; 3] = ["registry/cache", "registry/index", "config.toml"];

/// Makes the home in a place.
pub(super) fn make(place: &Place) -> Result {
    let users = match env::var_os("CARGO_HOME") {
        Some(folder) => PathBuf::from(folder),
        None => env::home_dir().ok_or("nobody's home")?.join(".cargo"),
    };
    files::make_folder(folder(place).join("registry"))?;
    for path in SHARED {
        let shared = users.join(path);
        if path.starts_with("registry/") {
            // On a new machine nothing was downloaded yet.
            files::make_folder(&shared)?;
        }
        if fs::exists(&shared).map_err(files::failed(&shared))? {
            files::link(&shared, &folder(place).join(path))?;
        }
    }
    Ok(())
}

/// Where it is.
fn folder(place: &Place) -> PathBuf {
    place.join("home")
}

/// Cargo with this home, in a folder of the place.
pub(in crate::package) fn cargo(place: &Place, folder_of_project: &str, subcommand: &str) -> Command {
    let mut cargo = tools::cargo(subcommand);
    cargo.current_dir(place.join(folder_of_project)).env("CARGO_HOME", folder(place));
    cargo
}
