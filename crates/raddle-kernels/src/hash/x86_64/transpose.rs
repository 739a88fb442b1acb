//! From the bytes of each message to vectors of the same word of all.
//!
//! Each 128 bits of a vector come from messages that are 4 apart. So it is only within 128 bits that words are to be
//! transposed, by the cheapest of shuffles, and a message comes to lie in the lane of its number.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, Strand, View};

use super::{Lanes, MESSAGE};
use crate::aes::x86_64::Width;
use crate::chacha20::x86_64::{butterfly, transpose_words};

/// Words in 128 bits, and such quarters of a block.
pub(crate) const QUARTER: usize = 4;

/// How many registers a load of so many quarters takes.
pub(crate) fn registers_to_load(quarters: usize) -> usize {
    QUARTER * quarters + 1
}

impl Lanes {
    /// Some quarters of a block of each message of a set go to the stack, by way of registers from `first` on: one, or of
    /// vectors of 512 bits two, which takes fewer shuffles and more registers. `swap` is the control of a shuffle of the
    /// bytes of words, where one is wanted.
    pub(crate) fn load(self, set: usize, [quarter, count]: [usize; 2], first: usize, swap: Option<Mem>) -> Strand {
        let reg = |n: usize| self.width.reg((first + n) as u8);
        let mut spare = reg(QUARTER * count);
        let mut strand = Strand::new([MESSAGE.reg]);
        let lanes = [0, 1, 2, 3];
        let columns = lanes.map(|lane| {
            let mut load = |message: usize, load: &dyn Fn(Mem) -> Inst| {
                let pointer = self.pointer(set, QUARTER * message + lane);
                strand.push([mov64(MESSAGE, pointer), load(at(MESSAGE, 16 * quarter as i64))]);
            };
            let [a, b] = [0, 1].map(|n| reg(count * lane + n));
            match (self.width, count) {
                (Width::Zmm, 1) => {
                    load(0, &|from| vbroadcasti32x4(a, from));
                    for n in 1..QUARTER {
                        load(n, &|from| vinserti32x4(a, a, from, n as i64));
                    }
                    vec![a]
                }
                (Width::Zmm, 2) => {
                    for (to, n) in [(a, 0), (b, 2)] {
                        load(n, &|from| vbroadcasti64x4(to, from));
                        load(n + 1, &|from| vinserti64x4(to, to, from, 1));
                    }
                    let quarters = |k: i64| move |d: View, a: View, b: View| vshufi32x4(d, a, b, k);
                    let mut insts = Vec::new();
                    let both = butterfly(&mut insts, &mut spare, [a, b], quarters(0x88), quarters(0xdd));
                    strand.extend(insts);
                    both.into()
                }
                (Width::Ymm, 1) => {
                    load(0, &|from| vbroadcasti128(a, from));
                    load(1, &|from| vinserti128(a, a, from, 1));
                    vec![a]
                }
                _ => unreachable!("one quarter, or two of vectors of 512 bits"),
            }
        });
        for n in 0..count {
            let mut insts = Vec::new();
            let words = transpose_words(&mut insts, &mut spare, columns.each_ref().map(|quarters| quarters[n]));
            for (i, word) in (QUARTER * (quarter + n)..).zip(words) {
                insts.extend(swap.map(|control| vpshufb(word, word, control)));
                insts.push(self.width.store(self.word(set, i), word));
            }
            strand.extend(insts);
        }
        strand
    }
}
