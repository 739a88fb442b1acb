//! The operation of BLAKE3 on the inputs of a tree. Its other operations are common to every
//! [`hash`](crate::hash::operation).

use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::word::ConcreteByte;
use raddle_isa::{Concrete, Contract, Word};

use super::{BLOCK, WORDS, spec};
use crate::algorithm::Algorithm;
use crate::hash::Hash;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::region::{Regions, bytes, words};

/// The length of a chaining value in bytes.
pub const VALUE: usize = 4 * WORDS;

/// The length of the flags of a block in bytes.
pub const FLAGS: usize = 4;

/// The number of words of an input's counter.
pub const COUNTER_WORDS: usize = 2;

/// The operation that computes the chaining values of chunks, or of parents, from equal numbers of blocks of each input,
/// with flags for each block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blake3Inputs {
    /// The number of inputs.
    pub inputs: usize,
}

impl Blake3Inputs {
    /// Returns the length of the region `initial` in bytes.
    pub fn initial_bytes(&self) -> usize {
        4 * (WORDS + COUNTER_WORDS) * self.inputs
    }

    /// Returns the offset of an input's word in the region `initial`: a word of its chaining value, or of the counter
    /// after it.
    pub fn place(&self, input: usize, word: usize) -> usize {
        4 * (self.inputs * word + input)
    }

    /// Computes the chaining value of an input after one more whole block, from the words of the input's counter, the
    /// bytes of the flags and the bytes of the block.
    pub fn compress<W: Word>(value: &[W], counter: &[W], flags: &[W::Byte], block: &[W::Byte]) -> Vec<W> {
        let state = [value, counter, &[W::lit(32, BLOCK as u64), W::of_bytes(flags)]].concat();
        let words = std::array::from_fn(|i| W::of_bytes(&block[4 * i..][..4]));
        spec::compress(state.try_into().expect("twelve words"), words)[..WORDS].to_vec()
    }
}

impl Operation for Blake3Inputs {
    fn name(&self) -> String {
        "blake3_inputs".into()
    }

    fn contract(&self) -> Contract {
        let bytes = VALUE * self.inputs;
        let of_blocks = Extent::Share("len", FLAGS as u64, BLOCK as u64);
        let flags =
            Region { extent: of_blocks, ..Region::fixed("flags", 0, "the flags of each block, one word for each") };
        let initial = "the chaining values before the blocks and the counters, the low word first, word by word: word `w` of \
                       input `i` is word `inputs * w + i`";
        let values = "the chaining values of the inputs, one after another";
        Contract {
            doc: "BLAKE3 (2.2) of many inputs: the chaining value of each after `len / 64` whole blocks.",
            parameters: vec![
                Parameter::fixed("initial", self.initial_bytes(), initial),
                Parameter::Pointer(flags),
                Parameter::Messages { name: "inputs", count: self.inputs, doc: "the blocks of an input" },
                Parameter::Length { name: "len", multiple: BLOCK as u64, max: None },
                Parameter::fixed("values", bytes, values).initialized(0..0).written(0..bytes),
                Parameter::table(),
            ],
            may_alias: Vec::new(),
            numbers: Vec::new(),
        }
    }
    fn interface(&self) -> Interface {
        let pointers = &["TreeInitial", "TreeFlags", "Messages", "TreeValues"];
        Interface { contract: "Blake3Inputs", of: Vec::new(), pointers, powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Hash(Hash::Blake3)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let names = (0..self.inputs).map(Parameter::message_of);
        let inputs = names.zip(13..).map(|(name, salt)| (name, draw.message(salt)));
        let flags = draw.secret(11, draw.len / BLOCK * FLAGS);
        inputs.chain([("initial", draw.secret(12, self.initial_bytes())), ("flags", flags)]).collect()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        let initial = words(&given["initial"]);
        let plain = |name| Vec::from_iter(given[name].iter().map(|&byte| ConcreteByte::from(byte)));
        let flags = plain("flags");
        let value = |input: usize| {
            let before = Vec::from_iter((0..WORDS + COUNTER_WORDS).map(|word| initial[self.place(input, word) / 4]));
            let (before, counter) = before.split_at(WORDS);
            let inputs = plain(Parameter::message_of(input));
            let blocks = inputs.chunks(BLOCK).zip(flags.chunks(FLAGS));
            bytes(&blocks.fold(before.to_vec(), |value: Vec<Concrete>, (block, flags)| {
                Self::compress(&value, counter, flags, block)
            }))
        };
        [("values", (0..self.inputs).flat_map(value).collect())].into()
    }

    fn block_bytes(&self) -> u64 {
        BLOCK as u64
    }
}
