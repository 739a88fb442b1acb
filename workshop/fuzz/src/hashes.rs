//! Every hash function on a text against RustCrypto and the crate `blake3`, and every kernel from a random hash
//! value against the specification.

use crate::{Text, kernels, theirs};
use arbitrary::Arbitrary;
use raddle::hash::{MAX_HASHES, Several, any::AnyHash};
use sha2::Digest;

/// The algorithms of the operations.
const ALGORITHMS: &[&str] = &["sha256", "sha512", "sha1", "md5", "blake3", "combined"];

/// The operations whose kernels run.
const OPERATIONS: &[&str] = &[
    "sha256_blocks",
    "sha256_streams",
    "sha256_lanes",
    "sha512_blocks",
    "sha512_streams",
    "sha512_lanes",
    "sha1_blocks",
    "sha1_streams",
    "sha1_lanes",
    "md5_blocks",
    "md5_streams",
    "md5_lanes",
    "blake3_blocks",
    "blake3_streams",
    "blake3_lanes",
    "md5_sha256_blocks",
    "sha1_sha256_blocks",
    "md5_sha1_sha256_blocks",
];

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    text: Text,
    hash: [u32; 8],
}

/// Runs a case.
pub fn check(case: &Case) {
    one(case);
    several(case);
    let seed = case.hash.iter().fold(0, |seed: u64, &word| seed.rotate_left(8) ^ u64::from(word));
    kernels::check(ALGORITHMS, OPERATIONS, &case.text.0, seed);
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

raddle::hashes!(one);
