//! What the hash functions share: arguments, checked, and the calls of the Rust library.

use core_api::{
    raw::{self, OneHash},
    sha256::Hasher,
};

use crate::{
    arguments::{apart, check, input, output, write},
    context::{Context, exclusive, take, vacant},
    error::Result,
    message::{Messages, raddle_message},
};

/// Writes the digest of a message.
///
/// # Safety
///
/// As the header says: pointers lead to memory of the caller. This holds for all functions here.
#[inline(always)]
pub(crate) unsafe fn digest<A: OneHash<N>, const N: usize>(message: *const u8, len: usize, digest: *mut u8) -> Result {
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
    unsafe { crate::context::set(context, Hasher::<A>::new) };
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
        check(piece, len)?;
        apart(piece, len, context.cast(), size_of::<C>())?;
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
        check(digest, N)?;
        apart(digest, N, context.cast(), size_of::<C>())?;
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
        raw::digest_many::<A, _>(messages.all(), output(digests.cast(), count * N)?);
        Ok(())
    }
}
