//! Compares hashes, HMAC and PBKDF2 with a second reference: the OpenSSL of this system.

#![cfg(target_os = "linux")]

use std::{ffi::CStr, num::NonZero};

use crate::common::{Random, hashes, openssl::OpenSsl, sample};
use raddle::{
    hmac::{Rfc1321, Rfc3174, Sha2, Sha512T},
    pbkdf2::Pbkdf2,
    sha256::Algorithm,
};

const LONGEST: usize = 4096;

/// Tests every length: in one call, in pieces, and in a batch.
fn lengths<A: Algorithm>(openssl: &OpenSsl, name: &CStr) {
    let mut random = Random(421);
    let text = random.bytes(LONGEST + 64);
    let messages: Vec<_> = (0..=LONGEST).step_by(sample()).map(|n| &text[n % 64..][..n]).collect();
    for (digest, message) in hashes::digests::<A>(&mut random, &messages).iter().zip(&messages) {
        assert_eq!(digest.as_ref(), openssl.digest(name, message), "{} bytes", message.len());
    }
}

/// Tests every length of a message, and keys of all lengths up to some blocks.
fn tags<A: Algorithm, const TAG: usize>(openssl: &OpenSsl, name: &CStr)
where
    raddle::hmac::Tag<TAG>: raddle::hmac::HmacTag<A>,
{
    let mut random = Random(422);
    let (keys, text) = (random.bytes(200), random.bytes(LONGEST));
    for n in (0..=LONGEST).step_by(sample()) {
        let (key, message) = (&keys[..n % 200], &text[..n]);
        let tag = hashes::tag::<A, TAG>(&mut random, key, message);
        assert_eq!(tag.as_bytes()[..], openssl.hmac(name, key, message), "{n} bytes");
    }
}

#[test]
fn openssl_agrees_on_every_length() {
    let Some(openssl) = OpenSsl::load() else { return };
    lengths::<Sha2<256>>(&openssl, c"EVP_sha256");
    lengths::<Sha2<224>>(&openssl, c"EVP_sha224");
    lengths::<Sha2<512>>(&openssl, c"EVP_sha512");
    lengths::<Sha2<384>>(&openssl, c"EVP_sha384");
    lengths::<Sha512T<256>>(&openssl, c"EVP_sha512_256");
    lengths::<Rfc3174>(&openssl, c"EVP_sha1");
    lengths::<Rfc1321>(&openssl, c"EVP_md5");
}

#[test]
fn openssl_agrees_on_every_length_of_hmac() {
    let Some(openssl) = OpenSsl::load() else { return };
    tags::<Sha2<256>, 32>(&openssl, c"EVP_sha256");
    tags::<Sha2<224>, 28>(&openssl, c"EVP_sha224");
    tags::<Sha2<512>, 64>(&openssl, c"EVP_sha512");
    tags::<Sha2<384>, 48>(&openssl, c"EVP_sha384");
    tags::<Sha512T<256>, 32>(&openssl, c"EVP_sha512_256");
    tags::<Rfc3174, 20>(&openssl, c"EVP_sha1");
    tags::<Rfc1321, 16>(&openssl, c"EVP_md5");
}

/// Tests batches of any number of messages of any lengths.
#[test]
fn openssl_agrees_on_batches() {
    fn batches<A: Algorithm>(random: &mut Random, openssl: &OpenSsl, name: &CStr) {
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
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(423);
    batches::<Sha2<256>>(&mut random, &openssl, c"EVP_sha256");
    batches::<Sha2<224>>(&mut random, &openssl, c"EVP_sha224");
    batches::<Sha2<512>>(&mut random, &openssl, c"EVP_sha512");
    batches::<Sha2<384>>(&mut random, &openssl, c"EVP_sha384");
    batches::<Rfc3174>(&mut random, &openssl, c"EVP_sha1");
    batches::<Rfc1321>(&mut random, &openssl, c"EVP_md5");
}

/// Tests keys of any number of chains, and of parts of a digest.
#[test]
fn openssl_agrees_on_keys_from_passwords() {
    fn keys<A: Algorithm>(random: &mut Random, openssl: &OpenSsl, name: &CStr) {
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
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(424);
    keys::<Sha2<256>>(&mut random, &openssl, c"EVP_sha256");
    keys::<Sha2<224>>(&mut random, &openssl, c"EVP_sha224");
    keys::<Rfc3174>(&mut random, &openssl, c"EVP_sha1");
}
