//! The parameters that all ciphers share.

use super::interface::Facts;
use crate::{
    abi::{
        names::{
            CIPHER_AEAD, CIPHER_BLOCK_BYTES, CIPHER_CTS, CIPHER_CUSTOM_IV, CIPHER_MODE, CIPHER_MULTIBLOCK,
            CIPHER_RANDOM_KEY, IV_BYTES, KEY_BYTES,
        },
        param::{Param, Place, Value},
    },
    reason::Reason,
};

pub(super) static GETTABLE: [Param; 10] = [
    Param::unsigned(CIPHER_MODE),
    Param::size(KEY_BYTES),
    Param::size(IV_BYTES),
    Param::size(CIPHER_BLOCK_BYTES),
    Param::int(CIPHER_AEAD),
    Param::int(CIPHER_CUSTOM_IV),
    Param::int(CIPHER_CTS),
    Param::int(CIPHER_MULTIBLOCK),
    Param::int(CIPHER_RANDOM_KEY),
    Param::END,
];

/// Writes the properties that are known without a context. All ciphers here are stream ciphers, whose block is one byte
/// in OpenSSL.
pub(super) fn get(facts: &Facts, place: &mut Place<'_>) -> Result<(), Reason> {
    match place.name() {
        name if name == CIPHER_MODE => place.set_int(facts.mode),
        name if name == CIPHER_AEAD => place.set_int(facts.aead.into()),
        name if name == CIPHER_CUSTOM_IV => place.set_int(facts.custom_iv.into()),
        name if [CIPHER_CTS, CIPHER_MULTIBLOCK, CIPHER_RANDOM_KEY].contains(&name) => place.set_int(0),
        name if name == KEY_BYTES => place.set_size(facts.key_bytes),
        name if name == IV_BYTES => place.set_size(facts.iv_bytes),
        name if name == CIPHER_BLOCK_BYTES => place.set_size(1),
        _ => Ok(()),
    }
}

/// Checks a length that can have only one value.
pub(super) fn only(value: &Value<'_>, bytes: usize, reason: Reason) -> Result<(), Reason> {
    if value.size()? == bytes { Ok(()) } else { Err(reason) }
}
