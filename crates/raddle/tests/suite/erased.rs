//! Tests that secrets are erased: each test inspects the memory after the value in it has been dropped.

use std::hint::black_box;
use std::mem::MaybeUninit;
use std::slice;

use crate::common::{Random, keystream};
use raddle::{
    aes_gcm::Aes128Gcm,
    chacha20::{ChaCha20, Key, Nonce, hchacha20},
    chacha20poly1305::{ChaCha20Poly1305, NonceSequence},
    hmac::HmacSha256,
    poly1305::OneTimeKey,
    sha256::Sha256,
    xaes_256_gcm::{self, Xaes256Gcm},
};

/// Returns whether four consecutive bytes of `secret` are in the memory of a `T`, in their order or as a word of a
/// big-endian machine: while the value lives, and after it has been dropped. Memory that was never written may contain
/// anything, so the value must have no such memory except padding.
fn holds<T>(value: T, secret: &[u8]) -> [bool; 2] {
    let mut memory = MaybeUninit::new(value);
    let look = |memory: &MaybeUninit<T>| {
        // SAFETY: the slice is as long as the memory, which was written; `black_box` hides from the compiler that
        // padding is read.
        let bytes = unsafe { slice::from_raw_parts(black_box(memory.as_ptr().cast::<u8>()), size_of::<T>()) };
        let equal = |four: &[u8], other: &[u8]| four == other || four.iter().rev().eq(other);
        bytes.windows(4).any(|four| secret.windows(4).any(|other| equal(four, other)))
    };
    let before = look(&memory);
    // SAFETY: the value was written above, and is not used again.
    unsafe { memory.assume_init_drop() };
    [before, look(&memory)]
}

#[test]
fn a_key() {
    let secret = Random(41).array::<32>();
    assert_eq!(holds(Key::from(secret), &secret), [true, false]);
    let derived = hchacha20(&Key::from(secret), &[0; 16]);
    let bytes = *derived.as_bytes();
    assert_eq!(holds(derived, &bytes), [true, false]);
}

#[test]
fn a_cipher_and_the_block_it_keeps() {
    let mut random = Random(42);
    let (key, nonce) = (random.array::<32>(), random.array::<12>());
    // A call that begins inside a block keeps that block. Before that call, the memory of the block is not written.
    let mut cipher = ChaCha20::new(&Key::from(key), &Nonce::from(nonce));
    let (mut first, mut second) = ([0; 10], [0; 10]);
    cipher.apply_keystream(&mut first).unwrap();
    cipher.apply_keystream(&mut second).unwrap();
    assert_eq!(holds(cipher.clone(), &second), [true, false]);
    assert_eq!(holds(cipher, &key), [true, false]);
}

#[test]
fn a_cipher_keeps_no_keystream_after_a_call_from_the_start_of_a_block() {
    let mut random = Random(43);
    let (key, nonce) = (random.array::<32>(), random.array::<12>());
    let mut cipher = ChaCha20::new(&Key::from(key), &Nonce::from(nonce));
    // These calls write the memory of a block.
    (0..2).for_each(|_| cipher.apply_keystream(&mut [0; 10]).unwrap());
    let mut stream = [0; 1000];
    cipher.seek_block(8);
    cipher.apply_keystream(&mut stream).unwrap();
    assert_eq!(holds(cipher, &stream), [false, false]);
}

#[test]
fn a_one_time_key_and_the_state_of_an_authenticator() {
    let mut random = Random(45);
    let key = random.array::<32>();
    assert_eq!(holds(OneTimeKey::from(key), &key), [true, false]);
}

#[test]
fn the_start_of_a_sequence_of_nonces_which_is_not_printed() {
    let secret = Random(49).array::<12>();
    let nonces = NonceSequence::resume(secret, 7);
    assert_eq!(format!("{nonces:?}"), "NonceSequence { position: 7, .. }");
    assert_eq!(holds(nonces, &secret), [true, false]);
}

#[test]
fn a_cipher_that_seals() {
    let secret = Random(46).array::<32>();
    assert_eq!(holds(ChaCha20Poly1305::new(&Key::from(secret)), &secret), [true, false]);
}

/// Checks that everything that kernels compute from a key is erased with it: all bytes must be zeros.
#[test]
fn what_is_made_of_a_key_of_aes() {
    /// Checks all bytes except the end, which contains no secret.
    fn erased<T>(value: T, end: usize) {
        let bytes = size_of::<T>() - end;
        let mut memory = MaybeUninit::new(value);
        // SAFETY: the value was written above, and is not used again.
        unsafe { memory.assume_init_drop() };
        // SAFETY: erasing wrote all of this memory.
        let all = unsafe { slice::from_raw_parts(memory.as_ptr().cast::<u8>(), bytes) };
        assert_eq!(all.iter().position(|&byte| byte != 0), None, "of {bytes} bytes");
    }
    let mut random = Random(47);
    let secret = random.array::<16>();
    assert_eq!(holds(raddle::aes::Key::from(secret), &secret), [true, false]);
    erased(Aes128Gcm::new(&raddle::aes::Key::from(secret)), 128);
    // A block with CMAC's K1 follows the schedule and its kernel.
    erased(Xaes256Gcm::new(&raddle::aes::Key::from(random.array())), 192);
}

/// Checks CMAC's K1, which XAES-256-GCM stores next to the schedule, and the schedule, which may begin with the key.
#[test]
fn what_keys_of_messages_are_derived_from() {
    let secret = Random(50).array::<32>();
    let cipher = raddle::aes::Aes256::new(&raddle::aes::Key::from(secret));
    let zeros = u128::from_be_bytes(cipher.encrypt_block(&[0; 16]));
    let subkey = (zeros << 1 ^ if zeros >> 127 == 1 { 0x87 } else { 0 }).to_be_bytes();
    assert_eq!(holds(Xaes256Gcm::new(&xaes_256_gcm::Key::from(secret)), &subkey), [true, false]);
    let [_, after] = holds(Xaes256Gcm::new(&xaes_256_gcm::Key::from(secret)), &secret);
    assert!(!after);
}

/// Returns the SHA-256 hash value after a block, as stored in memory.
fn after(block: [u8; 64]) -> Vec<u8> {
    // FIPS 180-4, section 5.3.3.
    let mut hash = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
    sha2::block_api::compress256(&mut hash, &[block]);
    hash.iter().flat_map(|word| word.to_ne_bytes()).collect()
}

#[test]
fn what_is_hashed_and_a_key_of_hmac() {
    let secret = Random(49).array::<90>();
    let mut hasher = Sha256::new();
    hasher.update(&secret);
    assert_eq!(holds(hasher.clone(), &secret[64..]), [true, false]);
    assert_eq!(holds(hasher, &after(*secret.first_chunk().unwrap())), [true, false]);

    let key: [u8; 64] = *secret.first_chunk().unwrap();
    for pad in [0x36, 0x5c] {
        let midstate = after(key.map(|byte| byte ^ pad));
        assert_eq!(holds(HmacSha256::new(&key), &midstate), [true, false]);
        assert_eq!(holds(HmacSha256::new(&key).start(), &midstate), [true, false]);
    }
}

/// Checks that `holds` finds bytes that are present.
#[test]
fn the_look_is_not_blind() {
    let state = Random(44).state();
    let stream: [u8; 64] = keystream(&state, 64).try_into().unwrap();
    assert_eq!(holds(stream, &stream[20..30]), [true, true]);
}
