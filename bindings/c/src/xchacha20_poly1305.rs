//! XChaCha20-Poly1305.

use core_api::xchacha20poly1305::{Aead, XChaChaPoly};

use crate::{
    chacha20_poly1305::raddle_chacha20_poly1305_stream,
    chapoly,
    context::{clear, holds},
    error::{code, raddle_error},
    packet::raddle_packet,
    stream::Stream,
};

/// The size of `raddle_xchacha20_poly1305` in bytes.
pub const RADDLE_XCHACHA20_POLY1305_BYTES: usize = 128;

/// XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03) with a key. Threads may share it.
#[repr(C, align(64))]
pub struct raddle_xchacha20_poly1305 {
    opaque: [u8; RADDLE_XCHACHA20_POLY1305_BYTES],
}

holds!(raddle_xchacha20_poly1305, b"xchapoly", Aead<XChaChaPoly>);

/// Returns `RADDLE_XCHACHA20_POLY1305_BYTES`, the size of a context in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_xchacha20_poly1305_bytes() -> usize {
    RADDLE_XCHACHA20_POLY1305_BYTES
}

/// Sets up a context with a key of 32 bytes (draft-irtf-cfrg-xchacha-03, section 2).
///
/// Errors: `RADDLE_ERROR_NULL`, `RADDLE_ERROR_ALIGNMENT`, `RADDLE_ERROR_OVERLAP`. Time does not depend on the key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_init(
    context: *mut raddle_xchacha20_poly1305,
    key: *const u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::init::<XChaChaPoly>(context, key) })
}

/// Erases a context, which can't be used before it is set up again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_clear(context: *mut raddle_xchacha20_poly1305) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(context) })
}

/// Seals a message: writes the ciphertext and behind it the tag, `input_len` + 16 bytes, to `output`, which is `input` or
/// apart (draft-irtf-cfrg-xchacha-03, section 2).
///
/// The nonce has 24 bytes, enough to be random. It must never be used for another message under the key. The message may have 2^38 - 64 bytes.
///
/// Errors: `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_seal(
    context: *const raddle_xchacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::seal::<XChaChaPoly>(context, nonce, aad, aad_len, input, input_len, output) })
}

/// Opens a message, ciphertext and behind it a tag of 16 bytes: writes the plaintext, `input_len` - 16 bytes, to `output`,
/// which is `input` or apart (draft-irtf-cfrg-xchacha-03, section 2).
///
/// Errors: `RADDLE_ERROR_TRUNCATED` if the input is shorter than a tag; `RADDLE_ERROR_TAG` if the message is not authentic:
/// `output` is all zeros then; `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths, and on
/// whether the message opens.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_open(
    context: *const raddle_xchacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::open::<XChaChaPoly>(context, nonce, aad, aad_len, input, input_len, output) })
}

/// Seals a message: writes the ciphertext, `len` bytes, to `output`, which is `input` or apart, and the tag, of 16 bytes,
/// to `tag` (draft-irtf-cfrg-xchacha-03, section 2).
///
/// Nonce, lengths, errors and time are those of `raddle_xchacha20_poly1305_seal`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_seal_detached(
    context: *const raddle_xchacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    output: *mut u8,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::seal_detached::<XChaChaPoly>(context, nonce, aad, aad_len, input, len, output, tag) })
}

/// Opens a message with its tag apart, of 16 bytes: writes the plaintext, `len` bytes, to `output`, which is
/// `input` or apart (draft-irtf-cfrg-xchacha-03, section 2).
///
/// Errors and time are those of `raddle_xchacha20_poly1305_open`.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_open_detached(
    context: *const raddle_xchacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    tag: *const u8,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::open_detached::<XChaChaPoly>(context, nonce, aad, aad_len, input, len, tag, output) })
}

/// Seals many packets, each with its own nonce, additional data and length, under one key (draft-irtf-cfrg-xchacha-03, section 2).
/// Short packets take less time each, the more there are.
///
/// Each packet's `result` is what `raddle_xchacha20_poly1305_seal_detached` would return. Errors: `RADDLE_ERROR_PACKETS` if at least
/// one has an error; the others are sealed. No packet may write what another one reads. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_seal_many(
    context: *const raddle_xchacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::many::<XChaChaPoly>(context, packets, count, true) })
}

/// Opens many packets under one key: see `raddle_xchacha20_poly1305_seal_many`. A packet that is not authentic has the result
/// `RADDLE_ERROR_TAG`, and zeros for its output; the others are opened.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_open_many(
    context: *const raddle_xchacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::many::<XChaChaPoly>(context, packets, count, false) })
}

/// Seals many packets, packet i under the key of context `keys[i]`: see `raddle_xchacha20_poly1305_seal_many`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_seal_each(
    keys: *const *const raddle_xchacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::each::<XChaChaPoly>(keys, packets, count, true) })
}

/// Opens many packets, packet i under the key of context `keys[i]`: see `raddle_xchacha20_poly1305_open_many`.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_open_each(
    keys: *const *const raddle_xchacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::each::<XChaChaPoly>(keys, packets, count, false) })
}

/// Begins a message that is sealed in pieces of any length (draft-irtf-cfrg-xchacha-03, section 2).
///
/// The further functions are those of `raddle_chacha20_poly1305_stream`. Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_seal_begin(
    stream: *mut raddle_chacha20_poly1305_stream,
    context: *const raddle_xchacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::begin::<XChaChaPoly, _>(stream, context, nonce, aad, aad_len, Stream::sealing) })
}

/// Begins a message that is opened in pieces of any length (draft-irtf-cfrg-xchacha-03, section 2).
///
/// It is opened in two passes, so that no plaintext is released before the tag was verified: the first authenticates all
/// pieces and verifies the tag, the second decrypts, in pieces divided in any way.
///
/// The further functions are those of `raddle_chacha20_poly1305_stream`. Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_poly1305_open_begin(
    stream: *mut raddle_chacha20_poly1305_stream,
    context: *const raddle_xchacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::begin::<XChaChaPoly, _>(stream, context, nonce, aad, aad_len, Stream::opening) })
}
