//! Poly1305 (RFC 8439, section 2.5), with one message per key.

use raddle::poly1305::{self, OneTimeKey, TAG_BYTES};
use zeroize::Zeroize;

use super::interface::{Mac, bytes};
use crate::{
    abi::{
        names::{MAC_BYTES, MAC_KEY},
        param::{Param, Place, Values},
    },
    planted::Fault,
    provider::Provider,
    reason::Reason,
};

/// Poly1305, as OpenSSL uses it.
pub(crate) struct Poly1305 {
    message: Option<poly1305::Poly1305>,
    /// Whether the key was used, even if for no bytes.
    used: bool,
}

impl Poly1305 {
    fn set_key(&mut self, key: &[u8]) -> Result<(), Reason> {
        let mut bytes: [u8; 32] = key.try_into().map_err(|_| Reason::KeyLength)?;
        self.message = Some(poly1305::Poly1305::new(OneTimeKey::from(bytes)));
        bytes.zeroize();
        self.used = false;
        Ok(())
    }
}

impl Mac for Poly1305 {
    const BYTES: Option<usize> = Some(TAG_BYTES);
    const GETTABLE: &'static [Param] = &[Param::size(MAC_BYTES), Param::END];
    const SETTABLE: &'static [Param] = &[Param::bytes(MAC_KEY), Param::END];

    fn new() -> Self {
        Self { message: None, used: false }
    }

    fn duplicate(&self) -> Option<Self> {
        Some(Self { message: self.message.as_ref().map(poly1305::Poly1305::duplicate), used: self.used })
    }

    fn set(&mut self, _: &Provider, values: Values<'_>) -> Result<(), Reason> {
        values.each().filter(|value| value.name() == MAC_KEY).try_for_each(|value| self.set_key(bytes(&value)?))
    }

    fn init(&mut self, key: Option<&[u8]>) -> Result<(), Reason> {
        match key {
            Some(key) => self.set_key(key),
            // A key authenticates one message. A missing key is not an error here, because a parameter may set it.
            None if self.used => Err(Reason::NoKey),
            None => Ok(()),
        }
    }

    fn update(&mut self, piece: &[u8]) -> Result<(), Reason> {
        self.used = true;
        self.message.as_mut().ok_or(Reason::NoKey)?.update(piece);
        Ok(())
    }

    fn finish(&mut self, out: &mut [u8]) -> Result<usize, Reason> {
        let out = out.get_mut(..TAG_BYTES).ok_or(Reason::OutputTooSmall)?;
        self.used = true;
        let tag = self.message.take().ok_or(Reason::NoKey)?.finalize();
        out.copy_from_slice(&Fault::Tag.planted(*tag.as_bytes()));
        Ok(TAG_BYTES)
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        if place.name() == MAC_BYTES { place.set_size(TAG_BYTES) } else { Ok(()) }
    }
}
