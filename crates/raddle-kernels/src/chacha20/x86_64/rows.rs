//! AVX-512, a register per row of the state: four blocks in the quarters of four registers, one set or more, for short
//! input.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Order, Strand, View, weave};

use super::tail::{by_blocks, masked, xor_block};
use super::{BLOCK, Evex, STATE, Shape, TABLE, straight, transpose_quarters, words};
use crate::chacha20::row_double_round;

/// Blocks of a set.
const SET: usize = 4;
const SPARE: [View; 2] = [R10, R11];

/// The order of sets in which each has a double round to itself.
pub(super) const BY_DOUBLE_ROUNDS: Order = Order::Groups(22);

/// One set of four blocks or more, woven in this order. `idle` instructions that do nothing are woven into each double
/// round. `more` blocks of a turn are made elsewhere.
pub(super) fn shape(sets: usize, order: Order, idle: usize, more: usize) -> Shape {
    let blocks = sets * SET;
    let paced = if idle > 0 { format!(", {idle} idle instructions") } else { String::new() };
    Shape {
        weave: format!("a register per row of 4: sets {order}{paced}"),
        blocks,
        stack: 0,
        aligned: false,
        table: table(sets, blocks + more),
        rounds: RAX,
        counter: false,
        enter: enter(),
        load: (0..sets).flat_map(load).collect(),
        double_round: double_round(sets, order, idle),
        whole: (0..sets).flat_map(whole).collect(),
        part: part(sets),
        next: vec![vpaddd(COUNTERS, COUNTERS, step())],
        leave: leave(sets),
    }
}

/// A row of a set.
fn row(set: usize, row: usize) -> View {
    zmm((4 * set + row) as u8)
}
/// A row of the state, for the first set.
fn state(row: usize) -> View {
    zmm(16 + row as u8)
}
const COUNTERS: View = zmm(19);
/// Holds nothing for long.
const SCRATCH: View = zmm(20);

/// The table: how far each quarter of a set is from its first block, how far a turn is from the next one, how far sets
/// are from the first one; each in the place of the counter.
fn table(sets: usize, step: usize) -> Vec<u8> {
    let quarters = [0, 1, 2, 3].map(|i| [i, 0, 0, 0]);
    let step = [[step as u32, 0, 0, 0]; 4];
    let distances = (1..sets as u32).flat_map(|set| [[SET as u32 * set, 0, 0, 0]; 4]);
    words(quarters.into_iter().chain(step).chain(distances).flatten()).collect()
}
fn quarters() -> Mem {
    at(TABLE, 0)
}
fn step() -> Mem {
    at(TABLE, 64)
}
fn distance(set: usize) -> Mem {
    at(TABLE, 64 * (1 + set as i64))
}

/// A double round of each set. What does nothing is not for nothing: a vector instruction that comes to the scheduler of
/// Zen 5 not before its operands takes one cycle, and two otherwise.
fn double_round(sets: usize, order: Order, idle: usize) -> Strand {
    let turn = |reg: View, k: u32| vec![vpshufd(reg, reg, [0xe4, 0x39, 0x4e, 0x93][k as usize])];
    let set = |n| row_double_round(&Evex, [0, 1, 2, 3].map(|i| row(n, i)), turn);
    let woven = weave((0..sets).map(set), order).expect("sets have registers of their own");
    let idle = Strand::from_iter(std::iter::repeat_n(nop(), idle));
    weave([woven, idle], Order::RoundRobin).expect("nothing overwrites nothing")
}

fn enter() -> Vec<Inst> {
    let mut insts: Vec<Inst> = (0..4).map(|i| vbroadcasti32x4(state(i), at(STATE, 16 * i as i64))).collect();
    insts.push(vpaddd(COUNTERS, COUNTERS, quarters()));
    insts
}

/// The state of the blocks of a set.
fn load(set: usize) -> Vec<Inst> {
    let mut insts: Vec<Inst> = (0..3).map(|i| vmovdqa32(row(set, i), state(i))).collect();
    insts.push(match set {
        0 => vmovdqa32(row(set, 3), COUNTERS),
        _ => vpaddd(row(set, 3), COUNTERS, distance(set)),
    });
    insts
}

/// The blocks of a set, and a register that is free.
fn finish(set: usize) -> (Vec<Inst>, [View; SET], View) {
    let rows = [0, 1, 2, 3].map(|i| row(set, i));
    let mut insts: Vec<Inst> = (0..4).map(|i| vpaddd(rows[i], rows[i], state(i))).collect();
    if set > 0 {
        insts.push(vpaddd(rows[3], rows[3], distance(set)));
    }
    let mut spare = SCRATCH;
    let blocks = transpose_quarters(&mut insts, &mut spare, rows);
    (insts, blocks, spare)
}

/// A set, all of which is wanted.
fn whole(set: usize) -> Vec<Inst> {
    let (mut insts, blocks, _) = finish(set);
    let offset = |i: usize| ((SET * set + i) * BLOCK) as i64;
    insts.extend(blocks.into_iter().enumerate().flat_map(|(i, block)| xor_block(block, offset(i))));
    insts
}

/// Less than a turn.
fn part(sets: usize) -> Vec<Code> {
    let (insts, blocks, spare) = finish(0);
    let current = blocks[0];
    let mut code = vec![straight(insts)];
    code.extend(by_blocks(&blocks, 0, further(1, sets, current)));
    code.push(masked(current, spare, SPARE));
    code
}

/// The blocks of the sets from `set` on, the next one always in `current`.
fn further(set: usize, sets: usize, current: View) -> Option<Vec<Code>> {
    if set == sets {
        return None;
    }
    let (mut insts, mut blocks, _) = finish(set);
    insts.push(vmovdqa32(current, blocks[0]));
    blocks[0] = current;
    let mut code = vec![straight(insts)];
    code.extend(by_blocks(&blocks, SET * set, further(set + 1, sets, current)));
    Some(code)
}

/// Leaves no secret.
fn leave(sets: usize) -> Vec<Inst> {
    let low = (0..4 * sets as u8).map(|n| vpxor(xmm(n), xmm(n), xmm(n)));
    let high = (16..=20).map(|n| vpxord(zmm(n), zmm(n), zmm(n)));
    low.chain(high).chain([vzeroupper(zmm(0))]).collect()
}
