//! Archives of folders. The same files produce the same bytes on every machine.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Result, files, tools};

/// The folder for everything that is published.
pub(crate) const PACKAGES: &str = "target/packages";

/// The options with which GNU tar records neither the day nor the user nor the order. January 1, 1980 is the earliest
/// day that every archive format can store.
const SAME: [&str; 9] = [
    "--format=ustar",
    "--sort=name",
    "--mtime=@315532800",
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=u=rwX,go=rX",
    "-I",
    "gzip -9 -n",
];

/// Writes the archive of a folder in `from` into another folder.
pub(crate) fn write(from: &Path, folder: &str, into: &Path) -> Result<PathBuf> {
    let archive = format!("{folder}.tar.gz");
    let mut tar = Command::new("tar");
    // The archive is named without a path, because GNU tar takes the drive in a Windows path for another machine.
    tar.current_dir(into).env("LC_ALL", "C");
    // Other systems' tar lacks these options: archives made there contain the time.
    if cfg!(target_os = "linux") {
        tar.args(SAME).arg("-cf");
    } else {
        tar.arg("-czf");
    }
    tools::run(tar.arg(&archive).arg("-C").arg(from).arg(folder))?;
    Ok(into.join(archive))
}

/// Unpacks an archive into a folder. The files get the current time.
pub(crate) fn unpack(archive: &Path, into: &Path) -> Result {
    let (folder, name) = (archive.parent().unwrap_or(archive), archive.file_name().unwrap_or_default());
    let into = std::path::absolute(into).map_err(files::failed(into))?;
    tools::run(Command::new("tar").current_dir(folder).arg("-xzmf").arg(name).arg("-C").arg(into))
}
