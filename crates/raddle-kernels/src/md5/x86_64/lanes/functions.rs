//! What a step of MD5 (RFC 1321, 3.4) does on vectors. AVX-512 rotates, and has any function of three bits; AVX2 shifts,
//! and has functions of two.

use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, View};

use crate::aes::x86_64::Width;

/// All ones, by which AVX2 inverts. No set has this register.
const ONES: View = ymm(15);

/// What is to be done before the steps.
pub(super) fn prepare(width: Width, ones: Mem) -> Option<Inst> {
    (width != Width::Zmm).then(|| vpbroadcastd_load(ONES, ones))
}

/// Adds a constant to all lanes.
pub(super) fn add_constant(width: Width, to: View, constant: Mem, x: View) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vpaddd(to, to, constant.broadcast(32))],
        _ => vec![vpbroadcastd_load(x, constant), vpaddd(to, to, x)],
    }
}

/// Adds F, G, H or I of b, c and d, by round, to a. What does not need `b`, the result of the step before, comes first.
pub(super) fn add_function(width: Width, round: usize, [a, b, c, d]: [View; 4], x: View) -> Vec<Inst> {
    let add = vpaddd(a, a, x);
    match (width, round) {
        // Truth tables: bit 4b + 2c + d.
        (Width::Zmm, _) => vec![vmovdqa32(x, b), vpternlogd(x, c, d, [0xca, 0xe4, 0x96, 0x39][round]), add],
        (_, 0) => vec![vpxor(x, c, d), vpand(x, x, b), vpxor(x, x, d), add],
        // Two parts without a bit in common, each added by itself.
        (_, 1) => vec![vpandn(x, d, c), add.clone(), vpand(x, b, d), add],
        (_, 2) => vec![vpxor(x, c, d), vpxor(x, x, b), add],
        _ => vec![vpxor(x, d, ONES), vpor(x, x, b), vpxor(x, x, c), add],
    }
}

/// Rotates to the left.
pub(super) fn rotate(width: Width, of: View, k: i64, x: View) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vprold(of, of, k)],
        _ => vec![vpslld(x, of, k), vpsrld(of, of, 32 - k), vpor(of, of, x)],
    }
}
