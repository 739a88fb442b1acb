//! Cargo with a separate home.
//!
//! Cargo unpacks packages in its home, even those of a registry that is a folder, and unpacks each version once. In the
//! user's home, our packages would remain, and a later run could build the packages of an earlier run. Downloads are
//! shared with the user's home.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use crate::{Result, files, tools};

use super::place::Place;

/// The downloads of cargo, and the user's configuration.
const SHARED: [&str; 3] = ["registry/cache", "registry/index", "config.toml"];

/// Creates the home in a place.
pub(super) fn make(place: &Place) -> Result {
    let users = match env::var_os("CARGO_HOME") {
        Some(folder) => PathBuf::from(folder),
        None => env::home_dir().ok_or("nobody's home")?.join(".cargo"),
    };
    files::make_folder(folder(place).join("registry"))?;
    for path in SHARED {
        let shared = users.join(path);
        if path.starts_with("registry/") {
            // On a new machine this folder does not exist yet.
            files::make_folder(&shared)?;
        }
        if fs::exists(&shared).map_err(files::failed(&shared))? {
            files::link(&shared, &folder(place).join(path))?;
        }
    }
    Ok(())
}

/// Returns the folder of the home.
fn folder(place: &Place) -> PathBuf {
    place.join("home")
}

/// Returns a command of cargo with this home, in a folder of the place.
pub(in crate::package) fn cargo(place: &Place, folder_of_project: &str, subcommand: &str) -> Command {
    let mut cargo = tools::cargo(subcommand);
    cargo.current_dir(place.join(folder_of_project)).env("CARGO_HOME", folder(place));
    cargo
}
