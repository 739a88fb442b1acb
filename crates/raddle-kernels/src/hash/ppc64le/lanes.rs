//! Many messages, in groups of four, each in a lane of its own.
//!
//! Blocks are loaded by rows and transposed, four messages and four words at a time. Where there is no room for them in
//! registers they wait on the stack, and so does the hash value that a block began with: loads cost the vector pipelines
//! nothing.

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, Mem, Strand, View};

use super::{INPUT, LEN, OFFSET, STATE, TABLE, load, store, strand, while_blocks};
use crate::hash::BLOCK;
use crate::ppc64le::{Frame, straight};
use crate::{Kernel, Operation};

/// Messages of a group.
pub(crate) const GROUP: usize = 4;

/// Pointers to the messages of a group, when these are loaded.
const POINTERS: [View; GROUP] = [r(8), INPUT, r(30), r(31)];
/// 0, 16, 32 and 48: where vectors are, counted from a pointer.
const INDEX: [View; 4] = [r(9), r(10), r(11), r(12)];

/// Bytes of the constants of a table: one for each round or step, in all lanes.
pub(crate) const CONSTANTS: usize = 64 * 16;

/// Where four words of the blocks of a group are on the stack, from the first of them: so the weaver sees that groups
/// keep apart.
fn base(group: usize, four: usize) -> View {
    r((14 + 4 * group + four) as u8)
}

/// Where everything is.
pub(crate) struct Lanes {
    /// The hash value of each group.
    pub(crate) words: Vec<Vec<View>>,
    /// Where blocks wait.
    pub(crate) blocks: Blocks,
    /// Registers that are free before the first round and after the last.
    pub(crate) free: [View; 6],
    /// Where the table has the controls that turn bytes around within words, where the first byte of a word is highest.
    pub(crate) controls: Option<usize>,
    /// As many registers are used, from the lowest on.
    pub(crate) used: u8,
}

/// Where the words of blocks wait.
pub(crate) enum Blocks {
    /// In registers: those of one group.
    Registers([View; 16]),
    /// On the stack. While they are transposed they take these registers, four at a time.
    Stack([View; 8]),
}

/// The controls of [`Lanes::controls`]: merges of the upper and the lower halves of two vectors, with the bytes of each
/// word turned around. A control counts bytes from the highest, and so do these numbers.
pub(crate) const TURNED_MERGES: [u32; 8] = [
    0x03020100, 0x13121110, 0x07060504, 0x17161514, //
    0x0b0a0908, 0x1b1a1918, 0x0f0e0d0c, 0x1f1e1d1c,
];

impl Lanes {
    fn groups(&self) -> usize {
        self.words.len()
    }

    fn messages(&self) -> usize {
        GROUP * self.groups()
    }

    /// Words of all hash values of the groups.
    fn hashes(&self) -> usize {
        self.words.iter().map(Vec::len).sum()
    }

    /// The registers of [`base`].
    fn bases(&self) -> Vec<View> {
        match self.blocks {
            Blocks::Registers(_) => Vec::new(),
            Blocks::Stack(_) => (0..self.groups()).flat_map(|group| (0..4).map(move |i| base(group, i))).collect(),
        }
    }

    /// Vectors of the frame: hash values, then blocks.
    fn vectors(&self) -> usize {
        self.hashes() + 4 * self.bases().len()
    }

    /// What is on the stack: vectors, and pointers to messages behind them.
    fn frame(&self) -> Frame {
        let general = self.bases().into_iter().chain(POINTERS).filter(|x| x.reg.n >= 14).collect();
        let words = 2 * self.vectors() + self.messages();
        Frame { general, vectors: (20..self.used).map(v).collect(), words }
    }

    /// Where a vector of the frame is, counted from the stack pointer.
    fn place(&self, vector: usize) -> usize {
        self.frame().word(2 * vector) as usize
    }

    /// Where the pointer to a message is.
    fn pointer(&self, message: usize) -> Mem {
        at(SP, self.frame().word(2 * self.vectors() + message))
    }

    /// The kernel, of the rounds of a block of each message.
    pub(crate) fn kernel(
        &self,
        name: &'static str,
        weave: String,
        operation: Operation,
        table: Vec<u8>,
        rounds: Strand,
    ) -> Kernel {
        let block = self.start().then(rounds).then(self.end());
        let frame = self.frame();
        operation.kernel(
            name,
            Isa::Ppc64le,
            weave,
            table,
            frame.bytes(),
            vec![
                straight(frame.save(OFFSET)),
                self.pointers().then(self.load_state()).into(),
                while_blocks(vec![block.into(), straight([addi(LEN, LEN, -(BLOCK as i64))])]),
                self.store_state().into(),
                Code::Note("leave no secret".into()),
                self.wipe().into(),
                straight(frame.restore(OFFSET)),
            ],
        )
    }

    /// Whatever points somewhere.
    fn pointers(&self) -> Strand {
        let [x, ..] = POINTERS;
        let copies = (0..self.messages()).map(|i| [ld(x, at(INPUT, 8 * i as i64)), std(self.pointer(i), x)]);
        let bases = self.bases().into_iter().enumerate();
        let bases = bases.map(|(i, x)| addi(x, SP, self.place(self.hashes() + 4 * i) as i64));
        let indices = INDEX.into_iter().enumerate().map(|(i, x)| li(x, 16 * i as i64));
        copies.flatten().chain(bases).chain(indices).collect()
    }

    /// Each word of the hash values, with where it is in the state and in the frame.
    fn state(&self) -> impl Iterator<Item = (View, usize, usize)> {
        let groups = self.groups();
        let all = self.words.iter().enumerate();
        let all = all.flat_map(|(group, words)| words.iter().enumerate().map(move |(i, &x)| (group, i, x)));
        all.enumerate().map(move |(n, (group, i, x))| (x, 16 * (groups * i + group), self.place(n)))
    }

    fn load_state(&self) -> Strand {
        let mut strand = strand();
        self.state().for_each(|(x, place, _)| strand.push(load(x, STATE, place)));
        strand
    }

    fn store_state(&self) -> Strand {
        let mut strand = strand();
        self.state().for_each(|(x, place, _)| strand.push(store(STATE, place, x)));
        strand
    }

    /// Puts the hash values aside, and makes words of blocks.
    fn start(&self) -> Strand {
        let mut strand = strand();
        let [.., high, low] = self.free;
        if let Some(place) = self.controls {
            strand.push(load(high, TABLE, place));
            strand.push(load(low, TABLE, place + 16));
        }
        self.state().for_each(|(x, _, aside)| strand.push(store(SP, aside, x)));
        for group in 0..self.groups() {
            let pointers = || POINTERS.into_iter().zip((GROUP * group..).map(|message| self.pointer(message)));
            strand.extend(pointers().map(|(x, place)| ld(x, place)));
            let load = |four: usize, words: [View; 4]| {
                POINTERS.into_iter().zip(words).map(move |(x, word)| lxvd2x(word, indexed(x, INDEX[four])))
            };
            match self.blocks {
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
                        // The next rows are on their way before these are stored.
                        if four < 3 {
                            strand.extend(load(four + 1, words(four + 1)));
                        }
                        strand.extend(halves);
                        let place = |i: usize| self.on_stack(group, 4 * four + i);
                        strand.extend(words(four).into_iter().enumerate().map(|(i, x)| stxvd2x(place(i), x)));
                    }
                }
            }
            strand.extend(pointers().flat_map(|(x, place)| [addi(x, x, BLOCK as i64), std(place, x)]));
        }
        strand
    }

    /// Makes rows of four words of four messages words of all of them. Of each pair of words, and of messages, the second
    /// one is higher.
    fn transpose(&self, rows: [View; 4]) -> [[Inst; 4]; 2] {
        let [a, b, c, d, high, low] = self.free;
        let [x, y, z, w] = rows;
        let merges = match self.controls {
            Some(_) => [vperm(a, y, x, high), vperm(b, w, z, high), vperm(c, y, x, low), vperm(d, w, z, low)],
            None => [vmrghw(a, y, x), vmrghw(b, w, z), vmrglw(c, y, x), vmrglw(d, w, z)],
        };
        let halves = [xxpermdi(x, a, b, 3), xxpermdi(y, a, b, 0), xxpermdi(z, c, d, 3), xxpermdi(w, c, d, 0)];
        [merges, halves]
    }

    /// Adds the hash values that were put aside.
    fn end(&self) -> Strand {
        let mut strand = strand();
        for (i, (x, _, aside)) in self.state().enumerate() {
            let begun = self.free[i % self.free.len()];
            strand.push(load(begun, SP, aside));
            strand.push([vadduwm(x, x, begun)]);
        }
        strand.extend([addi(TABLE, TABLE, -(CONSTANTS as i64))]);
        strand
    }

    /// No secret stays in registers that the caller doesn't want back, nor on the stack.
    fn wipe(&self) -> Strand {
        let mut strand = strand();
        let used = (0..u8::min(20, self.used)).map(v);
        strand.extend(used.map(|x| xxlxor(x, x, x)));
        (0..self.vectors()).for_each(|i| strand.push(store(SP, self.place(i), v(0))));
        strand
    }

    /// Loads constant `i` of 64, which are loaded one after another, and moves the table on after the last of four.
    pub(crate) fn constant(&self, d: View, i: usize) -> Vec<Inst> {
        let mut insts = vec![lxvd2x(d, indexed(TABLE, INDEX[i % 4]))];
        if i % 4 == 3 {
            insts.push(addi(TABLE, TABLE, 64));
        }
        insts
    }

    /// Where word `i` of the blocks of a group waits on the stack.
    fn on_stack(&self, group: usize, i: usize) -> Mem {
        indexed(base(group, i / 4), INDEX[i % 4])
    }

    /// Word `i` of the blocks of a group: how it comes to a register, and which one that is; `x` is free.
    pub(crate) fn word(&self, group: usize, i: usize, x: View) -> (Option<Inst>, View) {
        match self.blocks {
            Blocks::Registers(words) => (None, words[i]),
            Blocks::Stack(_) => (Some(lxvd2x(x, self.on_stack(group, i))), x),
        }
    }

    /// Makes word `i` of the blocks of a group the sum of `a` and `b`; `a` is free.
    pub(crate) fn set_word(&self, group: usize, i: usize, [a, b]: [View; 2]) -> Vec<Inst> {
        match self.blocks {
            Blocks::Registers(words) => vec![vadduwm(words[i], a, b)],
            Blocks::Stack(_) => vec![vadduwm(a, a, b), stxvd2x(self.on_stack(group, i), a)],
        }
    }
}
