//! The maximum length of a message (RFC 8439, section 2.8).

/// The maximum length of a text: 2^32 - 1 blocks, the blocks of a keystream after the first. The length of additional data
/// may be any number of 64 bits.
pub(crate) const MESSAGE_BYTES: u64 = (1 << 38) - 64;
