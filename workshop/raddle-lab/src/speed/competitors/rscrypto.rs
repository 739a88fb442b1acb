//! The crate `rscrypto`, which needs only rustc.

use rscrypto::aead::Nonce96;
use rscrypto::aead::expert::AeadWithNonce;
use rscrypto::{
    Aes128Gcm, Aes128GcmKey, Aes128GcmSiv, Aes128GcmSivKey, Aes256Gcm, Aes256GcmKey, Aes256GcmSiv, Aes256GcmSivKey,
    Blake3, ChaCha20Poly1305, ChaCha20Poly1305Key, HmacSha256, Mac, Sha256, Sha512,
};

use super::{Aead, AeadAlgorithm, version};

/// Hashes one message.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    Sha256::digest
}

/// Hashes one message.
pub(crate) fn sha512() -> impl FnMut(&[u8]) -> [u8; 64] {
    Sha512::digest
}

/// Hashes one message on one thread.
pub(crate) fn blake3() -> impl FnMut(&[u8]) -> [u8; 32] {
    Blake3::digest
}

/// Returns HMAC, which returns to the key's hash state after each message.
pub(crate) fn hmac_sha256(key: &[u8]) -> impl FnMut(&[u8]) -> [u8; 32] + use<> {
    let mut hmac = HmacSha256::new(key);
    move |message| {
        hmac.update(message);
        let tag = hmac.finalize();
        hmac.reset();
        tag.to_bytes()
    }
}

/// A cipher with a key.
struct Keyed<A>(A);

/// Returns a cipher with a key, or `None` for a cipher that rscrypto lacks.
pub(crate) fn aead(cipher: AeadAlgorithm, key: &[u8]) -> Option<Box<dyn Aead>> {
    macro_rules! keyed {
        ($cipher:ty, $key:ty) => {
            Box::new(Keyed(<$cipher>::new(&<$key>::from_bytes(key.try_into().ok()?))))
        };
    }
    Some(match cipher {
        AeadAlgorithm::ChaCha20Poly1305 => keyed!(ChaCha20Poly1305, ChaCha20Poly1305Key),
        AeadAlgorithm::Aes128Gcm => keyed!(Aes128Gcm, Aes128GcmKey),
        AeadAlgorithm::Aes256Gcm => keyed!(Aes256Gcm, Aes256GcmKey),
        AeadAlgorithm::Aes128GcmSiv => keyed!(Aes128GcmSiv, Aes128GcmSivKey),
        AeadAlgorithm::Aes256GcmSiv => keyed!(Aes256GcmSiv, Aes256GcmSivKey),
        AeadAlgorithm::Aes192Gcm => return None,
    })
}

impl<A: AeadWithNonce<Nonce = Nonce96>> Aead for Keyed<A> {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let tag =
            self.0.encrypt_in_place(&Nonce96::from_bytes(*nonce), aad, message).expect("the message is not too long");
        tag.as_ref().try_into().expect("16 bytes")
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        let tag = A::tag_from_slice(tag).expect("16 bytes");
        self.0.decrypt_in_place(&Nonce96::from_bytes(*nonce), aad, message, &tag).is_ok()
    }
}

/// Returns the version.
pub(crate) fn about() -> String {
    format!("rscrypto {}", version("rscrypto"))
}
