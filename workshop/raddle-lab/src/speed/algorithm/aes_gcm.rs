//! AES-GCM (SP 800-38D): one key for all messages, a twelve-byte nonce for each, in-place operation, and a separate
//! tag.

use raddle::aes_gcm::{Aes128Gcm, Aes192Gcm, Aes256Gcm, Key};
use raddle::kernel::{Bits128, Bits192, Bits256, KeySize, Open, Seal, aes_gcm_blocks, aes_gcm_finish, aes_gcm_plan};

use super::{Algorithm, KEY, Kernel, Subject, aead, aes_gcm_by_kernel as by_kernel};
use crate::speed::competitors::{AeadAlgorithm, Competitor};

/// The algorithms `aes-128-gcm`, `aes-192-gcm` and `aes-256-gcm`.
pub(crate) enum AesGcm {
    Aes128,
    Aes192,
    Aes256,
}

/// Returns the kernels that process parts of a message of `bytes` bytes.
fn plan<S: KeySize>(operation: &str, bytes: usize) -> Vec<&'static str> {
    match operation {
        "seal" | "seal-into" => aes_gcm_plan::<S, Seal>(bytes).map(|(name, _)| name).collect(),
        _ => aes_gcm_plan::<S, Open>(bytes).map(|(name, _)| name).collect(),
    }
}

/// Returns the kernels for blocks and for the ends of messages.
fn kernels<S: KeySize>() -> Vec<Kernel> {
    let of = |name, available| Kernel { name, available };
    let mut kernels: Vec<Kernel> =
        aes_gcm_blocks::<S, Seal>().iter().map(|kernel| of(kernel.name(), kernel.is_available())).collect();
    kernels.extend(aes_gcm_blocks::<S, Open>().iter().map(|kernel| of(kernel.name(), kernel.is_available())));
    kernels.extend(aes_gcm_finish::<S, Seal>().iter().map(|kernel| of(kernel.name(), kernel.is_available())));
    kernels.extend(aes_gcm_finish::<S, Open>().iter().map(|kernel| of(kernel.name(), kernel.is_available())));
    kernels
}

impl Algorithm for AesGcm {
    fn name(&self) -> &'static str {
        match self {
            Self::Aes128 => "aes-128-gcm",
            Self::Aes192 => "aes-192-gcm",
            Self::Aes256 => "aes-256-gcm",
        }
    }

    fn operations(&self) -> &'static [&'static str] {
        aead::OPERATIONS
    }

    fn out_of_place(&self) -> &'static [&'static str] {
        aead::OUT_OF_PLACE
    }

    fn kernels(&self) -> Vec<Kernel> {
        match self {
            Self::Aes128 => kernels::<Bits128>(),
            Self::Aes192 => kernels::<Bits192>(),
            Self::Aes256 => kernels::<Bits256>(),
        }
    }

    fn picked(&self, operation: &str, bytes: usize) -> Vec<&'static str> {
        match self {
            Self::Aes128 => plan::<Bits128>(operation, bytes),
            Self::Aes192 => plan::<Bits192>(operation, bytes),
            Self::Aes256 => plan::<Bits256>(operation, bytes),
        }
    }

    fn ours(&self, operation: &str) -> Box<dyn Subject> {
        match self {
            Self::Aes128 => aead::subject(Aes128Gcm::new(&Key::from(*KEY.first_chunk::<16>().expect("32"))), operation),
            Self::Aes192 => aead::subject(Aes192Gcm::new(&Key::from(*KEY.first_chunk::<24>().expect("32"))), operation),
            Self::Aes256 => aead::subject(Aes256Gcm::new(&Key::from(KEY)), operation),
        }
    }

    fn by_kernel(&self, name: &str, operation: &str) -> Option<Box<dyn Subject>> {
        match self {
            Self::Aes128 => by_kernel::subject::<Bits128>(name, &(*KEY.first_chunk().expect("32")).into(), operation),
            Self::Aes192 => by_kernel::subject::<Bits192>(name, &(*KEY.first_chunk().expect("32")).into(), operation),
            Self::Aes256 => by_kernel::subject::<Bits256>(name, &KEY.into(), operation),
        }
    }

    fn by_competitor(&self, competitor: Competitor, operation: &str) -> Option<Box<dyn Subject>> {
        let cipher = match self {
            Self::Aes128 => AeadAlgorithm::Aes128Gcm,
            Self::Aes192 => AeadAlgorithm::Aes192Gcm,
            Self::Aes256 => AeadAlgorithm::Aes256Gcm,
        };
        aead::by_competitor(competitor, cipher, operation, None)
    }
}
