//! Many messages, each in a lane of its own, in groups of as many messages as vectors have lanes: four or two.
//!
//! Blocks are loaded and transposed, a group and four words at a time. If registers have no room for the blocks, they
//! are stored on the stack, and so are the hash values before a block: loads cost the vector pipelines nothing.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Slots, at, straight};
use raddle_isa::{Code, Inst, Mem, Strand};

use super::{Lane, Offset};
use crate::blake3;
use crate::hash::Hash;
use crate::variant::Builder;

/// Returns the number of messages of a group.
pub(crate) fn group(hash: Hash) -> usize {
    16 / hash.word_bytes()
}

/// The use of the vector registers.
pub(crate) struct Vectors {
    /// The words of the hash values of each group.
    pub(crate) words: Vec<Vec<Vr>>,
    /// The place of the words of blocks.
    pub(crate) blocks: Blocks,
    /// Registers that are free before the first round and after the last.
    pub(crate) free: [Vr; 6],
    /// The number of registers that are used, from the lowest on.
    pub(crate) used: u8,
}

/// Half of a block with 64-bit words, in bytes, which is how far the indices reach.
const HALF: usize = 64;

/// The registers and slots of the messages.
pub(crate) struct Lanes {
    hash: Hash,
    state: Gpr,
    inputs: Gpr,
    len: Gpr,
    table: Gpr,
    vectors: Vectors,
    /// The number of bytes of the constants in the table: one for each round or step, in all lanes. After them come the
    /// controls that reverse the bytes of words, for hash functions with big-endian words.
    constants: usize,
    offset: Offset,
    /// Pointers to the messages of a group, while these are loaded.
    pointers: Vec<Gpr>,
    /// The numbers 0, 16, 32 and 48: offsets of vectors from a pointer.
    index: [Gpr; 4],
    /// Pointers to four words each of the blocks of a group on the stack. With a pointer for each group, the weaver
    /// sees that groups do not overlap.
    bases: Vec<Gpr>,
    /// The slots of the hash values before blocks, of blocks, and of the pointers to the messages.
    saved: Slots,
    waiting: Slots,
    messages: Slots,
}

/// The place of the words of blocks.
pub(crate) enum Blocks {
    /// Registers: the words of one group.
    Registers([Vr; 16]),
    /// The stack. While the words are transposed, they use these registers, four at a time.
    Stack([Vr; 8]),
}

/// Returns the controls after the constants: merges of the upper and the lower halves of two vectors, with the bytes of
/// each word reversed. A control counts bytes from the highest, and so do these numbers.
pub(crate) fn reversed_merges(hash: Hash) -> [u32; 8] {
    match Lane::of(hash) {
        Lane::Bits32 => [
            0x03020100, 0x13121110, 0x07060504, 0x17161514, //
            0x0b0a0908, 0x1b1a1918, 0x0f0e0d0c, 0x1f1e1d1c,
        ],
        Lane::Bits64 => [
            0x07060504, 0x03020100, 0x17161514, 0x13121110, //
            0x0f0e0d0c, 0x0b0a0908, 0x1f1e1d1c, 0x1b1a1918,
        ],
    }
}

impl Lanes {
    /// Allocates registers and slots, for `constants` constants in the table. The controls follow the constants if
    /// words are big-endian.
    pub(crate) fn new(k: &mut Builder<Ppc64le>, hash: Hash, vectors: Vectors, constants: usize) -> Lanes {
        let constants = 16 * constants;
        let [state, inputs, len, table] = ["state", "inputs", "len", "table"].map(|name| k.arg(name));
        let offset = Offset(k.take());
        k.offsets(offset.0);
        let mut pointers = vec![k.take(), inputs];
        if group(hash) == 4 {
            pointers.extend([k.fix(r(30)), k.fix(r(31))]);
        }
        let index = k.take_all();
        let groups = vectors.words.len();
        let on_stack = match vectors.blocks {
            Blocks::Registers(_) => 0,
            Blocks::Stack(_) => 4 * groups,
        };
        let bases: Vec<Gpr> = (0..on_stack).map(|_| k.take()).collect();
        (0..vectors.used).for_each(|n| _ = k.fix(v(n)));
        k.clear((0..vectors.used).map(v));
        let hashes = vectors.words.iter().map(Vec::len).sum();
        let (saved, waiting) = (k.slots(hashes, 16), k.slots(4 * on_stack, 16));
        let messages = k.public_slots(group(hash) * groups, 8);
        Lanes {
            hash,
            state,
            inputs,
            len,
            table,
            vectors,
            constants,
            offset,
            pointers,
            index,
            bases,
            saved,
            waiting,
            messages,
        }
    }

    /// Builds the code around the rounds of a block of each message.
    pub(crate) fn code(&self, rounds: Strand) -> Vec<Code> {
        let start = self.start().phase("load: keeps the hash values, loads a block of each message and transposes it");
        let end = self.end().phase(match self.hash {
            Hash::Blake3 => "finish: counter, length and flags again",
            _ => "finish: adds the hash values before the block",
        });
        let block = self.hash.block_bytes();
        let body = vec![start.then(rounds).then(end).into(), straight([addi(self.len, self.len, -(block as i64))])];
        let lanes = if group(self.hash) == 4 { "four" } else { "two" };
        vec![
            self.pointers()
                .then(self.load_state())
                .phase(format!("load: pointers, and the hash values, one word of {lanes} per vector"))
                .into(),
            while_bytes(self.len, block, body)
                .phase(format!("loop: a block of each message, while {block} bytes are left")),
            self.store_state().phase("store: the hash values").into(),
        ]
    }

    /// Loads all pointers and indices.
    fn pointers(&self) -> Strand {
        let x = self.pointers[0];
        let copies = self.messages.all().enumerate().map(|(i, place)| [ld(x, at(self.inputs, 8 * i)), std(place, x)]);
        let bases = self.bases.iter().enumerate().map(|(i, &x)| addi(x, SP, self.waiting.offset(4 * i)));
        let indices = self.index.into_iter().enumerate().map(|(i, x)| li(x, 16 * i));
        copies.flatten().chain(bases).chain(indices).collect()
    }

    /// Returns each word of the hash values, with its offsets in the state and in the frame.
    fn state(&self) -> impl Iterator<Item = (Vr, usize, usize)> {
        let groups = self.vectors.words.len();
        let all = self.vectors.words.iter().enumerate();
        let all = all.flat_map(|(group, words)| words.iter().enumerate().map(move |(i, &x)| (group, i, x)));
        all.enumerate().map(move |(n, (group, i, x))| (x, 16 * (groups * i + group), self.saved.offset(n)))
    }

    fn load_state(&self) -> Strand {
        let mut strand = self.offset.strand();
        self.state().for_each(|(x, place, _)| strand.push(self.offset.load(x, self.state, place)));
        strand
    }

    fn store_state(&self) -> Strand {
        let mut strand = self.offset.strand();
        self.state().for_each(|(x, place, _)| strand.push(self.offset.store(self.state, place, x)));
        strand
    }

    /// Saves the hash values on the stack, and loads the words of blocks.
    fn start(&self) -> Strand {
        let mut strand = self.offset.strand();
        let [.., high, low] = self.vectors.free;
        if !self.hash.is_little_endian() {
            strand.push(self.offset.load(high, self.table, self.constants));
            strand.push(self.offset.load(low, self.table, self.constants + 16));
        }
        self.state().for_each(|(x, _, place)| strand.push(self.offset.store(SP, place, x)));
        for group in 0..self.vectors.words.len() {
            let lanes = self::group(self.hash);
            let places = (lanes * group..).take(lanes).map(|message| self.messages.at(message));
            let pointers = || self.pointers.iter().copied().zip(places.clone());
            strand.extend(pointers().map(|(x, place)| ld(x, place)));
            if Lane::of(self.hash) == Lane::Bits64 {
                strand = strand.then(self.two_messages(group));
                strand.extend(pointers().flat_map(|(x, place)| [addi(x, x, HALF), std(place, x)]));
                continue;
            }
            let load = |four: usize, words: [Vr; 4]| {
                self.pointers.iter().zip(words).map(move |(&x, word)| lxvd2x(word, indexed(x, self.index[four])))
            };
            match self.vectors.blocks {
                Blocks::Registers(words) => {
                    let words = |four| std::array::from_fn(|i| words[4 * four + i]);
                    // All loads come first, because a permutation that waits may delay the instructions after it.
                    (0..4).for_each(|four| strand.extend(load(four, words(four))));
                    (0..4).for_each(|four| strand.extend(self.transpose(words(four)).concat()));
                }
                Blocks::Stack(words) => {
                    let words = |four| std::array::from_fn(|i| words[4 * (four % 2) + i]);
                    strand.extend(load(0, words(0)));
                    for four in 0..4 {
                        let [merges, halves] = self.transpose(words(four));
                        strand.extend(merges);
                        // The next words are loaded before these are stored.
                        if four < 3 {
                            strand.extend(load(four + 1, words(four + 1)));
                        }
                        strand.extend(halves);
                        let place = |i: usize| self.on_stack(group, 4 * four + i);
                        strand.extend(words(four).into_iter().enumerate().map(|(i, x)| stxvd2x(place(i), x)));
                    }
                }
            }
            strand.extend(pointers().flat_map(|(x, place)| [addi(x, x, self.hash.block_bytes()), std(place, x)]));
        }
        strand
    }

    /// Loads a block of each of two messages and transposes it, four words at a time: in each pair of words or of
    /// messages, the first one is higher. The pointers advance by half a block.
    fn two_messages(&self, group: usize) -> Strand {
        let [a, b, c, d, high, low] = self.vectors.free;
        let mut strand = self.offset.strand();
        for four in 0..4 {
            let words: [Vr; 4] = match self.vectors.blocks {
                Blocks::Registers(words) => std::array::from_fn(|i| words[4 * four + i]),
                Blocks::Stack(words) => std::array::from_fn(|i| words[4 * (four % 2) + i]),
            };
            let (first, second) = (self.pointers[0], self.pointers[1]);
            let index = |i: usize| self.index[2 * (four % 2) + i];
            strand.extend(
                [(a, first, 0), (b, first, 1), (c, second, 0), (d, second, 1)]
                    .map(|(to, from, i)| lxvd2x(to, indexed(from, index(i)))),
            );
            let [x, y, z, w] = words;
            strand.extend([vperm(x, a, c, high), vperm(y, a, c, low), vperm(z, b, d, high), vperm(w, b, d, low)]);
            if four == 1 {
                strand.extend([first, second].map(|pointer| addi(pointer, pointer, HALF)));
            }
            if let Blocks::Stack(_) = self.vectors.blocks {
                let place = |i: usize| self.on_stack(group, 4 * four + i);
                strand.extend(words.into_iter().enumerate().map(|(i, x)| stxvd2x(place(i), x)));
            }
        }
        strand
    }

    /// Transposes `quads`, four words of each of four messages, to four vectors with one word of each message. In each
    /// pair of words or of messages, the second one is higher.
    fn transpose(&self, quads: [Vr; 4]) -> [[Inst; 4]; 2] {
        let [a, b, c, d, high, low] = self.vectors.free;
        let [x, y, z, w] = quads;
        let merges = if self.hash.is_little_endian() {
            [vmrghw(a, y, x), vmrghw(b, w, z), vmrglw(c, y, x), vmrglw(d, w, z)]
        } else {
            [vperm(a, y, x, high), vperm(b, w, z, high), vperm(c, y, x, low), vperm(d, w, z, low)]
        };
        let halves = [xxpermdi(x, a, b, 3), xxpermdi(y, a, b, 0), xxpermdi(z, c, d, 3), xxpermdi(w, c, d, 0)];
        [merges, halves]
    }

    /// Adds the saved hash values. BLAKE3's chaining value is not such a sum, and the words after it stay unchanged.
    fn end(&self) -> Strand {
        let mut strand = self.offset.strand();
        for (i, (x, _, place)) in self.state().enumerate() {
            if self.hash == Hash::Blake3 {
                strand.extend((i >= blake3::WORDS).then(|| self.offset.load(x, SP, place)).into_iter().flatten());
                continue;
            }
            let saved = self.vectors.free[i % self.vectors.free.len()];
            strand.push(self.offset.load(saved, SP, place));
            strand.push([Lane::of(self.hash).add(x, x, saved)]);
        }
        strand.extend([addi(self.table, self.table, -(self.constants as i64))]);
        strand
    }

    /// Loads constant `i`; constants are loaded in order, and the table pointer advances after every fourth one.
    pub(crate) fn constant(&self, d: Vr, i: usize) -> Vec<Inst> {
        let mut insts = vec![lxvd2x(d, indexed(self.table, self.index[i % 4]))];
        if i % 4 == 3 {
            insts.push(addi(self.table, self.table, 64));
        }
        insts
    }

    /// Returns the address of word `i` of the blocks of a group on the stack.
    fn on_stack(&self, group: usize, i: usize) -> Mem {
        indexed(self.bases[4 * group + i / 4], self.index[i % 4])
    }

    /// Returns word `i` of the blocks of a group: the instruction that loads the word, if it needs one, and its
    /// register; `x` is free.
    pub(crate) fn word(&self, group: usize, i: usize, x: Vr) -> (Option<Inst>, Vr) {
        match self.vectors.blocks {
            Blocks::Registers(words) => (None, words[i]),
            Blocks::Stack(_) => (Some(lxvd2x(x, self.on_stack(group, i))), x),
        }
    }

    /// Sets word `i` of the blocks of a group to the sum of `a` and `b`; `a` is free.
    pub(crate) fn set_word(&self, group: usize, i: usize, [a, b]: [Vr; 2]) -> Vec<Inst> {
        match self.vectors.blocks {
            Blocks::Registers(words) => vec![Lane::of(self.hash).add(words[i], a, b)],
            Blocks::Stack(_) => vec![Lane::of(self.hash).add(a, a, b), stxvd2x(self.on_stack(group, i), a)],
        }
    }
}
