//! The operations of a round of SHA-1 (FIPS 180-4, 6.1.2) on vectors.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem};

use crate::x86_64::lanes::LoadBlock;
use crate::x86_64::width::{SUM, Width};

/// Rounds of SHA-1 on vectors of one width.
pub(super) trait Functions: LoadBlock {
    /// Adds Ch, Parity or Maj of b, c and d, depending on the quarter of the rounds.
    fn add_function(self, quarter: usize, words: [Self; 3], scratch: [Self; 2]) -> Vec<Inst>;

    /// Sets this register to `from`, rotated to the left.
    fn rotate(self, from: Self, by: u8, x: Self) -> Vec<Inst>;

    /// Adds three words in memory to this register by exclusive or.
    fn xor_words(self, words: [Mem; 3], x: Self) -> Vec<Inst>;
}

/// AVX2 rotates with shifts, and has functions of two bits.
impl Functions for Ymm {
    fn add_function(self, quarter: usize, [b, c, d]: [Ymm; 3], [x, y]: [Ymm; 2]) -> Vec<Inst> {
        let add = vpaddd(self, self, x);
        match quarter {
            0 => vec![vpxor(x, c, d), vpand(x, x, b), vpxor(x, x, d), add],
            // The two parts have no bit in common, so each is added on its own.
            2 => vec![vpxor(x, c, d), vpand(y, c, d), vpand(x, x, b), vpaddd(self, self, y), add],
            _ => vec![vpxor(x, c, d), vpxor(x, x, b), add],
        }
    }

    fn rotate(self, from: Ymm, by: u8, x: Ymm) -> Vec<Inst> {
        vec![vpslld(x, from, by), vpsrld(self, from, 32 - by), vpor(self, self, x)]
    }

    fn xor_words(self, words: [Mem; 3], _: Ymm) -> Vec<Inst> {
        words.map(|word| vpxor(self, self, word)).into()
    }
}

/// AVX-512 rotates, and has any function of three bits.
impl Functions for Zmm {
    fn add_function(self, quarter: usize, [b, c, d]: [Zmm; 3], [x, _]: [Zmm; 2]) -> Vec<Inst> {
        // In the truth tables, the bit number is 4b + 2c + d.
        vec![vmovdqa32(x, b), vpternlogd(x, c, d, [0xca, SUM, 0xe8, SUM][quarter]), vpaddd(self, self, x)]
    }

    fn rotate(self, from: Zmm, by: u8, _: Zmm) -> Vec<Inst> {
        vec![vprold(self, from, by)]
    }

    fn xor_words(self, [first, second, third]: [Mem; 3], x: Zmm) -> Vec<Inst> {
        vec![x.load(first), vpternlogd(self, x, second, SUM), vpxord(self, self, third)]
    }
}
