//! One message in general-purpose registers.
//!
//! A step waits for one word of the step before, its `b`; all else is there in time. From `b` to the next it is five
//! operations of a cycle in the first round and in the fourth, and four in the others, so that a block takes at least
//! 16 (5 + 4 + 4 + 5) = 288 cycles:
//!
//! - F = d ^ (b & (c ^ d)): and, exclusive or, add, rotate, add;
//! - G = (d & b) | (!d & c), of which no bit is set in both, so the halves are added one after the other, and the one
//!   without `b` early: and, add, rotate, add;
//! - H = b ^ (c ^ d): exclusive or, add, rotate, add;
//! - I = c ^ (b | !d): or, exclusive or, add, rotate, add. With BMI1, as !x = -1 - x,
//!   I = !(c ^ (!b & d)) = -1 - (c ^ (!b & d)), and -1 is part of the constant.
//!
//! `lea` adds three operands, but on many processors it takes longer than two additions.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, Strand, View};

use crate::Kernel;
use crate::hash::Hash;
use crate::md5::{BLOCK, WORDS, spec};
use crate::x86_64::take_stack;

/// The parameters, in the registers of the calling convention. There are no constants in memory.
const STATE: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;

/// a, b, c and d.
const BUFFER: [View; WORDS] = [RAX.bits(32), RCX.bits(32), R8.bits(32), R9.bits(32)];
/// The buffer before the block.
const BEFORE: [View; WORDS] = [RBX.bits(32), RBP.bits(32), R12.bits(32), R13.bits(32)];
const SCRATCH: [View; 2] = [R10.bits(32), R11.bits(32)];

/// What there is: BMI1 has an instruction for !x & y.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    Bmi1,
    Base,
}

/// `md5_blocks_*`, a block a turn.
pub(super) fn kernel(name: &'static str, level: Level) -> Kernel {
    let saved = BEFORE.map(|reg| reg.bits(64));
    let word = |base: View, size: usize, i: usize| at(base, (size * i) as i64);
    let stack = 8 * WORDS;

    let mut enter = take_stack(stack as i64);
    enter.extend(saved.into_iter().enumerate().map(|(i, reg)| mov64_store(word(RSP, 8, i), reg)));
    enter.extend(BUFFER.into_iter().enumerate().map(|(i, reg)| mov32(reg, word(STATE, 4, i))));

    let mut body = block(level);
    body.extend([add64(INPUT, BLOCK as i64), sub64(LEN, BLOCK as i64)]);

    let mut leave: Vec<Inst> =
        BUFFER.into_iter().enumerate().map(|(i, reg)| mov32_store(word(STATE, 4, i), reg)).collect();
    leave.extend(BUFFER.into_iter().chain(SCRATCH).map(|reg| xor32(reg, reg)));
    leave.extend(saved.into_iter().enumerate().map(|(i, reg)| mov64(reg, word(RSP, 8, i))));
    leave.push(add64(RSP, stack as i64));

    let code = vec![
        Strand::from_iter(enter).into(),
        Code::While {
            test: vec![cmp64(LEN, BLOCK as i64)],
            enter: ABOVE_OR_EQUAL,
            body: vec![Strand::from_iter(body).into()],
        },
        Strand::from_iter(leave).into(),
    ];
    let weave = match level {
        Level::Bmi1 => "1 message, with `andn`",
        Level::Base => "1 message",
    };
    Hash::Md5.blocks().kernel(name, Isa::X86_64, weave, Vec::new(), stack, code)
}

/// A block.
fn block(level: Level) -> Vec<Inst> {
    let mut insts: Vec<Inst> = BEFORE.into_iter().zip(BUFFER).map(|(before, reg)| mov32(before, reg)).collect();
    for i in 0..63 {
        let [a, b, c, d] = words(i);
        insts.extend(sum(i, [a, b, c, d], level));
        insts.push(add32(a, b));
    }
    // In the last step the buffer before the block is added to `b` first, which is beside the chain.
    let [a, b, c, d] = words(63);
    insts.push(add32(BEFORE[1], b));
    insts.extend(sum(63, [a, b, c, d], level));
    insts.extend(BUFFER.into_iter().zip(BEFORE).map(|(reg, before)| add32(reg, before)));
    insts
}

/// a, b, c and d of step `i`.
fn words(i: usize) -> [View; WORDS] {
    [0, 1, 2, 3].map(|word| BUFFER[(word + 64 - i) % WORDS])
}

/// The sum of `a`, the function of `b`, `c` and `d`, the word of the block and the constant of step `i`, rotated.
fn sum(i: usize, [a, b, c, d]: [View; WORDS], level: Level) -> Vec<Inst> {
    let [x, y] = SCRATCH;
    let word: Mem = at(INPUT, 4 * spec::word(i) as i64);
    let constant = |more: u32| add32(a, spec::T[i].wrapping_add(more) as i32 as i64);
    let mut insts = match (i / 16, level) {
        (0, _) => vec![mov32(x, c), constant(0), xor32(x, d), add32(a, word), and32(x, b), xor32(x, d), add32(a, x)],
        (1, Level::Bmi1) => {
            vec![andn32(y, d, c), constant(0), add32(a, word), mov32(x, d), add32(a, y), and32(x, b), add32(a, x)]
        }
        (1, Level::Base) => vec![
            mov32(y, d),
            constant(0),
            not32(y),
            add32(a, word),
            and32(y, c),
            mov32(x, d),
            add32(a, y),
            and32(x, b),
            add32(a, x),
        ],
        (2, _) => vec![mov32(x, c), constant(0), xor32(x, d), add32(a, word), xor32(x, b), add32(a, x)],
        (_, Level::Bmi1) => vec![constant(u32::MAX), add32(a, word), andn32(x, b, d), xor32(x, c), sub32(a, x)],
        (_, Level::Base) => {
            vec![mov32(x, d), constant(0), not32(x), add32(a, word), or32(x, b), xor32(x, c), add32(a, x)]
        }
    };
    insts.push(rol32(a, spec::SHIFTS[i / 16][i % 4] as i64));
    insts
}
