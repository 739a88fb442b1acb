//! Compares every kernel that is compiled into this crate, for every instruction set, with PROVED.txt: its text, its
//! table, and the statement with which it was proved. The tests read only files of the package, so they check a
//! vendored copy as well. In a checkout, the record lies in `records` at the root, from which it is packaged.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

const SETS: [&str; 3] = ["aarch64", "ppc64le", "x86_64"];
/// The properties that are proved of each kernel. For some kernels, limbs are proved in addition.
const PROPERTIES: [&str; 6] = ["abi", "bounds", "dataflow", "function", "secrets", "wipe"];
const LIMBS: &str = "limbs";

/// The extensions that an assembler may be given in addition to the text of a kernel.
const EXTENSIONS: [&str; 3] = ["\"aes\"", "\"sha2\"", "\"sha3\""];

/// The directives that may stand between the instructions of a text, and are not part of the proof. They describe the
/// frame to debuggers, and an assembler puts them into a separate section.
const FRAME_DIRECTIVES: [&str; 8] =
    ["startproc", "endproc", "def_cfa", "def_cfa_offset", "offset", "restore", "undefined", "escape"];

/// Returns whether a line describes the frame, and does nothing else.
fn describes_frame(line: &str) -> bool {
    let Some(directive) = line.strip_prefix("    .cfi_") else { return false };
    let (name, operands) = directive.split_once(' ').unwrap_or((directive, ""));
    // The operands contain no second statement, comment or expression.
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || [',', ' ', '-'].contains(&c);
    FRAME_DIRECTIVES.contains(&name) && operands.chars().all(is_plain)
}

/// Returns the characters that begin a comment.
fn comment_sign(set: &str) -> &'static str {
    if set == "aarch64" { "//" } else { "#" }
}

/// Returns whether every assembler reads the whole line as a comment. GNU as reads a number after the sign as a
/// directive.
fn is_comment(set: &str, line: &str) -> bool {
    let Some(comment) = line.strip_prefix(comment_sign(set)) else { return false };
    let is_plain = |c: char| (c.is_ascii_graphic() || c == ' ') && c != '"' && c != '\\';
    let is_number = comment.trim_start().starts_with(|c: char| c.is_ascii_digit());
    (comment.is_empty() || comment.starts_with(' '))
        && comment.chars().all(is_plain)
        && !comment.contains("/*")
        && !is_number
}

/// Returns the text that was proved: without comments, and without the lines that describe the frame.
fn proved(set: &str, text: &str) -> String {
    let lines = text.split_inclusive('\n').map(|line| (line, line.trim_end_matches('\n')));
    lines.filter(|(_, line)| !describes_frame(line) && !is_comment(set, line)).map(|(line, _)| line).collect()
}

/// The files that are compared.
#[derive(Clone)]
struct Package {
    proved: String,
    /// The files of each instruction set.
    sets: BTreeMap<&'static str, Set>,
}

/// The files of an instruction set: the list of kernels that is compiled, the tables in it, and every text next to it.
#[derive(Clone)]
struct Set {
    list: String,
    texts: BTreeMap<String, String>,
    tables: BTreeMap<String, String>,
}

/// A line of PROVED.txt about a kernel: its properties, and the digests of the proved parts.
struct Line<'a> {
    properties: Vec<&'a str>,
    text: &'a str,
    subject: &'a str,
}

/// A kernel as it is compiled.
#[derive(Debug)]
struct Compiled<'a> {
    name: &'a str,
    /// The SHA-256 of the digests of contract, frame and statement, and of the constants with which the library calls
    /// the kernel.
    subject: String,
    table: Vec<u8>,
}

impl Package {
    fn read() -> Package {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let read = |path: PathBuf| fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()));
        let packaged = package.join("records/PROVED.txt");
        let proved = if packaged.exists() { packaged } else { package.join("../../workshop/records/PROVED.txt") };
        let proved = read(proved).unwrap_or_else(|why| panic!("{why}"));
        let set = |set: &'static str| {
            let folder = package.join("gen").join(set);
            let names = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
            let of = |name: String| Some((name.strip_suffix(".s")?.to_owned(), folder.join(&name)));
            let texts = names.filter_map(of).map(|(name, path)| (name, read(path).unwrap())).collect();
            let list = read(folder.join("kernels.rs")).unwrap();
            (set, Set { tables: tables(&list), list, texts })
        };
        Package { proved, sets: SETS.map(set).into() }
    }

    /// Returns the number of kernels, if everything is proved of each; otherwise says what is wrong.
    fn check(&self) -> Result<usize, String> {
        let mut lines: BTreeMap<(&str, &str), Line<'_>> = BTreeMap::new();
        for line in self.proved.lines().filter(|line| !line.starts_with('#')) {
            let [set, kernel, text, subject, properties, ref ranges @ ..] = line.split(' ').collect::<Vec<_>>()[..]
            else {
                return Err(format!("PROVED.txt: not a line: {line}"));
            };
            let properties: Vec<&str> = properties.split(',').collect();
            let is_ascending = properties.is_sorted_by(|a, b| a < b);
            let is_known = properties.iter().all(|property| PROPERTIES.contains(property) || *property == LIMBS);
            if !is_known || !is_ascending || properties.contains(&LIMBS) == ranges.is_empty() {
                return Err(format!("PROVED.txt: not the properties of a kernel: {line}"));
            }
            if lines.insert((set, kernel), Line { properties, text, subject }).is_some() {
                return Err(format!("PROVED.txt: twice: {line}"));
            }
        }
        let mut count = 0;
        for (set, Set { list, texts, tables }) in &self.sets {
            let kernels = compiled(list, tables).map_err(|why| format!("gen/{set}/kernels.rs: {why}"))?;
            let names: BTreeSet<&str> = kernels.iter().map(|kernel| kernel.name).collect();
            if names.len() != kernels.len() || names != texts.keys().map(String::as_str).collect() {
                return Err(format!("gen/{set}: the texts are not those of the kernels, one of each"));
            }
            for Compiled { name, subject, table } in kernels {
                let text =
                    hexadecimal(&Sha256::new().chain_update(proved(set, &texts[name])).chain_update(table).finalize());
                let proved = lines.remove(&(*set, name)).ok_or(format!("nothing is proved of {set} {name}"))?;
                if let Some(missing) = PROPERTIES.iter().find(|property| !proved.properties.contains(property)) {
                    return Err(format!("{missing} is not proved of {set} {name}"));
                }
                if proved.text != text {
                    return Err(format!("{set} {name} is proved of another text or table"));
                }
                if proved.subject != subject {
                    return Err(format!("{set} {name} is proved with another contract, statement or constant"));
                }
                count += 1;
            }
        }
        match lines.keys().next() {
            None => Ok(count),
            Some((set, name)) => Err(format!("PROVED.txt: {set} {name} is not a kernel of this crate")),
        }
    }
}

/// The beginnings of the other lines of a list of kernels.
const OTHERS: [&str; 10] = [
    "//",
    "#![allow(unused_imports, ",
    "use crate::kernel::{",
    "contract::{argument::*, kernels::kernels, parameter::*},",
    "generated::contracts,",
    "};",
    "kernels! {",
    "= extern \"",
    "powers: &",
    "}",
];

/// The end of the line before the bytes of a table, and the line behind them.
const TABLE: [&str; 2] = [" = [", "];"];

/// Returns the tables of a list, by the kernels that own them.
fn tables(list: &str) -> BTreeMap<String, String> {
    let mut tables = BTreeMap::new();
    let (mut name, mut lines) = ("", list.lines().map(str::trim));
    while let Some(line) = lines.next() {
        if let Some((_, found)) = line.strip_suffix(" {").and_then(|line| line.split_once(" = ")) {
            name = found;
        } else if line.ends_with(TABLE[0]) {
            let bytes: Vec<_> = lines.by_ref().take_while(|line| *line != TABLE[1]).collect();
            tables.insert(name.to_owned(), bytes.join("\n"));
        }
    }
    tables
}

/// Returns the kernels that a list compiles, each with its table. The error says what differs from a generated list.
fn compiled<'a>(module: &'a str, tables: &BTreeMap<String, String>) -> Result<Vec<Compiled<'a>>, String> {
    let mut kernels: Vec<Compiled<'_>> = Vec::new();
    // The values of the operation, and of the kernel that is being parsed.
    let mut interface = None;
    let (mut name, mut features, mut frame, mut shape, mut subject) = (None, None, None, None, None);
    let mut lines = module.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if line == "kernels! {" {
            interface = None;
        } else if let Some(hash) = between(line, "interface: \"", "\";") {
            interface = Some(hash);
        } else if let Some((constant, rest)) = line.split_once(" = ")
            && let Some(found) = rest.strip_suffix(" {")
        {
            if constant != found.to_uppercase() {
                return Err(format!("{constant} is {found}"));
            }
            name = Some(found);
        } else if line.starts_with("features: [") {
            let names = between(line, "features: [", "];");
            features = Some(names.ok_or_else(|| format!("features of another form: {line}"))?);
        } else if let Some(names) = between(line, "extensions: [", "];") {
            if !names.split(' ').all(|extension| EXTENSIONS.contains(&extension)) {
                return Err(format!("an extension that is none: {names}"));
            }
        } else if let Some(found) = between(line, "stack: ", TABLE[0]) {
            frame = Some(found.split_once("; table: [").ok_or_else(|| format!("a frame of another form: {line}"))?);
            lines.by_ref().take_while(|line| *line != TABLE[1]).for_each(drop);
        } else if let Some(found) = between(line, "stack: ", ";") {
            frame = Some(found.split_once("; table: [").ok_or_else(|| format!("a frame of another form: {line}"))?);
        } else if let Some(found) = between(line, "shape: ", ";") {
            shape = Some(found);
        } else if let Some(found) = between(line, "proved: \"", "\";") {
            subject = Some(found);
        } else if line == "}" && name.is_some() {
            let (Some(name), Some(interface), Some(features), Some((stack, table)), Some(shape), Some(contract)) =
                (name.take(), interface, features.take(), frame.take(), shape.take(), subject.take())
            else {
                return Err(format!("a kernel of another form before {line}"));
            };
            // The text of the constants that PROVED.txt covers.
            let mut set: Vec<_> = features.split(' ').map(|name| format!("Features::{name}")).collect();
            if features.is_empty() {
                set = vec!["Features::NONE".into()];
            }
            let (first, rest) = set.split_first().expect("a feature");
            let set = rest.iter().fold(first.clone(), |set, name| format!("{set}.union({name})"));
            let constants = format!(
                "pub(crate) const FEATURES: Features = {set};\npub(crate) const SHAPE: Shape = {shape};\n\
                 pub(crate) const STACK: usize = {stack};\npub(crate) const INTERFACE: &str = \"{interface}\";\n"
            );
            let subject = Sha256::new().chain_update(contract).chain_update("\n").chain_update(constants);
            // Kernels with equal tables share one table.
            let (bytes, owner) = match table.split_once("] of ") {
                Some((bytes, owner)) => (bytes, owner),
                None => (table.strip_suffix(']').ok_or("a table of another form")?, name),
            };
            let table = match (bytes, tables.get(owner)) {
                ("0", _) => Vec::new(),
                (bytes, Some(text)) => {
                    let table = table_of(text)?;
                    if bytes != table.len().to_string() {
                        return Err(format!("{name}: a table of another length"));
                    }
                    table
                }
                (_, None) => return Err(format!("{name}: a table of no kernel")),
            };
            kernels.push(Compiled { name, subject: hexadecimal(&subject.finalize()), table });
        } else if !line.is_empty() && !is_list(line) && !OTHERS.iter().any(|begin| line.starts_with(begin)) {
            return Err(format!("a line that is not generated for a kernel: {line}"));
        }
    }
    match name {
        None => Ok(kernels),
        Some(name) => Err(format!("{name} has no end")),
    }
}

/// Returns whether a line names the list of an operation's kernels, with its contract.
fn is_list(line: &str) -> bool {
    line.split_once(": contracts::").is_some_and(|(list, contract)| {
        let is_name = |name: &str, of: fn(char) -> bool| name.chars().all(|c| of(c) || c.is_ascii_digit() || c == '_');
        is_name(list, |c| c.is_ascii_uppercase())
            && is_name(contract, |c| c.is_ascii_alphabetic() || ['<', '>', ':', ',', ' '].contains(&c))
    })
}

/// Parses the bytes of a table.
fn table_of(text: &str) -> Result<Vec<u8>, String> {
    let bytes = text.lines().flat_map(|line| line.split_terminator(',').map(str::trim));
    let byte = |byte: &str| u8::from_str_radix(byte.strip_prefix("0x")?, 16).ok();
    bytes.map(byte).collect::<Option<_>>().ok_or("a table of something else than bytes".into())
}

fn between<'a>(line: &'a str, before: &str, after: &str) -> Option<&'a str> {
    line.strip_prefix(before)?.strip_suffix(after)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn every_kernel_is_the_one_that_was_proved() {
    let count = Package::read().check().unwrap_or_else(|why| panic!("{why}"));
    println!("report: {count} kernels of {} instruction sets are those of PROVED.txt", SETS.len());
    assert!(count > 100);
}

/// Checks that the kernels of this program are in the record.
#[test]
fn every_kernel_of_this_program_is_listed() {
    let set = match () {
        () if cfg!(not(target_pointer_width = "64")) => {
            return println!("skipped: no kernel in assembly for such pointers");
        }
        () if cfg!(target_arch = "x86_64") => "x86_64",
        () if cfg!(all(target_arch = "aarch64", target_endian = "little")) => "aarch64",
        () if cfg!(all(target_arch = "powerpc64", target_endian = "little")) => "ppc64le",
        () => return println!("skipped: no kernel in assembly for this architecture"),
    };
    let package = Package::read();
    let generated: BTreeSet<&str> =
        raddle::kernel::all().filter(|kernel| kernel.generated).map(|kernel| kernel.name).collect();
    let Set { list, tables, .. } = &package.sets[set];
    let listed = compiled(list, tables).unwrap();
    assert_eq!(generated, listed.iter().map(|kernel| kernel.name).collect());
}

type Plant = fn(&mut Package);

/// Returns the first kernel of an instruction set with a table, and its position in the module.
fn first(package: &mut Package, set: &str) -> (String, usize) {
    let Set { list, tables, .. } = &package.sets[set];
    let kernels = compiled(list, tables).unwrap();
    let owns = |kernel: &&Compiled<'_>| tables.contains_key(kernel.name);
    let name = kernels.iter().find(owns).unwrap().name;
    (name.to_owned(), list.find(&format!(" = {name} {{")).unwrap())
}

fn change_text(package: &mut Package, change: impl Fn(&str, &mut String)) {
    for set in SETS {
        let (name, _) = first(package, set);
        change(set, package.sets.get_mut(set).unwrap().texts.get_mut(&name).unwrap());
    }
}

/// Adds text after the last line of the banner, as a separate line or after a directive.
fn after_the_banner(package: &mut Package, what: &str) {
    change_text(package, |_, text| {
        *text = text.replacen("    .cfi_startproc", &format!("{what}\n    .cfi_startproc"), 1)
    });
}

fn after_a_directive(package: &mut Package, what: &str) {
    change_text(package, |_, text| *text = text.replacen(".cfi_startproc", &format!(".cfi_startproc{what}"), 1));
}

fn change_module(package: &mut Package, set: &str, from: &str, to: &str) {
    let (_, at) = first(package, set);
    let module = &mut package.sets.get_mut(set).unwrap().list;
    let rest = module.split_off(at);
    assert!(rest.contains(from), "{from}");
    module.push_str(&rest.replacen(from, to, 1));
}

const PLANTS: [(&str, Plant, &str); 39] = [
    (
        "a byte of a text",
        |p| {
            change_text(p, |set, text| {
                let code = proved(set, text);
                let line = code.lines().find(|line| line.contains('1')).unwrap().to_owned();
                *text = text.replacen(&line, &line.replacen('1', "2", 1), 1);
            })
        },
        "another text or table",
    ),
    ("code behind a directive", |p| after_a_directive(p, "; nop"), "another text or table"),
    (
        "code for unwinders to call",
        |p| after_a_directive(p, "\n    .cfi_personality 0, abort"),
        "another text or table",
    ),
    ("a comment that goes on", |p| after_the_banner(p, "# a /* b"), "another text or table"),
    ("a comment that is a directive", |p| after_the_banner(p, "# 1 \"a.s\""), "another text or table"),
    ("a comment of no instruction set", |p| after_the_banner(p, "; a"), "another text or table"),
    ("a comment behind an instruction", |p| after_the_banner(p, "    nop # a"), "another text or table"),
    ("a comment of two lines", |p| after_the_banner(p, "# a\n    nop"), "another text or table"),
    ("a directive of another kind", |p| after_a_directive(p, "\n    .byte 0"), "another text or table"),
    ("a line more", |p| change_text(p, |_, text| text.push_str("    nop\n")), "another text or table"),
    ("a byte of a table", |p| change_table(p, "0x0", "0x1"), "another text or table"),
    ("a longer table", |p| change_table(p, "0x", "0x00, 0x"), "another length"),
    ("a table of no bytes", |p| change_table(p, "0x", "ONE, 0x"), "something else than bytes"),
    ("the table of another", |p| share(p, "chacha20_xor_avx"), "another text or table"),
    ("the table of none", |p| share(p, "chacha20_xor_abacus"), "a table of no kernel"),
    ("a digest of a text", |p| change_digest_in_line(p, 2), "another text or table"),
    ("a digest of a contract", |p| change_digest_in_line(p, 3), "another contract, statement or constant"),
    ("a digest in the module", |p| change_digest(p), "another contract, statement or constant"),
    ("a length", |p| change_constant(p, "multiple: ", "multiple: 1"), "another contract, statement or constant"),
    ("a greatest length", |p| change_constant(p, "max: ", "max: 1"), "another contract, statement or constant"),
    ("powers", |p| change_constant(p, "powers: ", "powers: 1"), "another contract, statement or constant"),
    ("messages", |p| change_constant(p, "messages: ", "messages: 1"), "another contract, statement or constant"),
    ("a share", |p| change_constant(p, "share: ", "share: 1"), "another contract, statement or constant"),
    ("a frame", |p| change_constant(p, "stack: ", "stack: 1"), "another contract, statement or constant"),
    (
        "a feature too many",
        |p| change_module(p, "x86_64", "features: [", "features: [ADX "),
        "another contract, statement or",
    ),
    (
        "a constant too many",
        |p| change_constant(p, "kernels! {", "const MORE: u8 = 1;\nkernels! {"),
        "a line that is not",
    ),
    ("a property is missing", |p| p.proved = p.proved.replace(",wipe", ""), "wipe is not proved"),
    ("one is missing once", |p| change_properties(p, "abi,", ""), "abi is not proved"),
    ("a kernel is missing", |p| remove(p, |line| line.contains(" md5_blocks_gpr ")), "nothing is proved of"),
    ("a line too many", |p| p.proved.push_str("x86_64 md5_blocks_abacus 0 0 abi\n"), "not a kernel of this crate"),
    ("a line twice", |p| p.proved += &p.proved.lines().last().map(|line| format!("{line}\n")).unwrap(), "twice"),
    ("an unknown property", |p| change_properties(p, ",secrets,", ",secrets,speed,"), "not the properties"),
    ("a property twice", |p| change_properties(p, "abi,", "abi,abi,"), "not the properties"),
    ("limbs without bounds", |p| change_properties(p, ",secrets,", ",limbs,secrets,"), "not the properties"),
    ("bounds without limbs", |p| change_properties(p, ",wipe", ",wipe limbs<=4"), "not the properties"),
    ("a line of one digest", |p| p.proved.push_str("x86_64 md5_blocks_gpr 0 abi\n"), "not a line"),
    ("another text", |p| change_module(p, "x86_64", " {\n", "_2 {\n"), " is "),
    (
        "another directive",
        |p| change_module(p, "aarch64", "extensions: [", "extensions: [\"ret\" "),
        "extension that is none",
    ),
    (
        "a text that nothing compiles",
        |p| drop(p.sets.get_mut("x86_64").unwrap().texts.insert("a".into(), "    ret\n".into())),
        "not those of the kernels",
    ),
];

/// Makes a kernel share the table of another kernel.
fn share(package: &mut Package, with: &str) {
    change_module(package, "x86_64", "] of ", &format!("] of {with};\n// "));
}

/// Changes the first table of each instruction set.
fn change_table(package: &mut Package, from: &str, to: &str) {
    for set in SETS {
        let (name, _) = first(package, set);
        let table = package.sets.get_mut(set).unwrap().tables.get_mut(&name).unwrap();
        *table = table.replacen(from, to, 1);
    }
}

/// Changes the properties of a kernel that has no limbs.
fn change_properties(package: &mut Package, from: &str, to: &str) {
    let line = package.proved.lines().find(|line| line.starts_with("x86_64 md5_blocks_gpr ")).unwrap().to_owned();
    assert!(line.contains(from), "{line}");
    package.proved = package.proved.replacen(&line, &line.replacen(from, to, 1), 1);
}

fn change_digest_in_line(package: &mut Package, column: usize) {
    let line = package.proved.lines().find(|line| !line.starts_with('#')).unwrap().to_owned();
    let mut columns: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let last = columns[column].pop().unwrap();
    columns[column].push(if last == '0' { '1' } else { '0' });
    package.proved = package.proved.replacen(&line, &columns.join(" "), 1);
}

fn change_digest(package: &mut Package) {
    let module = &mut package.sets.get_mut("aarch64").unwrap().list;
    let at = module.find("proved: \"").unwrap() + "proved: \"".len();
    let other = if &module[at..=at] == "0" { "1" } else { "0" };
    module.replace_range(at..=at, other);
}

/// Changes a text within a module.
fn change_constant(package: &mut Package, from: &str, to: &str) {
    change_module(package, "x86_64", from, to);
}

fn remove(package: &mut Package, which: fn(&str) -> bool) {
    package.proved = package.proved.lines().filter(|line| !which(line)).map(|line| format!("{line}\n")).collect();
}

#[test]
fn planted_faults_are_refused() {
    let package = Package::read();
    for (what, plant, why) in PLANTS {
        let mut package = package.clone();
        plant(&mut package);
        let refused = package.check().expect_err(what);
        assert!(refused.contains(why), "{what}: {refused}");
    }
    println!("report: {} planted faults in texts, tables and PROVED.txt refused", PLANTS.len());
}
