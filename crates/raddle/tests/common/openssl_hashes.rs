//! OpenSSL's hashes, HMAC and PBKDF2 (`EVP_DigestInit(3)`, `HMAC(3)`, `PKCS5_PBKDF2_HMAC(3)`).

use std::{
    ffi::{CStr, c_int, c_uint, c_void},
    ptr,
};

use super::openssl::{OpenSsl, function, is_done};

type New = unsafe extern "C" fn() -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Algorithm = unsafe extern "C" fn() -> *const c_void;
type Init = unsafe extern "C" fn(*mut c_void, *const c_void, *mut c_void) -> c_int;
type Update = unsafe extern "C" fn(*mut c_void, *const u8, usize) -> c_int;
type Final = unsafe extern "C" fn(*mut c_void, *mut u8, *mut c_uint) -> c_int;
type Derive = unsafe extern "C" fn(*const u8, c_int, *const u8, c_int, c_int, *const c_void, c_int, *mut u8) -> c_int;
type Hmac = unsafe extern "C" fn(*const c_void, *const u8, c_int, *const u8, usize, *mut u8, *mut c_uint) -> *mut u8;

/// `EVP_MAX_MD_SIZE` from OpenSSL's `evp.h`.
const MAX: usize = 64;

impl OpenSsl {
    /// Starts a message. The algorithm is the name of a function, such as `EVP_sha256`.
    pub(crate) fn hash(&self, algorithm: &CStr) -> Hashing<'_> {
        // SAFETY: the calls follow the documentation of OpenSSL, and nothing else uses the context.
        unsafe {
            let new: New = function(self.library, c"EVP_MD_CTX_new");
            let init: Init = function(self.library, c"EVP_DigestInit_ex");
            let context = new();
            assert!(!context.is_null());
            is_done(init(context, self.algorithm(algorithm), ptr::null_mut()));
            let update = function(self.library, c"EVP_DigestUpdate");
            Hashing { library: self, context, update }
        }
    }

    /// Computes the digest of a message.
    pub(crate) fn digest(&self, algorithm: &CStr, message: &[u8]) -> Vec<u8> {
        let mut hashing = self.hash(algorithm);
        hashing.update(message);
        hashing.finalize()
    }

    /// Computes the tag of a message.
    pub(crate) fn hmac(&self, algorithm: &CStr, key: &[u8], message: &[u8]) -> Vec<u8> {
        let (mut tag, mut len) = ([0; MAX], 0);
        // SAFETY: the key and the message have the lengths that OpenSSL is given, and there is room for any tag.
        let done = unsafe {
            let hmac: Hmac = function(self.library, c"HMAC");
            let bytes = c_int::try_from(key.len()).unwrap();
            let (key, text) = (key.as_ptr(), message.as_ptr());
            hmac(self.algorithm(algorithm), key, bytes, text, message.len(), tag.as_mut_ptr(), &raw mut len)
        };
        assert!(!done.is_null(), "OpenSSL refuses");
        tag[..len as usize].to_vec()
    }

    /// Derives a key of `bytes` bytes with PBKDF2.
    pub(crate) fn derived(&self, name: &CStr, password: &[u8], salt: &[u8], rounds: u32, bytes: usize) -> Vec<u8> {
        let mut key = vec![0; bytes];
        let int = |n: usize| c_int::try_from(n).unwrap();
        let (salt, salt_bytes, rounds) = (salt.as_ptr(), int(salt.len()), int(rounds as usize));
        // SAFETY: the password, the salt and the key have the lengths that OpenSSL is given.
        is_done(unsafe {
            let derive: Derive = function(self.library, c"PKCS5_PBKDF2_HMAC");
            let (algorithm, password_bytes) = (self.algorithm(name), int(password.len()));
            derive(password.as_ptr(), password_bytes, salt, salt_bytes, rounds, algorithm, int(bytes), key.as_mut_ptr())
        });
        key
    }

    fn algorithm(&self, name: &CStr) -> *const c_void {
        // SAFETY: the functions with such names return static values.
        unsafe { function::<Algorithm>(self.library, name)() }
    }
}

/// A message that OpenSSL hashes.
pub(crate) struct Hashing<'a> {
    library: &'a OpenSsl,
    context: *mut c_void,
    update: Update,
}

impl Hashing<'_> {
    /// Absorbs the next piece.
    pub(crate) fn update(&mut self, piece: &[u8]) {
        // SAFETY: pointer and length come from a slice.
        is_done(unsafe { (self.update)(self.context, piece.as_ptr(), piece.len()) });
    }

    /// Computes the digest of all pieces.
    pub(crate) fn finalize(self) -> Vec<u8> {
        let (mut digest, mut len) = ([0; MAX], 0);
        // SAFETY: there is room for any digest.
        unsafe {
            let end: Final = function(self.library.library, c"EVP_DigestFinal_ex");
            is_done(end(self.context, digest.as_mut_ptr(), &raw mut len));
        }
        digest[..len as usize].to_vec()
    }
}

impl Drop for Hashing<'_> {
    fn drop(&mut self) {
        // SAFETY: the context was created once, and nothing uses it any longer.
        unsafe { function::<Free>(self.library.library, c"EVP_MD_CTX_free")(self.context) };
    }
}
