//! AEADs, on single messages and on batches of packets: one key, a nonce for each message, and a separate tag.
//! Operations are in place, but for opening by AES-GCM-SIV.

use raddle::aes_gcm::{self, Aes128Gcm, Aes192Gcm, Aes256Gcm, Nonce, Tag};
use raddle::aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv};
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::kernel::{
    Bits128, Bits192, Bits256, KeySize, Open, Seal, aes_gcm_plan, aes_gcm_siv_plan, chacha20_poly1305_many_mac,
    chacha20_poly1305_many_plan, chacha20_poly1305_plan, chacha20_xor_plan, poly1305_plan,
};

use super::{Algorithm, KEY, Subject, aead, aead_batch};
use crate::speed::competitors::{AeadAlgorithm, Competitor};

/// An AEAD on single messages, or on batches.
pub(crate) struct Cipher {
    pub(crate) cipher: AeadAlgorithm,
    pub(crate) batch: Option<usize>,
}

/// Returns the beginning of the key.
fn key<const N: usize>() -> [u8; N] {
    *KEY.first_chunk().expect("32 bytes or fewer")
}

/// Returns the kernels of AES-GCM that process parts of a message of `bytes` bytes.
fn aes_gcm<S: KeySize>(opens: bool, bytes: usize) -> Vec<&'static str> {
    match opens {
        true => aes_gcm_plan::<S, Open>(bytes).map(|(name, _)| name).collect(),
        false => aes_gcm_plan::<S, Seal>(bytes).map(|(name, _)| name).collect(),
    }
}

/// Returns the kernels of ChaCha20-Poly1305 that do both at once, or otherwise those of ChaCha20 and of Poly1305.
fn chacha20_poly1305(bytes: usize) -> Vec<&'static str> {
    let (begin, both) = chacha20_poly1305_plan(bytes);
    let mut names: Vec<&str> = begin.map(|kernel| kernel.name()).into_iter().collect();
    names.extend(both.map(|kernel| kernel.name()));
    if names.is_empty() {
        names.extend(chacha20_xor_plan(bytes).map(|(kernel, _)| kernel.name()));
    }
    if both.is_none() {
        names.extend(poly1305_plan(bytes).map(|(name, _)| name));
    }
    names
}

/// Returns the kernels of ChaCha20-Poly1305 for a batch, or the kernels for single packets if there are none.
fn chacha20_poly1305_many(bytes: usize, batch: usize) -> Vec<&'static str> {
    let mut names: Vec<&str> = chacha20_poly1305_many_plan(bytes, batch).map(|kernel| kernel.name()).collect();
    names.dedup();
    if names.is_empty() {
        return chacha20_poly1305(bytes);
    }
    match chacha20_poly1305_many_mac(batch) {
        Some(kernel) => names.push(kernel.name()),
        None => names.extend(poly1305_plan(bytes).map(|(name, _)| name)),
    }
    names
}

/// Returns an operation of the library, whose key is set up.
fn ours<V>(aead: aes_gcm::Aead<V>, operation: &str, batch: Option<usize>) -> Box<dyn Subject>
where
    V: for<'n> aes_gcm::AeadAlgorithm<Nonce<'n> = &'n Nonce, Tag = Tag> + 'static,
{
    match batch {
        None => aead::subject(aead, operation),
        Some(batch) => aead_batch::ours(aead, operation, batch),
    }
}

impl Algorithm for Cipher {
    fn name(&self) -> &'static str {
        let [single, many] = match self.cipher {
            AeadAlgorithm::ChaCha20Poly1305 => ["chacha20-poly1305", "chacha20-poly1305-many"],
            AeadAlgorithm::Aes128Gcm => ["aes-128-gcm", "aes-128-gcm-many"],
            AeadAlgorithm::Aes192Gcm => ["aes-192-gcm", "aes-192-gcm-many"],
            AeadAlgorithm::Aes256Gcm => ["aes-256-gcm", "aes-256-gcm-many"],
            AeadAlgorithm::Aes128GcmSiv => ["aes-128-gcm-siv", "aes-128-gcm-siv-many"],
            AeadAlgorithm::Aes256GcmSiv => ["aes-256-gcm-siv", "aes-256-gcm-siv-many"],
        };
        if self.batch.is_some() { many } else { single }
    }

    fn operations(&self) -> &'static [&'static str] {
        match self.cipher {
            AeadAlgorithm::Aes128GcmSiv | AeadAlgorithm::Aes256GcmSiv => aead::SIV_OPERATIONS,
            _ => aead::OPERATIONS,
        }
    }

    fn out_of_place(&self) -> &'static [&'static str] {
        if self.batch.is_some() { &[] } else { aead::OUT_OF_PLACE }
    }

    fn batch(&self) -> Option<usize> {
        self.batch
    }

    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str> {
        let opens = operation.starts_with("open");
        match self.cipher {
            AeadAlgorithm::ChaCha20Poly1305 => {
                self.batch.map_or_else(|| chacha20_poly1305(bytes), |batch| chacha20_poly1305_many(bytes, batch))
            }
            AeadAlgorithm::Aes128Gcm => aes_gcm::<Bits128>(opens, bytes),
            AeadAlgorithm::Aes192Gcm => aes_gcm::<Bits192>(opens, bytes),
            AeadAlgorithm::Aes256Gcm => aes_gcm::<Bits256>(opens, bytes),
            AeadAlgorithm::Aes128GcmSiv => aes_gcm_siv_plan::<Bits128>(opens, bytes).collect(),
            AeadAlgorithm::Aes256GcmSiv => aes_gcm_siv_plan::<Bits256>(opens, bytes).collect(),
        }
    }

    fn ours(&self, operation: &str) -> Box<dyn Subject> {
        match self.cipher {
            AeadAlgorithm::ChaCha20Poly1305 => ours(ChaCha20Poly1305::new(&KEY.into()), operation, self.batch),
            AeadAlgorithm::Aes128Gcm => ours(Aes128Gcm::new(&key::<16>().into()), operation, self.batch),
            AeadAlgorithm::Aes192Gcm => ours(Aes192Gcm::new(&key::<24>().into()), operation, self.batch),
            AeadAlgorithm::Aes256Gcm => ours(Aes256Gcm::new(&KEY.into()), operation, self.batch),
            AeadAlgorithm::Aes128GcmSiv => ours(Aes128GcmSiv::new(&key::<16>().into()), operation, self.batch),
            AeadAlgorithm::Aes256GcmSiv => ours(Aes256GcmSiv::new(&KEY.into()), operation, self.batch),
        }
    }

    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>> {
        aead::by_competitor(competitor, self.cipher, operation, self.batch)
    }
}
