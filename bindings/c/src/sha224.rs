//! SHA-224.

use core_api::{hmac::Sha2, sha256::Sha224};

use crate::{
    context::{clear, holds},
    error::{code, raddle_error},
    hash,
    message::raddle_message,
};

/// The length of a digest of SHA-224 in bytes.
pub const RADDLE_SHA224_DIGEST_BYTES: usize = 28;

/// The size of `raddle_sha224` in bytes.
pub const RADDLE_SHA224_BYTES: usize = 192;

/// SHA-224 (FIPS 180-4, section 6.3) of a message in pieces. A copy goes on by itself.
#[repr(C, align(64))]
pub struct raddle_sha224 {
    opaque: [u8; RADDLE_SHA224_BYTES],
}

holds!(raddle_sha224, b"sha224  ", Sha224);

/// Returns `RADDLE_SHA224_BYTES`, the size of a context in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_sha224_bytes() -> usize {
    RADDLE_SHA224_BYTES
}

/// Writes the digest of a message, 28 bytes (FIPS 180-4, section 6.3).
///
/// Errors: those of arguments. Time depends on the length alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha224_digest(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::digest::<Sha2<224>, _>(message, len, digest) })
}

/// Begins a message in pieces.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha224_init(context: *mut raddle_sha224) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::init(context) })
}

/// Hashes the next piece of a message, of any length.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha224_update(
    context: *mut raddle_sha224,
    piece: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::update(context, piece, len) })
}

/// Writes the digest of all pieces, 28 bytes, and erases the context.
///
/// Errors: those of arguments. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha224_final(context: *mut raddle_sha224, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::finish(context, digest) })
}

/// Erases a context, which can't be used before it is set up again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha224_clear(context: *mut raddle_sha224) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { clear(context) })
}

/// Writes the digests of many messages of any lengths: more messages take less time each.
///
/// Errors: those of arguments, for the digests of all must be apart from all messages. Time depends on lengths alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha224_many(
    messages: *const raddle_message,
    count: usize,
    digests: *mut [u8; RADDLE_SHA224_DIGEST_BYTES],
) -> raddle_error {
    // SAFETY: the caller's, as the header says.
    code(unsafe { hash::many::<Sha2<224>, _>(messages, count, digests) })
}
