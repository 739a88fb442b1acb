//! The key schedule, four words at a time.
//!
//! The S-box comes from the last round of the cipher, which also adds the round constant: in a block of four equal
//! columns, ShiftRows has no effect.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Part, straight};
use raddle_isa::{Inst, Parameter, Strand};

use super::super::phases::expansion;
use super::super::{Size, sized};
use crate::Kernel;
use crate::aes::operation::AesExpand;
use crate::ppc64le::{OFFSET, REVERSED, in_memory, load, store, strand};
use crate::variant::{self, Builder};

// The registers; the first ones are those of the contract.
const CIPHER_KEY: Gpr = r(3);

/// The first four words of an iteration of the schedule, and the other words. With AES-192, the two other words are in
/// the upper half.
const WORDS: [Vr; 2] = [v(0), v(1)];
/// The value that is added to each of the words.
const ADDEND: Vr = v(2);
/// A spare register.
const OTHER: Vr = v(3);
const ZERO: Vr = v(4);
const RCON: Vr = v(5);
/// The control of the shuffle that reverses the bytes of halves.
const REVERSE: Vr = v(6);
/// The control for the fourth word in all columns.
const FOURTH: Vr = v(7);
/// The control for the last word, rotated, in all columns.
const LAST: Vr = v(8);

/// The expansion of a key whose words are in [`WORDS`].
#[derive(Clone, Copy)]
struct Expansion {
    size: Size,
    /// The pointer to the round keys.
    schedule: Gpr,
    table: Gpr,
    constants: Part,
}

impl Expansion {
    /// Adds the constants to the table.
    fn new(k: &mut Builder<Ppc64le>, size: Size, schedule: Gpr, table: Gpr) -> Expansion {
        let last = (size.key_words() - 1) % 4;
        // The round constants are x^0, x^1 and so on (FIPS 197, table 5): x^8 is the first constant that doubling does
        // not give.
        let constants = [REVERSED, columns(0x0100_0000), columns(0x1b00_0000), picked(3, 0), picked(last, 1)];
        let constants = k.constants(constants.into_iter().flat_map(in_memory));
        Expansion { size, schedule, table, constants }
    }

    /// Loads constant `i`.
    fn constant(self, d: Vr, i: usize) -> [Inst; 2] {
        load(d, self.table, self.constants.offset(16 * i))
    }

    /// Loads the constants.
    fn start(self) -> Strand {
        let mut strand = strand();
        strand.push([xxlxor(ZERO, ZERO, ZERO)]);
        for (d, i) in [(REVERSE, 0), (RCON, 1), (FOURTH, 3), (LAST, 4)] {
            strand.push(self.constant(d, i));
        }
        strand
    }

    /// Stores the words of the key, and computes and stores the words after it.
    fn words(self) -> Strand {
        let Expansion { size, schedule, .. } = self;
        let mut strand = strand();
        for (iteration, half, offset) in places(size) {
            if iteration > 0 {
                let words = self.next(iteration, half);
                let phase = |words: Strand| words.phase(expansion(size, iteration));
                strand = strand.then(if half == 0 { phase(words) } else { words });
            }
            // After two words, this stores two extra words, which the next four overwrite.
            strand.push([vperm(OTHER, WORDS[half], WORDS[half], REVERSE)]);
            strand.push(store(schedule, offset, OTHER));
        }
        strand
    }

    /// Computes the words of one half of an iteration: each is the word of the previous iteration plus its new
    /// neighbour.
    fn next(self, iteration: usize, half: usize) -> Strand {
        let (size, d) = (self.size, WORDS[half]);
        let mut strand = strand();
        if half == 0 {
            match iteration {
                1 => {}
                9 => strand.push(self.constant(RCON, 2)),
                _ => strand.push([vadduwm(RCON, RCON, RCON)]),
            }
            let last = WORDS[size.key_words().div_ceil(4) - 1];
            strand.push([vperm(ADDEND, last, last, LAST), vcipherlast(ADDEND, ADDEND, RCON)]);
        } else {
            strand.push([vperm(ADDEND, WORDS[0], WORDS[0], FOURTH)]);
            if size == Size::Aes256 {
                strand.push([vcipherlast(ADDEND, ADDEND, ZERO)]);
            }
        }
        // Adds all previous words to each word.
        for bytes in [4, 8] {
            strand.push([vsldoi(OTHER, ZERO, d, 16 - bytes), xxlxor(d, d, OTHER)]);
        }
        strand.push([xxlxor(d, d, ADDEND)]);
        strand
    }
}

/// Builds `aes*_expand_*`.
pub(super) fn kernel(size: Size) -> Kernel {
    variant::kernel::<Ppc64le>(sized!(size, "_expand_vsx"), AesExpand(size), "four words at a time", |k| {
        let [schedule, table] = ["schedule", Parameter::TABLE].map(|name| k.arg(name));
        let expansion = Expansion::new(k, size, schedule, table);
        let load = expansion.start().then(load_key(size)).phase("load: constants and the cipher key");
        let wipe = (0..9).map(v).map(|x| xxlxor(x, x, x)).chain([li(OFFSET, 0)]);
        vec![load.then(expansion.words()).into(), straight(wipe).phase("wipe: registers that held secrets")]
    })
}

/// Repeats a word in all columns, its first byte highest.
fn columns(word: u128) -> u128 {
    (0..4).fold(0, |columns, _| columns << 32 | word)
}

/// Returns the control that puts a word, counted from the highest, into all columns, rotated by `rotated` bytes.
fn picked(word: usize, rotated: usize) -> u128 {
    columns((0..4).fold(0, |control, i| control << 8 | (4 * word + (i + rotated) % 4) as u128))
}

/// Returns the iterations of the schedule, Nk words each: the number of the iteration, its half, and the offset to
/// store that half at.
fn places(size: Size) -> impl Iterator<Item = (usize, usize, usize)> {
    let halves = size.key_words().div_ceil(4);
    let all = (0..).flat_map(move |iteration| {
        (0..halves).map(move |half| (iteration, half, 4 * size.key_words() * iteration + 16 * half))
    });
    all.take_while(move |&(_, _, at)| at + 16 <= size.schedule_bytes())
}

/// Loads the key.
fn load_key(size: Size) -> Strand {
    let mut strand = strand();
    for (half, d) in WORDS.into_iter().enumerate().take(size.key_words().div_ceil(4)) {
        let end = usize::min(16 * half + 16, 4 * size.key_words());
        strand.push(load(d, CIPHER_KEY, end - 16));
        strand.push([vperm(d, d, d, REVERSE)]);
        if !end.is_multiple_of(16) {
            strand.push([xxpermdi(d, d, d, 2)]);
        }
    }
    strand
}
