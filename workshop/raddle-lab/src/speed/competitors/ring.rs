//! ring, which exports ChaCha20 and Poly1305 only as an AEAD.
//!
//! ring's widest AEAD code uses AVX2; nothing from outside can limit it to less than the CPU has.

use ring::aead::{AES_128_GCM, AES_256_GCM, Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, Tag, UnboundKey};
use ring::{digest, hmac};

use super::{Aead, AeadAlgorithm, version};

/// A key without a sequence of nonces, because the caller sets the nonce.
pub(crate) struct KeyedAead(LessSafeKey);

impl KeyedAead {
    /// Returns `None` for a cipher that ring lacks.
    pub(crate) fn new(cipher: AeadAlgorithm, key: &[u8]) -> Option<Self> {
        let algorithm = match cipher {
            AeadAlgorithm::ChaCha20Poly1305 => &CHACHA20_POLY1305,
            AeadAlgorithm::Aes128Gcm => &AES_128_GCM,
            AeadAlgorithm::Aes256Gcm => &AES_256_GCM,
            AeadAlgorithm::Aes192Gcm | AeadAlgorithm::Aes128GcmSiv | AeadAlgorithm::Aes256GcmSiv => return None,
        };
        Some(Self(LessSafeKey::new(UnboundKey::new(algorithm, key).expect("a key of the right length"))))
    }
}

impl Aead for KeyedAead {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let tag =
            self.0.seal_in_place_separate_tag(nonce, Aad::from(aad), message).expect("a message that is short enough");
        tag.as_ref().try_into().expect("16 bytes")
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        let nonce = Nonce::assume_unique_for_key(*nonce);
        self.0.open_in_place_separate_tag(nonce, Aad::from(aad), Tag::from(*tag), message, 0..).is_ok()
    }
}

/// Returns SHA-256.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    |message| digest::digest(&digest::SHA256, message).as_ref().try_into().expect("32 bytes")
}

/// Returns SHA-1.
pub(crate) fn sha1() -> impl FnMut(&[u8]) -> [u8; 20] {
    |message| {
        let digest = digest::digest(&digest::SHA1_FOR_LEGACY_USE_ONLY, message);
        digest.as_ref().try_into().expect("20 bytes")
    }
}

/// Returns SHA-512.
pub(crate) fn sha512() -> impl FnMut(&[u8]) -> [u8; 64] {
    |message| digest::digest(&digest::SHA512, message).as_ref().try_into().expect("64 bytes")
}

/// Returns HMAC, with a key that is hashed once.
pub(crate) fn hmac_sha256(key: &[u8]) -> impl FnMut(&[u8]) -> [u8; 32] + use<> {
    let key = hmac::Key::new(hmac::HMAC_SHA256, key);
    move |message| hmac::sign(&key, message).as_ref().try_into().expect("32 bytes")
}

/// Returns the version.
pub(crate) fn about() -> String {
    format!("ring {}", version("ring"))
}
