//! Runs an assembler: text in, machine code out, or the lines that it refuses.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use object::{Object, ObjectSection};
use raddle_isa::Isa;

/// An installed assembler.
#[derive(Clone, Debug)]
pub struct Assembler {
    isa: Isa,
    command: Vec<String>,
}

/// The messages of an assembler about refused lines, by the number of the line, counted from 0.
pub type Refusals = BTreeMap<usize, String>;

impl Assembler {
    /// Finds LLVM's assembler, which is also rustc's, or otherwise GNU's.
    pub fn find(isa: Isa) -> Result<Assembler, String> {
        let missing = || {
            let names = Assembler::known(isa).map(|assembler| assembler.name().to_owned());
            format!("no assembler for {isa}: needs {}", names.join(" or "))
        };
        Assembler::all(isa).into_iter().next().ok_or_else(missing)
    }

    /// Returns all installed assemblers, which must produce equal code for a text.
    pub fn all(isa: Isa) -> Vec<Assembler> {
        Assembler::known(isa).into_iter().filter(|assembler| runs(assembler.name())).collect()
    }

    /// Returns the name of the program.
    pub fn name(&self) -> &str {
        &self.command[0]
    }

    /// Returns whether this assembler is LLVM's.
    pub fn is_llvm(&self) -> bool {
        self.name().starts_with("llvm-")
    }

    /// Assembles a text into an object file.
    pub fn object(&self, text: &str, at: &Path) -> Result<(), String> {
        let (ok, errors) = self.run(text, at)?;
        let first = |errors: String| errors.lines().take(3).collect::<Vec<_>>().join("\n");
        if ok { Ok(()) } else { Err(first(errors)) }
    }

    /// Returns the machine code of a text without relocations.
    pub fn code(&self, text: &str) -> Result<Vec<u8>, String> {
        Ok(self.codes(&[text])?.swap_remove(0))
    }

    /// Returns the machine code of each text. A single run for all texts is faster, because starting an assembler takes
    /// longer than assembling a kernel.
    pub fn codes(&self, texts: &[impl AsRef<str>]) -> Result<Vec<Vec<u8>>, String> {
        let bytes = self.sections(texts)?;
        let object = object::File::parse(&*bytes).map_err(|e| e.to_string())?;
        let code = |i| {
            let section = object.section_by_name(&section_name(i)).ok_or("no code")?;
            if section.relocations().next().is_some() {
                return Err("the code is not complete: it has relocations".into());
            }
            Ok(section.data().map_err(|e| e.to_string())?.to_vec())
        };
        (0..texts.len()).map(code).collect()
    }

    /// Returns an object file with a section for each text, named by [`section_name`].
    pub fn sections(&self, texts: &[impl AsRef<str>]) -> Result<Vec<u8>, String> {
        let folder = Folder::new("code")?;
        let file = folder.path("code.o");
        let section = |(i, text): (usize, &str)| format!(".section {},\"ax\",%progbits\n{text}\n", section_name(i));
        let sections: String = texts.iter().map(AsRef::as_ref).enumerate().map(section).collect();
        self.object(&format!("{}{sections}", self.head()), &file)?;
        fs::read(&file).map_err(|e| e.to_string())
    }

    /// Returns the lines that the assembler refuses.
    pub fn refusals(&self, lines: &[String]) -> Result<Refusals, String> {
        let head = self.head();
        let offset = head.lines().count();
        let folder = Folder::new("refusals")?;
        let (ok, errors) = self.run(&format!("{head}{}\n", lines.join("\n")), &folder.path("code.o"))?;
        let refusals: Refusals = errors.lines().filter_map(|line| refusal(line, offset)).collect();
        if !ok && refusals.is_empty() {
            return Err(errors);
        }
        Ok(refusals)
    }

    /// Returns the text that must precede the first instruction.
    pub fn head(&self) -> &'static str {
        match self.isa {
            Isa::X86_64 => ".intel_syntax noprefix\n",
            Isa::Aarch64 | Isa::Ppc64le => "",
        }
    }

    fn known(isa: Isa) -> [Assembler; 2] {
        let llvm = match isa {
            Isa::X86_64 => "--triple=x86_64-linux-gnu",
            Isa::Aarch64 => "--triple=aarch64-linux-gnu --mattr=+v8.2a,+aes,+sha2,+sha3",
            Isa::Ppc64le => "--triple=powerpc64le-linux-gnu --mcpu=pwr8",
        };
        let gnu = match isa {
            Isa::X86_64 if cfg!(target_arch = "x86_64") => "as --64",
            Isa::X86_64 => "x86_64-linux-gnu-as --64",
            Isa::Aarch64 => "aarch64-linux-gnu-as -march=armv8.2-a+crypto+sha3",
            Isa::Ppc64le => "powerpc64le-linux-gnu-as -mpower8",
        };
        [format!("llvm-mc-19 --filetype=obj {llvm}"), gnu.to_owned()].map(|line| {
            let command = line.split_whitespace().map(str::to_owned).collect();
            Assembler { isa, command }
        })
    }

    fn run(&self, text: &str, object: &Path) -> Result<(bool, String), String> {
        let input = object.with_extension("s");
        fs::write(&input, text).map_err(|e| format!("{}: {e}", input.display()))?;
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]).arg("-o").arg(object).arg(&input);
        let output = command.output().map_err(|e| format!("can't run {}: {e}", self.name()))?;
        Ok((output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned()))
    }
}

/// Returns the name of the section of text `i`.
pub fn section_name(i: usize) -> String {
    format!(".text.{i}")
}

/// Parses the line number and the reason: `FILE:LINE:COLUMN: error: WHY` or `FILE:LINE: Error: WHY`.
fn refusal(message: &str, offset: usize) -> Option<(usize, String)> {
    let (place, why) = message.split_once(": error: ").or_else(|| message.split_once(": Error: "))?;
    let number = place.split(':').nth(1)?.parse::<usize>().ok()?;
    Some((number.checked_sub(offset + 1)?, why.to_owned()))
}

/// Returns whether a program can be started.
pub(crate) fn runs(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A folder for the files of a run, removed at its end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(what: &str) -> Result<Folder, String> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("raddle-{what}-{}-{count}", process::id()));
        fs::create_dir(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Folder(path))
    }

    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.0.join(file)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If removing fails, some files stay in the folder for temporary files.
        _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_of_both_assemblers_are_understood() {
        assert_eq!(refusal("a.s:3:7: error: no such thing", 1), Some((1, "no such thing".into())));
        assert_eq!(refusal("a.s:3: Error: no such thing", 0), Some((2, "no such thing".into())));
        assert_eq!(refusal("a.s: Assembler messages:", 0), None);
    }
}
