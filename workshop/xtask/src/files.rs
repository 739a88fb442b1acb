//! File operations whose errors name the file.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::{fs, process};

use sha2::{Digest, Sha256};

/// The result of a task. The error is a human-readable message.
pub(crate) type Result<T = ()> = std::result::Result<T, String>;

/// Returns a function that turns an error into a message that begins with the path.
pub(crate) fn failed(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

/// Returns the SHA-256 digest of bytes in hexadecimal.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a text file.
pub(crate) fn read(path: impl AsRef<Path>) -> Result<String> {
    fs::read_to_string(&path).map_err(failed(path.as_ref()))
}

/// Reads the bytes of a file.
pub(crate) fn bytes(path: impl AsRef<Path>) -> Result<Vec<u8>> {
    fs::read(&path).map_err(failed(path.as_ref()))
}

/// Writes a file.
pub(crate) fn write(path: impl AsRef<Path>, text: impl AsRef<[u8]>) -> Result {
    fs::write(&path, text).map_err(failed(path.as_ref()))
}

/// Writes a file, and creates its folder if needed.
pub(crate) fn create(path: &Path, text: impl AsRef<[u8]>) -> Result {
    make_folder_of(path)?;
    write(path, text)
}

/// Writes a file atomically: a concurrent reader gets the previous content or none, never a part.
pub(crate) fn write_whole(path: &Path, text: impl AsRef<[u8]>) -> Result {
    let partial = path.with_extension(format!("{}.partial", process::id()));
    write(&partial, text)?;
    fs::rename(&partial, path).map_err(failed(path))
}

/// Writes a checked-in file if it differs from its text, and prints its path; or only compares it if `check` is set.
pub(crate) fn record(path: &Path, text: &str, check: bool, task: &str) -> Result {
    if fs::read_to_string(path).is_ok_and(|before| before == text) {
        return Ok(());
    }
    if check {
        return Err(format!("{} is out of date: run `cargo xtask {task}`", path.display()));
    }
    create(path, text)?;
    println!("wrote {}", path.display());
    Ok(())
}

/// Copies a file.
pub(crate) fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result {
    let (from, to) = (from.as_ref(), to.as_ref());
    fs::copy(from, to).map(drop).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

/// Removes a file.
pub(crate) fn remove(path: impl AsRef<Path>) -> Result {
    fs::remove_file(&path).map_err(failed(path.as_ref()))
}

/// Returns the length of a file in bytes.
pub(crate) fn size(path: &Path) -> Result<u64> {
    fs::metadata(path).map(|file| file.len()).map_err(failed(path))
}

/// Creates a folder and its parents.
pub(crate) fn make_folder(path: impl AsRef<Path>) -> Result {
    fs::create_dir_all(&path).map_err(failed(path.as_ref()))
}

/// Creates the folder of a file.
pub(crate) fn make_folder_of(path: &Path) -> Result {
    path.parent().map_or(Ok(()), make_folder)
}

/// Removes a folder and its content, if it exists.
pub(crate) fn remove_folder(path: impl AsRef<Path>) -> Result {
    match fs::remove_dir_all(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed.map_err(failed(path.as_ref())),
    }
}

/// Returns the sorted paths in a folder.
pub(crate) fn list(folder: impl AsRef<Path>) -> Result<Vec<PathBuf>> {
    let failed = failed(folder.as_ref());
    let entries = fs::read_dir(&folder).map_err(&failed)?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>().map_err(failed)?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::fs::File;

    use super::*;

    #[test]
    fn a_record_is_written_only_if_it_differs() {
        let folder = env::temp_dir().join(format!("raddle-record-{}", process::id()));
        let path = folder.join("RECORD.txt");
        assert!(record(&path, "one", true, "gen").unwrap_err().contains("run `cargo xtask gen`"));
        record(&path, "one", false, "gen").unwrap();
        record(&path, "one", true, "gen").unwrap();
        assert!(record(&path, "two", true, "gen").is_err());
        // A file that is not written keeps its time, so that nothing that depends on it is built again.
        let old = std::time::SystemTime::UNIX_EPOCH;
        File::options().write(true).open(&path).unwrap().set_modified(old).unwrap();
        let modified = || fs::metadata(&path).unwrap().modified().unwrap();
        record(&path, "one", false, "gen").unwrap();
        assert_eq!(modified(), old);
        record(&path, "two", false, "gen").unwrap();
        assert_ne!(modified(), old);
        assert_eq!(read(&path).unwrap(), "two");
        remove_folder(&folder).unwrap();
    }
}
