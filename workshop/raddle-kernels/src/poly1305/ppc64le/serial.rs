//! One block after the other, in 64-bit words.
//!
//! The clamp leaves the low two bits of r1 clear, so that 2^128 r1 is 2^130 (r1 / 4), which is 5 (r1 / 4) modulo
//! 2^130 - 5. With s1 = 5 r1 / 4:
//!
//! > h r = h0 r0 + h1 s1 + (h2 / 4) 5 r0 + 2^64 (h0 r1 + h1 r0 + h2 s1) + 2^128 (h2 mod 4) r0.
//!
//! Between blocks, h2 is a full word: the part above 2^130 is multiplied before it comes back, which shortens the chain
//! from block to block by one step. r0, r1 and s1 are so small that h2 stays below 2^63, and that each sum fits two
//! words.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Strand};

use super::super::BLOCK;
use super::super::state::{FIXED, H as H_AT, PAD as PAD_AT, Powers, R as R_AT, S as S_AT};
use super::{INPUT, STATE, advance, iterations, power_at, powers_to};
use crate::AnyOperation;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::operation::Poly1305Finish;
use crate::poly1305::operation::Poly1305Powers;
use crate::variant::Builder;
use crate::{Kernel, variant};

/// The accumulator.
pub(super) const H: [Gpr; 3] = [r(7), r(8), r(9)];
/// The key, [`S1`] = 5 r1 / 4, and 5 r0.
pub(super) const R: [Gpr; 2] = [r(10), r(11)];
const S1: Gpr = r(12);
const FIVE_R0: Gpr = r(24);
/// The number that is added above a block.
const PAD: Gpr = r(0);
/// The pointer to the tag.
const TAG: Gpr = r(6);
/// Temporary words.
pub(super) const TEMPORARIES: [Gpr; 10] = [r(14), r(15), r(16), r(17), r(18), r(19), r(20), r(21), r(22), r(23)];

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let blocks = Poly1305Blocks { powers: Powers::none(), stride: BLOCK as u64, max: None };
    vec![
        chain_of("poly1305_blocks_gpr", blocks, li(PAD, 1), straight(store(H_AT).phase("store: h"))),
        chain_of(
            "poly1305_finish_gpr",
            Poly1305Finish,
            ld(PAD, at(STATE, PAD_AT)),
            tag().phase("tag: h modulo 2^130 - 5, by the bit 2^130 of h + 5; plus s modulo 2^128").into(),
        ),
    ]
}

/// Builds the kernel that loads the pad, absorbs blocks, and then runs `end`.
fn chain_of(name: &'static str, operation: impl Into<AnyOperation>, pad: Inst, end: Code) -> Kernel {
    variant::kernel::<Ppc64le>(name, operation, "one block at a time", |k| {
        take(k);
        let start = [load_key(), load(), vec![pad]].concat();
        let start = start.phase("load: h, r, 5 r1 / 4, 5 r0, and the pad above a block");
        let chain = chain().phase("blocks: h = (h + block) * r, partly reduced modulo 2^130 - 5");
        vec![straight(start), iterations(1, chain.into()), reduce().into(), end]
    })
}

/// Builds the kernel that computes powers of r from the second on, each from the previous one.
pub(super) fn powers_of_r(name: &'static str, last: u32) -> Kernel {
    let operation = Poly1305Powers(powers_to(last));
    variant::kernel::<Ppc64le>(name, operation, "one power after another", |k| {
        take(k);
        let [h0, h1, h2] = H;
        let mut code = vec![
            straight(load_key().phase("load: r, 5 r1 / 4, 5 r0; h = r")),
            straight([mr(h0, R[0]), mr(h1, R[1]), li(h2, 0)]),
        ];
        for power in 2..=last {
            code.push(multiply().phase(format!("powers: h = h r, which is r^{power}")).then(reduce()).into());
            code.push(straight(store(FIXED + power_at(power)).phase(format!("store: r^{power}"))));
        }
        code
    })
}

/// Allocates the registers of this module.
pub(super) fn take(k: &mut Builder<Ppc64le>) {
    super::clear(k);
    k.fix_all(TEMPORARIES);
    k.fix(FIVE_R0);
}

pub(super) fn load_key() -> Vec<Inst> {
    let [r0, r1] = R;
    let words = [ld(r0, at(STATE, R_AT)), ld(r1, at(STATE, R_AT + 8))];
    let multiples = [srdi(S1, r1, 2), add(S1, S1, r1), sldi(FIVE_R0, r0, 2), add(FIVE_R0, FIVE_R0, r0)];
    [&words[..], &multiples].concat()
}

/// Loads the accumulator.
fn load() -> Vec<Inst> {
    H.iter().enumerate().map(|(i, &x)| ld(x, at(STATE, H_AT + 8 * i))).collect()
}

/// Stores the accumulator, or a power of the same form, at an offset.
fn store(offset: usize) -> Vec<Inst> {
    H.iter().enumerate().map(|(i, &x)| std(at(STATE, offset + 8 * i), x)).collect()
}

/// Computes h = (h + block) r.
fn chain() -> Strand {
    let [m0, m1, ..] = TEMPORARIES;
    let mut strand: Strand = [ld(m0, at(INPUT, 0)), ld(m1, at(INPUT, 8))].into_iter().collect();
    strand.push([addc(H[0], H[0], m0), adde(H[1], H[1], m1), adde(H[2], H[2], PAD)]);
    strand.extend(advance(1));
    strand.then(multiply())
}

/// Computes h = h r, for h2 below 2^63.
pub(super) fn multiply() -> Strand {
    let ([h0, h1, h2], [r0, r1], [a, b, c, d, e, f, g, i, j, k]) = (H, R, TEMPORARIES);
    let mut strand: Strand = [
        [mulld(a, h0, r0), mulhdu(b, h0, r0)],
        [mulld(e, h0, r1), mulhdu(h0, h0, r1)],
        [mulld(c, h1, S1), mulhdu(d, h1, S1)],
        [mulld(f, h1, r0), mulhdu(h1, h1, r0)],
        [srdi(k, h2, 2), mulld(g, h2, S1)],
        [mulhdu(i, h2, S1), clrldi(h2, h2, 62)],
        [mulld(j, k, FIVE_R0), mulhdu(k, k, FIVE_R0)],
    ]
    .into_iter()
    .flatten()
    .collect();
    strand.push([mulld(h2, h2, r0)]);
    strand.push([addc(a, a, c), adde(b, b, d)]);
    strand.push([addc(e, e, f), adde(h0, h0, h1)]);
    strand.push([addc(e, e, g), adde(h0, h0, i)]);
    strand.push([add(h2, h2, h0)]);
    strand.push([addc(h0, a, j), adde(b, b, k)]);
    strand.push([addc(h1, e, b), addze(h2, h2)]);
    strand
}

/// Reduces h below 2^130 + 2^66: the part above 2^130 comes back five times.
pub(super) fn reduce() -> Strand {
    let [h0, h1, h2] = H;
    let [a, b, ..] = TEMPORARIES;
    let mut strand: Strand = [clrrdi(a, h2, 2), srdi(b, h2, 2), clrldi(h2, h2, 62), add(a, a, b)].into_iter().collect();
    strand.push([addc(h0, h0, a), addze(h1, h1), addze(h2, h2)]);
    strand.phase("fold: h = h mod 2^130 + 5 (h / 2^130)")
}

/// Computes the tag, (h mod p) + s modulo 2^128. h is below 2 p, so it contains p either 0 times or once: c times, with
/// c = (h + 5) >> 130. Then h - c p is h + 5 c modulo 2^130.
fn tag() -> Strand {
    let [h0, h1, h2] = H;
    let [a, b, c, ..] = TEMPORARIES;
    let mut strand = Strand::from_iter([li(a, 5)]);
    strand.push([addc(a, h0, a), addze(b, h1), addze(c, h2)]);
    strand.extend([srdi(c, c, 2), sldi(a, c, 2), add(c, c, a)]);
    strand.push([addc(h0, h0, c), addze(h1, h1)]);
    strand.extend([ld(a, at(STATE, S_AT)), ld(b, at(STATE, S_AT + 8))]);
    strand.push([addc(h0, h0, a), adde(h1, h1, b)]);
    strand.extend([std(at(TAG, 0), h0), std(at(TAG, 8), h1)]);
    strand
}
