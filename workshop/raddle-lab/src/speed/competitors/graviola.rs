//! graviola, which needs only rustc. Its ChaCha20 and Poly1305 are only inside its AEAD.

use graviola::aead;
use graviola::hashing::{
    self,
    hmac::Hmac,
    sha2::{Sha256Context, Sha512Context},
};

use super::{Aead, AeadAlgorithm, version};

/// Returns the cipher with a key, which users of graviola keep. Returns `None` if the CPU lacks a feature that graviola
/// requires, because the first use would panic.
pub(crate) fn chacha20_poly1305(key: [u8; 32]) -> Option<impl Aead> {
    is_possible().then(|| aead::ChaCha20Poly1305::new(key))
}

/// Returns the cipher with a key. Returns `None` also for a cipher that graviola lacks.
pub(crate) fn aes_gcm(cipher: AeadAlgorithm, key: &[u8]) -> Option<impl Aead + use<>> {
    let has = matches!(cipher, AeadAlgorithm::Aes128Gcm | AeadAlgorithm::Aes256Gcm);
    (has && is_possible()).then(|| aead::AesGcm::new(key))
}

/// Returns SHA-256, or `None` if the CPU lacks a feature that graviola requires.
pub(crate) fn sha256() -> Option<impl FnMut(&[u8]) -> [u8; 32]> {
    is_possible().then_some(|message: &[u8]| {
        let mut context = Sha256Context::new();
        context.update(message);
        context.finish()
    })
}

/// Returns SHA-512, or `None` if the CPU lacks a feature that graviola requires.
pub(crate) fn sha512() -> Option<impl FnMut(&[u8]) -> [u8; 64]> {
    is_possible().then_some(|message: &[u8]| {
        let mut context = Sha512Context::new();
        context.update(message);
        context.finish()
    })
}

/// Returns HMAC, which copies the key's hash state for each message.
pub(crate) fn hmac_sha256(key: &[u8]) -> Option<impl FnMut(&[u8]) -> [u8; 32] + use<>> {
    is_possible().then(|| {
        let keyed = Hmac::<hashing::Sha256>::new(key);
        move |message: &[u8]| {
            let mut hmac = keyed.clone();
            hmac.update(message);
            hmac.finish().as_ref().try_into().expect("32 bytes")
        }
    })
}

/// Implements the trait for a type. The two types have the same methods, but no common trait.
macro_rules! impl_aead {
    ($cipher:ty) => {
        impl Aead for $cipher {
            fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
                let mut tag = [0; 16];
                self.encrypt(nonce, aad, message, &mut tag);
                tag
            }

            fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
                self.decrypt(nonce, aad, message, tag).is_ok()
            }
        }
    };
}
impl_aead!(aead::ChaCha20Poly1305);
impl_aead!(aead::AesGcm);

#[cfg(target_arch = "x86_64")]
fn is_possible() -> bool {
    is_x86_feature_detected!("aes")
        && is_x86_feature_detected!("pclmulqdq")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("adx")
        && is_x86_feature_detected!("avx2")
}

#[cfg(target_arch = "aarch64")]
fn is_possible() -> bool {
    use std::arch::is_aarch64_feature_detected;
    is_aarch64_feature_detected!("neon")
        && is_aarch64_feature_detected!("aes")
        && is_aarch64_feature_detected!("pmull")
        && is_aarch64_feature_detected!("sha2")
}

/// Returns the version.
pub(crate) fn about() -> String {
    format!("graviola {}", version("graviola"))
}
