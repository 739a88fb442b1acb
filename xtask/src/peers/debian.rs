//! Debian's source packages, fetched without a change to this machine's configuration.

use crate::{Result, tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian packages that [`source`] needs.
pub(crate) const PACKAGES: [&str; 2] = ["debian-archive-keyring", "dpkg-dev"];

/// The folder of a source package as a suite of Debian has it, unpacked with Debian's patches below `folder`. It is fetched
/// once; apt compares it with what Debian signed.
pub(crate) fn source(suite: &str, package: &str, folder: &Path) -> Result<PathBuf> {
    let place = folder.join(suite);
    if place.is_dir() {
        return unpacked(package, &place);
    }
    tools::require(&PACKAGES)?;
    let fetching = folder.join(format!("{suite}.partial"));
    let failed = |error| format!("{}: {error}", fetching.display());
    match fs::remove_dir_all(&fetching) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    for part in ["apt/lists/partial", "apt/cache/archives/partial"] {
        fs::create_dir_all(fetching.join(part)).map_err(failed)?;
    }
    let apt = fetching.join("apt");
    let keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
    let list = format!("deb-src [signed-by={keys}] http://deb.debian.org/debian {suite} main\n");
    fs::write(apt.join("sources.list"), list).map_err(failed)?;
    let at = apt.display();
    let config = format!(
        "Dir::Etc::sourcelist \"{at}/sources.list\";\nDir::Etc::sourceparts \"/dev/null\";\n\
         Dir::State::lists \"{at}/lists\";\nDir::Cache \"{at}/cache\";\n"
    );
    fs::write(apt.join("apt.conf"), config).map_err(failed)?;
    for args in [&["update"][..], &["source", package]] {
        let mut apt_get = Command::new("apt-get");
        apt_get.current_dir(&fetching).env("APT_CONFIG", apt.join("apt.conf")).arg("--quiet").args(args);
        tools::output_of(&mut apt_get).map_err(|why| format!("Debian's source can't be fetched: {why}"))?;
    }
    let tree = unpacked(package, &fetching)?;
    // Patches have changed what other files are made from, together with these files: none is to be made anew.
    let mut touch = Command::new("find");
    tools::output_of(touch.arg(&tree).args(["-exec", "touch", "--no-dereference", "--date=@0", "{}", "+"]))?;
    fs::remove_dir_all(&apt).map_err(failed)?;
    fs::rename(&fetching, &place).map_err(failed)?;
    unpacked(package, &place)
}

/// The folder `<package>-<version>`.
fn unpacked(package: &str, place: &Path) -> Result<PathBuf> {
    let failed = |error| format!("{}: {error}", place.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(place).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name();
        let is_it = name.to_str().and_then(|name| name.strip_prefix(package)).is_some_and(|rest| rest.starts_with('-'));
        if is_it && entry.path().is_dir() {
            found.push(entry.path());
        }
    }
    match &found[..] {
        [tree] => Ok(tree.clone()),
        _ => Err(format!("{} holds {} folders of {package}: remove it", place.display(), found.len())),
    }
}
