//! The functions of `core_dispatch.h`: numbers and types.

use std::ffi::{c_char, c_int, c_void};

use super::{
    param::Param,
    types::{Algorithm, Dispatch, Handle, Item, LibraryContext, VaList},
};

/// `OSSL_CALLBACK`: receives parameters, and the argument that came with the callback.
pub(crate) type Callback = unsafe extern "C" fn(*const Param, *mut c_void) -> c_int;

/// A function of the headers, for the test that compares them with our declarations.
#[cfg(test)]
pub(crate) struct Declared {
    pub(crate) name: &'static str,
    pub(crate) number: c_int,
    /// The types of the parameters, then the type of the result, as Rust spells them.
    pub(crate) parameters: &'static [&'static str],
    pub(crate) result: &'static str,
}

/// Declares functions of the provider. Each declaration becomes a function that returns an entry of a table, and
/// accepts only functions of the right type.
macro_rules! provided {
    ($($name:ident = $number:literal: fn($($type:ty),*) $(-> $result:ty)?;)*) => {
        $(
            pub(crate) const fn $name(function: unsafe extern "C" fn($($type),*) $(-> $result)?) -> Dispatch {
                Dispatch { number: $number, function: function as *const () }
            }
        )*

        #[cfg(test)]
        pub(crate) const PROVIDED: &[Declared] = &[$(declared!($name, $number, [$($type),*], $($result)?)),*];
    };
}

/// Declares functions of the core. Each declaration becomes a type, and a function that finds it in a table.
macro_rules! given {
    ($($alias:ident, $name:ident = $number:literal: fn($($type:ty),*) $(-> $result:ty)?;)*) => {
        $(
            pub(crate) type $alias = unsafe extern "C" fn($($type),*) $(-> $result)?;

            impl Dispatch {
                /// Returns the function, if this entry has its number.
                ///
                /// # Safety
                ///
                /// The entry is from the core's table.
                pub(crate) unsafe fn $name(&self) -> Option<$alias> {
                    if self.number != $number || self.function.is_null() {
                        return None;
                    }
                    // SAFETY: the core guarantees that its function of this number has this type.
                    Some(unsafe { std::mem::transmute::<*const (), $alias>(self.function) })
                }
            }
        )*

        #[cfg(test)]
        pub(crate) const GIVEN: &[Declared] = &[$(declared!($name, $number, [$($type),*], $($result)?)),*];
    };
}

#[cfg(test)]
macro_rules! declared {
    ($name:ident, $number:literal, [$($type:ty),*], $($result:ty)?) => {
        Declared {
            name: stringify!($name),
            number: $number,
            parameters: &[$(stringify!($type)),*],
            result: concat!($(stringify!($result))?),
        }
    };
}

given! {
    GetLibraryContext, core_get_libctx = 4: fn(*const Handle) -> *mut LibraryContext;
    NewError, core_new_error = 5: fn(*const Handle);
    SetErrorDebug, core_set_error_debug = 6: fn(*const Handle, *const c_char, c_int, *const c_char);
    SetError, core_vset_error = 7: fn(*const Handle, u32, *const c_char, VaList);
}

provided! {
    provider_teardown = 1024: fn(*mut c_void);
    provider_gettable_params = 1025: fn(*mut c_void) -> *const Param;
    provider_get_params = 1026: fn(*mut c_void, *mut Param) -> c_int;
    provider_query_operation = 1027: fn(*mut c_void, c_int, *mut c_int) -> *const Algorithm;
    provider_get_reason_strings = 1029: fn(*mut c_void) -> *const Item;
    provider_self_test = 1031: fn(*mut c_void) -> c_int;

    digest_newctx = 1: fn(*mut c_void) -> *mut c_void;
    digest_init = 2: fn(*mut c_void, *const Param) -> c_int;
    digest_update = 3: fn(*mut c_void, *const u8, usize) -> c_int;
    digest_final = 4: fn(*mut c_void, *mut u8, *mut usize, usize) -> c_int;
    digest_digest = 5: fn(*mut c_void, *const u8, usize, *mut u8, *mut usize, usize) -> c_int;
    digest_freectx = 6: fn(*mut c_void);
    digest_dupctx = 7: fn(*mut c_void) -> *mut c_void;
    digest_get_params = 8: fn(*mut Param) -> c_int;
    digest_set_ctx_params = 9: fn(*mut c_void, *const Param) -> c_int;
    digest_gettable_params = 11: fn(*mut c_void) -> *const Param;
    digest_settable_ctx_params = 12: fn(*mut c_void, *mut c_void) -> *const Param;
    digest_copyctx = 15: fn(*mut c_void, *mut c_void);
    digest_serialize = 16: fn(*mut c_void, *mut u8, *mut usize) -> c_int;
    digest_deserialize = 17: fn(*mut c_void, *const u8, usize) -> c_int;

    cipher_newctx = 1: fn(*mut c_void) -> *mut c_void;
    cipher_encrypt_init = 2: fn(*mut c_void, *const u8, usize, *const u8, usize, *const Param) -> c_int;
    cipher_decrypt_init = 3: fn(*mut c_void, *const u8, usize, *const u8, usize, *const Param) -> c_int;
    cipher_update = 4: fn(*mut c_void, *mut u8, *mut usize, usize, *const u8, usize) -> c_int;
    cipher_final = 5: fn(*mut c_void, *mut u8, *mut usize, usize) -> c_int;
    cipher_cipher = 6: fn(*mut c_void, *mut u8, *mut usize, usize, *const u8, usize) -> c_int;
    cipher_freectx = 7: fn(*mut c_void);
    cipher_dupctx = 8: fn(*mut c_void) -> *mut c_void;
    cipher_get_params = 9: fn(*mut Param) -> c_int;
    cipher_get_ctx_params = 10: fn(*mut c_void, *mut Param) -> c_int;
    cipher_set_ctx_params = 11: fn(*mut c_void, *const Param) -> c_int;
    cipher_gettable_params = 12: fn(*mut c_void) -> *const Param;
    cipher_gettable_ctx_params = 13: fn(*mut c_void, *mut c_void) -> *const Param;
    cipher_settable_ctx_params = 14: fn(*mut c_void, *mut c_void) -> *const Param;

    mac_newctx = 1: fn(*mut c_void) -> *mut c_void;
    mac_dupctx = 2: fn(*mut c_void) -> *mut c_void;
    mac_freectx = 3: fn(*mut c_void);
    mac_init = 4: fn(*mut c_void, *const u8, usize, *const Param) -> c_int;
    mac_update = 5: fn(*mut c_void, *const u8, usize) -> c_int;
    mac_final = 6: fn(*mut c_void, *mut u8, *mut usize, usize) -> c_int;
    mac_get_params = 7: fn(*mut Param) -> c_int;
    mac_get_ctx_params = 8: fn(*mut c_void, *mut Param) -> c_int;
    mac_set_ctx_params = 9: fn(*mut c_void, *const Param) -> c_int;
    mac_gettable_params = 10: fn(*mut c_void) -> *const Param;
    mac_gettable_ctx_params = 11: fn(*mut c_void, *mut c_void) -> *const Param;
    mac_settable_ctx_params = 12: fn(*mut c_void, *mut c_void) -> *const Param;
    mac_init_skey = 13: fn(*mut c_void, *mut c_void, *const Param) -> c_int;

    skeymgmt_free = 1: fn(*mut c_void);
    skeymgmt_import = 2: fn(*mut c_void, c_int, *const Param) -> *mut c_void;
    skeymgmt_export = 3: fn(*mut c_void, c_int, Option<Callback>, *mut c_void) -> c_int;
    skeymgmt_imp_settable_params = 6: fn(*mut c_void) -> *const Param;
}
