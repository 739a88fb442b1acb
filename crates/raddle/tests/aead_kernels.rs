//! The kernels of ChaCha20-Poly1305, each by its name, against those of ChaCha20 and of Poly1305.

mod common;

use common::{Random, keystream, xor};
use raddle::{
    InOut,
    kernel::{
        Chacha20Poly1305State, Poly1305State, chacha20_poly1305_begin, chacha20_poly1305_blocks, poly1305_blocks,
        poly1305_finish, poly1305_powers,
    },
};

/// The sixteen words of ChaCha20.
fn words(key: &[u8; 32], nonce: &[u8; 12], counter: u32) -> [u32; 16] {
    let word = |bytes: &[u8], i: usize| u32::from_le_bytes(bytes[4 * i..4 * i + 4].try_into().unwrap());
    let mut words = Random(0).state();
    for i in 0..8 {
        words[4 + i] = word(key, i);
    }
    words[12] = counter;
    for i in 0..3 {
        words[13 + i] = word(nonce, i);
    }
    words
}

/// The tag that a state has after more blocks, by the specification.
fn tag(mac: &Poly1305State, blocks: &[u8]) -> [u8; 16] {
    let mut mac = mac.clone();
    poly1305_blocks()[0].apply(&mut mac, blocks).unwrap();
    poly1305_finish()[0].apply(&mut mac, &[], 1).unwrap()
}

#[test]
fn every_kernel_for_the_beginning_makes_key_and_ciphertext() {
    let mut random = Random(71);
    for kernel in chacha20_poly1305_begin() {
        if !kernel.is_available() {
            println!("skipped: {kernel:?}");
            continue;
        }
        for length in 0..=kernel.most() {
            let (key, nonce) = (random.array(), random.array());
            let counter = if random.below(4) == 0 { u32::MAX - random.below(5) as u32 } else { random.below(9) as u32 };
            let stream = keystream(&words(&key, &nonce, counter), 64 + length);
            let text = random.bytes(length);
            let expected = xor(&text, &stream[64..]);
            let case = format_args!("{} on {length} bytes", kernel.name());

            let mut state = Chacha20Poly1305State::new(&key, &nonce);
            state.set_counter(counter);
            // What was there before does not matter.
            state.mac().set_accumulator([random.next(), random.next(), 3]);
            let mut apart = vec![0; length];
            kernel.apply(&mut state, InOut::apart(&text, &mut apart).unwrap()).unwrap();
            assert!(apart == expected, "{case}");

            let mut in_place = text.clone();
            kernel.apply(&mut state, InOut::in_place(&mut in_place)).unwrap();
            assert!(in_place == expected, "{case}");

            let fresh = Poly1305State::new(stream[..32].try_into().unwrap());
            let message = random.bytes(1024);
            assert_eq!(tag(state.mac(), &message), tag(&fresh, &message), "{case}");
            // The powers, where it made any, are those that the kernels for blocks want.
            if length % 97 == 0 {
                for blocks in poly1305_blocks().iter().filter(|blocks| blocks.is_available()) {
                    let message = random.bytes(3 * blocks.multiple());
                    let mut mac = state.mac().clone();
                    blocks.apply(&mut mac, &message).unwrap();
                    assert_eq!(tag(&mac, &[]), tag(&fresh, &message), "{case}, then {}", blocks.name());
                }
            }
        }
        let longer = vec![0; kernel.most() + 1];
        let mut out = vec![0xa5; longer.len()];
        let mut state = Chacha20Poly1305State::new(&[7; 32], &[9; 12]);
        kernel.apply(&mut state, InOut::apart(&longer, &mut out).unwrap()).unwrap_err();
        assert!(out.iter().all(|&byte| byte == 0xa5), "{}", kernel.name());
    }
}

#[test]
fn every_kernel_that_does_both_agrees_with_two_that_do_one() {
    let mut random = Random(72);
    for kernel in chacha20_poly1305_blocks() {
        if !kernel.is_available() {
            println!("skipped: {kernel:?}");
            continue;
        }
        for round in 0..40 {
            let length = random.below(if round < 30 { 5 } else { 20 }) * kernel.multiple();
            let (key, nonce, mac_key) = (random.array(), random.array(), random.array());
            let counter = if round % 4 == 0 { u32::MAX - random.below(40) as u32 } else { random.below(9) as u32 };
            let accumulator = [random.next(), random.next(), random.next() % 5];
            let begin = || {
                let mut state = Chacha20Poly1305State::new(&key, &nonce);
                state.set_counter(counter);
                *state.mac() = Poly1305State::new(&mac_key);
                state.mac().set_accumulator(accumulator);
                state
            };
            let fresh = begin().mac().clone();
            let text = random.bytes(length);
            // All ones, which make the greatest limbs, and any.
            let before = if round % 3 == 0 { vec![0xff; length] } else { random.bytes(length) };
            let expected = xor(&text, &keystream(&words(&key, &nonce, counter), length));
            let case = format_args!("{} on {length} bytes", kernel.name());

            let (mut state, mut out) = (begin(), vec![0; length]);
            kernel.seal(&mut state, InOut::apart(&text, &mut out).unwrap(), &before).unwrap();
            assert!(out == expected, "sealing apart: {case}");
            assert_eq!(tag(state.mac(), &[]), tag(&fresh, &before), "sealing apart: {case}");

            let (mut state, mut out) = (begin(), text.clone());
            kernel.seal(&mut state, InOut::in_place(&mut out), &before).unwrap();
            assert!(out == expected, "sealing in place: {case}");
            assert_eq!(tag(state.mac(), &[]), tag(&fresh, &before), "sealing in place: {case}");

            let (mut state, mut out) = (begin(), vec![0; length]);
            kernel.open(&mut state, InOut::apart(&text, &mut out).unwrap()).unwrap();
            assert!(out == expected, "opening apart: {case}");
            assert_eq!(tag(state.mac(), &[]), tag(&fresh, &text), "opening apart: {case}");

            let (mut state, mut out) = (begin(), text.clone());
            kernel.open(&mut state, InOut::in_place(&mut out)).unwrap();
            assert!(out == expected, "opening in place: {case}");
            assert_eq!(tag(state.mac(), &[]), tag(&fresh, &text), "opening in place: {case}");
        }
        let mut out = vec![0xa5; kernel.multiple() + 1];
        let mut state = Chacha20Poly1305State::new(&[7; 32], &[9; 12]);
        kernel.open(&mut state, InOut::in_place(&mut out)).unwrap_err();
        assert!(out.iter().all(|&byte| byte == 0xa5), "{}", kernel.name());
    }
}

#[test]
fn names_are_unique() {
    let mut names: Vec<_> = raddle::kernel::all().map(|kernel| kernel.name).collect();
    assert!(poly1305_powers().iter().all(|kernel| names.contains(&kernel.name())));
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}
