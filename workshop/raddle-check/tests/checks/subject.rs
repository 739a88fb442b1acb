//! Tests that PROVED.txt binds contract, frame and statement in addition to text and table.

use std::collections::{BTreeMap, BTreeSet};

use raddle_check::prove::prove;
use raddle_check::statement;
use raddle_isa::code::Parameter;
use raddle_isa::{Contract, Isa, Meaning};
use raddle_kernels::hash::Hash;
use raddle_kernels::operations::Chacha20Xor;
use raddle_kernels::{AnyOperation, Kernel};

fn described(kernel: &Kernel) -> String {
    statement::describe(kernel)
}

fn regions(contract: &mut Contract) -> impl Iterator<Item = &mut raddle_isa::Region> {
    contract.parameters.iter_mut().filter_map(|parameter| match parameter {
        Parameter::Pointer(region) => Some(region),
        _ => None,
    })
}

/// A change. Returns whether the kernel has the changed part.
type Plant = fn(&mut Kernel) -> bool;

/// Changes that were once accepted without a trace, and similar ones.
const PLANTS: [(&str, Plant); 9] = [
    ("nothing is secret", |k| {
        let secret = regions(&mut k.contract).map(|region| std::mem::take(&mut region.secret));
        secret.fold(false, |any, was| any | was)
    }),
    ("one region is not secret", |k| {
        regions(&mut k.contract).find(|region| region.secret).map(|region| region.secret = false).is_some()
    }),
    ("no regions may be one", |k| !std::mem::take(&mut k.contract.may_alias).is_empty()),
    ("another limit", |k| {
        let limits = k.contract.parameters.iter_mut().filter_map(|parameter| match parameter {
            Parameter::Length { max, .. } => Some(max),
            _ => None,
        });
        limits.map(|max| *max = Some(max.unwrap_or(1 << 20) / 2)).count() > 0
    }),
    ("a larger frame", |k| {
        k.stack += 4096;
        true
    }),
    ("less is held", |k| {
        let mut first = regions(&mut k.contract).filter_map(|region| region.held.as_mut());
        first.next().and_then(|held| held.first_mut()).map(|part| part.end += 1).is_some()
    }),
    ("more is written", |k| {
        let mut first = regions(&mut k.contract).filter_map(|region| region.only.as_mut());
        first.next().map(|only| only.end += 1).is_some()
    }),
    ("wider limbs", |k| k.contract.numbers.last_mut().map(|number| number.limbs[0].max ^= 1).is_some()),
    ("no number means anything", |k| {
        let meaning = |number: &mut raddle_isa::Number| std::mem::replace(&mut number.is, Meaning::Any);
        k.contract.numbers.iter_mut().map(meaning).fold(false, |had, was| had | (was != Meaning::Any))
    }),
];

#[test]
fn another_contract_or_frame_is_another_hash() {
    let mut planted = BTreeMap::new();
    for kernel in raddle_kernels::all() {
        let statement = described(&kernel);
        let hash = kernel.subject_hash(&statement);
        for (what, plant) in PLANTS {
            let mut other = kernel.clone();
            if plant(&mut other) {
                assert_ne!(other.subject_hash(&statement), hash, "{} {}: {what}", kernel.isa, kernel.name);
                *planted.entry(what).or_insert(0) += 1;
            }
        }
        assert_ne!(kernel.subject_hash(&format!("{statement} ")), hash);
    }
    assert_eq!(planted.len(), PLANTS.len(), "one is planted nowhere: {planted:?}");
    let total: usize = planted.values().sum();
    println!("report: {total} changed contracts and frames have another hash");
}

/// The operation of a kernel selects its statement. Statements about different results differ, and statements about
/// equal results do not.
#[test]
fn statements_are_told_apart_by_what_they_say() {
    let mut by_operation: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for kernel in raddle_kernels::all().iter().chain(&raddle_kernels::candidates()) {
        by_operation.entry(kernel.operation.to_string()).or_default().insert(described(kernel));
    }
    for (operation, statements) in &by_operation {
        assert_eq!(statements.len(), 1, "{operation}: {statements:?}");
    }
    // The statement is equal for one message and for several in sequence; the contract gives their number.
    for hash in ["sha256", "sha512", "sha1"] {
        let streams = by_operation.remove(&format!("{hash}_streams")).unwrap();
        assert_eq!(streams, by_operation[&format!("{hash}_blocks")]);
    }
    let distinct: BTreeSet<&String> = by_operation.values().flatten().collect();
    assert_eq!(distinct.len(), by_operation.len());
    println!("report: {} statements, each of an operation of its own", distinct.len());
}

#[test]
fn another_operation_selects_another_statement() {
    let other = |isa, name: &str, operation: AnyOperation| {
        let kernel = raddle_kernels::named(isa, name).unwrap_or_else(|| panic!("{name}"));
        let changed = Kernel { operation: operation.clone(), ..kernel.clone() };
        assert_ne!(described(&changed), described(&kernel), "{name} as {operation}");
    };
    let of = |isa, name| raddle_kernels::named(isa, name).unwrap_or_else(|| panic!("{name}")).operation;
    let x86_64 = |name, as_if| other(Isa::X86_64, name, of(Isa::X86_64, as_if));
    x86_64("aes128_gcm_seal_blocks_vaes512", "aes128_gcm_open_blocks_vaes512");
    x86_64("aes192_gcm_open_finish_aesni", "aes192_gcm_seal_finish_aesni");
    x86_64("aes256_gcm_open_finish_aesni", "aes128_gcm_open_finish_aesni");
    x86_64("aes128_gcm_open_finish_aesni", "aes128_gcm_open_blocks_aesni");
    other(Isa::Aarch64, "sha256_lanes_neon_x4", Hash::Sha256.streams(4));
    other(Isa::Aarch64, "sha256_blocks_neon", Hash::Md5.blocks());
    other(Isa::Aarch64, "poly1305_finish_gpr", of(Isa::Aarch64, "poly1305_blocks_gpr"));
    other(Isa::Aarch64, "chacha20_poly1305_begin_neonx4", Chacha20Xor.into());
}

/// The statement in a proof is the one that is printed with the kernel.
#[test]
fn a_proof_tells_its_statement() {
    for name in ["poly1305_powers_ifma", "poly1305_finish_gpr", "aes128_expand_aesni", "ghash_powers_aesni"] {
        let kernel = raddle_kernels::named(Isa::X86_64, name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(prove(&kernel).unwrap().statement, described(&kernel));
    }
}
