//! Tests calls on more than 4 GiB. They are slow, so they run only on request: `cargo test --release -- --ignored`.

#![cfg(all(target_os = "linux", target_pointer_width = "64"))]

use crate::common::{Random, pages::Repeated};
use raddle::{
    chacha20::{ChaCha20, Key, Nonce},
    chacha20poly1305::ChaCha20Poly1305,
    poly1305::{OneTimeKey, Poly1305, authenticate},
};

/// A length above 2^32 that is not a multiple of any loop.
const LENGTH: usize = (1 << 32) + 3 * 2048 + 1000;

/// The size of the pages to which every address maps: reading returns the bytes that were written last.
const BEHIND: usize = 2 << 20;

#[test]
#[ignore = "gigabytes"]
fn the_cipher_takes_more_than_four_gibibytes() {
    let (key, nonce) = ([7; 32], [9; 12]);
    let mut cipher = ChaCha20::new(&Key::from(key), &Nonce::from(nonce));
    let zeros = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    let mut output = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    cipher.apply_keystream_to(&zeros.bytes()[..LENGTH], &mut output.bytes_mut()[..LENGTH]).unwrap();
    assert_eq!(cipher.position(), LENGTH as u64);

    let mut pages = vec![0; BEHIND];
    let last_turn = LENGTH / BEHIND * BEHIND;
    cipher.seek((last_turn - BEHIND) as u64).unwrap();
    cipher.apply_keystream(&mut pages).unwrap();
    pages[..LENGTH - last_turn].fill(0);
    cipher.apply_keystream(&mut pages[..LENGTH - last_turn]).unwrap();
    assert!(output.bytes()[..BEHIND] == pages);
}

/// Authenticates the same pages over and over, in pieces, so that no counter of more than 32 bits is involved.
fn tag_in_pieces(key: [u8; 32], pages: &[u8]) -> Poly1305 {
    let mut mac = Poly1305::new(OneTimeKey::from(key));
    let mut left = LENGTH;
    while left > 0 {
        let n = left.min(pages.len());
        mac.update(&pages[..n]);
        left -= n;
    }
    mac
}

#[test]
#[ignore = "gigabytes"]
fn the_authenticator_takes_more_than_four_gibibytes() {
    let mut random = Random(32);
    let mut message = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    message.bytes_mut()[..BEHIND].fill_with(|| random.next() as u8);
    let key = random.array();
    let tag = authenticate(OneTimeKey::from(key), &message.bytes()[..LENGTH]);
    assert_eq!(tag, tag_in_pieces(key, &message.bytes()[..BEHIND]).finalize());
}

/// Seals from pages to other pages: the bytes at a place are read soon after they were written, long before they are
/// written again.
#[test]
#[ignore = "gigabytes"]
fn the_aead_takes_more_than_four_gibibytes() {
    let mut random = Random(33);
    let (key, nonce) = (Key::from(random.array()), Nonce::from(random.array()));
    let cipher = ChaCha20Poly1305::new(&key);
    let mut text = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));
    text.bytes_mut()[..BEHIND].fill_with(|| random.next() as u8);
    let mut output = Repeated::new(BEHIND, LENGTH.next_multiple_of(BEHIND));

    let tag = cipher.seal_detached(&nonce, b"", &text.bytes()[..LENGTH], &mut output.bytes_mut()[..LENGTH]).unwrap();
    let (mut sealer, mut left) = (cipher.sealer(&nonce, b""), LENGTH);
    let mut piece = vec![0; BEHIND];
    while left > 0 {
        let n = left.min(BEHIND);
        sealer.seal_to(&text.bytes()[..n], &mut piece[..n]).unwrap();
        left -= n;
    }
    assert_eq!(sealer.finalize(), tag);
    assert!(output.bytes()[..BEHIND] == piece);

    // The same bytes serve as ciphertext: the message that the pieces authenticate opens, and its plaintext is the XOR
    // with the keystream.
    let mut stream = ChaCha20::new(&key, &nonce);
    let mut block = [0; 64];
    stream.apply_keystream(&mut block).unwrap();
    let mut mac = tag_in_pieces(block[..32].try_into().unwrap(), &text.bytes()[..BEHIND]);
    mac.update(&vec![0; LENGTH.next_multiple_of(16) - LENGTH]);
    mac.update(&0_u64.to_le_bytes());
    mac.update(&(LENGTH as u64).to_le_bytes());
    let tag = mac.finalize();
    let (from, to) = (&text.bytes()[..LENGTH], &mut output.bytes_mut()[..LENGTH]);
    cipher.open_detached(&nonce, b"", from, &tag, to).unwrap();

    // Only the last pass over each place remains.
    let last_turn = LENGTH / BEHIND * BEHIND;
    let mut pages = text.bytes()[..BEHIND].to_vec();
    stream.seek((64 + last_turn - BEHIND) as u64).unwrap();
    stream.apply_keystream(&mut pages).unwrap();
    pages[..LENGTH - last_turn].copy_from_slice(&text.bytes()[..LENGTH - last_turn]);
    stream.apply_keystream(&mut pages[..LENGTH - last_turn]).unwrap();
    assert!(output.bytes()[..BEHIND] == pages);
}
