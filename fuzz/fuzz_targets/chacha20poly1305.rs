//! ChaCha20-Poly1305 at once, in place and in random pieces, and with a bit that is another, against RustCrypto.

#![no_main]

use arbitrary::Arbitrary;
use chacha20poly1305::{AeadInOut, KeyInit};
use libfuzzer_sys::fuzz_target;
use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Tag};
use raddle_fuzz::{Pieces, Text};

#[derive(Arbitrary, Debug)]
struct Case {
    key: [u8; 32],
    nonce: [u8; 12],
    aad: Text,
    pieces: Pieces,
    message: Text,
    /// Which bit of the sealed message is flipped.
    bit: u32,
}

fuzz_target!(|case: Case| {
    let cipher = ChaCha20Poly1305::new(&Key::from(case.key));
    let nonce = Nonce::from(case.nonce);
    let (sealed, tag) = rival(&case);

    let mut ours = case.message.0.clone();
    let our_tag = cipher.seal_in_place_detached(&nonce, &case.aad.0, &mut ours).expect("not too long");
    assert_eq!((&ours, our_tag), (&sealed, tag));

    let mut sealer = cipher.sealer(&nonce, &case.aad.0);
    let mut ours = case.message.0.clone();
    case.pieces.of_mut(&mut ours).into_iter().for_each(|piece| sealer.seal(piece).expect("not too long"));
    assert_eq!((&ours, sealer.finalize()), (&sealed, tag));

    let mut text = vec![0xa5; sealed.len()];
    cipher.open_detached(&nonce, &case.aad.0, &sealed, &tag, &mut text).expect("the right tag");
    assert_eq!(text, case.message.0);

    let mut opener = cipher.opener(&nonce, &case.aad.0);
    case.pieces.of_mut(&mut ours).into_iter().for_each(|piece| opener.authenticate(piece).expect("not too long"));
    let mut opened = opener.verify(&tag).expect("the right tag");
    case.pieces.of_mut(&mut ours).into_iter().for_each(|piece| opened.open(piece).expect("as long as before"));
    opened.finish().expect("the same as before");
    assert_eq!(ours, case.message.0);

    let mut altered = [&sealed[..], tag.as_bytes()].concat();
    let bit = case.bit as usize % (8 * altered.len());
    altered[bit / 8] ^= 1 << (bit % 8);
    assert!(cipher.open(&nonce, &case.aad.0, &altered, &mut text).is_err());
    assert!(text.iter().all(|&byte| byte == 0));
    assert!(cipher.open_in_place(&nonce, &case.aad.0, &mut altered).is_err());
    assert!(altered[..text.len()].iter().all(|&byte| byte == 0));
});

fn rival(case: &Case) -> (Vec<u8>, Tag) {
    let mut message = case.message.0.clone();
    let rival = chacha20poly1305::ChaCha20Poly1305::new(&case.key.into());
    let tag = rival.encrypt_inout_detached(&case.nonce.into(), &case.aad.0, message.as_mut_slice().into());
    (message, Tag::from(<[u8; 16]>::from(tag.expect("not too long"))))
}
