//! Records of TLS 1.2: AES-GCM (RFC 5288) and ChaCha20-Poly1305 (RFC 7905).

use std::marker::PhantomData;

use raddle::aead::Aead;
use rustls::{
    ConnectionTrafficSecrets, Error,
    crypto::cipher::{
        AeadKey, InboundOpaqueMessage, InboundPlainMessage, Iv, KeyBlockShape, MessageDecrypter, MessageEncrypter,
        NONCE_LEN, Nonce, OutboundOpaqueMessage, OutboundPlainMessage, PrefixedPayload, Tls12AeadAlgorithm,
        UnsupportedOperationError, make_tls12_aad,
    },
};

use crate::aead::{TAG_BYTES, TlsAead, cipher, nonce, open, seal};

/// The maximum length of the text of a record in bytes (RFC 5246, section 6.2.1).
const RECORD_BYTES: usize = 1 << 14;

/// The AEAD of a suite, and the number of nonce bytes in the record: 8 for AES-GCM, 0 for ChaCha20-Poly1305.
pub(crate) struct Algorithm<A, const EXPLICIT: usize>(pub(crate) PhantomData<A>);

impl<A: TlsAead, const EXPLICIT: usize> Tls12AeadAlgorithm for Algorithm<A, EXPLICIT> {
    fn encrypter(&self, key: AeadKey, iv: &[u8], extra: &[u8]) -> Box<dyn MessageEncrypter> {
        Box::new(Records::<A, EXPLICIT> { cipher: cipher::<A>(&key), iv: whole_iv(iv, extra) })
    }

    fn decrypter(&self, key: AeadKey, iv: &[u8]) -> Box<dyn MessageDecrypter> {
        // The other bytes arrive with each record.
        Box::new(Records::<A, EXPLICIT> { cipher: cipher::<A>(&key), iv: whole_iv(iv, &[0; EXPLICIT]) })
    }

    fn key_block_shape(&self) -> KeyBlockShape {
        KeyBlockShape { enc_key_len: A::KEY_BYTES, fixed_iv_len: NONCE_LEN - EXPLICIT, explicit_nonce_len: EXPLICIT }
    }

    fn extract_keys(
        &self,
        key: AeadKey,
        iv: &[u8],
        explicit: &[u8],
    ) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        Ok(A::secrets(key, whole_iv(iv, explicit)))
    }
}

/// Joins the two parts of an IV, whose lengths are those in the shape of the key block.
fn whole_iv(fixed: &[u8], explicit: &[u8]) -> Iv {
    let mut iv = [0; NONCE_LEN];
    for (to, from) in iv.iter_mut().zip(fixed.iter().chain(explicit)) {
        *to = *from;
    }
    Iv::new(iv)
}

/// The records of one direction.
struct Records<A: TlsAead, const EXPLICIT: usize> {
    cipher: Aead<A>,
    iv: Iv,
}

impl<A: TlsAead, const EXPLICIT: usize> MessageEncrypter for Records<A, EXPLICIT> {
    fn encrypt(&mut self, message: OutboundPlainMessage<'_>, seq: u64) -> Result<OutboundOpaqueMessage, Error> {
        let text = message.payload.len();
        // The explicit part is the number of the record XOR a secret, so nonces do not repeat.
        let nonce = nonce(Nonce::new(&self.iv, seq));
        let mut payload = PrefixedPayload::with_capacity(self.encrypted_payload_len(text));
        payload.extend_from_slice(&nonce.as_bytes()[NONCE_LEN - EXPLICIT..]);
        payload.extend_from_chunks(&message.payload);
        let aad = make_tls12_aad(seq, message.typ, message.version, text);
        seal(&self.cipher, &nonce, &aad, &mut payload, EXPLICIT)?;
        Ok(OutboundOpaqueMessage::new(message.typ, message.version, payload))
    }

    fn encrypted_payload_len(&self, text: usize) -> usize {
        EXPLICIT + text + TAG_BYTES
    }
}

impl<A: TlsAead, const EXPLICIT: usize> MessageDecrypter for Records<A, EXPLICIT> {
    fn decrypt<'a>(
        &mut self,
        mut message: InboundOpaqueMessage<'a>,
        seq: u64,
    ) -> Result<InboundPlainMessage<'a>, Error> {
        let payload = &mut message.payload;
        let text = payload.len().checked_sub(EXPLICIT + TAG_BYTES).ok_or(Error::DecryptError)?;
        let (explicit, sealed) = payload.split_at_mut(EXPLICIT);
        let mut nonce = if EXPLICIT == 0 { Nonce::new(&self.iv, seq) } else { Nonce::new(&self.iv, 0) };
        nonce.0[NONCE_LEN - EXPLICIT..].copy_from_slice(explicit);
        let aad = make_tls12_aad(seq, message.typ, message.version, text);
        open(&self.cipher, &crate::aead::nonce(nonce), &aad, sealed)?;
        if text > RECORD_BYTES {
            return Err(Error::PeerSentOversizedRecord);
        }
        Ok(message.into_plain_message_range(EXPLICIT..EXPLICIT + text))
    }
}
