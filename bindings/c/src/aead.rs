//! What the AEADs share: arguments of a message, checked, and the call of the Rust library.

use core::{ptr::NonNull, slice};

use core_api::{
    InOut,
    bindings::{AeadKey, Refused},
};

use crate::{
    arguments::{self, Buffer, Memory, check},
    context::{Context, shared},
    error::{Result, raddle_error, raddle_error::*},
};

/// The length of a whole tag in bytes.
pub(crate) const TAG: usize = 16;

/// The error of one message.
#[inline]
pub(crate) fn refused(why: Refused) -> raddle_error {
    match why {
        Refused::Nonce => RADDLE_ERROR_NONCE_LENGTH,
        Refused::TooLong => RADDLE_ERROR_TOO_LONG,
        Refused::Tag => RADDLE_ERROR_TAG,
    }
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
            && (out.begins_with(input) || out.is_separate(input))
            && out.is_separate(nonce)
            && out.is_separate(aad)
            && out.is_separate(Buffer::new(context.cast(), size_of::<C>()))
    }

    /// Looks for what is wrong, which may be nothing: buffers of no bytes overlap nothing. A tag of its own that is written is
    /// separate from all else; where there is none, it has no bytes.
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

    /// The same message with another address for no additional data, which often is NULL: one that is separate from the output.
    #[inline(always)]
    pub(crate) fn with_aad<C>(self, context: *const C) -> Self {
        Self { aad: if self.aad_len == 0 { context.cast() } else { self.aad }, ..self }
    }

    /// The same message with other addresses than NULL, which its buffers of no bytes may have.
    pub(crate) fn present(self) -> Self {
        let some = NonNull::dangling().as_ptr();
        let [nonce, aad, input] =
            [self.nonce, self.aad, self.input].map(|pointer| if pointer.is_null() { some } else { pointer });
        let output = if self.output.is_null() { some } else { self.output };
        Self { nonce, aad, input, output, ..self }
    }

    /// Whether a tag of its own is separate from what is read and written, and not NULL.
    #[inline(always)]
    fn is_plain_tag<C>(&self, context: *const C, tag: *const u8, tag_len: usize) -> bool {
        let tag = Buffer::new(tag, tag_len);
        tag.bits() <= isize::MAX as usize
            && tag.is_separate(Buffer::new(self.output, self.len))
            && tag.is_separate(Buffer::new(self.input, self.len))
            && tag.is_separate(Buffer::new(self.aad, self.aad_len))
            && tag.is_separate(Buffer::new(self.nonce, self.nonce_len))
            && tag.is_separate(Buffer::new(context.cast(), size_of::<C>()))
    }

    /// The nonce.
    ///
    /// # Safety
    ///
    /// As for [`seal_present`].
    #[inline(always)]
    pub(crate) unsafe fn nonce<'a>(&self) -> &'a [u8] {
        // SAFETY: the caller's.
        unsafe { slice::from_raw_parts(self.nonce, self.nonce_len) }
    }

    /// The additional data.
    ///
    /// # Safety
    ///
    /// As for [`seal_present`].
    #[inline(always)]
    pub(crate) unsafe fn aad<'a>(&self) -> &'a [u8] {
        // SAFETY: the caller's.
        unsafe { slice::from_raw_parts(self.aad, self.aad_len) }
    }

    /// The text with the place of the result.
    ///
    /// # Safety
    ///
    /// As for [`seal_present`].
    #[inline(always)]
    pub(crate) unsafe fn text<'a>(&self) -> InOut<'a> {
        // SAFETY: the caller's.
        unsafe { InOut::at(self.output, self.input, self.len) }
    }
}

/// Seals a message, whose tag follows the text.
///
/// Messages that are [plain](Message::is_plain) take the shortest path, which keeps nothing for later: a function of C that
/// seals them saves few registers. All others take a path of their own.
///
/// # Safety
///
/// The pointers lead to memory of the caller as the header says. This holds for all functions here.
#[inline(always)]
pub(crate) unsafe fn seal<C: Context<Value: AeadKey>>(context: *const C, message: Message) -> Result {
    let message = message.with_aad(context);
    let Message { len, output, .. } = message;
    // SAFETY: the caller's. A plain message has no NULL, and the output shares no byte with what is read.
    unsafe {
        match shared(context) {
            Ok(key) if message.is_plain(context, len, len.wrapping_add(TAG)) => {
                let tag = &mut *output.add(len).cast();
                key.seal_message(message.nonce(), message.aad(), message.text(), tag).map_err(refused)
            }
            _ => seal_checked(context, message, len.wrapping_add(TAG), output.wrapping_add(len), TAG),
        }
    }
}

/// Seals a message, whose tag is at an address of its own. The length of the tag was checked.
#[inline(always)]
pub(crate) unsafe fn seal_detached<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    tag: *mut u8,
    tag_len: usize,
) -> Result {
    let message = message.with_aad(context);
    // SAFETY: as in `seal`.
    unsafe {
        match shared(context) {
            Ok(key)
                if message.is_plain(context, message.len, message.len)
                    && message.is_plain_tag(context, tag, tag_len) =>
            {
                seal_present(key, message, tag, tag_len)
            }
            _ => seal_checked(context, message, message.len, tag, tag_len),
        }
    }
}

/// Seals a message after all checks. `written` bytes are written at its output: the text, and perhaps the tag.
#[cold]
#[inline(never)]
unsafe fn seal_checked<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    written: usize,
    tag: *mut u8,
    tag_len: usize,
) -> Result {
    // SAFETY: the caller's; the outputs are checked against each other and against what is read.
    unsafe {
        let key = shared(context)?;
        if written < message.len {
            return Err(RADDLE_ERROR_TOO_LONG);
        }
        let own_tag = Memory::new(tag, if written == message.len { tag_len } else { 0 });
        message.find_fault(context.cast(), size_of::<C>(), message.len, written, own_tag)?;
        seal_present(key, message.present(), tag, tag_len)
    }
}

/// Seals a message in which nothing is wrong, and whose pointers are not NULL.
#[inline(always)]
unsafe fn seal_present(key: &impl AeadKey, message: Message, tag: *mut u8, tag_len: usize) -> Result {
    // SAFETY: the caller's; the outputs share no byte with each other or with what is read.
    unsafe {
        let tag = slice::from_raw_parts_mut(tag, tag_len);
        key.seal_message_detached(message.nonce(), message.aad(), message.text(), tag).map_err(refused)
    }
}

/// Opens a message, whose tag follows the text. The length of the text wraps round where the input is shorter than a tag.
#[inline(always)]
pub(crate) unsafe fn open<C: Context<Value: AeadKey>>(context: *const C, message: Message) -> Result {
    let message = message.with_aad(context);
    let Message { len, input, .. } = message;
    // SAFETY: as in `seal`; the tag is copied before anything is written.
    unsafe {
        match shared(context) {
            Ok(key) if message.is_plain(context, len.wrapping_add(TAG), len) => {
                let tag = input.add(len).cast::<[u8; TAG]>().read();
                key.open_message(message.nonce(), message.aad(), message.text(), &tag).map_err(refused)
            }
            _ => open_checked(context, message, len.wrapping_add(TAG), input.wrapping_add(len), TAG),
        }
    }
}

/// Opens a message, whose tag is at an address of its own. The length of the tag was checked.
#[inline(always)]
pub(crate) unsafe fn open_detached<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    tag: *const u8,
    tag_len: usize,
) -> Result {
    let message = message.with_aad(context);
    let is_plain_tag = Buffer::new(tag, tag_len).bits() <= isize::MAX as usize;
    // SAFETY: as in `seal`.
    unsafe {
        match shared(context) {
            Ok(key) if is_plain_tag && message.is_plain(context, message.len, message.len) => {
                open_present(key, message, tag, tag_len)
            }
            _ => open_checked(context, message, message.len, tag, tag_len),
        }
    }
}

/// Opens a message after all checks. `read` bytes are read at its input: the text, and perhaps the tag.
#[cold]
#[inline(never)]
unsafe fn open_checked<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    read: usize,
    tag: *const u8,
    tag_len: usize,
) -> Result {
    // SAFETY: the caller's; the output is checked against what is read.
    unsafe {
        let key = shared(context)?;
        if read < message.len {
            return Err(RADDLE_ERROR_TRUNCATED);
        }
        message.find_fault(context.cast(), size_of::<C>(), read, message.len, Memory::new(tag, 0))?;
        check(tag, tag_len)?;
        open_present(key, message.present(), tag, tag_len)
    }
}

/// Opens a message in which nothing is wrong, and whose pointers are not NULL.
#[inline(always)]
unsafe fn open_present(key: &impl AeadKey, message: Message, tag: *const u8, tag_len: usize) -> Result {
    let mut copy = [0; TAG];
    let Some(place) = copy.get_mut(..tag_len) else { return Err(RADDLE_ERROR_TAG_LENGTH) };
    // SAFETY: the caller's; the tag, which may lie in the output, is copied before anything is written.
    unsafe {
        copy_tag(place, tag);
        key.open_message_detached(message.nonce(), message.aad(), message.text(), place).map_err(refused)
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
