//! AVX-512, a register per word: a block in each of sixteen lanes, one group or two.
//!
//! A vector instruction takes two cycles on Zen 5 and four can begin in each: one group of sixteen blocks waits for
//! itself half of the time. Two groups take all 32 registers, and hardly more time than one.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Kernel, Mem, Order, View, weave};

use super::tail::{by_blocks, masked, xor_block};
use super::{BLOCK, Evex, LEN, STATE, TABLE, advance, rounds, straight, transpose_quarters, transpose_words, words};
use crate::chacha20::double_round;

/// Blocks of a group.
const LANES: usize = 16;

/// Counts blocks.
const COUNTER: View = R9;
const ROUNDS: View = RAX;
const SPARE: [View; 2] = [R10, R11];

/// The register of word `i` of a group.
fn word(group: usize, i: usize) -> View {
    zmm((LANES * group + i) as u8)
}

fn state(i: usize) -> Mem {
    at(STATE, 4 * i as i64)
}

fn lanes(group: usize) -> Mem {
    at(TABLE, (64 * group) as i64)
}

/// A kernel of `groups` groups. `inner` is the order of the quarter rounds of a group, `outer` that of the groups.
pub(super) fn kernel(name: &'static str, groups: usize, inner: Order, outer: Order, unroll: usize) -> Kernel {
    let stride = groups * LANES * BLOCK;
    let group = |g| double_round(&Evex, &std::array::from_fn(|i| word(g, i)), inner).expect("words have registers");
    let woven = weave((0..groups).map(group), outer).expect("groups have registers of their own");

    let mut blocks: Vec<Code> = vec![straight((0..groups).flat_map(load))];
    blocks.extend(rounds(&[woven.into()], ROUNDS, unroll));

    let mut code = Vec::new();
    let stack = if groups > 1 { 64 } else { 0 };
    if stack > 0 {
        code.push(straight([sub64(RSP, stack)]));
    }
    code.push(straight([mov32(COUNTER.bits(32), state(12))]));
    let mut turn = blocks.clone();
    turn.extend(whole(groups));
    turn.push(straight(advance(stride).into_iter().chain([add32(COUNTER.bits(32), (groups * LANES) as i64)])));
    code.push(Code::While { test: vec![cmp64(LEN, stride as i64)], enter: ABOVE_OR_EQUAL, body: turn });

    let mut rest = blocks;
    rest.extend(part(groups));
    code.push(straight([test64(LEN, LEN)]));
    code.push(Code::Skip { unless: EQUAL, body: rest });

    code.push(straight(wipe(groups, stack)));
    Kernel { ..super::kernel(name, describe(groups, inner, outer, unroll), table(), stack as usize, code) }
}

fn describe(groups: usize, inner: Order, outer: Order, unroll: usize) -> String {
    let blocks = groups * LANES;
    let groups = if groups > 1 { format!(", {groups} groups {outer}") } else { String::new() };
    format!("{blocks} blocks, a register per word: quarter rounds {inner}{groups}, unrolled {unroll} times")
}

/// The number of each lane.
fn table() -> Vec<u8> {
    words(0..2 * LANES as u32).collect()
}

/// The state of each block of a group.
fn load(group: usize) -> Vec<Inst> {
    let counter = word(group, 12);
    let mut insts: Vec<Inst> =
        (0..16).filter(|&i| i != 12).map(|i| vpbroadcastd_load(word(group, i), state(i))).collect();
    insts.extend([vpbroadcastd_gpr(counter, COUNTER.bits(32)), vpaddd(counter, counter, lanes(group))]);
    insts
}

/// Adds the state to a group and makes a block of each register, with a spare one: the rows, each word by word.
fn rows(group: usize, spare: &mut View) -> (Vec<Inst>, [[View; 4]; 4]) {
    let mut insts = Vec::new();
    let rows = std::array::from_fn(|row| {
        let row = std::array::from_fn(|i| 4 * row + i);
        for i in row {
            let x = word(group, i);
            if i == 12 {
                insts.extend([
                    vpbroadcastd_gpr(*spare, COUNTER.bits(32)),
                    vpaddd(x, x, *spare),
                    vpaddd(x, x, lanes(group)),
                ]);
            } else {
                insts.push(vpaddd(x, x, state(i).broadcast(32)));
            }
        }
        transpose_words(&mut insts, spare, row.map(|i| word(group, i)))
    });
    (insts, rows)
}

/// Where a word of the last group waits while its register is the spare one.
fn spill() -> (View, Mem) {
    (word(1, 0), at(RSP, 0))
}

/// All blocks of a turn.
fn whole(groups: usize) -> Vec<Code> {
    let mut insts = Vec::new();
    let mut spare = zmm(16);
    if groups > 1 {
        insts.push(vmovdqu32_store(spill().1, spill().0));
        spare = spill().0;
    }
    for group in 0..groups {
        if group == 1 {
            // All registers of the group before are free.
            insts.push(vmovdqu32(spill().0, spill().1));
            spare = word(0, 0);
        }
        let (mut more, rows) = rows(group, &mut spare);
        for j in 0..4 {
            let blocks = transpose_quarters(&mut more, &mut spare, rows.map(|row| row[j]));
            for (i, block) in blocks.into_iter().enumerate() {
                more.extend(xor_block(block, (BLOCK * (LANES * group + 4 * i + j)) as i64));
            }
        }
        insts.extend(more);
    }
    vec![straight(insts)]
}

/// The blocks of a group in order.
fn blocks(group: usize, spare: &mut View) -> (Vec<Inst>, [View; LANES]) {
    let (mut insts, rows) = rows(group, spare);
    let mut blocks = [*spare; LANES];
    for j in 0..4 {
        let [b0, b1, b2, b3] = transpose_quarters(&mut insts, spare, rows.map(|row| row[j]));
        (blocks[j], blocks[4 + j], blocks[8 + j], blocks[12 + j]) = (b0, b1, b2, b3);
    }
    (insts, blocks)
}

/// Less than a turn.
fn part(groups: usize) -> Vec<Code> {
    let mut code = Vec::new();
    let mut spare = zmm(16);
    if groups > 1 {
        code.push(straight([vmovdqu32_store(spill().1, spill().0)]));
        spare = spill().0;
    }
    let (insts, of_first) = blocks(0, &mut spare);
    code.push(straight(insts));
    let current = of_first[0];
    let then = (groups > 1).then(|| {
        let mut spare = if current == word(0, 0) { word(0, 1) } else { word(0, 0) };
        let (insts, mut of_second) = blocks(1, &mut spare);
        let mut insts: Vec<Inst> = std::iter::once(vmovdqu32(spill().0, spill().1)).chain(insts).collect();
        insts.push(vmovdqa32(current, of_second[0]));
        of_second[0] = current;
        let mut code = vec![straight(insts)];
        code.extend(by_blocks(&of_second, LANES, None));
        code
    });
    code.extend(by_blocks(&of_first, 0, then));
    // The register after the first is done with, or never needed again.
    let input = if groups > 1 { of_first[1] } else { spare };
    code.push(masked(current, input, SPARE));
    code
}

/// Leaves no secret.
fn wipe(groups: usize, stack: i64) -> Vec<Inst> {
    let zero = zmm(0);
    let used = if groups > 1 { 32 } else { 17 };
    let mut insts: Vec<Inst> = (0..used)
        .map(|n| if n < 16 { vpxor(xmm(n), xmm(n), xmm(n)) } else { vpxord(zmm(n), zmm(n), zmm(n)) })
        .collect();
    insts.push(xor32(COUNTER.bits(32), COUNTER.bits(32)));
    if stack > 0 {
        insts.extend([vmovdqu32_store(at(RSP, 0), zero), add64(RSP, stack)]);
    }
    insts.push(vzeroupper(zmm(0)));
    insts
}
