//! OpenSSL, built from source, through its EVP interface: the only public way to its ChaCha20.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_int};
use std::ptr;

use openssl_sys::{
    EVP_CIPHER_CTX, EVP_CIPHER_CTX_free, EVP_CIPHER_CTX_new, EVP_EncryptInit_ex, EVP_EncryptUpdate, EVP_chacha20,
    OPENSSL_VERSION, OpenSSL_version,
};

/// One context for the key; a message sets the IV and is encrypted in place.
pub(crate) fn chacha20(key: &[u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) + use<> {
    let context = Context::new(key);
    move |nonce, message| context.encrypt(nonce, message)
}

/// The version, as it says itself.
pub(crate) fn about() -> String {
    // SAFETY: the function returns a static string for this key.
    let version = unsafe { CStr::from_ptr(OpenSSL_version(OPENSSL_VERSION)) };
    version.to_string_lossy().into_owned()
}

/// An `EVP_CIPHER_CTX` with cipher and key set.
struct Context(*mut EVP_CIPHER_CTX);

impl Context {
    fn new(key: &[u8; 32]) -> Self {
        // SAFETY: no arguments; null is checked below.
        let context = Self(unsafe { EVP_CIPHER_CTX_new() });
        assert!(!context.0.is_null(), "OpenSSL gives no context");
        // SAFETY: the context is live, the cipher static, and the key has the 32 bytes that this cipher reads.
        let done = unsafe { EVP_EncryptInit_ex(context.0, EVP_chacha20(), ptr::null_mut(), key.as_ptr(), ptr::null()) };
        assert_eq!(done, 1, "OpenSSL takes no key");
        context
    }

    fn encrypt(&self, nonce: &[u8; 12], message: &mut [u8]) {
        // OpenSSL's IV is the 32-bit block counter, little-endian, and then the nonce.
        let mut iv = [0; 16];
        iv[4..].copy_from_slice(nonce);
        // SAFETY: the context is live and keeps cipher and key where they are null here; the IV of this cipher has 16
        // bytes.
        let done = unsafe { EVP_EncryptInit_ex(self.0, ptr::null(), ptr::null_mut(), ptr::null(), iv.as_ptr()) };
        assert_eq!(done, 1, "OpenSSL takes no nonce");
        // Its lengths are ints.
        for part in message.chunks_mut(1 << 30) {
            let (data, mut written) = (part.as_mut_ptr(), 0);
            // SAFETY: `data` is valid for reads and writes of `part.len()` bytes, which fits an int; EVP allows output
            // equal to input; a stream cipher writes as many bytes as it reads.
            let done = unsafe { EVP_EncryptUpdate(self.0, data, &mut written, data, part.len() as c_int) };
            assert!(done == 1 && written as usize == part.len(), "OpenSSL doesn't encrypt");
        }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: the context came from EVP_CIPHER_CTX_new (or is null, which is allowed) and is not used again.
        unsafe { EVP_CIPHER_CTX_free(self.0) }
    }
}
