//! Contracts as types of the library.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use raddle_isa::code::Parameter;
use raddle_kernels::aes::Size;
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::hash::{Hash, Messages};
use raddle_kernels::{Kernel, Operation};

/// The contracts as types of the library: the function, its arguments, and who makes the powers that it reads.
pub(super) fn contracts(all: &[Kernel]) -> String {
    let mut text = String::from(
        "// Printed by `cargo xtask gen`. Do not edit: change the contract and print again.\n\n\
         use core::marker::PhantomData;\n\nuse crate::kernel::contract::{Contract, Sealed, argument::*};\n",
    );
    let mut of_each = BTreeMap::<_, Vec<_>>::new();
    for kernel in all {
        of_each.entry(contract(&kernel.operation).0).or_default().push(kernel);
    }
    for (name, kernels) in of_each {
        // One says how all are called.
        let kernel = kernels[0];
        let multiples: BTreeSet<_> = kernels.iter().map(|kernel| kernel.contract.lengths().0).collect();
        let multiple = if multiples.len() == 1 { multiples.first() } else { None };
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
             const READS_POWERS: bool = {reads};\n    \
             const MULTIPLE: Option<usize> = {multiple:?};\n\n    \
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

/// A parameter as the library calls it: of another type for each meaning, and for each size of key and each function.
pub(super) fn typed(kernel: &Kernel, parameter: &Parameter) -> String {
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

/// The library's type for a size of keys.
pub(super) fn size_type(size: Size) -> &'static str {
    match size {
        Size::Aes128 => "Bits128",
        Size::Aes192 => "Bits192",
        Size::Aes256 => "Bits256",
    }
}

/// The library's type for a hash function.
pub(super) fn hash_type(hash: Hash) -> &'static str {
    match hash {
        Hash::Sha256 => "Sha256",
        Hash::Md5 => "Md5",
    }
}

/// The name of a kernel's constant in the library, and of the list of an operation's kernels.
pub(super) fn list_name(name: &str) -> String {
    name.to_uppercase()
}

/// The contract of an operation in the library, and what that is of: the letter of each parameter, and its value.
pub(super) fn contract(operation: &Operation) -> (String, Vec<(&'static str, &'static str)>) {
    let size = |size: &Size| ("S", size_type(*size));
    let direction = |direction: &Direction| match direction {
        Direction::Seal => ("D", "Seal"),
        Direction::Open => ("D", "Open"),
    };
    let hash = |hash: &Hash| ("F", hash_type(*hash));
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

/// A contract with what it is of, as a type of the library.
pub(super) fn contract_type(operation: &Operation) -> String {
    let (name, of) = contract(operation);
    let of: Vec<_> = of.iter().map(|(_, of)| format!("parameter::{of}")).collect();
    if of.is_empty() { format!("contracts::{name}") } else { format!("contracts::{name}<{}>", of.join(", ")) }
}

/// The name of a type for what has this name.
fn upper_camel_case(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(word).collect()
}

/// The contract in the library of the kernels that make the powers of the key which an operation reads.
pub(super) fn read_powers(operation: &Operation) -> Option<&'static str> {
    match operation {
        Operation::Poly1305Blocks { .. } | Operation::Chacha20Poly1305Blocks { .. } => Some("Poly1305Powers"),
        Operation::GhashBlocks(_) | Operation::AesGcmBlocks { .. } | Operation::AesGcmFinish { .. } => {
            Some("GhashPowers")
        }
        _ => None,
    }
}
