//! ChaCha20 in random pieces, from a random place, by the library and by every kernel, against RustCrypto.

#![no_main]

use arbitrary::Arbitrary;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use libfuzzer_sys::fuzz_target;
use raddle::InOut;
use raddle::chacha20::{ChaCha20, Key, Nonce};

#[derive(Arbitrary, Debug)]
struct Case {
    key: [u8; 32],
    nonce: [u8; 12],
    /// From which byte of the key stream on.
    from: u16,
    pieces: Vec<u8>,
    message: Vec<u8>,
}

fuzz_target!(|case: Case| {
    library(&case);
    kernels(&case);
});

/// The message with the key stream from `from` on.
fn rival(case: &Case, from: u16) -> Vec<u8> {
    let mut message = case.message.clone();
    let mut rival = chacha20::ChaCha20::new(&case.key.into(), &case.nonce.into());
    rival.seek(u64::from(from));
    rival.apply_keystream(&mut message);
    message
}

fn library(case: &Case) {
    let mut ours = case.message.clone();
    let mut cipher = ChaCha20::new(&Key::from(case.key), &Nonce::from(case.nonce));
    cipher.seek(case.from.into()).expect("a place in the key stream");
    let mut rest = &mut ours[..];
    for &piece in &case.pieces {
        let (first, others) = rest.split_at_mut(rest.len().min(piece.into()));
        cipher.apply_keystream(first).expect("far from the end of the key stream");
        rest = others;
    }
    cipher.apply_keystream(rest).expect("far from the end of the key stream");
    assert_eq!(ours, rival(case, case.from));
}

fn kernels(case: &Case) {
    let words = |bytes: &[u8]| {
        let word = |four: &[u8]| u32::from_le_bytes(four.try_into().expect("four bytes"));
        bytes.chunks_exact(4).map(word).collect::<Vec<_>>()
    };
    let block = case.from / 64;
    let parts = [&words(b"expand 32-byte k")[..], &words(&case.key), &[u32::from(block)], &words(&case.nonce)];
    let state = parts.concat().try_into().expect("sixteen words");
    let expected = rival(case, 64 * block);
    for kernel in raddle::kernel::chacha20_xor().iter().filter(|kernel| kernel.is_available()) {
        let mut ours = case.message.clone();
        kernel.apply(&state, InOut::in_place(&mut ours)).expect("an available kernel");
        assert_eq!(ours, expected, "{}", kernel.name());
    }
}
