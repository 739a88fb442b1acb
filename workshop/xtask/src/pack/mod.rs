//! `cargo xtask pack`: packs the kernels into an archive for users who need only the assembly, such as C projects and
//! other languages.
//!
//! Each kernel is a file with its proved text between the directives of `bindings/kernels/raddle_asm.h`. The header is
//! generated from the contracts. The archive has the same bytes on every machine.

mod decoded;
mod header;
mod made;
mod trial;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use raddle_isa::Isa;
use raddle_isa::canonical::sha256;
use raddle_kernels::Kernel;

use crate::{Result, archive, files, tools};

#[derive(Args)]
pub(crate) struct Pack {
    /// Unpack the archive and test its content: with gcc and clang, on this machine and under qemu; assemble for Mach-O
    /// and COFF. Each object must consist of the proved instructions.
    #[arg(long)]
    check: bool,
}

/// The files that are copied into the archive unchanged: the path in the repository, and the name in the archive.
const COPIED: [(&str, &str); 8] = [
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("bindings/kernels/Makefile", "Makefile"),
    ("bindings/kernels/README.md", "README.md"),
    ("bindings/kernels/check.c", "check.c"),
    ("bindings/kernels/raddle_asm.h", "raddle_asm.h"),
    ("bindings/kernels/raddle_features.h", "raddle_features.h"),
    ("workshop/records/PROVED.txt", "PROVED.txt"),
];

impl Pack {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join(archive::PACKAGES);
        let archive = write(&folder)?;
        println!("report: {} has {} bytes", archive.display(), files::size(&archive)?);
        if !self.check {
            return Ok(());
        }
        let first = files::bytes(&archive)?;
        if first != files::bytes(write(&folder)?)? {
            return Err("the archive differs when it is made again".to_owned());
        }
        trial::run(&folder, &archive, &name())
    }
}

/// Returns the name of the folder in the archive.
fn name() -> String {
    format!("raddle-kernels-{}", env!("CARGO_PKG_VERSION"))
}

/// Writes the folder and its archive, and returns the path of the archive.
pub(crate) fn write(into: &Path) -> Result<PathBuf> {
    let name = &name();
    let folder = into.join("kernels").join(name);
    // The folder of an earlier run may contain a kernel that no longer exists.
    files::remove_folder(&folder)?;
    let contents = contents()?;
    for (path, text) in &contents {
        files::create(&folder.join(path), text)?;
    }
    archive::write(&into.join("kernels"), name, into)
}

/// Returns every file of the archive, keyed by its path, including the file with the digests of all others.
fn contents() -> Result<BTreeMap<PathBuf, String>> {
    let mut contents = BTreeMap::new();
    for (from, to) in COPIED {
        contents.insert(PathBuf::from(to), files::read(tools::root().join(from))?);
    }
    let proved = files::read(tools::root().join("workshop/records/PROVED.txt"))?;
    contents.insert(PathBuf::from("raddle_kernels.h"), header::text(&proved)?);
    for isa in Isa::ALL {
        for kernel in raddle_kernels::of(isa) {
            // The shipped text must be the library's text, which the library's tests have run.
            let printed = format!("crates/raddle/gen/{isa}/{}.s", kernel.name);
            if files::read(tools::root().join(&printed))? != kernel.assembly() {
                return Err(format!("{printed} is not as generated: run `cargo xtask gen`"));
            }
            contents.insert(PathBuf::from(isa.name()).join(format!("{}.S", kernel.name)), source(&kernel));
        }
    }
    let line = |(path, text): (&PathBuf, &String)| {
        let path = path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        format!("{}  {path}\n", sha256(&[text.as_bytes()]))
    };
    let sums = contents.iter().map(line).collect();
    contents.insert(PathBuf::from("SHA256SUMS"), sums);
    Ok(contents)
}

/// Returns a kernel as a file for the preprocessor and an assembler.
fn source(kernel: &Kernel) -> String {
    let text = kernel.assembly();
    let (banner, body) = text.split_at(kernel.banner().len());
    let symbol = format!("RADDLE_SYMBOL({})", header::symbol(kernel));
    let table = if kernel.table.is_empty() {
        String::new()
    } else {
        let bytes: Vec<_> = kernel.table.iter().map(|byte| format!("{byte:#04x}")).collect();
        let rows: String = bytes.chunks(16).map(|row| format!("    .byte {}\n", row.join(", "))).collect();
        let symbol = format!("RADDLE_SYMBOL({}_table)", header::symbol(kernel));
        format!("raddle_table {symbol}\n{rows}raddle_table_end {symbol}\n\n")
    };
    format!(
        "{}\n#include \"raddle_asm.h\"\n\n{table}raddle_function {symbol}\n{}raddle_function_end {symbol}\n",
        comments(kernel.isa, banner),
        comments(kernel.isa, body),
    )
}

/// Converts comments to a form that the preprocessor removes: it interprets lines that begin with `#` itself.
fn comments(isa: Isa, text: &str) -> String {
    let sign = isa.comment();
    text.lines().fold(String::new(), |all, line| match line.strip_prefix(sign) {
        Some(comment) => all + "//" + comment + "\n",
        None => all + line + "\n",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The marks of `raddle_asm.h` declare that a kernel has no return address to sign: it calls nothing, and does not
    /// move x30.
    #[test]
    fn kernels_for_aarch64_leave_the_address_of_return_in_its_register() {
        for kernel in raddle_kernels::of(Isa::Aarch64) {
            let text = kernel.assembly();
            let code = text.lines().filter(|line| !line.starts_with(kernel.isa.comment()));
            let words = code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric()));
            let found: Vec<_> = words.filter(|word| ["x30", "w30", "lr", "bl", "blr"].contains(word)).collect();
            assert!(found.is_empty(), "{}: {found:?}", kernel.name);
        }
    }

    /// Neither the preprocessor nor the two kinds of comments change the proved code.
    #[test]
    fn a_file_has_the_code_of_its_kernel_and_no_other() {
        for kernel in raddle_kernels::all() {
            let source = source(&kernel);
            let (_, rest) = source.split_once("raddle_function RADDLE_SYMBOL(").unwrap();
            let (body, _) = rest.split_once(")\n").unwrap().1.split_once("raddle_function_end").unwrap();
            let code = |text: &str, sign: &str| -> Vec<String> {
                let is_code = |line: &&str| !line.starts_with(sign);
                text.lines().filter(is_code).map(str::to_owned).collect()
            };
            let text = kernel.assembly();
            assert_eq!(code(body, "//"), code(&text, kernel.isa.comment()), "{}", kernel.name);
            // The preprocessor would take an apostrophe for the beginning of a character constant, and a hash for a
            // directive.
            let mut lines = body.lines().filter(|line| !line.starts_with("//"));
            assert!(lines.all(|line| !line.contains(['\'', '"']) && !line.trim_start().starts_with('#')));
        }
    }
}
