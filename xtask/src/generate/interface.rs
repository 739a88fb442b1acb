//! What the wrappers of the library rely on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;

use raddle_check::statement;
use raddle_isa::Contract;
use raddle_isa::canonical::sha256;
use raddle_isa::code::{Extent, Parameter};
use raddle_kernels::poly1305::state::FIXED_NUMBERS;
use raddle_kernels::{Kernel, Operation};

use crate::Result;

/// What the wrappers of the library rely on: each text by its hash, with the kernels that have it.
pub(super) fn interfaces() -> Result<String> {
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
pub(super) fn interface_text(kernel: &Kernel, statement: &str) -> String {
    format!("{}statement {statement}\n", interface(kernel).canonical())
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

/// How many messages have their hash values in the state; 0 where that is no contract of a hash of several.
pub(super) fn messages(kernel: &Kernel) -> usize {
    match kernel.operation {
        Operation::HashWords { messages, .. } => messages,
        _ => kernel.contract.messages(),
    }
}

/// The region that ends with powers of the key, where they begin, and how many numbers of the contract are no powers.
fn powers(kernel: &Kernel) -> Option<(&'static str, usize, usize)> {
    let (_, bytes) = kernel.operation.powers()?;
    let name = kernel.contract.numbers.first()?.region;
    let region = kernel.contract.regions().find(|region| region.name == name)?;
    let Extent::Bytes(end) = region.extent else { return None };
    // Poly1305 has other numbers before its powers.
    Some((name, end - bytes, if name == "state" { FIXED_NUMBERS } else { 0 }))
}
