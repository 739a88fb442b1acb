//! AES-GCM, AES-GCM-SIV and ChaCha20-Poly1305.
//!
//! A short message in one piece takes one call. A longer message, or a message that a Java program passes in pieces, is
//! a stream. Java verifies its tag. AES-GCM-SIV has no streams. In `header`, the nonce precedes the additional data.

use core_api::{
    InOut,
    bindings::{AeadKey, GcmKey, GcmSivKey, PieceError, Pieces, PiecesKey, Refused},
    chacha20poly1305::{ChaCha20Poly1305, Key},
};

use crate::memory::{AlignedValue, array, erase, in_out, input, output};

/// The length of a full tag in bytes.
pub(crate) const TAG: usize = 16;

/// The results of functions: success; wrong tag; more bytes than the algorithm allows; wrong key length.
pub(crate) const DONE: i32 = 0;
pub(crate) const WRONG_TAG: i32 = 1;
pub(crate) const TOO_LONG: i32 = 2;
pub(crate) const KEY_LENGTH: i32 = 3;

/// Java's numbers for the algorithms; the number of ChaCha20-Poly1305 is 1.
pub(crate) const AES_GCM: i32 = 0;
pub(crate) const AES_GCM_SIV: i32 = 2;

/// Evaluates an expression with `$key` bound to the key of an algorithm.
macro_rules! with_key {
    ($algorithm:expr, $state:expr, $key:ident => $work:expr) => {
        match $algorithm {
            $crate::aead::AES_GCM => {
                let $key: &mut ::core_api::bindings::GcmKey = $crate::memory::AlignedValue::value($state);
                $work
            }
            $crate::aead::AES_GCM_SIV => {
                let $key: &mut ::core_api::bindings::GcmSivKey = $crate::memory::AlignedValue::value($state);
                $work
            }
            _ => {
                let $key: &mut ::core_api::chacha20poly1305::ChaCha20Poly1305 =
                    $crate::memory::AlignedValue::value($state);
                $work
            }
        }
    };
}
pub(crate) use with_key;

/// A message in pieces, under a key of type `K`.
type Message<K> = <K as PiecesKey>::Message;

/// Returns the length in bytes of the array that holds a key.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    (match algorithm {
        AES_GCM => AlignedValue::bytes::<GcmKey>(),
        AES_GCM_SIV => AlignedValue::bytes::<GcmSivKey>(),
        _ => AlignedValue::bytes::<ChaCha20Poly1305>(),
    }) as i32
}

/// Returns the length in bytes of the array that holds a stream.
pub(crate) unsafe fn stream_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_GCM {
        AlignedValue::bytes::<Message<GcmKey>>()
    } else {
        AlignedValue::bytes::<Message<ChaCha20Poly1305>>()
    }) as i32
}

pub(crate) unsafe fn key(algorithm: i32, len: i32, state: *mut u8, key: *mut u8) -> i32 {
    // SAFETY: Java checked that `state` has room for the key and that `key` has `len` bytes, and it keeps both arrays
    // in place during the call.
    unsafe {
        match (algorithm, len) {
            (AES_GCM, 16 | 24 | 32) => {
                // The key is computed in place, so that no copy of the key remains.
                AlignedValue::store(state, || GcmKey::blank(len as usize));
                if AlignedValue::value::<GcmKey>(state).set_key(input(key, len)).is_err() {
                    return KEY_LENGTH;
                }
            }
            (AES_GCM_SIV, 16 | 32) => match GcmSivKey::new(input(key, len)) {
                Ok(key) => AlignedValue::store(state, || key),
                Err(_) => return KEY_LENGTH,
            },
            (AES_GCM | AES_GCM_SIV, _) => return KEY_LENGTH,
            (_, 32) => AlignedValue::store(state, || ChaCha20Poly1305::new(&Key::from(array::<32>(key)))),
            _ => return KEY_LENGTH,
        }
    }
    DONE
}

/// Returns Java's number for a result.
#[inline(always)]
fn code(result: Result<(), Refused>) -> i32 {
    match result {
        Ok(()) => DONE,
        Err(Refused::Tag) => WRONG_TAG,
        // Java has checked the nonce already.
        Err(Refused::TooLong | Refused::Nonce) => TOO_LONG,
    }
}

/// Seals a message, and writes the tag after the text.
pub(crate) unsafe fn seal(
    algorithm: i32,
    iv_len: i32,
    aad_len: i32,
    tag_len: i32,
    len: i32,
    state: *mut u8,
    header: *mut u8,
    from: *mut u8,
    to: *mut u8,
) -> i32 {
    // SAFETY: Java checked the lengths of all arrays. The output has room for text and tag, and overlaps no input
    // except the text.
    let sealed = unsafe {
        let (nonce, aad) = (input(header, iv_len), input(header.wrapping_offset(iv_len as isize), aad_len));
        let (text, tag) = (in_out(from, to, len), output(to.wrapping_add(len as usize), tag_len));
        with_key!(algorithm, state, key => match tag.try_into() {
            Ok(tag) => key.seal_message(nonce, aad, text, tag),
            Err(_) => key.seal_message_detached(nonce, aad, text, tag),
        })
    };
    code(sealed)
}

/// Opens a message whose tag follows the text. If the tag is wrong, a separate output is all zeros, and a message in place
/// is unchanged.
pub(crate) unsafe fn open(
    algorithm: i32,
    iv_len: i32,
    aad_len: i32,
    tag_len: i32,
    len: i32,
    state: *mut u8,
    header: *mut u8,
    from: *mut u8,
    to: *mut u8,
) -> i32 {
    let from = if from.is_null() { to } else { from };
    // SAFETY: Java checked the lengths of all arrays; the tag is copied before anything is written.
    let opened = unsafe {
        let (nonce, aad) = (input(header, iv_len), input(header.wrapping_offset(iv_len as isize), aad_len));
        let (text, tag) = (in_out(from, to, len), from.wrapping_add(len as usize));
        with_key!(algorithm, state, key => if tag_len as usize == TAG {
            key.open_message(nonce, aad, text, &array(tag))
        } else {
            let mut copy = [0; TAG];
            let copy = &mut copy[..tag_len as usize];
            copy.copy_from_slice(input(tag, tag_len));
            key.open_message_detached(nonce, aad, text, copy)
        })
    };
    code(opened)
}

pub(crate) unsafe fn begin(algorithm: i32, iv_len: i32, state: *mut u8, stream: *mut u8, header: *mut u8) -> i32 {
    // SAFETY: Java passes a key that `key` stored, an array that has room for the stream, and a header that has
    // `iv_len` bytes.
    unsafe {
        let nonce = input(header, iv_len);
        if algorithm == AES_GCM {
            store_message::<GcmKey>(state, stream, nonce)
        } else {
            store_message::<ChaCha20Poly1305>(state, stream, nonce)
        }
    }
}

/// Starts a message in pieces, and writes it into an array.
///
/// # Safety
///
/// `state` has a key of type `K`, and `stream` has room for its message.
unsafe fn store_message<K: PiecesKey>(state: *mut u8, stream: *mut u8, nonce: &[u8]) -> i32 {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        match AlignedValue::value::<K>(state).begin_message(nonce, &[]) {
            Ok(message) => AlignedValue::store(stream, || message),
            Err(why) => return code(Err(why)),
        }
    }
    DONE
}

fn taken(result: Result<(), PieceError>) -> i32 {
    if result.is_ok() { DONE } else { TOO_LONG }
}

/// Evaluates an expression with `$message` bound to the stream of an algorithm, and `$key` bound to the parts of the
/// key that the stream needs but does not contain.
macro_rules! with_stream {
    ($algorithm:expr, $state:expr, $stream:expr, ($message:ident: $type:ident, $key:ident) => $work:expr) => {
        if $algorithm == AES_GCM {
            type $type = Message<GcmKey>;
            let ($message, $key) = (AlignedValue::value::<$type>($stream), AlignedValue::value::<GcmKey>($state));
            $work
        } else {
            type $type = Message<ChaCha20Poly1305>;
            let ($message, $key) = (AlignedValue::value::<$type>($stream), &());
            $work
        }
    };
}

/// Authenticates the next piece of additional data.
pub(crate) unsafe fn aad(algorithm: i32, len: i32, state: *mut u8, stream: *mut u8, aad: *mut u8) -> i32 {
    // SAFETY: Java passes a key and a stream that `key` and `begin` stored, and `len` bytes of additional data.
    unsafe {
        let piece = input(aad, len);
        taken(with_stream!(algorithm, state, stream, (message: Type, key) => message.absorb_aad(key, piece)))
    }
}

/// Encrypts or decrypts the next piece of the text.
pub(crate) unsafe fn crypt(
    algorithm: i32,
    encrypts: i32,
    len: i32,
    state: *mut u8,
    stream: *mut u8,
    from: *mut u8,
    to: *mut u8,
) -> i32 {
    // SAFETY: Java passes a key and a stream that `key` and `begin` stored, and checked that input and output have
    // `len` bytes.
    unsafe {
        let text: InOut<'_> = in_out(from, to, len);
        taken(with_stream!(algorithm, state, stream, (message: Type, key) => {
            if encrypts != 0 { message.encrypt(key, text) } else { message.decrypt(key, text) }
        }))
    }
}

/// Writes the full tag of a stream, and erases the stream.
pub(crate) unsafe fn tag(algorithm: i32, state: *mut u8, stream: *mut u8, to: *mut u8) -> i32 {
    // SAFETY: Java passes a key and a stream that `key` and `begin` stored, and room for a tag. The stream is moved
    // out, and not used again.
    unsafe {
        let tag = with_stream!(algorithm, state, stream, (message: Type, key) => {
            let tag = core::ptr::read(message).tag(key);
            erase(stream, AlignedValue::bytes::<Type>());
            tag
        });
        output(to, TAG as i32).copy_from_slice(tag.as_bytes());
    }
    DONE
}
