//! A message authentication code of another provider, computed with OpenSSL's own functions.
//!
//! The provider is not linked with OpenSSL: a process may have several copies of OpenSSL, or one that is part of the
//! program. The functions are looked up in the object that contains the core's functions, so that they belong to the
//! core's library context.

use std::{
    ffi::{CStr, c_char, c_int, c_void},
    mem::MaybeUninit,
    ptr,
};

use crate::{
    abi::{
        LibraryContext,
        names::MAC_DIGEST,
        param::{Param, Place, Values},
    },
    reason::Reason,
};

/// `EVP_MAC`.
#[repr(C)]
struct EvpMac([u8; 0]);

/// `EVP_MAC_CTX`.
#[repr(C)]
struct EvpContext([u8; 0]);

macro_rules! functions {
    ($($field:ident = $name:literal: fn($($type:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions of one copy of OpenSSL.
        #[derive(Clone, Copy)]
        pub(crate) struct Functions { $($field: unsafe extern "C" fn($($type),*) $(-> $result)?),* }

        impl Functions {
            /// Finds the functions of one object by their names. Returns `None` if one is missing or belongs to another
            /// object.
            ///
            /// # Safety
            ///
            /// The library is open. The object is a copy of OpenSSL 3.
            unsafe fn find(library: *mut c_void, object: *const c_void) -> Option<Self> {
                Some(Self { $($field: {
                    // SAFETY: the caller guarantees that the library is open, and the name ends with a zero byte.
                    let function = unsafe { libc::dlsym(library, $name.as_ptr()) };
                    // A library may depend on another copy of OpenSSL with functions of the same names.
                    if function.is_null() || object_of(function)?.dli_fbase.cast_const() != object {
                        return None;
                    }
                    // SAFETY: the object is a copy of OpenSSL 3, whose function of this name has this type. A test
                    // compares the types with the headers.
                    unsafe { std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($type),*) $(-> $result)?>(function) }
                }),* })
            }
        }

        /// The names and types of the functions, for the test that compares them with the headers.
        #[cfg(test)]
        pub(crate) const DECLARED: &[(&CStr, &[&str], &str)] =
            &[$(($name, &[$(stringify!($type)),*], concat!($(stringify!($result))?))),*];
    };
}

functions! {
    fetch = c"EVP_MAC_fetch": fn(*mut LibraryContext, *const c_char, *const c_char) -> *mut EvpMac;
    free = c"EVP_MAC_free": fn(*mut EvpMac);
    new_context = c"EVP_MAC_CTX_new": fn(*mut EvpMac) -> *mut EvpContext;
    duplicate = c"EVP_MAC_CTX_dup": fn(*const EvpContext) -> *mut EvpContext;
    free_context = c"EVP_MAC_CTX_free": fn(*mut EvpContext);
    set = c"EVP_MAC_CTX_set_params": fn(*mut EvpContext, *const Param) -> c_int;
    get = c"EVP_MAC_CTX_get_params": fn(*mut EvpContext, *mut Param) -> c_int;
    init = c"EVP_MAC_init": fn(*mut EvpContext, *const u8, usize, *const Param) -> c_int;
    update = c"EVP_MAC_update": fn(*mut EvpContext, *const u8, usize) -> c_int;
    finish = c"EVP_MAC_final": fn(*mut EvpContext, *mut u8, *mut usize, usize) -> c_int;
}

/// Returns the object of the process that contains an address: a library, or the program.
fn object_of(address: *const c_void) -> Option<libc::Dl_info> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` accepts any address, and all zeros are a valid answer.
    unsafe { (libc::dladdr(address, info.as_mut_ptr()) != 0).then(|| info.assume_init()) }
}

/// Finds the functions of the copy of OpenSSL that contains this address.
pub(crate) fn find(address: *const c_void) -> Option<Functions> {
    let object = object_of(address)?;
    let found_in = |path| {
        // SAFETY: the path is null or names a file that is loaded already. The file stays loaded as long as the
        // provider, because nothing closes it.
        unsafe {
            let library = libc::dlopen(path, libc::RTLD_LAZY | libc::RTLD_NOLOAD);
            if library.is_null() { None } else { Functions::find(library, object.dli_fbase) }
        }
    };
    // A program that contains OpenSSL can't be opened by its name, but null opens it.
    let named = if object.dli_fname.is_null() { None } else { found_in(object.dli_fname) };
    named.or_else(|| found_in(ptr::null()))
}

/// A library context, and the functions of the copy of OpenSSL to which it belongs.
pub(crate) struct Library {
    /// Invariant: a context of the copy of OpenSSL to which `functions` belong.
    context: *mut LibraryContext,
    functions: Functions,
}

impl Library {
    /// # Safety
    ///
    /// The context belongs to the copy of OpenSSL that has these functions, and lives as long as this value.
    pub(crate) unsafe fn new(context: *mut LibraryContext, functions: Functions) -> Self {
        Self { context, functions }
    }
}

/// A message authentication code of another provider.
pub(crate) struct OtherMac {
    functions: Functions,
    /// Invariant: a context of OpenSSL, which is freed when this value is dropped.
    context: *mut EvpContext,
}

impl OtherMac {
    pub(crate) fn hmac(library: &Library) -> Result<Self, Reason> {
        const NAME: &CStr = c"HMAC";
        const NOT_OURS: &CStr = c"provider!=raddle";
        let functions = library.functions;
        // SAFETY: by the invariant, the context belongs to these functions.
        let context = unsafe {
            let mac = (functions.fetch)(library.context, NAME.as_ptr(), NOT_OURS.as_ptr());
            if mac.is_null() {
                return Err(Reason::OtherDigest);
            }
            let context = (functions.new_context)(mac);
            (functions.free)(mac);
            context
        };
        if context.is_null() { Err(Reason::NoMemory) } else { Ok(Self { functions, context }) }
    }

    pub(crate) fn duplicate(&self) -> Option<Self> {
        // SAFETY: by the invariant, the context is valid.
        let context = unsafe { (self.functions.duplicate)(self.context) };
        if context.is_null() { None } else { Some(Self { functions: self.functions, context }) }
    }

    pub(crate) fn set(&mut self, values: Values<'_>) -> Result<(), Reason> {
        if values.as_ptr().is_null() {
            return Ok(());
        }
        // SAFETY: by the invariant, the context is valid, and `values` is an array that ends with a null name.
        done(unsafe { (self.functions.set)(self.context, values.as_ptr()) })
    }

    pub(crate) fn set_digest(&mut self, name: &'static CStr) -> Result<(), Reason> {
        let params = [Param::of_text(MAC_DIGEST, name), Param::END];
        // SAFETY: the array ends with a null name, and its data outlive the call.
        self.set(unsafe { Values::new(params.as_ptr()) })
    }

    pub(crate) fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        let mut array = place.as_array();
        // SAFETY: by the invariant, the context is valid, and the array ends with a null name.
        let got = done(unsafe { (self.functions.get)(self.context, array.as_mut_ptr()) });
        place.take_result(&array);
        got
    }

    pub(crate) fn init(&mut self, key: Option<&[u8]>) -> Result<(), Reason> {
        let (key, len) = key.map_or((ptr::null(), 0), |key| (key.as_ptr(), key.len()));
        // SAFETY: by the invariant, the context is valid, and the key is null or has `len` bytes.
        done(unsafe { (self.functions.init)(self.context, key, len, ptr::null()) })
    }

    pub(crate) fn update(&mut self, piece: &[u8]) -> Result<(), Reason> {
        // SAFETY: by the invariant, the context is valid, and the slice has this length.
        done(unsafe { (self.functions.update)(self.context, piece.as_ptr(), piece.len()) })
    }

    pub(crate) fn finish(&mut self, out: &mut [u8]) -> Result<usize, Reason> {
        // OpenSSL 3.0 writes the MAC of a TLS record without checking that there is room.
        if out.is_empty() {
            return Err(Reason::OutputTooSmall);
        }
        let mut written = 0;
        // SAFETY: by the invariant, the context is valid, and the slice has this length.
        done(unsafe { (self.functions.finish)(self.context, out.as_mut_ptr(), &raw mut written, out.len()) })?;
        Ok(written)
    }
}

impl Drop for OtherMac {
    fn drop(&mut self) {
        // SAFETY: by the invariant, the context is valid, and nobody uses it after this drop.
        unsafe { (self.functions.free_context)(self.context) };
    }
}

fn done(result: c_int) -> Result<(), Reason> {
    if result > 0 { Ok(()) } else { Err(Reason::OtherFailed) }
}
