//! Compares the objects that a compiler made from the archive with the proved kernels.
//!
//! An assembler chooses between encodings of an instruction. An object must have the bytes in CODE.txt; otherwise, it
//! is decoded, and each instruction is compared with the intended one.

use std::path::Path;
use std::process::Command;

use raddle_check::binary::image::{Image, Section, images};
use raddle_check::binary::record::Record;
use raddle_check::encode;
use raddle_isa::Isa;
use raddle_isa::canonical::sha256;
use raddle_kernels::Kernel;

use super::made::make;
use crate::{Result, files, tools};

/// The encoding of a correct object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    /// The bytes in CODE.txt.
    Recorded,
    /// Other bytes that encode the same instructions.
    Other,
}

/// Checks that every kernel that a compiler built is right, and that planted faults are refused.
pub(super) fn run(pack: &Path, compiler: &str, build: &str) -> Result {
    let isa = Isa::ALL.into_iter().find(|isa| pack.join(build).join(isa.name()).exists());
    let isa = isa.ok_or_else(|| format!("{compiler}: targets none of the instruction sets of the pack"))?;
    let kernels: Vec<Kernel> = raddle_kernels::of(isa).collect();
    let records = Record::all(&files::read(tools::root().join("workshop/records/CODE.txt"))?, &raddle_kernels::all())?;
    let (mut other, mut planted) = (0, 0);
    for kernel in &kernels {
        let failed = |why: String| format!("{compiler}: {isa} {}: {why}", kernel.name);
        let record = records.iter().find(|record| (record.isa, record.name) == (isa, kernel.name));
        let record = record.ok_or_else(|| failed("is not recorded".to_owned()))?;
        let object = files::bytes(pack.join(object_of(build, kernel)))?;
        let (images, _) = images(&object).map_err(failed)?;
        table(&images[0], kernel).map_err(failed)?;
        let code = code(&images[0]).map_err(failed)?;
        other += usize::from(encoding(code, kernel, record).map_err(failed)? == Encoding::Other);
        // Without a disassembler, all other encodings are refused, so the planted fault would show nothing.
        if encode::disassembler(isa).is_ok() {
            let mut changed = code.to_vec();
            // This byte is the end of the instruction before the return, which is part of an opcode or an operand.
            // Prefixes have bits without meaning.
            changed[code.len() - if isa == Isa::X86_64 { 1 } else { 4 } - 1] ^= 1;
            if encoding(&changed, kernel, record).is_ok() {
                return Err(failed("a changed byte was not refused".to_owned()));
            }
            planted += 1;
        }
    }
    println!(
        "report: {compiler}: {isa}: {} of {} kernels have the bytes of CODE.txt, {other} other encodings of the same \
         instructions; {planted} changed bytes refused",
        kernels.len() - other,
        kernels.len(),
    );
    if isa == Isa::X86_64 {
        refused(pack, compiler, build, &kernels, &records)?;
        told(&files::read(pack.join("README.md"))?, &assembler(compiler)?, other, kernels.len())?;
    }
    Ok(())
}

fn object_of(build: &str, kernel: &Kernel) -> String {
    format!("{build}/{}/{}.o", kernel.isa, kernel.name)
}

/// Returns the machine code of an object, which must be its only executable section.
fn code<'a>(image: &Image<'a>) -> Result<&'a [u8]> {
    let executable = |section: &&Section<'_>| section.executable && !section.data.is_empty();
    match image.sections.iter().filter(executable).collect::<Vec<_>>()[..] {
        [section] => Ok(section.data),
        ref sections => Err(format!("{} sections of code", sections.len())),
    }
}

/// Checks that the table of a kernel has its own section.
fn table(image: &Image<'_>, kernel: &Kernel) -> Result {
    let mut data = image.sections.iter().filter(|section| !section.executable).map(|section| section.data);
    match kernel.table.is_empty() || data.any(|data| data == kernel.table) {
        true => Ok(()),
        false => Err("the table differs".to_owned()),
    }
}

fn encoding(code: &[u8], kernel: &Kernel, record: &Record) -> Result<Encoding> {
    if sha256(&[code]) == record.hash {
        return Ok(Encoding::Recorded);
    }
    match encode::kernel(code, kernel)?.first() {
        None => Ok(Encoding::Other),
        Some(wrong) => Err(wrong.clone()),
    }
}

/// Checks that an instruction is refused if its sources do not commute and are swapped in the text.
fn refused(pack: &Path, compiler: &str, build: &str, kernels: &[Kernel], records: &[Record]) -> Result {
    let found = kernels.iter().find_map(|kernel| Some((kernel, swapped(&kernel.assembly())?)));
    let (kernel, (line, wrong)) = found.ok_or("no kernel has an instruction to swap")?;
    let record = records.iter().find(|record| (record.isa, record.name) == (kernel.isa, kernel.name));
    let record = record.ok_or_else(|| format!("{} is not recorded", kernel.name))?;
    let source = pack.join(kernel.isa.name()).join(format!("{}.S", kernel.name));
    let text = files::read(&source)?;
    files::write(&source, text.replacen(&line, &wrong, 1))?;
    let build = format!("{build}/planted");
    let object = object_of(&build, kernel);
    let made = make(pack, compiler, &build, "", &object);
    files::write(&source, text)?;
    made?;
    let object = files::bytes(pack.join(object))?;
    match encoding(code(&images(&object)?.0[0])?, kernel, record) {
        Err(_) => Ok(()),
        Ok(_) => Err(format!("{compiler}: {}: `{wrong}` was not refused", kernel.name)),
    }
}

/// Returns the first line that combines one vector with the complement of another, and the line with the two swapped.
fn swapped(text: &str) -> Option<(String, String)> {
    text.lines().find_map(|line| {
        let operands = line.trim_start().strip_prefix("vpandn ")?;
        let [to, a, b] = operands.split(", ").collect::<Vec<_>>()[..] else { return None };
        let wrong = format!("{}{to}, {b}, {a}", &line[..line.len() - operands.len()]);
        (a != b && !b.contains('[')).then(|| (line.to_owned(), wrong))
    })
}

/// Returns the assembler of a compiler with the name that README.md uses: `GNU as 2.40` or `clang 14`.
fn assembler(compiler: &str) -> Result<String> {
    let is_clang = compiler.starts_with("clang");
    let said = tools::output_of(Command::new(if is_clang { "clang" } else { "as" }).arg("--version"))?;
    let line = said.lines().next().unwrap_or_default();
    let version = match is_clang {
        true => line.split_once("clang version ").and_then(|(_, version)| version.split('.').next()),
        false => line.rsplit(' ').next(),
    };
    let version = version.ok_or_else(|| format!("{compiler}: no version: {line}"))?;
    Ok(format!("{} {version}", if is_clang { "clang" } else { "GNU as" }))
}

/// Checks that the row of an assembler in README.md, if there is one, gives these numbers of kernels.
fn told(readme: &str, assembler: &str, other: usize, all: usize) -> Result {
    let begin = format!("| {assembler} |");
    let row = format!("{begin} {other} of {all} |");
    match readme.lines().find(|line| line.starts_with(&begin)) {
        Some(line) if line != row => Err(format!("README.md of the pack should say `{row}`, not `{line}`")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sources_of_the_first_instruction_are_swapped() {
        let text = "    vpandn ymm1, ymm2, ymm2\n    vpandn ymm1, ymm2, [rdi]\n    vpandn ymm1, ymm2, ymm9\n";
        let [line, wrong] = ["    vpandn ymm1, ymm2, ymm9", "    vpandn ymm1, ymm9, ymm2"].map(str::to_owned);
        assert_eq!(swapped(text), Some((line, wrong)));
        assert_eq!(swapped("    vpand ymm1, ymm2, ymm9\n"), None);
        assert!(raddle_kernels::of(Isa::X86_64).any(|kernel| swapped(&kernel.assembly()).is_some()));
    }

    #[test]
    fn a_row_with_another_number_is_refused() {
        let readme = "| GNU as 2.40 | 3 of 7 |\n| clang 14 | 2 of 7 |\n";
        assert!(told(readme, "GNU as 2.40", 3, 7).is_ok() && told(readme, "clang 15", 3, 7).is_ok());
        assert!(told(readme, "GNU as 2.40", 2, 7).is_err() && told(readme, "clang 14", 2, 8).is_err());
    }

    /// Each row of README.md covers all kernels, so a new kernel makes it wrong.
    #[test]
    fn the_rows_are_about_every_kernel() {
        let readme = files::read(tools::root().join("bindings/kernels/README.md")).unwrap();
        let is_row = |line: &&str| line.starts_with("| GNU as ") || line.starts_with("| clang ");
        let rows: Vec<_> = readme.lines().filter(is_row).collect();
        let all = format!(" of {} |", raddle_kernels::of(Isa::X86_64).count());
        assert!(rows.len() >= 2 && rows.iter().all(|row| row.ends_with(&all)), "{rows:?}");
    }
}
