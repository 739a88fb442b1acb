//! Compares SHA-1 with collision detection with two other implementations, and with published collisions.
//!
//! `collisions` has the two messages of each published collision: the first 320 bytes of the files of SHAttered (M. Stevens,
//! E. Bursztein, P. Karpman, A. Albertini and Y. Markov, 2017), and the messages of SHA-mbles (G. Leurent and T. Peyrin, 2020).

use crate::common::{Effort, Random, hex_array};
use raddle::sha1::{Checked, Collision, Sha1};
use sha1_checked::CollisionResult;

const SHATTERED: [&[u8]; 2] =
    [include_bytes!("collisions/shattered-1.bin"), include_bytes!("collisions/shattered-2.bin")];
const SHAMBLES: [&[u8]; 2] =
    [include_bytes!("collisions/sha-mbles-1.bin"), include_bytes!("collisions/sha-mbles-2.bin")];

/// The digest, or the digest of a collision.
type Checksum = Result<[u8; 20], [u8; 20]>;

/// Returns our result for the pieces of a message.
fn ours(mut hasher: Checked, pieces: &[&[u8]]) -> Checksum {
    pieces.iter().for_each(|piece| hasher.update(piece));
    hasher.finalize().map_err(|collision: Collision| collision.digest())
}

/// Returns the result of `sha1dc`.
fn sha1dc(message: &[u8], is_safe: bool) -> Checksum {
    let digest = |digest: sha1dc::Digest| digest.to_bytes();
    if is_safe {
        sha1dc::mitigate::digest(message).map(digest).map_err(|collision| collision.digest().to_bytes())
    } else {
        sha1dc::digest(message).map(digest).map_err(|collision| collision.digest().to_bytes())
    }
}

/// Returns the result of `sha1-checked`.
fn rustcrypto(message: &[u8], is_safe: bool) -> Checksum {
    use sha1_checked::Digest;

    let mut hasher = sha1_checked::Sha1::builder().safe_hash(is_safe).build();
    hasher.update(message);
    match hasher.try_finalize() {
        CollisionResult::Ok(digest) => Ok(digest.into()),
        CollisionResult::Mitigated(digest) | CollisionResult::Collision(digest) => Err(digest.into()),
    }
}

/// Compares the results for a message, in two pieces.
fn compare(message: &[u8], middle: usize) -> Checksum {
    let (first, second) = message.split_at(middle.min(message.len()));
    let [plain, safe] = [false, true].map(|is_safe| {
        let hasher = if is_safe { Checked::with_safe_digest() } else { Checked::new() };
        let is = ours(hasher, &[first, second]);
        assert_eq!(is, sha1dc(message, is_safe), "{} bytes, safe: {is_safe}", message.len());
        assert_eq!(is, rustcrypto(message, is_safe), "{} bytes, safe: {is_safe}", message.len());
        is
    });
    assert_eq!(Checked::digest(message).map_err(|collision| collision.digest()), plain, "{} bytes", message.len());
    assert_eq!(plain.unwrap_or_else(|digest| digest), Sha1::digest(message));
    assert_eq!(safe.is_ok(), plain.is_ok());
    plain
}

#[test]
fn published_collisions() {
    for messages in [SHATTERED, SHAMBLES] {
        assert_ne!(messages[0], messages[1]);
        let digests = messages.map(|message| compare(message, 100).unwrap_err());
        assert_eq!(digests[0], digests[1], "the messages collide");
    }
    let digest = hex_array("8ac60ba76f1999a1ab70223f225aefdc78d4ddc0");
    assert_eq!(SHAMBLES.map(|message| Checked::digest(message).unwrap_err().digest()), [digest; 2]);
    let safe = SHAMBLES.map(|message| ours(Checked::with_safe_digest(), &[message]).unwrap_err());
    assert_eq!(
        safe,
        [hex_array("4f3d9be4a472c4dae83c6314aa6c36a064c1fd14"), hex_array("9ed5d77a4f48be1dbf3e9e15650733eb850897f2")]
    );
}

/// Compares messages that differ from a message of a collision in one bit, or that have other blocks around it.
#[test]
fn near_misses() {
    for message in [SHATTERED, SHAMBLES].concat() {
        let last = message.len() - if message.len() == 320 { 128 } else { 64 };
        for bit in (8 * last..8 * message.len()).step_by(Effort::here().stride) {
            let mut changed = message.to_vec();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(compare(&changed, bit / 8).is_ok(), "bit {bit}");
        }
        let mut random = Random(7);
        for after in [1, 63, 64, 10_000] {
            assert!(compare(&[message, &random.bytes(after)].concat(), after).is_err());
        }
        // The collision needs the hash value before its blocks.
        assert!(compare(&[&random.bytes(64), message].concat(), 64).is_ok());
    }
    // The second of two collisions has the hash value that both messages of the first one have.
    assert!(compare(&[SHATTERED[0], SHATTERED[1]].concat(), 320).is_err());
}

/// Compares random messages of every length, and long ones: one block of 20 meets the conditions of an attack.
#[test]
fn random_messages() {
    let message = Random(1).bytes(Effort::here().at_most(1 << 20));
    for length in Effort::here().lengths(400) {
        assert!(compare(&message[..length], length / 3).is_ok(), "{length} bytes");
    }
    for length in [8191, 8192, 8193, 20_000, message.len()] {
        assert!(compare(&message[..length.min(message.len())], length / 2).is_ok(), "{length} bytes");
    }
}

/// Compares the results of a batch with the results of its messages, one by one.
fn compare_batch(messages: &[&[u8]]) -> Vec<Checksum> {
    let mut digests = vec![Checked::digest(SHAMBLES[0]); messages.len()];
    Checked::digest_many(messages, &mut digests).unwrap();
    for (i, (digest, message)) in digests.iter().zip(messages).enumerate() {
        assert_eq!(*digest, Checked::digest(message), "message {i} of {}, {} bytes", messages.len(), message.len());
    }
    digests.into_iter().map(|digest| digest.map_err(|collision| collision.digest())).collect()
}

/// Checks batches of every number of messages, and of every length up to several blocks.
#[test]
fn batches() {
    let message = Random(2).bytes(70_000);
    for count in 0..=40 {
        let messages: Vec<_> = (0..count).map(|i| &message[i..][..1000]).collect();
        assert!(compare_batch(&messages).iter().all(Result::is_ok));
    }
    for length in Effort::here().lengths(400) {
        let messages: Vec<_> = (0..19).map(|i| &message[64 * i + i..][..length]).collect();
        compare_batch(&messages);
    }
    // Lengths whose lanes end at different blocks, and longer ones than are absorbed at once.
    for seed in 0..Effort::here().at_most(40) as u64 {
        let mut random = Random(seed + 1);
        let mut below = |n: usize| u64::from_le_bytes(random.bytes(8).try_into().unwrap()) as usize % n;
        let longest = [1, 100, 1000, 10_000][seed as usize % 4];
        let messages: Vec<_> = (0..below(50)).map(|_| &message[below(50_000)..][..below(longest)]).collect();
        compare_batch(&messages);
    }
    compare_batch(&[&message, b"", &message[1..], &message[..64], &message[..2048], b"", &message[2..], &message[3..]]);
    let mut none = [];
    assert_eq!(Checked::digest_many::<&[u8]>(&[], &mut none), Ok(()));
    let mut one = [Ok([7; 20])];
    assert!(Checked::digest_many(&["a", "b"], &mut one).is_err());
    assert_eq!(one, [Ok([7; 20])]);
}

/// Puts each message of the published collisions into each lane, at several blocks, next to messages without an attack.
#[test]
fn collisions_in_batches() {
    let random = Random(3).bytes(4000);
    let collisions = [SHATTERED, SHAMBLES].concat();
    for lane in 0..17 {
        for collision in &collisions {
            let long = [*collision, &random].concat();
            for attack in [collision, &long[..]] {
                let messages: Vec<_> = (0..17).map(|i| if i == lane { attack } else { &random[i..][..700] }).collect();
                let refused: Vec<_> = compare_batch(&messages).iter().map(Result::is_err).collect();
                assert_eq!(refused, Vec::from_iter((0..17).map(|i| i == lane)));
            }
        }
    }
    // Attacks in all lanes, and messages whose attack is not the first block that a lane absorbs at once.
    let all: Vec<_> = (0..23).map(|i| collisions[i % 4]).collect();
    assert!(compare_batch(&all).iter().all(Result::is_err));
    let twice = [collisions[0], collisions[1], &random].concat();
    assert!(compare_batch(&[&twice[..]; 9]).iter().all(Result::is_err));
    let missed: Vec<_> = (0..12).map(|i| [&random[..64 * i], collisions[i % 4]].concat()).collect();
    let missed: Vec<_> = missed.iter().map(|message| &message[..]).collect();
    let refused = compare_batch(&missed);
    assert!(refused[0].is_err() && refused[1..].iter().all(Result::is_ok), "the hash value before the blocks differs");
}

#[test]
fn hashers_are_reset() {
    let mut hasher = Checked::with_safe_digest();
    hasher.update(SHAMBLES[0]);
    assert!(hasher.finalize_reset().is_err());
    hasher.update(b"abc");
    assert_eq!(hasher.finalize_reset(), Ok(Sha1::digest(b"abc")));
    hasher.update(SHAMBLES[0]);
    hasher.reset();
    hasher.update(SHAMBLES[1]);
    assert_eq!(hasher.finalize().unwrap_err().digest()[..4], [0x9e, 0xd5, 0xd7, 0x7a], "the hasher stays safe");
}

#[test]
fn texts() {
    let collision = Checked::digest(SHAMBLES[0]).unwrap_err();
    assert_eq!(collision.to_string(), "the message has a block of a collision attack on SHA-1");
    assert_eq!(format!("{:?}", Checked::default()), "Checked(..)");
}
