//! graviola: needs nothing but rustc. Its ChaCha20 and Poly1305 are inside its AEAD only.

use graviola::aead;

use super::{Aead, version};

/// Its users keep the key.
pub(crate) struct ChaCha20Poly1305(aead::ChaCha20Poly1305);

impl ChaCha20Poly1305 {
    /// `None` where the CPU lacks what graviola asks for at its first use, by a panic.
    pub(crate) fn new(key: [u8; 32]) -> Option<Self> {
        is_possible().then(|| Self(aead::ChaCha20Poly1305::new(key)))
    }
}

impl Aead for ChaCha20Poly1305 {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let mut tag = [0; 16];
        self.0.encrypt(nonce, aad, message, &mut tag);
        tag
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        self.0.decrypt(nonce, aad, message, tag).is_ok()
    }
}

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

/// The version.
pub(crate) fn about() -> String {
    format!("graviola {}", version("graviola"))
}
