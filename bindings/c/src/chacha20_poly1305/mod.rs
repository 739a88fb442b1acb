//! ChaCha20-Poly1305 and XChaCha20-Poly1305.

mod stream;

use core_api::{
    chacha20::Key,
    chacha20poly1305::{Aead, ChaChaPoly},
    xchacha20poly1305::XChaChaPoly,
};

use self::stream::raddle_chacha20_poly1305_stream;
use crate::{
    arguments::{Memory, array, check_call},
    context::{Context, context, set, vacant},
    error::{Result, code, raddle_error},
    functions::aead_functions,
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
        $seal_begin:ident, $open_begin:ident
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

        aead_functions! {
            $context, $standard, nonces of $nonce_bytes,
            $nonce, ". It must never be used for another message under the key.", "2^38 - 64",
            "Short packets take less time each, the more there are."
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
    raddle_chacha20_poly1305_seal_begin, raddle_chacha20_poly1305_open_begin
}

functions! {
    "XChaCha20-Poly1305", "draft-irtf-cfrg-xchacha-03, section 2", XChaChaPoly, nonces of 24, "24 bytes, enough to be random",
    " The further functions are those of `raddle_chacha20_poly1305_stream`.";
    raddle_xchacha20_poly1305, "draft-irtf-cfrg-xchacha-03", b"xchapoly", RADDLE_XCHACHA20_POLY1305_BYTES,
    raddle_xchacha20_poly1305_bytes, raddle_xchacha20_poly1305_init, raddle_xchacha20_poly1305_clear;
    raddle_xchacha20_poly1305_seal_begin, raddle_xchacha20_poly1305_open_begin
}
