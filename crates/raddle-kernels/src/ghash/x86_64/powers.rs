//! `ghash_powers_*`: from H a vector of powers, and from those the others, twice as many each time.

use raddle_isa::builder::x86_64::Source;
use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Mem, Strand, View};

use super::sums::EXCHANGE;
use super::{Halves, Layout, REDUCE};
use crate::aes::x86_64::{TURN_AROUND, Width};
use crate::{Kernel, Operation};

const H: View = RDI;
const POWERS: View = RSI;
const TABLE: View = RDX;

/// The factor that makes the first power of H, which is R(H) x^-127 x^128: x^129 modulo Q, and times x^-64.
///
/// x^129 = x^128 + x^127 + x^122 + x = x^126 + x^122 + x^121 + x + 1.
const FIRST: u128 = 1 << 126 | 1 << 122 | 1 << 121 | 1 << 1 | 1;
const FIRST_HALF: u128 = 1 << 65;

/// Places in the table.
const TURN: i64 = 32;
const W: i64 = 48;

/// Registers from here on; those below hold powers.
const FACTOR: u8 = 10;
const FACTOR_HALF: u8 = 11;
const SPARE: [u8; 2] = [12, 13];
const LOW: u8 = 14;
const REDUCTION: u8 = 15;

/// The kernel.
pub(super) fn kernel(name: &'static str, width: Width) -> Kernel {
    let layout = Layout::of(width);
    let vectors = layout.count / width.lanes();
    assert!(vectors <= FACTOR as usize, "a register for each vector of powers");

    let x = Width::Xmm.reg(FACTOR);
    let mut insts = vec![vmovdqu(x, at(H, 0)), vpshufb(x, x, at(TABLE, TURN))];
    insts.push(width.broadcast(width.reg(REDUCTION), at(TABLE, W)));
    insts.extend(product(Width::Xmm, 0, x, at(TABLE, 16), at(TABLE, 0)));
    insts.extend(first_vector(width));
    let mut made = 1;
    while made < vectors {
        insts.extend(factor(width, made as u8 - 1));
        for i in 0..made.min(vectors - made) {
            insts.extend(by_factor(width, (made + i) as u8, i as u8));
        }
        made = vectors.min(2 * made);
    }
    insts.extend((0..vectors).flat_map(|i| store(width, i as u8, |place| at(POWERS, place as i64))));
    insts.extend(width.wipe(16));

    let constants = [FIRST, FIRST_HALF].map(u128::to_le_bytes).concat();
    let table = [&constants[..], &TURN_AROUND, &REDUCE].concat();
    Operation::GhashPowers(layout.powers()).kernel(
        name,
        Isa::X86_64,
        format!("vectors of {} powers, twice as many each time", width.lanes()),
        table,
        0,
        vec![Strand::from_iter(insts).into()],
    )
}

/// Register `to` is the product of `x` and a power.
fn product(width: Width, to: u8, x: View, half: impl Source<View>, power: impl Source<View>) -> Vec<Inst> {
    let sum = Halves { width, low: width.reg(LOW), high: width.reg(to) };
    let mut insts = sum.multiply(false, x, half, power, SPARE.map(|n| width.reg(n)));
    insts.extend(sum.reduce(width.reg(REDUCTION), width.reg(SPARE[0])));
    insts
}

/// Register `to` is register `from` times the factor.
fn by_factor(width: Width, to: u8, from: u8) -> Vec<Inst> {
    product(width, to, width.reg(from), width.reg(FACTOR_HALF), width.reg(FACTOR))
}

/// The factor is the lowest lane of register `n`.
fn factor(width: Width, n: u8) -> Vec<Inst> {
    let (factor, from) = (width.reg(FACTOR), width.reg(n));
    let mut insts = vec![match width {
        Width::Xmm => vmovdqa(factor, from),
        Width::Ymm => vinserti128(factor, from, xmm(n), 1),
        Width::Zmm => vshufi32x4(factor, from, from, 0),
    }];
    insts.extend(half(width, FACTOR_HALF, FACTOR));
    insts
}

/// Register `to` is register `from` times x^-64.
fn half(width: Width, to: u8, from: u8) -> Vec<Inst> {
    let [to, from, spare] = [to, from, SPARE[0]].map(|n| width.reg(n));
    vec![vpclmulqdq(to, from, width.reg(REDUCTION), 0), vpshufd(spare, from, EXCHANGE), width.xor(to, to, spare)]
}

/// From the first power in register 0: as many powers as there are lanes, the highest in the lowest lane.
fn first_vector(width: Width) -> Vec<Inst> {
    let mut insts = Vec::new();
    if width != Width::Xmm {
        insts.extend(factor(Width::Xmm, 0));
        insts.extend(by_factor(Width::Xmm, 1, 0));
        insts.push(vinserti128(ymm(0), ymm(1), xmm(0), 1));
    }
    if width == Width::Zmm {
        insts.extend(factor(Width::Ymm, 0));
        insts.extend(by_factor(Width::Ymm, 1, 0));
        insts.push(vshufi32x4(zmm(0), zmm(1), zmm(0), 0x44));
    }
    insts
}

/// Vector `n` of powers into all tables.
fn store(width: Width, n: u8, place: impl Fn(usize) -> Mem) -> Vec<Inst> {
    let layout = Layout::of(width);
    let highest = width.lanes() * (n as usize + 1);
    let [x, y] = [n, FACTOR].map(|n| width.reg(n));
    let mut insts = half(width, FACTOR, n);
    insts.extend([
        width.store(place(layout.power(highest)), x),
        width.store(place(layout.half(highest)), y),
        vpshufd(y, x, EXCHANGE),
        width.xor(y, y, x),
        width.store(place(layout.folded(highest)), y),
    ]);
    insts
}
