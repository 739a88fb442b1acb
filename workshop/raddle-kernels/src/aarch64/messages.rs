//! Many messages at once, in groups of as many messages as a vector has lanes: four for 32-bit words, two for 64-bit
//! words. A vector holds a word of each message of a group.
//!
//! The words of a block are transposed and stored on the stack, as vectors in the form that the rounds use. The hash
//! values before the block are stored next to them. Each group has registers of its own, so that groups can be woven.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Slots, at, straight};
use raddle_isa::{Code, Inst, Mem, Strand};

use super::lane::Lane;
use crate::hash::Hash;
use crate::variant::Builder;

/// Returns the number of messages of a group.
pub(crate) fn lanes(hash: Hash) -> usize {
    VECTOR / hash.word_bytes()
}

/// The number of words of a block.
const WORDS: usize = 16;
/// The number of bytes of a vector.
const VECTOR: usize = 16;

/// Returns constants as vectors hold them: each in all lanes, with zeros after the last constant.
pub(crate) fn table(constants: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Vec<u8> {
    let vectors = constants.into_iter().flat_map(|k| k.as_ref().repeat(VECTOR / k.as_ref().len()));
    vectors.chain([0; VECTOR]).collect()
}

/// The order of the words of a block in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bytes {
    LowestFirst,
    HighestFirst,
}

/// Groups of messages.
pub(crate) struct Messages {
    groups: usize,
    hash: Hash,
    lane: Lane,
    bytes: Bytes,
    /// The pointers to the messages.
    pointers: Vec<X>,
    /// The words of the blocks of each group, and its hash values before them.
    slots: Slots,
}

impl Messages {
    pub(crate) fn new(k: &mut Builder<Aarch64>, hash: Hash, groups: usize, bytes: Bytes) -> Messages {
        let pointers = (0..lanes(hash) * groups).map(|_| k.take()).collect();
        k.clear((0..32).map(v));
        k.fix_all([8, 9, 10, 11, 12, 13, 14, 15].map(v));
        let slots = k.slots(groups * (WORDS + hash.words()), VECTOR);
        Messages { groups, hash, lane: Lane::of(hash), bytes, pointers, slots }
    }

    /// Returns the address of a word of the blocks of a group.
    pub(crate) fn word(&self, group: usize, word: usize) -> Mem {
        self.slots.at((WORDS + self.hash.words()) * group + word)
    }

    /// Returns the address of a word of the hash values of a group before their blocks.
    pub(crate) fn before(&self, group: usize, word: usize) -> Mem {
        self.slots.at((WORDS + self.hash.words()) * group + WORDS + word)
    }

    /// Stores the hash values of a group.
    pub(crate) fn keep(&self, group: usize, hash: &[Vector]) -> Strand {
        hash.iter().enumerate().map(|(i, &word)| str_q(self.before(group, i), word)).collect()
    }

    /// Adds to `word` a word of a group's hash values before the block; `free` may be `to`.
    pub(crate) fn sum(&self, group: usize, i: usize, to: Vector, word: Vector, free: Vector) -> [Inst; 2] {
        [ldr_q(free, self.before(group, i)), self.lane.add(to, word, free)]
    }

    /// Transposes a quarter of the blocks of a group.
    pub(crate) fn transpose(&self, group: usize, quarter: usize, free: [Vector; 8]) -> Strand {
        let [a, b, c, d, e, f, g, h] = free;
        let (lanes, vectors) = (lanes(self.hash), [a, b, c, d]);
        let mut strand = Strand::default();
        for (i, vector) in vectors.into_iter().enumerate() {
            // Four words of each of two messages are two vectors for each message.
            let (message, part) = (i % lanes, 4 / lanes * quarter + i / lanes);
            strand.extend([ldr_q(vector, at(self.pointers[lanes * group + message], VECTOR * part))]);
            strand.extend((self.bytes == Bytes::HighestFirst).then(|| self.lane.reverse_bytes(vector, vector)));
        }
        let words = match self.lane {
            Lane::Bits32 => {
                strand.extend([trn1_4s(e, a, b), trn2_4s(f, a, b), trn1_4s(g, c, d), trn2_4s(h, c, d)]);
                strand.extend([trn1_2d(a, e, g), trn1_2d(b, f, h), trn2_2d(c, e, g), trn2_2d(d, f, h)]);
                vectors
            }
            Lane::Bits64 => {
                strand.extend([trn1_2d(e, a, b), trn2_2d(f, a, b), trn1_2d(g, c, d), trn2_2d(h, c, d)]);
                [e, f, g, h]
            }
        };
        strand
            .extend(words.into_iter().enumerate().map(|(i, vector)| str_q(self.word(group, 4 * quarter + i), vector)));
        strand.phase(format!("group {}: words {} to {}, transposed", group + 1, 4 * quarter, 4 * quarter + 3))
    }

    /// Returns the code around the blocks of all messages. `hash` gives the registers that hold the hash values of a
    /// group.
    pub(crate) fn code(
        &self,
        k: &Builder<Aarch64>,
        hash: impl Fn(usize) -> Vec<Vector>,
        mut block: Vec<Code>,
    ) -> Vec<Code> {
        let [state, inputs, len] = ["state", "inputs", "len"].map(|name| k.arg(name));
        let load = self.pointers.chunks(2).enumerate();
        let load = load.map(|(i, pair)| ldp64(pair[0], pair[1], at(inputs, 16 * i)));
        let place = |group: usize, word: usize| at(state, VECTOR * (self.groups * word + group));
        let (in_group, bytes) = (lanes(self.hash), self.hash.block_bytes());
        let words = || (0..self.groups).flat_map(|group| (0..self.hash.words()).map(move |word| (group, word)));
        let advance = straight(self.pointers.iter().map(|&pointer| add64_imm(pointer, pointer, bytes)));
        block.push(advance.phase("advance: the pointers to the messages, and the length"));
        block.push(straight([sub64_imm(len, len, bytes)]));
        let in_group = if in_group == 4 { "four" } else { "two" };
        vec![
            straight(load).phase(format!(
                "load: the pointers to the messages, and the hash values, one word of {in_group} messages per vector"
            )),
            straight(words().map(|(group, word)| ldr_q(hash(group)[word], place(group, word)))),
            Code::While { test: vec![cmp64_imm(len, bytes)], enter: HS, body: block }
                .phase(format!("loop: a block of each message, while {bytes} bytes are left")),
            straight(words().map(|(group, word)| str_q(place(group, word), hash(group)[word])))
                .phase("store: the hash values"),
        ]
    }
}

/// Registers whose values rotate: the value in place `i` at one step is in place `i + 1` at the next, and the last
/// value is in the first place.
#[derive(Clone, Copy)]
pub(crate) struct Ring<const N: usize>(pub(crate) [Vector; N]);

impl<const N: usize> Ring<N> {
    /// Returns the registers of each place, at a step.
    pub(crate) fn at(&self, step: usize) -> [Vector; N] {
        std::array::from_fn(|i| self.0[(i + N - step % N) % N])
    }
}
