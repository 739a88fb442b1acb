#[cfg(feature = "aead")]
pub fn seal_and_open(key: &[u8; 32], nonce: &[u8; 12], mut text: Vec<u8>) -> Option<Vec<u8>> {
    #[cfg(feature = "aes-128-gcm")]
    let cipher = graviola::aead::AesGcm::new(&key[..16]);
    #[cfg(feature = "aes-256-gcm")]
    let cipher = graviola::aead::AesGcm::new(key);
    #[cfg(feature = "chacha20-poly1305")]
    let cipher = graviola::aead::ChaCha20Poly1305::new(*key);
    let mut tag = [0; 16];
    cipher.encrypt(nonce, &[], &mut text, &mut tag);
    cipher.decrypt(nonce, &[], &mut text, &tag).ok()?;
    Some(text)
}

#[cfg(feature = "sha256")]
pub fn hash(message: &[u8]) -> Vec<u8> {
    use graviola::hashing::Hash;
    graviola::hashing::Sha256::hash(message).as_ref().to_vec()
}

#[cfg(feature = "hmac-sha256")]
pub fn authenticate(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut hmac = graviola::hashing::hmac::Hmac::<graviola::hashing::Sha256>::new(key);
    hmac.update(message);
    hmac.finish().as_ref().to_vec()
}
