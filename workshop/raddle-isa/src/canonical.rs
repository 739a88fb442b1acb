//! The canonical form of everything that a proof is about, except the kernel's text: contract, frame, calling
//! convention and statement. Its hash is a column of PROVED.txt, and is printed with the kernel.
//!
//! The form is JSON, with a line for each entry of a contract. It is derived from the types: every field is there, in
//! the order of declaration, except fields declared to be documentation. The weave of a kernel is left out. JSON quotes
//! names, so two contracts with the same form are equal.

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::code::{Contract, Kernel, Number};
use crate::isa::Isa;

/// Returns the SHA-256 digest of these chunks, one after another, in hexadecimal. We use an independent implementation,
/// not one that is proved here.
pub fn sha256(chunks: &[&[u8]]) -> String {
    let hash = chunks.iter().fold(Sha256::new(), |hash, chunk| hash.chain_update(chunk)).finalize();
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl<O> Kernel<O> {
    /// Returns everything that a proof of this statement is about, except the text and the constants.
    pub fn subject(&self, statement: &str) -> String {
        // The text and the constants have a hash of their own.
        let Kernel { name: _, operation: _, isa, weave: _, contract, table: _, stack, code: _ } = self;
        let convention = match isa {
            Isa::X86_64 => "sysv64",
            Isa::Aarch64 => "aapcs64",
            Isa::Ppc64le => "elfv2",
        };
        format!("isa {isa} convention={convention} stack={stack}\n{}statement {statement}\n", contract.canonical())
    }

    /// Returns the SHA-256 digest of [`Kernel::subject`], in hexadecimal. Together with [`Kernel::hash`], it identifies
    /// a proof in PROVED.txt.
    pub fn subject_hash(&self, statement: &str) -> String {
        sha256(&[self.subject(statement).as_bytes()])
    }
}

impl Contract {
    /// Returns all of the contract except its documentation.
    pub fn canonical(&self) -> String {
        let Contract { doc: _, parameters, may_alias, numbers } = self;
        list("parameter", parameters) + &list("alias", may_alias) + &list("number", numbers)
    }
}

impl Number {
    /// Returns all of the number.
    pub fn canonical(&self) -> String {
        json(self)
    }
}

/// Returns the number of entries, then a line for each.
fn list(kind: &str, entries: &[impl Serialize]) -> String {
    let lines = entries.iter().map(|entry| format!("{kind} {}\n", json(entry)));
    format!("{kind} count={}\n", entries.len()) + &lines.collect::<String>()
}

fn json(entry: &impl Serialize) -> String {
    serde_json::to_string(entry).expect("strings, numbers and lists")
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;
    use crate::code::{Extent, Limb, Meaning, Parameter, Region};

    /// A change of one field.
    type Change = fn(&mut Kernel<()>);

    fn kernel() -> Kernel<()> {
        let limb = |at| Limb { at, bytes: 8, shift: 64, max: 3, multiple: 1 };
        let contract = Contract {
            doc: "what it does",
            parameters: vec![
                Parameter::output("out", "where to"),
                Parameter::input("input", "where from"),
                Parameter::Length { name: "len", multiple: 64, max: Some(1024) },
                Parameter::state(64, "the state").initialized(0..16).written(16..64),
                Parameter::Messages { name: "inputs", count: 4, doc: "a message" },
                Parameter::table(),
            ],
            may_alias: vec![&["out", "input"], &["input", "state"]],
            numbers: vec![
                Number { region: "state", limbs: vec![limb(0), limb(8)], is: Meaning::Power(2) },
                Number { region: "state", limbs: vec![limb(16)], is: Meaning::Any },
            ],
        };
        let (isa, weave, table, code) = (Isa::X86_64, "in one piece".to_owned(), vec![1, 2, 3], Vec::new());
        Kernel { name: "kernel", operation: (), isa, weave, contract, table, stack: 64, code }
    }

    fn region(kernel: &mut Kernel<()>, i: usize) -> &mut Region {
        match &mut kernel.contract.parameters[i] {
            Parameter::Pointer(region) => region,
            _ => unreachable!("parameter {i} is a region"),
        }
    }

    fn held(kernel: &mut Kernel<()>) -> &mut Vec<Range<usize>> {
        region(kernel, 3).held.as_mut().expect("a part of the state")
    }

    fn limb(kernel: &mut Kernel<()>) -> &mut Limb {
        &mut kernel.contract.numbers[0].limbs[1]
    }

    fn length(kernel: &mut Kernel<()>) -> (&mut &'static str, &mut u64, &mut Option<u64>) {
        match &mut kernel.contract.parameters[2] {
            Parameter::Length { name, multiple, max } => (name, multiple, max),
            _ => unreachable!("a length"),
        }
    }

    fn messages(kernel: &mut Kernel<()>) -> (&mut &'static str, &mut usize) {
        match &mut kernel.contract.parameters[4] {
            Parameter::Messages { name, count, .. } => (name, count),
            _ => unreachable!("messages"),
        }
    }

    /// Changes of every field, and of the number and the order of entries in lists.
    const CHANGES: [(&str, Change); 52] = [
        ("instruction set", |k| k.isa = Isa::Aarch64),
        ("stack", |k| k.stack += 8),
        ("no stack", |k| k.stack = 0),
        ("another parameter", |k| k.contract.parameters.push(Parameter::state(1, ""))),
        ("no last parameter", |k| _ = k.contract.parameters.pop()),
        ("order of parameters", |k| k.contract.parameters.swap(0, 1)),
        ("parameter of another kind", |k| {
            k.contract.parameters[4] = Parameter::input("inputs", "a message");
        }),
        ("name of a region", |k| region(k, 0).name = "result"),
        ("extent", |k| region(k, 3).extent = Extent::Bytes(65)),
        ("extent by a parameter", |k| region(k, 3).extent = Extent::Parameter("len")),
        ("extent by another parameter", |k| region(k, 0).extent = Extent::Parameter("length")),
        ("extent by a share", |k| region(k, 3).extent = Extent::Share("len", 1, 1)),
        ("extent by another share", |k| region(k, 3).extent = Extent::Share("len", 1, 2)),
        ("extent of the table", |k| region(k, 5).extent = Extent::Bytes(16)),
        ("readable", |k| region(k, 0).readable = true),
        ("not readable", |k| region(k, 1).readable = false),
        ("held", |k| held(k)[0].end = 17),
        ("held from", |k| held(k)[0].start = 1),
        ("held in two parts", |k| held(k).push(32..64)),
        ("nothing held", |k| held(k).clear()),
        ("held in full", |k| region(k, 3).held = None),
        ("written", |k| region(k, 1).written = true),
        ("not written", |k| region(k, 0).written = false),
        ("only", |k| region(k, 3).only = Some(16..63)),
        ("only from", |k| region(k, 3).only = Some(15..64)),
        ("all written", |k| region(k, 3).only = None),
        ("not secret", |k| region(k, 1).secret = false),
        ("nothing secret", |k| [0, 1, 3].into_iter().for_each(|i| region(k, i).secret = false)),
        ("secret table", |k| region(k, 5).secret = true),
        ("name of the length", |k| *length(k).0 = "length"),
        ("multiple", |k| *length(k).1 = 32),
        ("max", |k| *length(k).2 = Some(1025)),
        ("no limit", |k| *length(k).2 = None),
        ("name of the messages", |k| *messages(k).0 = "messages"),
        ("number of messages", |k| *messages(k).1 = 5),
        ("one emptied", |k| k.contract.may_alias.clear()),
        ("one less", |k| _ = k.contract.may_alias.pop()),
        ("one region less", |k| k.contract.may_alias[0] = &["out"]),
        ("other regions", |k| k.contract.may_alias[1] = &["out", "state"]),
        ("all three one", |k| k.contract.may_alias = vec![&["out", "input", "input", "state"]]),
        ("no numbers", |k| k.contract.numbers.clear()),
        ("order of numbers", |k| k.contract.numbers.swap(0, 1)),
        ("region of a number", |k| k.contract.numbers[0].region = "out"),
        ("no limb", |k| _ = k.contract.numbers[0].limbs.pop()),
        ("order of limbs", |k| k.contract.numbers[0].limbs.swap(0, 1)),
        ("place of a limb", |k| limb(k).at += 1),
        ("bytes of a limb", |k| limb(k).bytes = 4),
        ("weight of a limb", |k| limb(k).shift = 63),
        ("bound of a limb", |k| limb(k).max = 4),
        ("multiple of a limb", |k| limb(k).multiple = 4),
        ("meaning", |k| k.contract.numbers[0].is = Meaning::Any),
        ("another power", |k| k.contract.numbers[0].is = Meaning::Power(3)),
    ];

    #[test]
    fn every_change_of_what_is_proved_is_another_hash() {
        let mut seen = vec![("nothing", kernel().subject_hash("a statement"))];
        seen.push(("statement", kernel().subject_hash("another statement")));
        for (what, change) in CHANGES {
            let mut kernel = kernel();
            change(&mut kernel);
            seen.push((what, kernel.subject_hash("a statement")));
        }
        let meanings = [
            Meaning::Any,
            Meaning::Power(1),
            Meaning::Power(5),
            Meaning::Shifted(1, 5),
            Meaning::Shifted(5, 1),
            Meaning::Folded(1),
            Meaning::Folded(5),
            Meaning::Times(1, 5),
            Meaning::Times(5, 1),
        ];
        for is in meanings {
            let mut kernel = kernel();
            kernel.contract.numbers[1].limbs.clear();
            kernel.contract.numbers[1].is = is;
            seen.push(("a meaning", kernel.subject_hash("a statement")));
        }
        for (i, (what, hash)) in seen.iter().enumerate() {
            let same = seen[..i].iter().find(|(_, before)| before == hash);
            assert!(same.is_none(), "{what} is not told apart from {}", same.unwrap().0);
        }
        println!("report: {} contracts, frames and statements are told apart", seen.len());
    }

    #[test]
    fn documentation_is_no_part_of_it() {
        let mut other = kernel();
        other.contract.doc = "something else";
        region(&mut other, 0).doc = "elsewhere";
        other.weave = "in two pieces".to_owned();
        assert_eq!(other.subject_hash("a statement"), kernel().subject_hash("a statement"));
    }

    /// Checks that a name that looks like another field is quoted, and stays a name.
    #[test]
    fn a_name_can_not_be_taken_for_a_field() {
        let mut kernel = kernel();
        region(&mut kernel, 0).name = "out\",\"secret\":false,\"x\":\"";
        assert_eq!(kernel.subject("a statement").matches("\"secret\":false").count(), 1, "that of the table");
    }

    /// Checks the example of FIPS 180-2, appendix B.1.
    #[test]
    fn the_hash_is_sha_256() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256(&[b"a", b"bc"]), abc);
    }
}
