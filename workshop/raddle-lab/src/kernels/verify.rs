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

/// The machine-code records, with a line for each kernel: length, hashes, and the bytes that identify it.
pub(super) const CODE: &str = include_str!(concat!(env!("RADDLE_RECORDS"), "/CODE.txt"));

pub(crate) const LONG: &str = "\
Looks in a program for the kernels of raddle, and compares their machine code and their tables with SHA-256 hashes in \
this program (CODE.txt has them from LLVM's assembler and the proved texts). It needs no assembler. On any machine it \
reads programs, libraries, objects and archives in ELF, Mach-O and PE, for x86-64, AArch64 and POWER.

Which bytes are compared:
  In a linked program or library: the segments that a loader maps (ELF: PT_LOAD; Mach-O: LC_SEGMENT_64; PE: sections), \
and for machine code only executable segments. Section headers must agree with segments. In an object: the sections with \
these flags

How kernels are found:
  By their symbols, if the file has symbols. The symbol of a kernel must lead to executable bytes, and the symbol of a \
table to bytes in memory. In a program in ELF, except for POWER, machine code that no symbol of a function covers must not be \
as long as a kernel at a symbol, because the program may call it instead. In addition, a byte search looks for every kernel, so that no symbol hides another copy. It \
knows three anchors of 32 bytes in each kernel: the first, the middle and the last bytes. Where it finds an anchor, it \
compares the whole kernel.

Results for a kernel:
  equal     a copy of its machine code matches the record, and so does its table, if it has one
  copies    the number of copies of its machine code, unless there is exactly one and it matches
  differs   the bytes at its symbol differ from the record, or its symbol leads elsewhere; or one of its anchors is found \
outside of every equal kernel, and the rest differs: the kernel was changed, or belongs to another version of raddle. Each \
such copy is a difference, and so is machine code without a symbol that is as long. Without symbols it may be reported under the name of another kernel that shares these bytes
  missing   there is no trace of it: it was not linked, or, without symbols, all three anchors were changed

Tables are searched for as a whole, at multiples of 64 bytes. Bytes that differ from a table in at most four places, and in \
at most one sixteenth of the bytes that are not zero, are a changed table. If another table equals the beginning of the \
table, only the remaining bytes count. Each table needs a place of its own, even if parts of other tables equal it. A \
kernel whose table is not found differs. But another copy of the table, of another library for example, passes for it.

Members of an archive and slices of a universal file that are not objects are skipped, and named with the reason. A \
skipped member that may hold kernels, such as LLVM bitcode, is a failure unless --allow-skipped is given. Metadata of \
Rust and names of functions of a DLL are recognised by their content. They hold no machine code, so they are not failures.

This command compares the file, not the running program. It does not check how the program calls the kernels, or what \
relocations and the program change in memory. It gives no protection from somebody who changes this program too.

Exit status: 0 if there are kernels and all of them are equal; 1 if a kernel differs, if there is none, if a skipped \
member may hold kernels, or if the file can't be read.";

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
pub(super) const MAX: u64 = 4 << 30;

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

    /// Checks that the code that the library calls under a name, and the table that it passes, are the ones recorded
    /// under that name.
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
        // Two kernels are refused under each other's names.
        assert!(!is(&kernels[0].1, named(kernels[1].0)));
        println!("report: {} kernels are called under their names", kernels.len());
    }
}
