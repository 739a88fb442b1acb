//! ChaCha20-Poly1305 and XChaCha20-Poly1305.

mod stream;

use core_api::{
    chacha20::{Key, Nonce},
    chacha20poly1305::{Aead, ChaChaPoly},
    raw::{ChaCha20Poly1305Message, MessageCall, expanded},
    xchacha20poly1305::{Nonce as LongNonce, XChaChaPoly},
};

use self::stream::raddle_chacha20_poly1305_stream;
use crate::{
    aead::{self, Call, Cipher, Message, TAG, refused, sealed_len, text_len},
    arguments::{Memory, array, check_call, input},
    context::{Context, context, set, shared, vacant},
    error::{Result, code, raddle_error, raddle_error::*},
    packet::{Packets, keyed, raddle_packet},
    stream::Stream,
};

/// A nonce of 12 bytes.
///
/// # Safety
///
/// As for [`checked_input`](crate::arguments::checked_input).
#[inline(always)]
unsafe fn short_nonce<'a>(pointer: *const u8, len: usize) -> Result<&'a Nonce> {
    // SAFETY: the caller's; the type is an array of bytes (`repr(transparent)`).
    if len == 12 { Ok(unsafe { &*pointer.cast() }) } else { Err(RADDLE_ERROR_NONCE_LENGTH) }
}

/// A nonce of 24 bytes.
///
/// # Safety
///
/// As for [`checked_input`](crate::arguments::checked_input).
#[inline(always)]
unsafe fn long_nonce<'a>(pointer: *const u8, len: usize) -> Result<&'a LongNonce> {
    // SAFETY: the caller's; the type is an array of bytes (`repr(transparent)`).
    if len == 24 { Ok(unsafe { &*pointer.cast() }) } else { Err(RADDLE_ERROR_NONCE_LENGTH) }
}

impl Cipher for ChaChaPoly {
    type Context = raddle_chacha20_poly1305;

    #[inline(always)]
    fn select(value: &Aead<Self>) -> Option<&Aead<Self>> {
        Some(value)
    }

    #[inline(always)]
    unsafe fn nonce<'a>(pointer: *const u8, len: usize) -> Result<&'a Nonce> {
        // SAFETY: the caller's.
        unsafe { short_nonce(pointer, len) }
    }

    fn no_nonce<'a>() -> &'a Nonce {
        // SAFETY: a constant, and an array of bytes (`repr(transparent)`).
        unsafe { &*(&raw const ZEROS).cast() }
    }
}

impl Cipher for XChaChaPoly {
    type Context = raddle_xchacha20_poly1305;

    #[inline(always)]
    fn select(value: &Aead<Self>) -> Option<&Aead<Self>> {
        Some(value)
    }

    #[inline(always)]
    unsafe fn nonce<'a>(pointer: *const u8, len: usize) -> Result<&'a LongNonce> {
        // SAFETY: the caller's.
        unsafe { long_nonce(pointer, len) }
    }

    fn no_nonce<'a>() -> &'a LongNonce {
        // SAFETY: a constant, and an array of bytes (`repr(transparent)`).
        unsafe { &*(&raw const ZEROS).cast() }
    }
}

static ZEROS: [u8; 24] = [0; 24];

/// An algorithm whose nonces have one length.
pub(crate) trait FixedNonce: Cipher<Key = Key, Context: Context<Value = Aead<Self>>> {
    /// The length in bytes.
    const NONCE: usize;

    /// Begins a message in pieces.
    fn message(cipher: &Aead<Self>, nonce: Self::Nonce<'_>) -> ChaCha20Poly1305Message;

    /// Seals a message in which nothing is wrong, with the tag behind it.
    ///
    /// # Safety
    ///
    /// As for [`aead::seal`].
    #[inline(always)]
    unsafe fn seal_plain(cipher: &Aead<Self>, message: Message) -> Result {
        // SAFETY: the caller's.
        unsafe { aead::seal(cipher, message, message.output.add(message.len), TAG) }
    }

    /// Opens such a message.
    ///
    /// # Safety
    ///
    /// As for [`aead::seal`].
    #[inline(always)]
    unsafe fn open_plain(cipher: &Aead<Self>, message: Message) -> Result {
        // SAFETY: the caller's.
        unsafe { aead::open(cipher, message, message.input.add(message.len), TAG) }
    }
}

impl FixedNonce for ChaChaPoly {
    const NONCE: usize = 12;

    fn message(cipher: &Aead<Self>, nonce: Self::Nonce<'_>) -> ChaCha20Poly1305Message {
        ChaCha20Poly1305Message::new(cipher, nonce)
    }

    #[inline(always)]
    unsafe fn seal_plain(cipher: &Aead<Self>, message: Message) -> Result {
        let Message { nonce, input, len, output, .. } = message;
        // SAFETY: the caller's; a nonce has 12 bytes.
        let sealed = unsafe { expanded(cipher).as_bytes().seal_at(&*nonce.cast(), message.aad(), input, len, output) };
        sealed.map_err(refused)
    }

    #[inline(always)]
    unsafe fn open_plain(cipher: &Aead<Self>, message: Message) -> Result {
        let Message { nonce, input, len, output, .. } = message;
        // SAFETY: the caller's; a nonce has 12 bytes.
        let opened = unsafe { expanded(cipher).as_bytes().open_at(&*nonce.cast(), message.aad(), input, len, output) };
        opened.map_err(refused)
    }
}

impl FixedNonce for XChaChaPoly {
    const NONCE: usize = 24;

    fn message(cipher: &Aead<Self>, nonce: Self::Nonce<'_>) -> ChaCha20Poly1305Message {
        ChaCha20Poly1305Message::extended(cipher, nonce)
    }
}

/// Sets up a context.
///
/// # Safety
///
/// As the header says: pointers lead to memory of the caller. This holds for all functions here.
#[inline(always)]
pub(crate) unsafe fn init<V: FixedNonce>(context: *mut V::Context, key: *const u8) -> Result {
    // SAFETY: the caller's.
    unsafe {
        vacant(context)?;
        check_call(&[Memory::new(key, 32)], &[Memory::of(context)])?;
        let key = Key::from(*array::<32>(key)?);
        set(context, || Aead::new(&key));
        Ok(())
    }
}

/// Seals a message, with the tag behind it.
#[inline(always)]
pub(crate) unsafe fn seal<V: FixedNonce>(
    context: *const V::Context,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> Result {
    let message = Message { nonce, nonce_len: V::NONCE, aad, aad_len, input, len, output }.with_aad(context);
    // SAFETY: the caller's. A plain message has no NULL, and the output is apart from what is read.
    unsafe {
        match shared(context) {
            Ok(key) if message.is_plain(context, len, len.wrapping_add(TAG)) => V::seal_plain(key, message),
            _ => seal_checked::<V>(context, message),
        }
    }
}

/// [`seal`] with all checks.
#[cold]
#[inline(never)]
unsafe fn seal_checked<V: FixedNonce>(context: *const V::Context, message: Message) -> Result {
    // SAFETY: the caller's.
    unsafe {
        let key: &Aead<V> = shared(context)?;
        let (read, written, tag) = (message.len, sealed_len(message.len)?, message.output.wrapping_add(message.len));
        Call { key, context, message, read, written }.seal_checked(tag, TAG)
    }
}

/// Opens a message with the tag behind it.
#[inline(always)]
pub(crate) unsafe fn open<V: FixedNonce>(
    context: *const V::Context,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    input_len: usize,
    output: *mut u8,
) -> Result {
    let len = input_len.wrapping_sub(TAG);
    let message = Message { nonce, nonce_len: V::NONCE, aad, aad_len, input, len, output }.with_aad(context);
    // SAFETY: as above.
    unsafe {
        match shared(context) {
            Ok(key) if input_len >= TAG && message.is_plain(context, input_len, len) => V::open_plain(key, message),
            _ => open_checked::<V>(context, message, input_len),
        }
    }
}

/// [`open`] with all checks.
#[cold]
#[inline(never)]
unsafe fn open_checked<V: FixedNonce>(context: *const V::Context, message: Message, read: usize) -> Result {
    // SAFETY: the caller's.
    unsafe {
        let key: &Aead<V> = shared(context)?;
        let written = text_len(read)?;
        let tag = message.input.wrapping_add(written);
        Call { key, context, message, read, written }.open_checked(tag, TAG)
    }
}

/// Seals a message, with the tag apart.
#[inline(always)]
pub(crate) unsafe fn seal_detached<V: FixedNonce>(
    context: *const V::Context,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    output: *mut u8,
    tag: *mut u8,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        let key = shared(context)?;
        let message = Message { nonce, nonce_len: V::NONCE, aad, aad_len, input, len, output };
        Call { key, context, message, read: len, written: len }.seal(tag, TAG)
    }
}

/// Opens a message with its tag apart.
#[inline(always)]
pub(crate) unsafe fn open_detached<V: FixedNonce>(
    context: *const V::Context,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    input: *const u8,
    len: usize,
    tag: *const u8,
    output: *mut u8,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        let key = shared(context)?;
        let message = Message { nonce, nonce_len: V::NONCE, aad, aad_len, input, len, output };
        Call { key, context, message, read: len, written: len }.open(tag, TAG)
    }
}

/// Seals or opens many packets under one key.
#[inline(always)]
pub(crate) unsafe fn many<V: FixedNonce>(
    context: *const V::Context,
    packets: *mut raddle_packet,
    count: usize,
    seals: bool,
) -> Result {
    // SAFETY: the caller's.
    let key = unsafe { shared(context)? };
    crate::packet::one::<V>(context, key, Packets::new(packets, count)?, seals)
}

/// Seals or opens many packets, each under its own key.
#[inline(always)]
pub(crate) unsafe fn each<V: FixedNonce>(
    keys: *const *const V::Context,
    packets: *mut raddle_packet,
    count: usize,
    seals: bool,
) -> Result {
    // SAFETY: the caller's.
    let (keys, packets) = unsafe { keyed(keys, packets, count)? };
    crate::packet::each::<V>(keys, packets, seals);
    packets.outcome()
}

/// Begins a message in pieces.
#[inline(always)]
pub(crate) unsafe fn begin<V: FixedNonce, S: Context<Value = Stream<ChaCha20Poly1305Message>>>(
    stream: *mut S,
    context: *const V::Context,
    nonce: *const u8,
    aad: *const u8,
    aad_len: usize,
    start: impl FnOnce(ChaCha20Poly1305Message) -> S::Value,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        vacant(stream)?;
        let key = shared(context)?;
        let read = [Memory::of(context), Memory::new(aad, aad_len), Memory::new(nonce, V::NONCE)];
        check_call(&read, &[Memory::of(stream)])?;
        let aad = input(aad, aad_len)?;
        let mut message = V::message(key, V::nonce(nonce, V::NONCE)?);
        message.take_aad(aad).map_err(|_| RADDLE_ERROR_TOO_LONG)?;
        set(stream, || start(message));
        Ok(())
    }
}

/// Declares the functions of C of an algorithm: how it is specified, what its nonces are, and how messages in pieces go on.
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::init::<$algorithm>(context, key) })
        }

        /// Seals a message: writes the ciphertext and behind it the tag, `input_len` + 16 bytes, to `output`, which is `input` or
        #[doc = concat!(" apart (", $standard, ").")]
        ///
        #[doc = concat!(
            " The nonce has ", $nonce, ". It must never be used for another message under the key. The message may have ",
            "2^38 - 64 bytes."
        )]
        ///
        /// Errors: `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths alone.
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::seal::<$algorithm>(context, nonce, aad, aad_len, input, input_len, output) })
        }

        /// Opens a message, ciphertext and behind it a tag of 16 bytes: writes the plaintext, `input_len` - 16 bytes,
        /// to `output`,
        #[doc = concat!(" which is `input` or apart (", $standard, ").")]
        ///
        /// Errors: `RADDLE_ERROR_TRUNCATED` if the input is shorter than a tag; `RADDLE_ERROR_TAG` if the message is not
        /// authentic: `output` is all zeros then; `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths,
        /// and on whether the message opens.
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::open::<$algorithm>(context, nonce, aad, aad_len, input, input_len, output) })
        }

        /// Seals a message: writes the ciphertext, `len` bytes, to `output`, which is `input` or apart, and the tag, of 16 bytes,
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::seal_detached::<$algorithm>(context, nonce, aad, aad_len, input, len, output, tag) })
        }

        /// Opens a message with its tag apart, of 16 bytes: writes the plaintext, `len` bytes, to `output`, which is
        #[doc = concat!(" `input` or apart (", $standard, ").")]
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::open_detached::<$algorithm>(context, nonce, aad, aad_len, input, len, tag, output) })
        }

        #[doc = concat!(
            " Seals many packets, each with its own nonce, additional data and length, under one key (", $standard, ")."
        )]
        /// Short packets take less time each, the more there are.
        ///
        #[doc = concat!(" Each packet's `result` is what `", stringify!($seal_detached), "` would return. Errors:")]
        /// `RADDLE_ERROR_PACKETS` if at least one has an error; the others are sealed. No packet may write what another
        /// one reads. Time depends on lengths alone.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal_many(
            context: *const $context,
            packets: *mut raddle_packet,
            count: usize,
        ) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::many::<$algorithm>(context, packets, count, true) })
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::many::<$algorithm>(context, packets, count, false) })
        }

        /// Seals many packets, packet i under the key of context `keys[i]`:
        #[doc = concat!(" see `", stringify!($seal_many), "`.")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $seal_many_with_keys(
            keys: *const *const $context,
            packets: *mut raddle_packet,
            count: usize,
        ) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::each::<$algorithm>(keys, packets, count, true) })
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::each::<$algorithm>(keys, packets, count, false) })
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::begin::<$algorithm, _>(stream, context, nonce, aad, aad_len, Stream::sealing) })
        }

        #[doc = concat!(" Begins a message that is opened in pieces of any length (", $standard, ").")]
        ///
        /// It is opened in two passes, so that no plaintext is released before the tag was verified: the first
        /// authenticates all pieces and verifies the tag, the second decrypts, in pieces divided in any way.
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
            // SAFETY: the caller's, as the header says.
            code(unsafe { self::begin::<$algorithm, _>(stream, context, nonce, aad, aad_len, Stream::opening) })
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
