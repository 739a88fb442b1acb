//! The context of an OpenSSL cipher.

use openssl_sys::{EVP_CIPHER_CTX, EVP_CIPHER_CTX_free, EVP_CIPHER_CTX_new};

/// The maximal length of a call: lengths have the type int.
pub(super) const PART: usize = 1 << 30;

/// An owned `EVP_CIPHER_CTX`.
pub(super) struct CipherContext(pub(super) *mut EVP_CIPHER_CTX);

impl CipherContext {
    pub(super) fn new() -> Self {
        // SAFETY: the function takes no arguments; we check for null below.
        let context = Self(unsafe { EVP_CIPHER_CTX_new() });
        assert!(!context.0.is_null(), "OpenSSL gives no context");
        context
    }
}

impl Drop for CipherContext {
    fn drop(&mut self) {
        // SAFETY: the context came from EVP_CIPHER_CTX_new (or is null, which is allowed) and is not used again.
        unsafe { EVP_CIPHER_CTX_free(self.0) }
    }
}
