//! MD5, SHA-1 and SHA-2.

use core::slice;

use core_api::{
    bindings::{self, OneHash},
    sha256::Hasher,
};
use pastey::paste;

use crate::{
    arguments::{Buffer, Memory, check, check_call, check_update, input, output, write},
    context::{Context, context, exclusive, mark, set, take, vacant},
    error::{Result, code, raddle_error},
    message::{Messages, raddle_message},
};

/// Writes the digest of a message.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires. This holds for all functions in this file.
#[inline(always)]
pub(crate) unsafe fn digest<A: OneHash<N>, const N: usize>(
    message: *const u8,
    len: usize,
    digest: *mut u8,
) -> raddle_error {
    let (read, written) = (Buffer::new(message, len), Buffer::new(digest, N));
    // SAFETY: the caller upholds the contract of this function. No pointer is NULL in the quick case, and the digest is
    // separate from the message.
    unsafe {
        if (read.bits() | written.bits()) <= isize::MAX as usize && written.is_separate(read) {
            A::digest_message(slice::from_raw_parts(message, len), &mut *digest.cast());
            raddle_error::RADDLE_OK
        } else {
            code(digest_checked::<A, N>(message, len, digest))
        }
    }
}

/// Does the work of [`digest`](self::digest) with all checks.
#[cold]
#[inline(never)]
unsafe fn digest_checked<A: OneHash<N>, const N: usize>(message: *const u8, len: usize, digest: *mut u8) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        check(digest, N)?;
        let mut made = [0; N];
        A::digest_message(input(message, len)?, &mut made);
        write(digest, &made);
        Ok(())
    }
}

/// Begins a message in pieces.
#[inline(always)]
pub(crate) unsafe fn init<C: Context<Value = Hasher<A>>, A: OneHash<N>, const N: usize>(context: *mut C) -> Result {
    vacant(context)?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set(context, Hasher::<A>::new) };
    Ok(())
}

/// Hashes the next piece of a message.
#[inline(always)]
pub(crate) unsafe fn update<C: Context<Value = Hasher<A>>, A: OneHash<N>, const N: usize>(
    context: *mut C,
    piece: *const u8,
    len: usize,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        check_update(Memory::new(piece, len), Memory::of(context))?;
        exclusive(context)?.update(input(piece, len)?);
        Ok(())
    }
}

/// Writes the digest of all pieces, and erases the context.
#[inline(always)]
pub(crate) unsafe fn finish<C: Context<Value = Hasher<A>>, A: OneHash<N, Digest = [u8; N]>, const N: usize>(
    context: *mut C,
    digest: *mut u8,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        check_call(&[], &[Memory::of(context), Memory::new(digest, N)])?;
        let made = take(context, Hasher::finalize)?;
        write(digest, &made);
        Ok(())
    }
}

/// Writes the digests of many messages.
#[inline(always)]
pub(crate) unsafe fn many<A: OneHash<N>, const N: usize>(
    messages: *const raddle_message,
    count: usize,
    digests: *mut [u8; N],
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        let messages = Messages::new(messages, count, digests.cast(), N)?;
        bindings::digest_many::<A, _>(messages.all(), output(digests.cast(), count * N)?);
        Ok(())
    }
}

/// Declares the C functions of a hash function: its name, its standard, and the names of the functions.
macro_rules! functions {
    (
        $name:literal, $standard:literal, $algorithm:ty, $DIGEST:ident = $bytes:literal;
        $(#[$warning:meta])*
        $context:ident, $mark:expr, $SIZE:ident = $room:expr, $size:ident, $digest:ident, $many:ident;
        $init:ident, $update:ident, $finish:ident, $clear:ident
    ) => {
        #[doc = concat!(" The length of a digest of ", $name, " in bytes.")]
        pub const $DIGEST: usize = $bytes;

        context! {
            #[doc = concat!(" ", $name, " (", $standard, ") of a message in pieces. A copy continues on its own.")]
            context $context: Hasher<$algorithm>, $mark, $SIZE = $room, $size, $clear
        }

        #[doc = concat!(" Writes the digest of a message, ", $bytes, " bytes (", $standard, ").")]
        $(#[$warning])*
        ///
        /// Errors: those of arguments. Time depends only on the length.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $digest(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            unsafe { self::digest::<$algorithm, _>(message, len, digest) }
        }

        /// Begins a message in pieces.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $init(context: *mut $context) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { init(context) })
        }

        /// Hashes the next piece of a message, of any length.
        ///
        /// Errors: those of arguments. Time depends only on lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $update(context: *mut $context, piece: *const u8, len: usize) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { update(context, piece, len) })
        }

        #[doc = concat!(" Writes the digest of all pieces, ", $bytes, " bytes, and erases the context.")]
        ///
        /// Errors: those of arguments. Time depends only on lengths.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $finish(context: *mut $context, digest: *mut u8) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { finish(context, digest) })
        }

        /// Writes the digests of many messages of any lengths. The more messages there are, the less time each takes.
        ///
        /// Errors: those of arguments, because all digests must be separate from all messages. Time depends only on
        /// lengths.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $many(
            messages: *const raddle_message,
            count: usize,
            digests: *mut [u8; $DIGEST],
        ) -> raddle_error {
            // SAFETY: the caller upholds what the header requires of the pointers.
            code(unsafe { many::<$algorithm, _>(messages, count, digests) })
        }
    };
}

/// Returns the size of a context in bytes, given the size of a block.
macro_rules! room {
    (64) => {
        192
    };
    (128) => {
        320
    };
}

macro_rules! declare {
    (; $(
        #[$doc:meta]
        $(#[$warning:meta])*
        $name:ident $function:ident [$digest:literal $block:tt] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {paste! {$(
        functions! {
            $standard_name, $standard, $algorithm, [<RADDLE_ $function:upper _DIGEST_BYTES>] = $digest;
            $(#[$warning])*
            [<raddle_ $function>], &mark("", stringify!($function)), [<RADDLE_ $function:upper _BYTES>] = room!($block),
            [<raddle_ $function _bytes>], [<raddle_ $function _digest>], [<raddle_ $function _many>];
            [<raddle_ $function _init>], [<raddle_ $function _update>], [<raddle_ $function _final>],
            [<raddle_ $function _clear>]
        }
    )*}};
}

core_api::hashes!(padded: declare);
