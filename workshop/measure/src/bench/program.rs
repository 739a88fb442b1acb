//! Code that the measurements of the program `raddle` share.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use crate::{Result, tools};

/// Builds the program, in the folder that contains this one.
pub(super) fn build() -> Result<PathBuf> {
    tools::output_of(tools::cargo("build").args(["--quiet", "--release", "--package", "raddle-cli"]))?;
    let this = env::current_exe().map_err(|error| error.to_string())?;
    let target = this.ancestors().nth(2).ok_or("this program lies nowhere")?;
    Ok(target.join("release/raddle"))
}

/// Returns the default folder of files: in memory, if there is such a folder.
pub(super) fn folder() -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    if memory.is_dir() { memory } else { env::temp_dir() }
}

/// Calls `call` with a buffer to which the system copies fast, like the buffers of the program: see its `buffer.rs`.
pub(super) fn with_buffer<T>(len: usize, call: impl FnOnce(&mut [u8]) -> T) -> T {
    const PAGE: usize = 4096;
    const DISTANCE: usize = 64;
    let mut bytes = vec![0; PAGE + DISTANCE + len];
    let begin = bytes.as_ptr().align_offset(PAGE) + DISTANCE;
    call(&mut bytes[begin..][..len])
}

/// A folder that is removed with its files.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new(folder: &Path) -> Result<Self> {
        let path = folder.join(format!("raddle-bench-{}", process::id()));
        fs::create_dir(&path).map_err(|error| format!("can't make {}: {error}", path.display()))?;
        Ok(Self(path))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

/// Bytes that cannot be compressed, the same each time: xorshift64 (Marsaglia 2003).
pub(super) struct Noise(u64);

impl Noise {
    pub(super) fn new() -> Self {
        Self(1)
    }

    pub(super) fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
