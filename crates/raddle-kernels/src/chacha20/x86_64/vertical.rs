//! AVX-512, a register per word: a block in each of sixteen lanes, one group or two.
//!
//! A vector instruction takes two cycles on Zen 5 and four can begin in each: one group of sixteen blocks waits for
//! itself half of the time. Two groups take all 32 registers, and hardly more time than one.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Order, View, weave};

use super::tail::{by_blocks, masked, xor_block};
use super::{BLOCK, COUNTER, Evex, STATE, Shape, TABLE, straight, transpose_quarters, transpose_words, words};
use crate::chacha20::lowering::double_round;

/// Blocks of a group.
const LANES: usize = 16;

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

/// The order of groups in which each has a round to itself.
pub(crate) const BY_ROUNDS: Order = Order::Groups(32);

/// One group, or two. `inner` is the order of the quarter rounds of a group, `outer` that of the groups.
pub(crate) fn shape(groups: usize, inner: Order, outer: Order) -> Shape {
    let group = |g| double_round(&Evex, &std::array::from_fn(|i| word(g, i)), inner).expect("words have registers");
    let woven = if groups > 1 { format!(", {groups} groups {outer}") } else { String::new() };
    Shape {
        weave: format!("a register per word: quarter rounds {inner}{woven}"),
        blocks: groups * LANES,
        stack: if groups > 1 { 64 } else { 0 },
        aligned: false,
        table: words(0..(groups * LANES) as u32).collect(),
        rounds: RAX,
        counter: true,
        enter: Vec::new(),
        load: (0..groups).flat_map(load).collect(),
        double_round: weave((0..groups).map(group), outer).expect("groups have registers of their own"),
        whole: whole(groups),
        part: part(groups),
        next: Vec::new(),
        leave: leave(groups),
    }
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

/// The first spare register: that of a word of the second group, which waits on the stack meanwhile.
fn first_spare(groups: usize) -> (View, Vec<Inst>) {
    if groups > 1 { (spill().0, vec![vmovdqu32_store(spill().1, spill().0)]) } else { (zmm(16), Vec::new()) }
}

/// All blocks of a turn.
fn whole(groups: usize) -> Vec<Inst> {
    let (mut spare, mut insts) = first_spare(groups);
    for group in 0..groups {
        if group == 1 {
            // All registers of the group before are free.
            insts.push(vmovdqu32(spill().0, spill().1));
            spare = word(0, 0);
        }
        let (more, rows) = rows(group, &mut spare);
        insts.extend(more);
        for j in 0..4 {
            let blocks = transpose_quarters(&mut insts, &mut spare, rows.map(|row| row[j]));
            for (i, block) in blocks.into_iter().enumerate() {
                insts.extend(xor_block(block, (BLOCK * (LANES * group + 4 * i + j)) as i64));
            }
        }
    }
    insts
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
    let (mut spare, mut insts) = first_spare(groups);
    let (more, first) = blocks(0, &mut spare);
    insts.extend(more);
    let current = first[0];
    let second = (groups > 1).then(|| {
        let mut insts = vec![vmovdqu32(spill().0, spill().1)];
        let mut spare = if current == word(0, 0) { word(0, 1) } else { word(0, 0) };
        let (more, mut second) = blocks(1, &mut spare);
        insts.extend(more);
        insts.push(vmovdqa32(current, second[0]));
        second[0] = current;
        [vec![straight(insts)], by_blocks(&second, LANES, None)].concat()
    });
    // Here the second block has gone out, or is not wanted.
    let input = first[1];
    [vec![straight(insts)], by_blocks(&first, 0, second), vec![masked(current, input, SPARE)]].concat()
}

/// Leaves no secret.
fn leave(groups: usize) -> Vec<Inst> {
    let used = if groups > 1 { 32 } else { 17 };
    let zero = |n| if n < 16 { vpxor(xmm(n), xmm(n), xmm(n)) } else { vpxord(zmm(n), zmm(n), zmm(n)) };
    let mut insts: Vec<Inst> = (0..used).map(zero).collect();
    if groups > 1 {
        insts.push(vmovdqu32_store(spill().1, zmm(0)));
    }
    insts.push(vzeroupper(zmm(0)));
    insts
}
