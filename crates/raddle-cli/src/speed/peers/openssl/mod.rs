//! OpenSSL, built from source, through its EVP interface where that is the only public way to an algorithm.

#![allow(unsafe_code)]

mod aead;
mod cipher;
mod hash;
mod hmac;
mod mac;

use std::ffi::CStr;

use openssl_sys::{EVP_CIPHER_CTX, EVP_CIPHER_CTX_free, EVP_CIPHER_CTX_new, OPENSSL_VERSION, OpenSSL_version};

pub(crate) use aead::KeyedAead;
pub(crate) use cipher::chacha20;
pub(crate) use hash::{md5, sha256};
pub(crate) use hmac::hmac_sha256;
pub(crate) use mac::poly1305;

/// The version, as it says itself.
pub(crate) fn about() -> String {
    // SAFETY: the function returns a static string for this key.
    let version = unsafe { CStr::from_ptr(OpenSSL_version(OPENSSL_VERSION)) };
    version.to_string_lossy().into_owned()
}

/// The maximum length of a call: lengths are of type int.
const PART: usize = 1 << 30;

/// An owned `EVP_CIPHER_CTX`.
struct CipherContext(*mut EVP_CIPHER_CTX);

impl CipherContext {
    fn new() -> Self {
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
