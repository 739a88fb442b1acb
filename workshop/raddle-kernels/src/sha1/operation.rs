//! The operation of SHA-1 with a check of each block for attacks. Its other operations are common to every
//! [`hash`](crate::hash::operation).

use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::word::ConcreteByte;
use raddle_isa::{Concrete, Contract, Word};

use super::{BLOCK, WORDS, attacks};
use crate::algorithm::Algorithm;
use crate::hash::Hash;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::region::{Regions, bytes, words};

/// The number of bytes of the record of a block.
pub const RECORD: usize = 4 * (WORDS + 1);

/// The hash value after the blocks of one message, and a record of each block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sha1CheckedBlocks;

impl Sha1CheckedBlocks {
    /// Returns the record of a block: the hash value after the block, and the set of attacks whose conditions it meets.
    pub fn record<W: Word>(hash: &[W], block: &[W::Byte]) -> Vec<W> {
        let words = Hash::Sha1.block_words(block);
        let mut record = Hash::Sha1.compress_words(hash, words);
        record.push(attacks::candidates(&attacks::schedule(words)));
        record
    }
}

impl Operation for Sha1CheckedBlocks {
    fn name(&self) -> String {
        "sha1_checked_blocks".into()
    }

    fn contract(&self) -> Contract {
        let bytes = Hash::Sha1.bytes();
        let of_blocks = Extent::Share("len", RECORD as u64, BLOCK as u64);
        let doc = "a record of each block: the words of the hash value after the block, and the set of attacks whose \
                   conditions the block meets, one word";
        let records = Region { extent: of_blocks, readable: false, written: true, ..Region::fixed("records", 0, doc) };
        Contract {
            doc: "SHA-1 (FIPS 180-4, 6.1.2) of one message: the hash value after `len / 64` more blocks, and a record of each \
                  block, with the attacks that its words do not exclude (Stevens and Shumow, 2017).",
            parameters: vec![
                Parameter::state(bytes, "the hash value: its words").written(0..bytes),
                Parameter::input("input", "the blocks"),
                Parameter::Length { name: "len", multiple: BLOCK as u64, max: None },
                Parameter::Pointer(records),
                Parameter::table(),
            ],
            may_alias: Vec::new(),
            numbers: Vec::new(),
        }
    }

    fn interface(&self) -> Interface {
        let pointers = &["Sha1Hash", "Input", "Records"];
        Interface { contract: "Sha1CheckedBlocks", of: Vec::new(), pointers, powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Sha1Checked
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        [("state", draw.secret(12, Hash::Sha1.bytes())), ("input", draw.message(13))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let mut hash: Vec<Concrete> = words(&given["state"]);
        let input: Vec<ConcreteByte> = given["input"].iter().map(|&byte| byte.into()).collect();
        let mut records = Vec::new();
        for block in input.chunks_exact(BLOCK) {
            let record = Self::record(&hash, block);
            records.extend(bytes(&record));
            hash = record[..WORDS].to_vec();
        }
        [("state", bytes(&hash)), ("records", records)].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}
