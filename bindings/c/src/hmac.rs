//! HMAC with MD5, SHA-1 and SHA-2.

use core::slice;

use core_api::{
    bindings::{self, OneHash},
    hmac::{Hmac, HmacTag, Mac, Rfc1321, Rfc3174, Sha2, Sha512T, Tag},
};

use crate::{
    arguments::{Buffer, Memory, check_call, check_update, input, output, write},
    context::{Context, context, exclusive, set, shared, take, vacant},
    error::{Result, code, raddle_error},
    memory::matches,
    message::{Messages, raddle_message},
};

/// Hashes a key.
///
/// # Safety
///
/// As the header says: pointers lead to memory of the caller. This holds for all functions here.
#[inline(always)]
pub(crate) unsafe fn init<C: Context<Value = Hmac<A, N>>, A: OneHash<N>, const N: usize>(
    context: *mut C,
    key: *const u8,
    key_len: usize,
) -> Result
where
    Tag<N>: HmacTag<A>,
{
    // SAFETY: the caller's.
    unsafe {
        vacant(context)?;
        check_call(&[Memory::new(key, key_len)], &[Memory::of(context)])?;
        let key = input(key, key_len)?;
        set(context, || Hmac::new(key));
        Ok(())
    }
}

/// Writes the tag of a message.
#[inline(always)]
pub(crate) unsafe fn mac<C: Context<Value = Hmac<A, N>>, A: OneHash<N>, const N: usize>(
    context: *const C,
    message: *const u8,
    len: usize,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller's; no pointer is NULL in the quick case, and the tag is separate from what is read.
    unsafe {
        let key = match shared(context) {
            Ok(key) => key,
            Err(error) => return error,
        };
        let (read, written) = (Buffer::new(message, len), Buffer::new(tag, N));
        if (read.bits() | written.bits()) <= isize::MAX as usize
            && written.is_separate(read)
            && written.is_separate(Buffer::new(context.cast(), size_of::<C>()))
        {
            A::mac_message(key, slice::from_raw_parts(message, len), &mut *tag.cast());
            raddle_error::RADDLE_OK
        } else {
            code(mac_checked(context, key, message, len, tag))
        }
    }
}

/// [`mac`](self::mac) with all checks.
#[cold]
#[inline(never)]
unsafe fn mac_checked<C: Context, A: OneHash<N>, const N: usize>(
    context: *const C,
    key: &Hmac<A, N>,
    message: *const u8,
    len: usize,
    tag: *mut u8,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        // The message has been read when the tag is written.
        check_call(&[Memory::of(context)], &[Memory::new(tag, N)])?;
        let mut made = [0; N];
        A::mac_message(key, input(message, len)?, &mut made);
        write(tag, &made);
        Ok(())
    }
}

/// Compares the first bytes of the tag of a message: `least` or more.
#[inline(always)]
pub(crate) unsafe fn verify<C: Context<Value = Hmac<A, N>>, A: OneHash<N>, const N: usize>(
    context: *const C,
    message: *const u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
    least: usize,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        let key = shared(context)?;
        let make = &mut || {
            let mut made = [0; N];
            A::mac_message(key, input(message, len)?, &mut made);
            Ok(made)
        };
        matches(make, tag, tag_len, least)
    }
}

/// Begins a message in pieces.
#[inline(always)]
pub(crate) unsafe fn begin<S, C, A: OneHash<N>, const N: usize>(stream: *mut S, context: *const C) -> Result
where
    S: Context<Value = Mac<A, N>>,
    C: Context<Value = Hmac<A, N>>,
{
    // SAFETY: the caller's.
    unsafe {
        vacant(stream)?;
        check_call(&[Memory::of(context)], &[Memory::of(stream)])?;
        let key = shared(context)?;
        set(stream, || key.start());
        Ok(())
    }
}

/// Authenticates the next piece of a message.
#[inline(always)]
pub(crate) unsafe fn update<S: Context<Value = Mac<A, N>>, A: OneHash<N>, const N: usize>(
    stream: *mut S,
    piece: *const u8,
    len: usize,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        check_update(Memory::new(piece, len), Memory::of(stream))?;
        exclusive(stream)?.update(input(piece, len)?);
        Ok(())
    }
}

/// Writes the tag of all pieces, and erases the stream.
#[inline(always)]
pub(crate) unsafe fn finish<S: Context<Value = Mac<A, N>>, A: OneHash<N>, const N: usize>(
    stream: *mut S,
    tag: *mut u8,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        check_call(&[], &[Memory::of(stream), Memory::new(tag, N)])?;
        let made = take(stream, Mac::finalize)?;
        write(tag, made.as_bytes());
        Ok(())
    }
}

/// Compares the first bytes of the tag of all pieces, `least` or more, and erases the stream.
#[inline(always)]
pub(crate) unsafe fn finish_verify<S: Context<Value = Mac<A, N>>, A: OneHash<N>, const N: usize>(
    stream: *mut S,
    tag: *const u8,
    tag_len: usize,
    least: usize,
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        check_call(&[Memory::new(tag, tag_len)], &[Memory::of(stream)])?;
        exclusive(stream)?;
        matches(&mut || Ok(*take(stream, Mac::finalize)?.as_bytes()), tag, tag_len, least)
    }
}

/// Writes the tags of many messages.
#[inline(always)]
pub(crate) unsafe fn many<C: Context<Value = Hmac<A, N>>, A: OneHash<N>, const N: usize>(
    context: *const C,
    messages: *const raddle_message,
    count: usize,
    tags: *mut [u8; N],
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        let key = shared(context)?;
        let messages = Messages::new(messages, count, tags.cast(), N)?;
        check_call(&[Memory::of(context)], &[Memory::new(tags.cast(), count * N)])?;
        bindings::mac_many(key, messages.all(), output(tags.cast(), count * N)?);
        Ok(())
    }
}

/// Declares the functions of C of HMAC with a hash function, whose tags may be truncated to so many bytes.
macro_rules! functions {
    (
        $name:literal, $algorithm:ty, $TAG:ident = $bytes:literal, at least $least:literal;
        $context:ident, $mark:literal, $SIZE:ident = $room:literal, $size:ident;
        $init:ident, $mac:ident, $verify:ident, $many:ident, $clear:ident;
        $stream:ident, $stream_mark:literal, $STREAM_SIZE:ident = $stream_room:literal, $stream_size:ident;
        $begin:ident, $update:ident, $finish:ident, $finish_verify:ident, $stream_clear:ident
    ) => {
        #[doc = concat!(" The length of a tag of HMAC with ", $name, " in bytes.")]
        pub const $TAG: usize = $bytes;

        context! {
            #[doc = concat!(" HMAC with ", $name, " (RFC 2104, FIPS 198-1) with a key. Threads may share it.")]
            context $context: Hmac<$algorithm, $TAG>, $mark, $SIZE = $room, $size, $clear
        }

        context! {
            #[doc = concat!(" HMAC with ", $name, " of a message in pieces, with its key. A copy goes on by itself.")]
            stream $stream: Mac<$algorithm, $TAG>, $stream_mark, $STREAM_SIZE = $stream_room, $stream_size, $stream_clear
        }

        /// Hashes a key of any length; one of more than 64 bytes is hashed first (RFC 2104, section 2).
        ///
        /// Errors: those of arguments. Time depends on the length alone.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $init(context: *mut $context, key: *const u8, key_len: usize) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { init(context, key, key_len) })
        }

        #[doc = concat!(" Writes the tag of a message, ", $bytes, " bytes (RFC 2104, section 2).")]
        ///
        /// Errors: those of arguments. Time depends on the length alone.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $mac(
            context: *const $context,
            message: *const u8,
            len: usize,
            tag: *mut u8,
        ) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            unsafe { mac(context, message, len, tag) }
        }

        #[doc = concat!(
            " Compares the tag of a message, ", $bytes, " bytes or at least the first ", $least, ", in constant time."
        )]
        ///
        /// Errors: `RADDLE_ERROR_TAG` if the message is not authentic, `RADDLE_ERROR_TAG_LENGTH`, and those of arguments.
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $verify(
            context: *const $context,
            message: *const u8,
            len: usize,
            tag: *const u8,
            tag_len: usize,
        ) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { verify(context, message, len, tag, tag_len, $least) })
        }

        /// Begins a message in pieces under the key of a context, which the stream does not need any more.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $begin(stream: *mut $stream, context: *const $context) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { begin(stream, context) })
        }

        /// Authenticates the next piece of a message, of any length.
        ///
        /// Errors: those of arguments. Time depends on lengths alone.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $update(stream: *mut $stream, piece: *const u8, len: usize) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { update(stream, piece, len) })
        }

        #[doc = concat!(" Writes the tag of all pieces, ", $bytes, " bytes, and erases the stream.")]
        ///
        /// Errors: those of arguments. Time depends on lengths alone.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $finish(stream: *mut $stream, tag: *mut u8) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { finish(stream, tag) })
        }

        #[doc = concat!(
            " Compares the tag of all pieces, ", $bytes, " bytes or at least the first ", $least,
            ", in constant time, and erases the stream."
        )]
        ///
        #[doc = concat!(" Errors: as for `", stringify!($verify), "`.")]
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $finish_verify(stream: *mut $stream, tag: *const u8, tag_len: usize) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { finish_verify(stream, tag, tag_len, $least) })
        }

        /// Writes the tags of many messages of any lengths: more messages take less time each.
        ///
        /// Errors: those of arguments, for the tags of all must be separate from all messages. Time depends on lengths alone.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $many(
            context: *const $context,
            messages: *const raddle_message,
            count: usize,
            tags: *mut [u8; $TAG],
        ) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { many(context, messages, count, tags) })
        }
    };
}

functions! {
    "MD5", Rfc1321, RADDLE_HMAC_MD5_TAG_BYTES = 16, at least 10;
    raddle_hmac_md5, b"hmmd5   ", RADDLE_HMAC_MD5_BYTES = 128, raddle_hmac_md5_bytes;
    raddle_hmac_md5_init, raddle_hmac_md5_mac, raddle_hmac_md5_verify, raddle_hmac_md5_many, raddle_hmac_md5_clear;
    raddle_hmac_md5_stream, b"hsmd5   ", RADDLE_HMAC_MD5_STREAM_BYTES = 256, raddle_hmac_md5_stream_bytes;
    raddle_hmac_md5_begin, raddle_hmac_md5_update, raddle_hmac_md5_final, raddle_hmac_md5_final_verify,
    raddle_hmac_md5_stream_clear
}

functions! {
    "SHA-1", Rfc3174, RADDLE_HMAC_SHA1_TAG_BYTES = 20, at least 10;
    raddle_hmac_sha1, b"hmsha1  ", RADDLE_HMAC_SHA1_BYTES = 128, raddle_hmac_sha1_bytes;
    raddle_hmac_sha1_init, raddle_hmac_sha1_mac, raddle_hmac_sha1_verify, raddle_hmac_sha1_many, raddle_hmac_sha1_clear;
    raddle_hmac_sha1_stream, b"hssha1  ", RADDLE_HMAC_SHA1_STREAM_BYTES = 256, raddle_hmac_sha1_stream_bytes;
    raddle_hmac_sha1_begin, raddle_hmac_sha1_update, raddle_hmac_sha1_final, raddle_hmac_sha1_final_verify,
    raddle_hmac_sha1_stream_clear
}

functions! {
    "SHA-224", Sha2<224>, RADDLE_HMAC_SHA224_TAG_BYTES = 28, at least 14;
    raddle_hmac_sha224, b"hmsha224", RADDLE_HMAC_SHA224_BYTES = 128, raddle_hmac_sha224_bytes;
    raddle_hmac_sha224_init, raddle_hmac_sha224_mac, raddle_hmac_sha224_verify, raddle_hmac_sha224_many,
    raddle_hmac_sha224_clear;
    raddle_hmac_sha224_stream, b"hssha224", RADDLE_HMAC_SHA224_STREAM_BYTES = 256, raddle_hmac_sha224_stream_bytes;
    raddle_hmac_sha224_begin, raddle_hmac_sha224_update, raddle_hmac_sha224_final, raddle_hmac_sha224_final_verify,
    raddle_hmac_sha224_stream_clear
}

functions! {
    "SHA-256", Sha2<256>, RADDLE_HMAC_SHA256_TAG_BYTES = 32, at least 16;
    raddle_hmac_sha256, b"hmsha256", RADDLE_HMAC_SHA256_BYTES = 128, raddle_hmac_sha256_bytes;
    raddle_hmac_sha256_init, raddle_hmac_sha256_mac, raddle_hmac_sha256_verify, raddle_hmac_sha256_many,
    raddle_hmac_sha256_clear;
    raddle_hmac_sha256_stream, b"hssha256", RADDLE_HMAC_SHA256_STREAM_BYTES = 256, raddle_hmac_sha256_stream_bytes;
    raddle_hmac_sha256_begin, raddle_hmac_sha256_update, raddle_hmac_sha256_final, raddle_hmac_sha256_final_verify,
    raddle_hmac_sha256_stream_clear
}

functions! {
    "SHA-384", Sha2<384>, RADDLE_HMAC_SHA384_TAG_BYTES = 48, at least 24;
    raddle_hmac_sha384, b"hmsha384", RADDLE_HMAC_SHA384_BYTES = 192, raddle_hmac_sha384_bytes;
    raddle_hmac_sha384_init, raddle_hmac_sha384_mac, raddle_hmac_sha384_verify, raddle_hmac_sha384_many,
    raddle_hmac_sha384_clear;
    raddle_hmac_sha384_stream, b"hssha384", RADDLE_HMAC_SHA384_STREAM_BYTES = 448, raddle_hmac_sha384_stream_bytes;
    raddle_hmac_sha384_begin, raddle_hmac_sha384_update, raddle_hmac_sha384_final, raddle_hmac_sha384_final_verify,
    raddle_hmac_sha384_stream_clear
}

functions! {
    "SHA-512", Sha2<512>, RADDLE_HMAC_SHA512_TAG_BYTES = 64, at least 32;
    raddle_hmac_sha512, b"hmsha512", RADDLE_HMAC_SHA512_BYTES = 192, raddle_hmac_sha512_bytes;
    raddle_hmac_sha512_init, raddle_hmac_sha512_mac, raddle_hmac_sha512_verify, raddle_hmac_sha512_many,
    raddle_hmac_sha512_clear;
    raddle_hmac_sha512_stream, b"hssha512", RADDLE_HMAC_SHA512_STREAM_BYTES = 448, raddle_hmac_sha512_stream_bytes;
    raddle_hmac_sha512_begin, raddle_hmac_sha512_update, raddle_hmac_sha512_final, raddle_hmac_sha512_final_verify,
    raddle_hmac_sha512_stream_clear
}

functions! {
    "SHA-512/256", Sha512T<256>, RADDLE_HMAC_SHA512_256_TAG_BYTES = 32, at least 16;
    raddle_hmac_sha512_256, b"hm512256", RADDLE_HMAC_SHA512_256_BYTES = 192, raddle_hmac_sha512_256_bytes;
    raddle_hmac_sha512_256_init, raddle_hmac_sha512_256_mac, raddle_hmac_sha512_256_verify, raddle_hmac_sha512_256_many,
    raddle_hmac_sha512_256_clear;
    raddle_hmac_sha512_256_stream, b"hs512256", RADDLE_HMAC_SHA512_256_STREAM_BYTES = 448, raddle_hmac_sha512_256_stream_bytes;
    raddle_hmac_sha512_256_begin, raddle_hmac_sha512_256_update, raddle_hmac_sha512_256_final, raddle_hmac_sha512_256_final_verify,
    raddle_hmac_sha512_256_stream_clear
}
