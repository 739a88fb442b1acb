//! What the three AEADs share: arguments of a message, checked, and the call of the Rust library.

use core_api::{
    aes_gcm::{Aead, AnyNonce, OpenError, SealError, AeadAlgorithm},
    chacha20::Nonce,
    chacha20poly1305::ChaChaPoly,
    poly1305::Tag,
    raw::OneCall,
    xchacha20poly1305::{XChaChaPoly, Nonce as LongNonce},
};

use crate::{
    arguments::{Range, apart, array, check, checked_in_out, checked_input, input},
    context::Context,
    error::{Result, raddle_error, raddle_error::*},
};

/// The length of a whole tag in bytes.
pub(crate) const TAG: usize = 16;

/// An algorithm with its contexts and nonces.
pub(crate) trait Cipher: OneCall + AeadAlgorithm<Tag = Tag> + Sized {
    /// The context that holds the key.
    type Context: Context;

    /// The key, if it is one of this algorithm.
    fn select(value: &<Self::Context as Context>::Value) -> Option<&Aead<Self>>;

    /// The nonce that a caller gave.
    ///
    /// # Safety
    ///
    /// As for [`input`].
    unsafe fn nonce<'a>(pointer: *const u8, len: usize) -> Result<Self::Nonce<'a>>;

    /// A nonce for packets that are refused.
    fn no_nonce<'a>() -> Self::Nonce<'a>;
}

/// A nonce of AES-GCM.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn gcm_nonce<'a>(pointer: *const u8, len: usize) -> Result<AnyNonce<'a>> {
    // SAFETY: the caller's.
    AnyNonce::new(unsafe { input(pointer, len)? }).map_err(|_| RADDLE_ERROR_NONCE_LENGTH)
}

/// A nonce for packets of AES-GCM that are refused.
pub(crate) fn no_gcm_nonce() -> AnyNonce<'static> {
    match AnyNonce::new(&[0; 12]) {
        Ok(nonce) => nonce,
        Err(_) => unreachable!(),
    }
}

/// A nonce of 12 bytes.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn short_nonce<'a>(pointer: *const u8, len: usize) -> Result<&'a Nonce> {
    if len != 12 {
        return Err(RADDLE_ERROR_NONCE_LENGTH);
    }
    // SAFETY: the caller's; the type is an array of bytes (`repr(transparent)`).
    Ok(unsafe { &*core::ptr::from_ref(array::<12>(pointer)?).cast() })
}

/// A nonce of 24 bytes.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
pub(crate) unsafe fn long_nonce<'a>(pointer: *const u8, len: usize) -> Result<&'a LongNonce> {
    if len != 24 {
        return Err(RADDLE_ERROR_NONCE_LENGTH);
    }
    // SAFETY: the caller's; the type is an array of bytes (`repr(transparent)`).
    Ok(unsafe { &*core::ptr::from_ref(array::<24>(pointer)?).cast() })
}

/// The error of sealing: lengths of buffers were checked before.
#[inline]
pub(crate) fn sealing(_: SealError) -> raddle_error {
    RADDLE_ERROR_TOO_LONG
}

/// The error of opening: lengths of buffers were checked before.
#[inline]
pub(crate) fn opening(error: OpenError) -> raddle_error {
    if matches!(error, OpenError::TagMismatch(_)) { RADDLE_ERROR_TAG } else { RADDLE_ERROR_TOO_LONG }
}

/// What a caller gave for a message: nonce, additional data, and the text with the place of the result.
pub(crate) struct Message {
    pub(crate) nonce: *const u8,
    pub(crate) nonce_len: usize,
    pub(crate) aad: *const u8,
    pub(crate) aad_len: usize,
    pub(crate) input: *const u8,
    pub(crate) len: usize,
    pub(crate) output: *mut u8,
}

impl Message {
    /// Checks that the buffers may exist, of which `read` bytes are at the input and `written` at the output, and that the
    /// output overwrites nothing that is read but the input, in its place.
    #[inline(always)]
    pub(crate) fn check<C>(&self, context: *const C, read: usize, written: usize) -> Result {
        let (nonce, aad) = (Range::new(self.nonce, self.nonce_len), Range::new(self.aad, self.aad_len));
        let (input, output) = (Range::new(self.input, read), Range::new(self.output, written));
        let context_range = Range::new(context.cast(), size_of::<C>());
        let wrong = nonce.may_be_wrong() | aad.may_be_wrong() | input.may_be_wrong() | output.may_be_wrong();
        let meets = output.may_meet(nonce)
            | output.may_meet(aad)
            | output.may_meet(context_range)
            | ((self.input != self.output.cast_const()) & output.may_meet(input));
        if wrong | meets { self.find_fault(context.cast(), size_of::<C>(), read, written) } else { Ok(()) }
    }

    /// Looks for what is wrong, which may be nothing: buffers of no bytes overlap nothing.
    #[cold]
    #[inline(never)]
    fn find_fault(&self, context: *const u8, context_len: usize, read: usize, written: usize) -> Result {
        let &Self { nonce, nonce_len, aad, aad_len, input, output, .. } = self;
        check(input, read)?;
        check(output, written)?;
        check(aad, aad_len)?;
        check(nonce, nonce_len)?;
        if input != output.cast_const() {
            apart(output, written, input, read)?;
        }
        apart(output, written, aad, aad_len)?;
        apart(output, written, nonce, nonce_len)?;
        apart(output, written, context, context_len)
    }

    /// Checks a tag that is written apart from the text.
    #[inline(always)]
    pub(crate) fn check_tag<C>(&self, context: *const C, tag: *const u8, tag_len: usize) -> Result {
        check(tag, tag_len)?;
        apart(tag, tag_len, self.output, self.len)?;
        apart(tag, tag_len, context.cast(), size_of::<C>())
    }
}

/// Seals a message and writes the first bytes of its tag.
///
/// # Safety
///
/// [`Message::check`] accepted the message and, where it is apart, [`Message::check_tag`] the tag. The pointers lead to memory
/// of the caller as the header says.
#[inline(always)]
pub(crate) unsafe fn seal<V: Cipher>(cipher: &Aead<V>, message: Message, tag: *mut u8, tag_len: usize) -> Result {
    let mut made = [0; TAG];
    // SAFETY: the caller's; the output is apart from what is read.
    let is_short = unsafe {
        let nonce = V::nonce(message.nonce, message.nonce_len)?;
        let aad = checked_input(message.aad, message.aad_len);
        let data = checked_in_out(message.input, message.output, message.len)?;
        V::seal_message(cipher, nonce, aad, data, &mut made)
    };
    if !is_short {
        return Err(RADDLE_ERROR_TOO_LONG);
    }
    // SAFETY: checked for so many bytes, at most 16; no slice is in use any more.
    unsafe { tag.copy_from_nonoverlapping(made.as_ptr(), tag_len) };
    Ok(())
}

/// Opens a message with a whole tag.
///
/// # Safety
///
/// As for [`seal`].
#[inline(always)]
pub(crate) unsafe fn open<V: Cipher>(cipher: &Aead<V>, message: Message, tag: *const u8) -> Result {
    // SAFETY: the caller's; the tag is copied before anything is written.
    unsafe {
        let tag = *array::<TAG>(tag)?;
        let nonce = V::nonce(message.nonce, message.nonce_len)?;
        let aad = checked_input(message.aad, message.aad_len);
        let data = checked_in_out(message.input, message.output, message.len)?;
        V::open_message(cipher, nonce, aad, data, &tag).map_err(opening)
    }
}

/// Opens a message of AES-GCM with the first bytes of a tag.
///
/// # Safety
///
/// As for [`seal`].
#[inline(always)]
pub(crate) unsafe fn open_truncated<V: Cipher>(
    cipher: &Aead<V>,
    message: Message,
    tag: *const u8,
    tag_len: usize,
) -> Result {
    let mut copy = [0; TAG];
    // SAFETY: the caller's; the tag is copied before anything is written, at most 16 bytes.
    unsafe {
        let tag = copy.get_mut(..tag_len).ok_or(RADDLE_ERROR_TAG_LENGTH).and_then(|to| {
            to.copy_from_slice(input(tag, tag_len)?);
            Ok(&*to)
        })?;
        let nonce = V::nonce(message.nonce, message.nonce_len)?;
        let aad = checked_input(message.aad, message.aad_len);
        let data = checked_in_out(message.input, message.output, message.len)?;
        V::open_message(cipher, nonce, aad, data, tag).map_err(opening)
    }
}

/// The length of the text in a sealed message with its tag behind it.
#[inline(always)]
pub(crate) fn text_len(sealed: usize) -> Result<usize> {
    sealed.checked_sub(TAG).ok_or(RADDLE_ERROR_TRUNCATED)
}

/// The length of a sealed message with its tag behind it.
#[inline(always)]
pub(crate) fn sealed_len(text: usize) -> Result<usize> {
    text.checked_add(TAG).ok_or(RADDLE_ERROR_TOO_LONG)
}

impl Cipher for ChaChaPoly {
    type Context = crate::chacha20_poly1305::raddle_chacha20_poly1305;

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
    type Context = crate::xchacha20_poly1305::raddle_xchacha20_poly1305;

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
