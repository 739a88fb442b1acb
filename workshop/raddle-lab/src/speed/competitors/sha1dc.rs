//! The crate `sha1dc`: SHA-1 with a check for known attacks.

use super::version;

/// Hashes one message, which is no attack.
pub(crate) fn sha1() -> impl FnMut(&[u8]) -> [u8; 20] {
    |message| sha1dc::digest(message).expect("no attack").into()
}

/// Returns the version.
pub(crate) fn about() -> String {
    format!("sha1dc {}", version("sha1dc"))
}
