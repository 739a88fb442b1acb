//! Records of rustls 0.24, which is not released yet. They are sealed from the text's buffer into the record's buffer,
//! without a copy.
//!
//! [`wrap`] replaces only the AEADs of records; hashes, HKDF and QUIC come from the base.

use std::{borrow::Cow, marker::PhantomData};

use raddle::{
    aead::{Aead, ChaChaPoly, Gcm},
    aes::{Bits128, Bits256},
};
use rustls_next::{
    CipherSuiteCommon, ConnectionTrafficSecrets, Error, Tls12CipherSuite, Tls13CipherSuite,
    crypto::{
        CipherSuite, CryptoProvider,
        cipher::{
            AeadKey, InboundOpaque, Iv, KeyBlockShape, NONCE_LEN, Nonce, OutboundPlain, Record, RecordDecrypter,
            RecordEncrypter, Tls12AeadAlgorithm, Tls13AeadAlgorithm, UnsupportedOperationError, make_tls12_aad,
            make_tls13_aad,
        },
    },
    enums::ContentType,
    error::ApiMisuse,
};

use crate::{
    aead::{TAG_BYTES, TlsAead},
    kept::LeakedValues,
    planted::Fault,
};

/// The maximum length of the text of a record in bytes (RFC 5246, section 6.2.1).
const RECORD_BYTES: usize = 1 << 14;

/// Replaces the AEADs in the suites of a rustls 0.24 provider with raddle's AEADs, for records of TLS 1.2 and 1.3.
///
/// Suites whose AEAD raddle lacks are dropped. The first call for each base allocates memory for each suite, which is kept
/// until the program ends.
///
/// ```
/// let provider = rustls_raddle::next::wrap(rustls_ring::DEFAULT_PROVIDER);
/// assert_eq!(provider.tls13_cipher_suites.len(), 3);
/// ```
#[must_use]
pub fn wrap(base: CryptoProvider) -> CryptoProvider {
    static TLS12: LeakedValues<Tls12CipherSuite> = LeakedValues::new();
    static TLS13: LeakedValues<Tls13CipherSuite> = LeakedValues::new();
    let tls12 = base.tls12_cipher_suites.iter().filter_map(|suite| TLS12.of(suite, tls12_suite)).collect();
    let tls13 = base.tls13_cipher_suites.iter().filter_map(|suite| TLS13.of(suite, tls13_suite)).collect();
    CryptoProvider { tls12_cipher_suites: Cow::Owned(tls12), tls13_cipher_suites: Cow::Owned(tls13), ..base }
}

/// An AEAD that replaces the base's AEAD. The base still assigns the parts of the key block.
struct Algorithm<B: 'static + ?Sized, A, const EXPLICIT: usize> {
    base: &'static B,
    aead: PhantomData<A>,
}

fn tls13_suite(base: &'static Tls13CipherSuite) -> Option<Tls13CipherSuite> {
    fn of<A: TlsAead + 'static>(base: &'static dyn Tls13AeadAlgorithm) -> &'static dyn Tls13AeadAlgorithm {
        Box::leak(Box::new(Algorithm::<_, A, 0> { base, aead: PhantomData }))
    }
    let aead_alg = match base.common.suite {
        CipherSuite::TLS13_AES_128_GCM_SHA256 => of::<Gcm<Bits128>>(base.aead_alg),
        CipherSuite::TLS13_AES_256_GCM_SHA384 => of::<Gcm<Bits256>>(base.aead_alg),
        CipherSuite::TLS13_CHACHA20_POLY1305_SHA256 => of::<ChaChaPoly>(base.aead_alg),
        _ => return None,
    };
    let Tls13CipherSuite { protocol_version, hkdf_provider, quic, .. } = *base;
    Some(Tls13CipherSuite { common: common(&base.common), protocol_version, hkdf_provider, aead_alg, quic })
}

fn tls12_suite(base: &'static Tls12CipherSuite) -> Option<Tls12CipherSuite> {
    fn of<A: TlsAead + 'static, const EXPLICIT: usize>(
        base: &'static dyn Tls12AeadAlgorithm,
    ) -> &'static dyn Tls12AeadAlgorithm {
        Box::leak(Box::new(Algorithm::<_, A, EXPLICIT> { base, aead: PhantomData }))
    }
    let aead_alg =
        match base.common.suite {
            CipherSuite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
            | CipherSuite::TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256 => of::<Gcm<Bits128>, 8>(base.aead_alg),
            CipherSuite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
            | CipherSuite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384 => of::<Gcm<Bits256>, 8>(base.aead_alg),
            CipherSuite::TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
            | CipherSuite::TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 => of::<ChaChaPoly, 0>(base.aead_alg),
            _ => return None,
        };
    let Tls12CipherSuite { protocol_version, prf_provider, kx, sign, .. } = *base;
    Some(Tls12CipherSuite { common: common(&base.common), protocol_version, prf_provider, kx, sign, aead_alg })
}

fn common(base: &CipherSuiteCommon) -> CipherSuiteCommon {
    let CipherSuiteCommon { suite, hash_provider, confidentiality_limit } = *base;
    CipherSuiteCommon { suite, hash_provider, confidentiality_limit }
}

impl<A: TlsAead + 'static> Tls13AeadAlgorithm for Algorithm<dyn Tls13AeadAlgorithm, A, 0> {
    fn encrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn RecordEncrypter> {
        Box::new(Tls13Records(Keyed::<A>::new(&key, iv)))
    }

    fn decrypter(&self, key: AeadKey, iv: Iv) -> Box<dyn RecordDecrypter> {
        Box::new(Tls13Records(Keyed::<A>::new(&key, iv)))
    }

    fn key_len(&self) -> usize {
        A::KEY_BYTES
    }

    fn extract_keys(&self, key: AeadKey, iv: Iv) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        self.base.extract_keys(key, iv)
    }
}

impl<A: TlsAead + 'static, const EXPLICIT: usize> Tls12AeadAlgorithm
    for Algorithm<dyn Tls12AeadAlgorithm, A, EXPLICIT>
{
    fn encrypter(&self, key: AeadKey, iv: &[u8], extra: &[u8]) -> Box<dyn RecordEncrypter> {
        Box::new(Tls12Records::<A, EXPLICIT>(Keyed::new(&key, whole_iv(iv, extra))))
    }

    fn decrypter(&self, key: AeadKey, iv: &[u8]) -> Box<dyn RecordDecrypter> {
        // The other bytes arrive with each record.
        Box::new(Tls12Records::<A, EXPLICIT>(Keyed::new(&key, whole_iv(iv, &[0; EXPLICIT]))))
    }

    fn key_block_shape(&self) -> KeyBlockShape {
        self.base.key_block_shape()
    }

    fn extract_keys(
        &self,
        key: AeadKey,
        iv: &[u8],
        explicit: &[u8],
    ) -> Result<ConnectionTrafficSecrets, UnsupportedOperationError> {
        self.base.extract_keys(key, iv, explicit)
    }
}

/// Joins the two parts of an IV, whose lengths are those in the shape of the key block.
fn whole_iv(fixed: &[u8], explicit: &[u8]) -> Iv {
    let mut iv = [0; NONCE_LEN];
    for (to, from) in iv.iter_mut().zip(fixed.iter().chain(explicit)) {
        *to = *from;
    }
    iv.into()
}

/// The key of one direction.
struct Keyed<A: TlsAead> {
    cipher: Aead<A>,
    iv: Iv,
}

impl<A: TlsAead> Keyed<A> {
    fn new(key: &AeadKey, iv: Iv) -> Self {
        Self { cipher: Aead::new(&crate::aead::key_from::<A>(key.as_ref())), iv }
    }

    fn nonce(&self, seq: u64) -> Result<[u8; NONCE_LEN], Error> {
        Nonce::new(&self.iv, seq).to_array()
    }

    /// Seals the text and the bytes that follow it into a buffer of the result's length.
    fn seal(
        &self,
        nonce: [u8; NONCE_LEN],
        aad: &[u8],
        text: &OutboundPlain<'_>,
        after: &[u8],
        sealed: &mut [u8],
    ) -> Result<(), Error> {
        let outcome = match text {
            OutboundPlain::Single(text) => self.cipher.seal_into(&nonce.into(), aad, &[text, after], sealed),
            text => {
                let pieces: Vec<&[u8]> = text.chunks().chain([after]).collect();
                self.cipher.seal_into(&nonce.into(), aad, &pieces, sealed)
            }
        };
        outcome.map_err(|_| Error::EncryptError)?;
        if let Some(tag) = sealed.last_chunk_mut::<TAG_BYTES>() {
            *tag = Fault::Tag.plant(*tag);
        }
        Ok(())
    }

    fn open(&self, nonce: [u8; NONCE_LEN], aad: &[u8], sealed: &mut [u8]) -> Result<usize, Error> {
        let opened = self.cipher.open_in_place(&nonce.into(), aad, sealed);
        opened.map(|text| text.len()).map_err(|_| Error::DecryptError)
    }
}

/// Returns the first bytes of a buffer, for a record of this length.
fn room(out: &mut [u8], required: usize) -> Result<&mut [u8], Error> {
    let provided = out.len();
    out.get_mut(..required).ok_or_else(|| ApiMisuse::EncryptBufferTooSmall { required, provided }.into())
}

struct Tls13Records<A: TlsAead>(Keyed<A>);

impl<A: TlsAead> RecordEncrypter for Tls13Records<A> {
    fn encrypt<'a>(
        &mut self,
        record: Record<OutboundPlain<'_>>,
        seq: u64,
        out: &'a mut [u8],
    ) -> Result<Record<&'a [u8]>, Error> {
        let bytes = self.encrypted_payload_len(record.payload.len());
        let out = room(out, bytes)?;
        let typ = ContentType::ApplicationData;
        let aad = make_tls13_aad(typ, record.version.encode(), bytes);
        self.0.seal(self.0.nonce(seq)?, &aad, &record.payload, &record.typ.to_array(), out)?;
        Ok(Record::new(typ, record.version, out))
    }

    fn encrypted_payload_len(&self, text: usize) -> usize {
        text + 1 + TAG_BYTES
    }
}

impl<A: TlsAead> RecordDecrypter for Tls13Records<A> {
    fn decrypt<'a>(&mut self, mut record: Record<InboundOpaque<'a>>, seq: u64) -> Result<Record<&'a [u8]>, Error> {
        let aad = make_tls13_aad(record.typ, record.version.version(), record.payload.len());
        let text = self.0.open(self.0.nonce(seq)?, &aad, &mut record.payload)?;
        record.payload.truncate(text);
        record.into_tls13_unpadded_record()
    }
}

struct Tls12Records<A: TlsAead, const EXPLICIT: usize>(Keyed<A>);

impl<A: TlsAead, const EXPLICIT: usize> RecordEncrypter for Tls12Records<A, EXPLICIT> {
    fn encrypt<'a>(
        &mut self,
        record: Record<OutboundPlain<'_>>,
        seq: u64,
        out: &'a mut [u8],
    ) -> Result<Record<&'a [u8]>, Error> {
        let text = record.payload.len();
        let out = room(out, self.encrypted_payload_len(text))?;
        // The explicit part is the number of the record XOR a secret, so nonces do not repeat.
        let nonce = self.0.nonce(seq)?;
        let (explicit, sealed) = out.split_at_mut(EXPLICIT);
        explicit.copy_from_slice(&nonce[NONCE_LEN - EXPLICIT..]);
        let aad = make_tls12_aad(seq, record.typ, record.version.encode(), text);
        self.0.seal(nonce, &aad, &record.payload, &[], sealed)?;
        Ok(Record::new(record.typ, record.version, out))
    }

    fn encrypted_payload_len(&self, text: usize) -> usize {
        EXPLICIT + text + TAG_BYTES
    }
}

impl<A: TlsAead, const EXPLICIT: usize> RecordDecrypter for Tls12Records<A, EXPLICIT> {
    fn decrypt<'a>(&mut self, mut record: Record<InboundOpaque<'a>>, seq: u64) -> Result<Record<&'a [u8]>, Error> {
        let text = record.payload.len().checked_sub(EXPLICIT + TAG_BYTES).ok_or(Error::DecryptError)?;
        let mut nonce = self.0.nonce(if EXPLICIT == 0 { seq } else { 0 })?;
        let aad = make_tls12_aad(seq, record.typ, record.version.version(), text);
        let (explicit, sealed) = record.payload.split_at_mut(EXPLICIT);
        nonce[NONCE_LEN - EXPLICIT..].copy_from_slice(explicit);
        self.0.open(nonce, &aad, sealed)?;
        if text > RECORD_BYTES {
            return Err(Error::PeerSentOversizedRecord);
        }
        Ok(record.into_plain_record_range(EXPLICIT..EXPLICIT + text))
    }
}
