//! Messages in lanes of vectors, for cores without the instructions for SHA-256 or SHA-512.
//!
//! A rotation takes two instructions, which only half of a core's vector pipes execute. Everything else is not much
//! more than the other half can do. Ch (FIPS 180-4, 4.1.2 and 4.1.3) takes one instruction, `bit`, which may overwrite
//! g: the next round needs g only in a sum, which is computed earlier. Maj is the bit of c if a and b differ, and
//! otherwise the bit of b.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::Sigma;
use crate::AnyOperation;
use crate::aarch64::lane::Lane;
use crate::aarch64::messages::{Bytes, Messages, Ring, lanes, table};
use crate::sha2::Sha2;
use crate::variant::{Builder, Variant};

/// Groups of as many messages as vectors have lanes.
pub(crate) struct Groups {
    pub(crate) function: Sha2,
    /// The number of groups: one or two.
    pub(crate) groups: usize,
    /// The order in which the groups are woven.
    pub(crate) order: Order,
}

/// The number of rounds of an iteration of the loop over rounds: the number of words of a block.
const ROUNDS: usize = 16;

/// The messages of a group.
struct Group<'a> {
    function: Sha2,
    /// The width of a word.
    lane: Lane,
    messages: &'a Messages,
    index: usize,
    /// The places in a round: h with the word and the constant of the round added, a to g, free registers, and a place
    /// for the h of the next round.
    ring: Ring<16>,
    table: Part,
    /// The pointer to the constants of these rounds.
    constants: X,
}

impl Group<'_> {
    /// Returns the registers of the hash values, a to h.
    fn hash(&self) -> Vec<Vector> {
        let [h, a, b, c, d, e, f, g, ..] = self.ring.0;
        vec![a, b, c, d, e, f, g, h]
    }

    /// Prepares the rounds.
    fn begin(&self) -> Strand {
        let [h, .., t, _] = self.ring.0;
        let mut strand = self.messages.keep(self.index, &self.hash());
        strand = strand.phase(format!("group {}: keeps the hash values for the sum after the block", self.index + 1));
        let free = std::array::from_fn(|i| self.ring.0[8 + i]);
        for quarter in 0..4 {
            strand = strand.then(self.messages.transpose(self.index, quarter, free));
        }
        strand.extend([ldr_q(t, self.table.at(0)), self.lane.add(h, h, t)]);
        strand
    }

    fn word(&self, to: Vector, i: usize) -> Inst {
        ldr_q(to, self.messages.word(self.index, i % ROUNDS))
    }

    /// Performs a round.
    fn round(&self, i: usize) -> Strand {
        let [h, a, b, c, d, e, f, g, t, u, w, .., next] = self.ring.at(i);
        let mut strand = Strand::from_iter([self.word(t, i), ldr_q(next, at(self.constants, 16 * (i + 1)))]);
        let add = |to, x| self.lane.add(to, to, x);
        let [sigma0, sigma1] = self.function.big_sigmas.map(Sigma::from);
        strand.extend([add(h, t), add(next, g), bit(g, f, e)]);
        strand = strand.then(sigma1.of(self.lane, e, [t, u, w]));
        strand.extend([add(h, g), eor(g, a, b), add(h, t), bsl(g, c, b), add(d, h)]);
        strand = strand.then(sigma0.of(self.lane, a, [t, u, w]));
        strand.extend([add(h, g), add(h, t)]);
        strand
    }

    /// Computes word i of the schedule, sixteen words later, in registers that are free in a round.
    fn schedule(&self, i: usize, round: usize) -> Strand {
        let [.., word, x, y, t, _] = self.ring.at(round);
        let mut strand = Strand::from_iter([self.word(x, i + 1), self.word(word, i)]);
        let add = |x| self.lane.add(word, word, x);
        let [sigma0, sigma1] = self.function.sigmas.map(Sigma::from);
        strand = strand.then(sigma0.of(self.lane, x, [y, t, x]));
        strand.extend([self.word(t, i + 9), self.word(x, i + 14), add(y), add(t)]);
        strand = strand.then(sigma1.of(self.lane, x, [y, t, x]));
        strand.extend([add(y), str_q(self.messages.word(self.index, i), word)]);
        strand
    }

    /// Performs rounds, each of which is interleaved with the computation of the word of the schedule that overwrites
    /// the word of the previous round.
    fn rounds(&self, schedule: bool) -> Strand {
        let group = self.index + 1;
        let last = self.function.rounds - ROUNDS;
        let later = self.function.later();
        let mut strand = self.round(0);
        for i in 1..ROUNDS {
            let beside = schedule.then(|| self.schedule(i - 1, i));
            let round = woven([self.round(i)].into_iter().chain(beside), Order::RoundRobin);
            strand = strand.then(match (i % 4, schedule) {
                (0, true) => round.phase(format!("group {group}: rounds {i} to {}, then {later} later", i + 3)),
                (0, false) => round.phase(format!("group {group}: rounds {} to {}", i + last, i + last + 3)),
                _ => round,
            });
        }
        match schedule {
            true => strand
                .then(self.schedule(ROUNDS - 1, ROUNDS - 1))
                .phase(format!("group {group}: 16 rounds an iteration from 0 on, interleaved with W(t + 16)")),
            false => strand.phase(format!("group {group}: rounds {last} to {}", last + ROUNDS - 1)),
        }
    }

    /// Completes the rounds.
    fn end(&self) -> Strand {
        let t = self.ring.0[ROUNDS - 1];
        let words = self.hash().into_iter().enumerate();
        let sums = words.flat_map(|(i, word)| self.messages.sum(self.index, i, word, word, t));
        Strand::from_iter(sums).phase(format!("group {}: adds the hash values before the block", self.index + 1))
    }
}

impl Variant for Groups {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        self.function.hash.lanes(lanes(self.function.hash) * self.groups)
    }

    fn summary(&self) -> String {
        match self.groups {
            1 => format!("{} messages", lanes(self.function.hash)),
            n => format!("{n} times {} messages, {}", lanes(self.function.hash), self.order),
        }
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let messages = Messages::new(k, self.function.hash, self.groups, Bytes::HighestFirst);
        let [constants, iterations] = k.take_all();
        let table = k.constants(table(self.function.constants()));
        let group = |index| {
            let ring = Ring(std::array::from_fn(|i| v((ROUNDS * index + i) as u8)));
            Group {
                function: self.function,
                lane: Lane::of(self.function.hash),
                messages: &messages,
                index,
                ring,
                table,
                constants,
            }
        };
        let all = |strand: &dyn Fn(Group<'_>) -> Strand| -> Code {
            woven((0..self.groups).map(|index| strand(group(index))), self.order).into()
        };
        let next = add64_imm(constants, constants, 16 * ROUNDS);
        let block = vec![
            all(&|group| group.begin()),
            straight([mov64(constants, k.arg("table")), movz64(iterations, self.function.rounds / ROUNDS - 1)]),
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
