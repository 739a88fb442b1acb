//! The operations of AES in counter mode.

use raddle_isa::Contract;

use super::xor;
use crate::aes::{BLOCK, Size};
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::aes::counter_mode;
use crate::reference::region::Regions;

/// AES in counter mode: [`xor`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesCtrXor(pub Size);

impl Operation for AesCtrXor {
    fn name(&self) -> String {
        format!("{}_ctr_xor", self.0)
    }

    fn contract(&self) -> Contract {
        xor(self.0)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "AesCtrXor",
            of: vec![self.0.parameter()],
            pointers: &["Output", "Input", "Schedule<S>", "Counter"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::AesGcm(self.0)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(6)), ("schedule", draw.schedule(self.0)), ("counter", draw.counter_block())].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("out", counter_mode(&given["schedule"], &given["counter"], &given["input"]))].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}
