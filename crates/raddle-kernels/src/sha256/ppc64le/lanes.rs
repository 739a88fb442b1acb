//! Many messages, each in a lane: a round of each group, interleaved with the word of the schedule that takes the place of
//! what the round before has used.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::woven;
use raddle_isa::{Code, Inst, Order, Strand};

use super::super::spec::K;
use super::compression::{Registers, Sums};
use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::hash::ppc64le::in_memory;
use crate::hash::ppc64le::lanes::{Blocks, CONSTANTS, GROUP, Lanes, REVERSED_MERGES, Vectors};
use crate::variant::{Builder, Variant};

/// The kernels, in the shapes that are fastest by the model of POWER8.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        Groups { groups: 1, sums: Sums::Wide }.kernel("sha256_lanes_vsx_x4"),
        Groups { groups: 2, sums: Sums::Few }.kernel("sha256_lanes_vsx_x8"),
    ]
}

pub(super) fn candidates() -> Vec<Kernel> {
    vec![
        Groups { groups: 1, sums: Sums::Few }.kernel("sha256_lanes_vsx_x4_few"),
        Groups { groups: 2, sums: Sums::Wide }.kernel("sha256_lanes_vsx_x8_wide"),
    ]
}

/// Where a group works.
#[derive(Clone, Copy)]
struct Group {
    round: Registers,
    /// Words of the schedule on their way.
    free: [Vr; 2],
}

/// Registers of a group that are none of its words.
const BESIDE: u8 = 6;

/// How many groups of four messages there are, and how sums are formed.
struct Groups {
    groups: u8,
    sums: Sums,
}

impl Variant for Groups {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Hash::Sha256.lanes(GROUP * self.groups as usize)
    }

    fn summary(&self) -> String {
        format!("{} x 4 messages, {}, {}", self.groups, self.sums, Order::RoundRobin)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        let groups = self.groups;
        let registers = |first: u8| move |i: usize| v(first + i as u8);
        let (blocks, first) = match groups {
            1 => (Blocks::Registers(std::array::from_fn(registers(8))), 24),
            n => (Blocks::Stack(std::array::from_fn(registers(8 * n))), 8 * n),
        };
        let all: Vec<_> = (0..groups)
            .map(|group| {
                let [differ, addend, sigma, chosen, x, y] = std::array::from_fn(registers(first + BESIDE * group));
                let words = std::array::from_fn(registers(8 * group));
                Group { round: Registers { words, differ, addend, sigma, chosen }, free: [x, y] }
            })
            .collect();
        let constant = first + BESIDE * groups;
        // Behind the words of blocks, where these are transposed.
        let free = if groups == 1 { first } else { first + 8 };
        let vectors = Vectors {
            words: all.iter().map(|group| group.round.words.into()).collect(),
            blocks,
            free: std::array::from_fn(registers(free)),
            used: u8::max(constant + 1, free + 6),
        };
        k.constants(in_memory(K.into_iter().flat_map(|k| [k; 4]).chain(REVERSED_MERGES)));
        let lanes = Lanes::new(k, vectors, Some(CONSTANTS));
        lanes.code(rounds(&lanes, &all, v(constant), self.sums))
    }
}

/// All rounds, with a constant at a time.
fn rounds(lanes: &Lanes, groups: &[Group], constant: Vr, sums: Sums) -> Strand {
    let mut rounds: Strand = groups.iter().map(|group| group.round.start()).collect();
    for t in 0..K.len() {
        let constants = lanes.constant(constant, t);
        rounds.extend(if t % 4 == 0 {
            let (first, last) = (usize::max(t + 15, 16), usize::min(t + 18, 63));
            let words = if first == last { format!("W({last})") } else { format!("W({first}) to W({last})") };
            let schedule = if first <= last { format!(", interleaved with {words}") } else { String::new() };
            constants.phase(format!("rounds {t} to {}{schedule}", t + 3))
        } else {
            constants
        });
        let strands = groups.iter().enumerate().map(|(i, group)| {
            let addend = group.round.addend;
            let (load, w) = lanes.word(i, t % 16, addend);
            let begin: Strand = load.into_iter().chain([vadduwm(addend, w, constant)]).collect();
            let beside = if (1..=48).contains(&t) { next(lanes, i, t - 1, group.free) } else { Vec::new() };
            let round = group.round.round(t, sums).into_iter().collect();
            begin.then(woven([round, beside.into_iter().collect()], Order::RoundRobin))
        });
        rounds = rounds.then(woven(strands, Order::RoundRobin));
    }
    rounds
}

/// Word `t + 16` of the schedule in the place of word `t`.
fn next(lanes: &Lanes, group: usize, t: usize, [x, y]: [Vr; 2]) -> Vec<Inst> {
    let word = |i: usize, x| lanes.word(group, (t + i) % 16, x);
    let [(load1, w1), (load14, w14), (load9, w9), (load0, w0)] = [word(1, x), word(14, y), word(9, y), word(0, y)];
    let sigmas = [vshasigmaw(x, w1, 0, 0), vshasigmaw(y, w14, 0, 15), vadduwm(x, x, y)];
    let sums = load9.into_iter().chain([vadduwm(x, x, w9)]).chain(load0).chain(lanes.set_word(group, t % 16, [x, w0]));
    load1.into_iter().chain(load14).chain(sigmas).chain(sums).collect()
}
