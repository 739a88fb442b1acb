//! Compares several digests of the same bytes with RustCrypto, and with the digests one at a time.

use crate::common::{Effort, Random, hashes::pieces};
use crate::hash::rustcrypto;
use raddle::hash::{
    MAX_HASHES, SelectionError, Several,
    any::{AnyDigest, AnyHash},
};
use sha2::Digest;

/// The longest message of the exhaustive test: a kernel for several functions takes a block of 64 bytes in an iteration.
const LONGEST: usize = if cfg!(miri) { 200 } else { 1024 };

/// Functions that one kernel computes, functions that none does, and both.
const SELECTIONS: [&[AnyHash]; 8] = [
    &[AnyHash::Md5, AnyHash::Sha256],
    &[AnyHash::Sha256, AnyHash::Sha1],
    &[AnyHash::Sha256, AnyHash::Md5, AnyHash::Sha1],
    &[AnyHash::Sha1, AnyHash::Md5],
    &[AnyHash::Sha256],
    &[AnyHash::Sha512, AnyHash::Md5, AnyHash::Sha224, AnyHash::Sha256],
    &[AnyHash::Blake3, AnyHash::Sha384],
    AnyHash::ALL.split_at(MAX_HASHES).0,
];

macro_rules! reference {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        /// Returns the digest that another library computes.
        fn reference(hash: AnyHash, message: &[u8]) -> Vec<u8> {
            match hash {
                $(AnyHash::$name => rustcrypto::$name::digest(message).to_vec(),)*
                AnyHash::Blake3 => ::blake3::hash(message).as_bytes().to_vec(),
                other => panic!("{other} has no reference"),
            }
        }
    };
}

raddle::hashes!(padded: reference);

/// Checks the digests of a message, in the order of the selection.
fn check(several: Several, hashes: &[AnyHash], message: &[u8]) {
    assert_eq!(several.hashes(), hashes);
    let digests = several.finalize();
    assert_eq!(digests.len(), hashes.len());
    for ((of, digest), &hash) in digests.iter().zip(hashes) {
        assert_eq!(*of, hash);
        assert_eq!(digest[..], reference(hash, message), "{hash} among {hashes:?}, {} bytes", message.len());
        assert_eq!(*digest, hash.digest(message));
        assert_eq!(digests.get(hash), Some(*digest));
    }
    let absent = AnyHash::ALL.iter().filter(|hash| !hashes.contains(hash));
    assert!(absent.copied().all(|hash| digests.get(hash).is_none()));
}

#[test]
fn every_length() {
    let message = Random(61).bytes(LONGEST);
    for n in Effort::here().lengths(LONGEST) {
        let message = &message[..n];
        for hashes in SELECTIONS {
            let mut several = Several::new(hashes).unwrap();
            several.update(message);
            let digests = Several::digest(hashes, message).unwrap();
            assert!(digests == several.clone().finalize(), "{hashes:?} of {n} bytes at once");
            check(several, hashes, message);
        }
    }
}

/// Two updates, with every number of bytes that are kept between them, and every number after them.
#[test]
fn every_boundary() {
    let message = Random(62).bytes(5 * 64);
    for pending in Effort::here().lengths(2 * 64) {
        for len in Effort::here().lengths(3 * 64) {
            let message = &message[..pending + len];
            for hashes in &SELECTIONS[..3] {
                let mut several = Several::new(hashes).unwrap();
                several.update(&message[..pending]);
                several.update(&message[pending..]);
                let digests = several.finalize();
                for (hash, digest) in digests.iter() {
                    assert_eq!(*digest, hash.digest(message), "{hash}, {len} bytes after {pending}");
                }
            }
        }
    }
}

/// Pieces of any lengths, some of them longer than the chunk that one function takes before the next.
#[test]
fn pieces_at_random_boundaries() {
    let mut random = Random(63);
    for _ in 0..Effort::here().rounds(50) {
        let len = random.below(Effort::here().at_most(150_000));
        let message = random.bytes(len);
        for hashes in SELECTIONS {
            let mut several = Several::new(hashes).unwrap();
            // A reset discards the pieces before it.
            several.update(b"another message");
            several.reset();
            let at_once = Several::digest(hashes, &message).unwrap();
            pieces(&mut random, &message, |piece| several.update(piece));
            check(several.clone(), hashes, &message);
            let digests = several.finalize_reset();
            assert_eq!(digests, at_once);
            assert_eq!(digests, {
                several.update(&message);
                several.finalize()
            });
        }
    }
}

#[test]
fn wrong_selections_are_refused() {
    assert_eq!(Several::new(&[]).unwrap_err(), SelectionError::Empty);
    assert_eq!(Several::digest(&[], "").unwrap_err(), SelectionError::Empty);
    let error = SelectionError::TooMany { got: MAX_HASHES + 1 };
    assert_eq!(Several::new(&[AnyHash::Md5; MAX_HASHES + 1]).unwrap_err(), error);
    assert_eq!(error.to_string(), "9 hash functions are selected, and at most 8 can be");
    for (i, hash) in AnyHash::ALL.iter().enumerate().take(MAX_HASHES).skip(1) {
        let mut hashes = AnyHash::ALL[..=i].to_vec();
        assert!(Several::new(&hashes).is_ok());
        hashes[0] = *hash;
        assert_eq!(Several::new(&hashes).unwrap_err(), SelectionError::Repeated(*hash));
    }
    assert_eq!(SelectionError::Repeated(AnyHash::Sha256).to_string(), "SHA-256 is selected twice");
}

#[test]
fn nothing_of_the_message_is_printed() {
    let mut several = Several::new(&[AnyHash::Md5, AnyHash::Sha256]).unwrap();
    several.update(b"attack at dawn");
    assert_eq!(format!("{several:?}"), "Several([Md5, Sha256])");
    let digest: AnyDigest = AnyHash::Md5.digest("attack at dawn");
    assert!(format!("{:?}", several.finalize()).contains(&digest.to_string()));
}
