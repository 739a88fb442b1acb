//! Every hash function on a text against RustCrypto and the crate `blake3`, and every kernel from a random hash
//! value against the specification.

use crate::{Text, theirs};
use arbitrary::Arbitrary;
use raddle::{
    hash::{MAX_HASHES, Several, any::AnyHash},
    kernel::{self, Combination, CompressionFunction, combined_blocks, hash_blocks, hash_lanes, hash_streams},
};
use sha2::Digest;

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    text: Text,
    hash: [u32; 8],
}

/// Runs a case.
pub fn check(case: &Case) {
    one(case);
    kernels::<kernel::Sha256>(case, |i| case.hash[i]);
    kernels::<kernel::Sha512>(case, |i| u64::from(case.hash[i]) << 32 | u64::from(case.hash[7 - i]));
    kernels::<kernel::Sha1>(case, |i| case.hash[i]);
    kernels::<kernel::Md5>(case, |i| case.hash[i]);
    kernels::<kernel::Blake3>(case, |i| case.hash[i % 8]);
    several(case);
    combined::<kernel::Md5Sha256>(case);
    combined::<kernel::Sha1Sha256>(case);
    combined::<kernel::Md5Sha1Sha256>(case);
}

macro_rules! one {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        fn one(case: &Case) {
            let text = &case.text.0;
            $(assert_eq!(<$hasher>::digest(text)[..], theirs::$name::digest(text)[..], "{}", stringify!($name));)*
        }
    };
}

/// Compares the digests of several functions with the digest of each, in two updates at a boundary that the case draws.
fn several(case: &Case) {
    let text = &case.text.0;
    let (first, second) = text.split_at(case.hash[0] as usize % (text.len() + 1));
    for hashes in AnyHash::ALL.chunks(MAX_HASHES) {
        let mut several = Several::new(hashes).expect("each function once");
        several.update(first);
        several.update(second);
        several.finalize().iter().for_each(|(hash, digest)| assert_eq!(*digest, hash.digest(text), "{hash}"));
    }
}

/// Compares every kernel of several functions with the specification of each.
fn combined<C: Combination>(case: &Case) {
    let mut begin = C::Words::default();
    begin.as_mut().iter_mut().zip(case.hash.iter().cycle()).for_each(|(place, &word)| *place = word);
    let blocks = case.text.0.as_chunks().0;
    for kernel in combined_blocks::<C>().iter().filter(|kernel| kernel.is_available()) {
        let (mut hashes, mut expected) = (begin, begin);
        kernel.apply(&mut hashes, blocks.as_flattened()).expect("an available kernel");
        blocks.iter().for_each(|block| C::compress(&mut expected, block));
        assert_eq!(hashes, expected, "{}", kernel.name());
    }
}

raddle::hashes!(one);

/// Compares every kernel with the first, which is the specification. `word` gives the words of the hash value before
/// the blocks.
fn kernels<F: CompressionFunction>(case: &Case, word: impl Fn(usize) -> F::Word) {
    let mut begin = F::Words::default();
    begin.as_mut().iter_mut().enumerate().for_each(|(i, place)| *place = word(i));
    let specification = |blocks: &[u8]| {
        let mut hash = begin;
        hash_blocks::<F>()[0].apply(&mut hash, blocks).expect("the specification runs everywhere");
        hash
    };
    let blocks = &case.text.0[..case.text.0.len() - case.text.0.len() % F::BLOCK];
    for kernel in hash_blocks::<F>().iter().filter(|kernel| kernel.is_available()) {
        let mut hash = begin;
        kernel.apply(&mut hash, blocks).expect("an available kernel");
        assert_eq!(hash, specification(blocks), "{}", kernel.name());
    }
    // Each message begins a byte after the previous one.
    let len = case.text.0.len().saturating_sub(128) / F::BLOCK * F::BLOCK;
    let check = |name: &str, hashes: &[F::Words]| {
        for (i, hash) in hashes.iter().enumerate() {
            assert_eq!(*hash, specification(&case.text.0[i.min(case.text.0.len() - len)..][..len]), "{name}");
        }
    };
    let messages =
        |n: usize| -> Vec<&[u8]> { (0..n).map(|i| &case.text.0[i.min(case.text.0.len() - len)..][..len]).collect() };
    for kernel in hash_streams::<F>().iter().filter(|kernel| kernel.is_available()) {
        let mut hashes = vec![begin; kernel.messages()];
        kernel.apply(&mut hashes, &messages(kernel.messages())).expect("an available kernel");
        check(kernel.name(), &hashes);
    }
    for kernel in hash_lanes::<F>().iter().filter(|kernel| kernel.is_available()) {
        let mut hashes = vec![begin; kernel.messages()];
        kernel.apply(&mut hashes, &messages(kernel.messages())).expect("an available kernel");
        check(kernel.name(), &hashes);
    }
}
