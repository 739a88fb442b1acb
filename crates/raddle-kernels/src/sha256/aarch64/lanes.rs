//! Messages in lanes of vectors, for cores without the instructions for SHA-256.
//!
//! A rotation takes two instructions, for which cores have half of their pipes for vectors, and everything else is not
//! much more than the other half can do. Ch (FIPS 180-4, 4.1.2) takes one, `bit`, as it may overwrite g: the next round
//! wants g in a sum only, and that is made before. Maj is the bit of c where a and b differ and that of b elsewhere.

use std::fmt;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Order, Strand, View, weave};

use super::super::{WORDS, spec};
use crate::Kernel;
use crate::aarch64::messages::{Bytes, Messages, Ring, TABLE, table};
use crate::aarch64::straight;
use crate::hash::Hash;

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

/// The last of three parts of a function of FIPS 180-4, 4.1.2.
pub(super) enum Last {
    Rotated(i64),
    Shifted(i64),
}

/// x rotated by two counts, and the last part, all added modulo 2 to `to`. Of the registers that are overwritten, `u` may
/// be x where the last part is shifted.
pub(super) fn sigma(x: View, [to, t, u]: [View; 3], [j, k]: [i64; 2], last: Last) -> Strand {
    let mut strand =
        Strand::from_iter([ushr_4s(to, x, j), ushr_4s(t, x, k), sli_4s(to, x, 32 - j), sli_4s(t, x, 32 - k)]);
    match last {
        Last::Rotated(k) => strand.extend([ushr_4s(u, x, k), eor(to, to, t), sli_4s(u, x, 32 - k)]),
        Last::Shifted(k) => strand.extend([ushr_4s(u, x, k), eor(to, to, t)]),
    }
    strand.extend([eor(to, to, u)]);
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
        let [h, a, b, c, d, e, f, g, t, u, w, .., next] = self.ring.at(i);
        let mut strand = Strand::from_iter([self.word(t, i), ldr_q(next, at(self.constants, 16 * (i + 1) as i64))]);
        strand.extend([add_4s(h, h, t), add_4s(next, next, g), bit(g, f, e)]);
        strand = strand.then(sigma(e, [t, u, w], [6, 11], Last::Rotated(25)));
        strand.extend([add_4s(h, h, g), eor(g, a, b), add_4s(h, h, t), bsl(g, c, b), add_4s(d, d, h)]);
        strand = strand.then(sigma(a, [t, u, w], [2, 13], Last::Rotated(22)));
        strand.extend([add_4s(h, h, g), add_4s(h, h, t)]);
        strand
    }

    /// Word i of the schedule sixteen words on, in registers that are free in a round.
    fn schedule(&self, i: usize, round: usize) -> Strand {
        let [.., word, x, y, t, _] = self.ring.at(round);
        let mut strand = Strand::from_iter([self.word(x, i + 1), self.word(word, i)]);
        strand = strand.then(sigma(x, [y, t, x], [7, 18], Last::Shifted(3)));
        strand.extend([self.word(t, i + 9), self.word(x, i + 14), add_4s(word, word, y), add_4s(word, word, t)]);
        strand = strand.then(sigma(x, [y, t, x], [17, 19], Last::Shifted(10)));
        strand.extend([add_4s(word, word, y), str_q(self.messages.word(self.index, i), word)]);
        strand
    }

    /// Rounds, and beside each the word of the schedule that the round before took.
    fn rounds(&self, schedule: bool) -> Strand {
        let both = |strands: Vec<Strand>| weave(strands, Order::RoundRobin).expect("rounds leave registers free");
        let mut strand = self.round(0);
        for i in 1..ROUNDS {
            let beside = schedule.then(|| self.schedule(i - 1, i));
            strand = strand.then(both([self.round(i)].into_iter().chain(beside).collect()));
        }
        if schedule { strand.then(self.schedule(ROUNDS - 1, ROUNDS - 1)) } else { strand }
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
        let contract = Hash::Sha256.lanes(messages.count());
        messages.kernel(name, self.to_string(), contract, table(spec::K), |index| group(index).hash(), block)
    }
}
