//! The operations of AES in counter mode.

use raddle_isa::Contract;

use super::xor;
use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::aes::counter_mode;
use crate::reference::region::Regions;

/// AES in counter mode: [`xor`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesCtrXor(pub Size, pub Mode);

impl Operation for AesCtrXor {
    fn name(&self) -> String {
        match self.1 {
            Mode::Gcm => format!("{}_ctr_xor", self.0),
            Mode::GcmSiv => format!("{}_gcm_siv_xor", self.0),
        }
    }

    fn contract(&self) -> Contract {
        xor(self.0, self.1)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: match self.1 {
                Mode::Gcm => "AesCtrXor",
                Mode::GcmSiv => "AesGcmSivXor",
            },
            of: vec![self.0.parameter()],
            pointers: &["Output", "Input", "Schedule<S>", "Counter"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == self.1.algorithm(self.0)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(6)), ("schedule", draw.schedule(self.0)), ("counter", draw.counter_block(self.1))]
            .into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("out", counter_mode(self.1, &given["schedule"], &given["counter"], &given["input"]))].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}
