//! Compares the kernels in a compiled program with their recorded machine code.

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};

use raddle_check::binary::image::Skipped;
use raddle_check::binary::record::Record;
use raddle_check::binary::{Report, verify};
use raddle_common::quote;
use raddle_terminal::failure::Failure;
use raddle_terminal::input;

/// The records of machine code, with a line for each kernel: length, hashes, and the bytes that identify it.
const CODE: &str = include_str!(concat!(env!("RADDLE_RECORDS"), "/CODE.txt"));

pub(crate) const LONG: &str = "\
Looks in a program for the kernels of raddle, and compares their machine code and their tables with SHA-256 hashes that \
this program holds (CODE.txt: of what LLVM's assembler makes of the proved texts). It needs no assembler, and reads \
programs, libraries, objects and archives of ELF, Mach-O and PE, for x86-64, AArch64 and POWER, on any machine.

Which bytes are compared:
  of a program or a library that is linked, the segments that a loader maps (ELF: PT_LOAD; Mach-O: LC_SEGMENT_64; PE: \
sections), and for machine code the executable ones. Section headers must agree with segments. Of an object, the sections \
that are flagged so

How kernels are found:
  By their symbols, where there are any, which must lead to executable bytes; a symbol of a table must lead to bytes in \
memory. And all by a byte search, so that no symbol hides another copy: three anchors of 32 bytes are known of each \
kernel, the first, the middle and the last ones. Where one is found, the whole is compared.

What is said of a kernel:
  equal     a copy of its machine code is as recorded, and so is its table, if it has one
  copies    how many there are of its machine code, if there is not exactly one that is as recorded
  differs   it is at its symbol and is not as recorded, or its symbol leads elsewhere; or an anchor of it is found outside \
of every kernel that is equal, and the whole differs: it was changed, or belongs to another version of raddle. Each such \
copy is a difference. Without symbols it may be named as another kernel that shares those bytes
  missing   there is no trace of it: it was not linked, or, without symbols, all three anchors were changed

Tables are searched for in full, at multiples of 64 bytes. One that differs in at most four bytes, and in \
one of 16 that are not zero, was changed; where another table is equal to its beginning, this is asked of the rest. If \
the table of a kernel is found nowhere, it differs; but where it was changed beyond that, another table that begins with \
the same bytes passes for it.

Members of an archive, and slices of a universal file, that are no objects are skipped, and named with the reason. A \
skipped member may hold kernels, such as one of LLVM bitcode, and is a failure unless --allow-skipped is given. Metadata \
of Rust and names of functions of a DLL, known by their content, hold no machine code and are no failure.

This compares the file, not what runs: nothing is said of how the program calls the kernels, of what relocations or the \
program change in memory, nor of anybody who changes this program too.

Exit status: 0 if there are kernels and all that are there are equal, 1 if one differs, if there is none, if a member is \
skipped that may hold kernels, or if the file can't be read.";

/// Compare the kernels in a program with their recorded machine code
#[derive(clap::Args)]
#[command(after_long_help = LONG)]
pub(crate) struct Args {
    /// The program, library or object [default: this program]
    file: Option<PathBuf>,

    /// Accept members of an archive that can't be read and may hold kernels
    #[arg(long)]
    allow_skipped: bool,
}

/// The maximal length of a program. Even browsers with all their libraries are shorter.
const MAX: u64 = 4 << 30;

/// Runs the command.
pub(crate) fn run(args: &Args, output: &mut dyn Write) -> Result<(), Failure> {
    let path = match &args.file {
        Some(path) => path.clone(),
        None => env::current_exe().map_err(|error| Failure::Work(format!("where this program is: {error}")))?,
    };
    let failed = |why: String| Failure::Work(format!("{}: {why}", quote::path(&path)));
    let file = input::read_whole(&path, MAX).map_err(|unread| failed(unread.to_string()))?;
    let records = Record::all(CODE, &raddle_kernels::all()).map_err(Failure::Work)?;
    let (reports, skipped) = verify(&file, &records).map_err(failed)?;
    for report in &reports {
        write(&path, report, output)?;
    }
    if !skipped.is_empty() {
        writeln!(output, "{}: {} members skipped", quote::path(&path), skipped.len())?;
    }
    for Skipped { name, why, .. } in &skipped {
        writeln!(output, "       {} {why}", quote::quoted(name.as_bytes()))?;
    }
    output.flush()?;
    let unseen = skipped.iter().filter(|member| !member.is_harmless).count();
    let differ: usize = reports.iter().map(|report| report.differences.len()).sum();
    match () {
        () if differ > 0 => Err(failed(format!("{differ} kernels or tables are not as recorded"))),
        () if reports.iter().any(|report| report.equal.is_empty()) => {
            Err(failed("no kernel of raddle is found".into()))
        }
        () if unseen > 0 && !args.allow_skipped => {
            Err(failed(format!("{unseen} skipped members may hold kernels; --allow-skipped accepts them")))
        }
        () => Ok(()),
    }
}

fn write(path: &Path, report: &Report, output: &mut dyn Write) -> Result<(), Failure> {
    let [code, tables] = report.bytes;
    let (equal, symbols) = (report.equal.len(), report.by_symbol.len());
    writeln!(output, "{}, {}: of {} kernels", quote::path(path), report.isa, report.recorded)?;
    writeln!(
        output,
        "  {equal:>4} equal, {symbols} by symbol, {} by search: {code} bytes, and {tables} bytes of tables",
        equal - symbols
    )?;
    let [as_recorded, others] = [0, 1].map(|which| report.copies.values().map(|copies| copies[which]).sum::<usize>());
    writeln!(output, "  {:>4} copies of machine code, {others} not as recorded", as_recorded + others)?;
    for (kernel, [as_recorded, others]) in report.copies.iter().filter(|(_, copies)| **copies != [1, 0]) {
        writeln!(output, "       {kernel}: {} copies, {others} not as recorded", as_recorded + others)?;
    }
    writeln!(output, "  {:>4} differ", report.differences.len())?;
    for difference in &report.differences {
        writeln!(output, "       {difference}")?;
    }
    writeln!(output, "  {:>4} missing", report.missing.len())?;
    if !report.missing.is_empty() {
        writeln!(output, "       {}", report.missing.iter().copied().collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use raddle_isa::Isa;
    use raddle_isa::canonical::sha256;

    use super::super::entry::is_here;
    use super::*;

    /// Checks that the code that the library calls under a name, and the table that it passes, are those recorded under
    /// that name.
    #[test]
    #[allow(unsafe_code)]
    fn each_kernel_of_the_library_is_the_one_of_its_name() {
        let Some(isa) = Isa::ALL.into_iter().find(|&isa| is_here(isa)) else {
            return println!("skipped: no kernel in assembly for this architecture");
        };
        let records = Record::all(CODE, &raddle_kernels::all()).unwrap();
        let named = |name: &str| records.iter().find(|record| record.isa == isa && record.name == name).unwrap();
        let is = |code: &raddle::kernel::Code, record: &Record| {
            // SAFETY: the kernel is code of this program, which continues after it with other code, so as many bytes as
            // the record says can be read.
            let bytes = unsafe { std::slice::from_raw_parts(code.entry.cast::<u8>(), record.bytes) };
            sha256(&[bytes]) == record.hash && sha256(&[code.table]) == record.table_hash
        };
        let kernels: Vec<_> = raddle::kernel::all().filter_map(|kernel| Some((kernel.name, kernel.code?))).collect();
        for (name, code) in &kernels {
            assert!(is(code, named(name)), "{name} is not what the library calls under its name");
        }
        // Under each other's name two kernels are refused.
        assert!(!is(&kernels[0].1, named(kernels[1].0)));
        println!("report: {} kernels are called under their names", kernels.len());
    }
}
