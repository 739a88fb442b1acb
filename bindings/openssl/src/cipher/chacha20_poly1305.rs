//! ChaCha20-Poly1305 (RFC 8439), for messages in pieces and for TLS 1.2 records (RFC 7905).

use raddle::{
    InOut,
    bindings::{ChaCha20Poly1305Message, Pieces, PiecesKey},
    chacha20poly1305::{self as aead, Key},
};
use zeroize::Zeroize;

use super::{
    interface::{Cipher, Facts, RecordPlace},
    iv::Nonce,
    parameters::only,
    record::{self, reason},
    tag::{self, Message},
};
use crate::{
    abi::{
        names::{
            IV_BYTES, KEY_BYTES, MODE_STREAM, TAG, TAG_BYTES, TLS_AAD, TLS_AAD_BYTES, TLS_AAD_PAD, TLS_IV_FIXED,
            TLS_TAG_BYTES,
        },
        param::{Param, Place, Value},
    },
    reason::Reason,
};

/// The length of a nonce in bytes.
const NONCE_BYTES: usize = 12;

/// ChaCha20-Poly1305, as OpenSSL uses it.
#[derive(Clone)]
pub(crate) struct ChaCha20Poly1305 {
    seals: bool,
    cipher: Option<aead::ChaCha20Poly1305>,
    /// The nonce of a message. The sequence number of a record is added to it.
    iv: [u8; NONCE_BYTES],
    nonce: Nonce,
    message: Message<ChaCha20Poly1305Message>,
    tag: tag::Expected,
    /// The length of the tag that was set last, as reported to callers. All 16 bytes of a tag are computed, and as many
    /// bytes as the caller gave are compared.
    tag_bytes: usize,
    /// The additional data of a TLS 1.2 record.
    record: Option<[u8; TLS_AAD_BYTES]>,
}

impl Cipher for ChaCha20Poly1305 {
    const FACTS: Facts = Facts { mode: MODE_STREAM, aead: true, custom_iv: true, key_bytes: 32, iv_bytes: NONCE_BYTES };

    const GETTABLE: &'static [Param] = &[
        Param::size(KEY_BYTES),
        Param::size(IV_BYTES),
        Param::size(TAG_BYTES),
        Param::bytes(TAG),
        Param::size(TLS_AAD_PAD),
        Param::END,
    ];

    const SETTABLE: &'static [Param] = &[
        Param::size(KEY_BYTES),
        Param::size(IV_BYTES),
        Param::bytes(TAG),
        Param::bytes(TLS_AAD),
        Param::bytes(TLS_IV_FIXED),
        Param::END,
    ];

    fn new() -> Self {
        Self {
            seals: false,
            cipher: None,
            iv: [0; NONCE_BYTES],
            nonce: Nonce::Missing,
            message: Message::None,
            tag: tag::Expected::default(),
            tag_bytes: 0,
            record: None,
        }
    }

    fn init(&mut self, seals: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason> {
        let nonce = iv.map(|iv| iv.try_into().map_err(|_| Reason::IvLength)).transpose()?;
        // A message that was started in one direction does not go on in the other, and neither does a record.
        self.message.keep_if(seals == self.seals);
        self.record = self.record.filter(|_| seals == self.seals);
        self.seals = seals;
        if let Some(nonce) = nonce {
            self.set_nonce(nonce);
        }
        if let Some(key) = key {
            let mut bytes: [u8; 32] = key.try_into().map_err(|_| Reason::KeyLength)?;
            self.cipher = Some(aead::ChaCha20Poly1305::new(&Key::from(bytes)));
            bytes.zeroize();
            (self.message, self.record) = (Message::None, None);
        }
        Ok(())
    }

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        match value.name() {
            name if name == TAG => {
                let bytes = value.bytes()?;
                if !(1..=tag::BYTES).contains(&value.len()) {
                    return Err(Reason::TagLength);
                }
                if bytes.is_some() {
                    if self.seals {
                        return Err(Reason::UnexpectedTag);
                    }
                    self.tag.set(value)?;
                }
                self.tag_bytes = value.len();
                Ok(())
            }
            name if name == KEY_BYTES => only(value, Self::FACTS.key_bytes, Reason::KeyLength),
            name if name == IV_BYTES => only(value, NONCE_BYTES, Reason::IvLength),
            name if name == TLS_AAD => {
                let header = value.bytes()?.ok_or(Reason::InvalidAad)?;
                // From here on, the nonce belongs to records.
                let record = record::aad(header, 0, self.seals)?;
                self.spend_nonce();
                self.record = Some(record);
                Ok(())
            }
            name if name == TLS_IV_FIXED => {
                let fixed = value.bytes()?.ok_or(Reason::WrongType)?;
                // A fixed part that is set in the middle of a message applies only to records.
                let interrupts = self.message.running().is_some();
                let record = self.record;
                self.set_nonce(fixed.try_into().map_err(|_| Reason::IvLength)?);
                self.record = record;
                if interrupts {
                    self.nonce = Nonce::Counted;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match place.name() {
            name if name == KEY_BYTES => place.set_size(Self::FACTS.key_bytes),
            name if name == IV_BYTES => place.set_size(NONCE_BYTES),
            name if name == TAG_BYTES => place.set_size(self.tag_bytes),
            name if name == TAG => self.message.give_tag(place),
            name if name == TLS_AAD_PAD => place.set_size(TLS_TAG_BYTES),
            _ => Ok(()),
        }
    }

    fn absorb_aad(&mut self, piece: &[u8]) -> Result<(), Reason> {
        self.begun()?.absorb_aad(&(), piece).map_err(reason)
    }

    fn update(&mut self, data: InOut<'_>) -> Result<(), Reason> {
        let seals = self.seals;
        let message = self.begun()?;
        if seals { message.encrypt(&(), data) } else { message.decrypt(&(), data) }.map_err(reason)
    }

    fn finish(&mut self) -> Result<(), Reason> {
        self.begun()?;
        let computed = self.message.take().ok_or(Reason::Internal)?.tag(&());
        if self.seals {
            self.message.seal(&computed);
            Ok(())
        } else {
            self.tag.check(&computed)
        }
    }

    fn record(&self) -> Option<RecordPlace> {
        self.record.map(|_| RecordPlace::Anywhere)
    }

    fn spend_nonce(&mut self) {
        // Only the record may follow, or a new key or nonce.
        self.message = Message::None;
        self.nonce = self.nonce.reserved();
    }

    fn process_record(&mut self, record: &mut [u8]) -> Result<usize, Reason> {
        let aad = self.record.ok_or(Reason::InvalidRecord)?;
        let len = record.len();
        let text_len = record::text_bytes(&aad);
        let (cipher, mut nonce) = (self.cipher.as_ref().ok_or(Reason::NoKey)?, self.iv);
        if !self.nonce.is_unused() {
            return Err(Reason::NoIv);
        }
        if len != text_len + TLS_TAG_BYTES {
            return Err(Reason::InvalidRecord);
        }
        self.record = None;
        // The sequence number, padded with zeros in front (RFC 7905, section 2).
        for (byte, sequence) in nonce[NONCE_BYTES - 8..].iter_mut().zip(&aad[..8]) {
            *byte ^= sequence;
        }
        let nonce = aead::Nonce::from(nonce);
        let (text, place) = record.split_at_mut(text_len);
        if self.seals {
            let tag = cipher.seal_in_place_detached(&nonce, &aad, text).map_err(|_| Reason::TooLong)?;
            place.copy_from_slice(tag::of_record(*tag.as_bytes()).as_bytes());
            Ok(len)
        } else {
            let tag = tag::of_record((&*place).try_into().map_err(|_| Reason::Internal)?);
            cipher.open_in_place_detached(&nonce, &aad, text, &tag).map_err(|_| Reason::WrongTag)?;
            Ok(text_len)
        }
    }
}

impl ChaCha20Poly1305 {
    fn set_nonce(&mut self, nonce: [u8; NONCE_BYTES]) {
        (self.iv, self.nonce, self.message, self.record) = (nonce, Nonce::Fresh, Message::None, None);
    }

    /// Returns the message, and starts one if none is in progress.
    fn begun(&mut self) -> Result<&mut ChaCha20Poly1305Message, Reason> {
        let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
        if self.message.running().is_none() {
            self.message = Message::None;
            if self.nonce != Nonce::Fresh {
                return Err(Reason::NoIv);
            }
            self.nonce = Nonce::Spent;
            self.message = Message::Running(cipher.begin_message(&self.iv, &[]).map_err(|_| Reason::NoIv)?);
        }
        self.message.running().ok_or(Reason::Internal)
    }
}
