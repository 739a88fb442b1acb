//! One block in general-purpose registers.
//!
//! A double round is a chain of 24 instructions of one cycle, so a block can't take less than 240 cycles. Sixteen words
//! and a counter of rounds don't fit into fifteen registers: two words of the third row are in registers and two on the
//! stack, and change places twice in a double round, when they are not awaited.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Kernel, Mem, Order, Strand, View, weave};

use super::tail::by_bits;
use super::{BLOCK, General, INPUT, LEN, OUT, STATE, advance, rounds, straight};
use crate::chacha20::quarter_round;

const A: [View; 4] = [RAX, RBX, RCX, RDX];
const B: [View; 4] = [RSI, RDI, RBP, R8];
const D: [View; 4] = [R9, R10, R11, R12];
/// Words 0 and 1 of the third row, or 2 and 3.
const C: [View; 2] = [R13, R14];
/// Counts rounds, and then is a pointer.
const SPARE: View = R15;
/// Counts blocks: also word 0 of the fourth row.
const COUNTER: View = R9;

const SAVED: [View; 6] = [RBX, RBP, R12, R13, R14, R15];

/// Places on the stack.
mod place {
    /// The third row.
    pub(super) const C: i64 = 0;
    pub(super) const COUNTER: i64 = 16;
    pub(super) const OUT: i64 = 24;
    pub(super) const INPUT: i64 = 32;
    pub(super) const LEN: i64 = 40;
    pub(super) const STATE: i64 = 48;
    pub(super) const SAVED: i64 = 56;
    /// The key stream of the last bytes.
    pub(super) const KEYS: i64 = SAVED + 48;
    pub(super) const END: i64 = KEYS + 64;
}

fn stack(place: i64) -> Mem {
    at(RSP, place)
}

/// The kernel. `order` is that of the two quarter rounds which are in registers at the same time.
pub(super) fn kernel(name: &'static str, order: Order, unroll: usize) -> Kernel {
    let block = block(order, unroll);
    let mut code = vec![straight(enter())];

    let mut turn = block.clone();
    turn.push(straight(whole()));
    code.push(Code::While { test: vec![cmp64(LEN, BLOCK as i64)], enter: ABOVE_OR_EQUAL, body: turn });

    let mut rest = block;
    rest.push(straight(part()));
    rest.extend(by_bits(R8, BLOCK, None, [RAX, R9]));
    rest.push(straight(wipe(place::KEYS, 64)));
    code.push(straight([test64(LEN, LEN)]));
    code.push(Code::Skip { unless: EQUAL, body: rest });

    code.push(straight(leave()));
    let weave = format!("1 block in general-purpose registers: two quarter rounds {order}, unrolled {unroll} times");
    super::kernel(name, weave, Vec::new(), place::END as usize, code)
}

fn enter() -> Vec<Inst> {
    let mut insts = vec![sub64(RSP, place::END)];
    insts.extend(SAVED.iter().zip(0..).map(|(&reg, i)| mov64_store(stack(place::SAVED + 8 * i), reg)));
    insts.push(mov32(COUNTER.bits(32), at(STATE, 48)));
    insts
}

fn leave() -> Vec<Inst> {
    let mut insts = wipe(place::C, 24);
    insts.extend(SAVED.iter().zip(0..).map(|(&reg, i)| mov64(reg, stack(place::SAVED + 8 * i))));
    insts.extend([RCX, RDX, RSI, RDI, R8, R9, R10, R11].map(|reg| xor32(reg.bits(32), reg.bits(32))));
    insts.push(add64(RSP, place::END));
    insts
}

/// Zeros on the stack; RAX is zero afterwards.
fn wipe(from: i64, bytes: i64) -> Vec<Inst> {
    let zero = xor32(RAX.bits(32), RAX.bits(32));
    std::iter::once(zero).chain((0..bytes).step_by(8).map(|i| mov64_store(stack(from + i), RAX))).collect()
}

/// Puts the parameters on the stack and the state into registers, and makes twenty rounds of it.
fn block(order: Order, unroll: usize) -> Vec<Code> {
    let [a, b, d] = [A, B, D].map(|row| row.map(|reg| reg.bits(32)));
    let c = C.map(|reg| reg.bits(32));
    let mut insts = vec![mov32_store(stack(place::COUNTER), COUNTER.bits(32))];
    for (place, reg) in [(place::OUT, OUT), (place::INPUT, INPUT), (place::LEN, LEN), (place::STATE, STATE)] {
        insts.push(mov64_store(stack(place), reg));
    }
    for i in [2, 3] {
        insts.extend([mov32(c[0], at(STATE, 32 + 4 * i)), mov32_store(stack(place::C + 4 * i), c[0])]);
    }
    let word = |i: usize| at(STATE, 4 * i as i64);
    insts.extend((0..2).map(|i| mov32(c[i], word(8 + i))));
    insts.extend((1..4).map(|i| mov32(d[i], word(12 + i))));
    insts.extend((0..4).map(|i| mov32(b[i], word(4 + i))));
    // The pointer to the state is one of these registers.
    insts.extend([0, 1, 3, 2].map(|i| mov32(a[i], word(i))));

    let pair = |diagonal: usize, third: [usize; 2]| -> Code {
        let quarter = |k: usize| {
            let i = (third[k] + 4 - 2 * diagonal) % 4;
            quarter_round(&General, [a[i], b[(i + diagonal) % 4], c[k], d[(i + 3 * diagonal) % 4]])
        };
        weave([0, 1].map(quarter), order).expect("words have registers").into()
    };
    let exchange = |from: i64, to: i64| {
        let mut strand = Strand::default();
        for i in 0..2 {
            let place = |row| stack(place::C + 4 * (row + i));
            strand.push([mov32_store(place(from), c[i as usize]), mov32(c[i as usize], place(to))]);
        }
        Code::from(strand)
    };
    let double_round =
        [pair(0, [0, 1]), exchange(0, 2), pair(0, [2, 3]), pair(1, [2, 3]), exchange(2, 0), pair(1, [0, 1])];
    let mut code = vec![straight(insts)];
    code.extend(rounds(&double_round, SPARE, unroll));
    code.push(straight(feed_forward()));
    code
}

/// The words that are in registers after the rounds, with their numbers.
fn words() -> impl Iterator<Item = (View, i64)> {
    let numbered = |row: Vec<View>, first: i64| row.into_iter().map(|reg| reg.bits(32)).zip(first..);
    numbered(A.into(), 0).chain(numbered(B.into(), 4)).chain(numbered(C.into(), 8)).chain(numbered(D.into(), 12))
}

/// Adds the state to the words in registers.
fn feed_forward() -> Vec<Inst> {
    let mut insts = vec![mov64(SPARE, stack(place::STATE))];
    let state = |i| if i == 12 { stack(place::COUNTER) } else { at(SPARE, 4 * i) };
    insts.extend(words().map(|(reg, i)| add32(reg, state(i))));
    insts
}

/// The other two words, one after the other in a register: what is done with each.
fn last_two(finish: impl Fn(View, i64) -> Vec<Inst>) -> Vec<Inst> {
    let word = RAX.bits(32);
    let mut insts = Vec::new();
    for i in [10, 11] {
        insts.extend([mov32(word, stack(place::C + 4 * (i - 8))), add32(word, at(STATE, 4 * i))]);
        insts.extend(finish(word, i));
    }
    insts
}

/// Adds a block of key stream to the input.
fn whole() -> Vec<Inst> {
    let mut insts = vec![mov64(SPARE, stack(place::INPUT))];
    insts.extend(words().map(|(reg, i)| xor32(reg, at(SPARE, 4 * i))));
    insts.push(mov64(SPARE, stack(place::OUT)));
    insts.extend(words().map(|(reg, i)| mov32_store(at(SPARE, 4 * i), reg)));
    insts.extend(parameters());
    insts.extend(last_two(|word, i| vec![xor32(word, at(INPUT, 4 * i)), mov32_store(at(OUT, 4 * i), word)]));
    insts.extend(advance(BLOCK));
    insts.push(add32(COUNTER.bits(32), 1));
    insts
}

/// Puts a block of key stream on the stack; R8 points to it.
fn part() -> Vec<Inst> {
    let keys = |i| stack(place::KEYS + 4 * i);
    let mut insts: Vec<Inst> = words().map(|(reg, i)| mov32_store(keys(i), reg)).collect();
    insts.extend(parameters());
    insts.extend(last_two(|word, i| vec![mov32_store(keys(i), word)]));
    insts.push(lea64(R8, keys(0)));
    insts
}

/// The parameters, from the stack.
fn parameters() -> Vec<Inst> {
    let places = [(OUT, place::OUT), (INPUT, place::INPUT), (LEN, place::LEN), (STATE, place::STATE)];
    let mut insts: Vec<Inst> = places.map(|(reg, place)| mov64(reg, stack(place))).into();
    insts.push(mov32(COUNTER.bits(32), stack(place::COUNTER)));
    insts
}
