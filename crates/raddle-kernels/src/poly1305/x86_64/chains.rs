//! Two chains side by side: half of a turn each, the first from the accumulator on, the second from 0. What the first
//! comes to is then multiplied by the power of r that the second is long, and both are one again.
//!
//! A block by itself takes as long as its instructions wait for each other, 14 cycles on Zen 5; of two chains, each works
//! while the other waits. Chains of blocks a, b, a, b, … with powers of r in every block would do without that one
//! multiplication more, but each of theirs would be dearer: the clamp keeps r small, and not its powers.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Meaning, Mem, Operand, Strand, View};

use super::scalar::{Chain, Key, Multiplier, multiples, multiply_add, word};
use super::{Frame, INPUT, LEN, STATE, kernel, straight};
use crate::poly1305::BLOCK;
use crate::poly1305::state::{FIXED, H, Powers, R};
use crate::{Kernel, Operation};

/// The power of r that a kernel of two chains of so many blocks wants.
pub(crate) fn powers(blocks: u32) -> Powers {
    let mut powers = Powers::named(format!("words_{blocks}"));
    powers.number(0, 8, 64, &[u64::MAX, u64::MAX, 4], Meaning::Power(blocks));
    powers
}

const FIRST: [View; 3] = [R8, R9, R10];
const SECOND: [View; 3] = [R11, RCX, R12];
const FREE: [View; 4] = [RAX, RBX, RBP, R13];
/// Multiples of the key while there are blocks; then the first of these is a word of the product.
const MULTIPLES: [View; 2] = [R14, R15];
/// The length between turns; in a turn it is on the stack.
const LEFT: View = RAX;
const FRAME: Frame = Frame { saved: &[RBX, RBP, R12, R13, R14, R15] };

/// The words of the power in the state.
fn power() -> [Operand; 3] {
    [0, 1, 2].map(|i| word(STATE, FIXED, i).into())
}

/// `poly1305_blocks_*`, two chains of `each` blocks a turn.
pub(super) fn two_chains(name: &'static str, each: usize) -> Kernel {
    let stride = 2 * each * BLOCK;
    let [r0, r1] = [0, 1].map(|i| word(STATE, R, i));
    let key = Key { r0: r0.into(), r1: r1.into(), multiples: MULTIPLES.map(|reg| reg.into()) };
    let chain = |h| Chain { multiplier: Multiplier::Mulx, h, free: FREE, key };
    let [first, second] = [FIRST, SECOND].map(chain);
    let left = FRAME.more();

    let mut enter = FRAME.enter();
    enter.push(mov64(LEFT, LEN));
    enter.extend((0..).zip(FIRST).map(|(i, reg)| mov64(reg, word(STATE, H, i))));
    let mut turn = Strand::from_iter([mov64_store(left, LEFT)]);
    turn.extend(multiples(MULTIPLES, r0, r1));
    turn.extend(SECOND.map(|reg| xor32(reg.bits(32), reg.bits(32))));
    for i in 0..each {
        let block = |n: usize| -> Mem { at(INPUT, (n * BLOCK) as i64) };
        turn = turn.then(first.block(block(i), 1)).then(second.block(block(each + i), 1));
    }
    turn.extend([first, second].iter().flat_map(Chain::fold));
    turn = turn.then(combine(FIRST, SECOND, MULTIPLES[0], power(), FREE));
    turn.extend([add64(INPUT, stride as i64), mov64(LEFT, left), sub64(LEFT, stride as i64)]);

    let mut leave: Vec<Inst> = (0..).zip(FIRST).map(|(i, reg)| mov64_store(word(STATE, H, i), reg)).collect();
    leave.extend(FRAME.leave(FIRST.iter().chain(&SECOND).chain(&FREE).chain(&[RDX])));
    let body = vec![turn.into()];
    let code = vec![
        straight(enter),
        Code::While { test: vec![cmp64(LEFT, stride as i64)], enter: ABOVE_OR_EQUAL, body },
        straight(leave),
    ];
    kernel(
        name,
        format!("2 chains of {each} blocks in general-purpose registers"),
        Operation::Poly1305Blocks { powers: powers(each as u32), stride: stride as u64 },
        FRAME,
        code,
    )
}

/// `first = first * power + second`; `fourth` is one register more.
pub(super) fn combine(
    first: [View; 3],
    second: [View; 3],
    fourth: View,
    power: [Operand; 3],
    free: [View; 4],
) -> Strand {
    let [s0, s1, s2] = second;
    let mut strand = multiply_add([s0, s1, s2, fourth], first, power, free);
    strand.extend((0..3).map(|i| mov64(first[i], second[i])));
    strand
}

/// `poly1305_powers_*`: r squared again and again.
pub(super) fn squarings(name: &'static str, power: u32) -> Kernel {
    assert!(power.is_power_of_two(), "a power that squarings come to");
    let mut strand = Strand::from_iter(FRAME.enter());
    strand.extend((0..).zip(&FIRST[..2]).map(|(i, &reg)| mov64(reg, word(STATE, R, i))));
    let zero = |reg: &View| xor32(reg.bits(32), reg.bits(32));
    strand.push([zero(&FIRST[2])]);
    for _ in 0..power.ilog2() {
        strand.extend(SECOND.iter().map(zero));
        // The first word is gone before the others have been multiplied by it.
        strand.push([mov64(MULTIPLES[1], FIRST[0])]);
        let square = [MULTIPLES[1], FIRST[1], FIRST[2]].map(Operand::from);
        strand = strand.then(combine(FIRST, SECOND, MULTIPLES[0], square, FREE));
    }
    strand.extend((0..).zip(FIRST).map(|(i, reg)| mov64_store(word(STATE, FIXED, i), reg)));
    strand.extend(FRAME.leave(FIRST.iter().chain(&SECOND).chain(&FREE).chain(&[RDX])));
    let weave = format!("{} squarings", power.ilog2());
    kernel(name, weave, Operation::Poly1305Powers(powers(power)), FRAME, vec![strand.into()])
}
