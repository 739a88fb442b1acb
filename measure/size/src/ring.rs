// AWS-LC has ring's interface.
#[cfg(feature = "aws-lc")]
use aws_lc_rs as ring;

#[cfg(feature = "aes-128-gcm")]
use ring::aead::AES_128_GCM as CIPHER;
#[cfg(feature = "aes-256-gcm")]
use ring::aead::AES_256_GCM as CIPHER;
#[cfg(feature = "chacha20-poly1305")]
use ring::aead::CHACHA20_POLY1305 as CIPHER;

#[cfg(feature = "aead")]
pub fn seal_and_open(key: &[u8; 32], nonce: &[u8; 12], mut text: Vec<u8>) -> Option<Vec<u8>> {
    use ring::aead::{Aad, LessSafeKey, Nonce, UnboundKey};
    let cipher = LessSafeKey::new(UnboundKey::new(&CIPHER, &key[..CIPHER.key_len()]).ok()?);
    let nonce = || Nonce::assume_unique_for_key(*nonce);
    cipher.seal_in_place_append_tag(nonce(), Aad::empty(), &mut text).ok()?;
    cipher.open_in_place(nonce(), Aad::empty(), &mut text).ok().map(|text| text.to_vec())
}

#[cfg(feature = "sha256")]
pub fn hash(message: &[u8]) -> Vec<u8> {
    ring::digest::digest(&ring::digest::SHA256, message).as_ref().to_vec()
}

#[cfg(feature = "hmac-sha256")]
pub fn authenticate(key: &[u8], message: &[u8]) -> Vec<u8> {
    use ring::hmac::{HMAC_SHA256, Key, sign};
    sign(&Key::new(HMAC_SHA256, key), message).as_ref().to_vec()
}
