//! `ghash_powers_*`: computes a vector of powers from H, and computes the others from these, doubling their number each
//! time.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Inst, Mem};

use super::lane_sums::EXCHANGE;
use super::{Halves, Layout, REDUCE};
use crate::aes::x86_64::REVERSE_BYTES;
use crate::ghash::operation::GhashPowers;
use crate::x86_64::width::Width;
use crate::{Kernel, variant};

/// The factor that gives the first power of H, which is R(H) x^-127 x^128: x^129 modulo Q, by itself and times x^-64.
///
/// x^129 = x^128 + x^127 + x^122 + x = x^126 + x^122 + x^121 + x + 1.
const FIRST: u128 = 1 << 126 | 1 << 122 | 1 << 121 | 1 << 1 | 1;
const FIRST_HALF: u128 = 1 << 65;

/// The registers from here on; the lower ones hold powers.
const FACTOR: usize = 10;
const FACTOR_HALF: usize = 11;
const SPARE: [usize; 2] = [12, 13];
const LOW: usize = 14;
const REDUCTION: usize = 15;

/// Builds the kernel.
pub(super) fn kernel<V: Width>(name: &'static str, layout: Layout) -> Kernel {
    let vectors = layout.count / V::BLOCKS;
    assert!(vectors <= FACTOR, "a register for each vector of powers");
    let summary = format!("vectors of {} powers, twice as many each time", V::BLOCKS);
    variant::kernel::<X86_64>(name, GhashPowers(layout.powers()), summary, |k| {
        let (h, powers) = (k.arg("h"), k.arg("powers"));
        let [first, half] = [FIRST, FIRST_HALF].map(|factor| k.constants(factor.to_le_bytes()));
        let [control, reduction] = [REVERSE_BYTES, REDUCE].map(|block| k.constants(block));
        k.clear((0..16).map(V::numbered));

        let x = Xmm::numbered(FACTOR);
        let mut insts = vec![vmovdqu(x, at(h, 0)), vpshufb(x, x, control.at(0))];
        insts = insts.phase("load: the key H, with its bytes reversed");
        insts.push(V::numbered(REDUCTION).broadcast(reduction.at(0)));
        insts.extend(
            product(xmm(0), x, half.at(0), first.at(0))
                .phase("powers: the first, in the form that multiplications read"),
        );
        insts.extend(first_vector::<V>().phase(format!("powers: as many as a vector has lanes, {}", V::BLOCKS)));
        let mut made = 1;
        while made < vectors {
            let [from, to] = [made, vectors.min(2 * made)].map(|vectors| vectors * V::BLOCKS);
            let note = format!("powers: {} to {to}, each a lower one times H^{from}", from + 1);
            insts.extend(factor(V::numbered(made - 1)).phase(note));
            for i in 0..made.min(vectors - made) {
                insts.extend(by_factor(V::numbered(made + i), V::numbered(i)));
            }
            made = vectors.min(2 * made);
        }
        let stored = (0..vectors).flat_map(|i| store::<V>(layout, i, |place| at(powers, place)));
        insts.extend(Vec::from_iter(stored).phase("store: powers, powers times x^-64, and the sums of their halves"));
        vec![straight(insts)]
    })
}

/// Multiplies `x` by a power.
fn product<V: Width>(to: V, x: V, half: impl Source<V>, power: impl Source<V>) -> Vec<Inst> {
    let sum = Halves { low: V::numbered(LOW), high: to };
    let mut insts = sum.multiply(false, x, half, power, SPARE.map(V::numbered));
    insts.extend(sum.reduce(V::numbered(REDUCTION), V::numbered(SPARE[0])));
    insts
}

/// Multiplies `from` by the factor, into `to`.
fn by_factor<V: Width>(to: V, from: V) -> Vec<Inst> {
    product(to, from, V::numbered(FACTOR_HALF), V::numbered(FACTOR))
}

/// Sets the factor to the lowest lane of a register.
fn factor<V: Width>(from: V) -> Vec<Inst> {
    let factor = V::numbered(FACTOR);
    let mut insts = vec![match V::BLOCKS {
        1 => vmovdqa(factor, from),
        2 => vinserti128(factor.ymm(), from.ymm(), from.xmm(), 1),
        _ => vshufi32x4(factor.zmm(), from.zmm(), from.zmm(), 0),
    }];
    insts.extend(half(V::numbered(FACTOR_HALF), factor));
    insts
}

/// Multiplies `from` by x^-64, into `to`.
fn half<V: Width>(to: V, from: V) -> [Inst; 3] {
    let [reduction, spare] = [REDUCTION, SPARE[0]].map(V::numbered);
    [vpclmulqdq(to, from, reduction, 0), vpshufd(spare, from, EXCHANGE), to.xor(to, spare)]
}

/// Computes as many powers as there are lanes from the first power in register 0, the highest in the lowest lane.
fn first_vector<V: Width>() -> Vec<Inst> {
    let mut insts = Vec::new();
    if V::BLOCKS > 1 {
        insts.extend(factor(xmm(0)));
        insts.extend(by_factor(xmm(1), xmm(0)));
        insts.push(vinserti128(ymm(0), ymm(1), xmm(0), 1));
    }
    if V::BLOCKS > 2 {
        insts.extend(factor(ymm(0)));
        insts.extend(by_factor(ymm(1), ymm(0)));
        insts.push(vshufi32x4(zmm(0), zmm(1), zmm(0), 0x44));
    }
    insts
}

/// Stores vector `n` of powers in all tables.
fn store<V: Width>(layout: Layout, n: usize, place: impl Fn(usize) -> Mem) -> Vec<Inst> {
    let highest = V::BLOCKS * (n + 1);
    let [x, y] = [n, FACTOR].map(V::numbered);
    let mut insts = half(y, x).to_vec();
    insts.extend([
        x.store(place(layout.power(highest))),
        y.store(place(layout.half(highest))),
        vpshufd(y, x, EXCHANGE),
        y.xor(y, x),
        y.store(place(layout.folded(highest))),
    ]);
    insts
}
