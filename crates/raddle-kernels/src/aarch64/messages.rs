//! Many messages at once, in groups of four: a vector holds a word of each of a group, in a lane of 32 bits.
//!
//! The words of a block are transposed to the stack, where vectors hold them as the rounds want them, and the words of
//! the hash values before the block are kept beside them. Each group has registers of its own, so that groups can be
//! woven.

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Isa, Mem, Strand, View};

use super::{Frame, straight, wipe_vectors};
use crate::{Kernel, Operation};

/// Messages of a group.
pub(crate) const LANES: usize = 4;
/// Bytes and words of a block.
pub(crate) const BLOCK: i64 = 64;
const WORDS: usize = 16;
/// Bytes of a vector.
const VECTOR: i64 = 16;

const STATE: View = x(0);
const INPUTS: View = x(1);
const LEN: View = x(2);
pub(crate) const TABLE: View = x(3);

/// Constants as vectors are to hold them, each four times, and zero after the last.
pub(crate) fn table(constants: impl IntoIterator<Item = u32>) -> Vec<u8> {
    constants.into_iter().chain([0]).flat_map(|k| [k; LANES]).flat_map(u32::to_le_bytes).collect()
}

/// The order of the words of a block in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bytes {
    LowestFirst,
    HighestFirst,
}

/// Some groups.
#[derive(Clone, Copy)]
pub(crate) struct Messages {
    pub(crate) groups: usize,
    /// Words of a hash value.
    pub(crate) hash: usize,
    pub(crate) bytes: Bytes,
}

impl Messages {
    pub(crate) const fn count(&self) -> usize {
        LANES * self.groups
    }

    /// The register that points to a message; x18 is the platform's.
    fn pointer(&self, message: usize) -> View {
        x(if message < 14 { 4 + message as u8 } else { 5 + message as u8 })
    }

    /// A register for addresses that is no message's.
    pub(crate) fn free(&self, i: usize) -> View {
        self.pointer(self.count() + i)
    }

    /// Where a word of the blocks of a group is.
    pub(crate) fn word(&self, group: usize, word: usize) -> Mem {
        self.slot((WORDS + self.hash) * group + word)
    }

    /// Where a word of the hash values of a group before their blocks is.
    fn before(&self, group: usize, word: usize) -> Mem {
        self.slot((WORDS + self.hash) * group + WORDS + word)
    }

    fn slot(&self, i: usize) -> Mem {
        at(SP, VECTOR * i as i64)
    }

    fn slots(&self) -> usize {
        self.groups * (WORDS + self.hash)
    }

    /// Keeps the hash values of a group.
    pub(crate) fn keep(&self, group: usize, hash: &[View]) -> Strand {
        hash.iter().enumerate().map(|(i, &word)| str_q(self.before(group, i), word)).collect()
    }

    /// What a word of the hash values of a group was before the block and `word` are added; `free` may be `to`.
    pub(crate) fn sum(&self, group: usize, i: usize, to: View, word: View, free: View) -> [Inst; 2] {
        [ldr_q(free, self.before(group, i)), add_4s(to, word, free)]
    }

    /// A quarter of the blocks of a group, transposed.
    pub(crate) fn transpose(&self, group: usize, quarter: usize, [a, b, c, d, e, f, g, h]: [View; 8]) -> Strand {
        let rows = [a, b, c, d];
        let mut strand = Strand::default();
        for (i, row) in rows.into_iter().enumerate() {
            strand.extend([ldr_q(row, at(self.pointer(LANES * group + i), VECTOR * quarter as i64))]);
            strand.extend((self.bytes == Bytes::HighestFirst).then(|| rev32_16b(row, row)));
        }
        strand.extend([trn1_4s(e, a, b), trn2_4s(f, a, b), trn1_4s(g, c, d), trn2_4s(h, c, d)]);
        strand.extend([trn1_2d(a, e, g), trn1_2d(b, f, h), trn2_2d(c, e, g), trn2_2d(d, f, h)]);
        strand.extend(rows.into_iter().enumerate().map(|(i, row)| str_q(self.word(group, 4 * quarter + i), row)));
        strand
    }

    /// A kernel around the blocks of all messages. `hash` are the registers that hold the hash values of a group.
    pub(crate) fn kernel(
        &self,
        name: &'static str,
        weave: String,
        operation: Operation,
        table: Vec<u8>,
        hash: impl Fn(usize) -> Vec<View>,
        mut block: Vec<Code>,
    ) -> Kernel {
        let frame = Frame { general: 19..19 + self.count().saturating_sub(14) as u8, vectors: 8..16 };
        let stack = VECTOR * self.slots() as i64;
        let pointers = || (0..self.count()).map(|message| self.pointer(message));
        let load = (0..self.count()).step_by(2);
        let load = load.map(|i| ldp64(self.pointer(i), self.pointer(i + 1), at(INPUTS, 8 * i as i64)));
        let state = |group: usize, word: usize| at(STATE, VECTOR * (self.groups * word + group) as i64);
        let words = || (0..self.groups).flat_map(|group| (0..self.hash).map(move |word| (group, word)));
        block.push(straight(pointers().map(|pointer| add64_imm(pointer, pointer, BLOCK))));
        block.push(straight([sub64_imm(LEN, LEN, BLOCK)]));
        let zero = v(0);
        let code = vec![
            straight(frame.save().into_iter().chain([sub64_imm(SP, SP, stack)])),
            straight(load),
            straight(words().map(|(group, word)| ldr_q(hash(group)[word], state(group, word)))),
            Code::Note(weave.clone().into()),
            Code::While { test: vec![cmp64_imm(LEN, BLOCK)], enter: HS, body: block },
            straight(words().map(|(group, word)| str_q(state(group, word), hash(group)[word]))),
            Code::Note("leave no secret".into()),
            straight([movi_16b(zero, 0)]),
            straight((0..self.slots()).map(|i| str_q(self.slot(i), zero))),
            straight([add64_imm(SP, SP, stack)]),
            straight(frame.restore()),
            straight(wipe_vectors()),
        ];
        operation.kernel(name, Isa::Aarch64, weave, table, frame.bytes() + stack as usize, code)
    }
}

/// Registers whose parts change in a circle: what is in place `i` at one step is in place `i + 1` at the next, and the
/// last one first.
#[derive(Clone, Copy)]
pub(crate) struct Ring<const N: usize>(pub(crate) [View; N]);

impl<const N: usize> Ring<N> {
    /// The registers of each place, at a step.
    pub(crate) fn at(&self, step: usize) -> [View; N] {
        std::array::from_fn(|i| self.0[(i + N - step % N) % N])
    }
}
