//! The AEAD through its public interface, against RustCrypto.

mod common;

use ::chacha20poly1305::{AeadInOut, KeyInit};
use common::Random;
use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, OpenError, Tag, TagMismatch};

/// A cipher, and the same of the rival: RustCrypto.
fn pair(random: &mut Random) -> (ChaCha20Poly1305, ::chacha20poly1305::ChaCha20Poly1305) {
    let key = random.array::<32>();
    (ChaCha20Poly1305::new(&Key::from(key)), ::chacha20poly1305::ChaCha20Poly1305::new(&key.into()))
}

/// Seals and opens in every way, and compares with the rival.
fn agrees(random: &mut Random, aad: usize, length: usize) {
    let (ours, theirs) = pair(random);
    let (nonce, aad, text) = (random.array::<12>(), random.bytes(aad), random.bytes(length));
    let mut expected = text.clone();
    let tag = theirs.encrypt_inout_detached(&nonce.into(), &aad, expected.as_mut_slice().into()).unwrap();
    let nonce = Nonce::from(nonce);
    let case = format_args!("{length} bytes, {} of additional data", aad.len());

    let mut apart = vec![0xa5; length];
    let our_tag = ours.seal_detached(&nonce, &aad, &text, &mut apart).unwrap();
    assert!(apart == expected, "{case}");
    assert_eq!(our_tag.as_bytes()[..], tag[..], "{case}");

    let mut in_place = text.clone();
    assert_eq!(ours.seal_in_place_detached(&nonce, &aad, &mut in_place).unwrap(), our_tag, "{case}");
    assert!(in_place == expected, "{case}");

    let mut opened = vec![0xa5; length];
    ours.open_detached(&nonce, &aad, &expected, &our_tag, &mut opened).unwrap();
    assert!(opened == text, "{case}");
    ours.open_in_place_detached(&nonce, &aad, &mut in_place, &our_tag).unwrap();
    assert!(in_place == text, "{case}");

    let mut wrong = *our_tag.as_bytes();
    wrong[random.below(16)] ^= 1 << random.below(8);
    let wrong = Tag::from(wrong);
    let mismatch = Err(OpenError::TagMismatch(TagMismatch));
    assert_eq!(ours.open_detached(&nonce, &aad, &expected, &wrong, &mut opened), mismatch, "{case}");
    assert!(opened.iter().all(|&byte| byte == 0), "{case}");
    let mut in_place = expected.clone();
    assert_eq!(ours.open_in_place_detached(&nonce, &aad, &mut in_place, &wrong), mismatch, "{case}");
    assert!(in_place.iter().all(|&byte| byte == 0), "{case}");
}

#[test]
fn the_rival_agrees_on_every_length() {
    let mut random = Random(51);
    for length in 0..=4096 {
        let aad = random.below(65);
        agrees(&mut random, aad, length);
    }
}

#[test]
fn the_rival_agrees_on_every_length_of_additional_data() {
    let mut random = Random(52);
    for aad in (0..=64).chain([300, 1000, 5000]) {
        for length in [0, 1, 15, 16, 17, 64, 200, 300, 1500, 20_000] {
            agrees(&mut random, aad, length);
        }
    }
}

#[test]
fn the_rival_agrees_on_long_messages() {
    let mut random = Random(53);
    for _ in 0..100 {
        let (aad, length) = (random.below(100), random.below(100_000));
        agrees(&mut random, aad, length);
    }
}
