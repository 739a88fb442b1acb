//! Messages in lanes of vectors.
//!
//! A step depends on the previous one through five 2-cycle instructions: one of its function, a sum, two of the
//! rotation, and a sum. This latency leaves the pipes idle, so four groups of four messages take little more time than
//! one. With x = b, y = c and z = d (RFC 1321, 3.4):
//!
//! - F and G take one instruction, `bit` and `bsl`, which may overwrite d: the next step needs d only in a sum, which
//!   is computed earlier;
//! - H = (c xor d) xor b, with the parenthesis computed early;
//! - I = c xor (b or not d), which is `not c` if b is 1, and otherwise `not (c xor d)`. Let U be c if b is 1, and
//!   otherwise c xor d, which takes one instruction after b. Then I = not U = -1 - U, so we subtract U, and subtract 1
//!   from the constant.

use std::ops::Range;

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, woven};
use raddle_isa::{Code, Order, Strand};

use super::super::{WORDS, spec};
use crate::AnyOperation;
use crate::aarch64::messages::{Bytes, Messages, Ring, lanes, table};
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// Groups of four messages.
pub(super) struct Groups {
    /// The number of groups: at most four.
    pub(super) groups: usize,
    /// The order in which the groups are woven.
    pub(super) order: Order,
}

const STEPS: usize = 64;

/// Registers for transposing words.
const FREE: [Vector; 8] = [v(8), v(9), v(10), v(11), v(12), v(13), v(14), v(15)];

/// Returns the constants; those of the last round are less by 1.
fn constants() -> impl Iterator<Item = u32> {
    spec::T.into_iter().enumerate().map(|(i, t)| if i < 48 { t } else { t - 1 })
}

/// A group of four messages.
struct Group<'a> {
    messages: &'a Messages,
    index: usize,
    /// The places in a step: a with the constant of the step added, b, c, d, and a place for the a of the next step.
    ring: Ring<5>,
    table: Part,
}

impl<'a> Group<'a> {
    fn new(messages: &'a Messages, table: Part, index: usize) -> Group<'a> {
        let register = |i| {
            let k = (5 * index + i) as u8;
            v(if k < 8 { k } else { k + 8 })
        };
        Group { messages, index, ring: Ring(std::array::from_fn(register)), table }
    }

    /// Returns the registers of the hash values.
    fn hash(&self) -> Vec<Vector> {
        self.ring.0[..WORDS].to_vec()
    }

    /// Prepares the steps.
    fn begin(&self) -> Strand {
        let [a, .., t] = self.ring.0;
        let mut strand = self.messages.keep(self.index, &self.hash());
        strand = strand.phase(format!("group {}: keeps the hash values for the sum after the block", self.index + 1));
        strand.extend([ldr_q(t, self.table.at(0)), add_4s(a, a, t)]);
        strand
    }

    fn step(&self, i: usize) -> Strand {
        let [a, b, c, d, next] = self.ring.at(i);
        let mut strand = Strand::default();
        strand.extend([ldr_q(next, self.messages.word(self.index, spec::word(i))), add_4s(a, a, next)]);
        strand.extend([ldr_q(next, self.table.at(16 * (i + 1))), add_4s(next, next, d)]);
        match i / 16 {
            0 => strand.extend([bit(d, c, b), add_4s(a, a, d)]),
            1 => strand.extend([bsl(d, b, c), add_4s(a, a, d)]),
            2 => strand.extend([eor(d, d, c), eor(d, d, b), add_4s(a, a, d)]),
            _ => strand.extend([eor(d, d, c), bit(d, c, b), sub_4s(a, a, d)]),
        }
        let k = spec::SHIFTS[i / 16][i % 4];
        strand.extend([shl_4s(d, a, k), sri_4s(d, a, 32 - k), add_4s(a, d, b)]);
        strand
    }

    fn steps(&self, steps: Range<usize>) -> Strand {
        let step = |i: usize| match i % 16 {
            0 => {
                self.step(i).phase(format!("group {}: round {} (RFC 1321, 3.4), 16 steps", self.index + 1, i / 16 + 1))
            }
            _ => self.step(i),
        };
        steps.fold(Strand::default(), |strand, i| strand.then(step(i)))
    }

    /// Completes the block. The words are moved as in one more step.
    fn end(&self) -> Strand {
        let [a, b, c, d, free] = self.ring.at(STEPS);
        let moves = [(free, a), (a, b), (b, c), (c, d)].into_iter().enumerate();
        let sums = moves.flat_map(|(i, (to, word))| self.messages.sum(self.index, i, to, word, to));
        Strand::from_iter(sums).phase(format!("group {}: adds the hash values before the block", self.index + 1))
    }
}

/// `md5_lanes_*`.
impl Variant for Groups {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Hash::Md5.lanes(lanes(Hash::Md5) * self.groups)
    }

    fn summary(&self) -> String {
        match self.groups {
            1 => "4 messages".into(),
            n => format!("{n} times 4 messages, {}", self.order),
        }
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let messages = Messages::new(k, Hash::Md5, self.groups, Bytes::LowestFirst);
        let table = k.constants(table(constants().map(u32::to_le_bytes)));
        let group = |index| Group::new(&messages, table, index);
        let groups = || (0..self.groups).map(group);
        let transposed = |quarter| {
            let strands = (0..self.groups).map(|index| messages.transpose(index, quarter, FREE));
            strands.fold(Strand::default(), Strand::then)
        };
        let all = |strands: Vec<Strand>| -> Code { woven(strands, self.order).into() };
        // Words are transposed during the steps that use the previous ones.
        let mut block = vec![all(groups().map(|group| group.begin()).chain([transposed(0)]).collect())];
        for quarter in 0..4 {
            let steps = groups().map(|group| group.steps(4 * quarter..4 * (quarter + 1)));
            let beside = (quarter < 3).then(|| transposed(quarter + 1));
            block.push(all(steps.chain(beside).collect()));
        }
        block.push(all(groups().map(|group| group.steps(16..STEPS).then(group.end())).collect()));
        messages.code(k, |index| group(index).hash(), block)
    }
}
