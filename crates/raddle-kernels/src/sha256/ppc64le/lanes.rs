//! Many messages, each in a lane: a round of each group, and the word of the schedule that takes the place of what it
//! has used.

use raddle_isa::ppc64le::*;
use raddle_isa::{Inst, Kernel, Order, Strand, View};

use super::super::lanes;
use super::super::spec::K;
use super::round::{Registers, Sums};
use crate::hash::ppc64le::lanes::{Blocks, GROUP, Lanes, TURNED_MERGES};
use crate::hash::ppc64le::{TABLE, load, strand};
use crate::ppc64le::woven;

/// The kernels, in the shapes that are fastest by the model of POWER8.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![kernel("sha256_lanes_vsx_x4", 1, Sums::Few), kernel("sha256_lanes_vsx_x8", 2, Sums::Few)]
}

pub(super) fn candidates() -> Vec<Kernel> {
    vec![kernel("sha256_lanes_vsx_x4_wide", 1, Sums::Wide), kernel("sha256_lanes_vsx_x8_wide", 2, Sums::Wide)]
}

/// What a group needs beside its words and its blocks.
#[derive(Clone, Copy)]
struct Group {
    round: Registers,
    /// Words of the schedule on their way.
    free: [View; 2],
}

/// Registers of a group that are none of its words.
const BESIDE: u8 = 6;

fn kernel(name: &'static str, groups: u8, sums: Sums) -> Kernel {
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
    // The last registers, which rows of blocks leave alone.
    let constant = first + BESIDE * groups;
    let layout = Lanes {
        words: all.iter().map(|group| group.round.words.into()).collect(),
        blocks,
        free: std::array::from_fn(registers(constant - BESIDE)),
        controls: Some(16 * K.len()),
        used: constant + 1,
    };
    let table = K.into_iter().flat_map(|k| [k; 4]).chain(TURNED_MERGES).flat_map(u32::to_le_bytes).collect();
    let weave = format!("{groups} x 4 messages, {sums}, {}", Order::RoundRobin);
    let rounds = rounds(&layout, &all, v(constant), sums);
    layout.kernel(name, weave, lanes(GROUP * groups as usize), table, rounds)
}

/// All rounds, with a constant at a time.
fn rounds(lanes: &Lanes, groups: &[Group], constant: View, sums: Sums) -> Strand {
    let mut rounds: Strand = groups.iter().map(|group| group.round.start()).collect();
    for (t, _) in K.iter().enumerate() {
        rounds.push(load(constant, TABLE, 16 * t));
        let strands = groups.iter().enumerate().map(|(i, group)| {
            let mut strand = strand();
            let addend = group.round.addend;
            let (load, w) = lanes.word(i, t % 16, addend);
            strand.push(load);
            strand.extend([vadduwm(addend, w, constant)]);
            strand.extend(group.round.round(t, sums));
            if t < 48 {
                next(lanes, i, t, group.free).into_iter().for_each(|bundle| strand.push(bundle));
            }
            strand
        });
        rounds = rounds.then(woven(strands, Order::RoundRobin));
    }
    rounds
}

/// Word `t + 16` of the schedule in the place of word `t`.
fn next(lanes: &Lanes, group: usize, t: usize, [x, y]: [View; 2]) -> Vec<Vec<Inst>> {
    let word = |i: usize, x| lanes.word(group, (t + i) % 16, x);
    let [(load1, w1), (load9, w9), (load14, w14), (load0, w0)] = [word(1, x), word(9, y), word(14, y), word(0, y)];
    vec![
        load1,
        vec![vshasigmaw(x, w1, 0, 0)],
        load9,
        vec![vadduwm(x, x, w9)],
        load14,
        vec![vshasigmaw(y, w14, 0, 15)],
        vec![vadduwm(x, x, y)],
        load0,
        lanes.set_word(group, t % 16, [x, w0]),
    ]
}
