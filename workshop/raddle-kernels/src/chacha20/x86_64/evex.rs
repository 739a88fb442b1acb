//! Code that shapes with AVX-512 share.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Reg};

use super::super::lowering::Lowering;
use crate::x86_64::transpose::butterfly;

/// The lowering for AVX-512.
pub(crate) struct Evex;

impl Lowering<Zmm> for Evex {
    fn add(&self, d: Zmm, a: Zmm) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: Zmm, a: Zmm, k: u32) -> Vec<Inst> {
        vec![vpxord(d, d, a), vprold(d, d, k)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Transposes the quarters of four 512-bit registers, 4 by 4.
pub(crate) fn transpose_quarters(insts: &mut Vec<Inst>, spare: &mut Zmm, [r0, r1, r2, r3]: [Zmm; 4]) -> [Zmm; 4] {
    let quarters = |k: u8| move |d: Zmm, a: Zmm, b: Zmm| vshufi32x4(d, a, b, k);
    let [low01, high01] = butterfly(insts, spare, [r0, r1], quarters(0x44), quarters(0xee));
    let [low23, high23] = butterfly(insts, spare, [r2, r3], quarters(0x44), quarters(0xee));
    let [q0, q1] = butterfly(insts, spare, [low01, low23], quarters(0x88), quarters(0xdd));
    let [q2, q3] = butterfly(insts, spare, [high01, high23], quarters(0x88), quarters(0xdd));
    [q0, q1, q2, q3]
}
