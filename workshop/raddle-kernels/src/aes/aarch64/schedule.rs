//! The key schedule (FIPS 197, 5.2), with its words in general-purpose registers.

use raddle_isa::Inst;
use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};

use crate::Kernel;
use crate::aes::operation::AesExpand;
use crate::aes::phases::expansion;
use crate::aes::{Size, sized};
use crate::variant::{self, Builder};

const KEY: X = x(0);
const SCHEDULE: X = x(1);
const FREE: [W; 2] = [w(3), w(4)];
const VECTOR: Vector = v(0);
const ZERO: Vector = v(1);

/// Returns the register of word i, and of all words whose distance from it is a multiple of Nk.
const fn word(i: usize) -> W {
    w(5 + i as u8)
}

/// Computes SUBWORD: ShiftRows changes nothing in a block of four equal columns, and neither does the addition of zero.
fn substitute(to: W, from: W) -> [Inst; 3] {
    [dup_4s(VECTOR, from), aese(VECTOR, ZERO), umov_s(to, VECTOR, 0)]
}

/// Stores words i and i + 1.
fn store(size: Size, schedule: X, i: usize) -> Inst {
    let nk = size.key_words();
    stp32(at(schedule, 4 * i), word(i % nk), word(i % nk + 1))
}

/// Stores the words of the key, each pair after the instructions that load it.
pub(super) fn key_words<const N: usize>(
    size: Size,
    schedule: X,
    load: impl Fn(usize, [W; 2]) -> [Inst; N],
) -> Vec<Inst> {
    let pairs = (0..size.key_words()).step_by(2);
    pairs.flat_map(|i| load(i, [word(i), word(i + 1)]).into_iter().chain([store(size, schedule, i)])).collect()
}

/// Computes and stores the words after the key, whose words are in their registers.
pub(super) fn expanded(size: Size, schedule: X) -> Vec<Inst> {
    let nk = size.key_words();
    let [temp, rcon] = FREE;
    let (mut insts, mut constant) = (Vec::new(), 1);
    for i in nk..size.schedule_bytes() / 4 {
        let (this, before) = (word(i % nk), word((i + nk - 1) % nk));
        let mut added = before;
        let begin = insts.len();
        if i % nk == 0 {
            // ROTWORD takes [a0, a1, a2, a3] to [a1, a2, a3, a0]. The round constant is x^(i/Nk - 1).
            insts.push(ror32(temp, before, 8));
            insts.extend(substitute(temp, temp));
            insts.extend([movz64(rcon.whole(), constant), eor32(this, this, rcon)]);
            constant = constant << 1 ^ (constant >> 7) * 0x11b;
            added = temp;
        } else if nk > 6 && i % nk == 4 {
            insts.extend(substitute(temp, before));
            added = temp;
        }
        insts.push(eor32(this, this, added));
        if i % nk == 0 {
            insts[begin].note(expansion(size, i / nk).into());
        }
        if i % 2 == 1 {
            insts.push(store(size, schedule, i - 1));
        }
    }
    insts
}

/// Sets the register that [`expanded`] needs to be zero.
pub(super) fn zero() -> Inst {
    movi_16b(ZERO, 0)
}

/// Clears the registers of [`expanded`] at the end.
pub(super) fn clear(k: &mut Builder<Aarch64>) {
    k.clear((3..18).map(x));
    k.clear([VECTOR]);
}

/// Builds `aes*_expand_*`.
pub(super) fn kernel(size: Size) -> Kernel {
    let mut insts = vec![zero()];
    insts.extend(key_words(size, SCHEDULE, |i, [a, b]| [ldp32(a, b, at(KEY, 4 * i))]));
    insts = insts.phase("load: the cipher key, whose words are the first of the schedule");
    insts.extend(expanded(size, SCHEDULE));
    variant::kernel::<Aarch64>(sized!(size, "_expand_neon"), AesExpand(size), "word after word", |k| {
        clear(k);
        vec![straight(insts)]
    })
}
