//! The maximum lengths of messages and additional data.

use super::{
    algorithm::AeadAlgorithm,
    error::{AadTooLong, TooLong},
    tag::AeadTag,
};

/// Returns the length of the ciphertext in a sealed message of this length.
#[inline]
pub(super) fn text_bytes<V: AeadAlgorithm>(sealed: usize) -> Option<usize> {
    sealed.checked_sub(V::Tag::BYTES)
}

/// Checks the length of a message.
#[inline]
pub(crate) fn limited<V: AeadAlgorithm>(bytes: u64) -> Result<(), TooLong> {
    let max = V::MESSAGE_BYTES;
    if bytes <= max { Ok(()) } else { Err(TooLong { bytes, max }) }
}

/// Checks the length of additional data.
#[inline]
pub(crate) fn limited_aad<V: AeadAlgorithm>(bytes: u64) -> Result<(), AadTooLong> {
    let max = V::AAD_BYTES;
    if bytes <= max { Ok(()) } else { Err(AadTooLong { bytes, max }) }
}
