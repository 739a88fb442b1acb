//! The crate `tape-sha256`: SHA-256 of one message, and of many at once.

use tape_sha256::Sha256;

use super::version;

/// Hashes one message.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    |message| {
        let mut hasher = Sha256::new();
        hasher.update(message);
        hasher.finish()
    }
}

/// Hashes many messages, with a place for the hash value of each.
pub(crate) fn sha256_many(messages: &[&[u8]], hashes: &mut [[u8; 32]]) {
    tape_sha256::hash_many(messages, hashes);
}

/// Returns the version, and the instructions that the crate uses here.
pub(crate) fn about() -> String {
    format!("tape-sha256 {}, {}", version("tape-sha256"), tape_sha256::backend())
}
