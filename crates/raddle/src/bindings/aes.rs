//! AES and AES-GCM whose key size is known only at run time.

use crate::{
    InOut,
    aead::{Aead, AnyLength, Gcm},
    aes::{Aes128, Aes192, Aes256, BLOCK_BYTES},
    aes_ctr::{Counter, KeystreamExhausted, Place},
    aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv},
    kernel::{Bits128, Bits192, Bits256},
    memory::bytes::WrongLength,
};

/// A value for each key size. A value whose alignment is 16 or less lies 16 bytes after the discriminant.
#[derive(Clone)]
#[repr(C)]
pub(super) enum BySize<A, B, C> {
    Bits128(A),
    Bits192(B),
    Bits256(C),
}

/// Evaluates an expression on the value, whichever key size it has.
macro_rules! with_size {
    ($value:expr, $name:ident => $work:expr) => {
        match $value {
            $crate::bindings::aes::BySize::Bits128($name) => $work,
            $crate::bindings::aes::BySize::Bits192($name) => $work,
            $crate::bindings::aes::BySize::Bits256($name) => $work,
        }
    };
}
pub(super) use with_size;

/// AES with a 16-byte, 24-byte or 32-byte key.
#[derive(Clone)]
pub struct AesKey(BySize<Aes128, Aes192, Aes256>);

impl AesKey {
    /// Expands the key (FIPS 197, section 5.2).
    ///
    /// # Errors
    ///
    /// Fails if the key has any other length.
    #[inline]
    pub fn new(key: &[u8]) -> Result<Self, WrongLength> {
        Ok(Self(match key.len() {
            16 => BySize::Bits128(Aes128::new(&key.try_into()?)),
            24 => BySize::Bits192(Aes192::new(&key.try_into()?)),
            _ => BySize::Bits256(Aes256::new(&key.try_into()?)),
        }))
    }

    /// Encrypts a block (FIPS 197, section 5.1).
    #[inline]
    #[must_use]
    pub fn encrypt_block(&self, block: &[u8; BLOCK_BYTES]) -> [u8; BLOCK_BYTES] {
        with_size!(&self.0, key => key.encrypt_block(block))
    }
}

/// AES-GCM with a 16-byte, 24-byte or 32-byte key, and nonces of any length.
#[derive(Clone)]
#[repr(transparent)]
pub struct GcmKey(pub(super) BySize<OfSize<Bits128>, OfSize<Bits192>, OfSize<Bits256>>);

/// AES-GCM with a key of one size.
pub(super) type OfSize<S> = Aead<Gcm<S, AnyLength>>;

impl GcmKey {
    /// Makes a cipher without a key, for callers that own its memory: [`set_key`](Self::set_key) computes the key in
    /// place. Until then, each use of the cipher panics.
    #[inline(always)]
    #[must_use]
    pub fn blank(key_bytes: usize) -> Self {
        Self(match key_bytes {
            16 => BySize::Bits128(Aead::blank()),
            24 => BySize::Bits192(Aead::blank()),
            _ => BySize::Bits256(Aead::blank()),
        })
    }

    /// Replaces the key with a key of the same length.
    ///
    /// # Errors
    ///
    /// Fails if the key has another length.
    #[inline]
    pub fn set_key(&mut self, key: &[u8]) -> Result<(), WrongLength> {
        with_size!(&mut self.0, cipher => cipher.set_key(&key.try_into()?));
        Ok(())
    }

    /// Makes a cipher with a key.
    ///
    /// # Errors
    ///
    /// Fails if the key has the wrong length.
    #[inline]
    pub fn new(key: &[u8]) -> Result<Self, WrongLength> {
        let mut new = Self::blank(key.len());
        new.set_key(key)?;
        Ok(new)
    }
}

/// AES-GCM-SIV with a 16-byte or 32-byte key.
#[derive(Clone)]
pub struct GcmSivKey(pub(super) BySivSize);

/// The cipher for each key size.
#[derive(Clone)]
pub(super) enum BySivSize {
    Bits128(Aes128GcmSiv),
    Bits256(Aes256GcmSiv),
}

/// Evaluates an expression on the cipher, whichever key size it has.
macro_rules! with_siv_size {
    ($value:expr, $name:ident => $work:expr) => {
        match $value {
            $crate::bindings::aes::BySivSize::Bits128($name) => $work,
            $crate::bindings::aes::BySivSize::Bits256($name) => $work,
        }
    };
}
pub(super) use with_siv_size;

impl GcmSivKey {
    /// Makes a cipher with a key (RFC 8452, section 4).
    ///
    /// # Errors
    ///
    /// Fails if the key has any other length.
    #[inline]
    pub fn new(key: &[u8]) -> Result<Self, WrongLength> {
        Ok(Self(match key.len() {
            16 => BySivSize::Bits128(Aes128GcmSiv::new(&key.try_into()?)),
            _ => BySivSize::Bits256(Aes256GcmSiv::new(&key.try_into()?)),
        }))
    }
}

/// A position in an AES keystream in counter mode, without the key: each call is given the same key.
#[derive(Clone)]
pub struct AesCtrPlace<C>(Place<C>);

impl<C: Counter> AesCtrPlace<C> {
    /// Starts at a counter block.
    #[inline]
    #[must_use]
    pub fn new(first: &[u8; 16]) -> Self {
        Self(Place::new(first))
    }

    /// Returns the position of the next byte.
    #[inline]
    #[must_use]
    pub fn position(&self) -> u64 {
        self.0.position
    }

    /// XORs the next bytes of keystream into the data.
    ///
    /// # Errors
    ///
    /// Fails if fewer bytes are left. Nothing is written then.
    #[inline]
    pub fn apply(&mut self, key: &AesKey, data: InOut<'_>) -> Result<(), KeystreamExhausted> {
        with_size!(&key.0, key => self.0.apply(key, data))
    }

    /// XORs the keystream, starting at a counter block, into a whole message, which is shorter than the keystream. No
    /// position is stored.
    #[inline]
    pub fn apply_once(key: &AesKey, first: &[u8; 16], data: InOut<'_>) {
        with_size!(&key.0, key => Place::<C>::apply_blocks(key, u128::from_be_bytes(*first), 0, data));
    }

    /// Moves to a byte.
    ///
    /// # Errors
    ///
    /// Fails if the byte is beyond the end. The position is then unchanged.
    #[inline]
    pub fn seek(&mut self, byte: u64) -> Result<(), KeystreamExhausted> {
        self.0.seek(byte)
    }
}
