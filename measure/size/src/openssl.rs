#[cfg(any(feature = "sha256", feature = "hmac-sha256", feature = "md5"))]
use openssl::hash::MessageDigest;

#[cfg(feature = "aead")]
pub fn seal_and_open(key: &[u8; 32], nonce: &[u8; 12], text: Vec<u8>) -> Option<Vec<u8>> {
    use openssl::symm::{Cipher, decrypt_aead, encrypt_aead};
    #[cfg(feature = "aes-128-gcm")]
    let cipher = Cipher::aes_128_gcm();
    #[cfg(feature = "aes-256-gcm")]
    let cipher = Cipher::aes_256_gcm();
    #[cfg(feature = "chacha20-poly1305")]
    let cipher = Cipher::chacha20_poly1305();
    let (key, nonce, mut tag) = (&key[..cipher.key_len()], Some(&nonce[..]), [0; 16]);
    let sealed = encrypt_aead(cipher, key, nonce, &[], &text, &mut tag).ok()?;
    decrypt_aead(cipher, key, nonce, &[], &sealed, &tag).ok()
}

#[cfg(any(feature = "sha256", feature = "md5"))]
pub fn hash(message: &[u8]) -> Vec<u8> {
    #[cfg(feature = "sha256")]
    let hash = MessageDigest::sha256();
    #[cfg(feature = "md5")]
    let hash = MessageDigest::md5();
    openssl::hash::hash(hash, message).map(|hash| hash.to_vec()).unwrap_or_default()
}

#[cfg(feature = "hmac-sha256")]
pub fn authenticate(key: &[u8], message: &[u8]) -> Vec<u8> {
    use openssl::{pkey::PKey, sign::Signer};
    let tag = || Signer::new(MessageDigest::sha256(), &*PKey::hmac(key)?)?.sign_oneshot_to_vec(message);
    tag().unwrap_or_default()
}
