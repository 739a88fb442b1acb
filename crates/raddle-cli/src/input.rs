//! The input of a command: a file, or standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// A file, or standard input where none or `-` is named.
pub(crate) enum Input {
    File { name: String, file: File },
    Stdin,
}

impl Input {
    /// Opens the input. Only one of the input and the files of keys can be standard input.
    pub(crate) fn open(path: Option<&Path>, keys: &[PathBuf]) -> Result<Self, Failure> {
        let is_stdin = |path: &&Path| *path == Path::new("-");
        let input = path.filter(|path| !is_stdin(path));
        let from_stdin = keys.iter().map(PathBuf::as_path).filter(is_stdin).count() + usize::from(input.is_none());
        if from_stdin > 1 {
            return Err(Failure::Usage("standard input can't be several things at once".to_owned()));
        }
        let Some(path) = input else {
            return Ok(Self::Stdin);
        };
        let name = path.display().to_string();
        let failed = |what: &dyn std::fmt::Display| Failure::Work(format!("can't read {name}: {what}"));
        let file = File::open(path).map_err(|error| failed(&error))?;
        match file.metadata().is_ok_and(|data| data.is_dir()) {
            true => Err(failed(&"it is a folder")),
            false => Ok(Self::File { name, file }),
        }
    }

    pub(crate) fn name(&self) -> String {
        match self {
            Self::File { name, .. } => name.clone(),
            Self::Stdin => "standard input".to_owned(),
        }
    }

    /// Returns the length, where it is known.
    pub(crate) fn len(&self) -> Option<u64> {
        match self {
            Self::File { file, .. } => file.metadata().ok().filter(|data| data.is_file()).map(|data| data.len()),
            Self::Stdin => None,
        }
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::File { file, .. } => file.read(buffer),
            Self::Stdin => io::stdin().read(buffer),
        }
    }
}
