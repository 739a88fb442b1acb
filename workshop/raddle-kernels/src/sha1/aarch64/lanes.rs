//! Messages in lanes of vectors, for cores without the instructions for SHA-1.
//!
//! Ch and Maj (FIPS 180-4, 4.1.1) take one `bsl` each, which overwrites the register that selects. Ch is the bit of c
//! if b is 1, and the bit of d otherwise. Maj is the bit of d if b and c differ, and the bit of c otherwise.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::super::{WORDS, spec};
use crate::AnyOperation;
use crate::aarch64::messages::{Bytes, Messages, Ring, lanes, table};
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// The number of words of the message schedule that are kept: W(t) takes the place of W(t - 16).
const RETAINED: usize = 16;

/// The number of registers of a group: the words of the hash value, and the registers that a round overwrites.
const REGISTERS: usize = WORDS + 3;

/// Groups of four messages.
pub(super) struct Groups {
    /// The number of groups: one or two.
    pub(super) groups: usize,
    /// The order in which they are woven.
    pub(super) order: Order,
}

/// The registers in which words are transposed.
const FREE: [Vector; 8] = [v(16), v(17), v(18), v(19), v(20), v(21), v(22), v(23)];

/// The constants of the rounds, each in all lanes.
const CONSTANTS: [Vector; 4] = [v(24), v(25), v(26), v(27)];

/// A group of four messages.
struct Group<'a> {
    messages: &'a Messages,
    index: usize,
    /// The words of the hash value, a to e, whose names rotate.
    ring: Ring<WORDS>,
    /// The registers that a round overwrites.
    scratch: [Vector; 3],
}

impl<'a> Group<'a> {
    fn new(messages: &'a Messages, index: usize) -> Group<'a> {
        // A single group uses the callee-saved registers, because they are saved in any case.
        let register = |i: usize| v((REGISTERS * (1 - index) + i) as u8);
        let scratch = std::array::from_fn(|i| register(WORDS + i));
        Group { messages, index, ring: Ring(std::array::from_fn(register)), scratch }
    }

    /// Returns the words of the hash values.
    fn hash(&self) -> Vec<Vector> {
        self.ring.0.to_vec()
    }

    /// Returns the instructions before the rounds.
    fn begin(&self) -> Strand {
        let mut strand = self.messages.keep(self.index, &self.hash());
        strand = strand.phase(format!("group {}: keeps the hash values for the sum after the block", self.index + 1));
        (0..4).fold(strand, |strand, quarter| strand.then(self.messages.transpose(self.index, quarter, FREE)))
    }

    /// Loads a word of the message schedule.
    fn word(&self, to: Vector, t: usize) -> Inst {
        ldr_q(to, self.messages.word(self.index, t % RETAINED))
    }

    /// Returns round `t` (FIPS 180-4, 6.1.2).
    fn round(&self, t: usize) -> Strand {
        let [a, b, c, d, e] = self.ring.at(t);
        let [x, y, z] = self.scratch;
        let mut strand = Strand::from_iter([self.word(x, t)]);
        if t >= RETAINED {
            strand.extend([self.word(y, t + 2), self.word(z, t + 8), eor(x, x, y), self.word(y, t + 13)]);
            strand.extend([eor(x, x, z), eor(x, x, y), shl_4s(z, x, 1), sri_4s(z, x, 31), mov(x, z)]);
            strand.extend((t + 3 < spec::ROUNDS).then(|| str_q(self.messages.word(self.index, t % RETAINED), x)));
        }
        strand.extend([add_4s(e, e, x), add_4s(e, e, CONSTANTS[t / spec::QUARTER])]);
        strand.extend(match t / spec::QUARTER {
            0 => vec![mov(y, b), bsl(y, c, d)],
            2 => vec![eor(y, b, c), bsl(y, d, c)],
            _ => vec![eor(y, c, d), eor(y, y, b)],
        });
        strand.extend([add_4s(e, e, y), shl_4s(z, a, 5), sri_4s(z, a, 27), add_4s(e, e, z)]);
        strand.extend([shl_4s(z, b, 30), sri_4s(z, b, 2), mov(b, z)]);
        strand
    }

    /// Returns all rounds.
    fn rounds(&self) -> Strand {
        (0..spec::ROUNDS).fold(Strand::default(), |strand, t| {
            let round = self.round(t);
            strand.then(match t % spec::QUARTER {
                0 => round.phase(format!(
                    "group {}: rounds {t} to {} (FIPS 180-4, 6.1.2)",
                    self.index + 1,
                    t + spec::QUARTER - 1
                )),
                _ => round,
            })
        })
    }

    /// Returns the instructions after the rounds.
    fn end(&self) -> Strand {
        let words = self.hash().into_iter().enumerate();
        let sums = words.flat_map(|(i, word)| self.messages.sum(self.index, i, word, word, self.scratch[0]));
        Strand::from_iter(sums).phase(format!("group {}: adds the hash values before the block", self.index + 1))
    }
}

/// `sha1_lanes_*`.
impl Variant for Groups {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Hash::Sha1.lanes(lanes(Hash::Sha1) * self.groups)
    }

    fn summary(&self) -> String {
        match self.groups {
            1 => "4 messages".into(),
            n => format!("{n} times 4 messages, {}", self.order),
        }
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let messages = Messages::new(k, Hash::Sha1, self.groups, Bytes::HighestFirst);
        let table: Part = k.constants(table(spec::K.map(u32::to_le_bytes)));
        let groups = || (0..self.groups).map(|index| Group::new(&messages, index));
        let constants = CONSTANTS.into_iter().enumerate().map(|(i, constant)| ldr_q(constant, table.at(16 * i)));
        let rounds = woven(groups().map(|group| group.rounds().then(group.end())), self.order);
        let mut block: Vec<Code> = groups().map(|group| group.begin().into()).collect();
        block.push(rounds.into());
        let mut code = vec![straight(constants).phase("load: the constants")];
        code.extend(messages.code(k, |index| Group::new(&messages, index).hash(), block));
        code
    }
}
