//! What kernels are to compute, on plain numbers: written for nothing but to be plain, for tests, mutants and the tuner.

use std::collections::BTreeMap;

use raddle_isa::{Concrete, Word};
use raddle_kernels::Kernel;

pub mod aes;
pub mod hash;
pub mod poly1305;

/// Regions by their names.
pub type Regions = BTreeMap<&'static str, Vec<u8>>;

/// Bytes that are nothing in particular.
pub fn pseudorandom(seed: u64, count: usize) -> Vec<u8> {
    let mut x = seed ^ 0x9e37_79b9_7f4a_7c15;
    let byte = |_| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u8
    };
    (0..count).map(byte).collect()
}

/// Words of 32 bits, their first byte lowest.
fn words(bytes: &[u8]) -> Vec<Concrete> {
    bytes.chunks(4).map(|word| Concrete::lit(32, u32::from_le_bytes(word.try_into().expect("a word")).into())).collect()
}

fn bytes(words: &[Concrete]) -> Vec<u8> {
    words.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).collect()
}

/// Whether a kernel leaves in the regions that it writes what is expected, apart and in place.
fn agrees(kernel: &Kernel, regions: &Regions, expected: &Regions, len: usize) -> Result<(), String> {
    let given: Vec<(&str, &[u8])> = regions.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
    let apart: &[&str] = &[];
    for one in std::iter::once(apart).chain(kernel.contract.one.iter().copied()) {
        let results = crate::run::call(kernel, &given, len, one)
            .map_err(|fault| format!("{} {}, {len} bytes: {fault:?}", kernel.isa, kernel.name))?;
        for (name, expected) in expected {
            // In place, the result is found under the first of both names.
            let is = results.get(name).ok_or_else(|| format!("{} has no result {name}", kernel.name))?;
            if let Some(at) = (0..expected.len()).find(|&i| is[i] != expected[i]) {
                let (kernel, isa) = (kernel.name, kernel.isa);
                return Err(format!("{isa} {kernel}, {len} bytes, one {one:?}: {name}[{at}] is wrong"));
            }
        }
    }
    Ok(())
}
