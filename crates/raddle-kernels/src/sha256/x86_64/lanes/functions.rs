//! The functions of FIPS 180-4, 4.1.2, on vectors. AVX-512 rotates, and has any function of three bits; AVX2 shifts, and
//! has functions of two.

use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, View};

use crate::aes::x86_64::Width;

/// The truth table of the sum of three bits.
const SUM: i64 = 0x96;

/// `to` is the sum of three rotations to the right.
pub(super) fn rotations(width: Width, to: View, from: View, [i, j, k]: [i64; 3], [x, y]: [View; 2]) -> Vec<Inst> {
    match width {
        Width::Zmm => {
            vec![vprold(to, from, 32 - i), vprold(x, from, 32 - j), vprold(y, from, 32 - k), vpternlogd(to, x, y, SUM)]
        }
        _ => {
            let [first, second, third] = [(to, i), (y, j), (y, k)].map(|(to, k)| rotation(to, from, k, x));
            let add = || vec![vpxor(to, to, y)];
            [first.into(), second.into(), add(), third.into(), add()].concat()
        }
    }
}

/// `of` becomes the sum of two rotations to the right and a shift.
pub(super) fn rotations_and_shift(width: Width, of: View, [i, j]: [i64; 2], k: i64, [x, y]: [View; 2]) -> Vec<Inst> {
    match width {
        Width::Zmm => {
            vec![vprold(x, of, 32 - i), vprold(y, of, 32 - j), vpsrld(of, of, k), vpternlogd(of, x, y, SUM)]
        }
        // All bits that rotations move to the right, and those that come in from the left.
        _ => vec![
            vpsrld(x, of, i),
            vpsrld(y, of, j),
            vpxor(x, x, y),
            vpsrld(y, of, k),
            vpxor(x, x, y),
            vpslld(y, of, 32 - i),
            vpslld(of, of, 32 - j),
            vpxor(of, of, y),
            vpxor(of, of, x),
        ],
    }
}

/// A rotation to the right, by AVX2.
fn rotation(to: View, from: View, k: i64, x: View) -> [Inst; 3] {
    [vpsrld(to, from, k), vpslld(x, from, 32 - k), vpxor(to, to, x)]
}

/// Where `e` is 1 the bit of `f`, else that of `g`.
pub(super) fn choose(width: Width, to: View, [e, f, g]: [View; 3]) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vmovdqa32(to, e), vpternlogd(to, f, g, 0xca)],
        _ => vec![vpxor(to, f, g), vpand(to, to, e), vpxor(to, to, g)],
    }
}

/// The bit that most have.
pub(super) fn majority(width: Width, to: View, [a, b, c]: [View; 3], x: View) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vmovdqa32(to, a), vpternlogd(to, b, c, 0xe8)],
        _ => vec![vpor(to, a, b), vpand(x, a, b), vpand(to, to, c), vpor(to, to, x)],
    }
}

/// Adds a constant to all lanes.
pub(super) fn add(width: Width, to: View, constant: Mem, x: View) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vpaddd(to, to, constant.broadcast(32))],
        _ => vec![vpbroadcastd_load(x, constant), vpaddd(to, to, x)],
    }
}
