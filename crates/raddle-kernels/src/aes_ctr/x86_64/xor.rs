//! `aes*_ctr_xor_*`: turns of some vectors, each a counter block after the other; and what is left, of any length.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, Strand, View};

use crate::aes::Size;
use crate::aes::x86_64::{Counters, Rounds, Width};
use crate::chacha20::x86_64::tail::{by_bits, by_blocks, masked};
use crate::x86_64::take_stack;
use crate::{Kernel, Operation};

/// The parameters, in the registers of the calling convention.
const OUT: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const SCHEDULE: View = RCX;
const COUNTER: View = R8;
const TABLE: View = R9;
/// For what is left: where keystream is read, and registers for it.
const FROM: View = RAX;
const SPARE: [View; 2] = [R10, R11];

/// A kernel of so many vectors a turn: below 512 bits a power of two.
pub(super) fn kernel(name: &'static str, size: Size, width: Width, vectors: usize) -> Kernel {
    let [key, counter] = [0, 1].map(|n| width.reg(n));
    let states: Vec<View> = (0..vectors as u8).map(|n| width.reg(n + 2)).collect();
    let rounds = Rounds { width, size, schedule: SCHEDULE, key };
    let counters = Counters { width, register: counter, table: TABLE };
    let stride = (vectors * width.bytes()) as i64;
    // Keystream of what is left waits on the stack, where there are no masks: aligned to 16 bytes.
    let stack = if width == Width::Zmm { 0 } else { stride + 8 };
    let vector = |base: View, i: usize| -> Mem { at(base, (i * width.bytes()) as i64) };

    let mut keystream = counters.next(&states);
    keystream.extend(rounds.but_last(&states).insts().cloned());
    keystream.push(rounds.last_key());

    let mut turn = keystream.clone();
    let mut rest = keystream;
    for (i, &state) in states.iter().enumerate() {
        turn.extend([
            vaesenclast(state, state, key),
            width.xor(state, state, vector(INPUT, i)),
            width.store(vector(OUT, i), state),
        ]);
        rest.push(vaesenclast(state, state, key));
        if stack > 0 {
            rest.push(width.store(vector(RSP, i), state));
        }
    }
    turn.extend([add64(OUT, stride), add64(INPUT, stride), sub64(LEN, stride)]);
    let mut left: Vec<Code> = Vec::new();
    if stack > 0 {
        rest.push(mov64(FROM, RSP));
        left.extend(by_bits(FROM, stride as usize, Some(states[0]), SPARE));
    } else {
        left.extend(by_blocks(&states, 0, None));
        left.push(masked(states[0], states[1], SPARE));
    }
    left.insert(0, straight(rest));

    let mut enter: Vec<Inst> = Vec::new();
    let mut leave = width.wipe(vectors as u8 + 2);
    if stack > 0 {
        enter.extend(take_stack(stack));
        leave.extend((0..vectors).map(|i| width.store(vector(RSP, i), key)));
        leave.extend(SPARE.map(|reg| xor32(reg.bits(32), reg.bits(32))));
        leave.push(add64(RSP, stack));
    }
    enter.extend(counters.enter(COUNTER, 0, states[0]));
    let code = vec![
        straight(enter),
        Code::While { test: vec![cmp64(LEN, stride)], enter: ABOVE_OR_EQUAL, body: vec![straight(turn)] },
        straight([test64(LEN, LEN)]),
        Code::Skip { unless: EQUAL, body: left },
        straight(leave),
    ];
    let table = Counters::table(width);
    let operation = Operation::AesCtrXor(size);
    let weave = format!("{} blocks in {vectors} vectors, round by round", vectors * width.lanes());
    operation.kernel(name, Isa::X86_64, weave, table, stack as usize, code)
}

fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}
