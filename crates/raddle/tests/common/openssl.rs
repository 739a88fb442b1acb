//! This system's OpenSSL, if there is one: a second reference, which shares no code with RustCrypto.

use std::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr,
};

/// `EVP_CTRL_AEAD_SET_IVLEN` and `EVP_CTRL_AEAD_GET_TAG` from OpenSSL's `evp.h`.
const SET_NONCE_BYTES: c_int = 0x9;
const GET_TAG: c_int = 0x10;

type New = unsafe extern "C" fn() -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Cipher = unsafe extern "C" fn() -> *const c_void;
type Init = unsafe extern "C" fn(*mut c_void, *const c_void, *mut c_void, *const u8, *const u8) -> c_int;
type Control = unsafe extern "C" fn(*mut c_void, c_int, c_int, *mut c_void) -> c_int;
type Update = unsafe extern "C" fn(*mut c_void, *mut u8, *mut c_int, *const u8, c_int) -> c_int;
type Final = unsafe extern "C" fn(*mut c_void, *mut u8, *mut c_int) -> c_int;
type Version = unsafe extern "C" fn(c_int) -> *const c_char;

/// The functions of OpenSSL that the tests call (`EVP_EncryptInit(3)`).
pub(crate) struct OpenSsl {
    pub(super) library: *mut c_void,
    new: New,
    free: Free,
    init: Init,
    control: Control,
    update: Update,
    end: Final,
}

impl OpenSsl {
    /// Loads the library and prints its version, or prints that there is none.
    pub(crate) fn load() -> Option<Self> {
        // SAFETY: the initialisers of OpenSSL may run in any program.
        let library = unsafe { libc::dlopen(c"libcrypto.so.3".as_ptr(), libc::RTLD_NOW) };
        if library.is_null() {
            super::skip("OpenSSL, whose libcrypto.so.3 is missing here");
            return None;
        }
        // SAFETY: the types match the functions of OpenSSL 3.
        unsafe {
            let version: Version = function(library, c"OpenSSL_version");
            println!("report: against {}", CStr::from_ptr(version(0)).to_string_lossy());
            Some(Self {
                library,
                new: function(library, c"EVP_CIPHER_CTX_new"),
                free: function(library, c"EVP_CIPHER_CTX_free"),
                init: function(library, c"EVP_EncryptInit_ex"),
                control: function(library, c"EVP_CIPHER_CTX_ctrl"),
                update: function(library, c"EVP_EncryptUpdate"),
                end: function(library, c"EVP_EncryptFinal_ex"),
            })
        }
    }

    /// Starts AES-GCM with a key of 16, 24 or 32 bytes and a nonce of 1 to 128 bytes.
    pub(crate) fn gcm(&self, key: &[u8], nonce: &[u8]) -> Encryption<'_> {
        let name = by_size(key, [c"EVP_aes_128_gcm", c"EVP_aes_192_gcm", c"EVP_aes_256_gcm"]);
        let encryption = self.encryption(name);
        let Encryption { context, .. } = encryption;
        // SAFETY: the context is new; the key and the nonce have the lengths that OpenSSL is given.
        unsafe {
            is_done((self.control)(context, SET_NONCE_BYTES, nonce.len() as c_int, ptr::null_mut()));
            is_done((self.init)(context, ptr::null(), ptr::null_mut(), key.as_ptr(), nonce.as_ptr()));
        }
        encryption
    }

    /// Starts AES in counter mode, in which the counter is the whole block.
    pub(crate) fn ctr(&self, key: &[u8], first: &[u8; 16]) -> Encryption<'_> {
        let name = by_size(key, [c"EVP_aes_128_ctr", c"EVP_aes_192_ctr", c"EVP_aes_256_ctr"]);
        let encryption = self.encryption(name);
        // SAFETY: the context is new; the key and the counter have the lengths that the cipher reads.
        is_done(unsafe { (self.init)(encryption.context, ptr::null(), ptr::null_mut(), key.as_ptr(), first.as_ptr()) });
        encryption
    }

    /// Returns the ciphertext and the tag.
    pub(crate) fn seal(&self, key: &[u8], nonce: &[u8], aad: &[u8], text: &[u8]) -> Vec<u8> {
        let mut encryption = self.gcm(key, nonce);
        encryption.authenticate(aad);
        let mut sealed = text.to_vec();
        encryption.encrypt(&mut sealed);
        sealed.extend(encryption.tag());
        sealed
    }

    /// Creates a context for the cipher of this name.
    fn encryption(&self, name: &CStr) -> Encryption<'_> {
        // SAFETY: the calls follow the documentation of OpenSSL, and nothing else uses the context.
        unsafe {
            let cipher: Cipher = function(self.library, name);
            let context = (self.new)();
            assert!(!context.is_null());
            is_done((self.init)(context, cipher(), ptr::null_mut(), ptr::null(), ptr::null()));
            Encryption { library: self, context }
        }
    }
}

/// Looks up a function.
///
/// # Safety
///
/// `F` must be the type of a pointer to the function.
pub(super) unsafe fn function<F>(library: *mut c_void, name: &CStr) -> F {
    // SAFETY: the library is open, and the name ends with a zero.
    let address = unsafe { libc::dlsym(library, name.as_ptr()) };
    assert!(!address.is_null(), "{name:?}");
    assert_eq!(size_of::<F>(), size_of_val(&address));
    // SAFETY: the caller guarantees that `F` is the type of a pointer to this function.
    unsafe { std::mem::transmute_copy(&address) }
}

fn by_size<'a>(key: &[u8], names: [&'a CStr; 3]) -> &'a CStr {
    names[key.len() / 8 - 2]
}

pub(super) fn is_done(status: c_int) {
    assert_eq!(status, 1, "OpenSSL refuses");
}

/// A message that OpenSSL encrypts.
pub(crate) struct Encryption<'a> {
    library: &'a OpenSsl,
    context: *mut c_void,
}

impl Encryption<'_> {
    /// Absorbs additional data, before the first text.
    pub(crate) fn authenticate(&mut self, aad: &[u8]) {
        self.update(ptr::null_mut(), aad.as_ptr(), aad.len());
    }

    /// Encrypts text in place.
    pub(crate) fn encrypt(&mut self, text: &mut [u8]) {
        let place = text.as_mut_ptr();
        self.update(place, place, text.len());
    }

    fn update(&mut self, out: *mut u8, input: *const u8, len: usize) {
        // OpenSSL treats a call without bytes as the start of the end.
        if len > 0 {
            let mut done = 0;
            let len = c_int::try_from(len).unwrap();
            // SAFETY: `len` bytes of the input are readable, and also writable if the input is the output too.
            is_done(unsafe { (self.library.update)(self.context, out, &raw mut done, input, len) });
            assert_eq!(done, len);
        }
    }

    /// Returns the tag at the end of the message.
    pub(crate) fn tag(self) -> [u8; 16] {
        let (mut tag, mut done) = ([0; 16], 0);
        // SAFETY: in this mode the final call writes no byte, and a tag has 16 bytes.
        unsafe {
            is_done((self.library.end)(self.context, tag.as_mut_ptr(), &raw mut done));
            is_done((self.library.control)(self.context, GET_TAG, 16, tag.as_mut_ptr().cast()));
        }
        tag
    }
}

impl Drop for Encryption<'_> {
    fn drop(&mut self) {
        // SAFETY: the context was created once, and nothing uses it any longer.
        unsafe { (self.library.free)(self.context) };
    }
}
