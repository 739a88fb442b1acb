//! AES in counter mode (SP 800-38A, section 6.5), with a 128-bit counter.

use raddle::{
    InOut,
    aes_ctr::{BLOCK_BYTES, Counter128},
    bindings::{AesCtrPlace, AesKey},
};

use super::interface::{Cipher, Facts};
use crate::{
    abi::{
        names::{IV, IV_BYTES, KEY_BYTES, MODE_CTR, NUM, PADDING, UPDATED_IV},
        param::{Param, Place, Value},
    },
    planted::Fault,
    reason::Reason,
};

/// AES-CTR, as OpenSSL uses it.
#[derive(Clone)]
pub(crate) struct Ctr<const KEY_LEN: usize> {
    key: Option<AesKey>,
    /// The first counter block, as the caller passed it.
    iv: [u8; BLOCK_BYTES],
    /// The first counter block of this message.
    first: u128,
    /// The position in the keystream of this message.
    place: AesCtrPlace<Counter128>,
    /// The next counter block, as reported to callers.
    updated: [u8; BLOCK_BYTES],
}

impl<const KEY_LEN: usize> Ctr<KEY_LEN> {
    /// Returns the next unused counter block.
    fn next(&self) -> u128 {
        self.first.wrapping_add(self.place.position().div_ceil(BLOCK_BYTES as u64).into())
    }

    fn begin(&mut self, first: u128) {
        (self.first, self.place) = (first, place(first));
    }
}

fn place(first: u128) -> AesCtrPlace<Counter128> {
    AesCtrPlace::new(&Fault::Keystream.planted(first.to_be_bytes()))
}

impl<const KEY_LEN: usize> Cipher for Ctr<KEY_LEN> {
    const FACTS: Facts =
        Facts { mode: MODE_CTR, aead: false, custom_iv: false, key_bytes: KEY_LEN, iv_bytes: BLOCK_BYTES };

    const GETTABLE: &'static [Param] = &[
        Param::size(KEY_BYTES),
        Param::size(IV_BYTES),
        Param::unsigned(PADDING),
        Param::unsigned(NUM),
        Param::bytes(IV),
        Param::bytes(UPDATED_IV),
        Param::END,
    ];

    const SETTABLE: &'static [Param] = &[Param::unsigned(PADDING), Param::END];

    fn new() -> Self {
        Self { key: None, iv: [0; BLOCK_BYTES], first: 0, place: place(0), updated: [0; BLOCK_BYTES] }
    }

    fn init(&mut self, _: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason> {
        let iv: Option<[u8; BLOCK_BYTES]> = iv.map(|iv| iv.try_into().map_err(|_| Reason::IvLength)).transpose()?;
        if let Some(key) = key {
            let key = Some(key).filter(|key| key.len() == KEY_LEN).ok_or(Reason::KeyLength)?;
            self.key = Some(AesKey::new(key).map_err(|_| Reason::KeyLength)?);
        }
        if let Some(iv) = iv {
            self.iv = iv;
            self.begin(u128::from_be_bytes(iv));
        } else {
            // The rest of a partial block is skipped, as in OpenSSL's default provider.
            self.begin(self.next());
        }
        Ok(())
    }

    /// Ignores all parameters, because the lengths are fixed. The default provider ignores them too.
    fn set(&mut self, _: &Value<'_>) -> Result<(), Reason> {
        Ok(())
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match place.name() {
            name if name == KEY_BYTES => place.set_size(KEY_LEN),
            name if name == IV_BYTES => place.set_size(BLOCK_BYTES),
            // CTR has no padding. The default provider reports 1 for any cipher until the padding is turned off.
            name if name == PADDING => place.set_int(1),
            name if name == NUM => place.set_int((self.place.position() % BLOCK_BYTES as u64) as u32),
            name if name == IV => place.set_bytes(&self.iv),
            name if name == UPDATED_IV => {
                self.updated = self.next().to_be_bytes();
                place.set_bytes(&self.updated)
            }
            _ => Ok(()),
        }
    }

    fn update(&mut self, data: InOut<'_>) -> Result<(), Reason> {
        let key = self.key.as_ref().ok_or(Reason::NoKey)?;
        self.place.apply(key, data).map_err(|_| Reason::TooLong)
    }

    fn finish(&mut self) -> Result<(), Reason> {
        if self.key.is_some() { Ok(()) } else { Err(Reason::NoKey) }
    }
}
