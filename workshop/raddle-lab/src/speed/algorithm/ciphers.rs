//! AEADs, on single messages and on batches of packets: one key, a nonce for each message, and a separate tag.
//! Operations are in place, but for opening by AES-GCM-SIV.

use raddle::aes_gcm::{self, Aes128Gcm, Aes192Gcm, Aes256Gcm, Nonce, Tag};
use raddle::aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv};
use raddle::chacha20poly1305::ChaCha20Poly1305;

use super::{Algorithm, KEY, Subject, aead, aead_batch, kernels};
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
        let operation = if operation.starts_with("open") { "open" } else { "seal" };
        match (self.cipher, self.batch) {
            (AeadAlgorithm::ChaCha20Poly1305, None) => kernels("chacha20_poly1305", bytes, 1),
            (AeadAlgorithm::ChaCha20Poly1305, Some(batch)) => kernels("chacha20_poly1305_many", bytes, batch),
            (AeadAlgorithm::Aes128Gcm, _) => kernels(&format!("aes128_gcm_{operation}"), bytes, 1),
            (AeadAlgorithm::Aes192Gcm, _) => kernels(&format!("aes192_gcm_{operation}"), bytes, 1),
            (AeadAlgorithm::Aes256Gcm, _) => kernels(&format!("aes256_gcm_{operation}"), bytes, 1),
            (AeadAlgorithm::Aes128GcmSiv, _) => kernels(&format!("aes128_gcm_siv_{operation}"), bytes, 1),
            (AeadAlgorithm::Aes256GcmSiv, _) => kernels(&format!("aes256_gcm_siv_{operation}"), bytes, 1),
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
