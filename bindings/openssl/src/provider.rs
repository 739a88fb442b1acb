//! The provider as the core sees it, with the functions that it received from the core.

#[cfg(unix)]
use std::ffi::c_void;
use std::ptr;

#[cfg(unix)]
use crate::evp;
use crate::{
    abi::{self, Dispatch, Handle},
    reason::Reason,
};

/// The provider's data: the core's record of the provider, and the core's functions.
pub(crate) struct Provider {
    handle: *const Handle,
    new_error: Option<abi::NewError>,
    set_error_debug: Option<abi::SetErrorDebug>,
    set_error: Option<abi::SetError>,
    library_context: Option<abi::GetLibraryContext>,
    /// The functions of the copy of OpenSSL that loaded the provider, if they can be called.
    ///
    /// They are found when the provider starts, before a thread can ask for them. If the first thread that asks had to
    /// search, it would need a lock. A child would inherit the locked lock if another thread forked during the search.
    #[cfg(unix)]
    functions: Option<evp::Functions>,
}

impl Provider {
    /// Finds the functions in the core's table.
    ///
    /// # Safety
    ///
    /// The pointers lead to the core's record of the provider, and to the core's table of functions, which ends with
    /// number 0.
    pub(crate) unsafe fn new(handle: *const Handle, given: *const Dispatch) -> Self {
        let mut provider = Self {
            handle,
            new_error: None,
            set_error_debug: None,
            set_error: None,
            library_context: None,
            #[cfg(unix)]
            functions: None,
        };
        let mut next = given;
        // SAFETY: the caller guarantees that the table ends with number 0.
        while let Some(entry) = unsafe { next.as_ref() }.filter(|entry| entry.number != 0) {
            // SAFETY: the entry is from the core's table.
            unsafe {
                provider.new_error = provider.new_error.or(entry.core_new_error());
                provider.set_error_debug = provider.set_error_debug.or(entry.core_set_error_debug());
                provider.set_error = provider.set_error.or(entry.core_vset_error());
                provider.library_context = provider.library_context.or(entry.core_get_libctx());
            }
            next = next.wrapping_add(1);
        }
        #[cfg(unix)]
        {
            provider.functions = provider.library_context.and_then(|function| evp::find(function as *const c_void));
        }
        provider
    }

    /// Raises an error with the core.
    pub(crate) fn raise(&self, reason: Reason) {
        let (Some(new), Some(set)) = (self.new_error, self.set_error) else { return };
        // OpenSSL would format a text with these arguments. There is no text, but OpenSSL may copy the record that
        // contains the arguments.
        let mut arguments = [0_u64; 16];
        // SAFETY: these are the core's functions, called with the core's record and a buffer that is larger than any
        // `va_list`.
        unsafe {
            new(self.handle);
            if let Some(debug) = self.set_error_debug {
                debug(self.handle, c"raddle".as_ptr(), 0, c"".as_ptr());
            }
            set(self.handle, reason as u32, ptr::null(), arguments.as_mut_ptr().cast());
        }
    }

    /// Returns whether the functions of the copy of OpenSSL that loaded the provider can be called.
    #[cfg(unix)]
    pub(crate) fn has_library(&self) -> bool {
        self.functions.is_some()
    }

    /// Returns the library context that loaded the provider, and the functions of its library.
    #[cfg(unix)]
    pub(crate) fn library(&self) -> Option<evp::Library> {
        let (context, functions) = self.library_context.zip(self.functions)?;
        // SAFETY: this is the core's function, called with the core's record. The library context outlives the
        // provider.
        Some(unsafe { evp::Library::new(context(self.handle), functions) })
    }
}
