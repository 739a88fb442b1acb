//! The rows of x86-64. The meanings follow Intel SDM volume 2. The column `doit` follows Intel's list of instructions
//! with data operand independent timing; AMD publishes no such list.
//!
//! Each instruction is on one line if it fits, and rustfmt does not fold it, because the columns are meant to be read
//! downwards.

use super::kinds::*;
use super::registers::flag;
use crate::builder::Fits;
use crate::inst::Feature::{self, *};
use crate::inst::{Inst, Needs};
use crate::isa::Isa;
use crate::lanes::{bitwise, concat, each, map, permute, product, public, zip};
use crate::machine::Value;
use crate::rounds::{aes_round, sha1_ch, sha1_maj, sha1_parity, sha1_rounds, sha256_rounds, sigma};
use crate::rows::rows;
use crate::word::Word;

/// An instruction with VEX up to 256 bits, and with EVEX.
const fn vector(v128: &'static [Feature], v256: &'static [Feature], evex: &'static [Feature]) -> Needs {
    Needs::Vector { vex128: Some(v128), vex256: Some(v256), evex: Some(evex) }
}
/// An instruction with VEX only.
const fn vex(v128: &'static [Feature], v256: &'static [Feature]) -> Needs {
    Needs::Vector { vex128: Some(v128), vex256: Some(v256), evex: None }
}
/// An instruction with EVEX only.
const fn evex(features: &'static [Feature]) -> Needs {
    Needs::Vector { vex128: None, vex256: None, evex: Some(features) }
}
/// An instruction with only 256-bit VEX.
const VEX256: Needs = Needs::Vector { vex128: None, vex256: Some(&[AVX2]), evex: None };
/// Integer operations of AVX, AVX2 and AVX-512 Foundation.
const INTEGER: Needs = vector(&[AVX], &[AVX2], &[AVX512F]);
/// The public operand of a masked load or store, for messages.
const MASK: &str = "a mask of bytes in memory";
/// Integer operations whose EVEX encoding came with the byte and word instructions.
const BYTES: Needs = vector(&[AVX], &[AVX2], &[AVX512BW]);

rows! { Isa::X86_64, m;

// General purpose -------------------------------------------------------------------------------------------------

/// Copies 32 bits and sets the upper half to zero.
mov32 [w d: R32](s: RMI32) "mov {d}, {s}" Needs::Base, doit Copying => s;
/// Copies 64 bits.
mov64 [w d: R64](s: RMI64) "mov {d}, {s}" Needs::Base, doit Copying => s;
/// Loads a 64-bit number.
movabs [w d: R64](x: I64) "movabs {d}, {x}" Needs::Base, doit => x;
/// Loads one byte and sets the rest of the register to zero.
movzx8 [w d: R32](s: Mem8) "movzx {d}, {s}" Needs::Base, doit => s.resize(32);
/// Loads two bytes and sets the rest of the register to zero.
movzx16 [w d: R32](s: Mem16) "movzx {d}, {s}" Needs::Base, doit => s.resize(32);
/// Stores one byte.
mov8_store [w at: Mem8](s: R8) "mov {at}, {s}" Needs::Base, doit => s;
/// Stores two bytes.
mov16_store [w at: Mem16](s: R16) "mov {at}, {s}" Needs::Base, doit => s;
/// Stores 32 bits.
mov32_store [w at: Mem32](s: R32) "mov {at}, {s}" Needs::Base, doit => s;
/// Stores 64 bits.
mov64_store [w at: Mem64](s: R64) "mov {at}, {s}" Needs::Base, doit => s;
/// Computes an address.
lea64 [w d: R64](at: Ea) "lea {d}, {at}" Needs::Base, doit Addressing => at.0;

/// Prefetches the cache line at an address, which need not be readable memory. The machine does not model the content.
prefetcht0 [](at: Line) "prefetcht0 {at}" Needs::Base, varies Addressing => ();

/// Adds 32 bits.
add32 [rw d: R32](s: RMI32){=> cf, pf, af, zf, sf, of} "add {d}, {s}" Needs::Base, doit => sum(d, s, W::lit(1, 0));
/// Adds 64 bits.
add64 [rw d: R64](s: RMI64){=> cf, pf, af, zf, sf, of} "add {d}, {s}" Needs::Base, doit => sum(d, s, W::lit(1, 0));
/// Adds 64 bits and the carry.
adc64 [rw d: R64](s: RMI64){cf => cf, pf, af, zf, sf, of} "adc {d}, {s}" Needs::Base, doit => sum(d, s, cf);
/// Adds 64 bits and the carry; changes no other flag.
adcx64 [rw d: R64](s: RM64){cf => cf} "adcx {d}, {s}" Needs::Of(&[ADX]), doit => d.add_carry(s, cf);
/// Adds 64 bits and the overflow flag as a second carry; changes no other flag.
adox64 [rw d: R64](s: RM64){of => of} "adox {d}, {s}" Needs::Of(&[ADX]), doit => d.add_carry(s, of);
/// Subtracts 32 bits.
sub32 [rw d: R32](s: RMI32){=> cf, pf, af, zf, sf, of} "sub {d}, {s}" Needs::Base, doit Zeroing => difference(d, s);
/// Subtracts 64 bits.
sub64 [rw d: R64](s: RMI64){=> cf, pf, af, zf, sf, of} "sub {d}, {s}" Needs::Base, doit Zeroing => difference(d, s);
/// Compares 64 bits: sets the flags as a subtraction does.
cmp64 [](a: R64, b: RMI64){=> cf, pf, af, zf, sf, of} "cmp {a}, {b}" Needs::Base, doit => flags(difference(a, b));
/// Exclusive or, 32 bits.
xor32 [rw d: R32](s: RMI32){=> cf, pf, af, zf, sf, of} "xor {d}, {s}" Needs::Base, doit Zeroing => logic(d ^ s);
/// Exclusive or, 64 bits.
xor64 [rw d: R64](s: RMI64){=> cf, pf, af, zf, sf, of} "xor {d}, {s}" Needs::Base, doit Zeroing => logic(d ^ s);
/// And, 32 bits.
and32 [rw d: R32](s: RMI32){=> cf, pf, af, zf, sf, of} "and {d}, {s}" Needs::Base, doit => logic(d & s);
/// And, 64 bits.
and64 [rw d: R64](s: RMI64){=> cf, pf, af, zf, sf, of} "and {d}, {s}" Needs::Base, doit => logic(d & s);
/// Or, 32 bits.
or32 [rw d: R32](s: RMI32){=> cf, pf, af, zf, sf, of} "or {d}, {s}" Needs::Base, doit => logic(d | s);
/// Inverts every bit, 32 bits; changes no flag.
not32 [rw d: R32]() "not {d}" Needs::Base, doit => !d;
/// And with the first operand inverted, 32 bits.
andn32 [w d: R32](n: R32, s: RM32){=> cf, pf, af, zf, sf, of} "andn {d}, {n}, {s}" Needs::Of(&[BMI1]), doit => and_not(n, s);
/// And with the first operand inverted, 64 bits.
andn64 [w d: R64](n: R64, s: RM64){=> cf, pf, af, zf, sf, of} "andn {d}, {n}, {s}" Needs::Of(&[BMI1]), doit => and_not(n, s);
/// Sets the flags of an and, 64 bits.
test64 [](a: R64, b: RMI64){=> cf, pf, af, zf, sf, of} "test {a}, {b}" Needs::Base, doit => flags(logic(a & b));
/// Rotates 32 bits to the left by 1 to 31.
rol32 [rw d: R32](k: Count32){=> cf, of} "rol {d}, {k}" Needs::Base, doit => {
    let r = d.rol(k);
    (r, r.bit(0), if k == 1 { r.bit(31) ^ r.bit(0) } else { W::undefined(1) })
};
/// Rotates 32 bits to the right into another register; changes no flag.
rorx32 [w d: R32](s: R32, k: I8) "rorx {d}, {s}, {k}" Needs::Of(&[BMI2]), doit Ignoring(0xe0) => s.ror(k);
/// Rotates 64 bits to the right into another register; changes no flag.
rorx64 [w d: R64](s: R64, k: I8) "rorx {d}, {s}, {k}" Needs::Of(&[BMI2]), doit Ignoring(0xc0) => s.ror(k);
/// Shifts 64 bits to the left by 1 to 63.
shl64 [rw d: R64](k: Count64){=> cf, pf, af, zf, sf, of} "shl {d}, {k}" Needs::Base, doit => {
    let r = d.shl(k);
    let of = if k == 1 { r.bit(63) ^ d.bit(63) } else { W::undefined(1) };
    (r, d.bit(64 - k), parity(r), W::undefined(1), r.is_zero(), r.bit(63), of)
};
/// Shifts 64 bits to the right by 1 to 63.
shr64 [rw d: R64](k: Count64){=> cf, pf, af, zf, sf, of} "shr {d}, {k}" Needs::Base, doit => {
    let r = d.shr(k);
    let of = if k == 1 { d.bit(63) } else { W::undefined(1) };
    (r, d.bit(k - 1), parity(r), W::undefined(1), r.is_zero(), r.bit(63), of)
};
/// The product of rdx and a word, as a high and a low half; changes no flag. If both results name one register, it gets
/// the high half, so we write that half last.
mulx64 [w low: R64, w high: R64](s: RM64, factor: Rdx) "mulx {high}, {low}, {s}" Needs::Of(&[BMI2]), doit =>
    factor.mul_wide(s);
/// The product of rax and a word: low half in rax, high half in rdx. Carry and overflow are set if the high half is not
/// 0.
mul64 [rw low: Rax, w high: Rdx](s: RM64){=> cf, pf, af, zf, sf, of} "mul {s}" Needs::Base, doit => {
    let (low, high) = low.mul_wide(s);
    let exceeds = !high.is_zero();
    (low, high, exceeds, W::undefined(1), W::undefined(1), W::undefined(1), W::undefined(1), exceeds)
};
/// The low half of the product of signed or unsigned words. Carry and overflow are set if this half differs from the
/// signed product.
imul64 [rw d: R64](s: RM64){=> cf, pf, af, zf, sf, of} "imul {d}, {s}" Needs::Base, doit => {
    let (low, high) = d.mul_wide(s);
    let zero = W::lit(64, 0);
    let signed = high - d.bit(63).select(s, zero) - s.bit(63).select(d, zero);
    // The high half consists of copies of the sign of the low half, unless the product exceeds the low half.
    let exceeds = !(signed + low.bit(63).resize(64)).is_zero();
    let flag = W::undefined(1);
    (low, exceeds, flag, flag, flag, flag, exceeds)
};
/// Keeps as many low bits of a word as the low byte of `count` says, or all bits if that byte is 64 or more.
bzhi64 [w d: R64](s: RM64, count: R64){=> cf, pf, af, zf, sf, of} "bzhi {d}, {s}, {count}" Needs::Of(&[BMI2]), doit => {
    let n = public(m, Value::of_word(count.resize(8)), "the count of bzhi")[0];
    let mask = if n < 64 { (1 << n) - 1 } else { u64::MAX };
    let r = s & W::lit(64, mask);
    (r, W::lit(1, (n > 63) as u64), W::undefined(1), W::undefined(1), r.is_zero(), r.bit(63), W::lit(1, 0))
};

/// Does nothing, but takes up a place in the order of the instructions.
nop []() "nop" Needs::Base, doit => ();

// Moves of vectors ------------------------------------------------------------------------------------------------

/// Copies a vector.
vmovdqa [w d: V](s: V) "vmovdqa {d}, {s}" vex(&[AVX], &[AVX]), doit Copying => s;
/// Copies a vector.
vmovdqa32 [w d: V](s: V) "vmovdqa32 {d}, {s}" evex(&[AVX512F]), doit Copying => s;
/// Loads a vector from any address.
vmovdqu [w d: V](s: M) "vmovdqu {d}, {s}" vex(&[AVX], &[AVX]), doit => s;
/// Stores a vector at any address.
vmovdqu_store [w at: M](s: V) "vmovdqu {at}, {s}" vex(&[AVX], &[AVX]), doit => s;
/// Loads a vector from any address.
vmovdqu32 [w d: V](s: M) "vmovdqu32 {d}, {s}" evex(&[AVX512F]), doit => s;
/// Stores a vector at any address.
vmovdqu32_store [w at: M](s: V) "vmovdqu32 {at}, {s}" evex(&[AVX512F]), doit => s;
/// Loads the bytes that the mask names; the other bytes become zero, and their memory is not touched. The mask must be
/// public.
vmovdqu8_load [w d: V](k: Masks, at: LoadAt) "vmovdqu8 {d}{{k}}{z}, {at}" evex(&[AVX512BW]), doit => {
    let mask = public(m, Value::of_word(k), MASK);
    m.load_where(at.0, at.1, |i| mask[i / 8] >> (i % 8) & 1 == 1)
};
/// Stores the bytes that the mask names and touches no other bytes. The mask must be public.
vmovdqu8_store [](at: StoreAt, k: Masks, s: V) "vmovdqu8 {at}{{k}}, {s}" evex(&[AVX512BW]), doit => {
    let mask = public(m, Value::of_word(k), MASK);
    m.store_where(at.0, s, |i| mask[i / 8] >> (i % 8) & 1 == 1);
};
/// Copies 32 bits from a general-purpose register, and clears the rest of the vector.
vmovd [w d: X](s: R32) "vmovd {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => Value::of_word(s).resize(16);
/// Copies the low 32 bits to a general-purpose register.
vmovd_gpr [w d: R32](s: X) "vmovd {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => s.lane(32, 0);
/// Loads 32 bits, and clears the rest of the vector.
vmovd_load [w d: X](s: M32) "vmovd {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => s.resize(16);
/// Copies 64 bits from a general-purpose register, and clears the rest of the vector.
vmovq [w d: X](s: R64) "vmovq {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => Value::of_word(s).resize(16);
/// Copies the low 64 bits to a general-purpose register.
vmovq_gpr [w d: R64](s: X) "vmovq {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => s.lane(64, 0);
/// Loads 64 bits, and clears the rest of the vector.
vmovq_load [w d: X](s: M64) "vmovq {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => s.resize(16);
/// Copies a general-purpose register to a mask.
kmovq [w d: K](s: R64) "kmovq {d}, {s}" Needs::Of(&[AVX512BW]), doit => s;
/// Exclusive or of masks; zero if both sources are the same mask.
kxorq [w d: K](n: K, s: K) "kxorq {d}, {n}, {s}" Needs::Of(&[AVX512BW]), doit => n ^ s;
/// Sets the vector registers 0 to 15 to zero above 128 bits.
vzeroupper [rw all: Legacy]() "vzeroupper" Needs::Of(&[AVX]), doit => all;

// Arithmetic on lanes ---------------------------------------------------------------------------------------------

/// Adds 32-bit lanes.
vpaddd [w d: V](n: V, s: VM4) "vpaddd {d}, {n}, {s}" INTEGER, doit => zip(32, n, s, |n, s| n + s);
/// Adds 64-bit lanes.
vpaddq [w d: V](n: V, s: VM8) "vpaddq {d}, {n}, {s}" INTEGER, doit => zip(64, n, s, |n, s| n + s);
/// Exclusive or.
vpxor [w d: V](n: V, s: VM) "vpxor {d}, {n}, {s}" vex(&[AVX], &[AVX2]), doit Zeroing => bitwise(n, s, |n, s| n ^ s);
/// Exclusive or.
vpxord [w d: V](n: V, s: VM4) "vpxord {d}, {n}, {s}" evex(&[AVX512F]), doit Zeroing => bitwise(n, s, |n, s| n ^ s);
/// Or.
vpor [w d: V](n: V, s: VM) "vpor {d}, {n}, {s}" vex(&[AVX], &[AVX2]), doit => bitwise(n, s, |n, s| n | s);
/// And.
vpand [w d: V](n: V, s: VM) "vpand {d}, {n}, {s}" vex(&[AVX], &[AVX2]), doit => bitwise(n, s, |n, s| n & s);
/// And with the first operand inverted.
vpandn [w d: V](n: V, s: VM) "vpandn {d}, {n}, {s}" vex(&[AVX], &[AVX2]), doit => bitwise(n, s, |n, s| !n & s);
/// And; a broadcast element has 64 bits.
vpandq [w d: V](n: V, s: VM8) "vpandq {d}, {n}, {s}" evex(&[AVX512F]), doit => bitwise(n, s, |n, s| n & s);
/// Or; a broadcast element has 64 bits.
vporq [w d: V](n: V, s: VM8) "vporq {d}, {n}, {s}" evex(&[AVX512F]), doit => bitwise(n, s, |n, s| n | s);
/// Any function of three bits, by its truth table: bit `4 d + 2 n + s` of the immediate.
vpternlogd [rw d: V](n: V, s: VM4, table: I8) "vpternlogd {d}, {n}, {s}, {table}" evex(&[AVX512F]), doit =>
    each(32, d.bytes().len(), |i| ternary(table, d.lane(32, i), n.lane(32, i), s.lane(32, i)));
/// Any function of three bits, on 64-bit lanes. Only a broadcast or a proof distinguishes it from `vpternlogd`.
vpternlogq [rw d: V](n: V, s: VM8, table: I8) "vpternlogq {d}, {n}, {s}, {table}" evex(&[AVX512F]), doit =>
    each(64, d.bytes().len(), |i| ternary(table, d.lane(64, i), n.lane(64, i), s.lane(64, i)));
/// Sets all bits of each 32-bit lane that is equal, and clears the others.
vpcmpeqd [w d: V](n: V, s: VM) "vpcmpeqd {d}, {n}, {s}" vex(&[AVX], &[AVX2]), doit => zip(32, n, s, |n, s| n.equals(s));
/// Shifts 32-bit lanes to the left.
vpslld [w d: V](n: V, k: I8) "vpslld {d}, {n}, {k}" INTEGER, doit => map(32, n, |n| n.shl(k));
/// Shifts 32-bit lanes to the right.
vpsrld [w d: V](n: V, k: I8) "vpsrld {d}, {n}, {k}" INTEGER, doit => map(32, n, |n| n.shr(k));
/// Shifts 64-bit lanes to the left.
vpsllq [w d: V](n: V, k: I8) "vpsllq {d}, {n}, {k}" INTEGER, doit => map(64, n, |n| n.shl(k));
/// Shifts 64-bit lanes to the right.
vpsrlq [w d: V](n: V, k: I8) "vpsrlq {d}, {n}, {k}" INTEGER, doit => map(64, n, |n| n.shr(k));
/// Rotates 32-bit lanes to the left.
vprold [w d: V](n: V, k: I8) "vprold {d}, {n}, {k}" evex(&[AVX512F]), doit Ignoring(0xe0) => map(32, n, |n| n.rol(k & 31));
/// Rotates 64-bit lanes to the left.
vprolq [w d: V](n: V, k: I8) "vprolq {d}, {n}, {k}" evex(&[AVX512F]), doit Ignoring(0xc0) => map(64, n, |n| n.rol(k & 63));
/// Multiplies the low 32 bits of 64-bit lanes.
vpmuludq [w d: V](n: V, s: VM8) "vpmuludq {d}, {n}, {s}" INTEGER, doit =>
    zip(64, n, s, |n, s| product(n.resize(32), s.resize(32)));
/// Adds the low 52 bits of the product of the low 52 bits to 64-bit lanes.
vpmadd52luq [rw d: V](n: V, s: VM8) "vpmadd52luq {d}, {n}, {s}" evex(&[AVX512IFMA]), doit =>
    each(64, d.bytes().len(), |i| d.lane(64, i) + product52(n.lane(64, i), s.lane(64, i)).0);
/// Adds the high 52 bits of the product of the low 52 bits to 64-bit lanes.
vpmadd52huq [rw d: V](n: V, s: VM8) "vpmadd52huq {d}, {n}, {s}" evex(&[AVX512IFMA]), doit =>
    each(64, d.bytes().len(), |i| d.lane(64, i) + product52(n.lane(64, i), s.lane(64, i)).1);

// Permutations ----------------------------------------------------------------------------------------------------

/// Picks bytes within each 128 bits. The control must be public.
vpshufb [w d: V](n: V, s: VM) "vpshufb {d}, {n}, {s}" BYTES, doit => {
    let control = public(m, s, "the control of vpshufb");
    permute(n, n.bytes().len(), |i| (control[i] < 0x80).then(|| i / 16 * 16 + (control[i] % 16) as usize))
};
/// Puts each 128 bits of `n` above the 128 bits of `s`, and extracts the 128 bits that begin at byte `k`.
vpalignr [w d: V](n: V, s: VM, k: I8) "vpalignr {d}, {n}, {s}, {k}" BYTES, doit => align(n, s, k as usize);
/// Picks each 32-bit word from `s` if the bit with the word's number is set, else from `n`.
vblendps [w d: V](n: V, s: VM, k: I8) "vblendps {d}, {n}, {s}, {k}" vex(&[AVX], &[AVX]), doit =>
    select(n, s, |i| Some(if k >> (i / 4) & 1 == 1 { n.bytes().len() + i } else { i }));
/// Picks 32-bit words within each 128 bits.
vpshufd [w d: V](s: V, k: I8) "vpshufd {d}, {s}, {k}" INTEGER, doit =>
    permute(s, s.bytes().len(), |i| Some(picked_word(i, k)));
/// Picks 32-bit words for the words of `d` that the mask names; the other words stay. The mask must be public.
vpshufd_masked [rw d: V](mask: Masks, s: V, k: I8) "vpshufd {d}{{mask}}, {s}, {k}" evex(&[AVX512F]), doit => {
    let (bytes, mask) = (s.bytes().len(), public(m, Value::of_word(mask), "a mask of words"));
    let from = |i: usize| if mask[i / 32] >> (i / 4 % 8) & 1 == 1 { bytes + picked_word(i, k) } else { i };
    select(d, s, |i| Some(from(i)))
};
/// Interleaves the low 32-bit words of each 128 bits.
vpunpckldq [w d: V](n: V, s: VM4) "vpunpckldq {d}, {n}, {s}" INTEGER, doit => unpack(4, 0, n, s);
/// Interleaves the high 32-bit words of each 128 bits.
vpunpckhdq [w d: V](n: V, s: VM4) "vpunpckhdq {d}, {n}, {s}" INTEGER, doit => unpack(4, 8, n, s);
/// The low 64 bits of both operands, for each 128 bits.
vpunpcklqdq [w d: V](n: V, s: VM8) "vpunpcklqdq {d}, {n}, {s}" INTEGER, doit => unpack(8, 0, n, s);
/// The high 64 bits of both operands, for each 128 bits.
vpunpckhqdq [w d: V](n: V, s: VM8) "vpunpckhqdq {d}, {n}, {s}" INTEGER, doit => unpack(8, 8, n, s);
/// Picks two of the four halves of two 256-bit vectors.
vperm2i128 [w d: Y](n: Y, s: VM, k: I8) "vperm2i128 {d}, {n}, {s}, {k}" VEX256, doit Ignoring(0x44) =>
    permute(concat(n, s.resize(32)), 32, |i| {
        let select = k >> (4 * (i / 16));
        (select & 8 == 0).then_some(16 * (select & 3) as usize + i % 16)
    });
/// Picks two quarters of each of two 512-bit vectors.
vshufi32x4 [w d: Wide](n: Wide, s: VM4, k: I8) "vshufi32x4 {d}, {n}, {s}, {k}" evex(&[AVX512F]), doit => quarters(n, s, k);
/// Half `k` of 256 bits.
vextracti128 [w d: X](s: Y, k: I8) "vextracti128 {d}, {s}, {k}" VEX256, doit Ignoring(0xfe) =>
    permute(s, 16, |i| Some(16 * (k & 1) as usize + i));
/// Quarter `k` of 512 bits.
vextracti32x4 [w d: X](s: Z, k: I8) "vextracti32x4 {d}, {s}, {k}" Needs::Of(&[AVX512F]), doit Ignoring(0xfc) =>
    permute(s, 16, |i| Some(16 * (k & 3) as usize + i));
/// Half `k` of 512 bits.
vextracti64x4 [w d: Y](s: Z, k: I8) "vextracti64x4 {d}, {s}, {k}" Needs::Of(&[AVX512F]), doit Ignoring(0xfe) =>
    permute(s, 32, |i| Some(32 * (k & 1) as usize + i));
/// Replaces one half.
vinserti128 [w d: Y](n: Y, s: XM, k: I8) "vinserti128 {d}, {n}, {s}, {k}" VEX256, doit Ignoring(0xfe) =>
    permute(concat(n, s), 32, |i| Some(if i / 16 == (k & 1) as usize { 32 + i % 16 } else { i }));
/// Replaces one quarter of 512 bits.
vinserti32x4 [w d: Z](n: Z, s: XM, k: I8) "vinserti32x4 {d}, {n}, {s}, {k}" Needs::Of(&[AVX512F]), doit Ignoring(0xfc) => replace(n, s.resize(16), k & 3);
/// Replaces one half of 512 bits.
vinserti64x4 [w d: Z](n: Z, s: YM, k: I8) "vinserti64x4 {d}, {n}, {s}, {k}" Needs::Of(&[AVX512F]), doit Ignoring(0xfe) => replace(n, s.resize(32), k & 1);
/// Loads 128 bits and repeats them.
vbroadcasti128 [w d: Y](s: M128) "vbroadcasti128 {d}, {s}" VEX256, doit => permute(s, 32, |i| Some(i % 16));
/// Loads 128 bits and repeats them.
vbroadcasti32x4 [w d: Wide](s: M128) "vbroadcasti32x4 {d}, {s}" evex(&[AVX512F]), doit => permute(s, 64, |i| Some(i % 16));
/// Loads 256 bits and repeats them.
vbroadcasti64x4 [w d: Z](s: M256) "vbroadcasti64x4 {d}, {s}" Needs::Of(&[AVX512F]), doit => permute(s, 64, |i| Some(i % 32));
/// Repeats the low 32 bits.
vpbroadcastd [w d: V](s: X) "vpbroadcastd {d}, {s}" vector(&[AVX2], &[AVX2], &[AVX512F]), doit => permute(s, 64, |i| Some(i % 4));
/// Repeats 32 bits of a general-purpose register.
vpbroadcastd_gpr [w d: V](s: R32) "vpbroadcastd {d}, {s}" evex(&[AVX512F]), doit => each(32, 64, |_| s);
/// Loads 32 bits and repeats them.
vpbroadcastd_load [w d: V](s: M32) "vpbroadcastd {d}, {s}" vector(&[AVX2], &[AVX2], &[AVX512F]), doit => permute(s, 64, |i| Some(i % 4));
/// Loads 64 bits and repeats them.
vpbroadcastq_load [w d: V](s: M64) "vpbroadcastq {d}, {s}" vector(&[AVX2], &[AVX2], &[AVX512F]), doit => permute(s, 64, |i| Some(i % 8));
/// Loads 32 bits and repeats them, in AVX.
vbroadcastss [w d: V](s: M32) "vbroadcastss {d}, {s}" vector(&[AVX], &[AVX], &[AVX512F]), doit => permute(s, 64, |i| Some(i % 4));

// AES, carry-less multiplication, SHA -------------------------------------------------------------------------------

/// Performs one round of AES on each 128 bits (FIPS 197, 5.1).
vaesenc [w d: V](n: V, key: VM) "vaesenc {d}, {n}, {key}"
    vector(&[AES, AVX], &[VAES, AVX], &[VAES, AVX512F]), doit => bitwise(aes_round(n, true), key, |s, key| s ^ key);
/// Performs the last round of AES on each 128 bits, without MixColumns.
vaesenclast [w d: V](n: V, key: VM) "vaesenclast {d}, {n}, {key}"
    vector(&[AES, AVX], &[VAES, AVX], &[VAES, AVX512F]), doit => bitwise(aes_round(n, false), key, |s, key| s ^ key);
/// The carry-less product of one half of each 128 bits: bit 0 of the immediate picks the half of `n`, bit 4 the half of
/// `s`.
vpclmulqdq [w d: V](n: V, s: VM, k: I8) "vpclmulqdq {d}, {n}, {s}, {k}"
    vector(&[PCLMULQDQ, AVX], &[VPCLMULQDQ, AVX], &[VPCLMULQDQ, AVX512F]), doit Ignoring(0xee) =>
    each(64, n.bytes().len(), |i| {
        let a = n.lane(64, i / 2 * 2 + (k & 1) as usize);
        let b = s.lane(64, i / 2 * 2 + (k >> 4 & 1) as usize);
        let (low, high) = a.clmul(b);
        if i % 2 == 0 { low } else { high }
    });
/// Performs four rounds of SHA-1 (FIPS 180-4, 6.1.2) with the function and the constant of quarter `k`: `d` holds a to
/// d from high to low and gets the new ones, `s` holds four words of W from high to low, the first with e added.
sha1rnds4 [rw d: Sse](s: Sse, k: I8) "sha1rnds4 {d}, {s}, {k}" Needs::Sse(&[SHA]), doit Ignoring(0xfc) => {
    let quarter = (k & 3) as usize;
    let function: fn(W, W, W) -> W = [sha1_ch, sha1_parity, sha1_maj, sha1_parity][quarter];
    let constant = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6][quarter];
    let [a, b, c, d] = [3, 2, 1, 0].map(|i| d.lane(32, i));
    let sums = [3, 2, 1, 0].map(|i| s.lane(32, i) + W::lit(32, constant));
    let [a, b, c, d, _] = sha1_rounds([a, b, c, d, W::lit(32, 0)], &sums, function);
    each(32, 16, |i| [d, c, b, a][i])
};
/// Adds e of SHA-1 to the first of four words of W. e is the `a` of four rounds before, rotated: `d` holds that `a` in
/// its highest lane.
sha1nexte [rw d: Sse](s: Sse) "sha1nexte {d}, {s}" Needs::Sse(&[SHA]), doit =>
    each(32, 16, |i| if i == 3 { s.lane(32, 3) + d.lane(32, 3).rol(30) } else { s.lane(32, i) });
/// A part of the message schedule of SHA-1: W(t - 16) ^ W(t - 14), from high to low.
sha1msg1 [rw d: Sse](s: Sse) "sha1msg1 {d}, {s}" Needs::Sse(&[SHA]), doit =>
    each(32, 16, |i| d.lane(32, i) ^ if i < 2 { s.lane(32, i + 2) } else { d.lane(32, i - 2) });
/// The end of the message schedule of SHA-1: adds W(t - 3), and rotates.
sha1msg2 [rw d: Sse](s: Sse) "sha1msg2 {d}, {s}" Needs::Sse(&[SHA]), doit => {
    let w16 = (d.lane(32, 3) ^ s.lane(32, 2)).rol(1);
    let w17 = (d.lane(32, 2) ^ s.lane(32, 1)).rol(1);
    let w18 = (d.lane(32, 1) ^ s.lane(32, 0)).rol(1);
    let w19 = (d.lane(32, 0) ^ w16).rol(1);
    each(32, 16, |i| [w19, w18, w17, w16][i])
};
/// Performs two rounds of SHA-256 (FIPS 180-4, 6.2.2): `d` holds c d g h from high to low, `s` holds a b e f, xmm0
/// holds two words of W + K.
sha256rnds2 [rw d: Sse](s: Sse, wk: Xmm0) "sha256rnds2 {d}, {s}, {wk}" Needs::Sse(&[SHA]), doit => {
    let [c, d, g, h] = [3, 2, 1, 0].map(|i| d.lane(32, i));
    let [a, b, e, f] = [3, 2, 1, 0].map(|i| s.lane(32, i));
    let [a, b, .., e, f, _, _] = sha256_rounds([a, b, c, d, e, f, g, h], &[0, 1].map(|i| wk.lane(32, i)));
    each(32, 16, |i| [f, e, b, a][i])
};
/// The first half of the message schedule of SHA-256: W(t) + sigma0(W(t + 1)).
sha256msg1 [rw d: Sse](s: Sse) "sha256msg1 {d}, {s}" Needs::Sse(&[SHA]), doit =>
    each(32, 16, |i| d.lane(32, i) + sigma(if i < 3 { d.lane(32, i + 1) } else { s.lane(32, 0) }, [7, 18], 3));
/// The second half: adds sigma1 of the two preceding words.
sha256msg2 [rw d: Sse](s: Sse) "sha256msg2 {d}, {s}" Needs::Sse(&[SHA]), doit => {
    let w16 = d.lane(32, 0) + sigma(s.lane(32, 2), [17, 19], 10);
    let w17 = d.lane(32, 1) + sigma(s.lane(32, 3), [17, 19], 10);
    let w18 = d.lane(32, 2) + sigma(w16, [17, 19], 10);
    let w19 = d.lane(32, 3) + sigma(w17, [17, 19], 10);
    each(32, 16, |i| [w16, w17, w18, w19][i])
};
}

/// Returns the sum and its flags: carry, parity, adjust, zero, sign, overflow.
fn sum<W: Word>(a: W, b: W, carry: W) -> (W, W, W, W, W, W, W) {
    let (r, cf) = a.add_carry(b, carry);
    let top = a.bits() - 1;
    (r, cf, parity(r), (a ^ b ^ r).bit(4), r.is_zero(), r.bit(top), ((a ^ r) & (b ^ r)).bit(top))
}

/// Returns the difference and its flags.
fn difference<W: Word>(a: W, b: W) -> (W, W, W, W, W, W, W) {
    let (r, cf) = a.sub_borrow(b, W::lit(1, 0));
    let top = a.bits() - 1;
    (r, cf, parity(r), (a ^ b ^ r).bit(4), r.is_zero(), r.bit(top), ((a ^ b) & (a ^ r)).bit(top))
}

/// Returns a bitwise result and its flags.
fn logic<W: Word>(r: W) -> (W, W, W, W, W, W, W) {
    (r, W::lit(1, 0), parity(r), W::undefined(1), r.is_zero(), r.bit(r.bits() - 1), W::lit(1, 0))
}

/// Returns the result and the flags of an and with the first operand inverted. This and leaves parity undefined too.
fn and_not<W: Word>(n: W, s: W) -> (W, W, W, W, W, W, W) {
    let (r, cf, _, af, zf, sf, of) = logic(!n & s);
    (r, cf, W::undefined(1), af, zf, sf, of)
}

/// Returns only the flags of a result.
fn flags<W: Word>((_, cf, pf, af, zf, sf, of): (W, W, W, W, W, W, W)) -> (W, W, W, W, W, W) {
    (cf, pf, af, zf, sf, of)
}

/// Returns one if the low byte has an even number of ones.
fn parity<W: Word>(r: W) -> W {
    !(1..8).fold(r.bit(0), |p, k| p ^ r.bit(k))
}

/// Returns the function of three words with the truth table `table`, as a polynomial over GF(2): a product of words is
/// a term if an odd number of entries are 1, among the entries in which no other word is 1.
fn ternary<W: Word>(table: u32, a: W, b: W, c: W) -> W {
    let ones = W::lit(a.bits(), u64::MAX);
    let product = |set: u32| {
        let words = [(4, a), (2, b), (1, c)].into_iter().filter(|(bit, _)| set & bit != 0);
        words.map(|(_, word)| word).reduce(|x, y| x & y).unwrap_or(ones)
    };
    let within = |set: u32| (0..8).filter(|i| i & !set == 0 && table >> i & 1 == 1).count();
    (0..8).filter(|&set| within(set) % 2 == 1).fold(W::lit(a.bits(), 0), |x, set| x ^ product(set))
}

/// Returns the vector whose byte `i` is byte `from(i)` of `a` followed by `b`, or zero for `None`. `a` and `b` have the
/// same length.
fn select<W: Word>(a: Value<W>, b: Value<W>, from: impl Fn(usize) -> Option<usize>) -> Value<W> {
    let len = a.bytes().len();
    let mut out = Value::of_bytes(&[]).resize(len);
    for i in 0..len {
        if let Some(at) = from(i) {
            out.bytes_mut()[i] = if at < len { a.bytes()[at] } else { b.bytes()[at - len] };
        }
    }
    out
}

/// Interleaves elements of `size` bytes, starting at offset `from` of each 128 bits.
fn unpack<W: Word>(size: usize, from: usize, n: Value<W>, s: Value<W>) -> Value<W> {
    select(n, s, |i| {
        let (lane, element, byte) = (i / 16 * 16, i % 16 / size, i % size);
        Some(element % 2 * n.bytes().len() + lane + from + element / 2 * size + byte)
    })
}

/// Puts each 128 bits of `n` above the 128 bits of `s`, and extracts the 128 bits that begin at byte `k`; above both
/// are zeros.
fn align<W: Word>(n: Value<W>, s: Value<W>, k: usize) -> Value<W> {
    select(s, n, |i| {
        let (lane, at) = (i / 16 * 16, i % 16 + k);
        (at < 32).then_some(at / 16 * n.bytes().len() + lane + at % 16)
    })
}

/// Returns the index of the byte of a vector that `vpshufd` puts at `i`.
fn picked_word(i: usize, k: u32) -> usize {
    i / 16 * 16 + 4 * (k >> (2 * (i % 16 / 4)) & 3) as usize + i % 4
}

/// Replaces part `k` of a vector by another part of the same length.
fn replace<W: Word>(n: Value<W>, s: Value<W>, k: u32) -> Value<W> {
    let mut out = n;
    let len = s.bytes().len();
    out.bytes_mut()[len * k as usize..][..len].copy_from_slice(s.bytes());
    out
}

/// Permutes 128-bit lanes: the lower half of the result picks from `n`, the upper half from `s`.
fn quarters<W: Word>(n: Value<W>, s: Value<W>, k: u32) -> Value<W> {
    let lanes = n.bytes().len() / 16;
    let bits = lanes.trailing_zeros();
    select(n, s, |i| {
        let lane = i / 16;
        let pick = (k >> (bits * lane as u32)) as usize % lanes;
        Some(2 * lane / lanes * n.bytes().len() + 16 * pick + i % 16)
    })
}

/// Returns the low and the high 52 bits of the product of the low 52 bits.
fn product52<W: Word>(a: W, b: W) -> (W, W) {
    let mask = W::lit(64, (1 << 52) - 1);
    let (low, high) = (a & mask).mul_wide(b & mask);
    (low & mask, low.shr(52) | high.shl(12))
}
