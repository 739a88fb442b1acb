//! Random nonces.

use crate::reason::Reason;

/// Fills the bytes with random ones from the operating system.
pub(super) fn random(bytes: &mut [u8]) -> Result<(), Reason> {
    getrandom::fill(bytes).map_err(|_| Reason::NoRandom)
}

/// Adds 1 to a big-endian number of 8 bytes, modulo 2^64.
pub(super) fn increment(counter: &mut [u8; 8]) {
    *counter = u64::from_be_bytes(*counter).wrapping_add(1).to_be_bytes();
}
