//! AVX-512, a register per row of the state: four blocks in the quarters of four registers, one set or two.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Kernel, Mem, Order, Strand, View, weave};

use super::tail::{by_blocks, masked, xor_block};
use super::{BLOCK, Evex, LEN, STATE, TABLE, advance, rounds, straight, transpose_quarters, words};
use crate::chacha20::row_double_round;

/// Blocks of a set.
const SET: usize = 4;
const ROUNDS: View = RAX;
const SPARE: [View; 2] = [R10, R11];

/// A row of a set.
fn row(set: usize, row: usize) -> View {
    zmm((4 * set + row) as u8)
}

/// A row of the state, in each quarter; the last one is that of the first set.
fn state(row: usize) -> View {
    zmm(16 + row as u8)
}

/// The last row of the state of a set.
fn last_row(set: usize) -> View {
    zmm(19 + set as u8)
}

const TRANSPOSITION: View = zmm(31);

/// How far a quarter is from the first block, and the same for sets.
fn quarters() -> Mem {
    at(TABLE, 0)
}
fn sets(n: usize) -> Mem {
    at(TABLE, 64 * n as i64)
}

/// A kernel of `sets` sets, woven in this order.
pub(super) fn kernel(name: &'static str, sets: usize, order: Order, unroll: usize) -> Kernel {
    let stride = sets * SET * BLOCK;
    let turn = |reg: View, k: u32| vec![vpshufd(reg, reg, [0xe4, 0x39, 0x4e, 0x93][k as usize])];
    let set = |n| row_double_round(&Evex, [0, 1, 2, 3].map(|i| row(n, i)), turn);
    let woven: Strand = weave((0..sets).map(set), order).expect("sets have registers of their own");

    let mut blocks = vec![straight((0..sets).flat_map(load))];
    blocks.extend(rounds(&[woven.into()], ROUNDS, unroll));

    let mut code = vec![straight(enter())];
    let mut whole = blocks.clone();
    for n in 0..sets {
        let (mut insts, blocks, _) = finish(n);
        for (i, block) in blocks.into_iter().enumerate() {
            insts.extend(xor_block(block, ((SET * n + i) * BLOCK) as i64));
        }
        whole.push(straight(insts));
    }
    whole.push(straight(advance(stride)));
    whole.push(straight([vpaddd(state(3), state(3), self::sets(sets))]));
    code.push(Code::While { test: vec![cmp64(LEN, stride as i64)], enter: ABOVE_OR_EQUAL, body: whole });

    let mut rest = blocks;
    rest.extend(part(sets));
    code.push(straight([test64(LEN, LEN)]));
    code.push(Code::Skip { unless: EQUAL, body: rest });
    code.push(straight(wipe(sets)));
    let weave = format!("{} blocks, a register per row of 4: sets {order}, unrolled {unroll} times", SET * sets);
    super::kernel(name, weave, table(sets), 0, code)
}

fn table(sets: usize) -> Vec<u8> {
    let quarters = [0, 1, 2, 3].map(|i| [i, 0, 0, 0]);
    let steps = (1..=sets as u32).flat_map(|n| [[SET as u32 * n, 0, 0, 0]; 4]);
    words(quarters.into_iter().chain(steps).flatten()).collect()
}

fn enter() -> Vec<Inst> {
    let mut insts: Vec<Inst> = (0..4).map(|i| vbroadcasti32x4(state(i), at(STATE, 16 * i as i64))).collect();
    insts.push(vpaddd(state(3), state(3), quarters()));
    insts
}

/// The state of the blocks of a set.
fn load(set: usize) -> Vec<Inst> {
    let mut insts: Vec<Inst> = (0..3).map(|i| vmovdqa32(row(set, i), state(i))).collect();
    if set > 0 {
        insts.push(vpaddd(last_row(set), state(3), sets(set)));
    }
    insts.push(vmovdqa32(row(set, 3), last_row(set)));
    insts
}

/// The blocks of a set, and a register that is free.
fn finish(set: usize) -> (Vec<Inst>, [View; SET], View) {
    let rows = [0, 1, 2, 3].map(|i| row(set, i));
    let mut insts: Vec<Inst> =
        rows.into_iter().zip([state(0), state(1), state(2), last_row(set)]).map(|(r, s)| vpaddd(r, r, s)).collect();
    let mut spare = TRANSPOSITION;
    let blocks = transpose_quarters(&mut insts, &mut spare, rows);
    (insts, blocks, spare)
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
fn wipe(sets: usize) -> Vec<Inst> {
    let mut insts: Vec<Inst> = (0..4 * sets as u8).map(|n| vpxor(xmm(n), xmm(n), xmm(n))).collect();
    insts.extend((16..19 + sets as u8).chain([31]).map(|n| vpxord(zmm(n), zmm(n), zmm(n))));
    insts.push(vzeroupper(zmm(0)));
    insts
}
