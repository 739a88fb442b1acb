//! Poly1305.

use std::ptr;

use openssl_sys::{
    EVP_MAC_CTX, EVP_MAC_CTX_free, EVP_MAC_CTX_new, EVP_MAC_fetch, EVP_MAC_final, EVP_MAC_free, EVP_MAC_init,
    EVP_MAC_update,
};

/// Authenticates with one context for all messages; each message sets its key.
pub(crate) fn poly1305() -> impl FnMut(&[u8; 32], &[u8]) -> [u8; 16] {
    let context = MacContext::new();
    move |key, message| context.tag(key, message)
}

/// An owned `EVP_MAC_CTX`.
struct MacContext(*mut EVP_MAC_CTX);

impl MacContext {
    fn new() -> Self {
        // SAFETY: the library context may be null, which means the default one, and so may the properties. The context
        // holds its own reference to the algorithm, so we can release ours; for a null algorithm, the function returns
        // null, for which we check below.
        let context = unsafe {
            let algorithm = EVP_MAC_fetch(ptr::null_mut(), c"POLY1305".as_ptr(), ptr::null());
            let context = Self(EVP_MAC_CTX_new(algorithm));
            EVP_MAC_free(algorithm);
            context
        };
        assert!(!context.0.is_null(), "OpenSSL gives no context");
        context
    }

    fn tag(&self, key: &[u8; 32], message: &[u8]) -> [u8; 16] {
        let (mut tag, mut written) = ([0; 16], 0);
        // SAFETY: the context is live; each pointer comes with its length from a slice.
        let done = unsafe {
            EVP_MAC_init(self.0, key.as_ptr(), key.len(), ptr::null()) == 1
                && EVP_MAC_update(self.0, message.as_ptr(), message.len()) == 1
                && EVP_MAC_final(self.0, tag.as_mut_ptr(), &mut written, tag.len()) == 1
        };
        assert!(done && written == tag.len(), "OpenSSL makes no tag");
        tag
    }
}

impl Drop for MacContext {
    fn drop(&mut self) {
        // SAFETY: the context came from EVP_MAC_CTX_new (or is null, which is allowed) and is not used again.
        unsafe { EVP_MAC_CTX_free(self.0) }
    }
}
