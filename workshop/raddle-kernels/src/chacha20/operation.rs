//! The operations of ChaCha20.

use raddle_isa::Contract;

use super::{BLOCK, blocks, xor};
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::chacha20::keystream;
use crate::reference::region::{Regions, xor as add};

/// ChaCha20 of a message: [`xor`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chacha20Xor;

impl Operation for Chacha20Xor {
    fn name(&self) -> String {
        "chacha20_xor".into()
    }

    fn contract(&self) -> Contract {
        xor()
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "Chacha20Xor",
            of: Vec::new(),
            pointers: &["Output", "Input", "CipherState"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Chacha20
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(6)), ("state", draw.chacha20())].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("out", add(&given["input"], &keystream(&given["state"], given["input"].len())))].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}

/// Blocks of ChaCha20, each from a state of its own: [`blocks`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chacha20Blocks {
    /// The number of bytes that the length is a multiple of.
    pub stride: u64,
}

impl Operation for Chacha20Blocks {
    fn name(&self) -> String {
        "chacha20_blocks".into()
    }

    fn contract(&self) -> Contract {
        blocks(self.stride)
    }

    fn interface(&self) -> Interface {
        Interface { contract: "Chacha20Blocks", of: Vec::new(), pointers: &["KeystreamBlocks"], powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Chacha20Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("blocks", draw.chacha20_states())].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let states = given["blocks"].chunks(BLOCK);
        [("blocks", states.flat_map(|state| keystream(state, BLOCK)).collect())].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}
