//! One message in general-purpose registers.
//!
//! A step waits for one word of the previous step, its `b`; all other words are ready in time. From one `b` to the
//! next, it takes five one-cycle operations in the first and the fourth round, and four in the others. So a block takes
//! at least 16 (5 + 4 + 4 + 5) = 288 cycles:
//!
//! - F = d ^ (b & (c ^ d)): and, exclusive or, add, rotate, add;
//! - G = (d & b) | (!d & c), where no bit is set in both terms. So they are added one after the other, the term without
//!   `b` early: and, add, rotate, add;
//! - H = b ^ (c ^ d): exclusive or, add, rotate, add;
//! - I = c ^ (b | !d): or, exclusive or, add, rotate, add. With BMI1, because !x = -1 - x, I = !(c ^ (!b & d)) = -1 -
//!   (c ^ (!b & d)), and -1 is part of the constant.
//!
//! `lea` adds three operands, but on many processors it takes longer than two additions.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::md5::{BLOCK, WORDS, spec};
use crate::variant::{Builder, Variant};

/// The available instructions: BMI1 has one for !x & y.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Level {
    Bmi1,
    Base,
}

/// The kernel `md5_blocks_*`, with a block per iteration.
impl Variant for Level {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Hash::Md5.blocks()
    }

    fn summary(&self) -> String {
        match self {
            Level::Bmi1 => "1 message, with `andn`".into(),
            Level::Base => "1 message".into(),
        }
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        // There is no table, so its register is free.
        let buffer = [k.fix(RAX), k.arg("table"), k.fix(R8), k.fix(R9)].map(Gpr64::low32);
        let before = k.fix_all([RBX, RBP, R12, R13]).map(Gpr64::low32);
        let scratch = k.fix_all([R10, R11]).map(Gpr64::low32);
        k.clear(buffer.into_iter().chain(scratch));
        let block = Block { level: *self, input, buffer, before, scratch };

        let next = [add64(input, BLOCK), sub64(len, BLOCK)].phase("advance: pointer and length");
        let body = vec![straight(block.insts().into_iter().chain(next))];
        vec![
            straight(block.load(at(state, 0))).phase("load: a, b, c, d, the hash value"),
            Code::While { test: vec![cmp64(len, BLOCK)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: a block an iteration, while {BLOCK} bytes are left")),
            straight(block.store(at(state, 0))).phase("store: the hash value"),
        ]
    }
}

/// A block, and its registers.
pub(crate) struct Block {
    pub(crate) level: Level,
    pub(crate) input: Gpr64,
    /// The registers of a, b, c and d.
    pub(crate) buffer: [Gpr32; WORDS],
    /// The buffer before the block.
    pub(crate) before: [Gpr32; WORDS],
    pub(crate) scratch: [Gpr32; 2],
}

impl Block {
    /// Loads the hash value.
    pub(crate) fn load(&self, state: Mem) -> Vec<Inst> {
        self.words_at(state).map(|(word, place)| mov32(word, place)).collect()
    }

    /// Stores the hash value.
    pub(crate) fn store(&self, state: Mem) -> Vec<Inst> {
        self.words_at(state).map(|(word, place)| mov32_store(place, word)).collect()
    }

    /// Returns the words of the hash value, with their places in memory.
    fn words_at(&self, state: Mem) -> impl Iterator<Item = (Gpr32, Mem)> {
        self.buffer.into_iter().zip(0..).map(move |(word, i)| (word, Mem { disp: state.disp + 4 * i, ..state }))
    }

    /// Absorbs the block.
    pub(crate) fn insts(&self) -> Vec<Inst> {
        let both = || self.buffer.into_iter().zip(self.before);
        let mut insts: Vec<Inst> = both().map(|(reg, before)| mov32(before, reg)).collect();
        for i in 0..63 {
            let [a, b, ..] = self.words(i);
            insts.extend(if i % 16 == 0 {
                self.sum(i).phase(format!("round {} (RFC 1321, 3.4), 16 steps", i / 16 + 1))
            } else {
                self.sum(i)
            });
            insts.push(add32(a, b));
        }
        // The last step adds the buffer before the block to `b` first, off the dependency chain.
        let [_, b, ..] = self.words(63);
        insts.push(add32(self.before[1], b));
        insts.extend(self.sum(63));
        insts.extend(
            Vec::from_iter(both().map(|(reg, before)| add32(reg, before)))
                .phase("finish: adds the hash value before the block"),
        );
        insts
    }

    /// Returns the registers of a, b, c and d at step `i`.
    fn words(&self, i: usize) -> [Gpr32; WORDS] {
        [0, 1, 2, 3].map(|word| self.buffer[(word + 64 - i) % WORDS])
    }

    /// Computes the sum of `a`, the function of `b`, `c` and `d`, the word of the block and the constant of step `i`,
    /// rotated.
    fn sum(&self, i: usize) -> Vec<Inst> {
        let [a, b, c, d] = self.words(i);
        let [x, y] = self.scratch;
        let word = at(self.input, 4 * spec::word(i));
        let constant = |more: u32| add32(a, spec::T[i].wrapping_add(more) as i32);
        let mut insts = match (i / 16, self.level) {
            (0, _) => {
                vec![mov32(x, c), constant(0), xor32(x, d), add32(a, word), and32(x, b), xor32(x, d), add32(a, x)]
            }
            (1, Level::Bmi1) => {
                vec![andn32(y, d, c), constant(0), add32(a, word), mov32(x, d), add32(a, y), and32(x, b), add32(a, x)]
            }
            (1, Level::Base) => vec![
                mov32(y, d),
                constant(0),
                not32(y),
                add32(a, word),
                and32(y, c),
                mov32(x, d),
                add32(a, y),
                and32(x, b),
                add32(a, x),
            ],
            (2, _) => vec![mov32(x, c), constant(0), xor32(x, d), add32(a, word), xor32(x, b), add32(a, x)],
            (_, Level::Bmi1) => vec![constant(u32::MAX), add32(a, word), andn32(x, b, d), xor32(x, c), sub32(a, x)],
            (_, Level::Base) => {
                vec![mov32(x, d), constant(0), not32(x), add32(a, word), or32(x, b), xor32(x, c), add32(a, x)]
            }
        };
        insts.push(rol32(a, spec::SHIFTS[i / 16][i % 4]));
        insts
    }
}
