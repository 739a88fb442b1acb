//! AES in counter mode, and ChaCha20.

use core_api::{
    aes::{Aes128, Aes192, Aes256, Key},
    aes_ctr::Counter128,
    chacha20::{self, ChaCha20, Nonce},
    raw::AesCtrPlace,
};

use crate::{
    aead::{DONE, KEY_LENGTH, TOO_LONG},
    memory::{Settled, array, in_out},
};

/// Java's number of AES in counter mode; the other algorithm is ChaCha20.
const AES_CTR: i32 = 0;

/// A key of AES of each size.
enum AesKey {
    Bits128(Aes128),
    Bits192(Aes192),
    Bits256(Aes256),
}

type Place = AesCtrPlace<Counter128>;

/// Returns the length of the array of a key in bytes.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_CTR { Settled::bytes::<AesKey>() } else { Settled::bytes::<[u8; 32]>() }) as i32
}

/// Returns the length of the array of a keystream position in bytes.
pub(crate) unsafe fn stream_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_CTR { Settled::bytes::<Place>() } else { Settled::bytes::<ChaCha20>() }) as i32
}

pub(crate) unsafe fn key(algorithm: i32, len: i32, state: *mut u8, key: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        match (algorithm, len) {
            (AES_CTR, 16) => Settled::store(state, || AesKey::Bits128(Aes128::new(&Key::<16>::from(array(key))))),
            (AES_CTR, 24) => Settled::store(state, || AesKey::Bits192(Aes192::new(&Key::<24>::from(array(key))))),
            (AES_CTR, 32) => Settled::store(state, || AesKey::Bits256(Aes256::new(&Key::<32>::from(array(key))))),
            (AES_CTR, _) => return KEY_LENGTH,
            (_, 32) => Settled::store(state, || array::<32>(key)),
            _ => return KEY_LENGTH,
        }
    }
    DONE
}

/// The kind of a call: a part of a message, of which the first starts the keystream; or a whole message, which leaves no state.
const FIRST: i32 = 1;
pub(crate) const WHOLE: i32 = 2;

/// Adds the next bytes of keystream. It starts at a counter block of 16 bytes, or at a nonce of 12 bytes and the number of a
/// block.
pub(crate) unsafe fn xor(
    algorithm: i32,
    counter: i32,
    part: i32,
    len: i32,
    state: *mut u8,
    stream: *mut u8,
    iv: *mut u8,
    from: *mut u8,
    to: *mut u8,
) -> i32 {
    // SAFETY: Java's.
    let is_done = unsafe {
        let data = in_out(from, to, len);
        if algorithm == AES_CTR {
            let first = || array(iv);
            if part == FIRST {
                Settled::store(stream, || Place::new(&first()));
            }
            macro_rules! apply {
                ($key:expr) => {
                    if part == WHOLE {
                        Place::apply_once($key, &first(), data);
                        true
                    } else {
                        Settled::value::<Place>(stream).apply($key, data).is_ok()
                    }
                };
            }
            match Settled::value::<AesKey>(state) {
                AesKey::Bits128(key) => apply!(key),
                AesKey::Bits192(key) => apply!(key),
                AesKey::Bits256(key) => apply!(key),
            }
        } else {
            let begin = || {
                let key = chacha20::Key::from(*Settled::value::<[u8; 32]>(state));
                let mut cipher = ChaCha20::new(&key, &Nonce::from(array::<12>(iv)));
                cipher.seek_block(counter as u32);
                cipher
            };
            if part == WHOLE {
                begin().apply_in_out(data).is_ok()
            } else {
                if part == FIRST {
                    Settled::store(stream, begin);
                }
                Settled::value::<ChaCha20>(stream).apply_in_out(data).is_ok()
            }
        }
    };
    if is_done { DONE } else { TOO_LONG }
}
