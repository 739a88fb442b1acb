//! Archives of folders, which have the same bytes wherever they are made of the same files.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Result, files, tools};

/// Where everything that is published is written.
pub(crate) const PACKAGES: &str = "target/packages";

/// What GNU's tar needs so that neither day nor user nor order shows. The first of January 1980 is the first day that archives of
/// every kind know.
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

/// Writes the archive of a folder, which lies in `from`, into another folder.
pub(crate) fn write(from: &Path, folder: &str, into: &Path) -> Result<PathBuf> {
    let archive = format!("{folder}.tar.gz");
    let mut tar = Command::new("tar");
    // The archive is named without a path: for GNU's tar the drive of Windows would be another machine.
    tar.current_dir(into).env("LC_ALL", "C");
    // The tar of other systems has none of these options: there the archive shows when it was made.
    if cfg!(target_os = "linux") {
        tar.args(SAME).arg("-cf");
    } else {
        tar.arg("-czf");
    }
    tools::run(tar.arg(&archive).arg("-C").arg(from).arg(folder))?;
    Ok(into.join(archive))
}

/// Unpacks an archive into a folder. The files have the time of now.
pub(crate) fn unpack(archive: &Path, into: &Path) -> Result {
    let (folder, name) = (archive.parent().unwrap_or(archive), archive.file_name().unwrap_or_default());
    let into = std::path::absolute(into).map_err(files::failed(into))?;
    tools::run(Command::new("tar").current_dir(folder).arg("-xzmf").arg(name).arg("-C").arg(into))
}
