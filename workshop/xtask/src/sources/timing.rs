//! Compares the rows' timing column, which says whether the time depends on the data, with
//! `workshop/sources/timing.txt`.

use std::collections::BTreeSet;

use raddle_isa::{Isa, Row};

use crate::{files, tools};

/// Rows that the column declares data-independent although a list lacks them, and the known reasons.
const DIFFER: &[(Isa, &str, &str)] = &[
    (
        Isa::X86_64,
        "rol32",
        "Jasmin found no rotation on Intel's list, SPARKTLSCrypto's review of the list passed rol; the count is a part of the \
         instruction, so its time could depend on the rotated word alone",
    ),
    (
        Isa::X86_64,
        "rorx32",
        "Jasmin found no rotation on Intel's list; it is a rotation as rol32, which writes no flag",
    ),
    (Isa::X86_64, "rorx64", "as rorx32"),
];

/// Instructions that no list here names. For these, a person read the vendor's page.
const UNNAMED: &[(Isa, &[&str])] = &[
    (
        Isa::X86_64,
        &[
            "bzhi",
            "kmovq",
            "kxorq",
            "nop",
            "sha1msg1",
            "sha1msg2",
            "sha1nexte",
            "sha1rnds4",
            "vblendps",
            "vbroadcasti32x4",
            "vbroadcasti64x4",
            "vbroadcastss",
            "vextracti32x4",
            "vinserti32x4",
            "vinserti64x4",
            "vmovdqa32",
            "vmovdqu32",
            "vprolq",
            "vpternlogd",
            "vpternlogq",
        ],
    ),
    (
        Isa::Aarch64,
        &[
            "addp", "bit", "bsl", "ext", "movz", "orn", "pmull", "pmull2", "rev", "rev32", "ror", "sli", "sri", "tbl",
            "trn1", "trn2", "ushl", "ushr", "zip1", "zip2",
        ],
    ),
];

/// Returns the name of a row's instruction.
fn mnemonic(row: &Row) -> &'static str {
    row.text.split(' ').next().expect("a name")
}

/// Returns the instructions of an instruction set that a list includes, or excludes.
fn listed(text: &str, isa: Isa, sign: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(' ').collect::<Vec<_>>());
    let lines = lines.filter(|words| words[0] == isa.name() && words[2] == sign);
    lines.flat_map(|words| words[3..].iter().map(|&word| word.to_owned()).collect::<Vec<_>>()).collect()
}

/// Returns the differences between a list and the column, and the instructions that no list names.
fn compared(
    text: &str,
    isa: Isa,
    is_constant: impl Fn(&Row) -> bool,
) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let [on, off] = ["+", "-"].map(|sign| listed(text, isa, sign));
    let differs = |row: &&Row| if is_constant(row) { off.contains(mnemonic(row)) } else { on.contains(mnemonic(row)) };
    let unnamed = |row: &&Row| is_constant(row) && !on.contains(mnemonic(row)) && !off.contains(mnemonic(row));
    let rows = isa.rows().iter();
    (rows.clone().filter(differs).map(|row| row.name).collect(), rows.filter(unnamed).map(mnemonic).collect())
}

#[test]
fn the_column_of_the_time_is_what_lists_of_others_say() {
    let text = files::read(tools::root().join("workshop/sources/timing.txt")).unwrap();
    for isa in [Isa::X86_64, Isa::Aarch64] {
        let (differ, unnamed) = compared(&text, isa, |row| row.constant_time);
        let known: BTreeSet<&str> = DIFFER.iter().filter(|(of, _, _)| *of == isa).map(|(_, row, _)| *row).collect();
        assert_eq!(differ, known, "{isa}: rows on which a list says otherwise");
        let known: BTreeSet<&str> =
            UNNAMED.iter().filter(|(of, _)| *of == isa).flat_map(|(_, names)| names.iter().copied()).collect();
        assert_eq!(unnamed, known, "{isa}: instructions that no list names");
        let rows = isa.rows().iter().filter(|row| row.constant_time);
        let named = rows.clone().filter(|row| !unnamed.contains(mnemonic(row))).count() - differ.len();
        println!("report: time of {isa}: lists of others confirm {named} of {} rows", rows.count());
        for (_, row, why) in DIFFER.iter().filter(|(of, _, _)| *of == isa) {
            println!("report: time of {isa}: a list says otherwise of {row}: {why}");
        }
    }
}

/// Checks that a column that calls other instructions independent of their data is refused.
#[test]
fn a_wrong_column_is_seen() {
    let text = files::read(tools::root().join("workshop/sources/timing.txt")).unwrap();
    let (right, _) = compared(&text, Isa::X86_64, |row| row.constant_time);
    for (name, wrong) in [("prefetcht0", true), ("mulx64", false)] {
        let (differ, _) = compared(&text, Isa::X86_64, |row| if row.name == name { wrong } else { row.constant_time });
        assert!(differ.contains(name) && !right.contains(name), "{name}");
    }
}
