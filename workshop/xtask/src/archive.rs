//! Archives of folders. The same files produce the same bytes on every machine.

use std::fs::File;
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder, read::GzDecoder};

use crate::{Result, files, tools};

/// The folder for everything that is published.
pub(crate) const PACKAGES: &str = "target/packages";

/// Writes the archive of a folder in `from` into another folder.
pub(crate) fn write(from: &Path, folder: &str, into: &Path) -> Result<PathBuf> {
    let archive = into.join(format!("{folder}.tar.gz"));
    pack(&from.join(folder), Path::new(folder), &archive)?;
    Ok(archive)
}

/// Writes an archive of the files of a folder, with `place` before their names.
pub(crate) fn pack(folder: &Path, place: &Path, archive: &Path) -> Result {
    let file = File::create(archive).map_err(files::failed(archive))?;
    let mut tar = tar::Builder::new(GzBuilder::new().write(file, Compression::best()));
    // Neither the day nor the user nor more of the permissions than whether a file is a program.
    tar.mode(tar::HeaderMode::Deterministic);
    tar.follow_symlinks(false);
    for file in tools::files_under(folder)? {
        tar.append_path_with_name(folder.join(&file), place.join(&file)).map_err(files::failed(archive))?;
    }
    tar.into_inner().and_then(|gzip| gzip.finish()).map_err(files::failed(archive))?;
    Ok(())
}

/// Unpacks an archive into a folder. The files get the current time.
pub(crate) fn unpack(archive: &Path, into: &Path) -> Result {
    let mut tar = tar::Archive::new(GzDecoder::new(File::open(archive).map_err(files::failed(archive))?));
    tar.set_preserve_mtime(false);
    tar.unpack(into).map_err(files::failed(archive))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn an_archive_has_the_files_and_neither_their_days_nor_their_order() {
        let folder = std::env::temp_dir().join(format!("raddle-archive-{}", std::process::id()));
        let (first, second) = (folder.join("first"), folder.join("second"));
        for (of, names) in [(&first, ["a", "b/c"]), (&second, ["b/c", "a"])] {
            for name in names {
                files::create(&of.join("kept").join(name), name).unwrap();
            }
        }
        File::options().write(true).open(first.join("kept/a")).unwrap().set_modified(std::time::UNIX_EPOCH).unwrap();
        #[cfg(unix)]
        for of in [&first, &second] {
            let program = std::os::unix::fs::PermissionsExt::from_mode(0o700);
            fs::set_permissions(of.join("kept/b/c"), program).unwrap();
        }
        let archives = [&first, &second].map(|of| write(of, "kept", of).unwrap());
        assert_eq!(fs::read(&archives[0]).unwrap(), fs::read(&archives[1]).unwrap());

        unpack(&archives[0], &folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("kept/b/c")).unwrap(), "b/c");
        let about = |path: &str| fs::metadata(folder.join(path)).unwrap();
        assert!(about("kept/a").modified().unwrap() >= about("first/kept.tar.gz").modified().unwrap());
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&about("kept/b/c").permissions()) & 0o777, 0o755);
        fs::write(&archives[1], "no archive").unwrap();
        assert!(unpack(&archives[1], &folder).is_err_and(|error| error.contains("kept.tar.gz")));
        fs::remove_dir_all(folder).unwrap();
    }
}
