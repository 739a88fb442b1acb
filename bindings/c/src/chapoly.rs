//! What ChaCha20-Poly1305 and XChaCha20-Poly1305 share: arguments, checked, and the calls of the Rust library.

use core_api::{
    chacha20::Key,
    chacha20poly1305::{Aead, ChaChaPoly},
    raw::ChaCha20Poly1305Message,
    xchacha20poly1305::XChaChaPoly,
};

use crate::{
    aead::{Call, Cipher, Message, TAG, sealed_len, text_len},
    arguments::{apart, array, check, input},
    context::{Context, set, shared, vacant},
    error::{Result, raddle_error::*},
    packet::{Packets, keyed, raddle_packet},
    stream::Stream,
};

/// An algorithm whose nonces have one length.
pub(crate) trait FixedNonce: Cipher<Key = Key, Context: Context<Value = Aead<Self>>> {
    /// The length in bytes.
    const NONCE: usize;

    /// Begins a message in pieces.
    fn message(cipher: &Aead<Self>, nonce: Self::Nonce<'_>) -> ChaCha20Poly1305Message;
}

impl FixedNonce for ChaChaPoly {
    const NONCE: usize = 12;

    fn message(cipher: &Aead<Self>, nonce: Self::Nonce<'_>) -> ChaCha20Poly1305Message {
        ChaCha20Poly1305Message::new(cipher, nonce)
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
        apart(key, 32, context.cast(), size_of::<V::Context>())?;
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
    // SAFETY: the caller's.
    unsafe {
        let key: &Aead<V> = shared(context)?;
        let whole = sealed_len(len)?;
        let message = Message { nonce, nonce_len: V::NONCE, aad, aad_len, input, len, output };
        Call { key, context, message, read: len, written: whole }.seal(output.wrapping_add(len), TAG)
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
    // SAFETY: the caller's.
    unsafe {
        let key = shared(context)?;
        let len = text_len(input_len)?;
        let message = Message { nonce, nonce_len: V::NONCE, aad, aad_len, input, len, output };
        Call { key, context, message, read: input_len, written: len }.open(input.wrapping_add(len), TAG)
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
        apart(stream.cast(), size_of::<S>(), context.cast(), size_of::<V::Context>())?;
        let aad = input(aad, aad_len)?;
        apart(stream.cast(), size_of::<S>(), aad.as_ptr(), aad_len)?;
        check(nonce, V::NONCE)?;
        let mut message = V::message(key, V::nonce(nonce, V::NONCE)?);
        message.take_aad(aad).map_err(|_| RADDLE_ERROR_TOO_LONG)?;
        set(stream, || start(message));
        Ok(())
    }
}
