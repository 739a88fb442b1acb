//! AEADs.

use std::ffi::c_int;
use std::ptr;

use openssl_sys::{
    EVP_CIPHER_CTX_ctrl, EVP_CIPHER_fetch, EVP_CIPHER_free, EVP_CTRL_GCM_GET_TAG, EVP_CTRL_GCM_SET_TAG,
    EVP_DecryptFinal_ex, EVP_DecryptInit_ex, EVP_DecryptUpdate, EVP_EncryptFinal_ex, EVP_EncryptInit_ex,
    EVP_EncryptUpdate,
};

use super::super::{Aead, AeadAlgorithm};
use super::{CipherContext, PART};

/// A context for each direction, which keeps the cipher and the key; each message sets the nonce.
pub(crate) struct KeyedAead {
    seal: CipherContext,
    open: CipherContext,
    /// Whether the additional data of the message before are still there, until an update with none.
    keeps_aad: bool,
}

impl KeyedAead {
    /// Makes the contexts.
    pub(crate) fn new(algorithm: AeadAlgorithm, key: &[u8]) -> Self {
        assert_eq!(key.len(), algorithm.key_bytes());
        let name = match algorithm {
            AeadAlgorithm::ChaCha20Poly1305 => c"ChaCha20-Poly1305",
            AeadAlgorithm::Aes128Gcm => c"AES-128-GCM",
            AeadAlgorithm::Aes192Gcm => c"AES-192-GCM",
            AeadAlgorithm::Aes256Gcm => c"AES-256-GCM",
            AeadAlgorithm::Aes128GcmSiv => c"AES-128-GCM-SIV",
            AeadAlgorithm::Aes256GcmSiv => c"AES-256-GCM-SIV",
        };
        let (seal, open) = (CipherContext::new(), CipherContext::new());
        let (key, no_engine, no_nonce) = (key.as_ptr(), ptr::null_mut(), ptr::null());
        // SAFETY: null is the default library context, and stands for no properties; the contexts are live and hold their
        // own references to the cipher, so we can release ours; the key has the bytes that its cipher reads.
        let done = unsafe {
            let cipher = EVP_CIPHER_fetch(ptr::null_mut(), name.as_ptr(), ptr::null());
            let done = !cipher.is_null()
                && EVP_EncryptInit_ex(seal.0, cipher, no_engine, key, no_nonce) == 1
                && EVP_DecryptInit_ex(open.0, cipher, no_engine, key, no_nonce) == 1;
            EVP_CIPHER_free(cipher);
            done
        };
        assert!(done, "OpenSSL takes no key");
        let keeps_aad = matches!(algorithm, AeadAlgorithm::Aes128GcmSiv | AeadAlgorithm::Aes256GcmSiv);
        Self { seal, open, keeps_aad }
    }
}

impl Aead for KeyedAead {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let (context, mut tag, mut written) = (self.seal.0, [0; 16], 0);
        // SAFETY: the context is live and keeps cipher and key if it gets null here; nonce and tag have the 12 and 16
        // bytes that are read and written; parts of at most `PART` bytes fit an int; EVP allows output to equal input,
        // and a null output means additional data; the end of a stream writes nothing.
        let done = unsafe {
            EVP_EncryptInit_ex(context, ptr::null(), ptr::null_mut(), ptr::null(), nonce.as_ptr()) == 1
                && (!self.keeps_aad || EVP_EncryptUpdate(context, ptr::null_mut(), &mut written, aad.as_ptr(), 0) == 1)
                && EVP_EncryptUpdate(context, ptr::null_mut(), &mut written, aad.as_ptr(), aad.len() as c_int) == 1
                && message.chunks_mut(PART).all(|part| {
                    let data = part.as_mut_ptr();
                    EVP_EncryptUpdate(context, data, &mut written, data, part.len() as c_int) == 1
                })
                && EVP_EncryptFinal_ex(context, tag.as_mut_ptr(), &mut written) == 1
                && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, 16, tag.as_mut_ptr().cast()) == 1
        };
        assert!(done, "OpenSSL doesn't seal");
        tag
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        let (context, mut tag, mut written) = (self.open.0, *tag, 0);
        // SAFETY: the context is live and keeps cipher and key if it gets null here; nonce and tag have the 12 and 16
        // bytes that are read; parts of at most `PART` bytes fit an int; EVP allows output to equal input, and a null
        // output means additional data.
        let done = unsafe {
            EVP_DecryptInit_ex(context, ptr::null(), ptr::null_mut(), ptr::null(), nonce.as_ptr()) == 1
                && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, tag.as_mut_ptr().cast()) == 1
                && (!self.keeps_aad || EVP_DecryptUpdate(context, ptr::null_mut(), &mut written, aad.as_ptr(), 0) == 1)
                && EVP_DecryptUpdate(context, ptr::null_mut(), &mut written, aad.as_ptr(), aad.len() as c_int) == 1
                && message.chunks_mut(PART).all(|part| {
                    let data = part.as_mut_ptr();
                    EVP_DecryptUpdate(context, data, &mut written, data, part.len() as c_int) == 1
                })
        };
        assert!(done, "OpenSSL doesn't open");
        // SAFETY: the context is live, and the end of a stream writes nothing.
        unsafe { EVP_DecryptFinal_ex(context, tag.as_mut_ptr(), &mut written) == 1 }
    }
}
