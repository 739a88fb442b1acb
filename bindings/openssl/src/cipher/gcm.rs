//! AES-GCM (SP 800-38D), for messages in pieces and for TLS 1.2 records (RFC 5288).

use raddle::{
    InOut,
    bindings::{AeadKey, GcmKey, GcmMessage, Pieces, PiecesKey, Refused},
};

use super::{
    interface::{Cipher, Facts, RecordPlace},
    iv::{self, Nonce},
    record::{self, reason},
    tag::{self, Message},
};
use crate::{
    abi::{
        names::{
            IV, IV_BYTES, IV_GENERATED, KEY_BYTES, MODE_GCM, TAG, TAG_BYTES, TLS_AAD, TLS_AAD_BYTES, TLS_AAD_PAD,
            TLS_EXPLICIT_BYTES, TLS_FIXED_BYTES, TLS_IV_FIXED, TLS_IV_GENERATE, TLS_IV_INVOCATION, TLS_TAG_BYTES,
            UPDATED_IV,
        },
        param::{Param, Place, Value},
    },
    reason::Reason,
};

/// The longest nonce, as in OpenSSL's default provider.
const MAX_IV_BYTES: usize = 128;

/// AES-GCM, as OpenSSL uses it.
#[derive(Clone)]
pub(crate) struct Gcm<const KEY_LEN: usize> {
    seals: bool,
    cipher: Option<GcmKey>,
    iv: [u8; MAX_IV_BYTES],
    iv_bytes: usize,
    nonce: Nonce,
    /// Whether the nonce, or all but its fixed part, was drawn at random.
    is_generated: bool,
    /// Whether the nonce has a fixed part, and counts in its last 8 bytes.
    counts: bool,
    /// The number of nonces that were counted.
    records: u64,
    message: Message<GcmMessage>,
    tag: tag::Expected,
    /// The additional data of a TLS 1.2 record that must follow; the inner value is `None` after a wrong header.
    record: Option<Option<[u8; TLS_AAD_BYTES]>>,
}

impl<const KEY_LEN: usize> Cipher for Gcm<KEY_LEN> {
    const FACTS: Facts = Facts { mode: MODE_GCM, aead: true, custom_iv: true, key_bytes: KEY_LEN, iv_bytes: 12 };

    const GETTABLE: &'static [Param] = &[
        Param::size(KEY_BYTES),
        Param::size(IV_BYTES),
        Param::size(TAG_BYTES),
        Param::bytes(IV),
        Param::bytes(UPDATED_IV),
        Param::bytes(TAG),
        Param::size(TLS_AAD_PAD),
        Param::bytes(TLS_IV_GENERATE),
        Param::unsigned(IV_GENERATED),
        Param::END,
    ];

    const SETTABLE: &'static [Param] = &[
        Param::size(IV_BYTES),
        Param::bytes(TAG),
        Param::bytes(TLS_AAD),
        Param::bytes(TLS_IV_FIXED),
        Param::bytes(TLS_IV_INVOCATION),
        Param::END,
    ];

    fn new() -> Self {
        Self {
            seals: false,
            cipher: None,
            iv: [0; MAX_IV_BYTES],
            iv_bytes: Self::FACTS.iv_bytes,
            nonce: Nonce::Missing,
            is_generated: false,
            counts: false,
            records: 0,
            message: Message::None,
            tag: tag::Expected::default(),
            record: None,
        }
    }

    fn init(&mut self, seals: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason> {
        if iv.is_some_and(|iv| iv.is_empty() || iv.len() > MAX_IV_BYTES) {
            return Err(Reason::IvLength);
        }
        // A message that was started in one direction does not go on in the other.
        self.message.keep_if(seals == self.seals);
        self.seals = seals;
        if let Some(iv) = iv {
            self.iv[..iv.len()].copy_from_slice(iv);
            self.iv_bytes = iv.len();
            (self.nonce, self.message, self.is_generated) = (Nonce::Fresh, Message::None, false);
        }
        if let Some(key) = key {
            if key.len() != KEY_LEN {
                return Err(Reason::KeyLength);
            }
            let cipher = self.cipher.get_or_insert_with(|| GcmKey::blank(KEY_LEN));
            cipher.set_key(key).map_err(|_| Reason::KeyLength)?;
            (self.message, self.records) = (Message::None, 0);
        }
        Ok(())
    }

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        match value.name() {
            name if name == TAG => {
                if self.seals {
                    return Err(Reason::UnexpectedTag);
                }
                self.tag.set(value)
            }
            name if name == IV_BYTES => self.set_iv_bytes(value.size()?),
            name if name == TLS_AAD => {
                let header = value.bytes()?.ok_or(Reason::InvalidAad)?;
                let aad = record::aad(header, TLS_EXPLICIT_BYTES, self.seals);
                // No message can follow a wrong header either, because the caller meant a record.
                if header.len() == TLS_AAD_BYTES {
                    self.record = Some(aad.ok());
                }
                aad.map(drop)
            }
            name if name == TLS_IV_FIXED => self.fix(value),
            name if name == TLS_IV_INVOCATION => self.set_invocation(value.bytes()?.ok_or(Reason::WrongType)?),
            _ => Ok(()),
        }
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match place.name() {
            name if name == KEY_BYTES => place.set_size(KEY_LEN),
            name if name == IV_BYTES => place.set_size(self.iv_bytes),
            name if name == TAG_BYTES => place.set_size(if self.tag.len() == 0 { tag::BYTES } else { self.tag.len() }),
            name if name == IV || name == UPDATED_IV => match self.nonce {
                Nonce::Missing => Err(Reason::NoIv),
                _ => place.set_bytes(&self.iv[..self.iv_bytes]),
            },
            name if name == TAG => self.message.give_tag(place),
            name if name == TLS_AAD_PAD => place.set_size(TLS_TAG_BYTES),
            name if name == TLS_IV_GENERATE => self.generate(place),
            name if name == IV_GENERATED => place.set_int(self.is_generated.into()),
            _ => Ok(()),
        }
    }

    fn absorb_aad(&mut self, piece: &[u8]) -> Result<(), Reason> {
        let (cipher, message) = self.begun()?;
        message.absorb_aad(cipher, piece).map_err(reason)
    }

    fn update(&mut self, data: InOut<'_>) -> Result<(), Reason> {
        let seals = self.seals;
        let (cipher, message) = self.begun()?;
        if seals { message.encrypt(cipher, data) } else { message.decrypt(cipher, data) }.map_err(reason)
    }

    fn finish(&mut self) -> Result<(), Reason> {
        self.begun()?;
        if !self.seals && self.tag.len() == 0 {
            return Err(Reason::NoTag);
        }
        let (Some(cipher), Some(message)) = (&self.cipher, self.message.take()) else { return Err(Reason::Internal) };
        let computed = message.tag(cipher);
        if self.seals {
            self.message.seal(&computed);
            Ok(())
        } else {
            self.tag.check(&computed)
        }
    }

    fn record(&self) -> Option<RecordPlace> {
        self.record.map(|_| RecordPlace::InPlace)
    }

    fn spend_nonce(&mut self) {
        (self.record, self.message) = (None, Message::None);
        self.nonce = self.nonce.reserved();
    }

    fn process_record(&mut self, record: &mut [u8]) -> Result<usize, Reason> {
        let aad = self.record.flatten();
        self.spend_nonce();
        let aad = aad.ok_or(Reason::InvalidRecord)?;
        let len = record.len();
        let text_len = record::text_bytes(&aad);
        let is_whole = len == TLS_EXPLICIT_BYTES + text_len + TLS_TAG_BYTES;
        if self.cipher.is_none() || !self.counts || self.iv_bytes < TLS_EXPLICIT_BYTES || !is_whole {
            return Err(Reason::InvalidRecord);
        }
        let (explicit, rest) = record.split_at_mut(TLS_EXPLICIT_BYTES);
        let (text, place) = rest.split_at_mut(text_len);
        if self.seals {
            let nonce = self.next_nonce()?;
            explicit.copy_from_slice(&nonce[self.iv_bytes - TLS_EXPLICIT_BYTES..self.iv_bytes]);
            let tag = self.seal(&nonce[..self.iv_bytes], &aad, text)?;
            place.copy_from_slice(tag::of_record(tag).as_bytes());
            Ok(len)
        } else {
            // The sender of the record chose this nonce: nothing may be sealed under it.
            self.iv[self.iv_bytes - TLS_EXPLICIT_BYTES..self.iv_bytes].copy_from_slice(explicit);
            self.nonce = Nonce::Spent;
            let tag = tag::of_record((&*place).try_into().map_err(|_| Reason::Internal)?);
            let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
            let opened = cipher.open_message(&self.iv[..self.iv_bytes], &aad, InOut::in_place(text), tag.as_bytes());
            opened.map_err(|_| Reason::WrongTag)?;
            Ok(text_len)
        }
    }
}

impl<const KEY_LEN: usize> Gcm<KEY_LEN> {
    /// Returns the message, and starts one if none is in progress. Without a nonce, encryption draws a random one.
    fn begun(&mut self) -> Result<(&GcmKey, &mut GcmMessage), Reason> {
        let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
        if self.message.running().is_none() {
            self.message = Message::None;
            match self.nonce {
                Nonce::Fresh => {}
                Nonce::Missing if self.seals && self.iv_bytes >= 12 => {
                    iv::random(&mut self.iv[..self.iv_bytes])?;
                    self.is_generated = true;
                }
                Nonce::Missing | Nonce::Counted | Nonce::Spent => return Err(Reason::NoIv),
            }
            self.nonce = Nonce::Spent;
            self.message = Message::Running(begin(cipher, &self.iv[..self.iv_bytes])?);
        }
        Ok((cipher, self.message.running().ok_or(Reason::Internal)?))
    }

    fn seal(&self, nonce: &[u8], aad: &[u8], text: &mut [u8]) -> Result<[u8; tag::BYTES], Reason> {
        let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
        let mut tag = [0; tag::BYTES];
        cipher.seal_message(nonce, aad, InOut::in_place(text), &mut tag).map_err(refused)?;
        Ok(tag)
    }

    fn set_iv_bytes(&mut self, bytes: usize) -> Result<(), Reason> {
        if bytes == 0 || bytes > MAX_IV_BYTES {
            return Err(Reason::IvLength);
        }
        if bytes != self.iv_bytes {
            (self.iv_bytes, self.message) = (bytes, Message::None);
            // The caller chose the nonce: nobody would know a random one that replaced it.
            if self.nonce == Nonce::Fresh {
                self.nonce = Nonce::Counted;
            }
        }
        Ok(())
    }

    /// Sets the fixed part of the nonce, and draws the rest at random if this side chooses the nonces. A length of all
    /// ones restores a whole nonce.
    fn fix(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        let fixed = value.bytes_or(self.iv_bytes)?.ok_or(Reason::WrongType)?;
        let restores = fixed.len() == self.iv_bytes && value.len() == usize::MAX;
        if !restores && (fixed.len() < TLS_FIXED_BYTES || fixed.len() + TLS_EXPLICIT_BYTES > self.iv_bytes) {
            return Err(Reason::IvLength);
        }
        self.iv[..fixed.len()].copy_from_slice(fixed);
        if self.seals {
            iv::random(&mut self.iv[fixed.len()..self.iv_bytes])?;
        }
        self.is_generated = self.seals && !restores;
        (self.nonce, self.message, self.counts) = (Nonce::Fresh, Message::None, true);
        Ok(())
    }

    /// Returns the next nonce for a key with counted nonces. No nonce is returned twice.
    fn next_nonce(&mut self) -> Result<[u8; MAX_IV_BYTES], Reason> {
        if !self.counts || !self.nonce.is_unused() {
            return Err(Reason::NoIv);
        }
        self.records = self.records.checked_add(1).ok_or(Reason::TooManyRecords)?;
        let nonce = self.iv;
        let (_, counter) =
            self.iv[..self.iv_bytes].split_last_chunk_mut::<TLS_EXPLICIT_BYTES>().ok_or(Reason::IvLength)?;
        iv::increment(counter);
        self.nonce = Nonce::Counted;
        Ok(nonce)
    }

    /// Writes the last bytes of the next nonce, and starts a message with this nonce.
    fn generate(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        if self.cipher.is_none() {
            return Err(Reason::NoIv);
        }
        let nonce = self.next_nonce()?;
        place.set_end(&nonce[..self.iv_bytes])?;
        let cipher = self.cipher.as_ref().ok_or(Reason::NoKey)?;
        self.message = Message::Running(begin(cipher, &nonce[..self.iv_bytes])?);
        Ok(())
    }

    /// Sets the last bytes of the nonce of a message that is decrypted.
    fn set_invocation(&mut self, invocation: &[u8]) -> Result<(), Reason> {
        if !self.counts || self.cipher.is_none() || self.seals || invocation.len() > self.iv_bytes {
            return Err(Reason::NoIv);
        }
        self.iv[self.iv_bytes - invocation.len()..self.iv_bytes].copy_from_slice(invocation);
        (self.message, self.nonce) = (Message::None, Nonce::Fresh);
        Ok(())
    }
}

/// Starts a message.
fn begin(cipher: &GcmKey, nonce: &[u8]) -> Result<GcmMessage, Reason> {
    cipher.begin_message(nonce, &[]).map_err(refused)
}

fn refused(why: Refused) -> Reason {
    match why {
        Refused::Nonce => Reason::NoIv,
        Refused::TooLong => Reason::TooLong,
        Refused::Tag => Reason::WrongTag,
    }
}
