//! AWS-LC, through its C interface.

#![allow(unsafe_code)]

use std::ptr;

use aws_lc_sys::{
    AWSLC_VERSION_NUMBER_STRING, CRYPTO_chacha_20, CRYPTO_library_init, CRYPTO_poly1305_finish, CRYPTO_poly1305_init,
    CRYPTO_poly1305_update, EVP_AEAD_CTX, EVP_AEAD_CTX_free, EVP_AEAD_CTX_new, EVP_AEAD_CTX_open_gather,
    EVP_AEAD_CTX_seal_scatter, EVP_aead_aes_128_gcm, EVP_aead_aes_128_gcm_siv, EVP_aead_aes_192_gcm,
    EVP_aead_aes_256_gcm, EVP_aead_aes_256_gcm_siv, EVP_aead_chacha20_poly1305, EVP_sha256, HMAC_CTX, HMAC_CTX_free,
    HMAC_CTX_new, HMAC_Final, HMAC_Init_ex, HMAC_Update, MD5, SHA1, SHA256, SHA512, poly1305_state,
};

use super::{Aead, AeadAlgorithm};

/// Detects the CPU. Without this call, AWS-LC assumes a CPU without extensions.
fn ask_cpu() {
    // SAFETY: AWS-LC allows this call at any time and any number of times.
    unsafe { CRYPTO_library_init() }
}

/// Encrypts with one call per message: there is no context.
pub(crate) fn chacha20(key: [u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) {
    ask_cpu();
    move |nonce, message| {
        let data = message.as_mut_ptr();
        // SAFETY: `data` comes from `message`, so it is valid for reads and writes of `message.len()` bytes, and the
        // function allows input and output to be equal; it reads the 32 and 12 bytes of key and nonce.
        unsafe { CRYPTO_chacha_20(data, data, message.len(), key.as_ptr(), nonce.as_ptr(), 0) }
    }
}

/// Authenticates with three calls per message, on a state that each message resets.
pub(crate) fn poly1305() -> impl FnMut(&[u8; 32], &[u8]) -> [u8; 16] {
    ask_cpu();
    // AWS-LC aligns the part of the state that it uses.
    let mut state: poly1305_state = [0; size_of::<poly1305_state>()];
    move |key, message| {
        let mut tag = [0; 16];
        // SAFETY: the state is a local variable of the library's own type; the function reads the 32 bytes of the key,
        // and writes the 16 bytes of the tag.
        unsafe {
            CRYPTO_poly1305_init(&mut state, key.as_ptr());
            CRYPTO_poly1305_update(&mut state, message.as_ptr(), message.len());
            CRYPTO_poly1305_finish(&mut state, tag.as_mut_ptr());
        }
        tag
    }
}

macro_rules! hash {
    ($name:ident, $bytes:literal, $function:ident) => {
        /// Hashes with one call.
        pub(crate) fn $name() -> impl FnMut(&[u8]) -> [u8; $bytes] {
            ask_cpu();
            |message| {
                let mut hash = [0; $bytes];
                // SAFETY: pointer and length come from the message, and the hash value has the bytes that are written.
                unsafe { $function(message.as_ptr(), message.len(), hash.as_mut_ptr()) };
                hash
            }
        }
    };
}

hash!(md5, 16, MD5);
hash!(sha1, 20, SHA1);
hash!(sha256, 32, SHA256);
hash!(sha512, 64, SHA512);

/// Authenticates with a context that stores the key's hash state, and is ready for the next message once it has
/// finished one.
pub(crate) fn hmac_sha256(key: &[u8]) -> impl FnMut(&[u8]) -> [u8; 32] + use<> {
    ask_cpu();
    let context = Hmac::new(key);
    move |message| context.tag(message)
}

struct Hmac(*mut HMAC_CTX);

impl Hmac {
    fn new(key: &[u8]) -> Self {
        // SAFETY: the function takes no arguments; we check for null below.
        let context = Self(unsafe { HMAC_CTX_new() });
        assert!(!context.0.is_null(), "AWS-LC gives no context");
        // SAFETY: the context is live, pointer and length come from the key, and the hash function is static.
        let done = unsafe { HMAC_Init_ex(context.0, key.as_ptr().cast(), key.len(), EVP_sha256(), ptr::null_mut()) };
        assert_eq!(done, 1, "AWS-LC takes no key");
        context
    }

    fn tag(&self, message: &[u8]) -> [u8; 32] {
        let (mut tag, mut written) = ([0; 32], 0);
        // SAFETY: the context is live and keeps the key if it gets null here; pointer and length come from the message,
        // and the function writes the 32 bytes of the tag.
        let done = unsafe {
            HMAC_Init_ex(self.0, ptr::null(), 0, ptr::null(), ptr::null_mut()) == 1
                && HMAC_Update(self.0, message.as_ptr(), message.len()) == 1
                && HMAC_Final(self.0, tag.as_mut_ptr(), &mut written) == 1
        };
        assert!(done && written as usize == tag.len(), "AWS-LC makes no tag");
        tag
    }
}

impl Drop for Hmac {
    fn drop(&mut self) {
        // SAFETY: the context came from HMAC_CTX_new (or is null, which is allowed) and is not used again.
        unsafe { HMAC_CTX_free(self.0) }
    }
}

/// A context with the key, for both directions; the tag is separate from the message.
pub(crate) struct KeyedAead(*mut EVP_AEAD_CTX);

impl KeyedAead {
    pub(crate) fn new(cipher: AeadAlgorithm, key: &[u8]) -> Self {
        ask_cpu();
        // SAFETY: the algorithms are static; pointer and length come from the key.
        let context = unsafe {
            let algorithm = match cipher {
                AeadAlgorithm::ChaCha20Poly1305 => EVP_aead_chacha20_poly1305(),
                AeadAlgorithm::Aes128Gcm => EVP_aead_aes_128_gcm(),
                AeadAlgorithm::Aes192Gcm => EVP_aead_aes_192_gcm(),
                AeadAlgorithm::Aes256Gcm => EVP_aead_aes_256_gcm(),
                AeadAlgorithm::Aes128GcmSiv => EVP_aead_aes_128_gcm_siv(),
                AeadAlgorithm::Aes256GcmSiv => EVP_aead_aes_256_gcm_siv(),
            };
            EVP_AEAD_CTX_new(algorithm, key.as_ptr(), key.len(), 16)
        };
        assert!(!context.is_null(), "AWS-LC gives no context");
        Self(context)
    }
}

impl Aead for KeyedAead {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let (mut tag, mut written, data) = ([0; 16], 0, message.as_mut_ptr());
        // SAFETY: the context is live; each pointer comes with its length from a slice, and the extra input is empty;
        // the function allows input and output to be equal.
        let done = unsafe {
            EVP_AEAD_CTX_seal_scatter(
                self.0,
                data,
                tag.as_mut_ptr(),
                &mut written,
                tag.len(),
                nonce.as_ptr(),
                nonce.len(),
                data,
                message.len(),
                ptr::null(),
                0,
                aad.as_ptr(),
                aad.len(),
            )
        };
        assert!(done == 1 && written == tag.len(), "AWS-LC doesn't seal");
        tag
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        let data = message.as_mut_ptr();
        // SAFETY: the context is live; each pointer comes with its length from a slice; the function allows input and
        // output to be equal.
        let done = unsafe {
            EVP_AEAD_CTX_open_gather(
                self.0,
                data,
                nonce.as_ptr(),
                nonce.len(),
                data,
                message.len(),
                tag.as_ptr(),
                tag.len(),
                aad.as_ptr(),
                aad.len(),
            )
        };
        done == 1
    }
}

impl Drop for KeyedAead {
    fn drop(&mut self) {
        // SAFETY: the context came from EVP_AEAD_CTX_new and is not used again.
        unsafe { EVP_AEAD_CTX_free(self.0) }
    }
}

/// Returns the version, from the library's headers.
pub(crate) fn about() -> String {
    let version = AWSLC_VERSION_NUMBER_STRING.strip_suffix(&[0]).unwrap_or(AWSLC_VERSION_NUMBER_STRING);
    format!("AWS-LC {}", String::from_utf8_lossy(version))
}
