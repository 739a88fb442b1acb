//! Two interleaved chains of n blocks each, for an iteration of 2 n blocks m(1) … m(2n). The first chain begins with the
//! accumulator, the second with 0:
//!
//! > first = h r^n + m(1) r^n + … + m(n) r, second = m(n+1) r^n + … + m(2n) r, h = first r^n + second.
//!
//! A single chain is limited by the latency of its blocks, 14 cycles each on Zen 5. Two chains overlap: one works while
//! the other waits. The alternative is to form each chain from every second block, with r^2 as the factor of each
//! block. It would save the product by r^n, but each of its products would cost more: the clamp limits r, but not its
//! powers.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Meaning, Mem, Operand, Strand};

use super::scalar::{Chain, Key, Multiplier, multiples, multiply_add, word};
use super::{INPUT, LEN, STATE, save};
use crate::Kernel;
use crate::poly1305::BLOCK;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::operation::Poly1305Powers;
use crate::poly1305::state::{FIXED, H, Powers, R};
use crate::variant::{Builder, kernel};

/// Returns the power of r by which a kernel of two chains of `blocks` blocks multiplies.
pub(crate) fn powers(blocks: u32) -> Powers {
    let mut powers = Powers::named(format!("words_{blocks}"));
    powers.number(0, 8, 64, &[u64::MAX, u64::MAX, 4], Meaning::Power(blocks));
    powers
}

const FIRST: [Gpr64; 3] = [R8, R9, R10];
const SECOND: [Gpr64; 3] = [R11, RCX, R12];
const FREE: [Gpr64; 4] = [RAX, RBX, RBP, R13];
/// 5 r1 / 4 and 5 r0 in the chains. Later, the first of these registers holds a word of the product by r^n.
const MULTIPLES: [Gpr64; 2] = [R14, R15];
/// The number of remaining bytes, between iterations. During an iteration, it is on the stack.
const LEFT: Gpr64 = RAX;

/// Returns the words of the power in the state.
fn power() -> [Operand; 3] {
    [0, 1, 2].map(|i| word(STATE, FIXED, i).into())
}

/// Allocates the registers, and a word on the stack.
fn take(k: &mut Builder<X86_64>) -> Mem {
    let word = save(k);
    k.clear(FIRST.into_iter().chain(SECOND).chain(FREE).chain([RDX]));
    word
}

/// Builds `poly1305_blocks_*` with two chains of `each` blocks per iteration.
pub(super) fn two_chains(name: &'static str, each: usize) -> Kernel {
    let stride = 2 * each * BLOCK;
    let operation = Poly1305Blocks { powers: powers(each as u32), stride: stride as u64, max: None };
    kernel(name, operation, format!("2 chains of {each} blocks in general-purpose registers"), |k| {
        let left = take(k);
        let [r0, r1] = [0, 1].map(|i| word(STATE, R, i));
        let key = Key { r0: r0.into(), r1: r1.into(), multiples: MULTIPLES.map(Operand::from) };
        let [first, second] = [FIRST, SECOND].map(|h| Chain { multiplier: Multiplier::Mulx, h, free: FREE, key });
        let accumulator = || (0..).zip(FIRST).map(|(i, reg)| (reg, word(STATE, H, i)));

        let mut iteration = Strand::from_iter([mov64_store(left, LEFT)]);
        iteration.extend(multiples(MULTIPLES, r0, r1).phase("key: 5 r1 / 4 and 5 r0; the second chain begins with 0"));
        iteration.extend(SECOND.map(|reg| xor32(reg.low32(), reg.low32())));
        let mut chains = Strand::default();
        for i in 0..each {
            let block = |n: usize| at(INPUT, n * BLOCK);
            let both = first.block(block(i), 1).then(second.block(block(each + i), 1));
            chains = chains.then(both.phase(format!("block {} of {each} of each chain", i + 1)));
        }
        let note =
            format!("blocks: h = (h + block) * r for block i of the first half and block i of the second, i < {each}");
        iteration = iteration.then(chains.phase(note));
        iteration.extend([first, second].iter().flat_map(Chain::fold));
        let combined = combine(FIRST, SECOND, MULTIPLES[0], power(), FREE);
        iteration = iteration.then(combined.phase(format!("combine: h = first * r^{each} + second")));
        iteration.extend(
            [add64(INPUT, stride), mov64(LEFT, left), sub64(LEFT, stride)].phase("advance: pointer and length"),
        );

        let enter = [mov64(LEFT, LEN)].into_iter().chain(accumulator().map(|(reg, place)| mov64(reg, place)));
        let body = vec![iteration.into()];
        vec![
            straight(enter).phase("load: h in r8, r9, r10, the length in rax"),
            Code::While { test: vec![cmp64(LEFT, stride)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: two chains of {each} blocks, while {stride} bytes are left")),
            straight(accumulator().map(|(reg, place)| mov64_store(place, reg))).phase("store: h"),
        ]
    })
}

/// Computes `first = first * power + second`; `fourth` is an additional register.
pub(super) fn combine(
    first: [Gpr64; 3],
    second: [Gpr64; 3],
    fourth: Gpr64,
    power: [Operand; 3],
    free: [Gpr64; 4],
) -> Strand {
    let [s0, s1, s2] = second;
    let mut strand = multiply_add([s0, s1, s2, fourth], first, power, free);
    strand.extend((0..3).map(|i| mov64(first[i], second[i])));
    strand
}

/// Builds `poly1305_powers_*`, which computes r^`power` by squaring `log2 power` times.
pub(super) fn squarings(name: &'static str, power: u32) -> Kernel {
    assert!(power.is_power_of_two(), "a power that squarings come to");
    let summary = format!("{} squarings", power.ilog2());
    kernel(name, Poly1305Powers(powers(power)), summary, |k| {
        take(k);
        let zero = |reg: Gpr64| xor32(reg.low32(), reg.low32());
        let mut strand: Strand = (0..).zip(&FIRST[..2]).map(|(i, &reg)| mov64(reg, word(STATE, R, i))).collect();
        strand.push([zero(FIRST[2])]);
        strand = strand.phase("load: r in r8, r9, r10");
        for n in 1..=power.ilog2() {
            strand.extend(SECOND.map(zero).phase(format!("square: r^{} from r^{}", 1 << n, 1 << (n - 1))));
            // The first word is overwritten before the others have been multiplied by it.
            strand.push([mov64(MULTIPLES[1], FIRST[0])]);
            let square = [MULTIPLES[1], FIRST[1], FIRST[2]].map(Operand::from);
            strand = strand.then(combine(FIRST, SECOND, MULTIPLES[0], square, FREE));
        }
        let store = (0..).zip(FIRST).map(|(i, reg)| mov64_store(word(STATE, FIXED, i), reg));
        strand.extend(Vec::from_iter(store).phase(format!("store: r^{power}")));
        vec![strand.into()]
    })
}
