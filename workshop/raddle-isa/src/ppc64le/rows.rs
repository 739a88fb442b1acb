//! The rows of POWER8. The meanings follow Power ISA 2.07 B, books I and III; for the column `doit`, see the parent
//! module.
//!
//! Each instruction is on one line if it fits, and rustfmt does not fold it, because the columns are meant to be read
//! downwards.

use super::kinds::*;
use super::registers::flag;
use crate::builder::Fits;
use crate::inst::Feature::*;
use crate::inst::{Inst, Needs};
use crate::isa::Isa;
use crate::lanes::{bitwise, concat, each, permute, public, zip};
use crate::machine::Value;
use crate::rounds::{aes_round, sigma};
use crate::rows::rows;
use crate::word::Word;

/// AltiVec and VSX of ISA 2.07. 64-bit ELFv2 systems require both, but not every processor that runs their code has
/// them.
const P8: Needs = Needs::Of(&[POWER8]);
/// The instructions that export rules may leave out.
const CRYPTO: Needs = Needs::Of(&[POWER8_CRYPTO]);

rows! { Isa::Ppc64le, m;

// General purpose -------------------------------------------------------------------------------------------------

/// Loads a number, sign extended.
li [w d: R](k: S16) "li {d}, {k}" Needs::Base, doit => W::lit(64, k as u64);
/// Copies a register.
mr [w d: R](s: R) "mr {d}, {s}" Needs::Base, doit Copying => s;
/// Adds a number.
addi [w d: R](a: NotR0, k: S16) "addi {d}, {a}, {k}" Needs::Base, doit => a + W::lit(64, k as u64);
/// Subtracts `a` from `b`.
subf [w d: R](a: R, b: R) "subf {d}, {a}, {b}" Needs::Base, doit => b - a;

/// Exclusive or.
xor [w d: R](a: R, b: R) "xor {d}, {a}, {b}" Needs::Base, doit => a ^ b;
/// And with the complement of `b`.
andc [w d: R](a: R, b: R) "andc {d}, {a}, {b}" Needs::Base, doit => a & !b;
/// Or with a number.
ori [w d: R](a: R, k: U16) "ori {d}, {a}, {k}" Needs::Base, doit => a | W::lit(64, k as u64);
/// And with a number; sets the condition.
andi_ [w d: R](a: R, k: U16){=> lt, gt, eq, so} "andi. {d}, {a}, {k}" Needs::Base, doit => {
    let d = a & W::lit(64, k as u64);
    let (lt, gt, eq, so) = sign(d);
    (d, lt, gt, eq, so)
};
/// Shifts to the left.
sldi [w d: R](s: R, k: U6) "sldi {d}, {s}, {k}" Needs::Base, doit => s.shl(k as u32);
/// Shifts to the right.
srdi [w d: R](s: R, k: U6) "srdi {d}, {s}, {k}" Needs::Base, doit => s.shr(k as u32);
/// Clears the lowest `k` bits.
clrrdi [w d: R](s: R, k: U6) "clrrdi {d}, {s}, {k}" Needs::Base, doit => s & W::lit(64, u64::MAX << k);

/// Compares with a number, unsigned.
cmpldi [](a: R, k: U16){=> lt, gt, eq, so} "cmpldi {a}, {k}" Needs::Base, doit => order(a, W::lit(64, k as u64));

// Memory ----------------------------------------------------------------------------------------------------------

/// Loads one byte, and clears the rest of the register.
lbz [w d: R](s: D8) "lbz {d}, {s}" Needs::Base, doit => s.resize(64);
/// Loads 16 bits, and clears the rest of the register.
lhz [w d: R](s: D16) "lhz {d}, {s}" Needs::Base, doit => s.resize(64);
/// Loads 32 bits, and clears the rest of the register.
lwz [w d: R](s: D32) "lwz {d}, {s}" Needs::Base, doit => s.resize(64);
/// Loads 64 bits.
ld [w d: R](s: D64) "ld {d}, {s}" Needs::Base, doit => s;
/// Stores one byte.
stb [w at: D8](s: R) "stb {s}, {at}" Needs::Base, doit => s.resize(8);
/// Stores 16 bits.
sth [w at: D16](s: R) "sth {s}, {at}" Needs::Base, doit => s.resize(16);
/// Stores 32 bits.
stw [w at: D32](s: R) "stw {s}, {at}" Needs::Base, doit => s.resize(32);
/// Stores 64 bits.
std [w at: D64](s: R) "std {s}, {at}" Needs::Base, doit => s;
/// Makes a stack frame: moves the stack pointer there and stores its old value, the back chain.
stdu [rw sp: Sp](frame: Frame8) "stdu {sp}, {frame}" Needs::Base, doit => {
    let (frame, _) = frame;
    // We move the stack pointer first, so that nothing is stored below it.
    m.set_gpr(super::SP.reg.n, frame);
    m.store(frame, Value::of_word(sp));
    frame
};

/// Loads two doublewords from any address, the first into the upper half.
lxvd2x [w d: Vs](s: X128) "lxvd2x {d}, {s}" P8, doit => reverse(8, s);
/// Stores two doublewords at any address, the upper half first.
stxvd2x [w at: X128](s: Vs) "stxvd2x {s}, {at}" P8, doit => reverse(8, s);

// Moves between the files -------------------------------------------------------------------------------------------

/// Copies 64 bits to the upper half; the lower half is undefined.
mtvsrd [w d: Vs](s: R) "mtvsrd {d}, {s}" P8, doit LowUndefined => upper(s);
/// Copies the upper half.
mfvsrd [w d: R](s: Vs) "mfvsrd {d}, {s}" P8, doit => s.lane(64, 1);

// Arithmetic on lanes ---------------------------------------------------------------------------------------------

/// Adds 32-bit lanes.
vadduwm [w d: V](a: V, b: V) "vadduwm {d}, {a}, {b}" P8, doit => zip(32, a, b, |a, b| a + b);
/// Exclusive or.
vxor [w d: V](a: V, b: V) "vxor {d}, {a}, {b}" P8, doit Zeroing => bitwise(a, b, |a, b| a ^ b);
/// Exclusive or.
xxlxor [w d: Vs](a: Vs, b: Vs) "xxlxor {d}, {a}, {b}" P8, doit Zeroing => bitwise(a, b, |a, b| a ^ b);
/// Or; a copy if both sources are the same register.
xxlor [w d: Vs](a: Vs, b: Vs) "xxlor {d}, {a}, {b}" P8, doit Copying => if a == b { a } else { bitwise(a, b, |a, b| a | b) };
/// Picks each bit from `b` if the bit of `mask` is 1, else from `a`.
vsel [w d: V](a: V, b: V, mask: V) "vsel {d}, {a}, {b}, {mask}" P8, doit =>
    bitwise(bitwise(a, mask, |a, mask| a & !mask), bitwise(b, mask, |b, mask| b & mask), |a, b| a | b);

// Permutations ----------------------------------------------------------------------------------------------------

/// Picks bytes of `a` and `b`, counted from the highest of `a`. The control must be public.
vperm [w d: V](a: V, b: V, control: V) "vperm {d}, {a}, {b}, {control}" P8, doit => {
    let control = public(m, control, "the control of vperm");
    permute(concat(b, a), 16, |i| Some(31 - control[i] as usize % 32))
};
/// The exclusive or of two bytes, for each byte of the control: its upper half picks a byte of `a`, its lower half a
/// byte of `b`, both counted from the highest. The control must be public. The instruction is in category Vector.RAID,
/// not Vector.Crypto.
vpermxor [w d: V](a: V, b: V, control: V) "vpermxor {d}, {a}, {b}, {control}" P8, doit => {
    let control = public(m, control, "the control of vpermxor");
    let a = permute(a, 16, |i| Some(15 - (control[i] >> 4) as usize));
    let b = permute(b, 16, |i| Some(15 - (control[i] & 15) as usize));
    bitwise(a, b, |a, b| a ^ b)
};
/// Repeats the word `k`, counted from the highest.
vspltw [w d: V](s: V, k: U2) "vspltw {d}, {s}, {k}" P8, doit => permute(s, 16, |i| Some(12 - 4 * k as usize + i % 4));
/// Extracts the 16 bytes that begin `k` bytes below the highest of `a` and continue with `b`.
vsldoi [w d: V](a: V, b: V, k: U4) "vsldoi {d}, {a}, {b}, {k}" P8, doit =>
    permute(concat(b, a), 16, |i| Some(16 - k as usize + i));
/// Interleaves the words of the upper halves, the word of `a` highest.
vmrghw [w d: V](a: V, b: V) "vmrghw {d}, {a}, {b}" P8, doit => merge(a, b, 2);
/// Puts one half of `a` above one half of `b`: bit 1 of the number picks the lower half of `a`, bit 0 the lower half of
/// `b`.
xxpermdi [w d: Vs](a: Vs, b: Vs, k: U2) "xxpermdi {d}, {a}, {b}, {k}" P8, doit =>
    permute(concat(b, a), 16, |i| {
        let lower = if i < 8 { k & 1 == 1 } else { k >> 1 == 1 };
        Some(i / 8 * 16 + if lower { 0 } else { 8 } + i % 8)
    });

// AES, carry-less multiplication, SHA -------------------------------------------------------------------------------

/// Performs one round of AES (FIPS 197, 5.1), the first byte of the state highest.
vcipher [w d: V](s: V, key: V) "vcipher {d}, {s}, {key}" CRYPTO, doit =>
    bitwise(reverse(1, aes_round(reverse(1, s), true)), key, |s, k| s ^ k);
/// Performs the last round of AES, without MixColumns.
vcipherlast [w d: V](s: V, key: V) "vcipherlast {d}, {s}, {key}" CRYPTO, doit =>
    bitwise(reverse(1, aes_round(reverse(1, s), false)), key, |s, k| s ^ k);
/// The exclusive or of the carry-less products of the upper and of the lower halves.
vpmsumd [w d: V](a: V, b: V) "vpmsumd {d}, {a}, {b}" CRYPTO, doit => {
    let [low, high] = [0, 1].map(|i| a.lane(64, i).clmul(b.lane(64, i)));
    each(64, 16, |i| if i == 0 { low.0 ^ high.0 } else { low.1 ^ high.1 })
};
/// Applies a sigma of SHA-256 (FIPS 180-4, 4.1.2) to each word: a sigma of the schedule if `round` is 0, or of the
/// rounds if it is 1. Bit `i` of `second` picks the second sigma for lane `i`.
vshasigmaw [w d: V](s: V, round: U1, second: U4) "vshasigmaw {d}, {s}, {round}, {second}" CRYPTO, doit => each(32, 16, |i|
    any_sigma(s.lane(32, i), round, second >> i, [[7, 18, 3], [17, 19, 10], [2, 13, 22], [6, 11, 25]]));
}

/// Returns the first or the second sigma of a `round`, given the counts of all four sigmas. In the schedule, the last
/// count is a shift.
fn any_sigma<W: Word>(x: W, round: i64, second: i64, counts: [[u32; 3]; 4]) -> W {
    let [i, j, k] = counts[(2 * round + (second & 1)) as usize];
    if round == 0 { sigma(x, [i, j], k) } else { x.ror(i) ^ x.ror(j) ^ x.ror(k) }
}

/// Returns the condition of a result that is compared with 0 as a signed number. The machine has no summary overflow.
fn sign<W: Word>(d: W) -> (W, W, W, W) {
    let (lt, eq) = (d.bit(63), d.is_zero());
    (lt, !lt & !eq, eq, W::undefined(1))
}

/// Returns the condition of a comparison of unsigned numbers.
fn order<W: Word>(a: W, b: W) -> (W, W, W, W) {
    let (difference, lt) = a.sub_borrow(b, W::lit(1, 0));
    let eq = difference.is_zero();
    (lt, !lt & !eq, eq, W::undefined(1))
}

/// Puts a word into the upper half; the lower half is undefined.
fn upper<W: Word>(word: W) -> Value<W> {
    each(64, 16, |i| if i == 1 { word } else { W::undefined(64) })
}

/// Reverses the order of pieces of `size` bytes.
fn reverse<W: Word>(size: usize, s: Value<W>) -> Value<W> {
    permute(s, 16, |i| Some(16 - size - i / size * size + i % size))
}

/// Interleaves words `from` and `from + 1` of both vectors, the word of `a` above the word of `b`.
fn merge<W: Word>(a: Value<W>, b: Value<W>, from: usize) -> Value<W> {
    permute(concat(b, a), 16, |i| {
        let lane = i / 4;
        Some(lane % 2 * 16 + 4 * (from + lane / 2) + i % 4)
    })
}
