//! The crate `md5-simd`: MD5 of one message, and of many at once in vector lanes.

use md5_simd::Md5Engine;

use super::version;

/// Hashes one message.
pub(crate) fn md5() -> impl FnMut(&[u8]) -> [u8; 16] {
    md5_simd::digest
}

/// Hashes many messages, with a place for the hash value of each.
pub(crate) fn md5_many(messages: &[&[u8]], hashes: &mut [[u8; 16]]) {
    Md5Engine::new().hash_many(messages, hashes);
}

/// Returns the version.
pub(crate) fn about() -> String {
    format!("md5-simd {}", version("md5-simd"))
}
