//! Keys derived from the file key.

use raddle::hkdf::HkdfSha256;
use zeroize::Zeroizing;

/// Derives a key from the file key with HKDF-SHA-256.
pub(super) fn derive(file_key: &[u8], salt: &[u8], info: &str) -> Zeroizing<[u8; 32]> {
    let mut key = Zeroizing::new([0; 32]);
    let expanded = HkdfSha256::extract(salt, file_key).expand(info.as_bytes(), &mut *key);
    expanded.expect("HKDF-SHA-256 gives up to 255 * 32 bytes");
    key
}
