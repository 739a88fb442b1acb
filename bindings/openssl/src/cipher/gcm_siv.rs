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
        names::{IV_BYTES, KEY_BYTES, MODE_GCM_SIV, SPEED, TAG, TAG_BYTES},
        param::{Param, Place, Value},
    },
    planted::Fault,
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
    /// The tag of the message, computed or verified, once its text was processed.
    outcome: Option<Result<[u8; tag::BYTES], Reason>>,
    tag: tag::Expected,
    /// Whether each text is a message of its own, with the last nonce and additional data. Programs ask for it in order
    /// to measure the speed.
    repeats: bool,
}

impl<const KEY_LEN: usize> Cipher for GcmSiv<KEY_LEN> {
    const FACTS: Facts =
        Facts { mode: MODE_GCM_SIV, aead: true, custom_iv: true, key_bytes: KEY_LEN, iv_bytes: NONCE_BYTES };

    const GETTABLE: &'static [Param] =
        &[Param::size(KEY_BYTES), Param::size(IV_BYTES), Param::size(TAG_BYTES), Param::bytes(TAG), Param::END];

    const SETTABLE: &'static [Param] =
        &[Param::size(KEY_BYTES), Param::size(IV_BYTES), Param::unsigned(SPEED), Param::bytes(TAG), Param::END];

    fn new() -> Self {
        Self {
            seals: false,
            cipher: None,
            nonce: None,
            aad: Vec::new(),
            outcome: None,
            tag: tag::Expected::default(),
            repeats: false,
        }
    }

    fn init(&mut self, seals: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason> {
        // Each init starts a message, even without a key and a nonce, and even if it fails.
        self.aad.clear();
        self.seals = seals;
        if !Fault::Outcome.is_planted() {
            self.outcome = None;
        }
        let nonce = iv.map(|iv| iv.try_into().map_err(|_| Reason::IvLength)).transpose()?;
        if key.is_some_and(|key| key.len() != KEY_LEN) {
            return Err(Reason::KeyLength);
        }
        if let Some(key) = key {
            self.cipher = Some(GcmSivKey::new(key).map_err(|_| Reason::KeyLength)?);
        }
        self.nonce = nonce.or(self.nonce);
        Ok(())
    }

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        match value.name() {
            name if name == TAG && value.len() != tag::BYTES => Err(Reason::TagLength),
            // Callers may set the length alone. While sealing, a tag is ignored, as in the default provider.
            name if name == TAG && (self.seals || value.bytes()?.is_none()) => Ok(()),
            name if name == TAG => self.tag.set(value),
            name if name == KEY_BYTES => only(value, KEY_LEN, Reason::KeyLength),
            name if name == IV_BYTES => only(value, NONCE_BYTES, Reason::IvLength),
            name if name == SPEED => {
                // The type of the parameter is `unsigned int`.
                self.repeats = u32::try_from(value.size()?).map_err(|_| Reason::WrongType)? != 0;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match place.name() {
            name if name == KEY_BYTES => place.set_size(KEY_LEN),
            name if name == IV_BYTES => place.set_size(NONCE_BYTES),
            name if name == TAG_BYTES => place.set_size(tag::BYTES),
            name if name == TAG => match self.outcome {
                Some(Ok(_)) if place.len() != tag::BYTES => Err(Reason::TagLength),
                Some(Ok(tag)) if self.seals => place.set_bytes(&tag),
                _ => Err(Reason::UnexpectedTag),
            },
            _ => Ok(()),
        }
    }

    fn absorb_aad(&mut self, piece: &[u8]) -> Result<(), Reason> {
        if self.outcome.is_some() {
            self.outcome = Some(Err(Reason::AadAfterText));
            return Err(Reason::AadAfterText);
        }
        self.aad.try_reserve(piece.len()).map_err(|_| Reason::NoMemory)?;
        self.aad.extend_from_slice(piece);
        Ok(())
    }

    fn update(&mut self, text: InOut<'_>) -> Result<(), Reason> {
        // A refused text ends the message too, and no other text replaces the refusal.
        let is_next = self.outcome.is_none_or(|outcome| self.repeats && outcome.is_ok());
        let outcome = if is_next { self.process(text) } else { Err(Reason::SecondPiece) };
        self.outcome = Some(outcome);
        outcome.map(drop)
    }

    fn finish(&mut self) -> Result<(), Reason> {
        if self.outcome.is_none() {
            self.update(InOut::in_place(&mut []))?;
        }
        let tag = self.outcome.ok_or(Reason::Internal)??;
        // The caller may have set another tag after the text.
        if self.seals { Ok(()) } else { self.tag.check(&tag.into()) }
    }
}

impl<const KEY_LEN: usize> GcmSiv<KEY_LEN> {
    /// Seals or opens the text, and returns the tag.
    fn process(&self, text: InOut<'_>) -> Result<[u8; tag::BYTES], Reason> {
        let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
        let nonce = self.nonce.ok_or(Reason::NoIv)?;
        let mut tag = [0; tag::BYTES];
        if self.seals {
            cipher.seal_message(&nonce, &self.aad, text, &mut tag).map(|()| tag = Fault::Tag.planted(tag))
        } else {
            tag = self.tag.full()?;
            cipher.open_message(&nonce, &self.aad, text, &tag)
        }
        .map(|()| tag)
        .map_err(|why| match why {
            Refused::Nonce => Reason::NoIv,
            Refused::TooLong => Reason::TooLong,
            Refused::Tag => Reason::WrongTag,
        })
    }
}
