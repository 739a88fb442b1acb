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
pub(super) fn add(width: Width, to: View, constant: Mem, x: View) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vpaddd(to, to, constant.broadcast(32))],
        _ => vec![vpbroadcastd_load(x, constant), vpaddd(to, to, x)],
    }
}

/// F, G, H or I, by round. What does not need `b`, the result of the step before, comes first.
pub(super) fn function(width: Width, round: usize, to: View, [b, c, d]: [View; 3]) -> Vec<Inst> {
    match (width, round) {
        // Truth tables: bit 4b + 2c + d.
        (Width::Zmm, _) => vec![vmovdqa32(to, b), vpternlogd(to, c, d, [0xca, 0xe4, 0x96, 0x39][round])],
        (_, 0) => vec![vpxor(to, c, d), vpand(to, to, b), vpxor(to, to, d)],
        (_, 1) => vec![vpxor(to, b, c), vpand(to, to, d), vpxor(to, to, c)],
        (_, 2) => vec![vpxor(to, c, d), vpxor(to, to, b)],
        _ => vec![vpxor(to, d, ONES), vpor(to, to, b), vpxor(to, to, c)],
    }
}

/// Rotates to the left.
pub(super) fn rotate(width: Width, of: View, k: i64, x: View) -> Vec<Inst> {
    match width {
        Width::Zmm => vec![vprold(of, of, k)],
        _ => vec![vpslld(x, of, k), vpsrld(of, of, 32 - k), vpor(of, of, x)],
    }
}
