//! HMAC, with the functions that OpenSSL calls deprecated. With the `EVP_MAC` functions, a message takes 100 cycles
//! more.

use std::ffi::c_int;
use std::ptr;

use openssl_sys::{EVP_sha256, HMAC_CTX, HMAC_CTX_free, HMAC_CTX_new, HMAC_Final, HMAC_Init_ex, HMAC_Update};

/// Authenticates with one context, which stores the key's hash state.
pub(crate) fn hmac_sha256(key: &[u8]) -> impl FnMut(&[u8]) -> [u8; 32] + use<> {
    let context = HmacContext::new(key);
    move |message| context.tag(message)
}

/// An owned `HMAC_CTX` with its key.
struct HmacContext(*mut HMAC_CTX);

impl HmacContext {
    fn new(key: &[u8]) -> Self {
        // SAFETY: the function takes no arguments; we check for null below.
        let context = Self(unsafe { HMAC_CTX_new() });
        assert!(!context.0.is_null(), "OpenSSL gives no context");
        let (data, len) = (key.as_ptr().cast(), key.len() as c_int);
        // SAFETY: the context is live, the hash function is static, and pointer and length come from the key.
        let done = unsafe { HMAC_Init_ex(context.0, data, len, EVP_sha256(), ptr::null_mut()) };
        assert_eq!(done, 1, "OpenSSL takes no key");
        context
    }

    fn tag(&self, message: &[u8]) -> [u8; 32] {
        let (mut tag, mut written) = ([0; 32], 0);
        // SAFETY: the context is live and keeps hash and key if it gets null here; pointer and length come from the
        // message, and the tag has the 32 bytes that are written.
        let done = unsafe {
            HMAC_Init_ex(self.0, ptr::null(), 0, ptr::null(), ptr::null_mut()) == 1
                && HMAC_Update(self.0, message.as_ptr(), message.len()) == 1
                && HMAC_Final(self.0, tag.as_mut_ptr(), &mut written) == 1
        };
        assert!(done && written as usize == tag.len(), "OpenSSL makes no tag");
        tag
    }
}

impl Drop for HmacContext {
    fn drop(&mut self) {
        // SAFETY: the context came from HMAC_CTX_new (or is null, which is allowed) and is not used again.
        unsafe { HMAC_CTX_free(self.0) }
    }
}
