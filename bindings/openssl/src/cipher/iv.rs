//! Random nonces.

use crate::reason::Reason;

/// Fills the bytes with random bytes from the operating system.
pub(super) fn random(bytes: &mut [u8]) -> Result<(), Reason> {
    getrandom::fill(bytes).map_err(|_| Reason::NoRandom)
}

/// Adds 1 to an 8-byte big-endian number, modulo 2^64.
pub(super) fn increment(counter: &mut [u8; 8]) {
    *counter = u64::from_be_bytes(*counter).wrapping_add(1).to_be_bytes();
}
