//! The states of a nonce, and random nonces.

use crate::reason::Reason;

/// The state of a nonce. Two messages that are sealed never share one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Nonce {
    /// No nonce was given.
    Missing,
    /// A nonce was given, and no message was started with it.
    Fresh,
    /// No message was started with the nonce, but only a record or a counted nonce may use it.
    Counted,
    /// A message was started with the nonce: another nonce must be given.
    Spent,
}

impl Nonce {
    /// Returns whether a nonce was given, and no message was started with it.
    pub(super) fn is_unused(self) -> bool {
        matches!(self, Self::Fresh | Self::Counted)
    }

    /// Returns the state in which no message may use the nonce, but a record or a counted nonce still may.
    pub(super) fn reserved(self) -> Self {
        if self.is_unused() { Self::Counted } else { Self::Spent }
    }
}

/// Fills the bytes with random bytes from the operating system.
pub(super) fn random(bytes: &mut [u8]) -> Result<(), Reason> {
    getrandom::fill(bytes).map_err(|_| Reason::NoRandom)
}

/// Adds 1 to an 8-byte big-endian number, modulo 2^64.
pub(super) fn increment(counter: &mut [u8; 8]) {
    *counter = u64::from_be_bytes(*counter).wrapping_add(1).to_be_bytes();
}
