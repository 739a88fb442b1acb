//! Tests AES-GCM on more bytes, or bits, than 32 bits can count. These tests are slow, so they run only on request:
//! `cargo test --release -- --ignored`.

#![cfg(all(target_os = "linux", target_pointer_width = "64"))]

use crate::common::{Random, openssl::OpenSsl, pages::Repeated};
use ::ghash::{GHash, universal_hash::UniversalHash};
use raddle::{
    aes::{Bits128, Bits192, Bits256, Key, KeySize},
    aes_gcm::{Aead, AnyLength, AnyNonce, Gcm, Nonce, Tag},
};

/// A length above 2^32 that consists of whole iterations of every loop.
const BLOCKS: usize = (1 << 32) + 3 * 2048;

/// A length that is not a multiple of any block or loop.
const LENGTH: usize = BLOCKS + 1000 + 5;

/// A length of more than 2^32 bits that is not a multiple of any block or loop.
const BITS: usize = (1 << 29) + 1000 + 5;

/// The size of the pages to which every address maps: reading returns the bytes that were written last.
const BEHIND: usize = 2 << 20;

/// Addresses to read from and to write to, shared within one test because mapping them takes longer than encrypting
/// them.
struct Buffers {
    text: Repeated,
    output: Repeated,
}

impl Buffers {
    fn new(random: &mut Random) -> Self {
        let len = LENGTH.next_multiple_of(BEHIND);
        let (mut text, output) = (Repeated::new(BEHIND, len), Repeated::new(BEHIND, len));
        text.bytes_mut()[..BEHIND].fill_with(|| random.next() as u8);
        Self { text, output }
    }

    /// Returns `n` bytes starting at `at`, for reading and for writing.
    fn part(&mut self, at: usize, n: usize) -> (&[u8], &mut [u8]) {
        (&self.text.bytes()[at..at + n], &mut self.output.bytes_mut()[at..at + n])
    }

    /// Returns the pieces of the first `length` bytes of the text.
    fn pieces(&self, length: usize) -> impl Iterator<Item = &[u8]> {
        (0..length).step_by(BEHIND).map(move |at| &self.text.bytes()[..BEHIND.min(length - at)])
    }

    /// Returns the bytes that were written last at each place.
    fn written(&self) -> &[u8] {
        &self.output.bytes()[..BEHIND]
    }
}

/// Encrypts a block under a key.
fn encrypted(openssl: &OpenSsl, key: &[u8], block: &[u8; 16]) -> [u8; 16] {
    let mut zeros = [0; 16];
    openssl.ctr(key, block).encrypt(&mut zeros);
    zeros
}

/// Hashes the blocks of these pieces, each padded, with RustCrypto.
fn ghash<'a>(h: &[u8; 16], pieces: impl Iterator<Item = &'a [u8]>) -> [u8; 16] {
    let mut hash = GHash::new(h.into());
    pieces.for_each(|piece| hash.update_padded(piece));
    hash.finalize().into()
}

/// Compares one call on a whole message with OpenSSL, which processes it in pieces.
fn message<S: KeySize<Key = Key<N>>, const N: usize>(random: &mut Random, openssl: &OpenSsl, buffers: &mut Buffers) {
    let (key, nonce) = (random.array::<N>(), random.array::<12>());
    let cipher = Aead::<Gcm<S>>::new(&Key::from(key));
    let (text, output) = buffers.part(0, LENGTH);
    let tag = cipher.seal_detached(&Nonce::from(nonce), b"header", text, output).unwrap();
    let mut rival = openssl.gcm(&key, &nonce);
    rival.authenticate(b"header");
    let mut expected = vec![0; BEHIND];
    for piece in buffers.pieces(LENGTH) {
        let out = &mut expected[..piece.len()];
        out.copy_from_slice(piece);
        rival.encrypt(out);
    }
    assert_eq!(tag.as_bytes(), &rival.tag());
    assert!(buffers.written() == expected);

    // The same pages serve as ciphertext. As additional data they have the same blocks. The tags then differ by H times
    // the difference of the length blocks.
    let mut rival = openssl.gcm(&key, &nonce);
    buffers.pieces(LENGTH).for_each(|piece| rival.authenticate(piece));
    let bits = (LENGTH as u64 * 8).to_be_bytes();
    let difference = ghash(&encrypted(openssl, &key, &[0; 16]), [[bits, bits].as_flattened()].into_iter());
    let tag = crate::common::xor(&rival.tag(), &difference);
    let tag = Tag::from(<[u8; 16]>::try_from(tag).unwrap());
    let (text, output) = buffers.part(0, LENGTH);
    cipher.open_detached(&Nonce::from(nonce), b"", text, &tag, output).unwrap();

    // Only the last pass over each place remains. The first block of the text has the counter 2.
    let last_turn = LENGTH / BEHIND * BEHIND;
    let mut decrypt = |at: usize, n: usize| {
        let mut first = [0; 16];
        first[..12].copy_from_slice(&nonce);
        first[12..].copy_from_slice(&(2 + (at / 16) as u32).to_be_bytes());
        expected[..n].copy_from_slice(buffers.part(0, n).0);
        openssl.ctr(&key, &first).encrypt(&mut expected[..n]);
    };
    decrypt(last_turn - BEHIND, BEHIND);
    decrypt(last_turn, LENGTH - last_turn);
    assert!(buffers.written() == expected);
}

#[test]
#[ignore = "gigabytes"]
fn a_message_has_more_than_four_gibibytes() {
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(171);
    let mut buffers = Buffers::new(&mut random);
    message::<Bits128, 16>(&mut random, &openssl, &mut buffers);
    message::<Bits192, 24>(&mut random, &openssl, &mut buffers);
    message::<Bits256, 32>(&mut random, &openssl, &mut buffers);
}

/// Tests additional data, and a nonce, with more than 2^32 bits.
fn many_bits<S: KeySize<Key = Key<N>>, const N: usize>(random: &mut Random, openssl: &OpenSsl, buffers: &mut Buffers) {
    let (key, nonce) = (random.array::<N>(), random.array::<12>());
    let cipher = Aead::<Gcm<S, AnyLength>>::new(&Key::from(key));
    let mut text = random.bytes(100);
    let mut rival = openssl.gcm(&key, &nonce);
    buffers.pieces(BITS).for_each(|piece| rival.authenticate(piece));
    let mut expected = text.clone();
    rival.encrypt(&mut expected);
    let (nonce, (long, _)) = (AnyNonce::new(&nonce).unwrap(), buffers.part(0, BITS));
    let tag = cipher.seal_in_place_detached(nonce, long, &mut text).unwrap();
    assert_eq!((&text, tag.as_bytes()), (&expected, &rival.tag()));
    cipher.open_in_place_detached(nonce, long, &mut text, &tag).unwrap();

    // If there is nothing to authenticate, the tag is E(J0).
    let tag = cipher.seal_in_place_detached(AnyNonce::new(long).unwrap(), b"", &mut []).unwrap();
    let length = (BITS as u128 * 8).to_be_bytes();
    let first = ghash(&encrypted(openssl, &key, &[0; 16]), buffers.pieces(BITS).chain([&length[..]]));
    assert_eq!(tag.as_bytes(), &encrypted(openssl, &key, &first));
}

#[test]
#[ignore = "gigabytes"]
fn additional_data_and_nonces_have_more_than_four_gibibits() {
    let Some(openssl) = OpenSsl::load() else { return };
    let mut random = Random(172);
    let mut buffers = Buffers::new(&mut random);
    many_bits::<Bits128, 16>(&mut random, &openssl, &mut buffers);
    many_bits::<Bits192, 24>(&mut random, &openssl, &mut buffers);
    many_bits::<Bits256, 32>(&mut random, &openssl, &mut buffers);
}
