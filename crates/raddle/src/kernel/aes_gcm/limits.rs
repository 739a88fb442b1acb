//! How long messages may be (SP 800-38D, section 5.2.1.1).

/// 2^32 - 2 blocks: the counter does not come round to J0.
pub(crate) const MESSAGE_BYTES: u64 = (1 << 36) - 32;
/// 2^64 - 1 bits.
pub(crate) const AAD_BYTES: u64 = (1 << 61) - 1;
