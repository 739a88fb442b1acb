//! AES-GCM and ChaCha20-Poly1305.
//!
//! A message in one piece takes one call. A longer message, and a message that Java is given in pieces, is a stream, and Java
//! verifies its tag. The nonce precedes the additional data.

use core::slice;

use core_api::{
    InOut,
    aes_gcm::{Aead, AnyLength, AnyNonce, Gcm, Key},
    chacha20::Nonce,
    chacha20poly1305::{self, ChaChaPoly},
    kernel::{Bits128, Bits192, Bits256},
    raw::{ChaCha20Poly1305Message, GcmMessage, MessageCall, OneCall, PieceError, Refused, blank_gcm, expanded},
};

use crate::memory::{Settled, array, erase, in_out, input, output};

/// The length of a whole tag.
pub(crate) const TAG: usize = 16;

/// The results of functions: success; the tag is wrong; longer than the algorithm allows; the key has a wrong length.
pub(crate) const DONE: i32 = 0;
pub(crate) const WRONG_TAG: i32 = 1;
pub(crate) const TOO_LONG: i32 = 2;
pub(crate) const KEY_LENGTH: i32 = 3;

/// Java's number of AES-GCM; the other algorithm is ChaCha20-Poly1305.
pub(crate) const AES_GCM: i32 = 0;

/// A key of AES-GCM of each size.
pub(crate) enum GcmKey {
    Bits128(Aead<Gcm<Bits128, AnyLength>>),
    Bits192(Aead<Gcm<Bits192, AnyLength>>),
    Bits256(Aead<Gcm<Bits256, AnyLength>>),
}

/// Calls a function with the key, of any size.
macro_rules! with_key {
    ($key:expr, $cipher:ident => $work:expr) => {
        match $key {
            GcmKey::Bits128($cipher) => $work,
            GcmKey::Bits192($cipher) => $work,
            GcmKey::Bits256($cipher) => $work,
        }
    };
}
pub(crate) use with_key;

pub(crate) type ChaChaKey = Aead<ChaChaPoly>;

/// Returns the length of the array of a key in bytes.
pub(crate) unsafe fn key_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_GCM { Settled::bytes::<GcmKey>() } else { Settled::bytes::<ChaChaKey>() }) as i32
}

/// Returns the length of the array of a stream in bytes.
pub(crate) unsafe fn stream_bytes(algorithm: i32) -> i32 {
    (if algorithm == AES_GCM { Settled::bytes::<GcmMessage>() } else { Settled::bytes::<ChaCha20Poly1305Message>() })
        as i32
}

pub(crate) unsafe fn key(algorithm: i32, len: i32, state: *mut u8, key: *mut u8) -> i32 {
    // The key is made where it stays, so that no copy of it is left.
    macro_rules! set_key {
        ($size:ident, $bytes:literal) => {{
            Settled::store(state, || GcmKey::$size(blank_gcm()));
            if let GcmKey::$size(cipher) = Settled::value::<GcmKey>(state) {
                cipher.set_key(&Key::from(array::<$bytes>(key)));
            }
        }};
    }
    // SAFETY: Java's.
    unsafe {
        match (algorithm, len) {
            (AES_GCM, 16) => set_key!(Bits128, 16),
            (AES_GCM, 24) => set_key!(Bits192, 24),
            (AES_GCM, 32) => set_key!(Bits256, 32),
            (AES_GCM, _) => return KEY_LENGTH,
            (_, 32) => {
                Settled::store(state, || ChaChaKey::new(&chacha20poly1305::Key::from(array::<32>(key))));
            }
            _ => return KEY_LENGTH,
        }
    }
    DONE
}

/// A nonce of AES-GCM, which Java has checked: it is not empty.
#[inline(always)]
pub(crate) fn any_nonce(nonce: &[u8]) -> AnyNonce<'_> {
    match AnyNonce::new(nonce) {
        Ok(nonce) => nonce,
        Err(_) => unreachable!(),
    }
}

/// A nonce of 12 bytes.
#[inline(always)]
unsafe fn short_nonce(header: *const u8) -> Nonce {
    // SAFETY: the caller's.
    Nonce::from(unsafe { array::<12>(header) })
}

/// Returns Java's number of a result.
#[inline(always)]
fn code(result: Result<(), Refused>) -> i32 {
    match result {
        Ok(()) => DONE,
        Err(Refused::Tag) => WRONG_TAG,
        Err(Refused::TooLong) => TOO_LONG,
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
    // A text of no bytes may be at NULL, where no slice may be; its tag is not.
    let from = if len == 0 { to } else { from };
    // SAFETY: Java's: the output has room for text and tag, and shares no byte with what is read but the text.
    let sealed = unsafe {
        let aad = input(header.wrapping_offset(iv_len as isize), aad_len);
        if algorithm == AES_GCM {
            let (key, nonce) = (Settled::value::<GcmKey>(state), input(header, iv_len));
            if tag_len as usize == TAG {
                with_key!(key, cipher => expanded(cipher).seal_at(nonce, aad, from, len as usize, to))
            } else {
                let (nonce, data) = (any_nonce(nonce), in_out(from, to, len));
                let tag = output(to.add(len as usize), tag_len);
                with_key!(key, cipher => OneCall::seal_message(cipher, nonce, aad, data, tag))
            }
        } else {
            let cipher = Settled::value::<ChaChaKey>(state);
            expanded(cipher).as_bytes().seal_at(&*header.cast(), aad, from, len as usize, to)
        }
    };
    code(sealed)
}

/// Opens a message whose tag follows the text. If the tag is wrong, the output is zeros.
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
    let to = if len == 0 { from } else { to };
    // SAFETY: Java's; the tag is copied before anything is written.
    let opened = unsafe {
        let aad = input(header.wrapping_offset(iv_len as isize), aad_len);
        if algorithm == AES_GCM {
            let (key, nonce) = (Settled::value::<GcmKey>(state), input(header, iv_len));
            if tag_len as usize == TAG {
                with_key!(key, cipher => expanded(cipher).open_at(nonce, aad, from, len as usize, to))
            } else {
                let mut tag = [0; TAG];
                let tag = &mut tag[..tag_len as usize];
                tag.copy_from_slice(input(from.add(len as usize), tag_len));
                let (nonce, data) = (any_nonce(nonce), in_out(from, to, len));
                with_key!(key, cipher => OneCall::open_message(cipher, nonce, aad, data, tag))
            }
        } else {
            let cipher = Settled::value::<ChaChaKey>(state);
            expanded(cipher).as_bytes().open_at(&*header.cast(), aad, from, len as usize, to)
        }
    };
    code(opened)
}

pub(crate) unsafe fn begin(algorithm: i32, iv_len: i32, state: *mut u8, stream: *mut u8, header: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        if algorithm == AES_GCM {
            let nonce = any_nonce(slice::from_raw_parts(header, iv_len as usize));
            with_key!(Settled::value::<GcmKey>(state), cipher => Settled::store(stream, || GcmMessage::new(cipher, nonce)));
        } else {
            let cipher = Settled::value::<ChaChaKey>(state);
            Settled::store(stream, || ChaCha20Poly1305Message::new(cipher, &short_nonce(header)));
        }
    }
    DONE
}

fn taken(result: Result<(), PieceError>) -> i32 {
    if result.is_ok() { DONE } else { TOO_LONG }
}

/// Authenticates the next piece of additional data.
pub(crate) unsafe fn aad(algorithm: i32, len: i32, state: *mut u8, stream: *mut u8, aad: *mut u8) -> i32 {
    // SAFETY: Java's.
    unsafe {
        let piece = input(aad, len);
        taken(if algorithm == AES_GCM {
            let message = Settled::value::<GcmMessage>(stream);
            with_key!(Settled::value::<GcmKey>(state), cipher => message.take_aad(cipher, piece))
        } else {
            Settled::value::<ChaCha20Poly1305Message>(stream).take_aad(piece)
        })
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
    // SAFETY: Java's.
    unsafe {
        let data: InOut<'_> = in_out(from, to, len);
        taken(if algorithm == AES_GCM {
            let message = Settled::value::<GcmMessage>(stream);
            with_key!(Settled::value::<GcmKey>(state), cipher => {
                if encrypts != 0 { message.encrypt(cipher, data) } else { message.decrypt(cipher, data) }
            })
        } else {
            let message = Settled::value::<ChaCha20Poly1305Message>(stream);
            if encrypts != 0 { message.encrypt(data) } else { message.decrypt(data) }
        })
    }
}

/// Writes the whole tag of a stream, and erases the stream.
pub(crate) unsafe fn tag(algorithm: i32, state: *mut u8, stream: *mut u8, to: *mut u8) -> i32 {
    // SAFETY: Java's; the stream is moved out, and not used again.
    unsafe {
        let tag = if algorithm == AES_GCM {
            let message = core::ptr::read(Settled::value::<GcmMessage>(stream));
            let tag = with_key!(Settled::value::<GcmKey>(state), cipher => message.tag(cipher));
            erase(stream, Settled::bytes::<GcmMessage>());
            tag
        } else {
            let message = core::ptr::read(Settled::value::<ChaCha20Poly1305Message>(stream));
            let tag = message.tag();
            erase(stream, Settled::bytes::<ChaCha20Poly1305Message>());
            tag
        };
        output(to, TAG as i32).copy_from_slice(tag.as_bytes());
    }
    DONE
}
