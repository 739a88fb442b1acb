//! QUIC packets (RFC 9001, section 5).

use std::marker::PhantomData;

use raddle::{aead::Aead, quic::SAMPLE_BYTES};
use rustls::{
    Error,
    crypto::cipher::{AeadKey, Iv, Nonce},
    quic::{self, Tag},
};

use crate::{
    aead::{TAG_BYTES, TlsAead, cipher, key, nonce, open},
    planted::Fault,
};

/// The AEAD and the header protection of a suite.
pub(crate) struct Algorithm<A>(pub(crate) PhantomData<A>);

impl<A: TlsAead> quic::Algorithm for Algorithm<A> {
    fn packet_key(&self, key: AeadKey, iv: Iv) -> Box<dyn quic::PacketKey> {
        Box::new(Packets { cipher: cipher::<A>(&key), iv })
    }

    fn header_protection_key(&self, bytes: AeadKey) -> Box<dyn quic::HeaderProtectionKey> {
        Box::new(Headers::<A>(A::header(&key::<A>(&bytes))))
    }

    fn aead_key_len(&self) -> usize {
        A::KEY_BYTES
    }
}

/// The packets of one direction.
struct Packets<A: TlsAead> {
    cipher: Aead<A>,
    iv: Iv,
}

impl<A: TlsAead> Packets<A> {
    fn seal(&self, number: Nonce, header: &[u8], payload: &mut [u8]) -> Result<Tag, Error> {
        let tag = self.cipher.seal_in_place_detached(&nonce(number), header, payload);
        tag.map(|tag| Tag::from(&Fault::Tag.plant(*tag.as_bytes())[..])).map_err(|_| Error::EncryptError)
    }

    fn open<'a>(&self, number: Nonce, header: &[u8], payload: &'a mut [u8]) -> Result<&'a [u8], Error> {
        let bytes = open(&self.cipher, &nonce(number), header, payload)?;
        Ok(&payload[..bytes])
    }
}

impl<A: TlsAead> quic::PacketKey for Packets<A> {
    fn encrypt_in_place(&self, number: u64, header: &[u8], payload: &mut [u8]) -> Result<Tag, Error> {
        self.seal(Nonce::new(&self.iv, number), header, payload)
    }

    fn encrypt_in_place_for_path(
        &self,
        path: u32,
        number: u64,
        header: &[u8],
        payload: &mut [u8],
    ) -> Result<Tag, Error> {
        self.seal(Nonce::for_path(path, &self.iv, number), header, payload)
    }

    fn decrypt_in_place<'a>(&self, number: u64, header: &[u8], payload: &'a mut [u8]) -> Result<&'a [u8], Error> {
        self.open(Nonce::new(&self.iv, number), header, payload)
    }

    fn decrypt_in_place_for_path<'a>(
        &self,
        path: u32,
        number: u64,
        header: &[u8],
        payload: &'a mut [u8],
    ) -> Result<&'a [u8], Error> {
        self.open(Nonce::for_path(path, &self.iv, number), header, payload)
    }

    fn tag_len(&self) -> usize {
        TAG_BYTES
    }

    fn confidentiality_limit(&self) -> u64 {
        A::QUIC_CONFIDENTIALITY_LIMIT
    }

    fn integrity_limit(&self) -> u64 {
        A::QUIC_INTEGRITY_LIMIT
    }
}

/// The header protection of one direction.
struct Headers<A: TlsAead>(A::Header);

/// The bit of the first byte that marks a long header, in whose first byte fewer bits are masked (RFC 9001, section
/// 5.4.1).
const LONG_HEADER: u8 = 0x80;

impl<A: TlsAead> Headers<A> {
    /// Masks or unmasks a header. The unmasked first byte contains the length of the packet number.
    fn xor(&self, sample: &[u8], first: &mut u8, number: &mut [u8], masked: bool) -> Result<(), Error> {
        let sample: &[u8; SAMPLE_BYTES] =
            sample.try_into().map_err(|_| Error::General("the sample has a wrong length".into()))?;
        let [first_mask, number_mask @ ..] = A::mask(&self.0, sample);
        if number.len() > number_mask.len() {
            return Err(Error::General("the packet number is too long".into()));
        }
        let bits = first_mask & if *first & LONG_HEADER != 0 { 0x0f } else { 0x1f };
        let plain = if masked { *first ^ bits } else { *first };
        *first ^= bits;
        for (byte, mask) in number.iter_mut().zip(number_mask).take((plain & 3) as usize + 1) {
            *byte ^= mask;
        }
        Ok(())
    }
}

impl<A: TlsAead> quic::HeaderProtectionKey for Headers<A> {
    fn encrypt_in_place(&self, sample: &[u8], first: &mut u8, number: &mut [u8]) -> Result<(), Error> {
        self.xor(sample, first, number, false)
    }

    fn decrypt_in_place(&self, sample: &[u8], first: &mut u8, number: &mut [u8]) -> Result<(), Error> {
        self.xor(sample, first, number, true)
    }

    fn sample_len(&self) -> usize {
        SAMPLE_BYTES
    }
}
