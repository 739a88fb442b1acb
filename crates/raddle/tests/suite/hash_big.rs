//! Tests hashes and HMAC on more bytes, or bits, than 32 bits can count. These tests are slow, so they run only on
//! request: `cargo test --release -- --ignored`.

#![cfg(all(target_os = "linux", target_pointer_width = "64"))]

use std::ffi::CStr;

use crate::common::{Random, openssl::OpenSsl, pages::Repeated};
use raddle::{
    hmac::{Hmac, HmacTag, Rfc1321, Sha2, Tag},
    sha256::{Algorithm, Hasher},
};

/// A length above 2^32 that is not a multiple of any block or loop.
const LENGTH: usize = (1 << 32) + 3 * 2048 + 1000 + 5;

/// A length of more than 2^32 bits that is not a multiple of any block or loop.
const BITS: usize = (1 << 29) + 1000 + 5;

/// The size of the pages to which every address maps.
const BEHIND: usize = 2 << 20;

fn text(length: usize) -> Repeated {
    let mut random = Random(431);
    let mut text = Repeated::new(BEHIND, length.next_multiple_of(BEHIND));
    text.bytes_mut()[..BEHIND].fill_with(|| random.next() as u8);
    text
}

/// Computes the digest with OpenSSL, in pieces.
fn expected(openssl: &OpenSsl, name: &CStr, text: &[u8]) -> Vec<u8> {
    let mut rival = openssl.hash(name);
    text.chunks(BEHIND).for_each(|piece| rival.update(piece));
    rival.finalize()
}

/// Hashes in one call, in two calls between which a block is incomplete, and among short messages.
fn message<A: Algorithm>(openssl: &OpenSsl, name: &CStr, text: &[u8]) {
    let expected = expected(openssl, name, text);
    assert_eq!(Hasher::<A>::digest(text).as_ref(), expected, "{name:?}");
    let mut hasher = Hasher::<A>::new();
    let (first, rest) = text.split_at(13);
    hasher.update(first);
    hasher.update(rest);
    assert_eq!(hasher.finalize_reset().as_ref(), expected, "{name:?} in pieces");

    let mut messages: Vec<_> = (0..20).map(|n| &text[..100 * n]).collect();
    messages[7] = text;
    let mut digests = vec![Hasher::<A>::digest(b""); messages.len()];
    Hasher::<A>::digest_many(&messages, &mut digests).unwrap();
    assert_eq!(digests.remove(7).as_ref(), expected, "{name:?} among others");
    messages.remove(7);
    assert!(messages.iter().map(|message| Hasher::<A>::digest(message)).eq(digests), "{name:?} around it");
}

/// SHA-224 is left out, because it is SHA-256 with other initial values, and counts in the same way.
#[test]
#[ignore = "gigabytes"]
fn a_message_has_more_than_four_gibibytes() {
    let Some(openssl) = OpenSsl::load() else { return };
    let text = text(LENGTH);
    message::<Sha2<256>>(&openssl, c"EVP_sha256", &text.bytes()[..LENGTH]);
    message::<Rfc1321>(&openssl, c"EVP_md5", &text.bytes()[..LENGTH]);
}

/// Hashes more messages than most kernels have lanes, each of more than 2^32 bits.
#[test]
#[ignore = "gigabytes"]
fn many_messages_have_more_than_four_gibibits() {
    fn many<A: Algorithm, const TAG: usize>(openssl: &OpenSsl, name: &CStr, text: &[u8])
    where
        Tag<TAG>: HmacTag<A>,
    {
        const { assert!(TAG == A::DIGEST_BYTES) };
        let messages = [&text[..BITS - 64], &text[..BITS - 1], &text[..BITS]].repeat(6);
        let expected: Vec<_> = messages[..3].iter().map(|message| expected(openssl, name, message)).collect();
        let mut digests = vec![Hasher::<A>::digest(b""); messages.len()];
        Hasher::<A>::digest_many(&messages, &mut digests).unwrap();
        assert!(digests.iter().zip(expected.iter().cycle()).all(|(digest, expected)| digest.as_ref() == expected));
        let key = Hmac::<A, TAG>::new(b"key");
        let mut tags = [Tag::from([0; TAG]); 3];
        key.mac_many(&messages[..3], &mut tags).unwrap();
        for (message, tag) in messages.iter().zip(&tags) {
            assert_eq!(tag.as_bytes()[..], openssl.hmac(name, b"key", message), "{name:?}");
            assert_eq!(key.mac(message), *tag, "{name:?}");
        }
    }
    let Some(openssl) = OpenSsl::load() else { return };
    let text = text(BITS);
    many::<Sha2<256>, 32>(&openssl, c"EVP_sha256", text.bytes());
    many::<Rfc1321, 16>(&openssl, c"EVP_md5", text.bytes());
}
