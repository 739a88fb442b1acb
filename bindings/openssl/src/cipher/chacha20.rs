//! ChaCha20 (RFC 8439) with OpenSSL's nonce: the first four bytes are the counter of the first block, little-endian. When the
//! counter wraps, the next word counts on, as in OpenSSL.

use raddle::{
    InOut,
    chacha20::{self, BLOCK_BYTES, KEYSTREAM_BYTES, Key, Nonce},
};
use zeroize::Zeroize;

use super::{
    interface::{Cipher, Facts},
    parameters::only,
};
use crate::{
    abi::{
        names::{IV_BYTES, KEY_BYTES, MODE_STREAM, UPDATED_IV},
        param::{Param, Place, Value},
    },
    planted::Fault,
    reason::Reason,
};

/// The length of the counter and the nonce in bytes.
const IV: usize = 16;

/// ChaCha20, as OpenSSL uses it.
#[derive(Clone)]
pub(crate) struct ChaCha20 {
    key: Option<Key>,
    /// The counter of the first block and the rest of the nonce.
    iv: [u8; IV],
    /// The keystream at the next byte.
    stream: Option<chacha20::ChaCha20>,
    /// The counter and the nonce of the next unused block, as reported to callers.
    updated: [u8; IV],
}

impl ChaCha20 {
    /// Starts the keystream at the block of the counter.
    fn begin(&mut self) -> Result<(), Reason> {
        let Some(key) = &self.key else { return Ok(()) };
        let (counter, nonce) = split(&self.iv);
        let mut stream = chacha20::ChaCha20::new(key, &Nonce::from(Fault::Keystream.planted(nonce)));
        stream.seek(u64::from(counter) * BLOCK_BYTES as u64).map_err(|_| Reason::Internal)?;
        self.stream = Some(stream);
        Ok(())
    }

    /// Continues after the counter's last value by incrementing the next word of the nonce.
    fn carry(&mut self) -> Result<(), Reason> {
        self.iv = carried(&self.iv);
        self.begin()
    }

    /// Returns the counter and the nonce of the next unused block. The rest of a partly used block is skipped: whoever
    /// continues there must not use keystream twice.
    fn next(&self) -> [u8; IV] {
        let Some(position) = self.stream.as_ref().map(chacha20::ChaCha20::position) else { return self.iv };
        let skipped = if Fault::Position.is_planted() { 0 } else { BLOCK_BYTES as u64 - 1 };
        let block = (position + skipped) / BLOCK_BYTES as u64;
        let mut iv = if block == KEYSTREAM_BYTES / BLOCK_BYTES as u64 { carried(&self.iv) } else { self.iv };
        iv[..4].copy_from_slice(&(block as u32).to_le_bytes());
        iv
    }
}

/// Splits an IV into the counter and the nonce.
fn split(iv: &[u8; IV]) -> (u32, [u8; 12]) {
    let [c0, c1, c2, c3, nonce @ ..] = *iv;
    (u32::from_le_bytes([c0, c1, c2, c3]), nonce)
}

/// Returns the IV of block 0 of the next nonce.
fn carried(iv: &[u8; IV]) -> [u8; IV] {
    let [_, _, _, _, n0, n1, n2, n3, rest @ ..] = *iv;
    let mut next = [0; IV];
    next[4..8].copy_from_slice(&u32::from_le_bytes([n0, n1, n2, n3]).wrapping_add(1).to_le_bytes());
    next[8..].copy_from_slice(&rest);
    next
}

impl Cipher for ChaCha20 {
    const FACTS: Facts = Facts { mode: MODE_STREAM, aead: false, custom_iv: true, key_bytes: 32, iv_bytes: IV };

    const GETTABLE: &'static [Param] =
        &[Param::size(KEY_BYTES), Param::size(IV_BYTES), Param::bytes(UPDATED_IV), Param::END];

    const SETTABLE: &'static [Param] = &[Param::size(KEY_BYTES), Param::size(IV_BYTES), Param::END];

    fn new() -> Self {
        Self { key: None, iv: [0; IV], stream: None, updated: [0; IV] }
    }

    fn init(&mut self, _: bool, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<(), Reason> {
        let iv: Option<[u8; IV]> = iv.map(|iv| iv.try_into().map_err(|_| Reason::IvLength)).transpose()?;
        if key.is_none() && iv.is_none() {
            return Ok(());
        }
        // A new key without a nonce continues at the next unused block.
        self.iv = iv.unwrap_or_else(|| self.next());
        if let Some(key) = key {
            let mut bytes: [u8; 32] = key.try_into().map_err(|_| Reason::KeyLength)?;
            self.key = Some(Key::from(bytes));
            bytes.zeroize();
        }
        self.begin()
    }

    fn set(&mut self, value: &Value<'_>) -> Result<(), Reason> {
        match value.name() {
            name if name == KEY_BYTES => only(value, Self::FACTS.key_bytes, Reason::KeyLength),
            name if name == IV_BYTES => only(value, IV, Reason::IvLength),
            _ => Ok(()),
        }
    }

    fn get(&mut self, place: &mut Place<'_>) -> Result<(), Reason> {
        match place.name() {
            name if name == KEY_BYTES => place.set_size(Self::FACTS.key_bytes),
            name if name == IV_BYTES => place.set_size(IV),
            name if name == UPDATED_IV => {
                self.updated = self.next();
                place.set_bytes(&self.updated)
            }
            _ => Ok(()),
        }
    }

    fn update(&mut self, mut data: InOut<'_>) -> Result<(), Reason> {
        loop {
            let stream = self.stream.as_mut().ok_or(Reason::NoKey)?;
            let left = KEYSTREAM_BYTES - stream.position();
            let now = usize::try_from(left).unwrap_or(usize::MAX);
            if now >= data.len() {
                return stream.apply_in_out(data).map_err(|_| Reason::Internal);
            }
            let (first, rest) = data.split_at(now);
            stream.apply_in_out(first).map_err(|_| Reason::Internal)?;
            data = rest;
            self.carry()?;
        }
    }

    fn finish(&mut self) -> Result<(), Reason> {
        if self.key.is_some() { Ok(()) } else { Err(Reason::NoKey) }
    }
}
