//! ChaCha20-Poly1305 and XChaCha20-Poly1305 messages in pieces.

use core_api::bindings::ChaCha20Poly1305Message;

use crate::{
    aead::TAG,
    context::context,
    error::{code, raddle_error},
    stream::{self, BorrowedKey, Stream},
};

context! {
    /// A ChaCha20-Poly1305 or XChaCha20-Poly1305 message in pieces. A copy makes two messages under one nonce: if the
    /// message is being sealed, only one of the two may go on.
    stream raddle_chacha20_poly1305_stream: Stream<ChaCha20Poly1305Message>, b"cp-piece",
    RADDLE_CHACHA20_POLY1305_STREAM_BYTES = 5952, raddle_chacha20_poly1305_stream_bytes,
    raddle_chacha20_poly1305_stream_clear, tables at 0
}

/// Encrypts the next piece of a message: writes `len` bytes to `output`, which is `input` or separate.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be too long, `RADDLE_ERROR_STATE` if the message is not being
/// sealed, and those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_update(
    stream: *mut raddle_chacha20_poly1305_stream,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::seal_update(stream, BorrowedKey::NONE, input, len, output) })
}

/// Writes the 16-byte tag of a message in pieces, and erases the stream.
///
/// Errors: `RADDLE_ERROR_STATE` if the message is not being sealed, and those of arguments. Time depends only on
/// lengths.
/// cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_seal_finish(
    stream: *mut raddle_chacha20_poly1305_stream,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::seal_finish(stream, BorrowedKey::NONE, tag, TAG) })
}

/// Authenticates the next piece of the ciphertext, in the first pass.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be too long, `RADDLE_ERROR_STATE` if this is not the first
/// pass, and those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_authenticate(
    stream: *mut raddle_chacha20_poly1305_stream,
    input: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::open_authenticate(stream, BorrowedKey::NONE, input, len) })
}

/// Compares the 16-byte tag in constant time, and begins the second pass.
///
/// Errors: `RADDLE_ERROR_TAG` if the message is not authentic, in which case the stream is erased; `RADDLE_ERROR_STATE`
/// if this is not the first pass, and those of arguments. Time depends only on lengths.
/// cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(16)]]
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_verify(
    stream: *mut raddle_chacha20_poly1305_stream,
    tag: *const u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::open_verify(stream, BorrowedKey::NONE, tag, TAG) })
}

/// Decrypts the next piece, in the second pass: writes `len` bytes to `output`, which is `input` or separate. The
/// plaintext is authentic if the ciphertext is the same as in the first pass. If somebody else could have changed the
/// ciphertext, the plaintext is authentic only after `raddle_chacha20_poly1305_open_finish` says so.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be longer than in the first pass, `RADDLE_ERROR_STATE` if this
/// is not the second pass, and those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_update(
    stream: *mut raddle_chacha20_poly1305_stream,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::open_update(stream, BorrowedKey::NONE, input, len, output) })
}

/// Checks that both passes saw the same ciphertext, and erases the stream.
///
/// Errors: `RADDLE_ERROR_TAG` if they did not, in which case the decrypted text is not authentic; `RADDLE_ERROR_STATE`
/// if this is not the second pass, and those of arguments. Time depends only on lengths.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_poly1305_open_finish(
    stream: *mut raddle_chacha20_poly1305_stream,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::open_finish(stream, BorrowedKey::NONE) })
}
