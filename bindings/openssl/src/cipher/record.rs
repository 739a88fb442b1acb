//! Functions that both AEADs share: for TLS 1.2 records, and for the error of a piece of a message.

use raddle::bindings::PieceError;

use crate::{
    abi::names::{TLS_AAD_BYTES, TLS_TAG_BYTES},
    reason::Reason,
};

/// Parses the additional data of a record from its header: sequence number, type, version, and the length of the rest
/// of the record. Replaces this length with the length of the text. `explicit` bytes of the nonce precede the text;
/// when opening, the tag follows the text.
pub(super) fn aad(header: &[u8], explicit: usize, seals: bool) -> Result<[u8; TLS_AAD_BYTES], Reason> {
    let mut aad: [u8; TLS_AAD_BYTES] = header.try_into().map_err(|_| Reason::InvalidAad)?;
    let around = explicit + if seals { 0 } else { TLS_TAG_BYTES };
    let text = text_bytes(&aad).checked_sub(around).ok_or(Reason::InvalidAad)?;
    aad[11..].copy_from_slice(&(text as u16).to_be_bytes());
    Ok(aad)
}

/// Returns the length of the text, as the additional data record it.
pub(super) fn text_bytes(aad: &[u8; TLS_AAD_BYTES]) -> usize {
    u16::from_be_bytes([aad[11], aad[12]]).into()
}

pub(super) fn reason(error: PieceError) -> Reason {
    match error {
        PieceError::AadAfterText => Reason::AadAfterText,
        _ => Reason::TooLong,
    }
}
