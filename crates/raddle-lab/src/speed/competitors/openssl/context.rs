//! The context of a cipher of OpenSSL.

use openssl_sys::{EVP_CIPHER_CTX, EVP_CIPHER_CTX_free, EVP_CIPHER_CTX_new};

/// The maximum length of a call: lengths are of type int.
pub(super) const PART: usize = 1 << 30;

/// An owned `EVP_CIPHER_CTX`.
pub(super) struct CipherContext(pub(super) *mut EVP_CIPHER_CTX);

impl CipherContext {
    pub(super) fn new() -> Self {
        // SAFETY: no arguments; null is checked below.
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
