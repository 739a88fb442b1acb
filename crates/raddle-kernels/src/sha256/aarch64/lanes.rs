//! Messages in lanes of vectors, for cores without the instructions for SHA-256.
//!
//! A rotation takes two instructions, for which cores have half of their pipes for vectors, and everything else is not
//! much more than the other half can do. Ch (FIPS 180-4, 4.1.2) takes one, `bit`, as it may overwrite g: the next round
//! wants g in a sum only, and that is made before. Maj is the bit of c where a and b differ and that of b elsewhere.

use std::fmt;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Kernel, Order, Strand, View, weave};

use super::super::{WORDS, lanes, spec};
use crate::aarch64::messages::{Bytes, Messages, Ring, TABLE, table};
use crate::aarch64::straight;

/// How a kernel is made.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// How many groups of four messages: one or two.
    pub groups: usize,
    /// The order in which they are woven.
    pub order: Order,
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.groups {
            1 => write!(f, "4 messages"),
            n => write!(f, "{n} times 4 messages, {}", self.order),
        }
    }
}

/// Rounds of a turn of the loop over rounds: the words of a block.
const ROUNDS: usize = 16;

/// x rotated by two counts, and rotated or shifted by a third, all added modulo 2 to `to`; `t` is overwritten.
fn sigma(to: View, x: View, t: View, rotate: &[i64], shift: Option<i64>) -> Strand {
    let mut strand = Strand::default();
    for (i, &k) in rotate.iter().enumerate() {
        let rotated = if i == 0 { to } else { t };
        strand.extend([ushr_4s(rotated, x, k), sli_4s(rotated, x, 32 - k)]);
        strand.extend((i > 0).then(|| eor(to, to, t)));
    }
    strand.extend(shift.into_iter().flat_map(|k| [ushr_4s(t, x, k), eor(to, to, t)]));
    strand
}

/// Four messages.
struct Group {
    messages: Messages,
    index: usize,
    /// The places in a round: h with the word and the constant of the round, a to g, free registers, and the last one
    /// gets what the first is to be in the next round.
    ring: Ring<16>,
    /// Points to the constants of these rounds.
    constants: View,
}

impl Group {
    fn new(messages: Messages, index: usize) -> Group {
        let ring = Ring(std::array::from_fn(|i| v((ROUNDS * index + i) as u8)));
        Group { messages, index, ring, constants: messages.free(0) }
    }

    /// The words of the hash values, a to h.
    fn hash(&self) -> Vec<View> {
        let [h, a, b, c, d, e, f, g, ..] = self.ring.0;
        vec![a, b, c, d, e, f, g, h]
    }

    /// What comes before the rounds.
    fn begin(&self) -> Strand {
        let [h, .., t, _] = self.ring.0;
        let mut strand = self.messages.keep(self.index, &self.hash());
        let free = std::array::from_fn(|i| self.ring.0[8 + i]);
        for quarter in 0..4 {
            strand = strand.then(self.messages.transpose(self.index, quarter, free));
        }
        strand.extend([ldr_q(t, at(TABLE, 0)), add_4s(h, h, t)]);
        strand
    }

    fn word(&self, to: View, i: usize) -> Inst {
        ldr_q(to, self.messages.word(self.index, i % ROUNDS))
    }

    /// A round.
    fn round(&self, i: usize) -> Strand {
        let [h, a, b, c, d, e, f, g, t, u, .., next] = self.ring.at(i);
        let mut strand = Strand::from_iter([self.word(t, i), add_4s(h, h, t)]);
        strand.extend([ldr_q(next, at(self.constants, 16 * (i + 1) as i64)), add_4s(next, next, g)]);
        strand.extend([bit(g, f, e), add_4s(h, h, g)]);
        strand = strand.then(sigma(t, e, u, &[6, 11, 25], None));
        strand.extend([add_4s(h, h, t), add_4s(d, d, h)]);
        strand = strand.then(sigma(t, a, u, &[2, 13, 22], None));
        strand.extend([eor(g, a, b), bsl(g, c, b), add_4s(t, t, g), add_4s(h, h, t)]);
        strand
    }

    /// The word of the schedule for the round after the next fifteen.
    fn schedule(&self, i: usize) -> Strand {
        let [.., word, x, y, z, t, _] = self.ring.at(i);
        let mut strand = Strand::from_iter([self.word(word, i), self.word(x, i + 1)]);
        strand = strand.then(sigma(y, x, t, &[7, 18], Some(3)));
        strand.extend([add_4s(word, word, y), self.word(z, i + 9), add_4s(word, word, z), self.word(x, i + 14)]);
        strand = strand.then(sigma(y, x, t, &[17, 19], Some(10)));
        strand.extend([add_4s(word, word, y), str_q(self.messages.word(self.index, i), word)]);
        strand
    }

    fn rounds(&self, schedule: bool) -> Strand {
        (0..ROUNDS).fold(Strand::default(), |strand, i| {
            let strand = strand.then(self.round(i));
            if schedule { strand.then(self.schedule(i)) } else { strand }
        })
    }

    /// What comes after the rounds.
    fn end(&self) -> Strand {
        let t = self.ring.0[ROUNDS - 1];
        let words = self.hash().into_iter().enumerate();
        words.flat_map(|(i, word)| self.messages.sum(self.index, i, word, word, t)).collect()
    }
}

impl Shape {
    /// `sha256_lanes_*`.
    pub fn kernel(self, name: &'static str) -> Kernel {
        let messages = Messages { groups: self.groups, hash: WORDS, bytes: Bytes::HighestFirst };
        let group = |index| Group::new(messages, index);
        let (constants, turns) = (messages.free(0), messages.free(1));
        let all = |strand: &dyn Fn(Group) -> Strand| -> Code {
            let strands = (0..self.groups).map(|index| strand(group(index)));
            weave(strands, self.order).expect("groups have registers of their own").into()
        };
        let next = add64_imm(constants, constants, 16 * ROUNDS as i64);
        let block = vec![
            all(&|group| group.begin()),
            straight([mov64(constants, TABLE), movz64(turns, 3)]),
            Code::Repeat {
                body: vec![all(&|group| group.rounds(true)), straight([next, subs64_imm(turns, turns, 1)])],
                again: NE,
            },
            all(&|group| group.rounds(false)),
            all(&|group| group.end()),
        ];
        let contract = lanes(messages.count());
        messages.kernel(name, self.to_string(), contract, table(spec::K), |index| group(index).hash(), block)
    }
}
