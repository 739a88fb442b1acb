//! The messages of a batch to be hashed, and the pieces of a message to be sealed or opened.

use core::ops::Deref;

use crate::{
    arguments::{Memory, check_call, elements, input},
    error::{Result, raddle_error::*},
};

/// A message of a batch, or a piece of a message.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct raddle_message {
    /// The bytes; NULL is allowed if there are none.
    pub data: *const u8,
    /// The number of bytes.
    pub len: usize,
}

/// A message whose pointer and length were checked.
#[repr(transparent)]
pub(crate) struct Checked(raddle_message);

impl Deref for Checked {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        // SAFETY: the caller of `Messages::separate` keeps the memory valid; `separate` checked the pointer, so there is
        // no error.
        unsafe { input(self.0.data, self.0.len) }.unwrap_or_default()
    }
}

impl AsRef<[u8]> for Checked {
    #[inline(always)]
    fn as_ref(&self) -> &[u8] {
        self
    }
}

/// The checked messages of a batch.
pub(crate) struct Messages<'a>(&'a [Checked]);

impl<'a> Messages<'a> {
    /// Checks messages, and checks that `count` results of `bytes` bytes each overwrite no message.
    ///
    /// # Safety
    ///
    /// The contract of [`elements`] applies.
    pub(crate) unsafe fn new(
        messages: *const raddle_message,
        count: usize,
        results: *const u8,
        bytes: usize,
    ) -> Result<Self> {
        let bytes = count.checked_mul(bytes).ok_or(RADDLE_ERROR_TOO_LONG)?;
        // SAFETY: the caller upholds the contract of this function.
        unsafe { Self::separate(messages, count, Memory::new(results, bytes)) }
    }

    /// Checks messages, and checks that results in `results` overwrite no message.
    ///
    /// # Safety
    ///
    /// The contract of [`elements`] applies.
    pub(crate) unsafe fn separate(messages: *const raddle_message, count: usize, results: Memory) -> Result<Self> {
        // SAFETY: the caller upholds the contract of this function; pointers and numbers may have any value.
        let all = unsafe { elements(messages.cast::<Checked>(), count)? };
        check_call(&[Memory::new(messages.cast(), size_of_val(all))], &[results])?;
        for &Checked(raddle_message { data, len }) in all {
            check_call(&[Memory::new(data, len)], &[results])?;
        }
        Ok(Self(all))
    }

    #[inline]
    pub(crate) fn all(&self) -> &'a [Checked] {
        self.0
    }
}
