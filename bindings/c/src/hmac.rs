//! What HMAC shares for all hash functions: arguments, checked, and the calls of the Rust library.

use core_api::{
    hmac::{Hmac, HmacTag, Mac, Tag},
    raw::{self, OneHash},
};

use crate::{
    arguments::{apart, check, disjoint, input, output, write},
    context::{Context, exclusive, set, shared, take, vacant},
    error::Result,
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
        check(key, key_len)?;
        apart(key, key_len, context.cast(), size_of::<C>())?;
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
) -> Result {
    // SAFETY: the caller's.
    unsafe {
        check(tag, N)?;
        apart(tag, N, context.cast(), size_of::<C>())?;
        let (key, message) = (shared(context)?, input(message, len)?);
        if disjoint(tag, N, message.as_ptr(), len) {
            // In its place: a copy of what was just written by smaller stores would wait for them.
            A::mac_message(key, message, &mut *tag.cast());
        } else {
            let mut made = [0; N];
            A::mac_message(key, message, &mut made);
            write(tag, &made);
        }
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
        apart(stream.cast(), size_of::<S>(), context.cast(), size_of::<C>())?;
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
        check(piece, len)?;
        apart(piece, len, stream.cast(), size_of::<S>())?;
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
        check(tag, N)?;
        apart(tag, N, stream.cast(), size_of::<S>())?;
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
        check(tag, tag_len)?;
        apart(tag, tag_len, stream.cast(), size_of::<S>())?;
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
        apart(tags.cast(), count * N, context.cast(), size_of::<C>())?;
        raw::mac_many(key, messages.all(), output(tags.cast(), count * N)?);
        Ok(())
    }
}
