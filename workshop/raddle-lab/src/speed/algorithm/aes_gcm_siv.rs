//! AES-GCM-SIV (RFC 8452): one key for all messages, a twelve-byte nonce for each, and a separate tag. Sealing is in
//! place; a message is opened from another buffer.

use raddle::aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv};
use raddle::kernel::{Bits128, Bits256, aes_gcm_siv_plan};

use super::{Algorithm, KEY, Subject, aead};
use crate::speed::competitors::{AeadAlgorithm, Competitor};

/// The algorithms `aes-128-gcm-siv` and `aes-256-gcm-siv`.
pub(crate) enum AesGcmSiv {
    Aes128,
    Aes256,
}

impl Algorithm for AesGcmSiv {
    fn name(&self) -> &'static str {
        match self {
            Self::Aes128 => "aes-128-gcm-siv",
            Self::Aes256 => "aes-256-gcm-siv",
        }
    }

    fn operations(&self) -> &'static [&'static str] {
        aead::SIV_OPERATIONS
    }

    fn out_of_place(&self) -> &'static [&'static str] {
        aead::OUT_OF_PLACE
    }

    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str> {
        let opens = operation.starts_with("open");
        match self {
            Self::Aes128 => aes_gcm_siv_plan::<Bits128>(opens, bytes).collect(),
            Self::Aes256 => aes_gcm_siv_plan::<Bits256>(opens, bytes).collect(),
        }
    }

    fn ours(&self, operation: &str) -> Box<dyn Subject> {
        match self {
            Self::Aes128 => {
                let key: [u8; 16] = *KEY.first_chunk().expect("32");
                aead::subject(Aes128GcmSiv::new(&key.into()), operation)
            }
            Self::Aes256 => aead::subject(Aes256GcmSiv::new(&KEY.into()), operation),
        }
    }

    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>> {
        let cipher = match self {
            Self::Aes128 => AeadAlgorithm::Aes128GcmSiv,
            Self::Aes256 => AeadAlgorithm::Aes256GcmSiv,
        };
        aead::by_competitor(competitor, cipher, operation, None)
    }
}
