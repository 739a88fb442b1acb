//! Runs `raddle-lab kernels verify` on unchanged and changed programs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use raddle_check::binary::image::{Image, Part, images};
use raddle_check::binary::record::Record;
use raddle_isa::Isa;
use tempfile::TempDir;

fn verify(file: Option<&Path>) -> Command {
    let mut command = Command::cargo_bin("raddle-lab").unwrap();
    command.args(["kernels", "verify"]).args(file).env_remove("RADDLE_CPU");
    command
}

/// Returns the program itself, if it is for an instruction set with kernels and in a format that these tests can
/// change.
fn program() -> Option<Vec<u8>> {
    let file = fs::read(assert_cmd::cargo::cargo_bin("raddle-lab")).unwrap();
    let known = images(&file).is_ok_and(|(images, _)| images.len() == 1 && !images[0].symbols.is_empty());
    if !known {
        println!("skipped: this program has no kernels in assembly, or no symbols");
    }
    known.then_some(file)
}

fn written(folder: &TempDir, file: &[u8]) -> PathBuf {
    let path = folder.path().join("program");
    fs::write(&path, file).unwrap();
    path
}

/// Returns an ELF program without its table of sections, and so without symbols too: nothing more can be stripped from
/// it.
fn without_sections(mut file: Vec<u8>) -> Option<Vec<u8>> {
    // The fields are e_shoff; e_shentsize, e_shnum, e_shstrndx.
    if !file.starts_with(b"\x7fELF\x02") {
        println!("skipped: a program without sections that is not ELF");
        return None;
    }
    file[0x28..0x30].fill(0);
    file[0x3a..0x40].fill(0);
    Some(file)
}

fn recorded(isa: Isa) -> Vec<Record> {
    let text = fs::read_to_string(concat!(env!("RADDLE_RECORDS"), "/CODE.txt")).unwrap();
    let all = Record::all(&text, &raddle_kernels::all()).unwrap();
    all.into_iter().filter(|record| record.isa == isa).collect()
}

/// Returns the file offset of a part of one of these kernels: kernels with equal tables share one table.
fn place(image: &Image<'_>, kernels: &[&str], part: Part) -> usize {
    let mut symbols = image.symbols.iter().filter(|symbol| symbol.part == part);
    let symbol = symbols.find(|symbol| kernels.contains(&&*symbol.kernel)).unwrap();
    image.sections[symbol.section].at as usize + symbol.offset
}

#[test]
fn this_program_is_what_was_recorded() {
    let Some(file) = program() else { return };
    let records = recorded(images(&file).unwrap().0[0].isa);
    let all = format!("{} equal, {0} by symbol, 0 by search", records.len());
    let copies = format!("{} copies of machine code, 0 not as recorded\n     0 differ", records.len());
    verify(None).assert().success().stdout(contains(all).and(contains(copies)).and(contains("0 missing")));
    let folder = TempDir::new().unwrap();
    let Some(stripped) = without_sections(file) else { return };
    let all = format!("{} equal, 0 by symbol, {0} by search", records.len());
    let report = verify(Some(&written(&folder, &stripped))).assert().success();
    report.stdout(contains(all).and(contains("0 differ")).and(contains("0 missing")));
}

/// Changes only a few kernels: `cargo xtask code --programs` changes all of them.
#[test]
fn a_changed_program_is_refused() {
    let Some(file) = program() else { return };
    let (images, _) = images(&file).unwrap();
    let folder = TempDir::new().unwrap();
    let records = recorded(images[0].isa);
    let mut planted = 0;
    for (i, record) in records.iter().step_by(17).enumerate() {
        let at = place(&images[0], &[record.name], Part::Code) + [0, record.bytes / 3, record.bytes - 1][i % 3];
        let mut changed = file.clone();
        changed[at] ^= 0x40;
        for changed in [Some(changed.clone()), without_sections(changed)].into_iter().flatten() {
            let refused = verify(Some(&written(&folder, &changed))).assert().code(1);
            let named = contains(format!("{}: the machine code", record.name)).and(contains("1 differ"));
            refused.stdout(named).stderr(contains("1 kernels or tables are not as recorded"));
            planted += 1;
        }
        if !record.table.is_empty() {
            let mut changed = file.clone();
            let users = records.iter().filter(|other| other.table == record.table).map(|other| other.name);
            changed[place(&images[0], &users.collect::<Vec<_>>(), Part::Table)] ^= 0x40;
            let refused = verify(Some(&written(&folder, &changed))).assert().code(1);
            refused.stdout(contains(format!("{}: the table", record.name)));
            planted += 1;
        }
    }
    println!("report: {planted} changed programs refused by `raddle-lab kernels verify`");
}

/// Planted: each table in turn is overwritten as a whole, in a program without symbols. Once, 23 of 62 tables passed,
/// because a part of another table equals them.
#[test]
fn an_overwritten_table_is_refused() {
    let Some(file) = program() else { return };
    let (images, _) = images(&file).unwrap();
    let records = recorded(images[0].isa);
    let tables: BTreeSet<&[u8]> = records.iter().map(|record| &record.table[..]).filter(|it| !it.is_empty()).collect();
    let mut unseen = Vec::new();
    for table in &tables {
        let users = records.iter().filter(|record| record.table == *table).map(|record| record.name);
        let users: Vec<&str> = users.collect();
        let at = place(&images[0], &users, Part::Table);
        let mut changed = file.clone();
        changed[at..at + table.len()].fill(0x55);
        let Some(changed) = without_sections(changed) else { return };
        let (reports, _) = raddle_check::binary::verify(&changed, &records).unwrap();
        let refused = reports[0].differences.iter().any(|it| it.part == Part::Table && users.contains(&it.kernel));
        if !refused {
            // The limit that docs/SECURITY.md names: the program has these bytes elsewhere too.
            let has_copy = changed.windows(table.len()).any(|there| there == *table);
            assert!(has_copy, "{users:?}: {:?}", reports[0].differences);
            println!("report: the overwritten table of {} passes, because a copy lies elsewhere", users.join(", "));
            unseen.push(users);
        }
    }
    let refused = tables.len() - unseen.len();
    assert!(refused > 3 * unseen.len(), "{refused} overwritten tables are refused, {} pass", unseen.len());
    println!("report: {refused} overwritten tables refused by `raddle-lab kernels verify`");
}

#[test]
fn what_holds_no_kernel_is_refused() {
    let folder = TempDir::new().unwrap();
    verify(Some(&written(&folder, b"no program"))).assert().code(1).stderr(contains("not a program"));
    verify(Some(&folder.path().join("nothing"))).assert().code(1).stderr(contains("nothing"));
    let Some(mut file) = program() else { return };
    let places: Vec<(usize, usize)> = {
        let (images, _) = images(&file).unwrap();
        let records = recorded(images[0].isa);
        records.iter().map(|record| (place(&images[0], &[record.name], Part::Code), record.bytes)).collect()
    };
    places.iter().for_each(|&(at, bytes)| file[at..at + bytes].fill(0));
    let Some(file) = without_sections(file) else { return };
    verify(Some(&written(&folder, &file))).assert().code(1).stderr(contains("no kernel of raddle is found"));
}

/// Changes a section header to name an unchanged copy of the code, appended to a changed program.
#[test]
fn a_changed_section_header_is_refused() {
    let Some(file) = program() else { return };
    if !file.starts_with(b"\x7fELF\x02\x01") {
        return println!("skipped: the section headers of a program that is not ELF");
    }
    let number = |at: usize, bytes: usize| {
        file[at..at + bytes].iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte))
    };
    let (images, _) = images(&file).unwrap();
    let record = &recorded(images[0].isa)[0];
    let code = place(&images[0], &[record.name], Part::Code);
    // The fields are e_shoff, e_shnum; sh_offset, sh_size of the section with the kernel.
    let mut headers = (0..number(0x3c, 2)).map(|i| number(0x28, 8) + 64 * i);
    let has_code = |at: &usize| {
        let (begin, bytes) = (number(at + 24, 8), number(at + 32, 8));
        number(at + 4, 4) == 1 && (begin..begin + bytes).contains(&code)
    };
    let header = headers.find(has_code).unwrap();
    let text = file[number(header + 24, 8)..][..number(header + 32, 8)].to_vec();
    let mut changed = file.clone();
    changed[code + 9] ^= 0x40;
    changed[header + 24..header + 32].copy_from_slice(&(file.len() as u64).to_le_bytes());
    changed.extend(text);
    let folder = TempDir::new().unwrap();
    verify(Some(&written(&folder, &changed))).assert().code(1).stderr(contains("no segment that maps"));
}

/// Bitcode may contain kernels, so it is a failure unless the user accepts it. Rust metadata is not a failure.
#[test]
fn members_that_cannot_be_read_are_named() {
    let Some(file) = program() else { return };
    let member = |name: &str, data: &[u8]| {
        let header = format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, data.len());
        [header.as_bytes(), data, &b"\n"[..data.len() % 2]].concat()
    };
    let folder = TempDir::new().unwrap();
    let archive = [b"!<arch>\n".to_vec(), member("program/", &file), member("lib.rmeta/", b"rust\0\0\0\x0a and more")];
    let accepted = verify(Some(&written(&folder, &archive.concat()))).assert().success();
    accepted.stdout(contains("1 members skipped").and(contains("lib.rmeta is metadata of Rust")));
    let archive = [archive.concat(), member("\x1b[2J.bc/", b"BC\xc0\xde and more of it")].concat();
    let path = written(&folder, &archive);
    let named = || contains("2 members skipped").and(contains(".bc' is LLVM bitcode")).and(contains('\x1b').not());
    verify(Some(&path)).assert().code(1).stdout(named()).stderr(contains("1 skipped").and(contains("--allow-skipped")));
    verify(Some(&path)).arg("--allow-skipped").assert().success().stdout(named());
}

#[test]
fn the_help_says_how_kernels_are_found() {
    let help = Command::cargo_bin("raddle-lab").unwrap().args(["kernels", "verify", "--help"]).assert().success();
    help.stdout(contains("byte search").and(contains("anchor")).and(contains("Exit status")));
}
