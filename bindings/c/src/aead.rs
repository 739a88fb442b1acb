//! The parts that all AEADs share: checked arguments of a message, and the calls of the Rust library.

use core::{ptr::NonNull, slice};

use core_api::{
    InOut,
    bindings::{AeadKey, Refused},
};

use crate::{
    arguments::{self, Buffer, Memory, check, check_call, input, output},
    context::{Context, shared},
    error::{Result, raddle_error, raddle_error::*},
    message::{Messages, raddle_message},
};

/// The length of a full tag in bytes.
pub(crate) const TAG: usize = 16;

/// Returns the error code of a message that the library refused.
#[inline]
pub(crate) fn refused(why: Refused) -> raddle_error {
    match why {
        Refused::Nonce => RADDLE_ERROR_NONCE_LENGTH,
        Refused::TooLong => RADDLE_ERROR_TOO_LONG,
        Refused::Tag => RADDLE_ERROR_TAG,
    }
}

/// A message as the caller passed it: the nonce, the additional data, the text, and the address of the result.
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
    /// Returns whether the arguments are valid and no buffer is NULL, as for nearly all messages.
    /// [`find_fault`](Self::find_fault) decides about the others.
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

    /// Looks for an error in the arguments. There may be none: empty buffers overlap nothing. A detached tag that is
    /// written must be separate from all other buffers; without a detached tag, `tag_len` is 0.
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

    /// Replaces the address of empty additional data, which is often NULL, with an address that is separate from the
    /// output.
    #[inline(always)]
    pub(crate) fn with_aad<C>(self, context: *const C) -> Self {
        Self { aad: if self.aad_len == 0 { context.cast() } else { self.aad }, ..self }
    }

    /// Replaces NULL, a valid address for empty buffers.
    pub(crate) fn present(self) -> Self {
        let some = NonNull::dangling().as_ptr();
        let [nonce, aad, input] =
            [self.nonce, self.aad, self.input].map(|pointer| if pointer.is_null() { some } else { pointer });
        let output = if self.output.is_null() { some } else { self.output };
        Self { nonce, aad, input, output, ..self }
    }

    /// Returns whether a detached tag is not NULL and separate from all that is read and written.
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

    /// Returns the nonce.
    ///
    /// # Safety
    ///
    /// The contract of [`seal_present`] applies.
    #[inline(always)]
    pub(crate) unsafe fn nonce<'a>(&self) -> &'a [u8] {
        // SAFETY: the caller guarantees that the pointer leads to `nonce_len` bytes and is not NULL.
        unsafe { slice::from_raw_parts(self.nonce, self.nonce_len) }
    }

    /// Returns the additional data.
    ///
    /// # Safety
    ///
    /// The contract of [`seal_present`] applies.
    #[inline(always)]
    pub(crate) unsafe fn aad<'a>(&self) -> &'a [u8] {
        // SAFETY: the caller guarantees that the pointer leads to `aad_len` bytes and is not NULL.
        unsafe { slice::from_raw_parts(self.aad, self.aad_len) }
    }

    /// Returns the text and the place for the result.
    ///
    /// # Safety
    ///
    /// The contract of [`seal_present`] applies.
    #[inline(always)]
    pub(crate) unsafe fn text<'a>(&self) -> InOut<'a> {
        // SAFETY: the caller guarantees that both pointers lead to `len` bytes, and that these are the same or
        // separate.
        unsafe { InOut::at(self.output, self.input, self.len) }
    }
}

/// Seals a message and appends the tag.
///
/// [Plain](Message::is_plain) messages take the shortest path, on which nothing has to survive a call, so that the
/// exported function saves few registers. All other messages take a separate path.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires. This holds for all functions in this file.
#[inline(always)]
pub(crate) unsafe fn seal<C: Context<Value: AeadKey>>(context: *const C, message: Message) -> Result {
    let message = message.with_aad(context);
    let Message { len, output, .. } = message;
    // SAFETY: the caller upholds the contract of this function. A plain message has no NULL pointer, and its output
    // shares no byte with anything that is read.
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

/// Seals a message and writes the tag to a separate address. The caller has checked the length of the tag.
#[inline(always)]
pub(crate) unsafe fn seal_detached<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    tag: *mut u8,
    tag_len: usize,
) -> Result {
    let message = message.with_aad(context);
    // SAFETY: the reasons of `seal` hold here too.
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

/// Seals a message after all checks. Writes `written` bytes to the output: the text, and perhaps the tag.
#[cold]
#[inline(never)]
unsafe fn seal_checked<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    written: usize,
    tag: *mut u8,
    tag_len: usize,
) -> Result {
    // SAFETY: the caller upholds the contract of this function; the outputs are checked against each other and against
    // all that is read.
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

/// Seals a message whose arguments are valid and whose pointers are not NULL.
#[inline(always)]
unsafe fn seal_present(key: &impl AeadKey, message: Message, tag: *mut u8, tag_len: usize) -> Result {
    // SAFETY: the caller upholds the contract of this function; the outputs share no byte with each other or with
    // anything that is read.
    unsafe {
        let tag = slice::from_raw_parts_mut(tag, tag_len);
        key.seal_message_detached(message.nonce(), message.aad(), message.text(), tag).map_err(refused)
    }
}

/// Opens a message whose tag follows the text. The length of the text wraps around if the input is shorter than a tag.
#[inline(always)]
pub(crate) unsafe fn open<C: Context<Value: AeadKey>>(context: *const C, message: Message) -> Result {
    let message = message.with_aad(context);
    let Message { len, input, .. } = message;
    // SAFETY: the reasons of `seal` hold here too; the tag is copied before anything is written.
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

/// Opens a message whose tag is at a separate address. The caller has checked the length of the tag.
#[inline(always)]
pub(crate) unsafe fn open_detached<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    tag: *const u8,
    tag_len: usize,
) -> Result {
    let message = message.with_aad(context);
    let is_plain_tag = Buffer::new(tag, tag_len).bits() <= isize::MAX as usize;
    // SAFETY: the reasons of `seal` hold here too.
    unsafe {
        match shared(context) {
            Ok(key) if is_plain_tag && message.is_plain(context, message.len, message.len) => {
                open_present(key, message, tag, tag_len)
            }
            _ => open_checked(context, message, message.len, tag, tag_len),
        }
    }
}

/// Opens a message after all checks. Reads `read` bytes of the input: the text, and perhaps the tag.
#[cold]
#[inline(never)]
unsafe fn open_checked<C: Context<Value: AeadKey>>(
    context: *const C,
    message: Message,
    read: usize,
    tag: *const u8,
    tag_len: usize,
) -> Result {
    // SAFETY: the caller upholds the contract of this function; the output is checked against all that is read.
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

/// Opens a message whose arguments are valid and whose pointers are not NULL.
#[inline(always)]
unsafe fn open_present(key: &impl AeadKey, message: Message, tag: *const u8, tag_len: usize) -> Result {
    let mut copy = [0; TAG];
    let Some(place) = copy.get_mut(..tag_len) else { return Err(RADDLE_ERROR_TAG_LENGTH) };
    // SAFETY: the caller upholds the contract of this function; the tag, which may lie in the output, is copied before
    // anything is written.
    unsafe {
        copy_tag(place, tag);
        key.open_message_detached(message.nonce(), message.aad(), message.text(), place).map_err(refused)
    }
}

/// Copies a tag. The common length is a compile-time constant, so that this copy needs no call.
///
/// # Safety
///
/// The pointer leads to as many bytes as `place` holds.
#[inline(always)]
unsafe fn copy_tag(place: &mut [u8], tag: *const u8) {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        if let Ok(place) = <&mut [u8; TAG]>::try_from(&mut *place) {
            *place = tag.cast::<[u8; TAG]>().read();
        } else {
            place.as_mut_ptr().copy_from_nonoverlapping(tag, place.len());
        }
    }
}

/// A message in several pieces of memory, as the caller passed it, and the place of the result.
pub(crate) struct Gathered {
    pub(crate) nonce: *const u8,
    pub(crate) nonce_len: usize,
    pub(crate) aad: *const u8,
    pub(crate) aad_len: usize,
    pub(crate) pieces: *const raddle_message,
    pub(crate) count: usize,
    pub(crate) output: *mut u8,
    pub(crate) output_len: usize,
}

impl Gathered {
    /// Seals or opens the message. The output is separate from everything that is read, and its length fits the pieces.
    ///
    /// # Safety
    ///
    /// The contract of [`seal`] applies.
    pub(crate) unsafe fn run<C: Context<Value: AeadKey>>(self, context: *const C, seals: bool) -> Result {
        let Self { nonce, nonce_len, aad, aad_len, pieces, count, output, output_len } = self;
        let written = Memory::new(output, output_len);
        // SAFETY: the caller upholds the contract of this function; the output was checked against all that is read.
        unsafe {
            let key = shared(context)?;
            check_call(&[Memory::new(nonce, nonce_len), Memory::new(aad, aad_len), Memory::of(context)], &[written])?;
            let pieces = Messages::separate(pieces, count, written)?.all();
            let sum = pieces.iter().try_fold(0_usize, |sum, piece| sum.checked_add(piece.len()));
            let bytes = sum.ok_or(RADDLE_ERROR_TOO_LONG)?;
            let (nonce, aad) = (input(nonce, nonce_len)?, input(aad, aad_len)?);
            let output = self::output(output, output_len)?;
            let expected = if seals {
                bytes.checked_add(TAG).ok_or(RADDLE_ERROR_TOO_LONG)?
            } else {
                bytes.checked_sub(TAG).ok_or(RADDLE_ERROR_TRUNCATED)?
            };
            if output_len != expected {
                return Err(RADDLE_ERROR_BUFFER);
            }
            let done = if seals {
                key.seal_pieces(nonce, aad, pieces, output)
            } else {
                key.open_pieces(nonce, aad, pieces, output)
            };
            done.map_err(refused)
        }
    }
}
