//! The crate `hashtree-rs`: SHA-256 of pairs of digests, in assembly that a C compiler builds.

use std::sync::Once;

use super::version;

/// Hashes pairs, with a place for the hash value of each.
pub(crate) fn pairs(pairs: &[[u8; 64]], hashes: &mut [[u8; 32]]) {
    static CHOSEN: Once = Once::new();
    CHOSEN.call_once(|| {
        hashtree_rs::init();
    });
    assert_eq!(pairs.len(), hashes.len(), "a place for each pair");
    hashtree_rs::hash(hashes.as_flattened_mut(), pairs.as_flattened(), pairs.len());
}

/// Returns the version.
pub(crate) fn about() -> String {
    format!("hashtree-rs {}", version("hashtree-rs"))
}
