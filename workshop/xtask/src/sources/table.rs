//! `docs/sources.md`: the sources that agree on each row.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use raddle_isa::Isa;

use crate::{Result, files, tools};

const PATH: &str = "docs/sources.md";

/// The minimum number of states on which a source must have agreed. For some rows, a source supports only one vector
/// width.
pub(super) const ENOUGH: usize = 24;

/// Rows on which a source differs, and why the source is wrong, as all other sources of the row show.
pub(super) const KNOWN: &[(&str, Isa, &[&str], &str)] = &[
    ("Bochs", Isa::X86_64, &["vpsrlq"], "leaves the lanes as they are where the count is 64; they become 0"),
    ("SLEIGH", Isa::X86_64, &["add32", "add64", "adc64", "sub32", "sub64", "cmp64"], "has no auxiliary carry flag"),
    (
        "SLEIGH",
        Isa::X86_64,
        &["shr64"],
        "clears the overflow flag where the count is 1; it is the highest bit of the operand",
    ),
    ("SLEIGH", Isa::Aarch64, &["eor3"], "takes the inclusive or of the second and the third operand"),
    ("SLEIGH", Isa::Aarch64, &["sha1h"], "shifts the word; it is rotated"),
];

/// The opinion of a source about a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// The source agrees on all states that were tried.
    Agrees,
    /// The source differs, and the difference is known.
    Differs,
    /// The source has no opinion.
    Silent,
}

impl Mark {
    const ALL: [(Mark, &str); 3] = [(Mark::Agrees, "yes"), (Mark::Differs, "differs"), (Mark::Silent, "")];

    fn word(self) -> &'static str {
        Mark::ALL.iter().find(|(mark, _)| *mark == self).expect("one of all").1
    }
}

/// The opinions of a source about each row.
pub(super) type Column = Vec<(&'static str, Mark)>;

/// The columns, each with a mark for every row, and the marks in the existing file.
#[derive(Default)]
pub(super) struct Table {
    pub(super) columns: Vec<(Isa, &'static str, Column)>,
    before: BTreeMap<(String, String, String), Mark>,
}

impl Table {
    /// Reads the table of the file, if there is one.
    pub(super) fn read() -> Result<Table> {
        let path = tools::root().join(PATH);
        let text = if path.exists() { files::read(path)? } else { String::new() };
        Ok(Table { columns: Vec::new(), before: marks(&text) })
    }

    /// Returns the mark in the file.
    pub(super) fn mark(&self, isa: Isa, source: &str, row: &str) -> Mark {
        let key = (isa.name().to_owned(), source.to_owned(), row.to_owned());
        self.before.get(&key).copied().unwrap_or(Mark::Silent)
    }

    /// Writes the file, or compares it, and prints the number of rows with two sources.
    pub(super) fn record(&self, check: bool) -> Result {
        let mut text = INTRODUCTION.replace("{ENOUGH}", &ENOUGH.to_string());
        for isa in Isa::ALL {
            text += &self.section(isa)?;
        }
        text += "\n## What sources say otherwise\n\nAll other sources of these rows agree with them.\n\n";
        text += "| source | instruction set | rows | what the source does |\n|---|---|---|---|\n";
        for (source, isa, rows, why) in KNOWN {
            let rows: Vec<String> = rows.iter().map(|row| format!("`{row}`")).collect();
            writeln!(text, "| {source} | {isa} | {} | {why} |", rows.join(", ")).expect("a string");
        }
        files::record(&tools::root().join(PATH), &text, check, "sources")
    }

    fn section(&self, isa: Isa) -> Result<String> {
        let columns: Vec<_> = self.columns.iter().filter(|(of, _, _)| *of == isa).collect();
        let names: Vec<&str> = columns.iter().map(|(_, name, _)| *name).collect();
        let mut table = format!("| row | {} |\n|---|{}\n", names.join(" | "), "---|".repeat(names.len()));
        let mut alone = BTreeSet::new();
        for (i, row) in isa.rows().iter().enumerate() {
            let marks: Vec<Mark> = columns.iter().map(|(_, _, marks)| marks[i].1).collect();
            if marks.iter().filter(|mark| **mark == Mark::Agrees).count() < 2 {
                alone.insert(row.name);
            }
            let words: Vec<&str> = marks.into_iter().map(Mark::word).collect();
            writeln!(table, "| `{}` | {} |", row.name, words.join(" | ")).expect("a string");
        }
        let (all, few) = (isa.rows().len(), alone.len());
        let names: Vec<String> = alone.iter().map(|row| format!("`{row}`")).collect();
        let but = if few == 0 { String::new() } else { format!(", all but {}", names.join(", ")) };
        println!("report: {isa}: {} of {all} rows have two sources{but}", all - few);
        if 100 * few > 5 * all {
            return Err(format!("{isa}: more than 5 % of the rows have no two sources: {}", names.join(", ")));
        }
        Ok(format!("\n## {isa}\n\n{} of {all} rows have two sources or more{but}.\n\n{table}", all - few))
    }
}

/// Parses the marks in the text of the file, by instruction set, source and row.
fn marks(text: &str) -> BTreeMap<(String, String, String), Mark> {
    let (mut isa, mut names) = ("", Vec::new());
    let mut marks = BTreeMap::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            (isa, names) = (name, Vec::new());
        }
        let Some(line) = line.strip_prefix("| ").and_then(|line| line.strip_suffix('|')) else { continue };
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        match cells[0].strip_prefix('`').and_then(|row| row.strip_suffix('`')) {
            Some(row) => {
                for (name, cell) in names.iter().zip(&cells[1..]) {
                    let mark = Mark::ALL.iter().find(|(_, word)| word == cell).map_or(Mark::Silent, |(mark, _)| *mark);
                    marks.insert((isa.to_owned(), String::clone(name), row.to_owned()), mark);
                }
            }
            None => names = cells[1..].iter().map(|&name| name.to_owned()).collect(),
        }
    }
    marks
}

const INTRODUCTION: &str = "\
# Who else says what the instructions mean

Each row of `workshop/raddle-isa` says what an instruction does. `cargo xtask sources` compares the rows with what other authors say
and writes this page; `--check` fails where it differs. *yes*: row and source agree on every state that was tried, with other
random numbers in each run. These are 512 states of 64 instructions, 128 of 32 in Miri; at least {ENOUGH} where the source does not
know all forms of the row; 8 where the row has one form, as `nop`. *differs*: they do not agree, for a reason that is listed below.
An empty place: the source does not know the instruction.

| source | what it is | how it is run |
|---|---|---|
| processor | the CPU at hand | single instructions, as in co-simulation |
| QEMU | QEMU's translator, `qemu-user` | the same program, emulated |
| VEX | valgrind's front ends. For x86-64 valgrind itself; for the others pyvex lifts an instruction, `workshop/sources/interpret.py` executes the operations by their names, and VEX's own helper functions do AES, SHA-256, products and flags | instructions in machine code |
| SLEIGH | Ghidra's descriptions of processors, by pypcode | lifted to p-code, which `workshop/sources/interpret.py` executes |
| Bochs | the processor of the emulator Bochs, by bochscpu | instructions in machine code, one step each |
| Miri | Rust's intrinsics, `core::arch`, in Rust's interpreter | `workshop/sources/intrinsics` has a line for each row |
| standard | AES-128 (FIPS 197) and SHA-256 (FIPS 180-4) made of the rows, against the crates `aes` and `sha2`; the product of polynomials by its definition | 64 keys, messages or pairs |

A processor and a description of it by somebody else count as two sources. VEX counts once, though two programs run it. Sources
find mistakes in meanings. Registers, addresses, immediates and encodings are tried one by one by
[co-simulation](SOUNDNESS.md#what-is-trusted-and-how-it-is-tested), on the first source of each table. Each source must also
refuse wrong rows that are planted.
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_back() {
        let text = "## x86_64\n\n| row | QEMU | VEX |\n|---|---|---|\n| `add64` | yes |  |\n## aarch64\n| row | VEX |\n| `add64` | differs |\n";
        let marks = marks(text);
        let mark = |isa: &str, source: &str| marks[&(isa.to_owned(), source.to_owned(), "add64".to_owned())];
        assert_eq!(
            [mark("x86_64", "QEMU"), mark("x86_64", "VEX"), mark("aarch64", "VEX")],
            [Mark::Agrees, Mark::Silent, Mark::Differs]
        );
        assert_eq!(marks.len(), 3);
    }
}
