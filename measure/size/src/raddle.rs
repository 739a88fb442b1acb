#[cfg(feature = "aes-128-gcm")]
use raddle::aes_gcm::Aes128Gcm as Cipher;
#[cfg(feature = "aes-256-gcm")]
use raddle::aes_gcm::Aes256Gcm as Cipher;
#[cfg(feature = "chacha20-poly1305")]
use raddle::chacha20poly1305::ChaCha20Poly1305 as Cipher;
#[cfg(feature = "md5")]
use raddle::md5::Md5 as Hash;
#[cfg(feature = "sha256")]
use raddle::sha256::Sha256 as Hash;

#[cfg(feature = "aead")]
pub fn seal_and_open(key: &[u8; 32], nonce: &[u8; 12], mut text: Vec<u8>) -> Option<Vec<u8>> {
    let cipher = Cipher::new(&(*key.first_chunk()?).into());
    let nonce = (*nonce).into();
    let tag = cipher.seal_in_place_detached(&nonce, &[], &mut text).ok()?;
    cipher.open_in_place_detached(&nonce, &[], &mut text, &tag).ok()?;
    Some(text)
}

#[cfg(any(feature = "sha256", feature = "md5"))]
pub fn hash(message: &[u8]) -> Vec<u8> {
    Hash::digest(message).to_vec()
}

#[cfg(feature = "hmac-sha256")]
pub fn authenticate(key: &[u8], message: &[u8]) -> Vec<u8> {
    raddle::hmac::HmacSha256::new(key).mac(message).as_bytes().to_vec()
}
