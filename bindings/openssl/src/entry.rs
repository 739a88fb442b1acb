//! The functions with which OpenSSL starts, queries and ends the provider.

use std::{
    ffi::{CStr, c_int, c_void},
    ptr,
};

use crate::{
    abi::{
        self, Algorithm, Dispatch, Handle, Item, c_str,
        names::{
            OPERATION_CIPHER, OPERATION_DIGEST, OPERATION_MAC, OPERATION_SKEYMGMT, PROVIDER_BUILD, PROVIDER_NAME,
            PROVIDER_STATUS, PROVIDER_VERSION,
        },
        param::{Param, places},
    },
    algorithms, boundary,
    provider::Provider,
    reason::{Reason, TEXTS},
    self_test,
};

const VERSION: &CStr = c_str(concat!(env!("CARGO_PKG_VERSION"), "\0"));

/// Starts the provider: OpenSSL calls this function once it has loaded the module.
///
/// # Safety
///
/// The pointers lead to the core's record of the provider, the core's table of functions, and room for two addresses.
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
        // SAFETY: OpenSSL passes its record and table, and room for two addresses.
        unsafe {
            let provider = Provider::new(handle, given);
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
        // SAFETY: OpenSSL passes the pointer that `OSSL_provider_init` returned, and passes it here once.
        drop(unsafe { Box::from_raw(provider.cast::<Provider>()) });
    }
}

unsafe extern "C" fn gettable(_: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn get(_: *mut c_void, params: *mut Param) -> c_int {
    boundary::run(|| {
        // SAFETY: OpenSSL passes an array that ends with a null name.
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
    // SAFETY: OpenSSL passes null or room for a number.
    if let Some(no_cache) = unsafe { no_cache.as_mut() } {
        *no_cache = 0;
    }
    match operation {
        OPERATION_DIGEST => algorithms::DIGESTS.as_ptr(),
        OPERATION_CIPHER => algorithms::CIPHERS.as_ptr(),
        // SAFETY: OpenSSL passes the pointer that `OSSL_provider_init` returned.
        OPERATION_MAC => match unsafe { provider.cast::<Provider>().as_ref() } {
            Some(provider) => algorithms::macs(provider).as_ptr(),
            None => ptr::null(),
        },
        // OpenSSL 3.5 and later query key objects.
        OPERATION_SKEYMGMT => algorithms::KEYS.as_ptr(),
        _ => ptr::null(),
    }
}

unsafe extern "C" fn reasons(_: *mut c_void) -> *const Item {
    TEXTS.as_ptr()
}

unsafe extern "C" fn test(provider: *mut c_void) -> c_int {
    let passed = boundary::run(self_test::run);
    if passed == 0 {
        // SAFETY: OpenSSL passes the pointer that `OSSL_provider_init` returned.
        if let Some(provider) = unsafe { provider.cast::<Provider>().as_ref() } {
            provider.raise(Reason::SelfTest);
        }
    }
    passed
}
