//! From the bytes of each message to vectors of the same word of all.
//!
//! Each 128 bits of a vector come from messages that are 4 apart. So it is only within 128 bits that words are to be
//! transposed, by the cheapest of shuffles, and a message comes to lie in the lane of its number.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, Strand, View};

use super::{Lanes, MESSAGE, WORDS};
use crate::aes::x86_64::Width;
use crate::chacha20::x86_64::{butterfly, transpose_words};

/// Words of 128 bits.
const QUARTER: usize = 4;

impl Lanes {
    /// How many registers [`Lanes::load`] takes.
    pub(crate) fn registers_to_load(self) -> usize {
        QUARTER * self.at_once() + 1
    }

    /// Quarters of a block that are loaded at once: half as many as a vector has.
    fn at_once(self) -> usize {
        self.width.lanes() / 2
    }

    /// The words of a block of each message of a set go to the stack, by way of registers from `first` on. `swap` is the
    /// control of a shuffle of their bytes, where one is wanted.
    pub(crate) fn load(self, set: usize, first: usize, swap: Option<Mem>) -> Strand {
        let reg = |n: usize| self.width.reg((first + n) as u8);
        let mut free: Vec<View> = (1..self.registers_to_load()).map(reg).collect();
        let mut spare = reg(0);
        let mut strand = Strand::new([MESSAGE.reg]);
        for word in (0..WORDS).step_by(QUARTER * self.at_once()) {
            let rows = [0, 1, 2, 3].map(|lane| {
                let loaded: Vec<View> = free.drain(..self.at_once()).collect();
                self.load_quarters(&mut strand, &mut spare, &loaded, set, lane, word)
            });
            for quarter in 0..self.at_once() {
                let mut insts = Vec::new();
                let words = transpose_words(&mut insts, &mut spare, [0, 1, 2, 3].map(|i| rows[i][quarter]));
                for (i, reg) in (word + QUARTER * quarter..).zip(words) {
                    insts.extend(swap.map(|control| vpshufb(reg, reg, control)));
                    insts.push(self.width.store(self.word(set, i), reg));
                }
                strand.extend(insts);
                free.extend(words);
            }
        }
        strand
    }

    /// From a word of the block on, some quarters of messages that are 4 apart: a register for each quarter.
    fn load_quarters(
        self,
        strand: &mut Strand,
        spare: &mut View,
        loaded: &[View],
        set: usize,
        lane: usize,
        word: usize,
    ) -> Vec<View> {
        let mut piece = |n: usize, load: &dyn Fn(Mem) -> Inst| {
            let message = mov64(MESSAGE, self.pointer(set, lane + QUARTER * n));
            strand.push([message, load(at(MESSAGE, 4 * word as i64))]);
        };
        match (self.width, loaded) {
            (Width::Zmm, &[a, b]) => {
                for (n, reg) in [(0, a), (2, b)] {
                    piece(n, &|part| vbroadcasti64x4(reg, part));
                    piece(n + 1, &|part| vinserti64x4(reg, reg, part, 1));
                }
                let quarters = |k: i64| move |d: View, a: View, b: View| vshufi32x4(d, a, b, k);
                let mut insts = Vec::new();
                let both = butterfly(&mut insts, spare, [a, b], quarters(0x88), quarters(0xdd));
                strand.extend(insts);
                both.into()
            }
            (Width::Ymm, &[a]) => {
                piece(0, &|part| vmovdqu(a.bits(128), part));
                piece(1, &|part| vinserti128(a, a, part, 1));
                vec![a]
            }
            _ => unreachable!("vectors of 256 or 512 bits"),
        }
    }
}
