//! The AEADs of TLS.

use raddle::{
    Nonce,
    aead::{Aead, AeadAlgorithm, ChaChaPoly, Gcm},
    aes::{Bits128, Bits256},
    quic::{AesHeader, ChaCha20Header, MASK_BYTES, SAMPLE_BYTES},
};
use rustls::{
    ConnectionTrafficSecrets, Error,
    crypto::cipher::{AeadKey, Iv, PrefixedPayload},
};

use crate::planted::Fault;

/// The length of a tag in bytes.
pub(crate) const TAG_BYTES: usize = 16;

/// An AEAD with 12-byte nonces and 16-byte tags.
pub(crate) trait TlsAead:
    for<'n> AeadAlgorithm<Nonce<'n> = &'n Nonce<12>, Tag = raddle::Tag> + Send + Sync
{
    /// The key of QUIC's header protection.
    type Header: Send + Sync;

    /// The maximum number of QUIC packets that a key may protect (RFC 9001, section 6.6).
    const QUIC_CONFIDENTIALITY_LIMIT: u64;
    /// The maximum number of forged QUIC packets under a key (RFC 9001, section 6.6).
    const QUIC_INTEGRITY_LIMIT: u64;

    fn secrets(key: AeadKey, iv: Iv) -> ConnectionTrafficSecrets;
    fn header(key: &Self::Key) -> Self::Header;
    fn mask(header: &Self::Header, sample: &[u8; SAMPLE_BYTES]) -> [u8; MASK_BYTES];
}

macro_rules! aeads {
    ($($algorithm:ty: $secrets:ident, $header:ty, $confidentiality:expr, $integrity:expr;)*) => {$(
        impl TlsAead for $algorithm {
            type Header = $header;

            const QUIC_CONFIDENTIALITY_LIMIT: u64 = $confidentiality;
            const QUIC_INTEGRITY_LIMIT: u64 = $integrity;

            fn secrets(key: AeadKey, iv: Iv) -> ConnectionTrafficSecrets {
                ConnectionTrafficSecrets::$secrets { key, iv }
            }

            fn header(key: &Self::Key) -> $header {
                <$header>::new(key)
            }

            fn mask(header: &$header, sample: &[u8; SAMPLE_BYTES]) -> [u8; MASK_BYTES] {
                Fault::Mask.plant(header.mask(sample))
            }
        }
    )*};
}

aeads! {
    Gcm<Bits128>: Aes128Gcm, AesHeader<Bits128>, 1 << 23, 1 << 52;
    Gcm<Bits256>: Aes256Gcm, AesHeader<Bits256>, 1 << 23, 1 << 52;
    ChaChaPoly: Chacha20Poly1305, ChaCha20Header, u64::MAX, 1 << 36;
}

/// Converts the key of rustls, which has the length that the algorithm reported.
pub(crate) fn key<A: TlsAead>(key: &AeadKey) -> A::Key {
    key_from::<A>(key.as_ref())
}

/// Creates the key from its bytes.
pub(crate) fn key_from<A: TlsAead>(bytes: &[u8]) -> A::Key {
    match A::Key::try_from(bytes) {
        Ok(key) => key,
        Err(error) => panic!("rustls made a key of another length: {error}"),
    }
}

/// Returns the cipher under a key.
pub(crate) fn cipher<A: TlsAead>(bytes: &AeadKey) -> Aead<A> {
    Aead::new(&key::<A>(bytes))
}

/// Converts the nonce of a record or packet.
pub(crate) fn nonce(nonce: rustls::crypto::cipher::Nonce) -> Nonce<12> {
    nonce.0.into()
}

/// Encrypts a record after its first bytes, and appends the tag.
pub(crate) fn seal<A: TlsAead>(
    cipher: &Aead<A>,
    nonce: &Nonce<12>,
    aad: &[u8],
    payload: &mut PrefixedPayload,
    from: usize,
) -> Result<(), Error> {
    let tag =
        cipher.seal_in_place_detached(nonce, aad, &mut payload.as_mut()[from..]).map_err(|_| Error::EncryptError)?;
    payload.extend_from_slice(&Fault::Tag.plant(*tag.as_bytes()));
    Ok(())
}

/// Decrypts a record or packet, and returns the length of its text.
pub(crate) fn open<A: TlsAead>(
    cipher: &Aead<A>,
    nonce: &Nonce<12>,
    aad: &[u8],
    sealed: &mut [u8],
) -> Result<usize, Error> {
    cipher.open_in_place(nonce, aad, sealed).map(|text| text.len()).map_err(|_| Error::DecryptError)
}
