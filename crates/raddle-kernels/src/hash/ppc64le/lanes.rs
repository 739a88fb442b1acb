//! Many messages, in groups of four, each in a lane of its own, the first one in the highest.
//!
//! Blocks are loaded by rows and transposed, four messages and four words at a time. Where there is no room for them in
//! registers they wait on the stack, and so does the hash value that a block began with: loads cost the vector pipelines
//! nothing.

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Contract, Inst, Isa, Kernel, Strand, View};

use super::{INPUT, LEN, OFFSET, STATE, TABLE, load, store, strand, while_blocks};
use crate::hash::BLOCK;
use crate::ppc64le::{Frame, straight};

/// Messages of a group.
pub(crate) const GROUP: usize = 4;

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
    /// On the stack. While they are transposed they take these registers.
    Stack([View; 4]),
}

/// The controls of [`Lanes::controls`]: merges of the upper and the lower halves of two vectors, with the bytes of each
/// word turned around. A control counts bytes from the highest, and so do these numbers.
pub(crate) const TURNED_MERGES: [u32; 8] = [
    0x03020100, 0x13121110, 0x07060504, 0x17161514, //
    0x0b0a0908, 0x1b1a1918, 0x0f0e0d0c, 0x1f1e1d1c,
];

/// General-purpose registers for pointers, the caller's last.
fn pointer(i: usize) -> View {
    (8..13).chain(14..32).map(r).nth(i).expect("pointers have registers")
}

impl Lanes {
    fn groups(&self) -> usize {
        self.words.len()
    }

    fn messages(&self) -> usize {
        GROUP * self.groups()
    }

    /// Where the blocks of a group are: a register of its own, so that the weaver sees that groups keep apart.
    fn base(&self, group: usize) -> View {
        pointer(self.messages() + group)
    }

    /// How many registers point somewhere.
    fn pointers(&self) -> usize {
        match self.blocks {
            Blocks::Registers(_) => self.messages(),
            Blocks::Stack(_) => self.messages() + self.groups(),
        }
    }

    /// Vectors of the frame: hash values, then blocks.
    fn vectors(&self) -> usize {
        let hashes = self.words.concat().len();
        match self.blocks {
            Blocks::Registers(_) => hashes,
            Blocks::Stack(_) => hashes + 16 * self.groups(),
        }
    }

    fn frame(&self) -> Frame {
        let general = (0..self.pointers()).map(pointer).filter(|x| x.reg.n >= 14).collect();
        Frame { general, vectors: (20..self.used).map(v).collect(), words: 2 * self.vectors() }
    }

    /// Where a vector of the frame is, counted from the stack pointer.
    fn place(&self, vector: usize) -> usize {
        self.frame().word(2 * vector) as usize
    }

    /// The kernel, of the rounds of a block of each message.
    pub(crate) fn kernel(
        &self,
        name: &'static str,
        weave: String,
        contract: Contract,
        table: Vec<u8>,
        rounds: Strand,
    ) -> Kernel {
        let advance = (0..self.messages()).map(pointer).map(|x| addi(x, x, BLOCK as i64));
        let body = vec![
            self.start().then(rounds).then(self.end()).into(),
            straight(advance.chain([addi(LEN, LEN, -(BLOCK as i64))])),
        ];
        let frame = self.frame();
        Kernel {
            name,
            isa: Isa::Ppc64le,
            weave,
            contract: contract.with_table(table.len()),
            table,
            stack: frame.bytes(),
            code: vec![
                straight(frame.save(OFFSET)),
                self.load_state().into(),
                while_blocks(body),
                self.store_state().into(),
                Code::Note("leave no secret".into()),
                self.wipe().into(),
                straight(frame.restore(OFFSET)),
            ],
        }
    }

    /// Each word of the hash values, with where it is in the state and in the frame.
    fn state(&self) -> impl Iterator<Item = (View, usize, usize)> {
        let groups = self.groups();
        let all = self.words.iter().enumerate();
        let all = all.flat_map(|(group, words)| words.iter().enumerate().map(move |(i, &x)| (group, i, x)));
        all.enumerate().map(move |(n, (group, i, x))| (x, 16 * (groups * i + group), self.place(n)))
    }

    /// Pointers and hash values.
    fn load_state(&self) -> Strand {
        let mut strand = strand();
        strand.extend((0..self.messages()).map(|i| ld(pointer(i), at(INPUT, 8 * i as i64))));
        if let Blocks::Stack(_) = self.blocks {
            let first = self.words.concat().len();
            let place = |group| self.place(first + 16 * group) as i64;
            strand.extend((0..self.groups()).map(|group| addi(self.base(group), SP, place(group))));
        }
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
        for (group, four) in (0..self.groups()).flat_map(|group| (0..4).map(move |four| (group, four))) {
            let rows = match &self.blocks {
                Blocks::Registers(words) => std::array::from_fn(|i| words[4 * four + i]),
                Blocks::Stack(rows) => *rows,
            };
            for (i, &x) in rows.iter().enumerate() {
                strand.push(load(x, pointer(GROUP * group + i), 16 * four));
            }
            strand.extend(self.transpose(rows));
            if let Blocks::Stack(_) = self.blocks {
                rows.iter()
                    .enumerate()
                    .for_each(|(i, &x)| strand.push(store(self.base(group), 16 * (4 * four + i), x)));
            }
        }
        strand
    }

    /// Makes rows of four words of four messages words of all of them.
    fn transpose(&self, rows: [View; 4]) -> impl Iterator<Item = Inst> {
        let [a, b, c, d, high, low] = self.free;
        let [x, y, z, w] = rows;
        let merges = match self.controls {
            Some(_) => [vperm(a, x, y, high), vperm(b, z, w, high), vperm(c, x, y, low), vperm(d, z, w, low)],
            None => [vmrghw(a, x, y), vmrghw(b, z, w), vmrglw(c, x, y), vmrglw(d, z, w)],
        };
        let halves = [xxpermdi(x, a, b, 0), xxpermdi(y, a, b, 3), xxpermdi(z, c, d, 0), xxpermdi(w, c, d, 3)];
        merges.into_iter().chain(halves)
    }

    /// Adds the hash values that were put aside.
    fn end(&self) -> Strand {
        let mut strand = strand();
        for (i, (x, _, aside)) in self.state().enumerate() {
            let begun = self.free[i % self.free.len()];
            strand.push(load(begun, SP, aside));
            strand.push([vadduwm(x, x, begun)]);
        }
        strand
    }

    /// No secret stays in registers that the caller doesn't want back, nor on the stack.
    fn wipe(&self) -> Strand {
        let mut strand = strand();
        let used = (0..u8::min(20, self.used)).map(v);
        strand.extend(used.map(|x| xxlxor(x, x, x)));
        (0..self.vectors()).for_each(|i| strand.push(store(SP, self.place(i), v(0))));
        strand.extend([li(OFFSET, 0)]);
        strand
    }

    /// Word `i` of the blocks of a group: how it comes to a register, and which one that is; `x` is free.
    pub(crate) fn word(&self, group: usize, i: usize, x: View) -> (Vec<Inst>, View) {
        match &self.blocks {
            Blocks::Registers(words) => (Vec::new(), words[i]),
            Blocks::Stack(_) => (load(x, self.base(group), 16 * i).into(), x),
        }
    }

    /// Makes word `i` of the blocks of a group the sum of `a` and `b`; `a` is free.
    pub(crate) fn set_word(&self, group: usize, i: usize, [a, b]: [View; 2]) -> Vec<Inst> {
        match &self.blocks {
            Blocks::Registers(words) => vec![vadduwm(words[i], a, b)],
            Blocks::Stack(_) => [&[vadduwm(a, a, b)][..], &store(self.base(group), 16 * i, a)].concat(),
        }
    }
}
