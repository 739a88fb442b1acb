//! Messages in lanes of vectors, for cores without the instructions for SHA-256.
//!
//! A rotation takes two instructions, for which cores have half of their pipes for vectors, and everything else is not
//! much more than the other half can do. Ch (FIPS 180-4, 4.1.2) takes one, `bit`, as it may overwrite g: the next round
//! needs g in a sum only, and that is made before. Maj is the bit of c where a and b differ and that of b elsewhere.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::super::spec;
use crate::AnyOperation;
use crate::aarch64::messages::{Bytes, LANES, Messages, Ring, table};
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// Groups of four messages.
pub(super) struct Groups {
    /// How many: one or two.
    pub(super) groups: usize,
    /// The order in which they are woven.
    pub(super) order: Order,
}

/// Rounds of an iteration of the loop over rounds: the words of a block.
const ROUNDS: usize = 16;

/// The last of three parts of a function of FIPS 180-4, 4.1.2.
pub(super) enum Term {
    Rotated(u8),
    Shifted(u8),
}

/// x rotated by two counts, and the last part, all added modulo 2 to `to`. Of the registers that are overwritten, `u` may
/// be x where the last part is shifted.
pub(super) fn sigma(x: Vector, [to, t, u]: [Vector; 3], [j, k]: [u8; 2], last: Term) -> Strand {
    let mut strand =
        Strand::from_iter([ushr_4s(to, x, j), ushr_4s(t, x, k), sli_4s(to, x, 32 - j), sli_4s(t, x, 32 - k)]);
    match last {
        Term::Rotated(k) => strand.extend([ushr_4s(u, x, k), eor(to, to, t), sli_4s(u, x, 32 - k)]),
        Term::Shifted(k) => strand.extend([ushr_4s(u, x, k), eor(to, to, t)]),
    }
    strand.extend([eor(to, to, u)]);
    strand
}

/// Four messages.
struct Group<'a> {
    messages: &'a Messages,
    index: usize,
    /// The places in a round: h with the word and the constant of the round, a to g, free registers, and the last one
    /// gets what the first is to be in the next round.
    ring: Ring<16>,
    table: Part,
    /// Points to the constants of these rounds.
    constants: X,
}

impl Group<'_> {
    /// The words of the hash values, a to h.
    fn hash(&self) -> Vec<Vector> {
        let [h, a, b, c, d, e, f, g, ..] = self.ring.0;
        vec![a, b, c, d, e, f, g, h]
    }

    /// What comes before the rounds.
    fn begin(&self) -> Strand {
        let [h, .., t, _] = self.ring.0;
        let mut strand = self.messages.keep(self.index, &self.hash());
        strand = strand.phase(format!("group {}: keeps the hash values for the sum after the block", self.index + 1));
        let free = std::array::from_fn(|i| self.ring.0[8 + i]);
        for quarter in 0..4 {
            strand = strand.then(self.messages.transpose(self.index, quarter, free));
        }
        strand.extend([ldr_q(t, self.table.at(0)), add_4s(h, h, t)]);
        strand
    }

    fn word(&self, to: Vector, i: usize) -> Inst {
        ldr_q(to, self.messages.word(self.index, i % ROUNDS))
    }

    /// A round.
    fn round(&self, i: usize) -> Strand {
        let [h, a, b, c, d, e, f, g, t, u, w, .., next] = self.ring.at(i);
        let mut strand = Strand::from_iter([self.word(t, i), ldr_q(next, at(self.constants, 16 * (i + 1)))]);
        strand.extend([add_4s(h, h, t), add_4s(next, next, g), bit(g, f, e)]);
        strand = strand.then(sigma(e, [t, u, w], [6, 11], Term::Rotated(25)));
        strand.extend([add_4s(h, h, g), eor(g, a, b), add_4s(h, h, t), bsl(g, c, b), add_4s(d, d, h)]);
        strand = strand.then(sigma(a, [t, u, w], [2, 13], Term::Rotated(22)));
        strand.extend([add_4s(h, h, g), add_4s(h, h, t)]);
        strand
    }

    /// Word i of the schedule sixteen words on, in registers that are free in a round.
    fn schedule(&self, i: usize, round: usize) -> Strand {
        let [.., word, x, y, t, _] = self.ring.at(round);
        let mut strand = Strand::from_iter([self.word(x, i + 1), self.word(word, i)]);
        strand = strand.then(sigma(x, [y, t, x], [7, 18], Term::Shifted(3)));
        strand.extend([self.word(t, i + 9), self.word(x, i + 14), add_4s(word, word, y), add_4s(word, word, t)]);
        strand = strand.then(sigma(x, [y, t, x], [17, 19], Term::Shifted(10)));
        strand.extend([add_4s(word, word, y), str_q(self.messages.word(self.index, i), word)]);
        strand
    }

    /// Rounds, each interleaved with the word of the schedule that takes the place of the one the previous round used.
    fn rounds(&self, schedule: bool) -> Strand {
        let group = self.index + 1;
        let mut strand = self.round(0);
        for i in 1..ROUNDS {
            let beside = schedule.then(|| self.schedule(i - 1, i));
            let round = woven([self.round(i)].into_iter().chain(beside), Order::RoundRobin);
            strand = strand.then(match (i % 4, schedule) {
                (0, true) => round.phase(format!("group {group}: rounds {i} to {}, then 16 and 32 later", i + 3)),
                (0, false) => round.phase(format!("group {group}: rounds {} to {}", i + 48, i + 51)),
                _ => round,
            });
        }
        match schedule {
            true => strand
                .then(self.schedule(ROUNDS - 1, ROUNDS - 1))
                .phase(format!("group {group}: 16 rounds an iteration from 0 on, interleaved with W(t + 16)")),
            false => strand.phase(format!("group {group}: rounds 48 to 63")),
        }
    }

    /// What comes after the rounds.
    fn end(&self) -> Strand {
        let t = self.ring.0[ROUNDS - 1];
        let words = self.hash().into_iter().enumerate();
        let sums = words.flat_map(|(i, word)| self.messages.sum(self.index, i, word, word, t));
        Strand::from_iter(sums).phase(format!("group {}: adds the hash values before the block", self.index + 1))
    }
}

/// `sha256_lanes_*`.
impl Variant for Groups {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Hash::Sha256.lanes(LANES * self.groups)
    }

    fn summary(&self) -> String {
        match self.groups {
            1 => "4 messages".into(),
            n => format!("{n} times 4 messages, {}", self.order),
        }
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let messages = Messages::new(k, Hash::Sha256, self.groups, Bytes::HighestFirst);
        let [constants, iterations] = k.take_all();
        let table = k.constants(table(spec::K));
        let group = |index| {
            let ring = Ring(std::array::from_fn(|i| v((ROUNDS * index + i) as u8)));
            Group { messages: &messages, index, ring, table, constants }
        };
        let all = |strand: &dyn Fn(Group<'_>) -> Strand| -> Code {
            woven((0..self.groups).map(|index| strand(group(index))), self.order).into()
        };
        let next = add64_imm(constants, constants, 16 * ROUNDS);
        let block = vec![
            all(&|group| group.begin()),
            straight([mov64(constants, k.arg("table")), movz64(iterations, 3)]),
            Code::Repeat {
                body: vec![all(&|group| group.rounds(true)), straight([next, subs64_imm(iterations, iterations, 1)])],
                again: NE,
            },
            all(&|group| group.rounds(false)),
            all(&|group| group.end()),
        ];
        messages.code(k, |index| group(index).hash(), block)
    }
}
