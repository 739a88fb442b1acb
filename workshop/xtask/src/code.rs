//! `cargo xtask code`: records the machine code of kernels, and checks the programs that contain them.

use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;
use raddle_check::binary::compare::compare;
use raddle_check::binary::image::{Image, Part, images};
use raddle_check::binary::record::Record;
use raddle_check::binary::{Report, verify};
use raddle_check::encode;
use raddle_check::encode::assemble::Assembler;
use raddle_isa::Isa;
use raddle_kernels::Kernel;

use crate::native::{NATIVE, QUICKLY};
use crate::{Result, cross, files, tools};

#[derive(Args)]
pub(crate) struct Code {
    /// Write nothing; fail if CODE.txt is not what the assembler produces.
    #[arg(long)]
    check: bool,
    /// Build the library for all architectures, compare the kernels in the programs with the assembled text, and check
    /// that changed programs are refused.
    #[arg(long, conflicts_with = "check")]
    programs: bool,
}

impl Code {
    pub(crate) fn run(self) -> Result {
        if self.programs {
            return programs();
        }
        let text = text()?;
        files::record(&tools::root().join("workshop/records/CODE.txt"), &text, self.check, "code")
    }
}

const HEADER: &str = "# instruction set, kernel, bytes of machine code, their SHA-256, the first, the middle and the last 32 of \
    them,\n# bytes of the table, their SHA-256. Written by `cargo xtask code`.\n";

/// Returns the expected text of CODE.txt.
fn text() -> Result<String> {
    let mut lines = Vec::new();
    for isa in Isa::ALL {
        // Rust's assembler is LLVM's; another assembler may choose a different encoding of an instruction.
        let assembler = Assembler::find(isa)?;
        if !assembler.is_llvm() {
            return Err(format!("{} is not the assembler of Rust: needs llvm-mc-19", assembler.name()));
        }
        for kernel in raddle_kernels::of(isa) {
            let code = assembler.code(&kernel.print())?;
            // The record must match the intended instructions, not only the output of one assembler.
            encode::disassembler(isa)?;
            if let Some(wrong) = encode::kernel(&code, &kernel)?.first() {
                return Err(format!("{isa} {}: {wrong}", kernel.name));
            }
            lines.push(Record::new(&kernel, &code)?.to_string());
        }
    }
    lines.sort();
    Ok(format!("{HEADER}{}\n", lines.join("\n")))
}

/// The options of cargo that build a test program with every kernel in it.
const TEST: &str = "--release --test proved --no-run";

fn programs() -> Result {
    let kernels = raddle_kernels::all();
    let records = Record::all(&files::read(tools::root().join("workshop/records/CODE.txt"))?, &kernels)?;
    let [raddle, lab] =
        ["raddle", "raddle-lab"].map(|name| built(tools::cargo("build"), &format!("{NATIVE} --release --bin {name}")));
    let (raddle, lab) = (raddle?, lab?);
    for isa in Isa::ALL {
        match compiled(isa) {
            Ok(path) => program(isa, &path?, &records, &lab)?,
            Err(why) => println!("skipped: the compiled kernels of {isa}: {why}"),
        }
    }
    ended(&lab, &[], true)?;
    ended(&lab, &[&raddle], true)
}

/// Builds the test program that contains every kernel of an architecture. The error says why this machine can't build it.
pub(crate) fn compiled(isa: Isa) -> std::result::Result<Result<PathBuf>, String> {
    let native = match isa {
        Isa::X86_64 => cfg!(target_arch = "x86_64"),
        Isa::Aarch64 => cfg!(all(target_arch = "aarch64", target_endian = "little")),
        Isa::Ppc64le => cfg!(all(target_arch = "powerpc64", target_endian = "little")),
    };
    let cargo = match isa {
        _ if native => tools::cargo("test"),
        Isa::Aarch64 => cross::Isa::Aarch64.cargo("max", "test")?,
        Isa::Ppc64le => cross::Isa::Ppc64le.cargo("power8", "test")?,
        Isa::X86_64 => return Err("is not built elsewhere".to_owned()),
    };
    Ok(built(cargo, &format!("{} {TEST}", if native { NATIVE } else { "-p raddle" })))
}

/// Runs a build, and returns the one program that it built.
fn built(mut cargo: Command, args: &str) -> Result<PathBuf> {
    cargo.args(args.split_whitespace()).args(QUICKLY).args(["--message-format", "json"]);
    let messages = tools::output_of(&mut cargo)?;
    let executable = |line: &str| Some(line.split_once("\"executable\":\"")?.1.split_once('"')?.0.to_owned());
    let programs: Vec<String> = messages.lines().filter_map(executable).collect();
    match &programs[..] {
        [program] => Ok(tools::root().join(program)),
        programs => Err(format!("cargo {args}: built {} programs", programs.len())),
    }
}

/// Checks that all kernels in a program are right, and that every change is refused.
fn program(isa: Isa, path: &Path, records: &[Record], lab: &Path) -> Result {
    let read = |path: &Path| files::bytes(path);
    let file = read(path)?;
    let kernels: Vec<Kernel> = raddle_kernels::of(isa).collect();
    let compared = compare(&file, &kernels, &kernels)?;
    if let Some(wrong) = compared.wrong.first() {
        return Err(format!("{} of {} kernels: {wrong}", compared.wrong.len(), kernels.len()));
    }
    let same: Vec<_> = compared.same.iter().map(|(name, count)| format!("{count} of {name}")).collect();
    println!(
        "report: {isa}: {} of {} kernels, {} bytes equal ({}), all decoded as meant; {} tables",
        compared.kernels,
        kernels.len(),
        compared.bytes,
        same.join(", "),
        compared.tables
    );

    refused(isa, &file, &kernels)?;

    let stripped = path.with_extension("stripped");
    tools::output_of(Command::new("llvm-strip-19").arg("--strip-all").arg("-o").arg(&stripped).arg(path))?;
    let without = read(&stripped)?;
    for (what, file) in [("with symbols", &file), ("stripped", &without)] {
        let report = one(isa, file, records)?;
        if !report.is_good() || report.equal.len() != kernels.len() {
            return Err(format!("{isa} {what}: {} kernels equal, {:?}", report.equal.len(), report.differences));
        }
    }
    changed(isa, &file, &without, &kernels, records)?;

    // The program that users have must come to the same results.
    ended(lab, &[path], true)?;
    ended(lab, &[&stripped], true)?;
    for (file, name) in [(file, "changed"), (without, "stripped-changed")] {
        let path = path.with_extension(name);
        let code = place(&file, &kernels[0], records)?;
        files::write(&path, flipped(file, code))?;
        ended(lab, &[&path], false)?;
        files::remove(&path)?;
    }
    files::remove(&stripped)
}

/// Checks that the comparison with the assemblers refuses a changed byte of a kernel and of a table, and a missing
/// kernel.
fn refused(isa: Isa, file: &[u8], kernels: &[Kernel]) -> Result {
    let (images, _) = images(file)?;
    let mut planted = 0;
    for kernel in kernels.iter().step_by(13) {
        let one = std::slice::from_ref(kernel);
        let table = (!kernel.table.is_empty()).then_some(Part::Table);
        for part in [Part::Code].into_iter().chain(table) {
            let at = place_of(&images[0], kernel, part, kernels)?;
            if compare(&flipped(file.to_vec(), at), one, kernels)?.wrong.len() != 1 {
                return Err(format!("{isa} {}: {part} changed, and it was not refused", kernel.name));
            }
            planted += 1;
        }
    }
    // No program contains candidates of the tuner.
    let absent: Vec<Kernel> =
        raddle_kernels::candidates().into_iter().filter(|kernel| kernel.isa == isa).take(3).collect();
    let missing = compare(file, &absent, &absent)?.wrong.iter().filter(|why| why.contains("no symbol")).count();
    if missing != absent.len() || missing == 0 {
        return Err(format!("{isa}: a missing kernel was not reported"));
    }
    println!("report: {isa}: refused against the assemblers: {planted} changed bytes, {missing} missing kernels");
    Ok(())
}

/// Runs `raddle-lab kernels verify`, which must succeed or refuse the files.
fn ended(lab: &Path, files: &[&Path], good: bool) -> Result {
    let mut command = Command::new(lab);
    let output = command.args(["kernels", "verify"]).args(files).output();
    let output = output.map_err(|error| format!("{}: {error}", lab.display()))?;
    if output.status.code() == Some(if good { 0 } else { 1 }) {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
    Err(format!("{command:?} should {}: {said}", if good { "succeed" } else { "refuse" }))
}

fn one(isa: Isa, file: &[u8], records: &[Record]) -> Result<Report> {
    let (reports, _) = verify(file, records)?;
    let report = reports.into_iter().find(|report| report.isa == isa);
    report.ok_or_else(|| format!("the program is not for {isa}"))
}

/// Changes one byte of each kernel and each table, one at a time, and overwrites each kernel.
fn changed(isa: Isa, file: &[u8], stripped: &[u8], kernels: &[Kernel], records: &[Record]) -> Result {
    let (mut code, mut misnamed, mut tables, mut untold, mut gone) = (0, 0, 0, 0, 0);
    for (k, kernel) in kernels.iter().enumerate() {
        let record = records.iter().find(|record| (record.isa, record.name) == (isa, kernel.name));
        let record = record.ok_or_else(|| format!("{} is not recorded", kernel.name))?;
        for (file, symbols) in [(file, true), (stripped, false)] {
            let at = place(file, kernel, records)?;
            // A different byte for each kernel: the first byte of the first kernel, the last byte of the second, and a
            // byte in between for all others.
            let i = [0, record.bytes - 1, 997 * k % record.bytes][k.min(2)];
            let report = one(isa, &flipped(file.to_vec(), at + i), records)?;
            let code_of = |name: &str| report.differences.iter().any(|it| it.kernel == name && it.part == Part::Code);
            // Without symbols, a changed kernel may be taken for another kernel with as many matching anchors.
            let named = code_of(kernel.name);
            let refused = named || !symbols && kernels.iter().any(|other| code_of(other.name));
            if !refused || report.equal.contains(kernel.name) || report.is_good() {
                return Err(format!("{isa} {}: byte {i} changed, and it was not refused", kernel.name));
            }
            code += 1;
            misnamed += usize::from(!named);
            let mut file = file.to_vec();
            file[at..at + record.bytes].fill(0xcc);
            let report = one(isa, &file, records)?;
            let seen = !report.differences.is_empty();
            // Without symbols, nothing remains by which an overwritten kernel could be found.
            if report.equal.contains(kernel.name) || seen != symbols || report.missing.contains(kernel.name) == symbols
            {
                return Err(format!("{isa} {}: overwritten, but not refused", kernel.name));
            }
            gone += 1;
        }
        if kernel.table.is_empty() {
            continue;
        }
        let at = place_of(&images(file)?.0[0], kernel, Part::Table, kernels)?;
        let i = 997 * k % kernel.table.len();
        let report = one(isa, &flipped(file.to_vec(), at + i), records)?;
        let refused = report.differences.iter().any(|it| it.kernel == kernel.name && it.part == Part::Table);
        if !refused || report.is_good() {
            return Err(format!("{isa} {}: byte {i} of its table changed, and it was not refused", kernel.name));
        }
        tables += 1;
        // Without symbols, it is unknown which table belongs to which kernel, and several tables may begin with the
        // same bytes. So each place is changed.
        for at in places(stripped, &kernel.table) {
            let refused = !one(isa, &flipped(stripped.to_vec(), at + i), records)?.is_good();
            tables += usize::from(refused);
            untold += usize::from(!refused);
        }
    }
    println!(
        "report: {isa}: refused with and without symbols: {code} changed bytes of kernels ({misnamed} under the \
         name of a similar kernel), {tables} of tables, {gone} overwritten kernels; not refused without \
         symbols: {untold} changed bytes of tables that another table begins with"
    );
    Ok(())
}

fn flipped(mut file: Vec<u8>, at: usize) -> Vec<u8> {
    file[at] ^= 0x10;
    file
}

/// Returns the place of the symbol for a part of a kernel in a file. Equal tables have the symbol of the first kernel
/// that uses them.
fn place_of(image: &Image<'_>, kernel: &Kernel, part: Part, all: &[Kernel]) -> Result<usize> {
    let has = |other: &Kernel| match part {
        Part::Code => other.name == kernel.name,
        Part::Table => other.table == kernel.table,
    };
    let owner = all.iter().find(|other| has(other)).map(|owner| owner.name);
    let symbol = image.symbols.iter().find(|it| Some(&*it.kernel) == owner && it.part == part);
    let symbol = symbol.ok_or_else(|| format!("{}: {part} has no symbol", kernel.name))?;
    Ok(image.sections[symbol.section].at as usize + symbol.offset)
}

/// Returns the place of the machine code of a kernel in a file, with or without symbols.
fn place(file: &[u8], kernel: &Kernel, records: &[Record]) -> Result<usize> {
    let record = records.iter().find(|record| (record.isa, record.name) == (kernel.isa, kernel.name));
    let record = record.ok_or_else(|| format!("{} is not recorded", kernel.name))?;
    let whole = |at: &usize| {
        let code = file.get(*at..*at + record.bytes);
        code.is_some_and(|code| raddle_isa::canonical::sha256(&[code]) == record.hash)
    };
    let at = places(file, &record.anchors[0]).into_iter().find(whole);
    at.ok_or_else(|| format!("{} is not in the program", kernel.name))
}

/// Returns every place of some bytes at a multiple of four, at which all kernels and tables are aligned.
fn places(file: &[u8], bytes: &[u8]) -> Vec<usize> {
    (0..file.len()).step_by(4).filter(|&at| file[at..].starts_with(bytes)).collect()
}
