//! AES-GCM at once, in place and in random pieces, and with a bit that is another, against RustCrypto.

#![no_main]

use arbitrary::Arbitrary;
use aes_gcm::{KeyInit, aead::AeadInOut};
use libfuzzer_sys::fuzz_target;
use raddle::aes_gcm::{Aes256Gcm, Key, Nonce, Tag};

#[derive(Arbitrary, Debug)]
struct Case {
    key: [u8; 32],
    nonce: [u8; 12],
    aad: Vec<u8>,
    pieces: Vec<u8>,
    message: Vec<u8>,
    /// Which bit of the sealed message is flipped.
    bit: u32,
}

fuzz_target!(|case: Case| {
    let cipher = Aes256Gcm::new(&Key::from(case.key));
    let nonce = Nonce::from(case.nonce);
    let (sealed, tag) = rival(&case);

    let mut ours = case.message.clone();
    let our_tag = cipher.seal_in_place_detached(&nonce, &case.aad, &mut ours).expect("not too long");
    assert_eq!((&ours, our_tag), (&sealed, tag));

    let mut sealer = cipher.sealer(&nonce, &case.aad);
    let mut ours = case.message.clone();
    pieces(&case, &mut ours, |piece| sealer.seal(piece).expect("not too long"));
    assert_eq!((&ours, sealer.finalize()), (&sealed, tag));

    let mut text = vec![0xa5; sealed.len()];
    cipher.open_detached(&nonce, &case.aad, &sealed, &tag, &mut text).expect("the right tag");
    assert_eq!(text, case.message);

    let mut opener = cipher.opener(&nonce, &case.aad);
    pieces(&case, &mut ours, |piece| opener.authenticate(piece).expect("not too long"));
    let mut opened = opener.verify(&tag).expect("the right tag");
    pieces(&case, &mut ours, |piece| opened.open(piece).expect("as long as before"));
    opened.finish().expect("the same as before");
    assert_eq!(ours, case.message);

    let mut altered = [&sealed[..], tag.as_bytes()].concat();
    let bit = case.bit as usize % (8 * altered.len());
    altered[bit / 8] ^= 1 << (bit % 8);
    assert!(cipher.open(&nonce, &case.aad, &altered, &mut text).is_err());
    assert!(text.iter().all(|&byte| byte == 0));
    assert!(cipher.open_in_place(&nonce, &case.aad, &mut altered).is_err());
    assert!(altered[..text.len()].iter().all(|&byte| byte == 0));
});

fn rival(case: &Case) -> (Vec<u8>, Tag) {
    let mut message = case.message.clone();
    let rival = aes_gcm::Aes256Gcm::new(&case.key.into());
    let tag = rival.encrypt_inout_detached(&case.nonce.into(), &case.aad, message.as_mut_slice().into());
    (message, Tag::from(<[u8; 16]>::from(tag.expect("not too long"))))
}

fn pieces(case: &Case, message: &mut [u8], mut call: impl FnMut(&mut [u8])) {
    let mut rest = message;
    for &piece in &case.pieces {
        let (first, others) = rest.split_at_mut(rest.len().min(piece.into()));
        call(first);
        rest = others;
    }
    call(rest);
}
