//! Lengths that messages may have.

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
    let most = V::MESSAGE_BYTES;
    if bytes <= most { Ok(()) } else { Err(TooLong { bytes, most }) }
}

/// Checks the length of additional data.
#[inline]
pub(crate) fn limited_aad<V: AeadAlgorithm>(bytes: u64) -> Result<(), AadTooLong> {
    let most = V::AAD_BYTES;
    if bytes <= most { Ok(()) } else { Err(AadTooLong { bytes, most }) }
}
