//! `cargo xtask gen`: prints every kernel into `crates/raddle/gen`, with the functions around them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Args;
use raddle_check::statement;
use raddle_isa::canonical::sha256;
use raddle_isa::code::{Extent, Parameter};
use raddle_isa::{Contract, Feature, Isa};
use raddle_kernels::aes::Size;
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::hash::{Hash, Messages};
use raddle_kernels::poly1305::state::FIXED_NUMBERS;
use raddle_kernels::{Kernel, Operation};

use crate::plans::Plans;
use crate::{Result, files, tools};

/// Print the kernels into crates/raddle/gen.
#[derive(Args)]
pub(crate) struct Gen {
    /// Write nothing; fail where a file is not as it would be printed.
    #[arg(long)]
    check: bool,
}

impl Gen {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join("crates/raddle/gen");
        let files = files()?;
        let stale: Vec<_> = present(&folder)?.into_iter().filter(|path| !files.contains_key(path)).collect();
        if self.check {
            let differs =
                |(path, text): &(&PathBuf, &String)| fs::read_to_string(folder.join(path)).ok().as_ref() != Some(*text);
            let mut wrong: Vec<_> = files.iter().filter(differs).map(|(path, _)| path.display().to_string()).collect();
            wrong.extend(stale.iter().map(|path| format!("{} (nothing prints it)", path.display())));
            if !wrong.is_empty() {
                return Err(format!("not as printed, run `cargo xtask gen`: {}", wrong.join(", ")));
            }
            println!("{} files are as printed", files.len());
            return Ok(());
        }
        for path in &stale {
            files::remove(folder.join(path))?;
        }
        for (path, text) in &files {
            let path = folder.join(path);
            if fs::read_to_string(&path).ok().as_ref() == Some(text) {
                continue;
            }
            files::make_folder_of(&path)?;
            files::write(&path, text)?;
            println!("printed {}", path.display());
        }
        Ok(())
    }
}

/// Every file under `gen`, with its text.
fn files() -> Result<BTreeMap<PathBuf, String>> {
    let mut files = BTreeMap::new();
    let all = raddle_kernels::all();
    for isa in Isa::ALL {
        // A kernel is shipped exactly if a plan names it; the others are candidates.
        let mut kernels: Vec<_> = all.iter().filter(|kernel| kernel.isa == isa).cloned().collect();
        let plans = Plans::read(isa, &kernels)?;
        let named = plans.names();
        kernels.retain(|kernel| named.contains(kernel.name));
        for kernel in &kernels {
            files.insert(PathBuf::from(isa.name()).join(format!("{}.s", kernel.name)), kernel.print());
        }
        let mut module = |name: &str, text| files.insert(PathBuf::from(isa.name()).join(name), text);
        module("mod.rs", functions(&kernels)?);
        module("kernels.rs", lists(&kernels, &all));
        module("plans.rs", plans.print(&kernels));
        module("cores.rs", plans.print_cores());
        module("library.rs", library(true));
    }
    let mut module = |name: &str, text| files.insert(PathBuf::from("none").join(name), text);
    module("kernels.rs", lists(&[], &all));
    module("plans.rs", Plans::NONE.print(&[]));
    module("cores.rs", Plans::NONE.print_cores());
    module("library.rs", library(false));
    files.insert(PathBuf::from("contracts.rs"), contracts(&all));
    files.insert(PathBuf::from("interfaces.txt"), interfaces()?);
    for algorithm in ["chacha20", "poly1305", "sha256", "md5"] {
        let text = files::read(tools::root().join(format!("crates/raddle-kernels/src/{algorithm}/spec.rs")))?;
        files.insert(PathBuf::from(format!("portable/{algorithm}.rs")), text);
    }
    Ok(files)
}

/// What the wrappers of the library rely on: each text by its hash, with the kernels that have it.
fn interfaces() -> Result<String> {
    let mut names: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for kernel in raddle_kernels::all() {
        names.entry(interface_text(&kernel, &statement::describe(&kernel))).or_default().insert(kernel.name);
    }
    let mut all: Vec<_> = names.into_iter().map(|(text, names)| (names, text)).collect();
    all.sort();
    let mut file =
        String::from("Printed by `cargo xtask gen`: SHA-256 of what a wrapper relies on, the kernels, the text.\n");
    for (names, text) in all {
        let names: Vec<_> = names.into_iter().collect();
        write!(file, "\n{}\n{}\n{text}", sha256(&[text.as_bytes()]), names.join(" ")).expect("a string");
    }
    Ok(file)
}

/// What a wrapper relies on: the contract, but for what the shape tells it, and the statement.
fn interface_text(kernel: &Kernel, statement: &str) -> String {
    format!("{}statement {statement}\n", interface(kernel).canonical())
}

/// The files under `gen` as they are, but for its README.
fn present(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = tools::files_under(folder)?;
    found.retain(|path| path.file_name().is_none_or(|name| name != "README.md"));
    Ok(found)
}

/// The modules around the kernels of an instruction set.
fn functions(kernels: &[Kernel]) -> Result<String> {
    let mut text = String::from("// Printed by `cargo xtask gen`. Do not edit: change the kernel and print again.\n");
    let layouts = kernels.iter().filter_map(|kernel| kernel.operation.powers()).map(|(name, _)| name).collect();
    let mut tables = BTreeMap::new();
    for kernel in kernels {
        let name = named(kernel.name);
        let first = *tables.entry(&kernel.table).or_insert(name);
        let statement = statement::describe(kernel);
        write!(
            text,
            "\n{docs}///\n/// Proved with contract, frame and statement `{proved}`.\npub(crate) mod {name} {{\n    \
             use crate::kernel::{{argument::*, contract::{types}, features::Features, {parameter}\
             printed::contracts}};\n\n    \
             pub(crate) const FEATURES: Features = {features};\n    \
             pub(crate) const SHAPE: Shape = {shape};\n    \
             pub(crate) const STACK: usize = {stack};\n    \
             pub(crate) const INTERFACE: &str = \"{interface}\";\n{table}\n{function}}}\n",
            docs = docs(kernel),
            proved = kernel.subject_hash(&statement),
            features = features(kernel),
            shape = shape(kernel, &layouts),
            stack = kernel.stack,
            interface = sha256(&[interface_text(kernel, &statement).as_bytes()]),
            parameter = if contract(&kernel.operation).1.is_empty() { "" } else { "parameter, " },
            types = if first == name { "{Aligned, Shape}" } else { "Shape" },
            table = table(kernel, first),
            function = function(kernel),
        )
        .expect("a string");
    }
    Ok(text)
}

/// The table of a kernel: that of the first one that has the same, so that a program has it once.
fn table(kernel: &Kernel, first: &str) -> String {
    if first != named(kernel.name) {
        return format!("    pub(crate) use super::{first}::TABLE;\n");
    }
    format!(
        "    #[rustfmt::skip]\n    \
         pub(crate) static TABLE: Aligned<[u8; {len}]> = Aligned({table:?});\n",
        len = kernel.table.len(),
        table = kernel.table,
    )
}

/// The function around the text of a kernel.
fn function(kernel: &Kernel) -> String {
    let parameters: Vec<_> = kernel.contract.parameters.iter().map(|it| typed(kernel, it)).collect();
    naked(kernel, &parameters.join(", "))
}

/// The naked function around the text of a kernel, with these parameters.
pub(crate) fn naked(kernel: &Kernel, parameters: &str) -> String {
    let abi = if kernel.isa == Isa::X86_64 { "sysv64" } else { "C" };
    // An alignment behind the text is one of its section, and so of its first instruction, and is never run through. At other
    // places than a multiple of 64 the same kernel took up to a sixth longer, from build to build.
    format!(
        "    #[unsafe(naked)]\n    \
         pub(crate) unsafe extern \"{abi}\" fn {name}({parameters}) {{\n        \
         core::arch::naked_asm!({extensions}include_str!(\"{name}.s\"), \".p2align 6\", options(raw))\n    }}\n",
        name = named(kernel.name),
        extensions = extensions(kernel),
    )
}

/// What an assembler must be told before it takes an instruction: that of rustc knows those of AArch64's extensions only where
/// a directive names them, since a naked function may not.
fn extensions(kernel: &Kernel) -> String {
    let extension = |feature| match feature {
        Feature::NEON_AES | Feature::NEON_PMULL => Some("aes"),
        Feature::NEON_SHA2 => Some("sha2"),
        Feature::NEON_SHA3 => Some("sha3"),
        _ => None,
    };
    let mut names: Vec<_> = kernel.features().into_iter().filter_map(extension).collect();
    names.dedup();
    names.iter().map(|name| format!("\".arch_extension {name}\", ")).collect()
}

/// A name that can be that of a function and of a file, and no more than a name.
fn named(name: &str) -> &str {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    assert!(name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters), "{name:?} is no name");
    name
}

fn docs(kernel: &Kernel) -> String {
    let mut lines =
        vec![kernel.contract.doc.to_owned(), String::new(), format!("Weave: {}.", kernel.weave), String::new()];
    for parameter in &kernel.contract.parameters {
        lines.push(match parameter {
            Parameter::Length { name, multiple: 1, most: None } => format!("- `{name}`: bytes, any number"),
            Parameter::Length { name, multiple, most } => {
                let most = most.map_or(String::new(), |most| format!(", at most {most}"));
                format!("- `{name}`: bytes, a multiple of {multiple}{most}")
            }
            Parameter::Pointer(region) => {
                format!("- `{}`: {}{}", region.name, region.doc, if region.written { ", written" } else { ", read" })
            }
            Parameter::Messages { name, count, doc } => format!("- `{name}`: {count} pointers, each to {doc}, read"),
        });
    }
    for one in &kernel.contract.one {
        lines.push(format!("\n`{}` are one region or do not overlap.", one.join("`, `")));
    }
    let lines: Vec<_> = lines.iter().flat_map(|line| line.split('\n')).collect();
    // What is printed as a line of documentation must end with that line.
    assert!(!lines.iter().any(|line| line.contains(char::is_control)), "{}: {lines:?}", kernel.name);
    let lines = lines.into_iter();
    lines.map(|line| if line.is_empty() { "///\n".into() } else { format!("/// {line}\n") }).collect()
}

/// The features as an expression of the library.
fn features(kernel: &Kernel) -> String {
    features_of(&kernel.features().into_iter().collect::<Vec<_>>())
}

/// Features as an expression of the library.
pub(crate) fn features_of(features: &[Feature]) -> String {
    // The library has one set of names for each instruction set, so they need no prefix there.
    let name = |feature: &Feature| format!("{feature:?}").trim_start_matches("NEON_").to_owned();
    let names: Vec<_> = features.iter().map(|feature| format!("Features::{}", name(feature))).collect();
    match names.split_first() {
        None => "Features::NONE".into(),
        Some((first, rest)) => rest.iter().fold(first.clone(), |set, name| format!("{set}.union({name})")),
    }
}

/// What the contract says of the length, of the powers behind the state and of the number of messages, as an expression
/// of the library. The layout of powers is told by its place among these.
fn shape(kernel: &Kernel, layouts: &BTreeSet<&str>) -> String {
    let (multiple, most) = kernel.contract.lengths();
    let most = most.map_or("usize::MAX".to_owned(), |most| most.to_string());
    let (powers, layout) = kernel.operation.powers().map_or((0, 0), |(name, bytes)| {
        let place = layouts.iter().position(|layout| *layout == name).expect("among them");
        (bytes, FIRST_LAYOUT + place)
    });
    let messages = messages(kernel);
    let share = if let Operation::Chacha20Poly1305Blocks { share, .. } = kernel.operation { share } else { multiple };
    format!(
        "Shape {{ multiple: {multiple}, most: {most}, powers: {powers}, layout: {layout}, messages: {messages}, \
         share: {share} }}"
    )
}

/// How many messages have their hash values in the state; 0 where that is no contract of a hash of several.
fn messages(kernel: &Kernel) -> usize {
    match kernel.operation {
        Operation::HashWords { messages, .. } => messages,
        _ => kernel.contract.messages(),
    }
}

/// Layouts of powers are numbered from here on. Lower numbers are the library's: no powers, and those of kernels in Rust.
const FIRST_LAYOUT: usize = 2;

/// The region that ends with powers of the key, where they begin, and how many numbers of the contract are no powers.
fn powers(kernel: &Kernel) -> Option<(&'static str, usize, usize)> {
    let (_, bytes) = kernel.operation.powers()?;
    let name = kernel.contract.numbers.first()?.region;
    let region = kernel.contract.regions().find(|region| region.name == name)?;
    let Extent::Bytes(end) = region.extent else { return None };
    // Poly1305 has other numbers before its powers.
    Some((name, end - bytes, if name == "state" { FIXED_NUMBERS } else { 0 }))
}

/// The contract as its wrapper relies on it: without what the shape tells it (lengths, number of messages, powers) and
/// without the size of the table, so that it is the same for all kernels that one wrapper calls.
fn interface(kernel: &Kernel) -> Contract {
    let contract = match &kernel.operation {
        // The shape tells the share that is authenticated, and that a part of the message is apart.
        Operation::Chacha20Poly1305Blocks { powers, stride, .. } => {
            Operation::Chacha20Poly1305Blocks { powers: powers.clone(), stride: *stride, share: *stride }.contract()
        }
        _ => kernel.contract.clone(),
    };
    let mut contract = contract.with_table(0);
    let messages = messages(kernel).max(1);
    let powers = powers(kernel);
    for parameter in &mut contract.parameters {
        match parameter {
            Parameter::Length { multiple, most, .. } => (*multiple, *most) = (1, None),
            Parameter::Messages { count, .. } => *count = 1,
            Parameter::Pointer(region) => {
                let end = powers.filter(|(name, ..)| *name == region.name).map(|(_, begin, _)| begin);
                // Of as many messages, the state has the hash values of each.
                let part = |at: usize| at.min(end.unwrap_or(usize::MAX)) / messages;
                let parts = |range: &Range<usize>| part(range.start)..part(range.end);
                if let Extent::Bytes(bytes) = &mut region.extent {
                    *bytes = part(*bytes);
                }
                region.held = region.held.as_ref().map(|held| held.iter().map(parts).collect());
                region.only = region.only.as_ref().map(parts);
            }
        }
    }
    contract.numbers.truncate(powers.map_or(usize::MAX, |(.., others)| others));
    contract
}

/// A parameter as the library calls it: of another type for each meaning, and for each size of key and each function.
fn typed(kernel: &Kernel, parameter: &Parameter) -> String {
    let (contract, of) = contract(&kernel.operation);
    let first = of.first().map_or(String::new(), |(_, of)| format!("<parameter::{of}>"));
    let (name, written) = match parameter {
        Parameter::Length { name, .. } => return format!("{name}: usize"),
        Parameter::Pointer(region) => (region.name, region.written),
        Parameter::Messages { name, .. } => (*name, false),
    };
    let meaning = match (name, contract.as_str()) {
        (Parameter::TABLE, _) => {
            let of: Vec<_> = of.iter().map(|(_, of)| format!("parameter::{of}")).collect();
            let of = if of.is_empty() { String::new() } else { format!("<{}>", of.join(", ")) };
            format!("Table<contracts::{contract}{of}>")
        }
        ("out", _) => "Output".into(),
        ("input", _) => "Input".into(),
        ("inputs", _) => "Messages".into(),
        ("blocks", _) => "KeystreamBlocks".into(),
        ("mac", _) => "Authenticated".into(),
        ("tag", _) => "Tag".into(),
        ("h", _) => "HashKey".into(),
        ("powers", _) => "Powers".into(),
        ("sum", _) => "Sum".into(),
        ("counter", _) => "Counter".into(),
        ("cipher_key", _) => format!("CipherKey{first}"),
        ("schedule", _) => format!("Schedule{first}"),
        ("key", _) => format!("GcmKey{first}"),
        ("state", "Chacha20Xor") => "CipherState".into(),
        ("state", "Poly1305Powers" | "Poly1305Blocks" | "Poly1305Finish") => "MacState".into(),
        ("state", "Poly1305Lanes") => "MacLanes".into(),
        ("state", "Chacha20Poly1305Begin" | "Chacha20Poly1305Blocks") => "AeadState".into(),
        ("state", "AesGcmBlocks" | "AesGcmFinish") => "GcmState".into(),
        ("state", "HashBlocks") => format!("Hash{first}"),
        ("state", "HashStreams") => format!("Streams{first}"),
        ("state", "HashLanes" | "HashWords") => format!("Lanes{first}"),
        ("words", _) => format!("LaneBlocks{first}"),
        _ => panic!("{}: the library has no type for `{name}`", kernel.name),
    };
    format!("{name}: {}<{meaning}>", if written { "Write" } else { "Read" })
}

/// The contract of an operation in the library, and what that is of: the letter of each parameter, and its value.
fn contract(operation: &Operation) -> (String, Vec<(&'static str, &'static str)>) {
    let size = |size: &Size| {
        let bits = match size {
            Size::Aes128 => "Bits128",
            Size::Aes192 => "Bits192",
            Size::Aes256 => "Bits256",
        };
        ("S", bits)
    };
    let direction = |direction: &Direction| match direction {
        Direction::Seal => ("D", "Seal"),
        Direction::Open => ("D", "Open"),
    };
    let hash = |hash: &Hash| match hash {
        Hash::Sha256 => ("F", "Sha256"),
        Hash::Md5 => ("F", "Md5"),
    };
    let (name, of) = match operation {
        Operation::AesExpand(of) => ("AesExpand", vec![size(of)]),
        Operation::AesCtrXor(of) => ("AesCtrXor", vec![size(of)]),
        Operation::AesGcmBlocks { size: of, direction: to, .. } => ("AesGcmBlocks", vec![size(of), direction(to)]),
        Operation::AesGcmFinish { size: of, direction: to, .. } => ("AesGcmFinish", vec![size(of), direction(to)]),
        Operation::Hash { hash: of, messages } => {
            let kind = match messages {
                Messages::One => "HashBlocks",
                Messages::Streams(_) => "HashStreams",
                Messages::Lanes(_) => "HashLanes",
            };
            (kind, vec![hash(of)])
        }
        Operation::HashWords { hash: of, .. } => ("HashWords", vec![hash(of)]),
        without => return (upper_camel_case(&without.to_string()), vec![]),
    };
    (name.to_owned(), of)
}

/// The name of a type for what has this name.
fn upper_camel_case(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(word).collect()
}

/// The contract in the library of the kernels that make the powers of the key which an operation reads.
fn read_powers(operation: &Operation) -> Option<&'static str> {
    match operation {
        Operation::Poly1305Blocks { .. } | Operation::Chacha20Poly1305Blocks { .. } => Some("Poly1305Powers"),
        Operation::GhashBlocks(_) | Operation::AesGcmBlocks { .. } | Operation::AesGcmFinish { .. } => {
            Some("GhashPowers")
        }
        _ => None,
    }
}

/// The name of a kernel's constant in the library, and of the list of an operation's kernels.
pub(crate) fn list_name(name: &str) -> String {
    name.to_uppercase()
}

/// A contract with what it is of, as a type of the library.
fn contract_type(operation: &Operation) -> String {
    let (name, of) = contract(operation);
    let of: Vec<_> = of.iter().map(|(_, of)| format!("parameter::{of}")).collect();
    if of.is_empty() { format!("contracts::{name}") } else { format!("contracts::{name}<{}>", of.join(", ")) }
}

/// The kernels of an instruction set as values, and the list of each operation's, of which `all` has at least one.
fn lists(kernels: &[Kernel], all: &[Kernel]) -> String {
    let mut text = String::from(
        "// Printed by `cargo xtask gen`. Do not edit: change the kernel or a plan and print again.\n\n\
         #![allow(unused_imports, reason = \"an architecture without kernels has no values\")]\n\n\
         use crate::kernel::{\n    contract::Kernel,\n    declare::printed,\n    parameter,\n    printed::contracts,\n};\n",
    );
    if !kernels.is_empty() {
        text += "use super::functions::*;\n";
    }
    // The library has the same lists for MD5 as for SHA-256, although no kernel takes a few messages, or words.
    let without = [Hash::Md5.streams(2), Hash::Md5.lanes_of_words(2)];
    let operations = all.iter().map(|kernel| &kernel.operation).chain(&without);
    let mut lists: BTreeMap<_, _> =
        operations.map(|operation| (operation.to_string(), (contract_type(operation), Vec::new()))).collect();
    for kernel in kernels {
        lists.get_mut(&kernel.operation.to_string()).expect("of some kernel").1.push(kernel);
    }
    for (operation, (contract, kernels)) in lists {
        for kernel in &kernels {
            let (constant, name) = (list_name(kernel.name), kernel.name);
            let powers = match read_powers(&kernel.operation) {
                None => "&[]",
                Some("Poly1305Powers") => "POLY1305_POWERS",
                Some(_) => "GHASH_POWERS",
            };
            write!(
                text,
                "\npub(in crate::kernel) static {constant}: Kernel<{contract}> =\n    \
                 printed!({name}: {contract}, {powers});\n"
            )
            .expect("a string");
        }
        let names: Vec<_> = kernels.iter().map(|kernel| format!("&{}", list_name(kernel.name))).collect();
        write!(
            text,
            "\n/// The kernels of `{operation}`.\npub(in crate::kernel) const {}: &[&Kernel<{contract}>] =\n    &[{}];\n",
            list_name(&operation),
            names.join(", ")
        )
        .expect("a string");
    }
    text
}

/// The module of what is printed for an architecture.
fn library(has_kernels: bool) -> String {
    let functions = "#[path = \"mod.rs\"]\n#[rustfmt::skip] // as it was printed\nmod functions;\n";
    format!(
        "// Printed by `cargo xtask gen`.\n\npub(crate) mod cores;\n{}#[rustfmt::skip]\npub(crate) mod kernels;\n\
         #[rustfmt::skip]\npub(crate) mod plans;\n",
        if has_kernels { functions } else { "" }
    )
}

/// The contracts as types of the library: the function, its arguments, and who makes the powers that it reads.
fn contracts(all: &[Kernel]) -> String {
    let mut text = String::from(
        "// Printed by `cargo xtask gen`. Do not edit: change the contract and print again.\n\n\
         use core::marker::PhantomData;\n\nuse crate::kernel::{argument::*, contract::{Contract, Sealed}};\n",
    );
    // One kernel of each says how all are called.
    let one_of_each: BTreeMap<_, _> = all.iter().rev().map(|kernel| (contract(&kernel.operation).0, kernel)).collect();
    for (name, kernel) in one_of_each {
        let (letters, of): (Vec<_>, Vec<_>) = contract(&kernel.operation).1.into_iter().unzip();
        let parameters = if letters.is_empty() { String::new() } else { format!("<{}>", letters.join(", ")) };
        let bounds: Vec<_> = letters.iter().map(|letter| format!("{letter}: Copy + 'static")).collect();
        let bounds = if bounds.is_empty() { String::new() } else { format!("<{}>", bounds.join(", ")) };
        let fields: Vec<_> = letters.iter().map(|letter| format!("PhantomData<{letter}>")).collect();
        let fields = if fields.is_empty() { String::new() } else { format!("({})", fields.join(", ")) };
        let general = |text: String| {
            let with = |text: String, (of, letter): (&&str, &&str)| text.replace(&format!("parameter::{of}"), letter);
            let text = of.iter().zip(&letters).fold(text, with);
            text.replace(&format!("contracts::{name}{parameters}"), "Self")
        };
        let typed =
            |it: &Parameter| general(typed(kernel, it)).split_once(": ").expect("a name and a type").1.to_owned();
        let (table, arguments) = kernel.contract.parameters.split_last().expect("the table");
        let (table, arguments): (_, Vec<_>) = (typed(table), arguments.iter().map(typed).collect());
        let names: Vec<_> = (0..arguments.len()).map(|i| format!("arguments.{i}")).collect();
        let tuple = format!("({},)", arguments.join(", "));
        let (run, names) = (arguments.join(", "), names.join(", "));
        let powers = read_powers(&kernel.operation);
        write!(
            text,
            "\n/// {doc}\n#[derive(Clone, Copy, Debug)]\npub struct {name}{parameters}{fields};\n\n\
             impl{bounds} Sealed for {name}{parameters} {{}}\n\n\
             impl{bounds} Contract for {name}{parameters} {{\n    \
             #[cfg(target_arch = \"x86_64\")]\n    type Run = unsafe extern \"sysv64\" fn({run}, {table});\n    \
             #[cfg(not(target_arch = \"x86_64\"))]\n    type Run = unsafe extern \"C\" fn({run}, {table});\n    \
             type Arguments = {tuple};\n    type Powers = {powers};\n    \
             const READS_POWERS: bool = {reads};\n\n    \
             fn begins(run: Self::Run) -> *const () {{\n        run as *const ()\n    }}\n\n    \
             #[inline]\n    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {{\n        \
             // SAFETY: as the caller says.\n        unsafe {{ run({names}, Read::of(table)) }}\n    }}\n}}\n",
            doc = general(kernel.contract.doc.to_owned()),
            reads = powers.is_some(),
            powers = powers.unwrap_or("Self"),
        )
        .expect("a string");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;
    use std::{env, process};

    use super::*;

    fn kernel() -> Kernel {
        raddle_kernels::named(Isa::X86_64, "chacha20_xor_gpr").unwrap()
    }

    /// What is printed around a kernel is Rust, and nothing in a kernel may end the name or the line that it stands in.
    #[test]
    fn what_is_printed_around_a_kernel_stays_in_its_place() {
        assert!(functions(&[kernel()]).unwrap().contains("pub(crate) mod chacha20_xor_gpr"));
        for name in ["", "a b", "a\n}", "a\"", "../a", "1a", "a}"] {
            assert!(catch_unwind(|| functions(&[Kernel { name, ..kernel() }])).is_err(), "{name:?}");
        }
        assert!(catch_unwind(|| functions(&[Kernel { weave: "a\r}".into(), ..kernel() }])).is_err());
        let weave = "a\n} */".into();
        assert!(functions(&[Kernel { weave, ..kernel() }]).unwrap().contains("\n/// } */"));
        let mut kernel = kernel();
        kernel.contract.parameters[0] = Parameter::message("out: u8) {", true, true, "");
        assert!(catch_unwind(|| functions(&[kernel])).is_err());
    }

    /// The parameters of a kernel without their names.
    fn types(kernel: &Kernel) -> Vec<String> {
        let of = |it: &Parameter| typed(kernel, it).split_once(": ").expect("a name and a type").1.to_owned();
        kernel.contract.parameters.iter().map(of).collect()
    }

    #[test]
    fn parameters_of_a_kernel_differ_and_so_do_functions_of_other_contracts() {
        let mut functions = BTreeMap::new();
        for kernel in Isa::ALL.into_iter().flat_map(raddle_kernels::of) {
            let types = types(&kernel);
            let mut once = types.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), types.len(), "{}: {types:?}", kernel.name);
            let contract = contract(&kernel.operation);
            assert_eq!(functions.entry(types).or_insert_with(|| contract.clone()), &contract, "{}", kernel.name);
        }
        // Four of ChaCha20-Poly1305 and four of Poly1305, two of GHASH, six of AES for each size, four of SHA-256 and two of
        // MD5, which has no kernels for a few messages and none for words.
        assert_eq!(functions.len(), 4 + 4 + 2 + 3 * 6 + 4 + 2);
    }

    #[test]
    #[should_panic(expected = "the library has no type for `state`")]
    fn a_kernel_of_another_operation_is_not_printed() {
        types(&Kernel { operation: Operation::AesExpand(Size::Aes128), ..kernel() });
    }

    /// Kernels that read other powers than another one made are told apart, those of other lengths are not.
    #[test]
    fn layouts_of_powers_are_those_of_their_names() {
        let all: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        let text = functions(&all).unwrap();
        let layout = |name: &str| {
            let module = text.split_once(&format!("pub(crate) mod {name} {{")).expect("a kernel").1;
            let shape = module.split_once(" layout: ").expect("a shape").1;
            shape.split_once(',').expect("a number").0.parse::<usize>().expect("a number")
        };
        assert_eq!(layout("chacha20_xor_gpr"), 0);
        assert!(layout("poly1305_powers_avx2") >= FIRST_LAYOUT);
        assert_eq!(layout("poly1305_powers_avx2"), layout("poly1305_blocks_avx2"));
        assert_ne!(layout("poly1305_powers_avx2"), layout("poly1305_powers_ifma"));
        assert_ne!(layout("ghash_powers_aesni"), layout("ghash_powers_vaes512"));
        assert_eq!(layout("ghash_powers_aesni"), layout("aes128_gcm_seal_blocks_aesni"));
    }

    /// The library, copied into a workspace of its own, of which nothing but a printed file may be changed.
    struct Copied(PathBuf);

    impl Copied {
        fn new() -> Copied {
            let copied = Copied(env::temp_dir().join(format!("raddle-interface-{}", process::id())));
            let root = |file: &str| fs::read_to_string(tools::root().join(file)).unwrap();
            let workspace = root("Cargo.toml").replace("\nmembers = ", "\nmembers = [\"crates/raddle\"] #");
            for folder in ["src", "gen"] {
                copied.copy(&Path::new("crates/raddle").join(folder));
            }
            fs::write(copied.0.join("Cargo.toml"), workspace).unwrap();
            fs::write(copied.0.join("Cargo.lock"), root("Cargo.lock")).unwrap();
            // Behind it are those of tests, some in crates that are not copied.
            let manifest = root("crates/raddle/Cargo.toml");
            let (manifest, _) = manifest.split_once("[dev-dependencies]").unwrap();
            fs::write(copied.0.join("crates/raddle/Cargo.toml"), manifest).unwrap();
            copied
        }

        fn copy(&self, folder: &Path) {
            fs::create_dir_all(self.0.join(folder)).unwrap();
            for entry in fs::read_dir(tools::root().join(folder)).unwrap() {
                let path = folder.join(entry.unwrap().file_name());
                if tools::root().join(&path).is_dir() {
                    self.copy(&path);
                } else {
                    fs::copy(tools::root().join(&path), self.0.join(&path)).unwrap();
                }
            }
        }

        /// What the compiler says, if it refuses.
        fn check(&self) -> std::result::Result<(), String> {
            let mut cargo = tools::cargo("check");
            cargo.current_dir(&self.0).args(["--offline", "--quiet", "--package", "raddle"]);
            tools::output_of(cargo.env("CARGO_TARGET_DIR", self.0.join("target"))).map(drop)
        }
    }

    impl Drop for Copied {
        fn drop(&mut self) {
            _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_wrapper_does_not_compile_over_a_kernel_of_another_interface() {
        let Some(isa) = Isa::ALL.into_iter().find(|isa| isa.name().starts_with(env::consts::ARCH)) else {
            return println!("skipped: no kernel in assembly for this architecture");
        };
        let copied = Copied::new();
        copied.check().unwrap_or_else(|why| panic!("nothing is planted: {why}"));
        let module = copied.0.join("crates/raddle/gen").join(isa.name()).join("mod.rs");
        let text = fs::read_to_string(&module).unwrap();
        let at = text.find("INTERFACE: &str = \"").unwrap() + "INTERFACE: &str = \"".len();
        let other = if text[at..].starts_with('0') { "1" } else { "0" };
        fs::write(&module, format!("{}{other}{}", &text[..at], &text[at + 1..])).unwrap();
        let why = copied.check().unwrap_err();
        assert!(why.contains("proved for another contract or statement"), "{why}");
    }

    /// One hash for each operation: the same for the kernels of a wrapper, and for no others.
    #[test]
    fn interfaces_are_those_of_operations() {
        let all = raddle_kernels::all();
        let interface = |name: &str| {
            let kernel = all.iter().find(|kernel| kernel.name == name).unwrap_or_else(|| panic!("{name}"));
            interface_text(kernel, &statement::describe(kernel))
        };
        // Other multiples, powers, numbers of messages and tables are told by the shape.
        assert_eq!(interface("poly1305_blocks_gpr"), interface("poly1305_blocks_ifma"));
        assert_eq!(interface("md5_lanes_neon_x4"), interface("md5_lanes_avx512_x96"));
        assert_eq!(interface("ghash_powers_aesni"), interface("ghash_powers_vaes512"));
        assert_eq!(interface("chacha20_poly1305_blocks_avx2"), interface("chacha20_poly1305_blocks_avx512x32"));
        assert_ne!(interface("aes128_gcm_seal_blocks_aesni"), interface("aes128_gcm_open_blocks_aesni"));
        assert_ne!(interface("aes128_gcm_seal_blocks_aesni"), interface("aes256_gcm_seal_blocks_aesni"));
        // What the shape does not tell is part of it.
        let kernel = all.iter().find(|kernel| kernel.name == "chacha20_xor_gpr").unwrap();
        let changes: [fn(&mut Contract); 4] = [
            |contract| contract.one.clear(),
            |contract| contract.parameters.swap(0, 1),
            |contract| {
                if let Parameter::Pointer(region) = &mut contract.parameters[3] {
                    region.secret = false;
                }
            },
            |contract| {
                if let Parameter::Pointer(region) = &mut contract.parameters[3] {
                    region.extent = Extent::Bytes(60);
                }
            },
        ];
        for change in changes {
            let mut other = kernel.clone();
            change(&mut other.contract);
            assert_ne!(interface_text(&other, "a statement"), interface_text(kernel, "a statement"));
        }
    }
}
