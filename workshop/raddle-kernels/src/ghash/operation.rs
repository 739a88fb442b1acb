//! The operations of GHASH.

use raddle_isa::Contract;

use super::{Powers, blocks, powers};
use crate::aes::BLOCK;
use crate::aes::mode::Mode;
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::aes::{add_blocks, key, key_of_powers, write_powers};
use crate::reference::region::Regions;

/// Powers of the GHASH key: [`powers`](super::powers()).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GhashPowers(pub Powers);

impl Operation for GhashPowers {
    fn name(&self) -> String {
        "ghash_powers".into()
    }

    fn contract(&self) -> Contract {
        powers(&self.0)
    }

    fn interface(&self) -> Interface {
        Interface { contract: "GhashPowers", of: Vec::new(), pointers: &["HashKey", "Powers"], powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        matches!(algorithm, Algorithm::AesGcm(_) | Algorithm::AesGcmSiv(_))
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("h", draw.secret(5, BLOCK))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let mut region = vec![0; self.0.bytes];
        write_powers(&self.0.numbers("powers", 0), key(&given["h"]), &mut region);
        [("powers", region)].into()
    }

    fn powers(&self) -> Option<(&str, usize)> {
        self.0.layout()
    }
}

/// GHASH or POLYVAL of whole blocks: [`blocks`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GhashBlocks(pub Powers, pub Mode);

impl Operation for GhashBlocks {
    fn name(&self) -> String {
        match self.1 {
            Mode::Gcm => "ghash_blocks".into(),
            Mode::GcmSiv => "polyval_blocks".into(),
        }
    }

    fn contract(&self) -> Contract {
        blocks(&self.0, self.1)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: match self.1 {
                Mode::Gcm => "GhashBlocks",
                Mode::GcmSiv => "PolyvalBlocks",
            },
            of: Vec::new(),
            pointers: &["Sum", "Input", "Powers"],
            powers: Some("GhashPowers"),
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        match self.1 {
            Mode::Gcm => matches!(algorithm, Algorithm::AesGcm(_)),
            Mode::GcmSiv => matches!(algorithm, Algorithm::AesGcmSiv(_)),
        }
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let powers = draw.ghash(&self.0.numbers("powers", 0), self.0.bytes);
        [("input", draw.message(6)), ("sum", draw.secret(9, BLOCK)), ("powers", powers)].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let g = key_of_powers(&self.0.numbers("powers", 0), &given["powers"]);
        let sum = add_blocks(self.1, self.1.point(&given["sum"]), g, &given["input"]);
        [("sum", self.1.block(sum).to_vec())].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }

    fn powers(&self) -> Option<(&str, usize)> {
        self.0.layout()
    }
}
