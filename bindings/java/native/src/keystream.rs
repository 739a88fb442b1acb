//! AES in counter mode, and ChaCha20.

use core_api::{
    aes_ctr::Counter128,
    bindings::{AesCtrPlace, AesKey},
    chacha20::{self, ChaCha20, Nonce},
};

use crate::{
    aead::{DONE, KEY_LENGTH, TOO_LONG},
    memory::{AlignedValue, array, in_out, input},
};

/// Java's number for AES in counter mode; the other algorithm is ChaCha20.
const AES_CTR: i32 = 0;

type Place = AesCtrPlace<Counter128>;

/// Returns the length in bytes of the array that holds a key.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_CTR { AlignedValue::bytes::<AesKey>() } else { AlignedValue::bytes::<[u8; 32]>() }) as i32
}

/// Returns the length in bytes of the array that holds a keystream position.
pub(crate) unsafe fn stream_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_CTR { AlignedValue::bytes::<Place>() } else { AlignedValue::bytes::<ChaCha20>() }) as i32
}

pub(crate) unsafe fn key(algorithm: i32, len: i32, state: *mut u8, key: *mut u8) -> i32 {
    // SAFETY: Java checked that `state` has room for the key, and that `key` has `len` bytes.
    unsafe {
        match (algorithm, len) {
            (AES_CTR, _) => match AesKey::new(input(key, len)) {
                Ok(key) => AlignedValue::store(state, || key),
                Err(_) => return KEY_LENGTH,
            },
            (_, 32) => AlignedValue::store(state, || array::<32>(key)),
            _ => return KEY_LENGTH,
        }
    }
    DONE
}

/// The kinds of calls besides the next part of a message: the first part, which starts the keystream, and a whole
/// message, which leaves no state.
const FIRST: i32 = 1;
pub(crate) const WHOLE: i32 = 2;

/// Adds the next bytes of keystream to the data. The keystream starts at a 16-byte counter block, or at a 12-byte nonce
/// and a block number.
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
    // SAFETY: Java checked that input and output have `len` bytes, and passes a key and a stream that this file stored.
    let is_done = unsafe {
        let data = in_out(from, to, len);
        if algorithm == AES_CTR {
            let first = || array(iv);
            if part == FIRST {
                AlignedValue::store(stream, || Place::new(&first()));
            }
            let key = AlignedValue::value::<AesKey>(state);
            if part == WHOLE {
                Place::apply_once(key, &first(), data);
                true
            } else {
                AlignedValue::value::<Place>(stream).apply(key, data).is_ok()
            }
        } else {
            let begin = || {
                let key = chacha20::Key::from(*AlignedValue::value::<[u8; 32]>(state));
                let mut cipher = ChaCha20::new(&key, &Nonce::from(array::<12>(iv)));
                cipher.seek_block(counter as u32);
                cipher
            };
            if part == WHOLE {
                begin().apply_in_out(data).is_ok()
            } else {
                if part == FIRST {
                    AlignedValue::store(stream, begin);
                }
                AlignedValue::value::<ChaCha20>(stream).apply_in_out(data).is_ok()
            }
        }
    };
    if is_done { DONE } else { TOO_LONG }
}
