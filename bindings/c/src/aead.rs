//! What the three AEADs share: arguments of a message, checked, and the call of the Rust library.

use core::{ptr::NonNull, slice};

use core_api::{
    InOut,
    aes_gcm::{Aead, AnyNonce, SealError},
    raw::{OneCall, Refused},
};

use crate::{
    arguments::{self, Buffer, Memory, check, present_in_out},
    context::Context,
    error::{Result, raddle_error, raddle_error::*},
};

/// The length of a whole tag in bytes.
pub(crate) const TAG: usize = 16;

/// An algorithm with its contexts and nonces.
pub(crate) trait Cipher: OneCall {
    /// The context that holds the key.
    type Context: Context;

    /// The key, if it is one of this algorithm.
    fn select(value: &<Self::Context as Context>::Value) -> Option<&Aead<Self>>;

    /// The nonce that a caller gave.
    ///
    /// # Safety
    ///
    /// As for [`checked_input`](crate::arguments::checked_input).
    unsafe fn nonce<'a>(pointer: *const u8, len: usize) -> Result<Self::Nonce<'a>>;

    /// A nonce for packets that are refused.
    fn no_nonce<'a>() -> Self::Nonce<'a>;
}

/// A nonce of AES-GCM.
///
/// # Safety
///
/// As for [`checked_input`](crate::arguments::checked_input).
#[inline(always)]
pub(crate) unsafe fn gcm_nonce<'a>(pointer: *const u8, len: usize) -> Result<AnyNonce<'a>> {
    if len == 0 {
        return Err(RADDLE_ERROR_NONCE_LENGTH);
    }
    // SAFETY: the caller's; with bytes, a buffer that was checked is not at NULL.
    AnyNonce::new(unsafe { slice::from_raw_parts(pointer, len) }).map_err(|_| RADDLE_ERROR_NONCE_LENGTH)
}

/// A nonce for packets of AES-GCM that are refused.
pub(crate) fn no_gcm_nonce() -> AnyNonce<'static> {
    match AnyNonce::new(&[0; 12]) {
        Ok(nonce) => nonce,
        Err(_) => unreachable!(),
    }
}

/// The error of sealing: lengths of buffers were checked before.
#[inline]
pub(crate) fn sealing(_: SealError) -> raddle_error {
    RADDLE_ERROR_TOO_LONG
}

/// The error of one message.
#[inline]
pub(crate) fn refused(why: Refused) -> raddle_error {
    if why == Refused::Tag { RADDLE_ERROR_TAG } else { RADDLE_ERROR_TOO_LONG }
}

/// What a caller gave for a message: nonce, additional data, and the text with the place of the result.
#[derive(Clone, Copy)]
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
    /// Whether nothing is wrong and no buffer is NULL, as for nearly all messages: [`find_fault`](Self::find_fault) decides
    /// about the others.
    #[inline(always)]
    pub(crate) fn is_plain<C>(&self, context: *const C, read: usize, written: usize) -> bool {
        let &Self { nonce, nonce_len, aad, aad_len, input, output, .. } = self;
        let out = Buffer::new(output, written);
        let (input, nonce, aad) = (Buffer::new(input, read), Buffer::new(nonce, nonce_len), Buffer::new(aad, aad_len));
        let high = out.bits() | input.bits() | nonce.bits() | aad.bits();
        high <= isize::MAX as usize
            && (out.begins_with(input) || out.is_apart(input))
            && out.is_apart(nonce)
            && out.is_apart(aad)
            && out.is_apart(Buffer::new(context.cast(), size_of::<C>()))
    }

    /// Looks for what is wrong, which may be nothing: buffers of no bytes overlap nothing. A tag of its own that is written is
    /// apart from all else; where there is none, it has no bytes.
    #[cold]
    #[inline(never)]
    pub(crate) fn find_fault(
        &self,
        context: *const u8,
        context_len: usize,
        read: usize,
        written: usize,
        tag: Memory,
    ) -> Result {
        let &Self { nonce, nonce_len, aad, aad_len, input, output, .. } = self;
        let read_too = [Memory::new(aad, aad_len), Memory::new(nonce, nonce_len), Memory::new(context, context_len)];
        arguments::find_fault(Memory::new(input, read), Memory::new(output, written), &read_too, &[tag])
    }

    /// The same message with another address for no additional data, which often is NULL: one that is apart from the output.
    #[inline(always)]
    pub(crate) fn with_aad<C>(self, context: *const C) -> Self {
        Self { aad: if self.aad_len == 0 { context.cast() } else { self.aad }, ..self }
    }

    /// The same message with other addresses than NULL, which its buffers of no bytes may have.
    fn present(self) -> Self {
        let some = NonNull::dangling().as_ptr();
        let [nonce, aad, input] =
            [self.nonce, self.aad, self.input].map(|pointer| if pointer.is_null() { some } else { pointer });
        let output = if self.output.is_null() { some } else { self.output };
        Self { nonce, aad, input, output, ..self }
    }
}

/// A message that is sealed or opened, with its key and what says where its tag lies.
///
/// Messages that are [plain](Message::is_plain) take the shortest way, which keeps nothing for later: a function of C that
/// seals them saves no registers. All others take a way of their own.
pub(crate) struct Call<'k, V: Cipher> {
    pub(crate) key: &'k Aead<V>,
    pub(crate) context: *const V::Context,
    pub(crate) message: Message,
    /// How many bytes are read at the input: the text, and perhaps a tag behind it.
    pub(crate) read: usize,
    /// How many bytes are written at the output: the text, and perhaps a tag behind it.
    pub(crate) written: usize,
}

impl<V: Cipher> Call<'_, V> {
    /// Seals a message and writes the first bytes of its tag.
    ///
    /// # Safety
    ///
    /// The pointers lead to memory of the caller as the header says. The tag is what is written behind the text, or a buffer
    /// of its own.
    #[inline(always)]
    pub(crate) unsafe fn seal(self, tag: *mut u8, tag_len: usize) -> Result {
        let Self { key, context, message, read, written } = self;
        let message = message.with_aad(context);
        if message.is_plain(context, read, written)
            && (written != message.len || self.is_plain_tag(message, tag, tag_len))
        {
            // SAFETY: the caller's; the outputs are apart from each other and from what is read.
            unsafe { seal(key, message, tag, tag_len) }
        } else {
            // A copy, so that what a plain message has stays in registers. SAFETY: the caller's.
            unsafe { Call { key, context, message, read, written }.seal_checked(tag, tag_len) }
        }
    }

    /// Whether a tag of its own is apart from what is read and written, and not NULL.
    #[inline(always)]
    fn is_plain_tag(&self, message: Message, tag: *const u8, tag_len: usize) -> bool {
        let tag = Buffer::new(tag, tag_len);
        tag.bits() <= isize::MAX as usize
            && tag.is_apart(Buffer::new(message.output, message.len))
            && tag.is_apart(Buffer::new(message.input, message.len))
            && tag.is_apart(Buffer::new(message.aad, message.aad_len))
            && tag.is_apart(Buffer::new(message.nonce, message.nonce_len))
            && tag.is_apart(Buffer::new(self.context.cast(), size_of::<V::Context>()))
    }

    /// [`seal`](Self::seal) with all checks.
    #[cold]
    #[inline(never)]
    pub(crate) unsafe fn seal_checked(self, tag: *mut u8, tag_len: usize) -> Result {
        let Self { key, context, message, read, written } = self;
        let own_tag = Memory::new(tag, if written == message.len { tag_len } else { 0 });
        message.find_fault(context.cast(), size_of::<V::Context>(), read, written, own_tag)?;
        // SAFETY: the caller's; the outputs are apart from each other and from what is read.
        unsafe { seal(key, message.present(), tag, tag_len) }
    }

    /// Opens a message with a tag, or with the first bytes of one, whose number was checked.
    ///
    /// # Safety
    ///
    /// As for [`seal`](Self::seal).
    #[inline(always)]
    pub(crate) unsafe fn open(self, tag: *const u8, tag_len: usize) -> Result {
        let Self { key, context, message, read, written } = self;
        let message = message.with_aad(context);
        if message.is_plain(context, read, written) && Buffer::new(tag, tag_len).bits() <= isize::MAX as usize {
            // SAFETY: the caller's.
            unsafe { open(key, message, tag, tag_len) }
        } else {
            // As above. SAFETY: the caller's.
            unsafe { Call { key, context, message, read, written }.open_checked(tag, tag_len) }
        }
    }

    /// [`open`](Self::open) with all checks.
    #[cold]
    #[inline(never)]
    pub(crate) unsafe fn open_checked(self, tag: *const u8, tag_len: usize) -> Result {
        let Self { key, context, message, read, written } = self;
        message.find_fault(context.cast(), size_of::<V::Context>(), read, written, Memory::new(tag, 0))?;
        // A tag that is compared is copied before anything is written.
        check(tag, tag_len)?;
        // SAFETY: the caller's.
        unsafe { open(key, message.present(), tag, tag_len) }
    }
}

/// Seals a message and writes the first bytes of its tag.
///
/// # Safety
///
/// All was checked, and no pointer is NULL. They lead to memory of the caller as the header says.
#[inline(always)]
pub(crate) unsafe fn seal<V: Cipher>(cipher: &Aead<V>, message: Message, tag: *mut u8, tag_len: usize) -> Result {
    // SAFETY: the caller's; the outputs are apart from each other and from what is read.
    unsafe {
        let nonce = V::nonce(message.nonce, message.nonce_len)?;
        let (aad, data, tag) = (message.aad(), message.data(), slice::from_raw_parts_mut(tag, tag_len));
        V::seal_message(cipher, nonce, aad, data, tag).map_err(refused)
    }
}

/// Opens a message with a tag, or with the first bytes of one.
///
/// # Safety
///
/// As for [`seal`].
#[inline(always)]
pub(crate) unsafe fn open<V: Cipher>(cipher: &Aead<V>, message: Message, tag: *const u8, tag_len: usize) -> Result {
    let mut copy = [0; TAG];
    let Some(place) = copy.get_mut(..tag_len) else { return Err(RADDLE_ERROR_TAG_LENGTH) };
    // SAFETY: the caller's; the tag, which may lie in the output, is copied before anything is written.
    unsafe {
        copy_tag(place, tag);
        let nonce = V::nonce(message.nonce, message.nonce_len)?;
        V::open_message(cipher, nonce, message.aad(), message.data(), place).map_err(refused)
    }
}

impl Message {
    /// The additional data.
    ///
    /// # Safety
    ///
    /// As for [`seal`].
    #[inline(always)]
    pub(crate) unsafe fn aad<'a>(&self) -> &'a [u8] {
        // SAFETY: the caller's.
        unsafe { slice::from_raw_parts(self.aad, self.aad_len) }
    }

    /// The text with the place of the result.
    ///
    /// # Safety
    ///
    /// As for [`seal`].
    #[inline(always)]
    unsafe fn data<'a>(&self) -> InOut<'a> {
        // SAFETY: the caller's.
        unsafe { present_in_out(self.input, self.output, self.len) }
    }
}

/// Copies a tag. A copy of any length would be a call.
///
/// # Safety
///
/// The pointer leads to as many bytes as there is place for.
#[inline(always)]
unsafe fn copy_tag(place: &mut [u8], tag: *const u8) {
    // SAFETY: the caller's.
    unsafe {
        if let Ok(place) = <&mut [u8; TAG]>::try_from(&mut *place) {
            *place = tag.cast::<[u8; TAG]>().read();
        } else {
            place.as_mut_ptr().copy_from_nonoverlapping(tag, place.len());
        }
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
