//! AES-GCM.

use core_api::{
    aes_gcm::{Aead, AnyLength, Gcm},
    bindings::{GcmKey, GcmMessage},
    kernel::Bits128,
};

use crate::{
    aead::{self, Gathered, Message, TAG},
    arguments::{Memory, check_call, input},
    context::{context, exclusive, set, shared, vacant},
    error::{Result, code, raddle_error, raddle_error::*},
    message::raddle_message,
    packet::{self, raddle_packet},
    stream::{self, BorrowedKey, Stream},
};

context! {
    /// AES-GCM (SP 800-38D) with a key of 16, 24 or 32 bytes. Threads may share the context. A copy is valid only in
    /// the same process.
    context raddle_aes_gcm: GcmKey, b"aes-gcm\0",
    RADDLE_AES_GCM_BYTES = 2560, raddle_aes_gcm_bytes, raddle_aes_gcm_clear, tables at 16
}

context! {
    /// An AES-GCM message in pieces. A copy makes two messages under one nonce: if the message is being sealed, only
    /// one of the two may go on.
    stream raddle_aes_gcm_stream: Stream<GcmMessage>, b"gcmpiece",
    RADDLE_AES_GCM_STREAM_BYTES = 512, raddle_aes_gcm_stream_bytes, raddle_aes_gcm_stream_clear
}

// A key's tables follow the key size, which takes 16 bytes.
const _: () = assert!(size_of::<GcmKey>() == 16 + size_of::<Aead<Gcm<Bits128, AnyLength>>>());

/// Checks the length of a tag.
#[inline(always)]
fn tag_bytes(len: usize) -> Result {
    if (12..=TAG).contains(&len) { Ok(()) } else { Err(RADDLE_ERROR_TAG_LENGTH) }
}

/// Sets up a context with a key of 16, 24 or 32 bytes (SP 800-38D, section 7).
///
/// Errors: `RADDLE_ERROR_NULL`, `RADDLE_ERROR_ALIGNMENT`, `RADDLE_ERROR_OVERLAP`, `RADDLE_ERROR_KEY_LENGTH`. Time does not
/// depend on the key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_init(
    context: *mut raddle_aes_gcm,
    key: *const u8,
    key_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        vacant(context)?;
        check_call(&[Memory::new(key, key_len)], &[Memory::of(context)])?;
        let key = input(key, key_len)?;
        if !matches!(key_len, 16 | 24 | 32) {
            return Err(RADDLE_ERROR_KEY_LENGTH);
        }
        // The key is computed in place: copying it would take as long as its key schedule.
        set(context, || GcmKey::blank(key_len));
        exclusive(context)?.set_key(key).map_err(|_| RADDLE_ERROR_KEY_LENGTH)
    })())
}

/// Seals a message: writes the ciphertext followed by the tag (`input_len` + 16 bytes) to `output`, which is `input` or
/// separate (SP 800-38D, section 7).
///
/// The nonce has 1 byte or more; use 12 bytes. Never use the nonce for another message under the same key. The message
/// may have up to 2^36 - 32 bytes.
///
/// Errors: `RADDLE_ERROR_NONCE_LENGTH` if the nonce is empty; `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time
/// depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal(
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> raddle_error {
    let message = Message { nonce, nonce_len, aad, aad_len, input, len: input_len, output };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { aead::seal(context, message) })
}

/// Opens a message, which is a ciphertext followed by a 16-byte tag: writes the plaintext (`input_len` - 16 bytes) to
/// `output`, which is `input` or separate (SP 800-38D, section 7).
///
/// Errors: `RADDLE_ERROR_TRUNCATED` if the input is shorter than a tag; `RADDLE_ERROR_TAG` if the message is not
/// authentic, in which case a separate `output` is all zeros, and a message in place is unchanged;
/// `RADDLE_ERROR_NONCE_LENGTH` if the nonce is empty; `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on
/// lengths, and on whether the message opens.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open(
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> raddle_error {
    let message = Message { nonce, nonce_len, aad, aad_len, input, len: input_len.wrapping_sub(TAG), output };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { aead::open(context, message) })
}

/// Seals a message: writes the ciphertext (`len` bytes) to `output`, which is `input` or separate, and the tag (16
/// bytes, or 12 to 15 if truncated) to `tag` (SP 800-38D, section 7).
///
/// Nonce, lengths, errors and time are those of `raddle_aes_gcm_seal`. One more error: `RADDLE_ERROR_TAG_LENGTH`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_detached(
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    output: *mut u8,
    tag: *mut u8,
    tag_len: usize,
) -> raddle_error {
    let message = Message { nonce, nonce_len, aad, aad_len, input, len, output };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        shared(context)?;
        tag_bytes(tag_len)?;
        aead::seal_detached(context, message, tag, tag_len)
    })())
}

/// Opens a message with a separate tag (16 bytes, or 12 to 15 if truncated): writes the plaintext (`len` bytes) to
/// `output`, which is `input` or separate (SP 800-38D, section 7).
///
/// Errors and time are those of `raddle_aes_gcm_open`. One more error: `RADDLE_ERROR_TAG_LENGTH`.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_detached(
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
    output: *mut u8,
) -> raddle_error {
    let message = Message { nonce, nonce_len, aad, aad_len, input, len, output };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        shared(context)?;
        tag_bytes(tag_len)?;
        aead::open_detached(context, message, tag, tag_len)
    })())
}

/// Seals a message that is stored in several pieces, in order: writes the ciphertext followed by the tag to `output`, which
/// is separate from all pieces (SP 800-38D, section 7). `output_len` is the length of all pieces and of the tag together. A
/// piece has the layout of a `struct iovec`.
///
/// Nonce, lengths, errors and time are those of `raddle_aes_gcm_seal`. One more error: `RADDLE_ERROR_BUFFER` if
/// `output_len` is another number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_into(
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    pieces: *const raddle_message,
    count: usize,
    output: *mut u8,
    output_len: usize,
) -> raddle_error {
    let message = Gathered { nonce, nonce_len, aad, aad_len, pieces, count, output, output_len };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { message.run(context, true) })
}

/// Opens a message, which is a ciphertext followed by a 16-byte tag, that is stored in several pieces, in order: writes the
/// plaintext to `output`, which is separate from all pieces (SP 800-38D, section 7). A piece may begin and end anywhere,
/// also within the tag. `output_len` is the length of all pieces without the tag. A piece has the layout of a `struct
/// iovec`.
///
/// Errors and time are those of `raddle_aes_gcm_open`. One more error: `RADDLE_ERROR_BUFFER` if `output_len` is another
/// number.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_into(
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    pieces: *const raddle_message,
    count: usize,
    output: *mut u8,
    output_len: usize,
) -> raddle_error {
    let message = Gathered { nonce, nonce_len, aad, aad_len, pieces, count, output, output_len };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { message.run(context, false) })
}

/// Seals many packets, each with its own nonce, additional data and length, under one key (SP 800-38D, section 7).
/// They are sealed one after another.
///
/// Each packet's `result` is what `raddle_aes_gcm_seal_detached` would return. Errors: `RADDLE_ERROR_PACKETS` if at
/// least one has an error; the others are sealed. No packet may write memory that another packet reads. Time depends
/// only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_many(
    context: *const raddle_aes_gcm,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { packet::one(context, packets, count, true) })
}

/// Opens many packets under one key: see `raddle_aes_gcm_seal_many`. A packet that is not authentic gets the result
/// `RADDLE_ERROR_TAG`: a separate output is all zeros, and a packet in place is unchanged. The others are opened.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_many(
    context: *const raddle_aes_gcm,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { packet::one(context, packets, count, false) })
}

/// Seals many packets, packet i under the key of context `keys[i]`: see `raddle_aes_gcm_seal_many`. The key sizes may
/// differ.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_many_with_keys(
    keys: *const *const raddle_aes_gcm,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { packet::each(keys, packets, count, true) })
}

/// Opens many packets, packet i under the key of context `keys[i]`: see `raddle_aes_gcm_open_many`. The key sizes may
/// differ.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_many_with_keys(
    keys: *const *const raddle_aes_gcm,
    packets: *mut raddle_packet,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { packet::each(keys, packets, count, false) })
}

/// Begins a message that is sealed in pieces of any length (SP 800-38D, section 7). Pass the same key to each further
/// call.
///
/// Errors: those of arguments, and `RADDLE_ERROR_NONCE_LENGTH`. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_begin(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::begin(stream, context, [(nonce, nonce_len), (aad, aad_len)], Stream::sealing) })
}

/// Begins a message that is opened in pieces of any length (SP 800-38D, section 7). Pass the same key to each further
/// call.
///
/// The message is opened in two passes, so that no plaintext is released before the tag is verified. The first pass
/// authenticates all pieces and verifies the tag. The second pass decrypts, in pieces divided in any way.
///
/// Errors: those of arguments, and `RADDLE_ERROR_NONCE_LENGTH`. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_begin(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { stream::begin(stream, context, [(nonce, nonce_len), (aad, aad_len)], Stream::opening) })
}

/// Encrypts the next piece of a message with the key under which the message was begun: writes `len` bytes to `output`,
/// which is `input` or separate.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be too long, `RADDLE_ERROR_STATE` if the message is not being
/// sealed, and those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_update(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe { stream::seal_update(stream, BorrowedKey::by(context)?, input, len, output) })())
}

/// Writes the tag (12 to 16 bytes) of a message in pieces, and erases the stream.
///
/// Errors: `RADDLE_ERROR_STATE` if the message is not being sealed; `RADDLE_ERROR_TAG_LENGTH`, and those of arguments.
/// Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_seal_finish(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    tag: *mut u8,
    tag_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        let lent = BorrowedKey::by(context)?;
        tag_bytes(tag_len)?;
        stream::seal_finish(stream, lent, tag, tag_len)
    })())
}

/// Authenticates the next piece of the ciphertext, in the first pass.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be too long, `RADDLE_ERROR_STATE` if this is not the first
/// pass, and those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_authenticate(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    input: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe { stream::open_authenticate(stream, BorrowedKey::by(context)?, input, len) })())
}

/// Compares the tag (12 to 16 bytes) in constant time, and begins the second pass.
///
/// Errors: `RADDLE_ERROR_TAG` if the message is not authentic, in which case the stream is erased; `RADDLE_ERROR_STATE`
/// if this is not the first pass; `RADDLE_ERROR_TAG_LENGTH`, and those of arguments. Time depends only on lengths.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_verify(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    tag: *const u8,
    tag_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        let lent = BorrowedKey::by(context)?;
        tag_bytes(tag_len)?;
        stream::open_verify(stream, lent, tag, tag_len)
    })())
}

/// Decrypts the next piece, in the second pass: writes `len` bytes to `output`, which is `input` or separate. The
/// plaintext is authentic if the ciphertext is the same as in the first pass. If somebody else could have changed the
/// ciphertext, the plaintext is authentic only after `raddle_aes_gcm_open_finish` says so.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the message would be longer than in the first pass, `RADDLE_ERROR_STATE` if this
/// is not the second pass, and those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_update(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe { stream::open_update(stream, BorrowedKey::by(context)?, input, len, output) })())
}

/// Checks that both passes saw the same ciphertext, and erases the stream.
///
/// Errors: `RADDLE_ERROR_TAG` if they did not, in which case the decrypted text is not authentic; `RADDLE_ERROR_STATE`
/// if this is not the second pass, and those of arguments. Time depends only on lengths.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_open_finish(
    stream: *mut raddle_aes_gcm_stream,
    context: *const raddle_aes_gcm,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe { stream::open_finish(stream, BorrowedKey::by(context)?) })())
}
