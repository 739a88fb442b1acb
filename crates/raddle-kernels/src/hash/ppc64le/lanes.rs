//! Many messages, in groups of four, each in a lane of its own.
//!
//! Blocks are loaded and transposed, four messages and four words at a time. Where there is no room for them in
//! registers they wait on the stack, and so does the hash value that a block began with: loads cost the vector pipelines
//! nothing.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Slots, at, straight};
use raddle_isa::{Code, Inst, Mem, Strand};

use super::{BLOCK, Offset};
use crate::variant::Builder;

/// Messages of a group.
pub(crate) const GROUP: usize = 4;

/// Bytes of the constants of a table: one for each round or step, in all lanes.
pub(crate) const CONSTANTS: usize = 64 * 16;

/// Which vector registers are for what.
pub(crate) struct Vectors {
    /// The words of the hash values of each group.
    pub(crate) words: Vec<Vec<Vr>>,
    /// Where blocks wait.
    pub(crate) blocks: Blocks,
    /// Registers that are free before the first round and after the last.
    pub(crate) free: [Vr; 6],
    /// As many registers are used, from the lowest on.
    pub(crate) used: u8,
}

/// Where everything is.
pub(crate) struct Lanes {
    state: Gpr,
    inputs: Gpr,
    len: Gpr,
    table: Gpr,
    vectors: Vectors,
    /// The place in the table of the controls that reverse the bytes of words, for hashes with big-endian words.
    controls: Option<usize>,
    offset: Offset,
    /// Pointers to the messages of a group, when these are loaded.
    pointers: [Gpr; GROUP],
    /// 0, 16, 32 and 48: where vectors are, counted from a pointer.
    index: [Gpr; 4],
    /// Where four words of the blocks of a group are on the stack, from the first of them: so the weaver sees that groups
    /// keep apart.
    bases: Vec<Gpr>,
    /// On the stack: the hash values that blocks begin with, blocks, and pointers to the messages.
    saved: Slots,
    waiting: Slots,
    messages: Slots,
}

/// Where the words of blocks wait.
pub(crate) enum Blocks {
    /// In registers: those of one group.
    Registers([Vr; 16]),
    /// On the stack. While they are transposed they take these registers, four at a time.
    Stack([Vr; 8]),
}

/// The controls of [`Lanes::controls`]: merges of the upper and the lower halves of two vectors, with the bytes of each
/// word in reverse. A control counts bytes from the highest, and so do these numbers.
pub(crate) const REVERSED_MERGES: [u32; 8] = [
    0x03020100, 0x13121110, 0x07060504, 0x17161514, //
    0x0b0a0908, 0x1b1a1918, 0x0f0e0d0c, 0x1f1e1d1c,
];

impl Lanes {
    /// With the constants that are in the table, and where in it the controls are, if any.
    pub(crate) fn new(k: &mut Builder<Ppc64le>, vectors: Vectors, controls: Option<usize>) -> Lanes {
        let [state, inputs, len, table] = ["state", "inputs", "len", "table"].map(|name| k.arg(name));
        let offset = Offset(k.take());
        k.offsets(offset.0);
        let pointers = [k.take(), inputs, k.fix(r(30)), k.fix(r(31))];
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
        let messages = k.public_slots(GROUP * groups, 8);
        Lanes { state, inputs, len, table, vectors, controls, offset, pointers, index, bases, saved, waiting, messages }
    }

    /// The code, of the rounds of a block of each message.
    pub(crate) fn code(&self, rounds: Strand) -> Vec<Code> {
        let start = self.start().phase("load: keeps the hash values, loads a block of each message and transposes it");
        let end = self.end().phase("finish: adds the hash values before the block");
        let body = vec![start.then(rounds).then(end).into(), straight([addi(self.len, self.len, -(BLOCK as i64))])];
        vec![
            self.pointers()
                .then(self.load_state())
                .phase("load: pointers, and the hash values, a word of four a vector")
                .into(),
            while_bytes(self.len, BLOCK, body)
                .phase(format!("loop: a block of each message, while {BLOCK} bytes are left")),
            self.store_state().phase("store: the hash values").into(),
        ]
    }

    /// Whatever points somewhere.
    fn pointers(&self) -> Strand {
        let [x, ..] = self.pointers;
        let copies = self.messages.all().enumerate().map(|(i, place)| [ld(x, at(self.inputs, 8 * i)), std(place, x)]);
        let bases = self.bases.iter().enumerate().map(|(i, &x)| addi(x, SP, self.waiting.offset(4 * i)));
        let indices = self.index.into_iter().enumerate().map(|(i, x)| li(x, 16 * i));
        copies.flatten().chain(bases).chain(indices).collect()
    }

    /// Each word of the hash values, with where it is in the state and in the frame.
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

    /// Saves the hash values on the stack, and makes words of blocks.
    fn start(&self) -> Strand {
        let mut strand = self.offset.strand();
        let [.., high, low] = self.vectors.free;
        if let Some(place) = self.controls {
            strand.push(self.offset.load(high, self.table, place));
            strand.push(self.offset.load(low, self.table, place + 16));
        }
        self.state().for_each(|(x, _, place)| strand.push(self.offset.store(SP, place, x)));
        for group in 0..self.vectors.words.len() {
            let pointers = || self.pointers.into_iter().zip((GROUP * group..).map(|message| self.messages.at(message)));
            strand.extend(pointers().map(|(x, place)| ld(x, place)));
            let load = |four: usize, words: [Vr; 4]| {
                self.pointers.into_iter().zip(words).map(move |(x, word)| lxvd2x(word, indexed(x, self.index[four])))
            };
            match self.vectors.blocks {
                Blocks::Registers(words) => {
                    let words = |four| std::array::from_fn(|i| words[4 * four + i]);
                    // All loads first: a permutation that waits may hold up what follows.
                    (0..4).for_each(|four| strand.extend(load(four, words(four))));
                    (0..4).for_each(|four| strand.extend(self.transpose(words(four)).concat()));
                }
                Blocks::Stack(words) => {
                    let words = |four| std::array::from_fn(|i| words[4 * (four % 2) + i]);
                    strand.extend(load(0, words(0)));
                    for four in 0..4 {
                        let [merges, halves] = self.transpose(words(four));
                        strand.extend(merges);
                        // The next words are on their way before these are stored.
                        if four < 3 {
                            strand.extend(load(four + 1, words(four + 1)));
                        }
                        strand.extend(halves);
                        let place = |i: usize| self.on_stack(group, 4 * four + i);
                        strand.extend(words(four).into_iter().enumerate().map(|(i, x)| stxvd2x(place(i), x)));
                    }
                }
            }
            strand.extend(pointers().flat_map(|(x, place)| [addi(x, x, BLOCK), std(place, x)]));
        }
        strand
    }

    /// Transposes `quads`, four words of each of four messages: makes four vectors, with one word of each message. Of
    /// each pair of words, and of messages, the second one is higher.
    fn transpose(&self, quads: [Vr; 4]) -> [[Inst; 4]; 2] {
        let [a, b, c, d, high, low] = self.vectors.free;
        let [x, y, z, w] = quads;
        let merges = match self.controls {
            Some(_) => [vperm(a, y, x, high), vperm(b, w, z, high), vperm(c, y, x, low), vperm(d, w, z, low)],
            None => [vmrghw(a, y, x), vmrghw(b, w, z), vmrglw(c, y, x), vmrglw(d, w, z)],
        };
        let halves = [xxpermdi(x, a, b, 3), xxpermdi(y, a, b, 0), xxpermdi(z, c, d, 3), xxpermdi(w, c, d, 0)];
        [merges, halves]
    }

    /// Adds the hash values that were saved.
    fn end(&self) -> Strand {
        let mut strand = self.offset.strand();
        for (i, (x, _, place)) in self.state().enumerate() {
            let saved = self.vectors.free[i % self.vectors.free.len()];
            strand.push(self.offset.load(saved, SP, place));
            strand.push([vadduwm(x, x, saved)]);
        }
        strand.extend([addi(self.table, self.table, -(CONSTANTS as i64))]);
        strand
    }

    /// Loads constant `i` of 64, which are loaded one after another, and moves the table on after the last of four.
    pub(crate) fn constant(&self, d: Vr, i: usize) -> Vec<Inst> {
        let mut insts = vec![lxvd2x(d, indexed(self.table, self.index[i % 4]))];
        if i % 4 == 3 {
            insts.push(addi(self.table, self.table, 64));
        }
        insts
    }

    /// Where word `i` of the blocks of a group waits on the stack.
    fn on_stack(&self, group: usize, i: usize) -> Mem {
        indexed(self.bases[4 * group + i / 4], self.index[i % 4])
    }

    /// Word `i` of the blocks of a group: how it comes to a register, and which one that is; `x` is free.
    pub(crate) fn word(&self, group: usize, i: usize, x: Vr) -> (Option<Inst>, Vr) {
        match self.vectors.blocks {
            Blocks::Registers(words) => (None, words[i]),
            Blocks::Stack(_) => (Some(lxvd2x(x, self.on_stack(group, i))), x),
        }
    }

    /// Makes word `i` of the blocks of a group the sum of `a` and `b`; `a` is free.
    pub(crate) fn set_word(&self, group: usize, i: usize, [a, b]: [Vr; 2]) -> Vec<Inst> {
        match self.vectors.blocks {
            Blocks::Registers(words) => vec![vadduwm(words[i], a, b)],
            Blocks::Stack(_) => vec![vadduwm(a, a, b), stxvd2x(self.on_stack(group, i), a)],
        }
    }
}
