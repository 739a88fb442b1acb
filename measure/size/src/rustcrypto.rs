#[cfg(feature = "aes-128-gcm")]
use aes_gcm::Aes128Gcm as Cipher;
#[cfg(feature = "aes-256-gcm")]
use aes_gcm::Aes256Gcm as Cipher;
#[cfg(feature = "chacha20-poly1305")]
use chacha20poly1305::ChaCha20Poly1305 as Cipher;
#[cfg(feature = "md5")]
use md5::Md5 as Hash;
#[cfg(feature = "sha256")]
use sha2::Sha256 as Hash;

#[cfg(feature = "aead")]
pub fn seal_and_open(key: &[u8; 32], nonce: &[u8; 12], mut text: Vec<u8>) -> Option<Vec<u8>> {
    #[cfg(not(feature = "chacha20-poly1305"))]
    use aes_gcm::{AeadInOut, KeyInit, KeySizeUser};
    #[cfg(feature = "chacha20-poly1305")]
    use chacha20poly1305::{AeadInOut, KeyInit, KeySizeUser};
    let cipher = Cipher::new_from_slice(&key[..Cipher::key_size()]).ok()?;
    let nonce = (*nonce).into();
    cipher.encrypt_in_place(&nonce, &[], &mut text).ok()?;
    cipher.decrypt_in_place(&nonce, &[], &mut text).ok()?;
    Some(text)
}

#[cfg(any(feature = "sha256", feature = "md5"))]
pub fn hash(message: &[u8]) -> Vec<u8> {
    #[cfg(feature = "md5")]
    use md5::Digest;
    #[cfg(feature = "sha256")]
    use sha2::Digest;
    Hash::digest(message).to_vec()
}

#[cfg(feature = "hmac-sha256")]
pub fn authenticate(key: &[u8], message: &[u8]) -> Vec<u8> {
    use hmac::{KeyInit, Mac};
    let mut hmac = hmac::Hmac::<sha2::Sha256>::new_from_slice(key).expect("keys of any length");
    hmac.update(message);
    hmac.finalize().into_bytes().to_vec()
}
