//! Messages of a batch that is hashed.

use crate::{
    arguments::{Memory, check_call, elements, input},
    error::{Result, raddle_error::*},
};

/// A message of a batch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct raddle_message {
    /// The bytes; NULL is allowed where there are none.
    pub data: *const u8,
    /// How many.
    pub len: usize,
}

/// A message whose pointer and length were checked.
#[repr(transparent)]
pub(crate) struct Checked(raddle_message);

impl AsRef<[u8]> for Checked {
    #[inline(always)]
    fn as_ref(&self) -> &[u8] {
        // SAFETY: the caller's; it was checked, so that there is no error.
        unsafe { input(self.0.data, self.0.len) }.unwrap_or_default()
    }
}

/// The messages of a batch, checked.
pub(crate) struct Messages<'a>(&'a [Checked]);

impl<'a> Messages<'a> {
    /// Checks messages, and that so many results of so many bytes each overwrite none of them.
    ///
    /// # Safety
    ///
    /// As for [`elements`].
    pub(crate) unsafe fn new(
        messages: *const raddle_message,
        count: usize,
        results: *const u8,
        bytes: usize,
    ) -> Result<Self> {
        let bytes = count.checked_mul(bytes).ok_or(RADDLE_ERROR_TOO_LONG)?;
        // SAFETY: the caller's; pointers and numbers of any value.
        let all = unsafe { elements(messages.cast::<Checked>(), count)? };
        let results = Memory::new(results, bytes);
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
