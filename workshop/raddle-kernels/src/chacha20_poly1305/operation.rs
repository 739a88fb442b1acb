//! The operations of ChaCha20-Poly1305.

use raddle_isa::Contract;

use super::{POLY1305, begin, blocks};
use crate::algorithm::Algorithm;
use crate::chacha20::BLOCK;
use crate::operation::{Interface, Operation};
use crate::poly1305::state::Powers;
use crate::reference::Draw;
use crate::reference::chacha20::keystream;
use crate::reference::poly1305::{State, accumulated, clamped};
use crate::reference::region::{Regions, xor};

/// The Poly1305 key and the first bytes of a message: [`begin`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chacha20Poly1305Begin {
    /// The memory layout of the powers of the key.
    pub powers: Powers,
    /// The maximal length in bytes.
    pub max: u64,
}

impl Operation for Chacha20Poly1305Begin {
    fn name(&self) -> String {
        "chacha20_poly1305_begin".into()
    }

    fn contract(&self) -> Contract {
        begin(&self.powers, self.max)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "Chacha20Poly1305Begin",
            of: Vec::new(),
            pointers: &["Output", "Input", "AeadState"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Chacha20Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let mut state = vec![0; draw.poly1305().bytes(&self.contract().numbers).len()];
        state[..POLY1305].copy_from_slice(&draw.chacha20());
        [("input", draw.message(6)), ("state", state)].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let keystream = keystream(&given["state"], BLOCK + given["input"].len());
        let half = |at: usize| u128::from_le_bytes(keystream[at..at + 16].try_into().expect("16 bytes"));
        let key = State { h: [0; 3], pad: 1, r: clamped(half(0)), s: half(16) };
        let mut state = key.bytes(&self.contract().numbers);
        state[..POLY1305].copy_from_slice(&given["state"][..POLY1305]);
        [("out", xor(&given["input"], &keystream[BLOCK..])), ("state", state)].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }

    fn powers(&self) -> Option<(&str, usize)> {
        self.powers.layout()
    }

    fn is_modular(&self) -> bool {
        true
    }
}

/// ChaCha20 and Poly1305 of whole blocks: [`blocks`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chacha20Poly1305Blocks {
    /// The memory layout of the powers of the key.
    pub powers: Powers,
    /// The number of bytes that the length is a multiple of.
    pub stride: u64,
    /// The number of bytes that are authenticated for each stride.
    pub share: u64,
}

impl Operation for Chacha20Poly1305Blocks {
    fn name(&self) -> String {
        "chacha20_poly1305_blocks".into()
    }

    fn contract(&self) -> Contract {
        blocks(&self.powers, self.stride, self.share)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "Chacha20Poly1305Blocks",
            of: Vec::new(),
            pointers: &["Output", "Input", "AeadState", "Authenticated"],
            powers: Some("Poly1305Powers"),
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Chacha20Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let mut state = draw.poly1305().bytes(&self.contract().numbers);
        state[..POLY1305].copy_from_slice(&draw.chacha20());
        let authenticated = Draw { len: draw.len / self.stride as usize * self.share as usize, ..*draw };
        [("input", draw.message(6)), ("mac", authenticated.message(7)), ("state", state)].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let out = xor(&given["input"], &keystream(&given["state"], given["input"].len()));
        let state = accumulated(&self.contract().numbers, given["state"].clone(), &given["mac"]);
        [("out", out), ("state", state)].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }

    fn powers(&self) -> Option<(&str, usize)> {
        self.powers.layout()
    }

    fn share(&self) -> Option<u64> {
        Some(self.share)
    }

    /// The shape determines the share that is authenticated, and whether a part of the message is separate.
    fn wrapped(&self) -> Option<Contract> {
        Some(blocks(&self.powers, self.stride, self.stride))
    }

    fn is_modular(&self) -> bool {
        true
    }
}
