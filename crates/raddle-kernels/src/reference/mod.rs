//! What each operation computes, on the bytes in memory: written for nothing but to be plain.
//!
//! [`Operation::sample`] draws what a kernel may find, [`Operation::reference`] computes from it what the kernel is to
//! leave, by the functions of this folder, and [`Operation::compare`] compares that with what one has left. Tests of printed
//! kernels, the interpreter, mutants and the tuner share them.
//!
//! All of it is `#[inline]`: this crate is compiled without optimisation, and what calls the references is not.

pub mod aes;
pub mod chacha20;
mod draw;
pub mod hash;
pub mod point;
pub mod poly1305;

use std::collections::BTreeMap;

use raddle_isa::{Concrete, Number, Word};

use crate::Operation;
pub(crate) use draw::Draw;
pub use draw::{KINDS, pseudorandom};

/// What regions hold, by their names.
pub type Regions = BTreeMap<&'static str, Vec<u8>>;

/// Words of 32 bits, their first byte lowest.
#[inline]
fn words(bytes: &[u8]) -> Vec<Concrete> {
    bytes.chunks(4).map(|word| Concrete::lit(32, u32::from_le_bytes(word.try_into().expect("a word")).into())).collect()
}

#[inline]
fn bytes(words: &[Concrete]) -> Vec<u8> {
    words.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).collect()
}

#[inline]
pub(crate) fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

impl Operation {
    /// The same where the regions in `one` lie at one place, and so hold the same.
    #[inline]
    pub fn sample_at(&self, one: &[&str], public: u64, secret: u64, len: usize) -> Regions {
        let mut given = self.sample(public, secret, len);
        let mut shared = given.clone().into_iter().filter(|(name, _)| one.contains(name));
        if let Some((_, bytes)) = shared.next() {
            shared.for_each(|(name, _)| drop(given.insert(name, bytes.clone())));
        }
        given
    }

    /// Whether a kernel has left what it should: the same bytes, or the same numbers modulo 2^130 - 5 with limbs in their
    /// bounds.
    #[inline]
    pub fn compare(&self, expected: &Regions, left: &Regions) -> Result<(), String> {
        let modular = match self {
            Operation::Poly1305Powers(_)
            | Operation::Poly1305Blocks { .. }
            | Operation::Poly1305Lanes { .. }
            | Operation::Chacha20Poly1305Begin { .. }
            | Operation::Chacha20Poly1305Blocks { .. } => self.contract().numbers,
            _ => Vec::new(),
        };
        for (name, expected) in expected {
            let left = left.get(name).ok_or_else(|| format!("there is no {name}"))?;
            let numbers: Vec<Number> = modular.iter().filter(|number| number.region == *name).cloned().collect();
            poly1305::compare(&numbers, expected, left).map_err(|why| format!("{name}: {why}"))?;
            if left == expected {
                continue;
            }
            let limbs = || numbers.iter().flat_map(|number| &number.limbs);
            let compared = |i: usize| limbs().any(|limb| (limb.at..limb.at + limb.bytes).contains(&i));
            if let Some(at) = (0..expected.len()).find(|&i| left.get(i) != Some(&expected[i]) && !compared(i)) {
                return Err(format!("{name}[{at}] is wrong"));
            }
        }
        Ok(())
    }
}
