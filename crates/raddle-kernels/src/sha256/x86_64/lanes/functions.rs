//! The functions of FIPS 180-4, 4.1.2, on vectors.

use raddle_isa::Inst;
use raddle_isa::builder::x86_64::*;

use crate::x86_64::lanes::LoadBlock;
use crate::x86_64::width::SUM;

/// The functions by shifts and functions of two bits, as AVX2 has them.
pub(super) trait Functions: LoadBlock {
    /// This is the sum of three rotations to the right.
    fn rotations(self, from: Self, [i, j, k]: [u8; 3], [x, y]: [Self; 2]) -> Vec<Inst> {
        let rotation = |to, k: u8| [vpsrld(to, from, k), vpslld(x, from, 32 - k), vpxor(to, to, x)];
        let add = || vec![vpxor(self, self, y)];
        [rotation(self, i).into(), rotation(y, j).into(), add(), rotation(y, k).into(), add()].concat()
    }

    /// This becomes the sum of two rotations to the right and a shift.
    fn rotations_and_shift(self, [i, j]: [u8; 2], k: u8, [x, y]: [Self; 2]) -> Vec<Inst> {
        // All bits that rotations move to the right, and those that come in from the left.
        vec![
            vpsrld(x, self, i),
            vpsrld(y, self, j),
            vpxor(x, x, y),
            vpsrld(y, self, k),
            vpxor(x, x, y),
            vpslld(y, self, 32 - i),
            vpslld(self, self, 32 - j),
            vpxor(self, self, y),
            vpxor(self, self, x),
        ]
    }

    /// Where `e` is 1 the bit of `f`, else that of `g`.
    fn choose(self, [e, f, g]: [Self; 3]) -> Vec<Inst> {
        vec![vpxor(self, f, g), vpand(self, self, e), vpxor(self, self, g)]
    }

    /// The bit that most have.
    fn majority(self, [a, b, c]: [Self; 3], x: Self) -> Vec<Inst> {
        vec![vpor(self, a, b), vpand(x, a, b), vpand(self, self, c), vpor(self, self, x)]
    }
}

impl Functions for Ymm {}

/// AVX-512 rotates, and has any function of three bits.
impl Functions for Zmm {
    fn rotations(self, from: Zmm, [i, j, k]: [u8; 3], [x, y]: [Zmm; 2]) -> Vec<Inst> {
        let rotations = [vprold(self, from, 32 - i), vprold(x, from, 32 - j), vprold(y, from, 32 - k)];
        rotations.into_iter().chain([vpternlogd(self, x, y, SUM)]).collect()
    }

    fn rotations_and_shift(self, [i, j]: [u8; 2], k: u8, [x, y]: [Zmm; 2]) -> Vec<Inst> {
        vec![vprold(x, self, 32 - i), vprold(y, self, 32 - j), vpsrld(self, self, k), vpternlogd(self, x, y, SUM)]
    }

    fn choose(self, [e, f, g]: [Zmm; 3]) -> Vec<Inst> {
        vec![vmovdqa32(self, e), vpternlogd(self, f, g, 0xca)]
    }

    fn majority(self, [a, b, c]: [Zmm; 3], _: Zmm) -> Vec<Inst> {
        vec![vmovdqa32(self, a), vpternlogd(self, b, c, 0xe8)]
    }
}
