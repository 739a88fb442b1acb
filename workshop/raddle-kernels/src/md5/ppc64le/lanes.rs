//! Many messages, each in a lane: for each constant, a step of each group.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::woven;
use raddle_isa::{Code, Order, Strand};

use super::super::spec;
use super::step::{Registers, constant};
use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::hash::ppc64le::lanes::{Blocks, Lanes, Vectors, group};
use crate::variant::{Builder, Variant};

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        Groups { groups: 1 }.kernel("md5_lanes_vsx_x4"),
        Groups { groups: 2 }.kernel("md5_lanes_vsx_x8"),
        Groups { groups: 4 }.kernel("md5_lanes_vsx_x16"),
    ]
}

/// The registers of a group.
#[derive(Clone, Copy)]
struct Group {
    step: Registers,
    /// A word of the group's blocks.
    word: Vr,
}

/// The number of groups of four messages.
struct Groups {
    groups: u8,
}

impl Variant for Groups {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Hash::Md5.lanes(group(Hash::Md5) * self.groups as usize)
    }

    fn summary(&self) -> String {
        format!("{} x 4 messages, {}", self.groups, Order::RoundRobin)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        let groups = self.groups;
        let registers = |first: u8| move |i: usize| v(first + i as u8);
        let (blocks, first) = match groups {
            1 => (Blocks::Registers(std::array::from_fn(registers(4))), 20),
            n => (Blocks::Stack(std::array::from_fn(registers(4 * n))), 4 * n),
        };
        let beside = first + 2 * groups;
        let all: Vec<_> = (0..groups)
            .map(|group| {
                let [function, word] = std::array::from_fn(registers(first + 2 * group));
                let words = std::array::from_fn(registers(4 * group));
                Group { step: Registers { words, function, counts: std::array::from_fn(registers(beside)) }, word }
            })
            .collect();
        // These registers follow those in which the words of blocks are transposed.
        let free = if groups == 1 { first } else { first + 8 };
        let vectors = Vectors {
            words: all.iter().map(|group| group.step.words.into()).collect(),
            blocks,
            free: std::array::from_fn(registers(free)),
            used: u8::max(beside + 5, free + 6),
        };
        k.words((0..64).flat_map(|i| [constant(i); 4]));
        let lanes = Lanes::new(k, Hash::Md5, vectors, spec::T.len());
        lanes.code(steps(&lanes, &all, v(beside + 4)))
    }
}

/// Performs all steps.
fn steps(lanes: &Lanes, groups: &[Group], t: Vr) -> Strand {
    let mut steps = Strand::default();
    for i in 0..64 {
        if i % 16 == 0 {
            steps
                .extend(groups[0].step.counts(i / 16).phase(format!("round {} (RFC 1321, 3.4), 16 steps", i / 16 + 1)));
        }
        steps.extend(lanes.constant(t, i));
        let strands = groups.iter().enumerate().map(|(n, group)| {
            let (load, word) = lanes.word(n, spec::word(i), group.word);
            let a = group.step.a(i);
            let addends = [vadduwm(a, a, t), vadduwm(a, a, word)];
            load.into_iter().chain(addends).chain(group.step.step(i)).collect()
        });
        steps = steps.then(woven(strands, Order::RoundRobin));
    }
    steps
}
