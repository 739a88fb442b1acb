//! What both AEADs share: records of TLS 1.2, and the error of a piece of a message.

use raddle::raw::PieceError;

use crate::{
    abi::names::{TLS_AAD_BYTES, TLS_TAG_BYTES},
    reason::Reason,
};

/// The additional data of a record, from its header: sequence number, type, version, and the length of what follows, which
/// becomes that of the text. Before the text are `explicit` bytes of the nonce, and behind what is opened the tag.
pub(super) fn aad(header: &[u8], explicit: usize, seals: bool) -> Result<[u8; TLS_AAD_BYTES], Reason> {
    let mut aad: [u8; TLS_AAD_BYTES] = header.try_into().map_err(|_| Reason::InvalidAad)?;
    let around = explicit + if seals { 0 } else { TLS_TAG_BYTES };
    let text = text_bytes(&aad).checked_sub(around).ok_or(Reason::InvalidAad)?;
    aad[11..].copy_from_slice(&(text as u16).to_be_bytes());
    Ok(aad)
}

/// The length that additional data name.
pub(super) fn text_bytes(aad: &[u8; TLS_AAD_BYTES]) -> usize {
    u16::from_be_bytes([aad[11], aad[12]]).into()
}

pub(super) fn reason(error: PieceError) -> Reason {
    match error {
        PieceError::AadAfterText => Reason::AadAfterText,
        _ => Reason::TooLong,
    }
}
