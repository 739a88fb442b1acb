//! The operations of AES.

use raddle_isa::Contract;

use super::{BLOCK, Size, expand, siv_keys};
use crate::aes::mode::Mode;
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::aes::{message_keys, schedule};
use crate::reference::region::Regions;

impl Size {
    /// Returns the parameter of contracts in the library: its letter, and the type of this size.
    pub(crate) fn parameter(self) -> (&'static str, &'static str) {
        ("S", self.library())
    }

    /// Returns the type of this size in the library.
    pub fn library(self) -> &'static str {
        match self {
            Size::Aes128 => "Bits128",
            Size::Aes192 => "Bits192",
            Size::Aes256 => "Bits256",
        }
    }
}

/// The key schedule of AES: [`expand`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesExpand(pub Size);

impl Operation for AesExpand {
    fn name(&self) -> String {
        format!("{}_expand", self.0)
    }

    fn contract(&self) -> Contract {
        expand(self.0)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "AesExpand",
            of: vec![self.0.parameter()],
            pointers: &["CipherKey<S>", "Schedule<S>"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        matches!(algorithm, Algorithm::AesGcm(size) | Algorithm::AesGcmSiv(size) if size == self.0)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("cipher_key", draw.cipher_key(self.0))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("schedule", schedule(self.0, &given["cipher_key"]))].into()
    }
}

/// The keys of a message of AES-GCM-SIV: [`siv_keys`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesGcmSivKeys(pub Size);

impl Operation for AesGcmSivKeys {
    fn name(&self) -> String {
        format!("{}_gcm_siv_keys", self.0)
    }

    fn contract(&self) -> Contract {
        siv_keys(self.0)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "AesGcmSivKeys",
            of: vec![self.0.parameter()],
            pointers: &["Schedule<S>", "Counter", "Schedule<S>", "PolyvalKey"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::AesGcmSiv(self.0)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let draw = Draw { len: BLOCK * self.0.siv_key_blocks(), ..*draw };
        [("schedule", draw.schedule(self.0)), ("counter", draw.counter_block(Mode::GcmSiv))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let keys = message_keys(self.0, &given["schedule"], &given["counter"]);
        let (h, key) = keys.split_at(BLOCK);
        [("keys", schedule(self.0, key)), ("h", h.to_vec())].into()
    }
}
