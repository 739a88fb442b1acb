//! `aes*_expand_*`: the key schedule (FIPS 197, 5.2), four words at a time.
//!
//! A word is g = SUBWORD, after ROTWORD or not, of the word before, or that word itself, plus the word Nk places earlier.
//! So four new words are the sums of the first one, two, three, four of the old ones, each plus the same g:
//! [`sums`]. The S-box is that of `vaesenclast`: on a block of four equal words SHIFTROWS changes nothing, and
//! its round key is the round constant.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Mem, Strand, View};

use super::Width;
use crate::aes::{BLOCK, Size, sized};
use crate::{Kernel, Operation};

const KEY: View = RDI;
const SCHEDULE: View = RSI;
const TABLE: View = RDX;

/// The words of the key that the next ones are made of: the first four, and what there is behind them.
const FIRST: View = xmm(0);
const REST: View = xmm(1);
const G: View = xmm(2);
const SPARE: View = xmm(3);
const REGISTERS: u8 = 4;

/// The constants: controls of `vpshufb`, then what is added to a word.
#[derive(Clone, Copy)]
enum Constant {
    /// ROTWORD of the last word of the key, four times.
    Rotate,
    /// The last word of four, four times.
    Last,
    /// Words one and two places up, zeros below.
    Up1,
    Up2,
    /// Nothing, or the round constant of this number, from 1 on.
    Add(usize),
}

impl Constant {
    fn at(self) -> Mem {
        let index = match self {
            Constant::Rotate => 0,
            Constant::Last => 1,
            Constant::Up1 => 2,
            Constant::Up2 => 3,
            Constant::Add(n) => 4 + n,
        };
        at(TABLE, (BLOCK * index) as i64)
    }
}

/// All of them.
fn constants(size: Size) -> Vec<u8> {
    let last = 4 * (size.key_words() as u8 - 1) % 16;
    let rotate = [1, 2, 3, 0].map(|i| last + i);
    let up = |words: u8| (0..16).map(move |i: u8| i.checked_sub(4 * words).unwrap_or(0x80));
    // x^(n-1) in GF(2^8).
    let next = |x: &u32| Some(x << 1 ^ (x >> 7) * 0x11b);
    let added = [0].into_iter().chain(std::iter::successors(Some(1), next).take(10));
    let mut table = [rotate.repeat(4), [12, 13, 14, 15].repeat(4)].concat();
    table.extend(up(1).chain(up(2)));
    table.extend(added.flat_map(|x| x.to_le_bytes().repeat(4)));
    table
}

/// The kernel.
pub(super) fn kernel(size: Size) -> Kernel {
    let key_bytes = 4 * size.key_words();
    let mut insts = vec![vmovdqu(FIRST, at(KEY, 0)), vmovdqu_store(at(SCHEDULE, 0), FIRST)];
    match size {
        Size::Aes128 => {}
        Size::Aes192 => insts.push(vmovq_load(REST, at(KEY, BLOCK as i64))),
        Size::Aes256 => insts.push(vmovdqu(REST, at(KEY, BLOCK as i64))),
    }
    let store = |insts: &mut Vec<Inst>, offset: usize, words: View| {
        let fits = offset < size.schedule_bytes();
        insts.extend(fits.then(|| vmovdqu_store(at(SCHEDULE, offset as i64), words)));
    };
    if size != Size::Aes128 {
        store(&mut insts, BLOCK, REST);
    }
    // The words that g is of, at the end of the key.
    let end = if size == Size::Aes128 { FIRST } else { REST };
    for n in 1..size.schedule_bytes().div_ceil(key_bytes) {
        insts.push(vpshufb(G, end, Constant::Rotate.at()));
        insts.push(vaesenclast(G, G, Constant::Add(n).at()));
        insts.extend(sums(FIRST));
        store(&mut insts, key_bytes * n, FIRST);
        match size {
            Size::Aes128 => continue,
            Size::Aes192 => insts.push(vpshufb(G, FIRST, Constant::Last.at())),
            Size::Aes256 => {
                insts.extend([vpshufb(G, FIRST, Constant::Last.at()), vaesenclast(G, G, Constant::Add(0).at())]);
            }
        }
        insts.extend(sums(REST));
        // With six words in a key, what is behind the two of these is overwritten next.
        store(&mut insts, key_bytes * n + BLOCK, REST);
    }
    insts.extend(Width::Xmm.wipe(REGISTERS));

    let table = constants(size);
    Operation::AesExpand(size).kernel(
        sized!(size, "_expand_aesni"),
        Isa::X86_64,
        "four words at a time",
        table,
        0,
        vec![Strand::from_iter(insts).into()],
    )
}

/// Each word becomes the sum of itself, those below it, and g.
fn sums(words: View) -> [Inst; 5] {
    [
        vpshufb(SPARE, words, Constant::Up1.at()),
        vpxor(words, words, SPARE),
        vpshufb(SPARE, words, Constant::Up2.at()),
        vpxor(words, words, SPARE),
        vpxor(words, words, G),
    ]
}
