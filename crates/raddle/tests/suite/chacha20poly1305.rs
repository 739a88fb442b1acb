//! Tests the features of ChaCha20-Poly1305 that other AEADs lack: sequences of nonces, and long nonces.

use crate::common::{Effort, Random};
use ::chacha20poly1305::{AeadInOut, KeyInit};
use raddle::{
    chacha20poly1305::{Key, NonceSequence, NoncesExhausted},
    xchacha20poly1305::{self, XChaCha20Poly1305},
};

#[test]
fn the_rival_agrees_on_long_nonces() {
    let mut random = Random(59);
    for length in [0, 1, 64, 1000, 10_000].into_iter().filter(|&length| Effort::here().includes(length)) {
        let (key, nonce) = (random.array::<32>(), random.array::<24>());
        let (aad, text) = (random.bytes(length % 77), random.bytes(length));
        let theirs = ::chacha20poly1305::XChaCha20Poly1305::new(&key.into());
        let mut expected = text.clone();
        let tag = theirs.encrypt_inout_detached(&nonce.into(), &aad, expected.as_mut_slice().into()).unwrap();
        let cipher = XChaCha20Poly1305::new(&Key::from(key));
        let nonce = xchacha20poly1305::Nonce::from(nonce);
        let mut sealed = text.clone();
        sealed.extend([0; 16]);
        cipher.seal_in_place(&nonce, &aad, &mut sealed).unwrap();
        assert!(sealed == [expected, tag.to_vec()].concat());
        assert!(cipher.open_in_place(&nonce, &aad, &mut sealed).unwrap() == text);
    }
}

#[test]
fn a_sequence_gives_each_nonce_once_and_then_none() {
    // RFC 8446, section 5.3: the record number, padded on the left, XOR the iv.
    let iv = std::array::from_fn(|i| 0x10 * i as u8);
    let mut nonces = NonceSequence::resume(iv, 0x0102_0304_0506_0708);
    let mut expected = iv;
    for i in 0..8 {
        expected[4 + i] ^= i as u8 + 1;
    }
    assert_eq!(nonces.next_nonce().unwrap().as_bytes(), &expected);
    expected[11] = iv[11] ^ 9;
    assert_eq!(nonces.next_nonce().unwrap().as_bytes(), &expected);

    let mut nonces = NonceSequence::with_sender([1, 2, 3, 4]);
    let count = if cfg!(miri) { 20 } else { 1000 };
    let all: std::collections::HashSet<_> = (0..count).map(|_| nonces.next_nonce().unwrap()).collect();
    assert_eq!((all.len() as u64, nonces.position()), (count, count));
    assert!(all.iter().all(|nonce| nonce.as_bytes()[..4] == [1, 2, 3, 4]));

    let mut nonces = NonceSequence::resume([0; 12], u64::MAX - 1);
    assert!(nonces.next_nonce().is_ok());
    for _ in 0..3 {
        assert_eq!(nonces.next_nonce(), Err(NoncesExhausted));
    }
}
