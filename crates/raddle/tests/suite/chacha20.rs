//! Tests the cipher through its public interface: pieces, positions, the end of the keystream, and a reference.

use crate::common::{Effort, Random, xor};
use ::chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use raddle::{
    LengthMismatch,
    chacha20::{ApplyError, ChaCha20, KEYSTREAM_BYTES, Key, KeystreamExhausted, Nonce, hchacha20},
};

/// Returns our cipher and the cipher of the reference, RustCrypto, with the same key and nonce.
fn pair(random: &mut Random) -> (ChaCha20, ::chacha20::ChaCha20) {
    let (key, nonce) = (random.array::<32>(), random.array::<12>());
    (ChaCha20::new(&Key::from(key), &Nonce::from(nonce)), ::chacha20::ChaCha20::new(&key.into(), &nonce.into()))
}

#[test]
fn the_rival_agrees_on_random_keys_and_lengths() {
    let mut random = Random(11);
    let effort = Effort::here();
    let long: Vec<_> = (0..effort.rounds(100)).map(|_| random.below(effort.at_most(70_000))).collect();
    for length in (0..=300).step_by(effort.stride).chain(long) {
        let (mut ours, mut theirs) = pair(&mut random);
        let data = random.bytes(length);
        let (mut in_place, mut apart, mut expected) = (data.clone(), vec![0; length], data.clone());
        theirs.apply_keystream(&mut expected);
        ours.clone().apply_keystream(&mut in_place).unwrap();
        ours.apply_keystream_to(&data, &mut apart).unwrap();
        assert!(in_place == expected && apart == expected, "{length} bytes");
    }
}

#[test]
fn the_rival_agrees_wherever_one_seeks() {
    let mut random = Random(12);
    let (mut ours, mut theirs) = pair(&mut random);
    for _ in 0..Effort::here().rounds(2000) {
        let length = random.below(400);
        let byte = match random.below(3) {
            0 => random.below(1000) as u64,
            1 => random.next() % (KEYSTREAM_BYTES - 400),
            // The reference refuses the last block.
            _ => KEYSTREAM_BYTES - 64 - length as u64 - random.below(200) as u64,
        };
        let (mut a, mut b) = (vec![0; length], vec![0; length]);
        ours.seek(byte).unwrap();
        theirs.seek(byte);
        ours.apply_keystream(&mut a).unwrap();
        theirs.apply_keystream(&mut b);
        assert_eq!(a, b, "{length} bytes from {byte}");
        assert_eq!(ours.position(), byte + length as u64);
    }
}

#[test]
fn pieces_give_what_the_whole_gives() {
    let mut random = Random(13);
    let (cipher, _) = pair(&mut random);
    let effort = Effort::here();
    let mut whole = vec![0; effort.at_most(20_000)];
    cipher.clone().apply_keystream(&mut whole).unwrap();
    for longest_piece in [1, 3, 64, 65, 200, 3000, 20_000].into_iter().filter(|&longest| longest <= whole.len()) {
        for _ in 0..effort.rounds(if longest_piece < 64 { 3 } else { 30 }) {
            let mut cipher = cipher.clone();
            let mut rest = &mut vec![0; whole.len()][..];
            let mut at = 0;
            while !rest.is_empty() {
                let n = random.below(longest_piece + 1).min(rest.len());
                let piece = rest.split_off_mut(..n).unwrap();
                if random.below(2) == 0 {
                    cipher.apply_keystream(piece).unwrap();
                } else {
                    let input = random.bytes(n);
                    cipher.apply_keystream_to(&input, piece).unwrap();
                    let stream = xor(piece, &input);
                    piece.copy_from_slice(&stream);
                }
                assert!(*piece == whole[at..at + n], "{n} bytes at {at}");
                at += n;
                assert_eq!(cipher.position(), at as u64);
            }
        }
    }
}

#[test]
fn a_seek_forgets_the_block_that_was_kept() {
    let mut random = Random(14);
    let (cipher, _) = pair(&mut random);
    let mut whole = vec![0; if cfg!(miri) { 400 } else { 4096 }];
    cipher.clone().apply_keystream(&mut whole).unwrap();
    let mut cipher = cipher;
    for _ in 0..Effort::here().rounds(3000) {
        let at = random.below(whole.len() - 96);
        // Many calls continue where the last call ended, or in its block.
        match random.below(3) {
            0 => cipher.seek(at as u64).unwrap(),
            1 => cipher.seek_block((at / 64) as u32),
            _ => {}
        }
        let at = cipher.position() as usize;
        let n = random.below(100).min(whole.len() - at);
        let mut piece = vec![0; n];
        cipher.apply_keystream(&mut piece).unwrap();
        assert_eq!(piece, whole[at..at + n], "{n} bytes at {at}");
    }
}

#[test]
fn the_keystream_ends_at_two_to_the_38() {
    let mut random = Random(15);
    let (mut cipher, mut rival) = pair(&mut random);

    // The whole last block is read in one call, and in two calls that meet in its middle.
    let mut last = [0; 64];
    cipher.seek_block(u32::MAX);
    cipher.apply_keystream(&mut last).unwrap();
    assert_eq!(cipher.position(), KEYSTREAM_BYTES);
    let mut piece = [0; 24];
    cipher.seek(KEYSTREAM_BYTES - 24).unwrap();
    cipher.apply_keystream(&mut piece).unwrap();
    assert_eq!(piece, last[40..]);
    let mut two_blocks = [0; 128];
    cipher.seek_block(u32::MAX - 1);
    cipher.apply_keystream(&mut two_blocks).unwrap();
    assert_eq!(two_blocks[64..], last);
    let mut before = [0; 64];
    rival.seek(KEYSTREAM_BYTES - 128);
    rival.apply_keystream(&mut before);
    assert_eq!(two_blocks[..64], before);

    // No byte after the end can be read, wherever the call starts.
    for left in [0_u64, 1, 63, 64, 65, 1000] {
        for more in [1, 2, 64, 5000] {
            cipher.seek(KEYSTREAM_BYTES - left).unwrap();
            let original = random.bytes(left as usize + more);
            let (mut data, mut output) = (original.clone(), original.clone());
            let error = KeystreamExhausted { asked: original.len() as u64, left };
            assert_eq!(cipher.apply_keystream(&mut data), Err(error));
            assert_eq!(cipher.apply_keystream_to(&original, &mut output), Err(ApplyError::KeystreamExhausted(error)));
            assert!(data == original && output == original, "touched");
            assert_eq!(cipher.position(), KEYSTREAM_BYTES - left);
            // The remaining bytes can still be read, and a call for 0 bytes always succeeds.
            cipher.apply_keystream(&mut data[..left as usize]).unwrap();
            cipher.apply_keystream(&mut []).unwrap();
        }
    }
    assert_eq!(
        cipher.seek(KEYSTREAM_BYTES + 1),
        Err(KeystreamExhausted { asked: KEYSTREAM_BYTES + 1, left: KEYSTREAM_BYTES })
    );
    assert_eq!(cipher.position(), KEYSTREAM_BYTES, "a seek that fails goes nowhere");
}

#[test]
fn lengths_that_differ_are_both_named() {
    let (mut cipher, _) = pair(&mut Random(16));
    let mut output = [7; 9];
    let error = cipher.apply_keystream_to(&[0; 8], &mut output).unwrap_err();
    assert_eq!(error, ApplyError::LengthMismatch(LengthMismatch { input: 8, output: 9 }));
    assert_eq!(error.to_string(), "the input has 8 bytes and the output 9: they must be equal");
    assert_eq!((output, cipher.position()), ([7; 9], 0));
}

#[test]
fn hchacha20_is_the_rivals() {
    let mut random = Random(17);
    for _ in 0..Effort::here().rounds(100) {
        let (key, input) = (random.array::<32>(), random.array::<16>());
        let expected = ::chacha20::hchacha::<::chacha20::R20>(&key.into(), &input.into());
        assert_eq!(hchacha20(&Key::from(key), &input).as_bytes()[..], expected[..]);
    }
}

#[test]
fn nothing_secret_is_printed() {
    let cipher = ChaCha20::new(&Key::from([0xab; 32]), &Nonce::from([0; 12]));
    let text = format!("{cipher:?} {:?}", Key::from([0xab; 32]));
    assert_eq!(text, "ChaCha20 { position: 0, .. } Key(..)");
}

#[test]
fn ciphers_go_between_threads() {
    fn check<T: Send + Sync + Clone>() {}
    check::<ChaCha20>();
    check::<Key>();
}
