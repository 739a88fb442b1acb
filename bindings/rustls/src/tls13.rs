//! Records of TLS 1.3 (RFC 8446, section 5.2).

use std::marker::PhantomData;

use raddle::aead::Aead;
use rustls::{
    ConnectionTrafficSecrets, ContentType, Error, ProtocolVersion,
    crypto::cipher::{
        AeadKey, InboundOpaqueMessage, InboundPlainMessage, Iv, MessageDecrypter, MessageEncrypter, Nonce,
        OutboundOpaqueMessage, OutboundPlainMessage, PrefixedPayload, Tls13AeadAlgorithm, UnsupportedOperationError,
        make_tls13_aad,
    },
};

use crate::aead::{TAG_BYTES, TlsAead, cipher, nonce, open, seal};

/// The AEAD of a suite.
pub(crate) struct Algorithm<A>(pub(crate) PhantomData<A>);

impl<A: TlsAead> Tls13AeadAlgorithm for Algorithm<A> {
    fn encrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn MessageEncrypter> {
        Box::new(Records { cipher: cipher::<A>(&key), iv })
    }

    fn decrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn MessageDecrypter> {
        Box::new(Records { cipher: cipher::<A>(&key), iv })
    }

    fn key_len(&self) -> usize {
        A::KEY_BYTES
    }

    fn extract_keys(&self, key: AeadKey, iv: Iv) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        Ok(A::secrets(key, iv))
    }
}

/// The records of one direction.
struct Records<A: TlsAead> {
    cipher: Aead<A>,
    iv: Iv,
}

impl<A: TlsAead> MessageEncrypter for Records<A> {
    fn encrypt(&mut self, message: OutboundPlainMessage<'_>, seq: u64) -> Result<OutboundOpaqueMessage, Error> {
        let bytes = self.encrypted_payload_len(message.payload.len());
        let mut payload = PrefixedPayload::with_capacity(bytes);
        payload.extend_from_chunks(&message.payload);
        payload.extend_from_slice(&[message.typ.into()]);
        seal(&self.cipher, &nonce(Nonce::new(&self.iv, seq)), &make_tls13_aad(bytes), &mut payload, 0)?;
        // A record has the version number of TLS 1.2 (section 5.1).
        Ok(OutboundOpaqueMessage::new(ContentType::ApplicationData, ProtocolVersion::TLSv1_2, payload))
    }

    fn encrypted_payload_len(&self, text: usize) -> usize {
        text + 1 + TAG_BYTES
    }
}

impl<A: TlsAead> MessageDecrypter for Records<A> {
    fn decrypt<'a>(
        &mut self,
        mut message: InboundOpaqueMessage<'a>,
        seq: u64,
    ) -> Result<InboundPlainMessage<'a>, Error> {
        let payload = &mut message.payload;
        let aad = make_tls13_aad(payload.len());
        let bytes = open(&self.cipher, &nonce(Nonce::new(&self.iv, seq)), &aad, payload)?;
        payload.truncate(bytes);
        message.into_tls13_unpadded_message()
    }
}
