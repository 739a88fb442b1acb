//! The provider: how OpenSSL starts it, asks it, and ends it.

use std::{
    ffi::{CStr, c_int, c_void},
    ptr,
};

use crate::{
    abi::{
        self, Algorithm, Dispatch, Handle, Item,
        names::{
            OPERATION_CIPHER, OPERATION_DIGEST, OPERATION_MAC, PROVIDER_BUILD, PROVIDER_NAME, PROVIDER_STATUS,
            PROVIDER_VERSION,
        },
        param::{Param, places},
    },
    algorithms, boundary,
    reason::{Reason, TEXTS},
    self_test,
};

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => panic!("a version has no null byte"),
};

/// What the provider keeps: the core's record of it, and the core's functions.
pub(crate) struct Provider {
    handle: *const Handle,
    new_error: Option<abi::NewError>,
    set_error_debug: Option<abi::SetErrorDebug>,
    set_error: Option<abi::SetError>,
    library_context: Option<abi::GetLibraryContext>,
}

impl Provider {
    /// Raises an error with the core.
    pub(crate) fn raise(&self, reason: Reason) {
        let (Some(new), Some(set)) = (self.new_error, self.set_error) else { return };
        // A text would be formatted with these arguments. There is none, but the record that holds them may be copied.
        let mut arguments = [0_u64; 16];
        // SAFETY: the core's functions with the core's record, and a place that is larger than any `va_list`.
        unsafe {
            new(self.handle);
            if let Some(debug) = self.set_error_debug {
                debug(self.handle, c"raddle".as_ptr(), 0, c"".as_ptr());
            }
            set(self.handle, reason as u32, ptr::null(), arguments.as_mut_ptr().cast());
        }
    }

    /// The library context that loaded the provider, and an address in that library.
    #[cfg(unix)]
    pub(crate) fn library(&self) -> Option<(*mut abi::LibraryContext, *const c_void)> {
        let context = self.library_context?;
        // SAFETY: the core's function with the core's record.
        Some((unsafe { context(self.handle) }, context as *const c_void))
    }
}

/// Starts the provider: OpenSSL calls it once the module is loaded.
///
/// # Safety
///
/// The core's record, the core's table of functions, and room for two addresses.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn OSSL_provider_init(
    handle: *const Handle,
    given: *const Dispatch,
    functions: *mut *const Dispatch,
    context: *mut *mut c_void,
) -> c_int {
    boundary::run(|| {
        if given.is_null() || functions.is_null() || context.is_null() {
            return Err(Reason::NoMemory);
        }
        let mut provider =
            Provider { handle, new_error: None, set_error_debug: None, set_error: None, library_context: None };
        let mut next = given;
        // SAFETY: the table ends with number 0.
        while let Some(entry) = unsafe { next.as_ref() }.filter(|entry| entry.number != 0) {
            // SAFETY: the core's table.
            unsafe {
                provider.new_error = provider.new_error.or(entry.core_new_error());
                provider.set_error_debug = provider.set_error_debug.or(entry.core_set_error_debug());
                provider.set_error = provider.set_error.or(entry.core_vset_error());
                provider.library_context = provider.library_context.or(entry.core_get_libctx());
            }
            next = next.wrapping_add(1);
        }
        // SAFETY: room for two addresses.
        unsafe {
            context.write(Box::into_raw(Box::new(provider)).cast());
            functions.write(FUNCTIONS.as_ptr());
        }
        Ok(())
    })
}

static FUNCTIONS: [Dispatch; 7] = [
    abi::provider_teardown(teardown),
    abi::provider_gettable_params(gettable),
    abi::provider_get_params(get),
    abi::provider_query_operation(query),
    abi::provider_get_reason_strings(reasons),
    abi::provider_self_test(test),
    Dispatch::END,
];

static GETTABLE: [Param; 5] = [
    Param::text_pointer(PROVIDER_NAME),
    Param::text_pointer(PROVIDER_VERSION),
    Param::text_pointer(PROVIDER_BUILD),
    Param::int(PROVIDER_STATUS),
    Param::END,
];

unsafe extern "C" fn teardown(provider: *mut c_void) {
    if !provider.is_null() {
        // SAFETY: OpenSSL gives back what `OSSL_provider_init` made, once.
        drop(unsafe { Box::from_raw(provider.cast::<Provider>()) });
    }
}

unsafe extern "C" fn gettable(_: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn get(_: *mut c_void, params: *mut Param) -> c_int {
    boundary::run(|| {
        // SAFETY: OpenSSL's array.
        for mut place in unsafe { places(params) } {
            match place.name() {
                name if name == PROVIDER_NAME => place.set_text(c"raddle")?,
                name if name == PROVIDER_VERSION || name == PROVIDER_BUILD => place.set_text(VERSION)?,
                name if name == PROVIDER_STATUS => place.set_int(1)?,
                _ => {}
            }
        }
        Ok(())
    })
}

unsafe extern "C" fn query(provider: *mut c_void, operation: c_int, no_cache: *mut c_int) -> *const Algorithm {
    // SAFETY: room for a number.
    if let Some(no_cache) = unsafe { no_cache.as_mut() } {
        *no_cache = 0;
    }
    match operation {
        OPERATION_DIGEST => algorithms::DIGESTS.as_ptr(),
        OPERATION_CIPHER => algorithms::CIPHERS.as_ptr(),
        // SAFETY: OpenSSL gives what `OSSL_provider_init` made.
        OPERATION_MAC => match unsafe { provider.cast::<Provider>().as_ref() } {
            Some(provider) => algorithms::macs(provider).as_ptr(),
            None => ptr::null(),
        },
        _ => ptr::null(),
    }
}

unsafe extern "C" fn reasons(_: *mut c_void) -> *const Item {
    TEXTS.as_ptr()
}

unsafe extern "C" fn test(provider: *mut c_void) -> c_int {
    let passed = boundary::run(self_test::run);
    if passed == 0 {
        // SAFETY: OpenSSL gives what `OSSL_provider_init` made.
        if let Some(provider) = unsafe { provider.cast::<Provider>().as_ref() } {
            provider.raise(Reason::SelfTest);
        }
    }
    passed
}
