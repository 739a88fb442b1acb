//! The output of a command: a stream, or a file that gets its name only when it is complete.

mod access;
mod old;
mod temporary;

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::mem;
use std::path::{Path, PathBuf};

use raddle_common::quote;

pub use self::access::Access;
use self::old::Old;
use self::temporary::Temporary;
use crate::failure::Failure;
use crate::sources::Sources;
use crate::streams::{self, Stream};

/// The output of a command.
pub struct Output(Target);

/// The destination of an output.
enum Target {
    /// Standard output. If it is a terminal that the user did not request, binary data is refused.
    Stdout { is_terminal: bool, file: Stream, shown: Shown },
    /// A sink that is not a regular file, such as `/dev/null` or a named pipe, or a descriptor, such as `/dev/fd/3`.
    Device { name: String, file: Stream },
    /// A new file, which gets its name when it is complete.
    File { name: String, path: PathBuf, file: Temporary, old: Option<Old>, overwrite: bool },
}

/// Returns whether a path is a symbolic link.
fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink())
}

/// The name of standard output in messages.
const STDOUT: &str = "standard output";

impl Output {
    /// Opens an output: standard output if no path or `-` is given. An existing file is not changed yet. Refuses an output
    /// that is one of the sources.
    pub fn open(path: Option<&Path>, overwrite: bool, access: Access, sources: &Sources) -> Result<Self, Failure> {
        let path = match path {
            None => return Self::stdout(io::stdout().is_terminal(), access, sources),
            Some(path) if path == Path::new("-") => return Self::stdout(false, access, sources),
            Some(path) => path,
        };
        let name = quote::path(path);
        let failed = |error: &dyn std::fmt::Display| Failure::Work(format!("can't write {name}: {error}"));
        if let Some(descriptor) = streams::descriptor(path) {
            let file = Stream::to_write(descriptor).map_err(|error| failed(&error))?;
            sources.refuse(&name, path, &file.metadata().map_err(|error| failed(&error))?)?;
            access.warn_of(&file, &name);
            return Ok(Self(Target::Device { name, file }));
        }
        // The user could want us to create the link's target, or to replace the link. Either could be a surprise, so we
        // refuse.
        if is_link(path) && fs::metadata(path).is_err() {
            return Err(Failure::Usage(format!("{name} is a link that leads nowhere: remove it, or name its target")));
        }
        let device = || File::options().write(true).open(path).map(Stream::File);
        let old = match fs::metadata(path) {
            Ok(data) => Some(data),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            // Windows devices such as NUL have no metadata but can be opened. If the system refuses the name, there is
            // no such file, and opening it fails too.
            Err(error) => {
                let file = device().map_err(|_| failed(&error))?;
                return Ok(Self(Target::Device { name, file }));
            }
        };
        if let Some(data) = &old {
            sources.refuse(&name, path, data)?;
        }
        let path = match &old {
            Some(data) if data.is_dir() => return Err(failed(&"it is a folder")),
            Some(data) if !data.is_file() => {
                let file = device().map_err(|error| failed(&error))?;
                return Ok(Self(Target::Device { name, file }));
            }
            Some(_) if !overwrite => {
                return Err(Failure::Usage(format!("{name} exists: -f (--force) overwrites it")));
            }
            // On Windows, the file itself, and not its folder, must allow replacing it.
            Some(data) if cfg!(windows) && data.permissions().readonly() => return Err(failed(&"it is read-only")),
            // We follow links, so that the file is replaced and not the link. The whole path of another file can be too long,
            // or lead through folders that can't be read.
            Some(_) if is_link(path) => fs::canonicalize(path).map_err(|error| failed(&error))?,
            _ => path.to_owned(),
        };
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        sources.refuse_name(&name, folder, &path)?;
        let unwritten = |error: &io::Error| Failure::unwritten(&name, error);
        let mut old = match old {
            Some(data) => Old::open(&path, folder, data, access).map_err(|error| unwritten(&error))?,
            None => None,
        };
        let mode = match access {
            Access::Usual => old.as_ref().map_or(0o666, Old::mode),
            Access::Private => 0o600,
        };
        let file = match Temporary::create(folder, mode) {
            Ok(file) => file,
            // The file can be written although its folder can't.
            Err(error) if old::denies(&error) && old.as_ref().is_some_and(Old::is_writable) => {
                let folder = quote::path(&std::env::temp_dir());
                let no_room = |error| failed(&format!("no temporary file in {folder}: {error}"));
                Temporary::elsewhere().map_err(no_room)?
            }
            Err(error) => return Err(unwritten(&error)),
        };
        if let Some(old) = &mut old {
            old.prepare(file.file());
        }
        Ok(Self(Target::File { name, path, file, old, overwrite }))
    }

    fn stdout(is_terminal: bool, access: Access, sources: &Sources) -> Result<Self, Failure> {
        let file = Stream::stdout()?;
        sources.refuse(STDOUT, Path::new(""), &file.metadata()?)?;
        access.warn_of(&file, STDOUT);
        Ok(Self(Target::Stdout { is_terminal, file, shown: Shown::default() }))
    }

    /// Returns whether the output is a terminal that the user did not request.
    pub fn is_terminal(&self) -> bool {
        matches!(self.0, Target::Stdout { is_terminal: true, .. })
    }

    /// Completes the output, which then gets its name. Standard output is complete when the program ends, and
    /// [`program::run`](crate::program::run) checks then whether it was stored.
    pub fn finish(self) -> Result<(), Failure> {
        let name = self.name();
        let finished = match self.0 {
            Target::Stdout { mut file, .. } => file.flush(),
            Target::Device { file, .. } => streams::check_stored(&file),
            Target::File { path, mut file, old, overwrite, .. } => {
                streams::check_stored(file.file()).and_then(|()| match old {
                    Some(old) if old.takes_copy() || file.is_elsewhere() => old.copy(file.file()),
                    old => file.persist(&path, overwrite).or_else(|error| match old {
                        Some(old) if old.is_writable() => old.copy(file.file()),
                        _ => Err(error),
                    }),
                })
            }
        };
        finished.map_err(|error| Failure::unwritten(&name, &error))
    }

    /// Returns the message for an output that can't be written.
    pub fn failed(&self, error: &io::Error) -> Failure {
        Failure::unwritten(&self.name(), error)
    }

    fn name(&self) -> String {
        match &self.0 {
            Target::Stdout { .. } => STDOUT.to_owned(),
            Target::Device { name, .. } | Target::File { name, .. } => name.clone(),
        }
    }
}

/// Writes a whole output, which can't be one of the sources.
pub fn write(
    path: Option<&Path>,
    overwrite: bool,
    access: Access,
    sources: &Sources,
    bytes: &[u8],
) -> Result<(), Failure> {
    let mut output = Output::open(path, overwrite, access, sources)?;
    output.write_all(bytes).map_err(|error| output.failed(&error))?;
    output.finish()
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Target::Stdout { is_terminal: true, shown, .. } = &mut self.0
            && !shown.is_text(bytes)
        {
            return Err(io::Error::other(
                "it is binary, and this is a terminal; use -o FILE, or -o - to write it here",
            ));
        }
        match &mut self.0 {
            Target::Stdout { file, .. } => file.write(bytes),
            Target::Device { file, .. } => file.write(bytes),
            Target::File { file, .. } => file.file().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Target::Stdout { file, .. } => file.flush(),
            Target::Device { file, .. } => file.flush(),
            Target::File { file, .. } => file.file().flush(),
        }
    }
}

/// The check for text that is written to a terminal. A write may end within a character.
#[derive(Default)]
struct Shown {
    begun: Vec<u8>,
}

impl Shown {
    /// Returns whether the next bytes are text: without control characters, except line breaks and tabs. Eight-bit
    /// control characters (ECMA-48, C1) occur in two forms: as Unicode characters, and as bytes that are not valid
    /// UTF-8.
    fn is_text(&mut self, bytes: &[u8]) -> bool {
        let begun = mem::take(&mut self.begun);
        let joined = [&begun[..], bytes].concat();
        let end = joined.len() - joined.utf8_chunks().last().map_or(0, |chunk| chunk.invalid().len());
        let is_begun = str::from_utf8(&joined[end..]).is_err_and(|error| error.error_len().is_none());
        let whole = if is_begun { &joined[..end] } else { &joined };
        self.begun = joined[whole.len()..].to_vec();
        whole.utf8_chunks().all(|chunk| {
            let is_text = |letter: char| !letter.is_control() || matches!(letter, '\n' | '\r' | '\t');
            chunk.valid().chars().all(is_text) && !chunk.invalid().iter().any(|byte| (0x80..=0x9f).contains(byte))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_has_no_control_characters() {
        let is_text = |bytes: &[u8]| Shown::default().is_text(bytes);
        let latin_1 = b"caf\xe9\n";
        for text in [&b""[..], b"a\tb\r\n", "\u{e9}\u{20ac}\u{1f600}".as_bytes(), latin_1] {
            assert!(is_text(text), "{text:?}");
        }
        for control in [&b"\x1b[2J"[..], b"\x7f", b"\0", b"\x9b2J", "\u{9b}2J".as_bytes(), "\u{85}".as_bytes()] {
            assert!(!is_text(control), "{control:?}");
        }
        // A write may end within a character.
        let euro = "\u{20ac}".as_bytes();
        for at in 0..3 {
            let mut shown = Shown::default();
            assert!(shown.is_text(&euro[..at]) && shown.is_text(&euro[at..]));
        }
        let mut shown = Shown::default();
        assert!(shown.is_text(b"\xc2") && !shown.is_text(b"\x9b2J"));
    }
}
