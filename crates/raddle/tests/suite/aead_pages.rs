//! Tests AEADs and authenticators between pages that nobody may access.

#![cfg(unix)]

use crate::common::{Effort, Random, pages::Guarded};
use raddle::{
    aes_gcm::{self, Aes256Gcm},
    chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
    poly1305::{OneTimeKey, authenticate},
};

/// A length several times the number of bytes that kernels process at once.
const LONGEST: usize = 5000;

/// Returns the first or the last `n` bytes.
fn ends(bytes: &mut [u8], n: usize, last: bool) -> &mut [u8] {
    let at = if last { bytes.len() - n } else { 0 };
    &mut bytes[at..at + n]
}

#[test]
fn every_length_of_chacha20poly1305() {
    let mut random = Random(81);
    let cipher = ChaCha20Poly1305::new(&Key::from(random.array()));
    let nonce = Nonce::from(random.array());
    let (mut aad, mut from, mut to, mut back) =
        (Guarded::new(1), Guarded::new(LONGEST), Guarded::new(LONGEST + 16), Guarded::new(LONGEST));
    for n in (0..LONGEST).filter(|n| *n < 2500 || n % 7 == 0) {
        for last in [false, true] {
            let aad = ends(aad.bytes(), n % 50, last);
            let (from, to) = (ends(from.bytes(), n, last), ends(to.bytes(), n + 16, last));
            let back = ends(back.bytes(), n, last);
            from.fill_with(|| random.next() as u8);
            cipher.seal(&nonce, aad, from, to).unwrap();
            cipher.open(&nonce, aad, to, back).unwrap();
            assert!(back == from, "{n} bytes apart");
            assert!(cipher.open_in_place(&nonce, aad, to).unwrap() == from, "{n} bytes opened in place");
            let key = random.array();
            let elsewhere = from.to_vec();
            let tag = authenticate(OneTimeKey::from(key), from);
            assert_eq!(tag, authenticate(OneTimeKey::from(key), &elsewhere), "{n} bytes");
            cipher.seal_in_place(&nonce, aad, to).unwrap();
        }
    }
}

#[test]
fn every_length_of_aes_gcm() {
    let mut random = Random(91);
    let cipher = Aes256Gcm::new(&aes_gcm::Key::from(random.array()));
    let nonce = aes_gcm::Nonce::from(random.array());
    let (mut aad, mut from, mut to, mut back) =
        (Guarded::new(1), Guarded::new(LONGEST), Guarded::new(LONGEST + 16), Guarded::new(LONGEST));
    for n in (0..LONGEST).filter(|n| *n < 2500 || n % 7 == 0).step_by(Effort::here().stride) {
        for last in [false, true] {
            let aad = ends(aad.bytes(), n % 65, last);
            let (from, to) = (ends(from.bytes(), n, last), ends(to.bytes(), n + 16, last));
            let back = ends(back.bytes(), n, last);
            from.fill_with(|| random.next() as u8);
            cipher.seal(&nonce, aad, from, to).unwrap();
            cipher.open(&nonce, aad, to, back).unwrap();
            assert!(back == from, "{n} bytes apart");
            assert!(cipher.open_in_place(&nonce, aad, to).unwrap() == from, "{n} bytes opened in place");
            cipher.seal_in_place(&nonce, aad, to).unwrap();
        }
    }
}
