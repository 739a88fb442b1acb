//! The operation of SHA-256 on messages of one length. The other operations are those of every
//! [`hash`](crate::hash::operation).

use raddle_isa::code::Parameter;
use raddle_isa::{Concrete, Contract};

use super::BLOCK;
use super::padding::padded_block;
use crate::algorithm::Algorithm;
use crate::hash::Hash;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::region::{Regions, bytes, words};

/// The number of bytes of a digest.
const DIGEST: usize = 32;

/// The digests of many 64-byte messages, such as the pairs of digests in trees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sha256Pairs {
    /// The number of messages.
    pub messages: usize,
}

impl Sha256Pairs {
    /// Returns the contract with this number of bytes of the initial hash value.
    fn contract_with(&self, initial: usize) -> Contract {
        let bytes = DIGEST * self.messages;
        let digests = "the digests of the messages, one after another";
        Contract {
            doc: "SHA-256 (FIPS 180-4, 6.2) of many messages of 64 bytes, each with its padding (5.1.1).",
            parameters: vec![
                Parameter::fixed("initial", initial, "the initial hash value: its words"),
                Parameter::fixed("pairs", BLOCK * self.messages, "the messages, one after another"),
                Parameter::fixed("digests", bytes, digests).initialized(0..0).written(0..bytes),
                Parameter::table(),
            ],
            may_alias: Vec::new(),
            numbers: Vec::new(),
        }
    }
}

impl Operation for Sha256Pairs {
    fn name(&self) -> String {
        "sha256_pairs".into()
    }

    fn contract(&self) -> Contract {
        self.contract_with(DIGEST)
    }

    fn interface(&self) -> Interface {
        let pointers = &["Hash<F>", "Pairs", "Digests"];
        Interface { contract: "HashPairs", of: vec![("F", "Sha256")], pointers, powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Hash(Hash::Sha256)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("initial", draw.secret(12, DIGEST)), ("pairs", draw.secret(13, BLOCK * self.messages))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let initial = words(&given["initial"]);
        let digest = |pair: &[u8]| {
            let pair: Vec<_> = pair.iter().map(|&byte| byte.into()).collect();
            let mut digest = bytes(&padded_block::<Concrete>(&initial, &pair));
            digest.chunks_mut(4).for_each(<[u8]>::reverse);
            digest
        };
        [("digests", given["pairs"].chunks(BLOCK).flat_map(digest).collect())].into()
    }

    fn messages(&self) -> Option<usize> {
        Some(self.messages)
    }

    /// All messages share the initial hash value, but an interface expects the bytes of one message in each region.
    fn wrapped(&self) -> Option<Contract> {
        Some(self.contract_with(DIGEST * self.messages))
    }
}
