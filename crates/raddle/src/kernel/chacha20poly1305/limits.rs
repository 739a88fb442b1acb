//! The maximum length of a message (RFC 8439, section 2.8).

/// The maximum length of a text: 2^32 - 1 blocks, which are the keystream blocks after the first. The length of the
/// additional data may be any 64-bit number.
pub(crate) const MESSAGE_BYTES: u64 = (1 << 38) - 64;
