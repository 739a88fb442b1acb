//! MD5.

use core_api::{hmac::Rfc1321, md5::Md5};

use crate::{
    context::{clear, holds},
    error::{code, raddle_error},
    hash,
    message::raddle_message,
};

/// The length of a digest of MD5 in bytes.
pub const RADDLE_MD5_DIGEST_BYTES: usize = 16;

/// The size of `raddle_md5` in bytes.
pub const RADDLE_MD5_BYTES: usize = 192;

/// MD5 (RFC 1321) of a message in pieces. A copy goes on by itself.
#[repr(C, align(64))]
pub struct raddle_md5 {
    opaque: [u8; RADDLE_MD5_BYTES],
}

holds!(raddle_md5, b"md5     ", Md5);

/// Returns `RADDLE_MD5_BYTES`, the size of a context in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_md5_bytes() -> usize {
    RADDLE_MD5_BYTES
}

/// Writes the digest of a message, 16 bytes (RFC 1321). Broken: anyone can make two messages
/// with one digest. For old formats and protocols only.
///
/// Errors: those of arguments. Time depends on the length alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_digest(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::digest::<Rfc1321, _>(message, len, digest) })
}

/// Begins a message in pieces.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_init(context: *mut raddle_md5) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::init(context) })
}

/// Hashes the next piece of a message, of any length.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_update(context: *mut raddle_md5, piece: *const u8, len: usize) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::update(context, piece, len) })
}

/// Writes the digest of all pieces, 16 bytes, and erases the context.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_final(context: *mut raddle_md5, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::finish(context, digest) })
}

/// Erases a context, which can't be used before it is set up again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_clear(context: *mut raddle_md5) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(context) })
}

/// Writes the digests of many messages of any lengths: more messages take less time each.
///
/// Errors: those of arguments, for the digests of all must be apart from all messages. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_md5_many(
    messages: *const raddle_message,
    count: usize,
    digests: *mut [u8; RADDLE_MD5_DIGEST_BYTES],
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::many::<Rfc1321, _>(messages, count, digests) })
}
