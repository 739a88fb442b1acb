//! Seals a batch of QUIC packets in one call, and hides their packet numbers (RFC 9001, section 5).

use raddle::InOut;
use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet, Tag};
use raddle::quic::ChaCha20Header;

/// The length in bytes of a short header: flags, an eight-byte connection ID, and a four-byte packet number.
const HEADER: usize = 13;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // In a real program, these come from the secrets of TLS: the key, the vector for the nonces, and the key for
    // headers.
    let cipher = ChaCha20Poly1305::new(&Key::from([1; 32]));
    let (vector, headers) = ([2; 12], ChaCha20Header::new(&Key::from([3; 32])));

    let header = |number: u32| {
        let mut header = [0x43; HEADER];
        header[9..].copy_from_slice(&number.to_be_bytes());
        header
    };
    let mut headers_sent: Vec<[u8; HEADER]> = (0..16).map(header).collect();
    // The nonce is the vector XOR the number of the packet (section 5.3).
    let nonce = |number: u32| {
        let mut nonce: [u8; 12] = vector;
        nonce[8..].iter_mut().zip(number.to_be_bytes()).for_each(|(byte, number)| *byte ^= number);
        Nonce::from(nonce)
    };
    let nonces: Vec<Nonce> = (0..16).map(nonce).collect();
    let mut texts: Vec<Vec<u8>> = (0..16).map(|i| vec![i; 1200]).collect();
    let mut tags = vec![Tag::from([0; 16]); 16];

    let parts = nonces.iter().zip(&headers_sent).zip(&mut texts).zip(&mut tags);
    let mut packets: Vec<Packet<'_>> = parts
        .map(|(((nonce, header), text), tag)| Packet::detached(nonce, header, InOut::in_place(text), tag))
        .collect();
    let mut results = vec![Ok(()); packets.len()];
    cipher.seal_many(&mut packets, &mut results)?;
    results.into_iter().collect::<Result<(), _>>()?;

    // The mask comes from the ciphertext, four bytes after the start of the packet number (section 5.4.2).
    for (header, text) in headers_sent.iter_mut().zip(&texts) {
        let mask = headers.mask(text[..16].try_into()?);
        header[0] ^= mask[0] & 0x1f;
        header[9..].iter_mut().zip(&mask[1..]).for_each(|(byte, mask)| *byte ^= mask);
    }

    let mut opened = vec![0; 1200];
    cipher.open_detached(&nonces[5], &header(5), &texts[5], &tags[5], &mut opened)?;
    assert_eq!(opened, [5; 1200]);
    println!("{} packets sealed", texts.len());
    Ok(())
}

#[test]
fn runs() {
    main().unwrap();
}
