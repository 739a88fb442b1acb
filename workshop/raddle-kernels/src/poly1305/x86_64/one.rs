//! One chain of blocks, and the end of a message.

use raddle_isa::builder::at;
use raddle_isa::builder::{straight, x86_64::*};
use raddle_isa::{Code, Inst, Operand};

use super::scalar::{Chain, Key, Multiplier, multiples, word};
use super::{INPUT, LEN, STATE, TAG, save};
use crate::Kernel;
use crate::poly1305::BLOCK;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::operation::Poly1305Finish;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::variant::{Builder, kernel};

/// The number of remaining bytes: products need rdx, the register of [`LEN`].
const LEFT: Gpr64 = R13;
/// 5 r1 / 4 and 5 r0.
const MULTIPLES: [Gpr64; 2] = [R14, R15];

/// Builds `poly1305_blocks_*`, with a block per iteration.
pub(super) fn blocks(name: &'static str, multiplier: Multiplier) -> Kernel {
    let operation = Poly1305Blocks { powers: Powers::none(), stride: BLOCK as u64, max: None };
    kernel(name, operation, SUMMARY, |k| build(k, multiplier, 1.into(), store))
}

/// Builds `poly1305_finish_*`, with a block per iteration.
pub(super) fn finish(name: &'static str, multiplier: Multiplier) -> Kernel {
    let pad = at(STATE, PAD).into();
    kernel(name, Poly1305Finish, SUMMARY, |k| build(k, multiplier, pad, tag))
}

const SUMMARY: &str = "1 block in general-purpose registers";

fn build(k: &mut Builder<X86_64>, multiplier: Multiplier, top: Operand, end: fn(&Chain) -> Vec<Inst>) -> Vec<Code> {
    save(k);
    let [r0, r1] = [0, 1].map(|i| word(STATE, R, i));
    let key = Key { r0: r0.into(), r1: r1.into(), multiples: MULTIPLES.map(Operand::from) };
    let chain = Chain { multiplier, h: [R8, R9, R10], free: [R11, RBX, RBP, R12], key };
    k.clear(chain.h.into_iter().chain(chain.free).chain([RAX, RDX]));
    let mut enter = vec![mov64(LEFT, LEN)];
    enter.extend((0..).zip(chain.h).map(|(i, reg)| mov64(reg, word(STATE, H, i))));
    enter.extend(multiples(MULTIPLES, r0, r1));
    vec![
        straight(enter.phase("load: h in r8, r9, r10; 5 r1 / 4 and 5 r0 in r14, r15; r13 counts the bytes")),
        iterations(&chain, top)
            .phase("blocks: h = (h + block) * r, partly reduced modulo 2^130 - 5, while 16 bytes are left"),
        straight(end(&chain)),
    ]
}

/// Returns the loop: a block an iteration, while 16 bytes are left.
fn iterations(chain: &Chain, top: Operand) -> Code {
    let advance = [add64(INPUT, BLOCK), sub64(LEFT, BLOCK)];
    let body = vec![chain.block(at(INPUT, 0), top).into(), straight(advance)];
    Code::While { test: vec![cmp64(LEFT, BLOCK)], enter: ABOVE_OR_EQUAL, body }
}

fn store(chain: &Chain) -> Vec<Inst> {
    let store = (0..).zip(chain.h).map(|(i, reg)| mov64_store(word(STATE, H, i), reg));
    chain.fold().into_iter().chain(Vec::from_iter(store).phase("store: h")).collect()
}

/// Reduces the accumulator modulo p, adds s modulo 2^128, and stores the result.
///
/// When h2 is at most 4, h is below 2 p. Let c be the bit 2^130 of h + 5, which is 1 if and only if h >= p = 2^130 - 5.
/// Then
///
/// > h mod p = h - c p = h + 5 c modulo 2^130,
///
/// so 5 c is added to the low 128 bits.
fn tag(chain: &Chain) -> Vec<Inst> {
    let [h0, h1, h2] = chain.h;
    let [low, high, ..] = chain.free;
    let mut insts = chain.fold();
    insts.extend([mov64(low, h0), mov64(high, h1)].phase("reduce: the bit 2^130 of h + 5 says whether h >= 2^130 - 5"));
    insts.extend([add64(low, 5), adc64(high, 0), adc64(h2, 0), shr64(h2, 2)]);
    insts.extend([mov64(low, h2), shl64(low, 2), add64(low, h2)]);
    insts.extend([add64(h0, low), adc64(h1, 0)]);
    insts.extend([add64(h0, word(STATE, S, 0)), adc64(h1, word(STATE, S, 1))].phase("tag: h + s modulo 2^128"));
    insts.extend([mov64_store(at(TAG, 0), h0), mov64_store(at(TAG, 8), h1)]);
    insts
}
