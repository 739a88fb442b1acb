//! The part of `ring::aead` that boringtun uses, over raddle.

// boringtun is of the edition before this is in every file.
use std::convert::TryFrom;

use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce as Bytes};
use ring::error::Unspecified;

pub(crate) struct Algorithm;

#[allow(non_camel_case_types, clippy::upper_case_acronyms)]
pub(crate) const CHACHA20_POLY1305: Algorithm = Algorithm;

pub(crate) struct UnboundKey(ChaCha20Poly1305);

impl UnboundKey {
    pub(crate) fn new(_: &Algorithm, key: &[u8]) -> Result<Self, Unspecified> {
        Ok(Self(ChaCha20Poly1305::new(&Key::try_from(key).map_err(|_| Unspecified)?)))
    }
}

pub(crate) struct Nonce(Bytes);

impl Nonce {
    pub(crate) fn assume_unique_for_key(bytes: [u8; 12]) -> Self {
        Self(bytes.into())
    }
}

pub(crate) struct Aad<T>(T);

impl<T> Aad<T> {
    pub(crate) fn from(bytes: T) -> Self {
        Self(bytes)
    }
}

pub(crate) struct LessSafeKey(ChaCha20Poly1305);

impl LessSafeKey {
    pub(crate) fn new(key: UnboundKey) -> Self {
        Self(key.0)
    }

    pub(crate) fn seal_in_place_separate_tag(
        &self,
        nonce: Nonce,
        aad: Aad<impl AsRef<[u8]>>,
        text: &mut [u8],
    ) -> Result<raddle::Tag, Unspecified> {
        self.0.seal_in_place_detached(&nonce.0, aad.0.as_ref(), text).map_err(|_| Unspecified)
    }

    pub(crate) fn open_in_place<'a>(
        &self,
        nonce: Nonce,
        aad: Aad<impl AsRef<[u8]>>,
        sealed: &'a mut [u8],
    ) -> Result<&'a mut [u8], Unspecified> {
        self.0.open_in_place(&nonce.0, aad.0.as_ref(), sealed).map_err(|_| Unspecified)
    }
}
