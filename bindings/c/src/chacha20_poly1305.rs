//! ChaCha20-Poly1305.

use core_api::{
    chacha20poly1305::{Aead, ChaChaPoly},
    raw::ChaCha20Poly1305Message,
};

use crate::{
    aead::TAG,
    arguments::{apart, check, in_out, input},
    chapoly,
    context::{clear, exclusive, holds, set, take},
    error::{code, raddle_error},
    packet::raddle_packet,
    stream::Stream,
};

/// The size of `raddle_chacha20_poly1305` in bytes.
pub const RADDLE_CHACHA20_POLY1305_BYTES: usize = 128;

/// ChaCha20-Poly1305 (RFC 8439, section 2.8) with a key. Threads may share it.
#[repr(C, align(64))]
pub struct raddle_chacha20_poly1305 {
    opaque: [u8; RADDLE_CHACHA20_POLY1305_BYTES],
}

holds!(raddle_chacha20_poly1305, b"chapoly\0", Aead<ChaChaPoly>);

/// The size of `raddle_chacha20_poly1305_stream` in bytes.
pub const RADDLE_CHACHA20_POLY1305_STREAM_BYTES: usize = 5952;

/// A message of ChaCha20-Poly1305 or XChaCha20-Poly1305 in pieces. Copies are two messages under one nonce: of a message that is
/// sealed, only one may go on.
#[repr(C, align(64))]
pub struct raddle_chacha20_poly1305_stream {
    opaque: [u8; RADDLE_CHACHA20_POLY1305_STREAM_BYTES],
}

holds!(raddle_chacha20_poly1305_stream, b"cp-piece", Stream<ChaCha20Poly1305Message>);

/// Returns `RADDLE_CHACHA20_POLY1305_BYTES`, the size of a context in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_chacha20_poly1305_bytes() -> usize {
    RADDLE_CHACHA20_POLY1305_BYTES
}

/// Sets up a context with a key of 32 bytes (RFC 8439, section 2.8).
///
/// Errors: `RADDLE_ERROR_NULL`, `RADDLE_ERROR_ALIGNMENT`, `RADDLE_ERROR_OVERLAP`. Time does not depend on the key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_init(
    context: *mut raddle_chacha20_poly1305,
    key: *const u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::init::<ChaChaPoly>(context, key) })
}

/// Erases a context, which can't be used before it is set up again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_clear(context: *mut raddle_chacha20_poly1305) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(context) })
}

/// Seals a message: writes the ciphertext and behind it the tag, `input_len` + 16 bytes, to `output`, which is `input` or
/// apart (RFC 8439, section 2.8).
///
/// The nonce has 12 bytes. It must never be used for another message under the key. The message may have 2^38 - 64 bytes.
///
/// Errors: `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal(
    context: *const raddle_chacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::seal::<ChaChaPoly>(context, nonce, aad, aad_len, input, input_len, output) })
}

/// Opens a message, ciphertext and behind it a tag of 16 bytes: writes the plaintext, `input_len` - 16 bytes, to `output`,
/// which is `input` or apart (RFC 8439, section 2.8).
///
/// Errors: `RADDLE_ERROR_TRUNCATED` if the input is shorter than a tag; `RADDLE_ERROR_TAG` if the message is not authentic:
/// `output` is all zeros then; `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths, and on
/// whether the message opens.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open(
    context: *const raddle_chacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::open::<ChaChaPoly>(context, nonce, aad, aad_len, input, input_len, output) })
}

/// Seals a message: writes the ciphertext, `len` bytes, to `output`, which is `input` or apart, and the tag, of 16 bytes,
/// to `tag` (RFC 8439, section 2.8).
///
/// Nonce, lengths, errors and time are those of `raddle_chacha20_poly1305_seal`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_detached(
    context: *const raddle_chacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    output: *mut u8,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::seal_detached::<ChaChaPoly>(context, nonce, aad, aad_len, input, len, output, tag) })
}

/// Opens a message with its tag apart, of 16 bytes: writes the plaintext, `len` bytes, to `output`, which is
/// `input` or apart (RFC 8439, section 2.8).
///
/// Errors and time are those of `raddle_chacha20_poly1305_open`.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_detached(
    context: *const raddle_chacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    tag: *const u8,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::open_detached::<ChaChaPoly>(context, nonce, aad, aad_len, input, len, tag, output) })
}

/// Seals many packets, each with its own nonce, additional data and length, under one key (RFC 8439, section 2.8).
/// Short packets take less time each, the more there are.
///
/// Each packet's `result` is what `raddle_chacha20_poly1305_seal_detached` would return. Errors: `RADDLE_ERROR_PACKETS` if at least
/// one has an error; the others are sealed. No packet may write what another one reads. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_many(
    context: *const raddle_chacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::many::<ChaChaPoly>(context, packets, count, true) })
}

/// Opens many packets under one key: see `raddle_chacha20_poly1305_seal_many`. A packet that is not authentic has the result
/// `RADDLE_ERROR_TAG`, and zeros for its output; the others are opened.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_many(
    context: *const raddle_chacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::many::<ChaChaPoly>(context, packets, count, false) })
}

/// Seals many packets, packet i under the key of context `keys[i]`: see `raddle_chacha20_poly1305_seal_many`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_each(
    keys: *const *const raddle_chacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::each::<ChaChaPoly>(keys, packets, count, true) })
}

/// Opens many packets, packet i under the key of context `keys[i]`: see `raddle_chacha20_poly1305_open_many`.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_each(
    keys: *const *const raddle_chacha20_poly1305,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::each::<ChaChaPoly>(keys, packets, count, false) })
}

/// Begins a message that is sealed in pieces of any length (RFC 8439, section 2.8).
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_begin(
    stream: *mut raddle_chacha20_poly1305_stream,
    context: *const raddle_chacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::begin::<ChaChaPoly, _>(stream, context, nonce, aad, aad_len, Stream::sealing) })
}

/// Begins a message that is opened in pieces of any length (RFC 8439, section 2.8).
///
/// It is opened in two passes, so that no plaintext is released before the tag was verified: the first authenticates all
/// pieces and verifies the tag, the second decrypts, in pieces divided in any way.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_begin(
    stream: *mut raddle_chacha20_poly1305_stream,
    context: *const raddle_chacha20_poly1305,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { chapoly::begin::<ChaChaPoly, _>(stream, context, nonce, aad, aad_len, Stream::opening) })
}

/// Encrypts the next piece of a message: writes `len` bytes to `output`, which is `input` or apart.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be too long, `RADDLE_ERROR_STATE` if it is not one that is sealed, and those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_update(
    stream: *mut raddle_chacha20_poly1305_stream,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        let key = &();
        check(output, len)?;
        apart(output, len, stream.cast(), size_of::<raddle_chacha20_poly1305_stream>())?;
        let stream = exclusive(stream)?;
        stream.seal(key, in_out(input, output, len)?)
    })())
}

/// Writes the tag, of 16 bytes, of a message in pieces, and erases the stream.
///
/// Errors: `RADDLE_ERROR_STATE` if it is not one that is sealed, and those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_finish(
    stream: *mut raddle_chacha20_poly1305_stream,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        let key = &();
        check(tag, TAG)?;
        apart(tag, TAG, stream.cast(), size_of::<raddle_chacha20_poly1305_stream>())?;
        exclusive(stream)?.can_finish()?;
        let made = take(stream, |stream| stream.tag(key))?;
        tag.copy_from_nonoverlapping(made.as_ptr(), TAG);
        Ok(())
    })())
}

/// Authenticates the next piece of the ciphertext, in the first pass.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be too long, `RADDLE_ERROR_STATE` if this is not the first pass, and those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_authenticate(
    stream: *mut raddle_chacha20_poly1305_stream,
    input: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        let key = &();
        check(input, len)?;
        apart(input, len, stream.cast(), size_of::<raddle_chacha20_poly1305_stream>())?;
        exclusive(stream)?.authenticate(key, crate::arguments::input(input, len)?)
    })())
}

/// Compares the tag, of 16 bytes, in constant time, and begins the second pass.
///
/// Errors: `RADDLE_ERROR_TAG` if the message is not authentic: the stream is erased then; `RADDLE_ERROR_STATE` if this is not the first pass, and those of arguments. Time depends on lengths alone.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_verify(
    stream: *mut raddle_chacha20_poly1305_stream,
    tag: *const u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        let key = &();
        let tag = input(tag, TAG)?;
        apart(tag.as_ptr(), TAG, stream.cast(), size_of::<raddle_chacha20_poly1305_stream>())?;
        exclusive(stream)?.can_verify()?;
        let second = take(stream, |stream| stream.verified(key, tag))??;
        set(stream, || second);
        Ok(())
    })())
}

/// Decrypts the next piece, in the second pass: writes `len` bytes to `output`, which is `input` or apart. What it writes is
/// authentic if the ciphertext is the same as in the first pass; if another could have changed it, only once
/// `raddle_chacha20_poly1305_open_finish` says so.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be longer than in the first pass, `RADDLE_ERROR_STATE` if this is not the second pass, and those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_update(
    stream: *mut raddle_chacha20_poly1305_stream,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        let key = &();
        check(output, len)?;
        apart(output, len, stream.cast(), size_of::<raddle_chacha20_poly1305_stream>())?;
        let stream = exclusive(stream)?;
        stream.open(key, in_out(input, output, len)?)
    })())
}

/// Checks that both passes saw the same ciphertext, and erases the stream.
///
/// Errors: `RADDLE_ERROR_TAG` if they did not: what was decrypted is not authentic; `RADDLE_ERROR_STATE` if this is not the second pass, and those of arguments. Time depends on lengths alone.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_finish(
    stream: *mut raddle_chacha20_poly1305_stream,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code((|| unsafe {
        let key = &();
        exclusive(stream)?.can_end()?;
        take(stream, |stream| stream.end(key))?
    })())
}

/// Erases a stream, which can't be used before another message is begun.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_stream_clear(
    stream: *mut raddle_chacha20_poly1305_stream,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(stream) })
}

/// Returns `RADDLE_CHACHA20_POLY1305_STREAM_BYTES`, the size of a stream in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_chacha20_poly1305_stream_bytes() -> usize {
    RADDLE_CHACHA20_POLY1305_STREAM_BYTES
}
