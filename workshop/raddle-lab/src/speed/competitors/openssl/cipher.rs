//! ChaCha20.

use std::ffi::c_int;
use std::ptr;

use openssl_sys::{EVP_EncryptInit_ex, EVP_EncryptUpdate, EVP_chacha20};

use super::{CipherContext, PART};

/// Encrypts with one context for the key; each message sets the IV and is encrypted in place.
pub(crate) fn chacha20(key: &[u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) + use<> {
    let context = CipherContext::new();
    // SAFETY: the context is live, the cipher static, and the key has the 32 bytes that this cipher reads.
    let done = unsafe { EVP_EncryptInit_ex(context.0, EVP_chacha20(), ptr::null_mut(), key.as_ptr(), ptr::null()) };
    assert_eq!(done, 1, "OpenSSL takes no key");
    move |nonce, message| encrypt(&context, nonce, message)
}

fn encrypt(context: &CipherContext, nonce: &[u8; 12], message: &mut [u8]) {
    // OpenSSL's IV is the 32-bit block counter, little-endian, and then the nonce.
    let mut iv = [0; 16];
    iv[4..].copy_from_slice(nonce);
    // SAFETY: the context is live and keeps cipher and key if it gets null here; the IV of this cipher has 16 bytes.
    let done = unsafe { EVP_EncryptInit_ex(context.0, ptr::null(), ptr::null_mut(), ptr::null(), iv.as_ptr()) };
    assert_eq!(done, 1, "OpenSSL takes no nonce");
    for part in message.chunks_mut(PART) {
        let (data, mut written) = (part.as_mut_ptr(), 0);
        // SAFETY: `data` comes from `part`, so it is valid for reads and writes of `part.len()` bytes, which fits an
        // int; EVP allows output to equal input; a stream cipher writes as many bytes as it reads.
        let done = unsafe { EVP_EncryptUpdate(context.0, data, &mut written, data, part.len() as c_int) };
        assert!(done == 1 && written as usize == part.len(), "OpenSSL doesn't encrypt");
    }
}
