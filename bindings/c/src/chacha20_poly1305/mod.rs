//! ChaCha20-Poly1305 and XChaCha20-Poly1305.

mod stream;

use core_api::{
    chacha20::Key,
    chacha20poly1305::{Aead, ChaChaPoly},
    xchacha20poly1305::XChaChaPoly,
};

use self::stream::raddle_chacha20_poly1305_stream;
use crate::{
    aead::{self, Message, TAG},
    arguments::{Memory, array, check_call},
    context::{Context, context, set, vacant},
    error::{Result, code, raddle_error},
    packet::{self, raddle_packet},
    stream::{Stream, begin},
};

/// Sets up a context.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires.
#[inline(always)]
unsafe fn init<C: Context>(context: *mut C, key: *const u8, cipher: impl FnOnce(&Key) -> C::Value) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        vacant(context)?;
        check_call(&[Memory::new(key, 32)], &[Memory::of(context)])?;
        let key = Key::from(*array::<32>(key)?);
        set(context, || cipher(&key));
        Ok(())
    }
}

/// Declares the C functions of an algorithm: its standard, its nonces, and how messages in pieces begin.
macro_rules! functions {
    (
        $name:literal, $standard:literal, $algorithm:ty, nonces of $nonce_bytes:literal, $nonce:literal, $begun:literal;
        $context:ident, $context_standard:literal, $mark:literal, $SIZE:ident, $size:ident, $init:ident, $clear:ident;
        $seal:ident, $open:ident, $seal_detached:ident, $open_detached:ident;
        $seal_many:ident, $open_many:ident, $seal_many_with_keys:ident, $open_many_with_keys:ident, $seal_begin:ident, $open_begin:ident
    ) => {
        context! {
            #[doc = concat!(" ", $name, " (", $context_standard, ") with a key. Threads may share it.")]
            context $context: Aead<$algorithm>, $mark, $SIZE = 128, $size, $clear
        }

        #[doc = concat!(" Sets up a context with a key of 32 bytes (", $standard, ").")]
        ///
        /// Errors: `RADDLE_ERROR_NULL`, `RADDLE_ERROR_ALIGNMENT`, `RADDLE_ERROR_OVERLAP`. Time does not depend on the key.
        /// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)]]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $init(context: *mut $context, key: *const u8) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { self::init(context, key, Aead::<$algorithm>::new) })
        }

        /// Seals a message: writes the ciphertext, followed by the tag, `input_len` + 16 bytes, to `output`, which is `input` or
        #[doc = concat!(" separate (", $standard, ").")]
        ///
        #[doc = concat!(
            " The nonce has ", $nonce, ". It must never be used for another message under the key. The message may have ",
            "2^38 - 64 bytes."
        )]
        ///
        /// Errors: `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends only on lengths.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal(
            context: *const $context,
            nonce: *const u8,
            aad: *const u8,
            aad_len: usize,
            input: *const u8,
            input_len: usize,
            output: *mut u8,
        ) -> raddle_error {
            let message = Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len: input_len, output };
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { aead::seal(context, message) })
        }

        /// Opens a message, ciphertext followed by a tag of 16 bytes: writes the plaintext, `input_len` - 16 bytes,
        /// to `output`,
        #[doc = concat!(" which is `input` or separate (", $standard, ").")]
        ///
        /// Errors: `RADDLE_ERROR_TRUNCATED` if the input is shorter than a tag; `RADDLE_ERROR_TAG` if the message is
        /// not authentic, in which case `output` is all zeros; `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time
        /// depends on lengths, and on whether the message opens.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $open(
            context: *const $context,
            nonce: *const u8,
            aad: *const u8,
            aad_len: usize,
            input: *const u8,
            input_len: usize,
            output: *mut u8,
        ) -> raddle_error {
            let len = input_len.wrapping_sub(TAG);
            let message = Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len, output };
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { aead::open(context, message) })
        }

        /// Seals a message: writes the ciphertext, `len` bytes, to `output`, which is `input` or separate, and the tag, of 16 bytes,
        #[doc = concat!(" to `tag` (", $standard, ").")]
        ///
        #[doc = concat!(" Nonce, lengths, errors and time are those of `", stringify!($seal), "`.")]
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")], [tag; RADDLE_AT_LEAST(16)]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal_detached(
            context: *const $context,
            nonce: *const u8,
            aad: *const u8,
            aad_len: usize,
            input: *const u8,
            len: usize,
            output: *mut u8,
            tag: *mut u8,
        ) -> raddle_error {
            let message = Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len, output };
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { aead::seal_detached(context, message, tag, TAG) })
        }

        /// Opens a message with a separate tag, of 16 bytes: writes the plaintext, `len` bytes, to `output`, which is
        #[doc = concat!(" `input` or separate (", $standard, ").")]
        ///
        #[doc = concat!(" Errors and time are those of `", stringify!($open), "`.")]
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")], [tag; RADDLE_AT_LEAST(16)]]")]
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $open_detached(
            context: *const $context,
            nonce: *const u8,
            aad: *const u8,
            aad_len: usize,
            input: *const u8,
            len: usize,
            tag: *const u8,
            output: *mut u8,
        ) -> raddle_error {
            let message = Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len, output };
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { aead::open_detached(context, message, tag, TAG) })
        }

        #[doc = concat!(
            " Seals many packets, each with its own nonce, additional data and length, under one key (", $standard, ")."
        )]
        /// Short packets take less time each, the more there are.
        ///
        #[doc = concat!(" Each packet's `result` is what `", stringify!($seal_detached), "` would return. Errors:")]
        /// `RADDLE_ERROR_PACKETS` if at least one has an error; the others are sealed. No packet may write memory that
        /// another packet reads. Time depends only on lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal_many(
            context: *const $context,
            packets: *mut raddle_packet,
            count: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { packet::one(context, packets, count, true) })
        }

        #[doc = concat!(" Opens many packets under one key: see `", stringify!($seal_many), "`. A packet that is not")]
        /// authentic has the result `RADDLE_ERROR_TAG`, and zeros for its output; the others are opened.
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $open_many(
            context: *const $context,
            packets: *mut raddle_packet,
            count: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { packet::one(context, packets, count, false) })
        }

        /// Seals many packets, packet i under the key of context `keys[i]`:
        #[doc = concat!(" see `", stringify!($seal_many), "`.")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal_many_with_keys(
            keys: *const *const $context,
            packets: *mut raddle_packet,
            count: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { packet::each(keys, packets, count, true) })
        }

        /// Opens many packets, packet i under the key of context `keys[i]`:
        #[doc = concat!(" see `", stringify!($open_many), "`.")]
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $open_many_with_keys(
            keys: *const *const $context,
            packets: *mut raddle_packet,
            count: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { packet::each(keys, packets, count, false) })
        }

        #[doc = concat!(" Begins a message that is sealed in pieces of any length (", $standard, ").")]
        ///
        #[doc = concat!($begun, " Errors: those of arguments. Time depends on lengths alone.")]
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal_begin(
            stream: *mut raddle_chacha20_poly1305_stream,
            context: *const $context,
            nonce: *const u8,
            aad: *const u8,
            aad_len: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { begin(stream, context, [(nonce, $nonce_bytes), (aad, aad_len)], Stream::sealing) })
        }

        #[doc = concat!(" Begins a message that is opened in pieces of any length (", $standard, ").")]
        ///
        /// The message is opened in two passes, so that no plaintext is released before the tag is verified. The first
        /// pass authenticates all pieces and verifies the tag. The second pass decrypts, in pieces divided in any way.
        ///
        #[doc = concat!($begun, " Errors: those of arguments. Time depends on lengths alone.")]
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $open_begin(
            stream: *mut raddle_chacha20_poly1305_stream,
            context: *const $context,
            nonce: *const u8,
            aad: *const u8,
            aad_len: usize,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { begin(stream, context, [(nonce, $nonce_bytes), (aad, aad_len)], Stream::opening) })
        }
    };
}

functions! {
    "ChaCha20-Poly1305", "RFC 8439, section 2.8", ChaChaPoly, nonces of 12, "12 bytes", "";
    raddle_chacha20_poly1305, "RFC 8439, section 2.8", b"chapoly\0", RADDLE_CHACHA20_POLY1305_BYTES,
    raddle_chacha20_poly1305_bytes, raddle_chacha20_poly1305_init, raddle_chacha20_poly1305_clear;
    raddle_chacha20_poly1305_seal, raddle_chacha20_poly1305_open,
    raddle_chacha20_poly1305_seal_detached, raddle_chacha20_poly1305_open_detached;
    raddle_chacha20_poly1305_seal_many, raddle_chacha20_poly1305_open_many,
    raddle_chacha20_poly1305_seal_many_with_keys, raddle_chacha20_poly1305_open_many_with_keys,
    raddle_chacha20_poly1305_seal_begin, raddle_chacha20_poly1305_open_begin
}

functions! {
    "XChaCha20-Poly1305", "draft-irtf-cfrg-xchacha-03, section 2", XChaChaPoly, nonces of 24, "24 bytes, enough to be random",
    " The further functions are those of `raddle_chacha20_poly1305_stream`.";
    raddle_xchacha20_poly1305, "draft-irtf-cfrg-xchacha-03", b"xchapoly", RADDLE_XCHACHA20_POLY1305_BYTES,
    raddle_xchacha20_poly1305_bytes, raddle_xchacha20_poly1305_init, raddle_xchacha20_poly1305_clear;
    raddle_xchacha20_poly1305_seal, raddle_xchacha20_poly1305_open,
    raddle_xchacha20_poly1305_seal_detached, raddle_xchacha20_poly1305_open_detached;
    raddle_xchacha20_poly1305_seal_many, raddle_xchacha20_poly1305_open_many,
    raddle_xchacha20_poly1305_seal_many_with_keys, raddle_xchacha20_poly1305_open_many_with_keys,
    raddle_xchacha20_poly1305_seal_begin, raddle_xchacha20_poly1305_open_begin
}
