//! One chain of blocks, and the end of it.

use raddle_isa::builder::at;
use raddle_isa::builder::{straight, x86_64::*};
use raddle_isa::{Code, Inst, Operand};

use super::scalar::{Chain, Key, Multiplier, multiples, word};
use super::{INPUT, LEN, STATE, TAG, save};
use crate::poly1305::BLOCK;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::variant::{Builder, kernel};
use crate::{Kernel, Operation};

/// The length, which makes room for products.
const LEFT: Gpr64 = R13;
/// Multiples of the key.
const MULTIPLES: [Gpr64; 2] = [R14, R15];

/// `poly1305_blocks_*`, a block per iteration.
pub(super) fn blocks(name: &'static str, multiplier: Multiplier) -> Kernel {
    let operation = Operation::Poly1305Blocks { powers: Powers::none(), stride: BLOCK as u64, max: None };
    kernel(name, operation, SUMMARY, |k| build(k, multiplier, 1.into(), store))
}

/// `poly1305_finish_*`, a block per iteration.
pub(super) fn finish(name: &'static str, multiplier: Multiplier) -> Kernel {
    let pad = at(STATE, PAD).into();
    kernel(name, Operation::Poly1305Finish, SUMMARY, |k| build(k, multiplier, pad, tag))
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
    vec![straight(enter), iterations(&chain, top), straight(end(&chain))]
}

/// A block while there is one.
fn iterations(chain: &Chain, top: Operand) -> Code {
    let advance = [add64(INPUT, BLOCK), sub64(LEFT, BLOCK)];
    let body = vec![chain.block(at(INPUT, 0), top).into(), straight(advance)];
    Code::While { test: vec![cmp64(LEFT, BLOCK)], enter: ABOVE_OR_EQUAL, body }
}

fn store(chain: &Chain) -> Vec<Inst> {
    let store = (0..).zip(chain.h).map(|(i, reg)| mov64_store(word(STATE, H, i), reg));
    chain.fold().into_iter().chain(store).collect()
}

/// Reduces the accumulator modulo p, adds s modulo 2^128, and stores that.
///
/// When h2 is at most 4, h is below 2 p: what it exceeds p by, if it does, is h + 5 without its bit 2^130, and that bit says
/// whether. So five times that bit makes the low 128 bits right in either case.
fn tag(chain: &Chain) -> Vec<Inst> {
    let [h0, h1, h2] = chain.h;
    let [low, high, ..] = chain.free;
    let mut insts = chain.fold();
    insts.extend([mov64(low, h0), mov64(high, h1)]);
    insts.extend([add64(low, 5), adc64(high, 0), adc64(h2, 0), shr64(h2, 2)]);
    insts.extend([mov64(low, h2), shl64(low, 2), add64(low, h2)]);
    insts.extend([add64(h0, low), adc64(h1, 0)]);
    insts.extend([add64(h0, word(STATE, S, 0)), adc64(h1, word(STATE, S, 1))]);
    insts.extend([mov64_store(at(TAG, 0), h0), mov64_store(at(TAG, 8), h1)]);
    insts
}
