//! Compares AES-GCM and counter mode with a second reference: this system's OpenSSL.

#![cfg(target_os = "linux")]

use crate::common::{Random, gcm, openssl::OpenSsl};
use raddle::{
    aes::{Aes, Bits128, Bits192, Bits256, Key, KeySize},
    aes_ctr::{Counter128, Ctr},
    aes_gcm::AnyNonce,
};

const KEYS: [usize; 3] = [16, 24, 32];

/// Tests every length of text, every tag length, and additional data and nonces of any length, and checks that sealed
/// messages open.
fn agrees(random: &mut Random, openssl: &OpenSsl, key: &[u8], aad: usize, length: usize) {
    // Half of the nonces have 12 bytes.
    let nonce = if random.below(2) == 0 { 12 } else { 1 + random.below(128) };
    let (nonce, aad, text) = (random.bytes(nonce), random.bytes(aad), random.bytes(length));
    let expected = openssl.seal(key, &nonce, &aad, &text);
    let tag = 12 + random.below(5);
    let expected = &expected[..length + tag];
    let cipher = gcm::cipher(key, tag).unwrap();
    let nonce = AnyNonce::new(&nonce).unwrap();
    let case = format_args!("{length} bytes, nonce {:x?}, {} of additional data", nonce.as_bytes(), aad.len());
    assert!(cipher.seal(nonce, &aad, &text) == expected, "{case}");
    assert!(cipher.open(nonce, &aad, expected).is_some_and(|opened| opened == text), "{case}");
    let mut wrong = expected.to_vec();
    wrong[random.below(length + tag)] ^= 1 << random.below(8);
    assert!(cipher.open(nonce, &aad, &wrong).is_none(), "{case}");
}

#[test]
fn openssl_agrees_on_every_length() {
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(151);
    for bytes in KEYS {
        for length in 0..=4096 {
            let (key, aad) = (random.bytes(bytes), random.below(65));
            agrees(&mut random, &openssl, &key, aad, length);
        }
    }
}

#[test]
fn openssl_agrees_on_additional_data_and_long_messages() {
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(152);
    for bytes in KEYS {
        for aad in (0..=64).chain([500, 4095, 70_000]) {
            for length in [0, 1, 16, 100, 512, 1500] {
                let key = random.bytes(bytes);
                agrees(&mut random, &openssl, &key, aad, length);
            }
        }
        for _ in 0..60 {
            let (key, aad, length) = (random.bytes(bytes), random.below(65), random.below(100_000));
            agrees(&mut random, &openssl, &key, aad, length);
        }
    }
}

/// Starts at a counter block that wraps soon: its last 32, 64 or 128 bits.
fn counts<S: KeySize<Key = Key<N>>, const N: usize>(random: &mut Random, openssl: &OpenSsl) {
    for length in (0..=1100).chain([4096, 5000, 70_000]) {
        let (key, mut first) = (random.array::<N>(), random.array::<16>());
        first[[0, 8, 12][length % 3]..].fill(0xff);
        first[15] -= random.below(100) as u8;
        let text = random.bytes(length);
        let mut expected = text.clone();
        openssl.ctr(&key, &first).encrypt(&mut expected);
        let mut made = text;
        Ctr::<S, Counter128>::new(Aes::new(&Key::from(key)), &first).apply_keystream(&mut made).unwrap();
        assert!(made == expected, "{length} bytes from {first:x?}");
    }
}

#[test]
fn openssl_agrees_on_counter_mode() {
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(153);
    counts::<Bits128, 16>(&mut random, &openssl);
    counts::<Bits192, 24>(&mut random, &openssl);
    counts::<Bits256, 32>(&mut random, &openssl);
}
