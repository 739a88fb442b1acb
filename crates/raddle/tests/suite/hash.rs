//! Compares hashes and HMAC with RustCrypto.

use crate::common::{Effort, Random};
use hmac::{KeyInit, Mac};
use raddle::{
    bindings::{resume_hash, suspend_hash},
    hash::{Algorithm, Hasher},
    hmac::{HmacMd5, HmacSha1, HmacSha224, HmacSha256, HmacSha256Truncated, HmacSha384, TagMismatch},
    md5::Md5,
    sha1::Sha1,
    sha256::{CountMismatch, Sha224, Sha256},
    sha512::Sha512,
};
use sha2::Digest;

/// RustCrypto's hash functions, whose names are ours.
pub(crate) mod rustcrypto {
    pub(crate) use md5::Md5;
    pub(crate) use sha1::Sha1;
    pub(crate) use sha2::*;
}

const LONGEST: usize = if cfg!(miri) { 200 } else { 4096 };

macro_rules! each_function {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        #[test]
        fn every_length() {
            let message = Random(1).bytes(LONGEST);
            for n in Effort::here().lengths(LONGEST) {
                let message = &message[..n];
                $(assert_eq!(<$hasher>::digest(message)[..], rustcrypto::$name::digest(message)[..], "{n} bytes");)*
            }
        }

        #[test]
        fn every_length_of_hmac() {
            let mut random = Random(2);
            let (key, message) = (random.bytes(200), random.bytes(LONGEST));
            for n in Effort::here().lengths(LONGEST) {
                let (key, message) = (&key[..n % 200], &message[..n]);
                $(
                    let rival = hmac::Hmac::<rustcrypto::$name>::new_from_slice(key).unwrap().chain_update(message);
                    let tag = <$mac>::new(key).mac(message);
                    assert_eq!(tag.as_bytes()[..], rival.finalize().into_bytes()[..], "{n} bytes");
                )*
                let key = HmacSha256::new(key);
                assert_eq!(key.verify(message, &key.mac(message)), Ok(()));
            }
        }

        #[test]
        fn suspended() {
            $(suspend::<$algorithm>();)*
        }

        #[test]
        fn nothing_is_printed_of_secrets() {
            $(
                assert_eq!(format!("{:?}", <$hasher>::new()), concat!(stringify!($name), "(..)"));
                assert_eq!(format!("{:?}", <$mac>::new(b"")), concat!("Hmac", stringify!($name), "(..)"));
            )*
            assert_eq!(format!("{:?}", HmacMd5::new(b"").start()), "Mac(..)");
        }

        /// Checks that a batch is never larger than the number of messages, and does not shrink when there are more.
        #[test]
        fn batch_sizes() {
            for size in [$(<$hasher>::batch_size),*] {
                assert_eq!((size(0), size(1)), (0, 1));
                let last = if cfg!(miri) { 20 } else { 200 };
                let sizes: Vec<usize> = (0..=last).map(size).collect();
                assert!(sizes.iter().enumerate().all(|(max, &size)| size <= max), "{sizes:?}");
                assert!(cfg!(miri) || sizes[100..].is_sorted(), "{sizes:?}");
            }
        }
    };
}

raddle::hashes!(padded: each_function);

/// Checks that a hash resumes from its state as bytes, and from no other state.
fn suspend<A: Algorithm>() {
    let hash_bytes = match (A::BLOCK_BYTES, A::DIGEST_BYTES) {
        (128, _) => 64,
        (_, 24..) => 32,
        (_, whole) => whole,
    };
    let message = Random(5).bytes(3 * A::BLOCK_BYTES);
    // In Miri, every length would take ten minutes.
    for n in (0..message.len()).step_by(if cfg!(miri) { 61 } else { 1 }) {
        let (mut hasher, mut hash) = (Hasher::<A>::new(), vec![0; hash_bytes]);
        hasher.update(&message[..n]);
        let (part, length) = suspend_hash(&hasher, &mut hash);
        assert_eq!((part, length), (&message[n - n % A::BLOCK_BYTES..n], n as u64));
        let mut resumed = resume_hash::<A>(&hash, part, length).unwrap();
        resumed.update(&message[n..]);
        assert_eq!(resumed.finalize(), Hasher::<A>::digest(&message), "{n} bytes");
        assert!(resume_hash::<A>(&hash, part, length + 1).is_none());
        assert!(resume_hash::<A>(&hash[1..], part, length).is_none());
        assert!(resume_hash::<A>(&hash, &vec![0; part.len() + A::BLOCK_BYTES], length).is_none());
    }
}

/// Checks that pieces of any lengths, some of them empty, give the digest of the whole, and that clones continue
/// independently.
#[test]
fn pieces() {
    let mut random = Random(3);
    let message = random.bytes(if cfg!(miri) { 200 } else { 1000 });
    let key = HmacSha256::new(b"key");
    let (mut sha256, mut sha512) = (Sha256::new(), Sha512::new());
    let (mut sha1, mut md5) = (Sha1::new(), Md5::default());
    for _ in 0..Effort::here().rounds(300) {
        let n = random.below(message.len() + 1);
        let mut mac = key.start();
        let digest = Sha256::digest(&message[..n]);
        let mut at = 0;
        while at < n {
            let piece = random.below(n - at + 1).min(random.below(message.len() / 5));
            sha256.update(&message[at..at + piece]);
            sha512.update(&message[at..at + piece]);
            sha1.update(&message[at..at + piece]);
            md5.update(&message[at..at + piece]);
            mac.update(&message[at..at + piece]);
            at += piece;
            let mut other = sha256.clone();
            other.update(&message[at..n]);
            assert_eq!(other.finalize(), digest);
        }
        assert_eq!(sha256.finalize_reset(), digest);
        assert_eq!(sha512.finalize_reset(), Sha512::digest(&message[..n]));
        assert_eq!(sha1.finalize_reset(), Sha1::digest(&message[..n]));
        assert_eq!(md5.finalize_reset(), Md5::digest(&message[..n]));
        assert_eq!(mac.clone().finalize(), key.mac(&message[..n]));
        assert_eq!(mac.verify(&key.mac(&message[..n])), Ok(()));
    }
}

/// Checks that flipping a bit of a tag, of a key or of a message makes the tag wrong.
#[test]
fn a_tag_is_of_one_key_and_message() {
    let (key, message) = ([7; 32], *b"attack at dawn");
    let mine = HmacSha256Truncated::<20>::new(&key);
    let tag = mine.mac(message);
    for bit in (0..8 * 20).step_by(Effort::here().stride) {
        let mut other = *tag.as_bytes();
        other[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(mine.verify(message, &other.into()), Err(TagMismatch));
    }
    for bit in (0..8 * message.len()).step_by(Effort::here().stride) {
        let mut other = message;
        other[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(mine.verify(other, &tag), Err(TagMismatch));
    }
    for bit in (0..8 * key.len()).step_by(Effort::here().stride) {
        let mut other = key;
        other[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(HmacSha256Truncated::<20>::new(&other).verify(message, &tag), Err(TagMismatch));
    }
}

/// Tests batches of messages of one length and of many lengths.
#[test]
fn batches() {
    let mut random = Random(4);
    let text = random.bytes(if cfg!(miri) { 200 } else { 20_000 });
    let effort = Effort::here();
    for count in
        (0..=140).step_by(effort.stride).chain([10, 200, 333].into_iter().filter(|&count| effort.includes(10 * count)))
    {
        for kind in 0..7 {
            let messages: Vec<&[u8]> = (0..count)
                .map(|i| {
                    let n = match kind {
                        0 => 16,
                        1 => 1024,
                        2 => random.below(300),
                        3 => random.below(16384) >> random.below(14),
                        // These messages have whole blocks, so their padding is equal.
                        4 => 64 * (count % 4),
                        // These are pieces of a text; the last piece has another length.
                        5 if i + 1 < count => 37 * count % 700,
                        5 => random.below(700),
                        // One message is long, among short ones.
                        _ => {
                            if i == count / 2 {
                                15_000
                            } else {
                                i % 130
                            }
                        }
                    };
                    let n = effort.at_most(n);
                    let at = random.below(text.len() - n);
                    &text[at..at + n]
                })
                .collect();
            let what = format!("{count} messages of kind {kind}");

            let mut digests = vec![[1; 32]; count];
            Sha256::digest_many(&messages, &mut digests).unwrap();
            let expected: Vec<[u8; 32]> = messages.iter().map(|message| sha2::Sha256::digest(message).into()).collect();
            assert!(digests == expected, "SHA-256 of {what}");

            let mut digests = vec![[1; 64]; count];
            Sha512::digest_many(&messages, &mut digests).unwrap();
            let expected: Vec<[u8; 64]> = messages.iter().map(|message| sha2::Sha512::digest(message).into()).collect();
            assert!(digests == expected, "SHA-512 of {what}");

            let mut digests = vec![[1; 20]; count];
            Sha1::digest_many(&messages, &mut digests).unwrap();
            let expected: Vec<[u8; 20]> = messages.iter().map(|message| sha1::Sha1::digest(message).into()).collect();
            assert!(digests == expected, "SHA-1 of {what}");

            let mut digests = vec![[1; 16]; count];
            Md5::digest_many(&messages, &mut digests).unwrap();
            let expected: Vec<[u8; 16]> = messages.iter().map(|message| md5::Md5::digest(message).into()).collect();
            assert!(digests == expected, "MD5 of {what}");

            let key = HmacSha224::new(b"key");
            let mut tags = vec![[1; 28].into(); count];
            key.mac_many(&messages, &mut tags).unwrap();
            let expected: Vec<_> = messages.iter().map(|message| key.mac(message)).collect();
            assert!(tags == expected, "HMAC of {what}");

            let key = HmacSha1::new(b"key");
            let mut tags = vec![[1; 20].into(); count];
            key.mac_many(&messages, &mut tags).unwrap();
            let expected: Vec<_> = messages.iter().map(|message| key.mac(message)).collect();
            assert!(tags == expected, "HMAC-SHA-1 of {what}");

            let key = HmacSha384::new(b"key");
            let mut tags = vec![[1; 48].into(); count];
            key.mac_many(&messages, &mut tags).unwrap();
            let expected: Vec<_> = messages.iter().map(|message| key.mac(message)).collect();
            assert!(tags == expected, "HMAC-SHA-384 of {what}");

            let mut hashers: Vec<_> = messages
                .iter()
                .map(|message| {
                    let mut hasher = Sha224::new();
                    hasher.update(message);
                    hasher
                })
                .collect();
            let mut digests = vec![[1; 28]; count];
            Sha224::finalize_many(&mut hashers, &mut digests).unwrap();
            let expected: Vec<[u8; 28]> = messages.iter().map(|message| sha2::Sha224::digest(message).into()).collect();
            assert!(digests == expected, "SHA-224 of {what}");
            assert!(hashers.into_iter().all(|hasher| hasher.finalize() == Sha224::digest(b"")));
        }
    }
}

/// Tests hashers behind references, and messages of another type. One test is enough, because batches are compiled for
/// each type.
#[test]
fn hashers_and_messages_of_other_types() {
    let mut random = Random(54);
    let (count, longest) = if cfg!(miri) { (5, 150) } else { (70, 2500) };
    let text = random.bytes(2 * longest);
    let pieces: Vec<Vec<u8>> =
        (0..count).map(|_| text[random.below(longest)..][..random.below(longest)].to_vec()).collect();
    let mut hashers = vec![Sha256::new(); pieces.len()];
    for _ in 0..2 {
        Sha256::update_many(&mut hashers.iter_mut().collect::<Vec<_>>(), &pieces).unwrap();
    }
    let twice = |piece: &Vec<u8>| -> [u8; 32] { sha2::Sha256::digest([&piece[..], piece].concat()).into() };
    assert!(hashers.into_iter().map(Sha256::finalize).eq(pieces.iter().map(twice)));
    let mut digests = vec![[0; 32]; pieces.len()];
    Sha256::digest_many(&pieces, &mut digests).unwrap();
    assert!(digests.iter().zip(&pieces).all(|(digest, piece)| digest[..] == sha2::Sha256::digest(piece)[..]));
}

#[test]
fn as_many_results_as_messages() {
    let mut digests = [[1; 32]; 3];
    let messages: [&[u8]; 2] = [b"a", b"b"];
    let mismatch = CountMismatch { messages: 2, results: 3 };
    assert_eq!(Sha256::digest_many(&messages, &mut digests), Err(mismatch));
    assert_eq!(Sha256::finalize_many(&mut [Sha256::new(), Sha256::new()], &mut digests), Err(mismatch));
    assert_eq!(digests, [[1; 32]; 3]);
    let mut hashers = [Sha256::new(), Sha256::new(), Sha256::new()];
    assert_eq!(Sha256::update_many(&mut hashers, &messages), Err(mismatch));
    assert_eq!(hashers.map(Sha256::finalize), [Sha256::digest(b""); 3]);
    let mut tags = [[1; 32].into(); 1];
    let mismatch = CountMismatch { messages: 2, results: 1 };
    assert_eq!(HmacSha256::new(b"").mac_many(&messages, &mut tags), Err(mismatch));
    assert_eq!(tags, [[1; 32].into()]);
}
