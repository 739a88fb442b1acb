//! HMAC with SHA-224.

use core_api::hmac::{HmacSha224, Mac, Sha2};

use crate::{
    context::{clear, holds},
    error::{code, raddle_error},
    hmac,
    message::raddle_message,
};

/// The length of a tag of HMAC with SHA-224 in bytes.
pub const RADDLE_HMAC_SHA224_TAG_BYTES: usize = 28;

/// The size of `raddle_hmac_sha224` in bytes.
pub const RADDLE_HMAC_SHA224_BYTES: usize = 128;

/// HMAC with SHA-224 (RFC 2104, FIPS 198-1) with a key. Threads may share it.
#[repr(C, align(64))]
pub struct raddle_hmac_sha224 {
    opaque: [u8; RADDLE_HMAC_SHA224_BYTES],
}

holds!(raddle_hmac_sha224, b"hmsha224", HmacSha224);

/// The size of `raddle_hmac_sha224_stream` in bytes.
pub const RADDLE_HMAC_SHA224_STREAM_BYTES: usize = 256;

/// HMAC with SHA-224 of a message in pieces, with its key. A copy goes on by itself.
#[repr(C, align(64))]
pub struct raddle_hmac_sha224_stream {
    opaque: [u8; RADDLE_HMAC_SHA224_STREAM_BYTES],
}

holds!(raddle_hmac_sha224_stream, b"hssha224", Mac<Sha2<224>, 28>);

/// Returns `RADDLE_HMAC_SHA224_BYTES`, the size of a context in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_hmac_sha224_bytes() -> usize {
    RADDLE_HMAC_SHA224_BYTES
}

/// Returns `RADDLE_HMAC_SHA224_STREAM_BYTES`, the size of a stream in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_hmac_sha224_stream_bytes() -> usize {
    RADDLE_HMAC_SHA224_STREAM_BYTES
}

/// Hashes a key of any length; one of more than 64 bytes is hashed first (RFC 2104, section 2).
///
/// Errors: those of arguments. Time depends on the length alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_init(
    context: *mut raddle_hmac_sha224,
    key: *const u8,
    key_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::init(context, key, key_len) })
}

/// Erases a context, which can't be used before it is set up again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_clear(context: *mut raddle_hmac_sha224) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(context) })
}

/// Writes the tag of a message, 28 bytes (RFC 2104, section 2).
///
/// Errors: those of arguments. Time depends on the length alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_mac(
    context: *const raddle_hmac_sha224,
    message: *const u8,
    len: usize,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::mac(context, message, len, tag) })
}

/// Compares the tag of a message, 28 bytes or at least the first 14, in constant time.
///
/// Errors: `RADDLE_ERROR_TAG` if the message is not authentic, `RADDLE_ERROR_TAG_LENGTH`, and those of arguments.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_verify(
    context: *const raddle_hmac_sha224,
    message: *const u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::verify(context, message, len, tag, tag_len, 14) })
}

/// Begins a message in pieces under the key of a context, which the stream does not need any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_begin(
    stream: *mut raddle_hmac_sha224_stream,
    context: *const raddle_hmac_sha224,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::begin(stream, context) })
}

/// Authenticates the next piece of a message, of any length.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_update(
    stream: *mut raddle_hmac_sha224_stream,
    piece: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::update(stream, piece, len) })
}

/// Writes the tag of all pieces, 28 bytes, and erases the stream.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_final(
    stream: *mut raddle_hmac_sha224_stream,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::finish(stream, tag) })
}

/// Compares the tag of all pieces, 28 bytes or at least the first 14, in constant time, and erases the stream.
///
/// Errors: as for `raddle_hmac_sha224_verify`.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_final_verify(
    stream: *mut raddle_hmac_sha224_stream,
    tag: *const u8,
    tag_len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::finish_verify(stream, tag, tag_len, 14) })
}

/// Erases a stream, which can't be used before another message is begun.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_stream_clear(stream: *mut raddle_hmac_sha224_stream) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(stream) })
}

/// Writes the tags of many messages of any lengths: more messages take less time each.
///
/// Errors: those of arguments, for the tags of all must be apart from all messages. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hmac_sha224_many(
    context: *const raddle_hmac_sha224,
    messages: *const raddle_message,
    count: usize,
    tags: *mut [u8; RADDLE_HMAC_SHA224_TAG_BYTES],
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hmac::many(context, messages, count, tags) })
}
