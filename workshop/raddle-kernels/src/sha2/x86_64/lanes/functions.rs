//! The functions of FIPS 180-4, 4.1.2 and 4.1.3, on vectors.

use raddle_isa::Inst;
use raddle_isa::builder::x86_64::*;

use crate::x86_64::lanes::LoadBlock;
use crate::x86_64::width::{Lane, SUM};

/// The functions, made from shifts and from functions of two bits, for AVX2.
pub(crate) trait Functions: LoadBlock {
    /// Sets this register to the sum of three rotations to the right.
    fn rotations(self, lane: Lane, from: Self, [i, j, k]: [u8; 3], [x, y]: [Self; 2]) -> Vec<Inst> {
        let rotation = |to, k: u8| [lane.shr(to, from, k), lane.shl(x, from, lane.bits() - k), vpxor(to, to, x)];
        let add = || vec![vpxor(self, self, y)];
        [rotation(self, i).into(), rotation(y, j).into(), add(), rotation(y, k).into(), add()].concat()
    }

    /// Sets this register to the sum of two rotations to the right and a shift.
    fn rotations_and_shift(self, lane: Lane, ([i, j], k): ([u8; 2], u8), [x, y]: [Self; 2]) -> Vec<Inst> {
        let bits = lane.bits();
        if j.is_multiple_of(8) {
            // A rotation by whole bytes comes first: to the prover, its two parts are bytes in different places.
            return vec![
                lane.shr(x, self, j),
                lane.shl(y, self, bits - j),
                vpxor(x, x, y),
                lane.shr(y, self, i),
                vpxor(x, x, y),
                lane.shr(y, self, k),
                vpxor(x, x, y),
                lane.shl(self, self, bits - i),
                vpxor(self, self, x),
            ];
        }
        // First come all bits that rotations move to the right, and then the bits that come in from the left.
        vec![
            lane.shr(x, self, i),
            lane.shr(y, self, j),
            vpxor(x, x, y),
            lane.shr(y, self, k),
            vpxor(x, x, y),
            lane.shl(y, self, bits - i),
            lane.shl(self, self, bits - j),
            vpxor(self, self, y),
            vpxor(self, self, x),
        ]
    }

    /// Picks the bit of `f` if the bit of `e` is 1, else the bit of `g`.
    fn choose(self, _: Lane, [e, f, g]: [Self; 3]) -> Vec<Inst> {
        vec![vpxor(self, f, g), vpand(self, self, e), vpxor(self, self, g)]
    }

    /// Picks the bit that at least two words have.
    fn majority(self, _: Lane, [a, b, c]: [Self; 3], x: Self) -> Vec<Inst> {
        vec![vpor(self, a, b), vpand(x, a, b), vpand(self, self, c), vpor(self, self, x)]
    }
}

impl Functions for Ymm {}

/// AVX-512 rotates, and has any function of three bits.
impl Functions for Zmm {
    fn rotations(self, lane: Lane, from: Zmm, [i, j, k]: [u8; 3], [x, y]: [Zmm; 2]) -> Vec<Inst> {
        let rotations = [lane.ror(self, from, i), lane.ror(x, from, j), lane.ror(y, from, k)];
        rotations.into_iter().chain([lane.ternary(self, x, y, SUM)]).collect()
    }

    fn rotations_and_shift(self, lane: Lane, ([i, j], k): ([u8; 2], u8), [x, y]: [Zmm; 2]) -> Vec<Inst> {
        vec![lane.ror(x, self, i), lane.ror(y, self, j), lane.shr(self, self, k), lane.ternary(self, x, y, SUM)]
    }

    fn choose(self, lane: Lane, [e, f, g]: [Zmm; 3]) -> Vec<Inst> {
        vec![vmovdqa32(self, e), lane.ternary(self, f, g, 0xca)]
    }

    fn majority(self, lane: Lane, [a, b, c]: [Zmm; 3], _: Zmm) -> Vec<Inst> {
        vec![vmovdqa32(self, a), lane.ternary(self, b, c, 0xe8)]
    }
}
