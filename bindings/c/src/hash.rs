//! MD5, SHA-1 and SHA-2.

use core::slice;

use core_api::{
    bindings::{self, OneHash},
    hmac::{Rfc1321, Rfc3174, Sha2, Sha512T},
    sha256::Hasher,
};

use crate::{
    arguments::{Buffer, Memory, check, check_call, check_update, input, output, write},
    context::{Context, context, exclusive, set, take, vacant},
    error::{Result, code, raddle_error},
    message::{Messages, raddle_message},
};

/// Writes the digest of a message.
///
/// # Safety
///
/// As the header says: pointers lead to memory of the caller. This holds for all functions here.
#[inline(always)]
pub(crate) unsafe fn digest<A: OneHash<N>, const N: usize>(
    message: *const u8,
    len: usize,
    digest: *mut u8,
) -> raddle_error {
    let (read, written) = (Buffer::new(message, len), Buffer::new(digest, N));
    // SAFETY: the caller's; no pointer is NULL in the quick case, and the digest is separate from the message.
    unsafe {
        if (read.bits() | written.bits()) <= isize::MAX as usize && written.is_separate(read) {
            A::digest_message(slice::from_raw_parts(message, len), &mut *digest.cast());
            raddle_error::RADDLE_OK
        } else {
            code(digest_checked::<A, N>(message, len, digest))
        }
    }
}

/// [`digest`](self::digest) with all checks.
#[cold]
#[inline(never)]
unsafe fn digest_checked<A: OneHash<N>, const N: usize>(message: *const u8, len: usize, digest: *mut u8) -> Result {
    // SAFETY: the caller's.
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
    // SAFETY: the caller's.
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
    // SAFETY: the caller's.
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
    // SAFETY: the caller's.
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
    // SAFETY: the caller's.
    unsafe {
        let messages = Messages::new(messages, count, digests.cast(), N)?;
        bindings::digest_many::<A, _>(messages.all(), output(digests.cast(), count * N)?);
        Ok(())
    }
}

/// Declares the functions of C of a hash function, named and specified so.
macro_rules! functions {
    (
        $name:literal, $standard:literal, $algorithm:ty, $DIGEST:ident = $bytes:literal;
        $(#[$warning:meta])*
        $context:ident, $mark:literal, $SIZE:ident = $room:literal, $size:ident, $digest:ident, $many:ident;
        $init:ident, $update:ident, $finish:ident, $clear:ident
    ) => {
        #[doc = concat!(" The length of a digest of ", $name, " in bytes.")]
        pub const $DIGEST: usize = $bytes;

        context! {
            #[doc = concat!(" ", $name, " (", $standard, ") of a message in pieces. A copy goes on by itself.")]
            context $context: Hasher<$algorithm>, $mark, $SIZE = $room, $size, $clear
        }

        #[doc = concat!(" Writes the digest of a message, ", $bytes, " bytes (", $standard, ").")]
        $(#[$warning])*
        ///
        /// Errors: those of arguments. Time depends on the length alone.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $digest(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            unsafe { self::digest::<$algorithm, _>(message, len, digest) }
        }

        /// Begins a message in pieces.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $init(context: *mut $context) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { init(context) })
        }

        /// Hashes the next piece of a message, of any length.
        ///
        /// Errors: those of arguments. Time depends on lengths alone.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $update(context: *mut $context, piece: *const u8, len: usize) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { update(context, piece, len) })
        }

        #[doc = concat!(" Writes the digest of all pieces, ", $bytes, " bytes, and erases the context.")]
        ///
        /// Errors: those of arguments. Time depends on lengths alone.
        #[doc = concat!(" cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(", $bytes, ")]]")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $finish(context: *mut $context, digest: *mut u8) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { finish(context, digest) })
        }

        /// Writes the digests of many messages of any lengths: more messages take less time each.
        ///
        /// Errors: those of arguments, for the digests of all must be separate from all messages. Time depends on lengths
        /// alone.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $many(
            messages: *const raddle_message,
            count: usize,
            digests: *mut [u8; $DIGEST],
        ) -> raddle_error {
            // SAFETY: the caller's, as the header says.
            code(unsafe { many::<$algorithm, _>(messages, count, digests) })
        }
    };
}

functions! {
    "MD5", "RFC 1321", Rfc1321, RADDLE_MD5_DIGEST_BYTES = 16;
    /// Broken: anyone can make two messages with one digest. For old formats and protocols only.
    raddle_md5, b"md5     ", RADDLE_MD5_BYTES = 192, raddle_md5_bytes, raddle_md5_digest, raddle_md5_many;
    raddle_md5_init, raddle_md5_update, raddle_md5_final, raddle_md5_clear
}

functions! {
    "SHA-1", "FIPS 180-4, section 6.1", Rfc3174, RADDLE_SHA1_DIGEST_BYTES = 20;
    /// Two messages with one digest can be made. For old formats and protocols only, and not for signatures.
    raddle_sha1, b"sha1    ", RADDLE_SHA1_BYTES = 192, raddle_sha1_bytes, raddle_sha1_digest, raddle_sha1_many;
    raddle_sha1_init, raddle_sha1_update, raddle_sha1_final, raddle_sha1_clear
}

functions! {
    "SHA-224", "FIPS 180-4, section 6.3", Sha2<224>, RADDLE_SHA224_DIGEST_BYTES = 28;
    raddle_sha224, b"sha224  ", RADDLE_SHA224_BYTES = 192, raddle_sha224_bytes, raddle_sha224_digest, raddle_sha224_many;
    raddle_sha224_init, raddle_sha224_update, raddle_sha224_final, raddle_sha224_clear
}

functions! {
    "SHA-256", "FIPS 180-4, section 6.2", Sha2<256>, RADDLE_SHA256_DIGEST_BYTES = 32;
    raddle_sha256, b"sha256  ", RADDLE_SHA256_BYTES = 192, raddle_sha256_bytes, raddle_sha256_digest, raddle_sha256_many;
    raddle_sha256_init, raddle_sha256_update, raddle_sha256_final, raddle_sha256_clear
}

functions! {
    "SHA-384", "FIPS 180-4, section 6.5", Sha2<384>, RADDLE_SHA384_DIGEST_BYTES = 48;
    raddle_sha384, b"sha384  ", RADDLE_SHA384_BYTES = 320, raddle_sha384_bytes, raddle_sha384_digest, raddle_sha384_many;
    raddle_sha384_init, raddle_sha384_update, raddle_sha384_final, raddle_sha384_clear
}

functions! {
    "SHA-512", "FIPS 180-4, section 6.4", Sha2<512>, RADDLE_SHA512_DIGEST_BYTES = 64;
    raddle_sha512, b"sha512  ", RADDLE_SHA512_BYTES = 320, raddle_sha512_bytes, raddle_sha512_digest, raddle_sha512_many;
    raddle_sha512_init, raddle_sha512_update, raddle_sha512_final, raddle_sha512_clear
}

functions! {
    "SHA-512/256", "FIPS 180-4, section 6.7", Sha512T<256>, RADDLE_SHA512_256_DIGEST_BYTES = 32;
    raddle_sha512_256, b"s512_256", RADDLE_SHA512_256_BYTES = 320, raddle_sha512_256_bytes, raddle_sha512_256_digest, raddle_sha512_256_many;
    raddle_sha512_256_init, raddle_sha512_256_update, raddle_sha512_256_final, raddle_sha512_256_clear
}
