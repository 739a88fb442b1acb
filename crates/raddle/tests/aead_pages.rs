//! Poly1305 and the AEAD between pages that nobody may touch: the library, and each kernel by its name.

#![cfg(unix)]

mod common;

use common::{Random, pages::Guarded};
use raddle::{
    InOut,
    chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
    kernel::{
        Chacha20Poly1305State, Poly1305State, chacha20_poly1305_begin, chacha20_poly1305_blocks, poly1305_blocks,
        poly1305_finish,
    },
    poly1305::{OneTimeKey, authenticate},
};

/// Longer than what kernels do at once, more than once.
const LONGEST: usize = 5000;

/// The first and the last `n` bytes.
fn ends(bytes: &mut [u8], n: usize, last: bool) -> &mut [u8] {
    let at = if last { bytes.len() - n } else { 0 };
    &mut bytes[at..at + n]
}

#[test]
fn every_length_of_the_library() {
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
fn every_kernel() {
    let mut random = Random(82);
    let (mut from, mut to, mut before) = (Guarded::new(9000), Guarded::new(9000), Guarded::new(9000));
    for last in [false, true] {
        for kernel in poly1305_blocks().iter().filter(|kernel| kernel.is_available()) {
            for turns in 0..8 {
                let blocks = ends(from.bytes(), turns * kernel.multiple(), last);
                kernel.apply(&mut Poly1305State::new(&random.array()), blocks).unwrap();
            }
        }
        for kernel in poly1305_finish().iter().filter(|kernel| kernel.is_available()) {
            for blocks in 0..64 {
                let blocks = ends(from.bytes(), 16 * blocks, last);
                kernel.apply(&mut Poly1305State::new(&random.array()), blocks, 1).unwrap();
            }
        }
        for kernel in chacha20_poly1305_begin().iter().filter(|kernel| kernel.is_available()) {
            for n in 0..=kernel.most() {
                let mut state = Chacha20Poly1305State::new(&random.array(), &random.array());
                let (from, to) = (ends(from.bytes(), n, last), ends(to.bytes(), n, last));
                kernel.apply(&mut state, InOut::apart(from, to).unwrap()).unwrap();
                kernel.apply(&mut state, InOut::in_place(to)).unwrap();
                assert!(from == to, "{} on {n} bytes", kernel.name());
            }
        }
        for kernel in chacha20_poly1305_blocks().iter().filter(|kernel| kernel.is_available()) {
            for turns in 0..4 {
                let n = turns * kernel.multiple();
                let mut state = Chacha20Poly1305State::new(&random.array(), &random.array());
                *state.mac() = Poly1305State::new(&random.array());
                let (from, to) = (ends(from.bytes(), n, last), ends(to.bytes(), n, last));
                kernel.seal(&mut state, InOut::apart(from, to).unwrap(), ends(before.bytes(), n, last)).unwrap();
                kernel.open(&mut state, InOut::in_place(to)).unwrap();
                assert!(from == to, "{} on {n} bytes", kernel.name());
            }
        }
    }
}
