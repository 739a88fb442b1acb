//! The operations of Poly1305.

use raddle_isa::Contract;

use super::state::Powers;
use super::{BLOCK, blocks, finish, lanes, powers};
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::poly1305::{State, accumulated, accumulated_lanes, in_lanes};
use crate::reference::region::Regions;

/// Powers of the Poly1305 key: [`powers`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poly1305Powers(pub Powers);

impl Operation for Poly1305Powers {
    fn name(&self) -> String {
        "poly1305_powers".into()
    }

    fn contract(&self) -> Contract {
        powers(&self.0)
    }

    fn interface(&self) -> Interface {
        Interface { contract: "Poly1305Powers", of: Vec::new(), pointers: &["MacState"], powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("state", draw.poly1305().bytes(&self.contract().numbers))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let numbers = self.contract().numbers;
        [("state", State::of(&numbers, &given["state"]).bytes(&numbers))].into()
    }

    fn powers(&self) -> Option<(&str, usize)> {
        self.0.layout()
    }

    fn is_modular(&self) -> bool {
        true
    }
}

/// Poly1305 of whole blocks: [`blocks`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poly1305Blocks {
    /// The memory layout of the powers of the key.
    pub powers: Powers,
    /// The number of bytes that the length is a multiple of.
    pub stride: u64,
    /// The maximal length in bytes.
    pub max: Option<u64>,
}

impl Operation for Poly1305Blocks {
    fn name(&self) -> String {
        "poly1305_blocks".into()
    }

    fn contract(&self) -> Contract {
        blocks(&self.powers, self.stride, self.max)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "Poly1305Blocks",
            of: Vec::new(),
            pointers: &["MacState", "Input"],
            powers: Some("Poly1305Powers"),
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(6)), ("state", draw.poly1305().bytes(&self.contract().numbers))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("state", accumulated(&self.contract().numbers, given["state"].clone(), &given["input"]))].into()
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

/// The last blocks and the tag of Poly1305: [`finish`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poly1305Finish;

impl Operation for Poly1305Finish {
    fn name(&self) -> String {
        "poly1305_finish".into()
    }

    fn contract(&self) -> Contract {
        finish()
    }

    fn interface(&self) -> Interface {
        Interface { contract: "Poly1305Finish", of: Vec::new(), pointers: &["MacState", "Input", "Tag"], powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(6)), ("state", draw.poly1305().bytes(&self.contract().numbers))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let state = State::of(&self.contract().numbers, &given["state"]);
        let h = state.accumulator().padded(&given["input"], state.key(), state.pad);
        [("tag", h.tag(state.s).to_vec())].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}

/// Poly1305 of equally many whole blocks of several messages: [`lanes`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poly1305Lanes {
    /// The number of messages.
    pub messages: usize,
}

impl Operation for Poly1305Lanes {
    fn name(&self) -> String {
        "poly1305_lanes".into()
    }

    fn contract(&self) -> Contract {
        lanes(self.messages)
    }

    fn interface(&self) -> Interface {
        Interface { contract: "Poly1305Lanes", of: Vec::new(), pointers: &["MacLanes", "Input"], powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Poly1305
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let state = |i| Draw { secret: draw.secret + i, ..*draw }.poly1305().words();
        let states: Vec<_> = (0..self.messages as u64).map(state).collect();
        [("input", draw.message(6)), ("state", in_lanes(&states))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("state", accumulated_lanes(self.messages, &given["state"], &given["input"]))].into()
    }

    fn block_bytes(&self) -> u64 {
        (BLOCK * self.messages) as u64
    }

    fn is_modular(&self) -> bool {
        true
    }
}
