//! Compares the references of operations with test vectors and with other implementations.

use std::thread;

use libcrux_aesgcm::{AesGcm128Key, AesGcm256Key};
use raddle_kernels::aes::Size;
use raddle_kernels::aes::mode::Mode;
use raddle_kernels::hash::Hash;
use raddle_kernels::operations::Chacha20Xor;
use raddle_kernels::reference::aes::{add_blocks, counter_mode, encrypt, key, message_keys, schedule};
use raddle_kernels::reference::chacha20::keystream;
use raddle_kernels::reference::hash::compress;
use raddle_kernels::reference::point::Point;
use raddle_kernels::reference::poly1305::{Residue, clamped};
use raddle_kernels::reference::pseudorandom;
use raddle_kernels::{Operation, blake3, md5, sha256, sha512};
use sha2::Digest;

/// Checks the example of RFC 8439, 2.4.2.
#[test]
fn chacha20() {
    let constants = raddle_kernels::chacha20::spec::CONSTANTS.map(u32::to_le_bytes).concat();
    let key: Vec<u8> = (0..32).collect();
    let state = [&constants[..], &key, &[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0]].concat();
    let text =
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen \
        would be it.";
    let left = Chacha20Xor.reference(&[("input", text.to_vec()), ("state", state)].into());
    let begins = [0x6e, 0x2e, 0x35, 0x9a, 0x25, 0x68, 0xf9, 0x80, 0x41, 0xba, 0x07, 0x28, 0xdd, 0x0d, 0x69, 0x81];
    let ends =
        [0x5a, 0xf9, 0x0b, 0xbf, 0x74, 0xa3, 0x5b, 0xe6, 0xb4, 0x0b, 0x8e, 0xed, 0xf2, 0x78, 0x5e, 0x42, 0x87, 0x4d];
    let out = &left["out"];
    assert_eq!((&out[..16], &out[96..]), (&begins[..], &ends[..]));
}

/// Returns the number of random inputs on which the specifications are compared with HACL*, from the environment.
fn inputs() -> u64 {
    std::env::var("RADDLE_INPUTS").map_or(20_000, |count| count.parse().expect("RADDLE_INPUTS is a number"))
}

/// Runs a comparison on each random input: a key of 32 bytes, a nonce, additional data and a text.
fn compared(name: &str, compare: impl Fn(&[u8], &[u8; 12], &[u8], &[u8]) + Sync) {
    let one = |seed: u64| {
        let bytes = pseudorandom(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1, 32 + 12 + 2 + 256);
        let (key, rest) = bytes.split_at(32);
        let (nonce, rest) = rest.split_first_chunk().expect("a nonce");
        let (aad, text) = rest[2..].split_at(rest[0].into());
        compare(key, nonce, &aad[..aad.len() % 40], &text[..text.len().min(usize::from(rest[1]) % 150)]);
    };
    let (one, count) = (&one, inputs());
    thread::scope(|scope| (0..2).for_each(|k| drop(scope.spawn(move || (k..count).step_by(2).for_each(one)))));
    println!("report: {name}: equal on {count} random inputs");
}

/// Planted: a comparison that fails on some inputs.
#[test]
#[should_panic(expected = "a scoped thread panicked")]
fn a_difference_on_a_random_input_is_seen() {
    compared("planted", |key, _, _, _| assert_ne!(libcrux_sha2::sha256(key)[0], 0));
}

/// Returns a message with zeros up to a multiple of 16 bytes.
fn filled(part: &[u8]) -> Vec<u8> {
    let mut part = part.to_vec();
    part.resize(part.len().next_multiple_of(16), 0);
    part
}

/// Compares ChaCha20 and Poly1305 with HACL*, in the construction of RFC 8439, 2.8.
#[test]
fn chacha20_poly1305_of_hacl() {
    let constants = raddle_kernels::chacha20::spec::CONSTANTS.map(u32::to_le_bytes).concat();
    compared("ChaCha20 and Poly1305 of HACL*", |key, nonce, aad, text| {
        let stream = keystream(&[&constants[..], key, &[0; 4], nonce].concat(), 64 + text.len());
        let half = |at: usize| u128::from_le_bytes(stream[at..at + 16].try_into().expect("16 bytes"));
        let mut out: Vec<u8> = text.iter().zip(&stream[64..]).map(|(x, k)| x ^ k).collect();
        let lengths = [aad.len(), text.len()].map(|len| (len as u64).to_le_bytes()).concat();
        let r = Residue::of_bytes(&clamped(half(0)).to_le_bytes());
        let tag = Residue::ZERO.blocks(&[filled(aad), filled(&out), lengths].concat(), r).tag(half(16));
        out.extend(tag);
        let mut expected = vec![0; text.len() + 16];
        let key = key.try_into().expect("32 bytes");
        libcrux_chacha20poly1305::encrypt(key, text, &mut expected, aad, nonce).expect("short");
        assert_eq!(out, expected);
    });
}

/// Returns the ciphertext and tag of AES-GCM on plain numbers.
fn sealed(size: Size, cipher_key: &[u8], nonce: &[u8], aad: &[u8], text: &[u8]) -> Vec<u8> {
    let schedule = schedule(size, cipher_key);
    let g = key(&encrypt(&schedule, &[0; 16]));
    let first = [nonce, &[0, 0, 0, 1]].concat();
    let second = [nonce, &[0, 0, 0, 2]].concat();
    let mut out = counter_mode(Mode::Gcm, &schedule, &second, text);
    let bits = [aad.len(), text.len()].map(|len| (8 * len as u64).to_be_bytes()).concat();
    let hash = add_blocks(Mode::Gcm, Point::ZERO, g, &[filled(aad), filled(&out), bits].concat()) * g;
    out.extend(Mode::Gcm.block(hash + Mode::Gcm.point(&encrypt(&schedule, &first))));
    out
}

/// Returns the ciphertext and tag of AES-256-GCM-SIV without additional data, on plain numbers (RFC 8452, 4).
fn siv_sealed(cipher_key: &[u8], nonce: &[u8], text: &[u8]) -> Vec<u8> {
    let mode = Mode::GcmSiv;
    let counted = [&[0; 4], nonce].concat();
    let keys = message_keys(Size::Aes256, &schedule(Size::Aes256, cipher_key), &counted);
    let (g, schedule) = (mode.point(&keys[..16]).shifted_down(128), schedule(Size::Aes256, &keys[16..]));
    let mut hashed = text.to_vec();
    hashed.resize(text.len().next_multiple_of(16), 0);
    hashed.extend([0, 8 * text.len() as u64].map(u64::to_le_bytes).concat());
    let mut block = mode.block(add_blocks(mode, Point::ZERO, g, &hashed) * g);
    block.iter_mut().zip(nonce).for_each(|(x, n)| *x ^= n);
    block[15] &= 0x7f;
    let tag = encrypt(&schedule, &block);
    let mut counter = tag.clone();
    counter[15] |= 0x80;
    [counter_mode(mode, &schedule, &counter, text), tag].concat()
}

/// Checks RFC 8452, appendix C.3, whose counters wrap after the first block.
#[test]
fn aes_gcm_siv() {
    let hex = |text: &str| -> Vec<u8> {
        (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).expect("hex")).collect()
    };
    for (text, expected) in [
        (
            "000000000000000000000000000000004db923dc793ee6497c76dcc03a98e108",
            "f3f80f2cf0cb2dd9c5984fcda908456cc537703b5ba70324a6793a7bf218d3eaffffffff000000000000000000000000",
        ),
        (
            "eb3640277c7ffd1303c7a542d02d3e4c0000000000000000",
            "18ce4f0b8cb4d0cac65fea8f79257b20888e53e72299e56dffffffff000000000000000000000000",
        ),
    ] {
        assert_eq!(siv_sealed(&[0; 32], &[0; 12], &hex(text)), hex(expected));
    }
}

/// Compares AES and GHASH with libcrux, in the construction of SP 800-38D, 7.1.
#[test]
fn aes_gcm_of_libcrux() {
    compared("AES and GHASH of libcrux", |key, nonce, aad, text| {
        let mut out = vec![0; text.len()];
        let (short, mut tag) = (AesGcm128Key::from(*key.first_chunk().expect("16 bytes")), [0; 16].into());
        short.encrypt(&mut out, &mut tag, &(*nonce).into(), aad, text).expect("short");
        assert_eq!(sealed(Size::Aes128, &key[..16], nonce, aad, text), [&out[..], tag.as_ref()].concat());
        let (long, mut tag) = (AesGcm256Key::from(*key.first_chunk().expect("32 bytes")), [0; 16].into());
        long.encrypt(&mut out, &mut tag, &(*nonce).into(), aad, text).expect("short");
        assert_eq!(sealed(Size::Aes256, key, nonce, aad, text), [&out[..], tag.as_ref()].concat());
    });
}

/// Compares SHA-256 with HACL*.
#[test]
fn sha256_of_hacl() {
    let state = sha256::spec::INITIAL.map(u32::to_le_bytes).concat();
    compared("SHA-256 of HACL*", |key, _, aad, text| {
        let message = [key, aad, text].concat();
        let blocks = padded(&message, Hash::Sha256, &(8 * message.len() as u64).to_be_bytes());
        let digest = compress(Hash::Sha256, &state, &blocks);
        let digest: Vec<u8> = digest.chunks(4).flat_map(|word| word.iter().rev().copied()).collect();
        assert_eq!(digest, libcrux_sha2::sha256(&message));
    });
}

/// Returns the message with its padding (FIPS 180-4, 5.1; RFC 1321, 3.1 and 3.2, which store the length with the lowest
/// byte first).
fn padded(message: &[u8], hash: Hash, length: &[u8]) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while !(padded.len() + length.len()).is_multiple_of(hash.block_bytes()) {
        padded.push(0);
    }
    padded.extend(length);
    padded
}

#[test]
fn hashes() {
    let state = |words: &[u32]| words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<_>>();
    for len in 0..200 {
        let message = pseudorandom(len as u64, len);
        let bits = 8 * len as u64;
        let digest =
            compress(Hash::Md5, &state(&md5::spec::INITIAL), &padded(&message, Hash::Md5, &bits.to_le_bytes()));
        assert_eq!(digest, md5_of_rustcrypto(&message), "{len} bytes");
        let big = |hash: Hash, digest: Vec<u8>| {
            digest.chunks(hash.word_bytes()).flat_map(|w| w.iter().rev().copied()).collect::<Vec<_>>()
        };
        let blocks = padded(&message, Hash::Sha256, &bits.to_be_bytes());
        let digest = big(Hash::Sha256, compress(Hash::Sha256, &state(&sha256::spec::INITIAL), &blocks));
        assert_eq!(digest, sha2::Sha256::digest(&message).to_vec(), "{len} bytes");
        let digest = big(Hash::Sha256, compress(Hash::Sha256, &state(&sha256::spec::INITIAL_224), &blocks));
        assert_eq!(digest[..28], sha2::Sha224::digest(&message)[..], "{len} bytes");
        let blocks = padded(&message, Hash::Sha512, &u128::from(bits).to_be_bytes());
        let digest = |initial: [u64; 8]| {
            let state = initial.map(u64::to_le_bytes);
            big(Hash::Sha512, compress(Hash::Sha512, state.as_flattened(), &blocks))
        };
        assert_eq!(digest(sha512::spec::INITIAL), sha2::Sha512::digest(&message).to_vec(), "{len} bytes");
        assert_eq!(digest(sha512::spec::INITIAL_384)[..48], sha2::Sha384::digest(&message)[..], "{len} bytes");
        assert_eq!(digest(sha512::spec::INITIAL_224)[..28], sha2::Sha512_224::digest(&message)[..], "{len} bytes");
        assert_eq!(digest(sha512::spec::INITIAL_256)[..32], sha2::Sha512_256::digest(&message)[..], "{len} bytes");
    }
}

fn md5_of_rustcrypto(message: &[u8]) -> Vec<u8> {
    ::md5::Md5::digest(message).to_vec()
}

/// The flags of BLAKE3 (table 3 of its paper): the first block of a chunk, its last block, a parent, the root.
const CHUNK_START: u32 = 1;
const CHUNK_END: u32 = 2;
const PARENT: u32 = 4;
const ROOT: u32 = 8;
/// The bytes of a chunk.
const CHUNK: usize = 1024;

/// Returns the chaining value after some blocks with one counter, length and set of flags.
fn chained(value: &[u8], counter: u64, bytes: usize, flags: u32, blocks: &[u8]) -> Vec<u8> {
    let tail = [counter as u32, (counter >> 32) as u32, bytes as u32, flags].map(u32::to_le_bytes).concat();
    let state = compress(Hash::Blake3, &[value, &tail].concat(), blocks);
    assert_eq!(state[32..], tail, "the counter, the length and the flags stay");
    state[..32].to_vec()
}

/// Returns the chaining value of the part of a message that begins with chunk `counter` (sections 2.1 and 2.4). The
/// whole message is the root.
fn tree(message: &[u8], counter: u64, root: u32) -> Vec<u8> {
    let initial = blake3::spec::IV.map(u32::to_le_bytes).concat();
    if message.len() > CHUNK {
        let chunks = message.len().div_ceil(CHUNK);
        let left = chunks.next_power_of_two() / 2;
        let (first, second) = message.split_at(CHUNK * left);
        let block = [tree(first, counter, 0), tree(second, counter + left as u64, 0)].concat();
        return chained(&initial, 0, blake3::BLOCK, PARENT | root, &block);
    }
    let last = message.len().saturating_sub(1) / blake3::BLOCK;
    (0..=last).fold(initial, |value, i| {
        let bytes = &message[blake3::BLOCK * i..message.len().min(blake3::BLOCK * (i + 1))];
        let mut block = [0; blake3::BLOCK];
        block[..bytes.len()].copy_from_slice(bytes);
        let start = if i == 0 { CHUNK_START } else { 0 };
        let end = if i == last { CHUNK_END | root } else { 0 };
        chained(&value, counter, bytes.len(), start | end, &block)
    })
}

/// Checks the input of the official vectors, for lengths near the ends of blocks, chunks and subtrees.
#[test]
fn blake3() {
    for len in [0, 1, 63, 64, 65, 127, 128, 129, 1023, 1024, 1025, 2048, 2049, 3072, 3073, 5120, 8193, 16385] {
        let message: Vec<u8> = (0..len).map(|i| (i % 251) as u8).collect();
        assert_eq!(tree(&message, 0, ROOT), ::blake3::hash(&message).as_bytes(), "{len} bytes");
    }
}
