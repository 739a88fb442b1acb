//! The operation of several hash functions of one message.

use raddle_isa::{Contract, Parameter};

use super::{BLOCK, Combination};
use crate::algorithm::Algorithm;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::hash::compress;
use crate::reference::region::Regions;

/// The hash value of each function of a combination, after the blocks of one message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedBlocks(pub Combination);

impl Operation for CombinedBlocks {
    fn name(&self) -> String {
        format!("{}_blocks", self.0)
    }

    fn contract(&self) -> Contract {
        let (doc, state) = match self.0 {
            Combination::Md5Sha256 => (
                "MD5 (RFC 1321, 3.4) and SHA-256 (FIPS 180-4, 6.2.2) of one message: the hash value of each after `len / \
                 64` more blocks.",
                "the hash values of MD5 and SHA-256, one after the other: their words",
            ),
            Combination::Sha1Sha256 => (
                "SHA-1 and SHA-256 (FIPS 180-4, 6.1.2 and 6.2.2) of one message: the hash value of each after `len / 64` \
                 more blocks.",
                "the hash values of SHA-1 and SHA-256, one after the other: their words",
            ),
            Combination::Md5Sha1Sha256 => (
                "MD5 (RFC 1321, 3.4), SHA-1 and SHA-256 (FIPS 180-4, 6.1.2 and 6.2.2) of one message: the hash value of \
                 each after `len / 64` more blocks.",
                "the hash values of MD5, SHA-1 and SHA-256, one after another: their words",
            ),
        };
        let bytes = self.0.bytes();
        Contract {
            doc,
            parameters: vec![
                Parameter::state(bytes, state).written(0..bytes),
                Parameter::input("input", "the blocks"),
                Parameter::Length { name: "len", multiple: BLOCK as u64, max: None },
                Parameter::table(),
            ],
            may_alias: Vec::new(),
            numbers: Vec::new(),
        }
    }

    fn interface(&self) -> Interface {
        let of = vec![("C", self.0.library())];
        Interface { contract: "CombinedBlocks", of, pointers: &["Hashes<C>", "Input"], powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Combined(self.0)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("state", draw.secret(12, self.0.bytes())), ("input", draw.message(13))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let value = |(hash, place)| compress(hash, &given["state"][place..][..hash.bytes()], &given["input"]);
        [("state", self.0.places().flat_map(value).collect())].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}
