//! Poly1305 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`scalar`] | a block after the other in general-purpose registers |
//! | [`ifma`] | AVX-512: eight blocks in lanes, base 2^44 |

mod ifma;
pub(crate) mod scalar;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Contract, Inst, Isa, Kernel, Order, Strand, View};

use super::state::{H, PAD, Powers, R, S};
use super::{BLOCK, blocks, finish};
use scalar::{Chain, Key, Multiplier, five_quarters, word};

/// The parameters, in the registers of the calling convention; the length makes room for products.
const STATE: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const TAG: View = RCX;

/// Where the length is then.
const LEFT: View = R13;
const S1: View = R14;
/// Registers that a function must give back.
const SAVED: [View; 5] = [RBX, RBP, R12, R13, R14];

/// The kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    vec![
        one_chain("poly1305_blocks_gpr", Multiplier::Mul),
        one_chain("poly1305_blocks_bmi2", Multiplier::Mulx),
        finish_kernel("poly1305_finish_gpr", Multiplier::Mul),
        finish_kernel("poly1305_finish_bmi2", Multiplier::Mulx),
        ifma::powers::kernel("poly1305_powers_ifma"),
        ifma::blocks::kernel("poly1305_blocks_ifma", 8, Order::RoundRobin),
    ]
}

/// Other orders and widths, for the tuner.
pub fn candidates() -> Vec<Kernel> {
    vec![
        ifma::blocks::kernel("poly1305_blocks_ifma_by18", 8, Order::Groups(18)),
        ifma::blocks::kernel("poly1305_blocks_ifma_staggered", 8, Order::Staggered(8)),
        ifma::blocks::kernel("poly1305_blocks_ifma_sets4", 4, Order::RoundRobin),
    ]
}

fn chain(multiplier: Multiplier) -> Chain {
    let key = Key { r0: word(STATE, R, 0).into(), r1: word(STATE, R, 1).into(), s1: S1.into() };
    Chain { multiplier, h: [R8, R9, R10], free: [R11, RBX, RBP, R12], key }
}

/// `poly1305_blocks_*`, a block a turn.
fn one_chain(name: &'static str, multiplier: Multiplier) -> Kernel {
    let chain = chain(multiplier);
    let code = vec![straight(enter(&chain)), turns(&chain, 1), straight(store(&chain)), straight(leave(&chain))];
    let weave = "1 block in general-purpose registers".into();
    kernel(name, weave, blocks(&Powers::none(), BLOCK as u64), code)
}

/// `poly1305_finish_*`, a block a turn.
fn finish_kernel(name: &'static str, multiplier: Multiplier) -> Kernel {
    let chain = chain(multiplier);
    let code = vec![
        straight(enter(&chain)),
        turns(&chain, at(STATE, PAD as i64)),
        straight(tag(&chain)),
        straight(leave(&chain)),
    ];
    kernel(name, "1 block in general-purpose registers".into(), finish(), code)
}

/// A block while there is one.
fn turns(chain: &Chain, top: impl Into<raddle_isa::Operand>) -> Code {
    let body = vec![chain.block(at(INPUT, 0), top).into(), straight(advance(BLOCK))];
    Code::While { test: vec![cmp64(LEFT, BLOCK as i64)], enter: ABOVE_OR_EQUAL, body }
}

fn advance(n: usize) -> [Inst; 2] {
    [add64(INPUT, n as i64), sub64(LEFT, n as i64)]
}

/// Saves registers, and loads what is kept in them.
fn enter(chain: &Chain) -> Vec<Inst> {
    let mut insts = vec![sub64(RSP, (8 * SAVED.len()) as i64)];
    insts.extend((0..).zip(SAVED).map(|(i, reg)| mov64_store(word(RSP, 0, i), reg)));
    insts.push(mov64(LEFT, LEN));
    insts.extend((0..).zip(chain.h).map(|(i, reg)| mov64(reg, word(STATE, H, i))));
    insts.extend(five_quarters(S1, chain.key.r1, chain.free[0]));
    insts
}

fn store(chain: &Chain) -> Vec<Inst> {
    (0..).zip(chain.h).map(|(i, reg)| mov64_store(word(STATE, H, i), reg)).collect()
}

/// Reduces the accumulator modulo p, adds s modulo 2^128, and stores that.
///
/// As h2 is at most 4, h is below 2 p: what it exceeds p by, if it does, is h + 5 without its bit 2^130, and that bit says
/// whether. So five times that bit makes the low 128 bits right in either case.
fn tag(chain: &Chain) -> Vec<Inst> {
    let [h0, h1, h2] = chain.h;
    let [low, high, ..] = chain.free;
    let mut insts = vec![mov64(low, h0), mov64(high, h1)];
    insts.extend([add64(low, 5), adc64(high, 0), adc64(h2, 0), shr64(h2, 2)]);
    insts.extend([mov64(low, h2), shl64(low, 2), add64(low, h2)]);
    insts.extend([add64(h0, low), adc64(h1, 0)]);
    insts.extend([add64(h0, word(STATE, S, 0)), adc64(h1, word(STATE, S, 1))]);
    insts.extend([mov64_store(at(TAG, 0), h0), mov64_store(at(TAG, 8), h1)]);
    insts
}

/// Leaves no secret.
fn leave(chain: &Chain) -> Vec<Inst> {
    let scratch = chain.scratch().into_iter().chain(chain.h.map(|view| view.reg)).map(|reg| View { reg, ..RAX });
    let used = scratch.filter(|view| !SAVED.contains(view));
    let mut insts: Vec<Inst> = used.map(|view| xor32(view.bits(32), view.bits(32))).collect();
    insts.extend((0..).zip(SAVED).map(|(i, reg)| mov64(reg, word(RSP, 0, i))));
    insts.push(add64(RSP, (8 * SAVED.len()) as i64));
    insts
}

/// Instructions one after another.
fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}

fn kernel(name: &'static str, weave: String, contract: Contract, code: Vec<Code>) -> Kernel {
    Kernel { name, isa: Isa::X86_64, weave, contract, table: Vec::new(), stack: 8 * SAVED.len(), code }
}
