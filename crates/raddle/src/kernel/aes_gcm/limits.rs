//! The maximum lengths of messages (SP 800-38D, section 5.2.1.1).

/// The maximum length of a text: 2^32 - 2 blocks, so that the counter does not wrap around to J0.
pub(crate) const MESSAGE_BYTES: u64 = (1 << 36) - 32;
/// The maximum length of additional data: the whole bytes in 2^64 - 1 bits.
pub(crate) const AAD_BYTES: u64 = (1 << 61) - 1;
