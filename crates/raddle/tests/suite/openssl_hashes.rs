//! Compares hashes, HMAC and PBKDF2 with a second reference: this system's OpenSSL.

#![cfg(target_os = "linux")]

use std::{ffi::CStr, num::NonZero};

use crate::common::{Random, hashes, openssl::OpenSsl, sample};
use raddle::{
    hmac::{HmacTag, Tag},
    pbkdf2::Pbkdf2,
    sha256::Algorithm,
};

const LONGEST: usize = 4096;

/// Tests every length of a message, in one call, in pieces, and in a batch; and HMAC with keys of all lengths up to some
/// blocks.
fn lengths<A: Algorithm<Digest = [u8; N]>, const N: usize>(random: &mut Random, openssl: &OpenSsl, name: &CStr)
where
    Tag<N>: HmacTag<A>,
{
    let (keys, text) = (random.bytes(200), random.bytes(LONGEST + 64));
    let messages: Vec<_> = (0..=LONGEST).step_by(sample()).map(|n| &text[n % 64..][..n]).collect();
    for (digest, message) in hashes::digests::<A>(random, &messages).iter().zip(&messages) {
        assert_eq!(digest[..], openssl.digest(name, message), "{} bytes", message.len());
    }
    for (n, message) in messages.iter().enumerate() {
        let key = &keys[..n % 200];
        let tag = hashes::tag::<A, N>(random, key, message);
        assert_eq!(tag.as_bytes()[..], openssl.hmac(name, key, message), "{} bytes", message.len());
    }
}

/// Tests batches of any number of messages of any lengths.
fn batches<A: Algorithm<Digest = [u8; N]>, const N: usize>(random: &mut Random, openssl: &OpenSsl, name: &CStr) {
    let text = random.bytes(1 << 16);
    for _ in 0..100 / sample() {
        let max = 1 << random.below(15);
        let count = random.below(150);
        let messages: Vec<_> = (0..count)
            .map(|_| {
                let n = random.below(max + 1);
                &text[random.below(text.len() - n)..][..n]
            })
            .collect();
        for (digest, message) in hashes::digests::<A>(random, &messages).iter().zip(&messages) {
            assert_eq!(digest.as_ref(), openssl.digest(name, message), "{} bytes of {count}", message.len());
        }
    }
}

/// Tests keys of any number of chains, and of parts of a digest.
fn keys<A: Algorithm<Digest = [u8; N]>, const N: usize>(random: &mut Random, openssl: &OpenSsl, name: &CStr) {
    for n in (0..=70).step_by(sample()) {
        let bytes = 1 + n * A::DIGEST_BYTES + random.below(A::DIGEST_BYTES);
        let lengths = [random.below(100), random.below(100)];
        let [password, salt] = lengths.map(|length| random.bytes(length));
        let rounds = 1 + random.below(20) as u32;
        let mut key = vec![0; bytes];
        Pbkdf2::<A>::new(&password).derive(&salt, NonZero::new(rounds).unwrap(), &mut key).unwrap();
        assert!(key == openssl.derived(name, &password, &salt, rounds, bytes), "{bytes} bytes, {rounds} rounds");
    }
}

macro_rules! each_function {
    ($test:ident $compare:ident; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        #[test]
        fn $test() {
            let Some(openssl) = OpenSsl::load() else { return };
            $(
                let name = concat!("EVP_", stringify!($function), "\0").as_bytes();
                let name = CStr::from_bytes_with_nul(name).unwrap();
                $compare::<$algorithm, $digest>(&mut Random(421), &openssl, name);
            )*
        }
    };
}

raddle::hashes!(padded: each_function openssl_agrees_on_every_length lengths);
raddle::hashes!(padded: each_function openssl_agrees_on_batches batches);
raddle::hashes!(padded: each_function openssl_agrees_on_keys_from_passwords keys);
