//! The operations of SHA-1 with a check of each block for attacks. Its other operations are common to every
//! [`hash`](crate::hash::operation).

use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::word::ConcreteByte;
use raddle_isa::{Concrete, Contract, Word};

use super::attacks_in_lanes::{self, Test};
use super::{BLOCK, WORDS, attacks};
use crate::algorithm::Algorithm;
use crate::hash::{self, Hash, Messages};
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

/// The hash values after equally many blocks of many messages, and a record of each block of all messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sha1CheckedLanes {
    /// The number of messages.
    pub messages: usize,
}

impl Sha1CheckedLanes {
    /// Returns the record of a block of a message: the same as [`Sha1CheckedBlocks::record`], in the terms of kernels for many
    /// messages.
    pub fn record<W: Word>(&self, hash: &[W], block: &[W::Byte]) -> Vec<W> {
        let words = Hash::Sha1.block_words(block);
        let mut record = Hash::Sha1.compress_words(hash, words);
        record.push(attacks_in_lanes::candidates(&attacks::schedule(words), self.test()));
        record
    }

    /// Returns how kernels for this number of messages test bits: those for more than eight have AVX-512.
    pub fn test(&self) -> Test {
        if self.messages > 8 { Test::Borrow } else { Test::Compare }
    }

    /// Returns the number of bytes of the record of a block of each message.
    pub fn record_bytes(&self) -> usize {
        RECORD * self.messages
    }

    /// Returns the offset of a word in the record of a block of each message.
    pub fn place(&self, message: usize, word: usize) -> usize {
        4 * (self.messages * word + message)
    }

    /// Returns the contract with this number of bytes of the record of a block of each message.
    fn contract_with(&self, record: usize) -> Contract {
        let of_blocks = Extent::Share("len", record as u64, BLOCK as u64);
        let doc = "a record of each block of all messages, interleaved as the hash values are: the words of the hash values \
                   after the block, and the sets of attacks whose conditions the block of each message meets";
        let records = Region { extent: of_blocks, readable: false, written: true, ..Region::fixed("records", 0, doc) };
        let mut contract = hash::contract(Hash::Sha1, Messages::Lanes(self.messages));
        contract.doc = "SHA-1 (FIPS 180-4, 6.1.2) of many messages, the same number of blocks of each, and a record of each \
                        block, with the attacks that its words do not exclude (Stevens and Shumow, 2017).";
        let table = contract.parameters.pop().expect("the constants come last");
        contract.parameters.extend([Parameter::Pointer(records), table]);
        contract
    }
}

impl Operation for Sha1CheckedLanes {
    fn name(&self) -> String {
        "sha1_checked_lanes".into()
    }

    fn contract(&self) -> Contract {
        self.contract_with(self.record_bytes())
    }

    fn interface(&self) -> Interface {
        let pointers = &["Sha1Lanes", "Messages", "LaneRecords"];
        Interface { contract: "Sha1CheckedLanes", of: Vec::new(), pointers, powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Sha1CheckedLanes
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let state = ("state", draw.secret(12, Hash::Sha1.bytes() * self.messages));
        let names = Messages::Lanes(self.messages).regions();
        names.into_iter().zip(13..).map(|(name, salt)| (name, draw.message(salt))).chain([state]).collect()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let mut state = words(&given["state"]);
        let names = Messages::Lanes(self.messages).regions();
        let mut records = vec![0; given[names[0]].len() / BLOCK * self.record_bytes()];
        for (message, name) in names.into_iter().enumerate() {
            let mut hash: Vec<Concrete> = state.iter().skip(message).step_by(self.messages).copied().collect();
            let input: Vec<ConcreteByte> = given[name].iter().map(|&byte| byte.into()).collect();
            for (block, of_all) in input.chunks_exact(BLOCK).zip(records.chunks_exact_mut(self.record_bytes())) {
                let record = Sha1CheckedBlocks::record(&hash, block);
                for (word, bytes) in bytes(&record).chunks_exact(4).enumerate() {
                    of_all[self.place(message, word)..][..4].copy_from_slice(bytes);
                }
                hash = record[..WORDS].to_vec();
            }
            for (word, value) in hash.into_iter().enumerate() {
                state[self.messages * word + message] = value;
            }
        }
        [("state", bytes(&state)), ("records", records)].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }

    /// An interface expects the bytes of one message in each region.
    fn wrapped(&self) -> Option<Contract> {
        Some(self.contract_with(RECORD))
    }
}
