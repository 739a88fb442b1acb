//! The maximum lengths of messages (RFC 8452, section 6).

/// The maximum length of a text: 2^32 blocks, so that no two blocks have one counter.
pub(crate) const MESSAGE_BYTES: u64 = 1 << 36;
/// The maximum length of additional data.
pub(crate) const AAD_BYTES: u64 = 1 << 36;
