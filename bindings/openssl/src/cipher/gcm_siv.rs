//! AES-GCM-SIV (RFC 8452), for whole messages.

use raddle::{
    InOut,
    bindings::{AeadKey, GcmSivKey, Refused},
};

use super::{
    interface::{Cipher, Facts},
    parameters::only,
    tag,
};
use crate::{
    abi::{
        names::{IV_BYTES, KEY_BYTES, MODE_GCM_SIV, TAG, TAG_BYTES},
        param::{Param, Place, Value},
    },
    reason::Reason,
};

/// The length of a nonce in bytes.
const NONCE_BYTES: usize = 12;

/// AES-GCM-SIV, as OpenSSL uses it: the whole text is one update.
#[derive(Clone)]
pub(crate) struct GcmSiv<const KEY_LEN: usize> {
    seals: bool,
    cipher: Option<GcmSivKey>,
    nonce: Option<[u8; NONCE_BYTES]>,
    /// The additional data so far.
    aad: Vec<u8>,
    /// The result of the message, once its text was processed.
    outcome: Option<Result<(), Reason>>,
    tag: tag::Tag,
}

impl<const KEY_LEN: usize> Cipher for GcmSiv<KEY_LEN> {
    const FACTS: Facts =
        Facts { mode: MODE_GCM_SIV, aead: true, custom_iv: true, key_bytes: KEY_LEN, iv_bytes: NONCE_BYTES };

    const GETTABLE: &'static [Param] =
        &[Param::size(KEY_BYTES), Param::size(IV_BYTES), Param::size(TAG_BYTES), Param::bytes(TAG), Param::END];

    const SETTABLE: &'static [Param] = &[Param::size(KEY_BYTES), Param::size(IV_BYTES), Param::bytes(TAG), Param::END];

    fn new() -> Self {
        Self { seals: false, cipher: None, nonce: None, aad: Vec::new(), outcome: None, tag: tag::Tag::default() }
    }

    fn init(&mut self, seals: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason> {
        let nonce = iv.map(|iv| iv.try_into().map_err(|_| Reason::IvLength)).transpose()?;
        if key.is_some_and(|key| key.len() != KEY_LEN) {
            return Err(Reason::KeyLength);
        }
        self.seals = seals;
        if let Some(key) = key {
            self.cipher = Some(GcmSivKey::new(key).map_err(|_| Reason::KeyLength)?);
        }
        self.nonce = nonce.or(self.nonce);
        if key.is_some() || nonce.is_some() {
            self.aad.clear();
            self.outcome = None;
        }
        Ok(())
    }

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        match value.name() {
            name if name == TAG && self.seals => Err(Reason::UnexpectedTag),
            name if name == TAG && value.len() != tag::BYTES => Err(Reason::TagLength),
            name if name == TAG => self.tag.expect(value),
            name if name == KEY_BYTES => only(value, KEY_LEN, Reason::KeyLength),
            name if name == IV_BYTES => only(value, NONCE_BYTES, Reason::IvLength),
            _ => Ok(()),
        }
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match place.name() {
            name if name == KEY_BYTES => place.set_size(KEY_LEN),
            name if name == IV_BYTES => place.set_size(NONCE_BYTES),
            name if name == TAG_BYTES => place.set_size(tag::BYTES),
            name if name == TAG && self.seals && self.outcome == Some(Ok(())) => self.tag.give(place),
            name if name == TAG => Err(Reason::UnexpectedTag),
            _ => Ok(()),
        }
    }

    fn absorb_aad(&mut self, piece: &[u8]) -> Result<(), Reason> {
        if self.outcome.is_some() {
            return Err(Reason::AadAfterText);
        }
        self.aad.try_reserve(piece.len()).map_err(|_| Reason::NoMemory)?;
        self.aad.extend_from_slice(piece);
        Ok(())
    }

    fn update(&mut self, text: InOut<'_>) -> Result<(), Reason> {
        if self.outcome.is_some() {
            return Err(Reason::SecondPiece);
        }
        let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
        let nonce = self.nonce.ok_or(Reason::NoIv)?;
        let outcome = if self.seals {
            let mut tag = [0; tag::BYTES];
            cipher.seal_message(&nonce, &self.aad, text, &mut tag).map(|()| self.tag.take(&tag.into()))
        } else {
            cipher.open_message(&nonce, &self.aad, text, &self.tag.expected()?)
        };
        let outcome = outcome.map_err(|why| match why {
            Refused::Nonce => Reason::NoIv,
            Refused::TooLong => Reason::TooLong,
            Refused::Tag => Reason::WrongTag,
        });
        self.outcome = Some(outcome);
        outcome
    }

    fn finish(&mut self) -> Result<(), Reason> {
        match self.outcome {
            Some(outcome) => outcome,
            None => self.update(InOut::in_place(&mut [])),
        }
    }
}
