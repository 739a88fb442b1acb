//! SHA-2, SHA-1, MD5 and BLAKE3 of a text against RustCrypto and the crate `blake3`, and every kernel from a random hash
//! value against the specification.

use crate::Text;
use arbitrary::Arbitrary;
use raddle::{
    blake3::Blake3,
    kernel::{self, CompressionFunction, hash_blocks, hash_lanes, hash_streams},
    md5::Md5,
    sha1::Sha1,
    sha256::{Sha224, Sha256},
    sha512::{Sha384, Sha512, Sha512_256},
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
}

fn one(case: &Case) {
    let text = &case.text.0;
    assert_eq!(Sha256::digest(text)[..], sha2::Sha256::digest(text)[..]);
    assert_eq!(Sha224::digest(text)[..], sha2::Sha224::digest(text)[..]);
    assert_eq!(Sha512::digest(text)[..], sha2::Sha512::digest(text)[..]);
    assert_eq!(Sha384::digest(text)[..], sha2::Sha384::digest(text)[..]);
    assert_eq!(Sha512_256::digest(text)[..], sha2::Sha512_256::digest(text)[..]);
    assert_eq!(Sha1::digest(text)[..], sha1::Sha1::digest(text)[..]);
    assert_eq!(Md5::digest(text)[..], md5::Md5::digest(text)[..]);
    assert_eq!(Blake3::digest(text), *blake3::hash(text).as_bytes());
}

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
