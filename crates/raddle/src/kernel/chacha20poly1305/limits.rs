//! How long messages may be (RFC 8439, section 2.8).

/// 2^32 - 1 blocks: a keystream has as many after its first one. The number of bytes of additional data is any of 64 bits.
pub(crate) const MESSAGE_BYTES: u64 = (1 << 38) - 64;
