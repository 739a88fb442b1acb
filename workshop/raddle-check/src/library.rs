//! The facts about a kernel that the library gets in addition to the kernel's text and table: the constants with which
//! it calls the kernel, as they are printed into `crates/raddle/gen`. PROVED.txt binds them to the contract from which
//! they follow.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::LazyLock;

use raddle_isa::canonical::sha256;
use raddle_isa::code::{Extent, Parameter};
use raddle_isa::{Contract, Feature, Isa};
use raddle_kernels::Kernel;
use raddle_kernels::poly1305::state::FIXED_NUMBERS;

use crate::prove::statement;

/// Returns the SHA-256 digest of a kernel's contract, frame, calling convention, statement and [`constants`]: the
/// second digest of a line of PROVED.txt.
pub fn subject_hash(kernel: &Kernel) -> String {
    let statement = statement::describe(kernel);
    sha256(&[kernel.subject_hash(&statement).as_bytes(), b"\n", constants(kernel, &statement).as_bytes()])
}

/// Returns the constants with which the library calls a kernel, one line of Rust for each. PROVED.txt binds this text;
/// the library contains the values in the shorter form of its macro `kernels!`.
pub fn constants(kernel: &Kernel, statement: &str) -> String {
    // For some kernels the interface follows from the operation, so the contracts must agree.
    assert_eq!(kernel.contract, kernel.operation.contract().with_table(kernel.table.len()), "{}", kernel.name);
    format!(
        "pub(crate) const FEATURES: Features = {features};\n\
         pub(crate) const SHAPE: Shape = {shape};\n\
         pub(crate) const STACK: usize = {stack};\n\
         pub(crate) const INTERFACE: &str = \"{interface}\";\n",
        features = features_of(kernel.features()),
        shape = shape(kernel),
        stack = kernel.stack,
        interface = interface_hash(kernel, statement),
    )
}

/// Returns the SHA-256 digest of [`interface_text`].
pub fn interface_hash(kernel: &Kernel, statement: &str) -> String {
    sha256(&[interface_text(kernel, statement).as_bytes()])
}

/// Returns the extensions that must be enabled in rustc's assembler. The assembler accepts the AArch64 extensions only
/// after a directive, because a naked function can't enable them.
pub fn extensions(kernel: &Kernel) -> Vec<&'static str> {
    let extension = |feature| match feature {
        Feature::NEON_AES | Feature::NEON_PMULL => Some("aes"),
        Feature::NEON_SHA2 => Some("sha2"),
        Feature::NEON_SHA3 => Some("sha3"),
        _ => None,
    };
    let mut names: Vec<_> = kernel.features().into_iter().filter_map(extension).collect();
    names.dedup();
    names
}

/// Returns the name of a kernel, which is also the name of a function and a file. Panics if the name has other
/// characters.
pub fn name_of(kernel: &Kernel) -> &'static str {
    let name = kernel.name;
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    assert!(name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters), "{name:?} is not a name");
    name
}

/// Returns the library's names of features.
pub fn feature_names(features: impl IntoIterator<Item = Feature>) -> Vec<String> {
    // The library has one set of names for each instruction set, so names need no prefix.
    features.into_iter().map(|feature| format!("{feature:?}").trim_start_matches("NEON_").to_owned()).collect()
}

/// Returns features as PROVED.txt binds them.
fn features_of(features: impl IntoIterator<Item = Feature>) -> String {
    let names = feature_names(features);
    match names.split_first() {
        None => "Features::NONE".into(),
        Some((first, rest)) => {
            rest.iter().fold(format!("Features::{first}"), |set, name| format!("{set}.union(Features::{name})"))
        }
    }
}

/// Returns the part of the contract about the length, the powers after the state and the number of messages, as an
/// expression of the library. The index in [`LAYOUTS`] identifies the layout of the powers.
pub fn shape(kernel: &Kernel) -> String {
    let (multiple, max) = kernel.contract.lengths();
    let max = max.map_or("usize::MAX".to_owned(), |max| max.to_string());
    let (powers, layout) = kernel.operation.powers().map_or((0, 0), |(name, bytes)| {
        let layouts = &LAYOUTS[&kernel.isa];
        // The layout of a tuner's candidate follows the known ones.
        let place = layouts.iter().position(|layout| layout == name).unwrap_or(layouts.len());
        (bytes, FIRST_LAYOUT + place)
    });
    let messages = messages(kernel);
    let share = kernel.operation.share().unwrap_or(multiple);
    format!(
        "Shape {{ multiple: {multiple}, max: {max}, powers: {powers}, layout: {layout}, messages: {messages}, \
         share: {share} }}"
    )
}

/// The first number of a layout of powers. Lower numbers belong to the library: no powers, and the powers of kernels in
/// Rust.
pub const FIRST_LAYOUT: usize = 2;

/// The names of the layouts of powers that the kernels of an instruction set write or read.
static LAYOUTS: LazyLock<BTreeMap<Isa, BTreeSet<String>>> = LazyLock::new(|| {
    let names = |isa| raddle_kernels::of(isa).filter_map(|kernel| Some(kernel.operation.powers()?.0.to_owned()));
    Isa::ALL.into_iter().map(|isa| (isa, names(isa).collect())).collect()
});

/// Returns the facts that a wrapper relies on: the contract, except what the shape says, and the statement.
pub fn interface_text(kernel: &Kernel, statement: &str) -> String {
    format!("{}statement {statement}\n", interface(kernel).canonical())
}

/// Returns the contract that a wrapper relies on. It lacks the facts in the shape (lengths, number of messages, powers)
/// and the size of the table, so it is equal for all kernels that one wrapper calls.
fn interface(kernel: &Kernel) -> Contract {
    let contract = kernel.operation.wrapped().unwrap_or_else(|| kernel.contract.clone());
    let mut contract = contract.with_table(0);
    let messages = messages(kernel).max(1);
    let powers = powers(kernel);
    for parameter in &mut contract.parameters {
        match parameter {
            Parameter::Length { multiple, max, .. } => (*multiple, *max) = (1, None),
            Parameter::Messages { count, .. } => *count = 1,
            Parameter::Pointer(region) => {
                let end = powers.filter(|(name, ..)| *name == region.name).map(|(_, begin, _)| begin);
                // The state holds the hash values of each message.
                let part = |at: usize| {
                    let at = at.min(end.unwrap_or(usize::MAX));
                    assert!(at.is_multiple_of(messages), "{}: {at} bytes of {messages} messages", kernel.name);
                    at / messages
                };
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

/// Returns the number of messages whose hash values are in the state, or 0 if the contract isn't a hash of several.
fn messages(kernel: &Kernel) -> usize {
    kernel.operation.messages().unwrap_or_else(|| kernel.contract.messages())
}

/// Returns the region that ends with powers of the key, where they begin, and the number of other numbers in the
/// contract.
fn powers(kernel: &Kernel) -> Option<(&'static str, usize, usize)> {
    let (_, bytes) = kernel.operation.powers()?;
    let name = kernel.contract.numbers.first()?.region;
    let region = kernel.contract.regions().find(|region| region.name == name)?;
    let Extent::Bytes(end) = region.extent else { return None };
    // The contract of Poly1305 lists other numbers before its powers.
    Some((name, end - bytes, if name == "state" { FIXED_NUMBERS } else { 0 }))
}
