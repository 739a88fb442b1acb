//! Operations of a step of MD5 (RFC 1321, 3.4) on vectors.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem};

use crate::x86_64::lanes::LoadBlock;

/// All ones, with which AVX2 inverts. No set uses this register otherwise.
const ONES: Ymm = ymm(15);

/// Steps of MD5 on vectors of one width.
pub(super) trait Functions: LoadBlock {
    /// Returns the instruction to run before the steps, if there is one.
    fn prepare(ones: Mem) -> Option<Inst>;

    /// Adds F, G, H or I of b, c and d, by round. The instructions that do not need `b`, the result of the previous
    /// step, come first.
    fn add_function(self, round: usize, words: [Self; 3], x: Self) -> Vec<Inst>;

    /// Rotates to the left.
    fn rotate(self, by: u8, x: Self) -> Vec<Inst>;
}

/// AVX2 rotates with two shifts, and has functions of two bits.
impl Functions for Ymm {
    fn prepare(ones: Mem) -> Option<Inst> {
        Some(vpbroadcastd_load(ONES, ones))
    }

    fn add_function(self, round: usize, [b, c, d]: [Ymm; 3], x: Ymm) -> Vec<Inst> {
        let add = vpaddd(self, self, x);
        match round {
            0 => vec![vpxor(x, c, d), vpand(x, x, b), vpxor(x, x, d), add],
            // Two terms that have no bit in common, each added separately.
            1 => vec![vpandn(x, d, c), add.clone(), vpand(x, b, d), add],
            2 => vec![vpxor(x, c, d), vpxor(x, x, b), add],
            _ => vec![vpxor(x, d, ONES), vpor(x, x, b), vpxor(x, x, c), add],
        }
    }

    fn rotate(self, by: u8, x: Ymm) -> Vec<Inst> {
        vec![vpslld(x, self, by), vpsrld(self, self, 32 - by), vpor(self, self, x)]
    }
}

/// AVX-512 rotates, and has any function of three bits.
impl Functions for Zmm {
    fn prepare(_: Mem) -> Option<Inst> {
        None
    }

    fn add_function(self, round: usize, [b, c, d]: [Zmm; 3], x: Zmm) -> Vec<Inst> {
        // Truth tables: bit 4b + 2c + d.
        vec![vmovdqa32(x, b), vpternlogd(x, c, d, [0xca, 0xe4, 0x96, 0x39][round]), vpaddd(self, self, x)]
    }

    fn rotate(self, by: u8, _: Zmm) -> Vec<Inst> {
        vec![vprold(self, self, by)]
    }
}
