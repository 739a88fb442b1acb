//! AEADs on batches of packets.

use raddle::aes_gcm::{self, Aes128Gcm, Aes256Gcm};
use raddle::aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv};
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::kernel::{chacha20_poly1305_many_mac, chacha20_poly1305_many_plan, poly1305_plan};

use super::aes_gcm::AesGcm;
use super::aes_gcm_siv::AesGcmSiv;
use super::{Algorithm, KEY, Subject, aead, aead_batch, chacha20_poly1305};
use crate::speed::competitors::{AeadAlgorithm, Competitor};

/// The algorithms `chacha20-poly1305-many`, `aes-128-gcm-many`, `aes-256-gcm-many`, `aes-128-gcm-siv-many` and
/// `aes-256-gcm-siv-many`.
pub(crate) struct AeadMany {
    pub(crate) cipher: AeadAlgorithm,
    pub(crate) batch: usize,
}

impl Algorithm for AeadMany {
    fn name(&self) -> &'static str {
        match self.cipher {
            AeadAlgorithm::ChaCha20Poly1305 => "chacha20-poly1305-many",
            AeadAlgorithm::Aes128Gcm => "aes-128-gcm-many",
            AeadAlgorithm::Aes192Gcm => "aes-192-gcm-many",
            AeadAlgorithm::Aes256Gcm => "aes-256-gcm-many",
            AeadAlgorithm::Aes128GcmSiv => "aes-128-gcm-siv-many",
            AeadAlgorithm::Aes256GcmSiv => "aes-256-gcm-siv-many",
        }
    }

    fn operations(&self) -> &'static [&'static str] {
        match self.cipher {
            AeadAlgorithm::Aes128GcmSiv | AeadAlgorithm::Aes256GcmSiv => aead::SIV_OPERATIONS,
            _ => aead::OPERATIONS,
        }
    }

    fn batch(&self) -> Option<usize> {
        Some(self.batch)
    }

    /// Returns the kernels for batches, or the kernels for single packets if there are none.
    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str> {
        match self.cipher {
            AeadAlgorithm::ChaCha20Poly1305 => {
                let lanes = chacha20_poly1305_many_plan(bytes, self.batch).map(|kernel| kernel.name());
                let mut names: Vec<&str> = lanes.collect();
                names.dedup();
                if names.is_empty() {
                    return chacha20_poly1305::ChaCha20Poly1305.picked(operation, bytes);
                }
                match chacha20_poly1305_many_mac(self.batch) {
                    Some(kernel) => names.push(kernel.name()),
                    None => names.extend(poly1305_plan(bytes).map(|(name, _)| name)),
                }
                names
            }
            AeadAlgorithm::Aes128Gcm => AesGcm::Aes128.picked(operation, bytes),
            AeadAlgorithm::Aes192Gcm => AesGcm::Aes192.picked(operation, bytes),
            AeadAlgorithm::Aes256Gcm => AesGcm::Aes256.picked(operation, bytes),
            AeadAlgorithm::Aes128GcmSiv => AesGcmSiv::Aes128.picked(operation, bytes),
            AeadAlgorithm::Aes256GcmSiv => AesGcmSiv::Aes256.picked(operation, bytes),
        }
    }

    fn ours(&self, operation: &str) -> Box<dyn Subject> {
        let key = &KEY[..self.cipher.key_bytes()];
        match self.cipher {
            AeadAlgorithm::ChaCha20Poly1305 => {
                aead_batch::ours(ChaCha20Poly1305::new(&KEY.into()), operation, self.batch)
            }
            AeadAlgorithm::Aes128Gcm => {
                let key: [u8; 16] = key.try_into().expect("16 bytes");
                aead_batch::ours(Aes128Gcm::new(&key.into()), operation, self.batch)
            }
            AeadAlgorithm::Aes192Gcm => {
                let key: [u8; 24] = key.try_into().expect("24 bytes");
                aead_batch::ours(aes_gcm::Aes192Gcm::new(&key.into()), operation, self.batch)
            }
            AeadAlgorithm::Aes256Gcm => aead_batch::ours(Aes256Gcm::new(&KEY.into()), operation, self.batch),
            AeadAlgorithm::Aes128GcmSiv => {
                let key: [u8; 16] = key.try_into().expect("16 bytes");
                aead_batch::ours(Aes128GcmSiv::new(&key.into()), operation, self.batch)
            }
            AeadAlgorithm::Aes256GcmSiv => aead_batch::ours(Aes256GcmSiv::new(&KEY.into()), operation, self.batch),
        }
    }

    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>> {
        aead::by_competitor(competitor, self.cipher, operation, Some(self.batch))
    }
}
