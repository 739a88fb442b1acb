//! ring, whose ChaCha20 and Poly1305 are inside its AEAD only.
//!
//! Its AVX2 code is the widest that it has; nothing from outside can make it take less than the CPU has.

use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, Tag, UnboundKey};

use super::{Aead, version};

/// The key without a sequence of nonces, for we make them ourselves.
pub(crate) struct ChaCha20Poly1305(LessSafeKey);

impl ChaCha20Poly1305 {
    pub(crate) fn new(key: &[u8; 32]) -> Self {
        Self(LessSafeKey::new(UnboundKey::new(&CHACHA20_POLY1305, key).expect("a key of 32 bytes")))
    }
}

impl Aead for ChaCha20Poly1305 {
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

/// The version.
pub(crate) fn about() -> String {
    format!("ring {}", version("ring"))
}
