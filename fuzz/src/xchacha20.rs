//! XChaCha20-Poly1305 at once, in place and in random pieces, and with a bit that is another; and its stream cipher, made
//! of HChaCha20 and ChaCha20, against RustCrypto.

use crate::{Pieces, Text};
use arbitrary::Arbitrary;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use chacha20poly1305::{AeadInOut, KeyInit};
use raddle::chacha20::{ChaCha20, hchacha20};
use raddle::chacha20poly1305::{Key, Tag};
use raddle::xchacha20poly1305::{Nonce, XChaCha20Poly1305};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    nonce: [u8; 24],
    aad: Text,
    pieces: Pieces,
    message: Text,
    /// Which bit of the sealed message is flipped.
    bit: u32,
}

/// Runs a case.
pub fn check(case: &Case) {
    stream(case);
    let cipher = XChaCha20Poly1305::new(&Key::from(case.key));
    let nonce = Nonce::from(case.nonce);
    let (aad, message) = (&case.aad.0[..], &case.message.0[..]);
    let mut sealed = message.to_vec();
    let rival = chacha20poly1305::XChaCha20Poly1305::new(&case.key.into());
    let tag = rival.encrypt_inout_detached(&case.nonce.into(), aad, sealed.as_mut_slice().into());
    let tag = Tag::from(<[u8; 16]>::from(tag.expect("not too long")));

    let mut ours = vec![0xa5; message.len()];
    assert_eq!(cipher.seal_detached(&nonce, aad, message, &mut ours), Ok(tag));
    assert_eq!(ours, sealed);

    let mut sealer = cipher.sealer(&nonce, aad);
    let mut ours = message.to_vec();
    for piece in case.pieces.of_mut(&mut ours) {
        sealer.seal(piece).expect("not too long");
    }
    assert_eq!((&ours, sealer.finalize()), (&sealed, tag));

    let mut opener = cipher.opener(&nonce, aad);
    for piece in case.pieces.of(&ours) {
        opener.authenticate(piece).expect("not too long");
    }
    let mut opened = opener.verify(&tag).expect("the right tag");
    for piece in case.pieces.of_mut(&mut ours) {
        opened.open(piece).expect("as long as before");
    }
    opened.finish().expect("the same as before");
    assert_eq!(ours, message);

    let mut altered = [&sealed[..], tag.as_bytes()].concat();
    let mut text = vec![0xa5; message.len()];
    cipher.open(&nonce, aad, &altered, &mut text).expect("the right tag");
    assert_eq!(text, message);
    let bit = case.bit as usize % (8 * altered.len());
    altered[bit / 8] ^= 1 << (bit % 8);
    assert!(cipher.open(&nonce, aad, &altered, &mut text).is_err());
    assert!(text.iter().all(|&byte| byte == 0));
}

fn stream(case: &Case) {
    let mut expected = case.message.0.clone();
    chacha20::XChaCha20::new(&case.key.into(), &case.nonce.into()).apply_keystream(&mut expected);
    let (input, rest) = case.nonce.split_first_chunk().expect("24 bytes");
    let nonce: [u8; 12] = [&[0; 4], rest].concat().try_into().expect("twelve bytes");
    let mut cipher = ChaCha20::new(&hchacha20(&raddle::chacha20::Key::from(case.key), input), &nonce.into());
    let mut ours = case.message.0.clone();
    for piece in case.pieces.of_mut(&mut ours) {
        cipher.apply_keystream(piece).expect("far from the end");
    }
    assert_eq!(ours, expected);
}
