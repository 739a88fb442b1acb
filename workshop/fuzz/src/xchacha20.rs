//! The AEADs with 24-byte nonces, XChaCha20-Poly1305 and XAES-256-GCM, at once, in place and in random pieces, and with
//! a flipped bit; and the stream cipher of the former, built from HChaCha20 and ChaCha20. All are compared with
//! RustCrypto.

use crate::{Pieces, Text};
use arbitrary::Arbitrary;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305};
use core::convert::Infallible;
use raddle::Nonce;
use raddle::aead::{Aead, AeadAlgorithm, XChaChaPoly, XaesGcm};
use raddle::chacha20::{ChaCha20, Key, hchacha20};
use raddle::poly1305::Tag;
use xaes_256_gcm::Xaes256Gcm;

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    nonce: [u8; 24],
    aad: Text,
    pieces: Pieces,
    message: Text,
    /// The bit of the sealed message that is flipped.
    bit: u32,
}

/// Runs a case.
pub fn check(case: &Case) {
    stream(case);
    let (key, nonce) = (case.key.into(), case.nonce.into());
    macro_rules! agrees {
        ($ours:ty, $reference:ty) => {
            agrees::<$ours>(case, |aad, text| {
                let tag = <$reference>::new(&key).encrypt_inout_detached(&nonce, aad, text.into());
                tag.expect("not too long").into()
            })
        };
    }
    agrees!(XChaChaPoly, XChaCha20Poly1305);
    agrees!(XaesGcm, Xaes256Gcm);
}

/// Compares an algorithm with a reference, which encrypts a text in place and returns the tag.
fn agrees<A>(case: &Case, reference: impl Fn(&[u8], &mut [u8]) -> [u8; 16])
where
    A: for<'n> AeadAlgorithm<Key = Key, Nonce<'n> = &'n Nonce<24>, Tag = Tag, Refusal = Infallible>,
{
    let cipher = Aead::<A>::new(&Key::from(case.key));
    let nonce = Nonce::from(case.nonce);
    let (aad, message) = (&case.aad.0[..], &case.message.0[..]);
    let mut sealed = message.to_vec();
    let tag = Tag::from(reference(aad, &mut sealed));

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
    let mut cipher = ChaCha20::new(&hchacha20(&Key::from(case.key), input), &nonce.into());
    let mut ours = case.message.0.clone();
    for piece in case.pieces.of_mut(&mut ours) {
        cipher.apply_keystream(piece).expect("far from the end");
    }
    assert_eq!(ours, expected);
}
