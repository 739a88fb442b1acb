//! SHA-256 and MD5 at once, in random pieces and in batches, and by every kernel from a random hash value, against
//! RustCrypto and the specification.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use raddle::{
    hmac::HmacSha256,
    kernel::{self, HashFunction, hash_blocks, hash_lanes, hash_streams},
    md5::Md5,
    sha256::{Sha224, Sha256},
};
use sha2::Digest;

#[derive(Arbitrary, Debug)]
struct Case {
    pieces: Vec<u8>,
    text: Vec<u8>,
    /// Where messages of a batch begin and end in the text.
    batch: Vec<(u16, u16)>,
    hash: [u32; 8],
}

fuzz_target!(|case: Case| {
    one(&case);
    many(&case);
    kernels::<kernel::Sha256>(&case);
    kernels::<kernel::Md5>(&case);
});

fn one(case: &Case) {
    let expected: [u8; 32] = sha2::Sha256::digest(&case.text).into();
    assert_eq!(Sha256::digest(&case.text), expected);
    assert_eq!(Sha224::digest(&case.text)[..], sha2::Sha224::digest(&case.text)[..]);
    assert_eq!(Md5::digest(&case.text)[..], md5::Md5::digest(&case.text)[..]);

    let mut hasher = Sha256::new();
    let mut rest = &case.text[..];
    for &piece in &case.pieces {
        let (first, others) = rest.split_at(rest.len().min(piece.into()));
        hasher.update(first);
        rest = others;
    }
    hasher.update(rest);
    assert_eq!(hasher.finalize(), expected);
}

fn many(case: &Case) {
    let place = |at: u16| usize::from(at).min(case.text.len());
    let messages: Vec<&[u8]> =
        case.batch.iter().map(|&(from, to)| &case.text[place(from.min(to))..place(from.max(to))]).collect();
    let mut digests = vec![[0; 32]; messages.len()];
    Sha256::digest_many(&messages, &mut digests).expect("as many");
    assert!(messages.iter().zip(digests).all(|(message, digest)| Sha256::digest(message) == digest));
    let mut digests = vec![[0; 16]; messages.len()];
    Md5::digest_many(&messages, &mut digests).expect("as many");
    assert!(messages.iter().zip(digests).all(|(message, digest)| Md5::digest(message) == digest));
    let key = HmacSha256::new(&case.pieces);
    let mut tags = vec![[0; 32].into(); messages.len()];
    key.mac_many(&messages, &mut tags).expect("as many");
    assert!(messages.iter().zip(tags).all(|(message, tag)| key.mac(message) == tag));
}

/// Every kernel against the first, which is the specification.
fn kernels<F: HashFunction>(case: &Case) {
    let mut begin = F::Words::default();
    begin.as_mut().iter_mut().zip(case.hash).for_each(|(word, random)| *word = random);
    let specification = |blocks: &[u8]| {
        let mut hash = begin;
        hash_blocks::<F>()[0].apply(&mut hash, blocks).expect("the specification runs everywhere");
        hash
    };
    let blocks = &case.text[..case.text.len() - case.text.len() % 64];
    for kernel in hash_blocks::<F>().iter().filter(|kernel| kernel.is_available()) {
        let mut hash = begin;
        kernel.apply(&mut hash, blocks).expect("an available kernel");
        assert_eq!(hash, specification(blocks), "{}", kernel.name());
    }
    // Each message begins a byte further on than the one before it.
    let len = case.text.len().saturating_sub(128) / 64 * 64;
    let check = |name: &str, hashes: &[F::Words]| {
        for (i, hash) in hashes.iter().enumerate() {
            assert_eq!(*hash, specification(&case.text[i.min(case.text.len() - len)..][..len]), "{name}");
        }
    };
    let messages =
        |n: usize| -> Vec<&[u8]> { (0..n).map(|i| &case.text[i.min(case.text.len() - len)..][..len]).collect() };
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
