//! A few inputs of a tree, with an input in each half of the registers that hold rows of states, in one set of
//! registers or in two.
//!
//! A single input by rows is limited by its dependency chain; two sets of two inputs take hardly longer. Words are
//! blended with masked shuffles, so the blended words need no register of their own.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Register, at, straight, woven};
use raddle_isa::{Code, Inst, Order, Reg, Strand};

use super::rounds::Rotates;
use super::row_rounds::{Blend, RowRounds};
use crate::blake3::operation::{Blake3Inputs, FLAGS, VALUE};
use crate::blake3::{BLOCK, WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::transpose::transpose_words;
use crate::x86_64::width::Width;
use crate::{AnyOperation, Kernel};

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        InputRows { sets: 1 }.kernel("blake3_inputs_avx512_row2"),
        InputRows { sets: 2 }.kernel("blake3_inputs_avx512_row4"),
    ]
}

/// The number of inputs of a set.
const EACH: usize = 2;

/// The words of a row that each mask selects: all words that are blended in, and the flags.
const MASKS: [u8; 6] = [0b0010, 0b0100, 0b0110, FLAGS_WORD, 0b1001, 0b1100];

/// The place of the flags in the fourth row.
const FLAGS_WORD: u8 = 0b1000;

/// Returns the register of the mask for these words, in each half of a vector register.
fn mask(words: u8) -> Mask {
    let place = MASKS.iter().position(|&mask| mask == words).expect("a mask for these words");
    k(1 + place as u8)
}

/// Blends with a masked shuffle.
struct Masked;

impl Blend<Ymm> for Masked {
    fn blend(&self, to: Ymm, from: Ymm, shuffle: u8, words: u8) -> Vec<Inst> {
        vec![vpshufd_masked(to, mask(words), from, shuffle)]
    }

    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// The control of a shuffle that swaps the two words in the middle.
const MIDDLE: u8 = 0b11_01_10_00;

/// A kernel with this number of sets of two inputs.
struct InputRows {
    sets: usize,
}

/// The register of the flags of a block.
const BLOCK_FLAGS: Ymm = ymm(24);

/// The registers of a set.
struct Set {
    rows: [Ymm; 4],
    /// The words of a block in their order in memory. They are in low registers, which instructions on halves can name.
    loaded: [Ymm; 4],
    words: [Ymm; 4],
    /// The fourth row before a block, without its flags.
    last: Ymm,
}

impl Set {
    fn new(set: usize) -> Set {
        let four = |first: usize| std::array::from_fn(|i| ymm((first + i) as u8));
        Set { rows: four(8 * set), loaded: four(8 * set + 4), words: four(16 + 4 * set), last: ymm(25 + set as u8) }
    }
}

impl InputRows {
    fn inputs(&self) -> usize {
        EACH * self.sets
    }

    /// Returns four words of each input as rows. In memory, the words lie word by word, from `first` on. The first
    /// registers after the rows are overwritten.
    fn rows_of(&self, insts: &mut Vec<Inst>, initial: Gpr64, first: usize) -> Vec<Xmm> {
        let place = |word: usize| at(initial, 4 * self.inputs() * (first + word));
        let [a, b, c, d, mut spare] = [4, 5, 6, 7, 12].map(xmm);
        if self.sets == 2 {
            insts.extend([a, b, c, d].into_iter().enumerate().map(|(i, word)| word.load(place(i))));
            return transpose_words(insts, &mut spare, [a, b, c, d]).to_vec();
        }
        insts.extend([a.load(place(0)), b.load(place(2)), vpshufd(a, a, MIDDLE), vpshufd(b, b, MIDDLE)]);
        insts.extend([vpunpcklqdq(c, a, b), vpunpckhqdq(d, a, b)]);
        vec![c, d]
    }

    /// Returns the fourth row of each input before a block, without its flags: the counter and the length.
    fn last_rows(&self, insts: &mut Vec<Inst>, initial: Gpr64, length: Part) -> Vec<Xmm> {
        let place = |word: usize| at(initial, 4 * self.inputs() * (WORDS + word));
        let [low, high, first, second, of_length] = [4, 5, 6, 7, 12].map(xmm);
        insts.extend([low.load(place(0)), of_length.load(length.at(0))]);
        let counters = if self.sets == 2 {
            insts.extend([high.load(place(1)), vpunpckldq(first, low, high), vpunpckhdq(second, low, high)]);
            vec![(first, low), (second, high)]
        } else {
            insts.push(vpshufd(first, low, MIDDLE));
            vec![(first, low)]
        };
        let mut rows = Vec::new();
        for (counters, free) in counters {
            insts.extend([vpunpcklqdq(free, counters, of_length), vpunpckhqdq(counters, counters, of_length)]);
            rows.extend([free, counters]);
        }
        rows
    }
}

impl Variant for InputRows {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Blake3Inputs { inputs: self.inputs() }.into()
    }

    fn summary(&self) -> String {
        let order = if self.sets > 1 { format!("; {} sets, {}", self.sets, Order::RoundRobin) } else { String::new() };
        format!("{EACH} inputs, a register for each row of their states{order}")
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let [initial, flags, inputs, len, values] =
            ["initial", "flags", "inputs", "len", "values"].map(|name| k.arg(name));
        // The last pointer replaces the pointer to the array of inputs.
        let pointers = [k.take(), k.take(), k.take(), inputs];
        let pointers = &pointers[4 - self.inputs()..];
        k.clear((0..BLOCK_FLAGS.reg().n + 1 + self.sets as u8).map(ymm));
        let constants = k.words(spec::IV[..4].iter().copied());
        let length = k.words([BLOCK as u32, 0, BLOCK as u32, 0]);
        let sets: Vec<Set> = (0..self.sets).map(Set::new).collect();

        let mut masks = Vec::new();
        for words in MASKS {
            masks.extend([mov32(pointers[0].low32(), 0x11 * i64::from(words)), kmovq(mask(words), pointers[0])]);
        }
        let mut begin = Vec::new();
        let both = |set: usize, rows: &[Xmm], to: Ymm| {
            let [first, second] = [EACH * set, EACH * set + 1].map(|i| rows[i]);
            vinserti128(to, first.ymm(), second, 1)
        };
        for row in 0..2 {
            let rows = self.rows_of(&mut begin, initial, 4 * row);
            begin.extend(sets.iter().enumerate().map(|(i, set)| both(i, &rows, set.rows[row])));
        }
        let rows = self.last_rows(&mut begin, initial, length);
        for (i, set) in sets.iter().enumerate() {
            begin.extend([both(i, &rows, set.rows[3]), vmovdqa32(set.last, set.rows[3])]);
        }
        begin.extend(pointers.iter().enumerate().map(|(i, &pointer)| mov64(pointer, at(inputs, 8 * i))));

        let blocks = sets.iter().enumerate().map(|(i, set)| {
            let note = |what: &str| match self.sets {
                1 => what.to_owned(),
                _ => format!("set {}: {what}", i + 1),
            };
            let [_, _, c, d] = set.rows;
            let mut strand = Strand::default();
            for (quarter, register) in set.loaded.into_iter().enumerate() {
                let halves = pointers[EACH * i..][..EACH].iter().enumerate();
                strand.push(halves.map(|(half, &pointer)| register.load_part(half, at(pointer, 16 * quarter))));
            }
            let rounds = RowRounds { rows: set.rows, messages: [set.words, set.loaded], on: &Rotates, blend: &Masked };
            strand = strand.then(rounds.begin());
            strand.push([vbroadcasti128(c, constants.at(0))]);
            strand.push([vmovdqa32(d, set.last), vpshufd_masked(d, mask(FLAGS_WORD), BLOCK_FLAGS, 0xff)]);
            let begin = "begin: the block, in the order of the first round; constants, counter, length and flags";
            let end = "the new chaining value: the halves of the state, added without carries";
            strand.phase(note(begin)).then(rounds.strand(note)).then(rounds.end().phase(note(end)))
        });
        let blocks: Vec<Strand> = blocks.collect();
        let advance = pointers.iter().map(|&pointer| add64(pointer, BLOCK));
        let advance = Vec::from_iter(advance.chain([add64(flags, FLAGS), sub64(len, BLOCK)]));

        let mut store = Vec::new();
        for (i, set) in sets.iter().enumerate() {
            let [a, b, c, d] = set.rows;
            let to = |half: usize| at(values, VALUE * (EACH * i + half));
            store.extend([vperm2i128(c, a, b, 0x20), c.store(to(0)), vperm2i128(d, a, b, 0x31), d.store(to(1))]);
        }
        vec![
            straight(masks.phase("load: the masks of blends")),
            straight(
                begin.phase("load: the chaining values, counters and lengths as rows, and the pointers to the inputs"),
            ),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![
                    straight([vpbroadcastd_load(BLOCK_FLAGS, at(flags, 0))].phase("load: the flags of the block")),
                    woven(blocks, Order::RoundRobin).into(),
                    straight(advance.phase("advance: the pointers to the inputs and to the flags, and the length")),
                ],
            }
            .phase(format!("loop: a block of each input, while {BLOCK} bytes are left")),
            straight(store.phase("store: the chaining values")),
        ]
    }
}
