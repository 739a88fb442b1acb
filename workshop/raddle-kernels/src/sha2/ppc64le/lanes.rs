//! Many messages, each in a lane: a round of each group, interleaved with the computation of the word of the schedule
//! that overwrites the word of the previous round.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::woven;
use raddle_isa::{Code, Inst, Order, Strand};

use super::compression::{Registers, Sums, sigma};
use crate::AnyOperation;
use crate::hash::ppc64le::lanes::{Blocks, Lanes, Vectors, group, reversed_merges};
use crate::hash::ppc64le::{Lane, in_memory};
use crate::sha2::Sha2;
use crate::variant::{Builder, Variant};

/// The registers of a group.
#[derive(Clone, Copy)]
struct Group {
    round: Registers,
    /// Temporary words of the schedule.
    free: [Vr; 2],
}

/// The number of registers of a group that do not hold its words.
const BESIDE: u8 = 6;

/// The number of groups, with as many messages as vectors have lanes, and the order of sums.
pub(crate) struct Groups {
    pub(crate) function: Sha2,
    pub(crate) groups: u8,
    pub(crate) sums: Sums,
}

impl Variant for Groups {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        self.function.hash.lanes(group(self.function.hash) * self.groups as usize)
    }

    fn summary(&self) -> String {
        format!("{} x {} messages, {}, {}", self.groups, group(self.function.hash), self.sums, Order::RoundRobin)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        let (function, groups) = (self.function, self.groups);
        let lane = Lane::of(function.hash);
        let registers = |first: u8| move |i: usize| v(first + i as u8);
        let (blocks, first) = match groups {
            1 => (Blocks::Registers(std::array::from_fn(registers(8))), 24),
            n => (Blocks::Stack(std::array::from_fn(registers(8 * n))), 8 * n),
        };
        let all: Vec<_> = (0..groups)
            .map(|group| {
                let [differ, addend, sigma, chosen, x, y] = std::array::from_fn(registers(first + BESIDE * group));
                let words = std::array::from_fn(registers(8 * group));
                Group { round: Registers { lane, words, differ, addend, sigma, chosen }, free: [x, y] }
            })
            .collect();
        let constant = first + BESIDE * groups;
        // These registers follow those in which the words of blocks are transposed.
        let free = if groups == 1 { first } else { first + 8 };
        let vectors = Vectors {
            words: all.iter().map(|group| group.round.words.into()).collect(),
            blocks,
            free: std::array::from_fn(registers(free)),
            used: u8::max(constant + 1, free + 6),
        };
        let constants = function.constants().into_iter().flat_map(|k| k.repeat(16 / k.len()));
        k.constants(constants.chain(in_memory(reversed_merges(function.hash))));
        let lanes = Lanes::new(k, function.hash, vectors, function.rounds);
        lanes.code(rounds(&lanes, function.rounds, &all, v(constant), self.sums))
    }
}

/// Performs all rounds, with one constant at a time.
fn rounds(lanes: &Lanes, count: usize, groups: &[Group], constant: Vr, sums: Sums) -> Strand {
    let mut rounds: Strand = groups.iter().map(|group| group.round.start()).collect();
    for t in 0..count {
        let constants = lanes.constant(constant, t);
        rounds.extend(if t % 4 == 0 {
            let (first, last) = (usize::max(t + 15, 16), usize::min(t + 18, count - 1));
            let words = if first == last { format!("W({last})") } else { format!("W({first}) to W({last})") };
            let schedule = if first <= last { format!(", interleaved with {words}") } else { String::new() };
            constants.phase(format!("rounds {t} to {}{schedule}", t + 3))
        } else {
            constants
        });
        let strands = groups.iter().enumerate().map(|(i, group)| {
            let addend = group.round.addend;
            let (load, w) = lanes.word(i, t % 16, addend);
            let begin: Strand = load.into_iter().chain([group.round.lane.add(addend, w, constant)]).collect();
            let beside = if (1..=count - 16).contains(&t) { next(lanes, i, t - 1, group) } else { Vec::new() };
            let round = group.round.round(t, sums).into_iter().collect();
            begin.then(woven([round, beside.into_iter().collect()], Order::RoundRobin))
        });
        rounds = rounds.then(woven(strands, Order::RoundRobin));
    }
    rounds
}

/// Computes word `t + 16` of the schedule, which overwrites word `t`.
fn next(lanes: &Lanes, group: usize, t: usize, of: &Group) -> Vec<Inst> {
    let (lane, [x, y]) = (of.round.lane, of.free);
    let word = |i: usize, x| lanes.word(group, (t + i) % 16, x);
    let [(load1, w1), (load14, w14), (load9, w9), (load0, w0)] = [word(1, x), word(14, y), word(9, y), word(0, y)];
    let sigmas = [sigma(lane, x, w1, 0, 0), sigma(lane, y, w14, 0, 15), lane.add(x, x, y)];
    let sums = load9.into_iter().chain([lane.add(x, x, w9)]).chain(load0).chain(lanes.set_word(group, t % 16, [x, w0]));
    load1.into_iter().chain(load14).chain(sigmas).chain(sums).collect()
}
