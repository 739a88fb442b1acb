//! ChaCha20-Poly1305 at once, in place and in random pieces, and with a flipped bit, compared with RustCrypto; and
//! batches of packets, some of them forged, compared with the same packets one by one.

use crate::{Pieces, Text};
use arbitrary::Arbitrary;
use chacha20poly1305::{AeadInOut, KeyInit};
use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet, Tag};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    nonce: [u8; 12],
    aad: Text,
    pieces: Pieces,
    message: Text,
    /// The bit of the sealed message that is flipped.
    bit: u32,
    /// The packets of a batch.
    packets: Vec<Part>,
}

/// A packet: a part of the message.
#[derive(Arbitrary, Debug)]
struct Part {
    from: u16,
    len: u16,
    /// A shift of the length, so that most packets are short.
    shift: u8,
    aad: u8,
    nonce: u8,
    other_key: bool,
    /// The bit that is flipped, if any.
    forged: Option<u16>,
}

impl Part {
    fn of<'t>(&self, text: &'t [u8]) -> (&'t [u8], &'t [u8], Nonce) {
        let (aad, text) = text.split_at(text.len().min(self.aad.into()));
        let text = &text[text.len().min(self.from.into())..];
        let len = usize::from(self.len) >> (self.shift % 16);
        (aad, &text[..text.len().min(len)], Nonce::from([self.nonce; 12]))
    }
}

/// Runs a case.
pub fn check(case: &Case) {
    let cipher = ChaCha20Poly1305::new(&Key::from(case.key));
    let nonce = Nonce::from(case.nonce);
    let (sealed, tag) = rival(case);

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
    let mut in_place = altered.clone();
    assert!(cipher.open_in_place(&nonce, &case.aad.0, &mut in_place).is_err());
    assert_eq!(in_place, altered);

    batch(case, &cipher);
}

/// Checks that each packet is sealed and opened in a batch as it is by itself.
fn batch(case: &Case, cipher: &ChaCha20Poly1305) {
    let other = ChaCha20Poly1305::new(&Key::from(case.key.map(|byte| !byte)));
    let parts = &case.packets[..case.packets.len().min(100)];
    let parts: Vec<_> = parts.iter().map(|part| (part, part.of(&case.message.0))).collect();
    let key = |part: &Part| if part.other_key { &other } else { cipher };
    let mut buffers: Vec<_> = parts.iter().map(|(_, (_, text, _))| [text, &[0xa5; 16][..]].concat()).collect();
    let packets = parts.iter().zip(&mut buffers);
    let mut packets: Vec<_> =
        packets.map(|((part, (aad, _, nonce)), buffer)| (key(part), Packet::in_place(nonce, aad, buffer))).collect();
    let mut results = vec![Ok(()); parts.len()];
    ChaCha20Poly1305::seal_many_with_keys(&mut packets, &mut results).expect("as many");
    assert!(results.iter().all(Result::is_ok));
    drop(packets);

    for ((part, (aad, text, nonce)), buffer) in parts.iter().zip(&mut buffers) {
        let mut alone = [text, &[0; 16][..]].concat();
        key(part).seal_in_place(nonce, aad, &mut alone).expect("room for the tag");
        assert_eq!(*buffer, alone);
        if let Some(bit) = part.forged {
            let bit = usize::from(bit) % (8 * alone.len());
            buffer[bit / 8] ^= 1 << (bit % 8);
        }
    }
    let mut texts: Vec<_> = parts.iter().map(|(_, (_, text, _))| vec![0xa5; text.len()]).collect();
    let packets = parts.iter().zip(&buffers).zip(&mut texts);
    let mut packets: Vec<_> = packets
        .map(|(((part, (aad, _, nonce)), sealed), text)| (key(part), Packet::separate(nonce, aad, sealed, text)))
        .collect();
    let mut results = vec![Ok(()); parts.len()];
    ChaCha20Poly1305::open_many_with_keys(&mut packets, &mut results).expect("as many");
    drop(packets);
    for (((part, (_, text, _)), opened), result) in parts.iter().zip(&texts).zip(results) {
        assert_eq!(result.is_ok(), part.forged.is_none());
        assert!(if result.is_ok() { opened == text } else { opened.iter().all(|&byte| byte == 0) });
    }
}

fn rival(case: &Case) -> (Vec<u8>, Tag) {
    let mut message = case.message.0.clone();
    let rival = chacha20poly1305::ChaCha20Poly1305::new(&case.key.into());
    let tag = rival.encrypt_inout_detached(&case.nonce.into(), &case.aad.0, message.as_mut_slice().into());
    (message, Tag::from(<[u8; 16]>::from(tag.expect("not too long"))))
}
