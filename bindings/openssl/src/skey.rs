//! Keys as objects (`EVP_SKEY`), in OpenSSL 3.5 and later.
//!
//! OpenSSL uses a key object only with algorithms of the same provider. It exports the object to move it to another
//! provider, and to use it in a cipher: the ciphers have no functions for objects, so OpenSSL calls their functions for
//! bytes.

use std::{
    ffi::{c_int, c_void},
    ptr,
};

use zeroize::Zeroizing;

use crate::{
    abi::{
        self, Callback, Dispatch,
        names::{SELECT_SECRET_KEY, SKEY_RAW_BYTES},
        param::{Param, Values},
    },
    boundary::{self, Context, raise},
    reason::Reason,
};

/// A key. It never changes, so several threads may read it at once.
type Key = Zeroizing<Vec<u8>>;

/// The functions of keys of any length.
pub(crate) static GENERIC: [Dispatch; 5] = functions(import::<false>);

/// The functions of AES keys.
pub(crate) static AES: [Dispatch; 5] = functions(import::<true>);

type Import = unsafe extern "C" fn(*mut c_void, c_int, *const Param) -> *mut c_void;

const fn functions(import: Import) -> [Dispatch; 5] {
    [
        abi::skeymgmt_free(free),
        abi::skeymgmt_import(import),
        abi::skeymgmt_export(export),
        abi::skeymgmt_imp_settable_params(settable),
        Dispatch::END,
    ]
}

/// Borrows the bytes of a key object, or returns `None` for null.
///
/// # Safety
///
/// The pointer is null, or [`import`] returned it, and it is not freed during `'a`.
pub(crate) unsafe fn bytes<'a>(key: *mut c_void) -> Option<&'a [u8]> {
    // SAFETY: the caller upholds the contract of this function.
    unsafe { key.cast::<Context<Key>>().as_ref() }.map(|key| &key.inner[..])
}

unsafe extern "C" fn free(key: *mut c_void) {
    // SAFETY: OpenSSL passes the pointer that `import` returned, and passes it here once.
    unsafe { Context::<Key>::free(key) };
}

unsafe extern "C" fn import<const AES: bool>(
    provider: *mut c_void,
    selection: c_int,
    params: *const Param,
) -> *mut c_void {
    boundary::make(|| {
        // SAFETY: OpenSSL passes an array that ends with a null name.
        match copied(AES, selection, unsafe { Values::new(params) }) {
            Ok(key) => Context::place(provider.cast(), key),
            Err(reason) => {
                // SAFETY: OpenSSL passes the pointer that `OSSL_provider_init` returned.
                unsafe { raise(provider.cast(), reason) };
                ptr::null_mut()
            }
        }
    })
}

/// Copies the key from the parameters. As in the default provider, a key without bytes is refused.
fn copied(aes: bool, selection: c_int, values: Values<'_>) -> Result<Key, Reason> {
    let value = values.get(SKEY_RAW_BYTES).filter(|_| selects(selection)).ok_or(Reason::NoKey)?;
    let bytes = value.bytes()?.ok_or(Reason::WrongType)?;
    if bytes.is_empty() || aes && ![16, 24, 32].contains(&bytes.len()) {
        return Err(Reason::KeyLength);
    }
    let mut key = Key::default();
    key.try_reserve_exact(bytes.len()).map_err(|_| Reason::NoMemory)?;
    key.extend_from_slice(bytes);
    Ok(key)
}

/// Returns whether the selection includes the key itself, not only its description.
fn selects(selection: c_int) -> bool {
    selection & SELECT_SECRET_KEY != 0
}

unsafe extern "C" fn export(
    key: *mut c_void,
    selection: c_int,
    callback: Option<Callback>,
    argument: *mut c_void,
) -> c_int {
    boundary::run(|| {
        // SAFETY: OpenSSL passes a pointer that `import` returned.
        let key = unsafe { bytes(key) }.filter(|_| selects(selection)).ok_or(Reason::NoKey)?;
        let params = [Param::of_bytes(SKEY_RAW_BYTES, key), Param::END];
        // SAFETY: OpenSSL passed this function and its argument, and the array ends with a null name.
        let taken = unsafe { callback.ok_or(Reason::NoMemory)?(params.as_ptr(), argument) };
        if taken > 0 { Ok(()) } else { Err(Reason::OtherFailed) }
    })
}

unsafe extern "C" fn settable(_: *mut c_void) -> *const Param {
    const SETTABLE: &[Param] = &[Param::bytes(SKEY_RAW_BYTES), Param::END];
    SETTABLE.as_ptr()
}
