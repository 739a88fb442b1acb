//! HMAC with MD5, SHA-1 and SHA-2.

use core::slice;

use core_api::{
    bindings::{self, OneHash},
    hmac::{Hmac, HmacTag, Mac, Tag},
};
use pastey::paste;

use crate::{
    arguments::{Buffer, Memory, check_call, check_update, input, output, write},
    context::{Context, context, exclusive, mark, set, shared, take, vacant},
    error::{Result, code, raddle_error},
    memory::matches,
    message::{Messages, raddle_message},
};

/// Hashes a key.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires. This holds for all functions in this file.
#[inline(always)]
pub(crate) unsafe fn init<C: Context<Value = Hmac<A, N>>, A: OneHash<N>, const N: usize>(
    context: *mut C,
    key: *const u8,
    key_len: usize,
) -> Result
where
    Tag<N>: HmacTag<A>,
{
    // SAFETY: the caller upholds the contract of this function.
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
    // SAFETY: the caller upholds the contract of this function. No pointer is NULL in the quick case, and the tag is
    // separate from all that is read.
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

/// Does the work of [`mac`](self::mac) with all checks.
#[cold]
#[inline(never)]
unsafe fn mac_checked<C: Context, A: OneHash<N>, const N: usize>(
    context: *const C,
    key: &Hmac<A, N>,
    message: *const u8,
    len: usize,
    tag: *mut u8,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        // The whole message is read before the tag is written, so both may overlap.
        check_call(&[Memory::of(context)], &[Memory::new(tag, N)])?;
        let mut made = [0; N];
        A::mac_message(key, input(message, len)?, &mut made);
        write(tag, &made);
        Ok(())
    }
}

/// Compares the first bytes of a message's tag, of which at least `least` must be passed.
#[inline(always)]
pub(crate) unsafe fn verify<C: Context<Value = Hmac<A, N>>, A: OneHash<N>, const N: usize>(
    context: *const C,
    message: *const u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
    least: usize,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
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
    // SAFETY: the caller upholds the contract of this function.
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
    // SAFETY: the caller upholds the contract of this function.
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
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        check_call(&[], &[Memory::of(stream), Memory::new(tag, N)])?;
        let made = take(stream, Mac::finalize)?;
        write(tag, made.as_bytes());
        Ok(())
    }
}

/// Compares the first bytes of the tag of all pieces, of which at least `least` must be passed, and erases the stream.
#[inline(always)]
pub(crate) unsafe fn finish_verify<S: Context<Value = Mac<A, N>>, A: OneHash<N>, const N: usize>(
    stream: *mut S,
    tag: *const u8,
    tag_len: usize,
    least: usize,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
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
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        let key = shared(context)?;
        let messages = Messages::new(messages, count, tags.cast(), N)?;
        check_call(&[Memory::of(context)], &[Memory::new(tags.cast(), count * N)])?;
        bindings::mac_many(key, messages.all(), output(tags.cast(), count * N)?);
        Ok(())
    }
}

/// Returns the length of the shortest tag in bytes, given the length of a full tag (RFC 2104, section 5, and RFC 4226).
const fn least(bytes: usize) -> usize {
    if bytes < 20 { 10 } else { bytes / 2 }
}

/// Declares the C functions of HMAC with a hash function.
macro_rules! functions {
    (
        $name:literal, $algorithm:ty, $TAG:ident = $bytes:literal, blocks of $block:literal;
        $context:ident, $mark:expr, $SIZE:ident = $room:expr, $size:ident;
        $init:ident, $mac:ident, $verify:ident, $many:ident, $clear:ident;
        $stream:ident, $stream_mark:expr, $STREAM_SIZE:ident = $stream_room:expr, $stream_size:ident;
        $begin:ident, $update:ident, $finish:ident, $finish_verify:ident, $stream_clear:ident
    ) => {
        #[doc = concat!(" The length of a tag of HMAC with ", $name, " in bytes.")]
        pub const $TAG: usize = $bytes;

        context! {
            #[doc = concat!(" HMAC with ", $name, " (RFC 2104, FIPS 198-1) with a key. Threads may share it.")]
            context $context: Hmac<$algorithm, $TAG>, $mark, $SIZE = $room, $size, $clear
        }

        context! {
            #[doc = concat!(" HMAC with ", $name, " of a message in pieces, with its key. A copy continues on its own.")]
            stream $stream: Mac<$algorithm, $TAG>, $stream_mark, $STREAM_SIZE = $stream_room, $stream_size, $stream_clear
        }

        #[doc = concat!(
            " Hashes a key of any length; one of more than ", $block, " bytes is hashed first (RFC 2104, section 2)."
        )]
        ///
        /// Errors: those of arguments. Time depends only on the length.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $init(context: *mut $context, key: *const u8, key_len: usize) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { init(context, key, key_len) })
        }

        #[doc = concat!(" Writes the tag of a message, ", $bytes, " bytes (RFC 2104, section 2).")]
        ///
        /// Errors: those of arguments. Time depends only on the length.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $mac(
            context: *const $context,
            message: *const u8,
            len: usize,
            tag: *mut u8,
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            unsafe { mac(context, message, len, tag) }
        }

        #[doc = concat!(
            " Compares the tag of a message in constant time: its ", $bytes, " bytes, or the first of them, at least half and at"
        )]
        /// least 10 (RFC 2104, section 5).
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
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { verify(context, message, len, tag, tag_len, least($bytes)) })
        }

        /// Begins a message in pieces under the key of a context. From then on, the stream does not need the context.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $begin(stream: *mut $stream, context: *const $context) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { begin(stream, context) })
        }

        /// Authenticates the next piece of a message, of any length.
        ///
        /// Errors: those of arguments. Time depends only on lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $update(stream: *mut $stream, piece: *const u8, len: usize) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { update(stream, piece, len) })
        }

        #[doc = concat!(" Writes the tag of all pieces, ", $bytes, " bytes, and erases the stream.")]
        ///
        /// Errors: those of arguments. Time depends only on lengths.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $finish(stream: *mut $stream, tag: *mut u8) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { finish(stream, tag) })
        }

        /// Compares the tag of all pieces, or the first bytes of the tag, in constant time, and erases the stream.
        ///
        #[doc = concat!(" Errors: as for `", stringify!($verify), "`.")]
        #[must_use]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $finish_verify(stream: *mut $stream, tag: *const u8, tag_len: usize) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { finish_verify(stream, tag, tag_len, least($bytes)) })
        }

        /// Writes the tags of many messages of any lengths. The more messages there are, the less time each takes.
        ///
        /// Errors: those of arguments, because all tags must be separate from all messages. Time depends only on
        /// lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $many(
            context: *const $context,
            messages: *const raddle_message,
            count: usize,
            tags: *mut [u8; $TAG],
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { many(context, messages, count, tags) })
        }
    };
}

/// Returns the size of a context or a stream in bytes, given the size of a block.
macro_rules! room {
    (context 64) => {
        128
    };
    (stream 64) => {
        256
    };
    (context 128) => {
        192
    };
    (stream 128) => {
        448
    };
}

macro_rules! declare {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:tt] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {paste! {$(
        functions! {
            $standard_name, $algorithm, [<RADDLE_HMAC_ $function:upper _TAG_BYTES>] = $digest, blocks of $block;
            [<raddle_hmac_ $function>], &mark("hm", stringify!($function)),
            [<RADDLE_HMAC_ $function:upper _BYTES>] = room!(context $block), [<raddle_hmac_ $function _bytes>];
            [<raddle_hmac_ $function _init>], [<raddle_hmac_ $function _mac>], [<raddle_hmac_ $function _verify>],
            [<raddle_hmac_ $function _many>], [<raddle_hmac_ $function _clear>];
            [<raddle_hmac_ $function _stream>], &mark("hs", stringify!($function)),
            [<RADDLE_HMAC_ $function:upper _STREAM_BYTES>] = room!(stream $block),
            [<raddle_hmac_ $function _stream_bytes>];
            [<raddle_hmac_ $function _begin>], [<raddle_hmac_ $function _update>], [<raddle_hmac_ $function _final>],
            [<raddle_hmac_ $function _final_verify>], [<raddle_hmac_ $function _stream_clear>]
        }
    )*}};
}

core_api::hashes!(padded: declare);
