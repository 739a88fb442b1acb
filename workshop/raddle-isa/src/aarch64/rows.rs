//! The rows of AArch64. The meanings follow the Arm Architecture Reference Manual (DDI 0487). The column `doit` follows
//! its list of instructions whose time does not depend on their data while PSTATE.DIT is set. Loads and stores are on
//! that list with respect to the values that they move.
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
use crate::rounds::{sha1_ch, sha1_maj, sha1_parity, sha1_rounds, sha256_rounds, sigma, sub_and_shift, sum1, sum2};
use crate::rows::rows;
use crate::word::Word;

/// Vectors: every processor that programs run on has them, but the architecture makes them optional.
const VECTOR: Needs = Needs::Of(&[NEON]);
/// The cryptographic extensions, which work on vectors.
const fn crypto(features: &'static [Feature; 2]) -> Needs {
    Needs::Of(features)
}

rows! { Isa::Aarch64, m;

// General purpose -------------------------------------------------------------------------------------------------

/// Copies 32 bits and sets the upper half to zero.
mov32 [w d: R32](a: R32) "mov {d}, {a}" Needs::Base, doit Copying => a;
/// Copies 64 bits. Either register may be the stack pointer.
mov64 [w d: R64Sp](a: R64Sp) "mov {d}, {a}" Needs::Base, doit Copying => a;
/// Loads a 16-bit number.
movz64 [w d: R64](k: U16) "movz {d}, #{k}" Needs::Base, doit => W::lit(64, k as u64);
/// Puts 16 bits at half word `i`, 0 to 3, and keeps the other bits.
movk64 [rw d: R64](k: U16, i: U2) "movk {d}, #{k}, lsl #(16 * {i})" Needs::Base, doit =>
    (d & W::lit(64, !(0xffff << (16 * i)))) | W::lit(64, (k as u64) << (16 * i));

/// Adds 32 bits.
add32 [w d: R32](a: R32, b: R32) "add {d}, {a}, {b}" Needs::Base, doit => a + b;
/// Adds 64 bits.
add64 [w d: R64](a: R64, b: R64) "add {d}, {a}, {b}" Needs::Base, doit => a + b;
/// Adds with the second operand shifted to the left.
add64_lsl [w d: R64](a: R64, b: R64, k: U6) "add {d}, {a}, {b}, lsl #{k}" Needs::Base, doit => a + b.shl(k);
/// Adds a number to 32 bits.
add32_imm [w d: R32](a: R32, k: U12) "add {d}, {a}, #{k}" Needs::Base, doit => a + W::lit(32, k as u64);
/// Adds a number to 64 bits.
add64_imm [w d: R64Sp](a: R64Sp, k: U12) "add {d}, {a}, #{k}" Needs::Base, doit => a + W::lit(64, k as u64);
/// Adds 64 bits, and sets the flags.
adds64 [w d: R64](a: R64, b: R64){=> n, z, c, v} "adds {d}, {a}, {b}" Needs::Base, doit => sum(a, b, W::lit(1, 0));
/// Adds 64 bits and the carry.
adc64 [w d: R64](a: R64, b: R64){c =>} "adc {d}, {a}, {b}" Needs::Base, doit => a.add_carry(b, c).0;
/// Adds 64 bits and the carry, and sets the flags.
adcs64 [w d: R64](a: R64, b: R64){c => n, z, c, v} "adcs {d}, {a}, {b}" Needs::Base, doit => sum(a, b, c);
/// Adds the carry.
adc64_0 [w d: R64](a: R64){c =>} "adc {d}, {a}, xzr" Needs::Base, doit => a.add_carry(W::lit(64, 0), c).0;
/// Adds the carry, and sets the flags.
adcs64_0 [w d: R64](a: R64){c => n, z, c, v} "adcs {d}, {a}, xzr" Needs::Base, doit => sum(a, W::lit(64, 0), c);
/// Subtracts 32 bits.
sub32 [w d: R32](a: R32, b: R32) "sub {d}, {a}, {b}" Needs::Base, doit => a - b;
/// Subtracts 64 bits.
sub64 [w d: R64](a: R64, b: R64) "sub {d}, {a}, {b}" Needs::Base, doit => a - b;
/// Subtracts a number from 64 bits.
sub64_imm [w d: R64Sp](a: R64Sp, k: U12) "sub {d}, {a}, #{k}" Needs::Base, doit => a - W::lit(64, k as u64);
/// Subtracts 64 bits, and sets the flags; the carry is set if there is no borrow.
subs64 [w d: R64](a: R64, b: R64){=> n, z, c, v} "subs {d}, {a}, {b}" Needs::Base, doit => difference(a, b, W::lit(1, 1));
/// Subtracts a number from 64 bits, and sets the flags.
subs64_imm [w d: R64](a: R64, k: U12){=> n, z, c, v} "subs {d}, {a}, #{k}" Needs::Base, doit =>
    difference(a, W::lit(64, k as u64), W::lit(1, 1));
/// Subtracts 64 bits and the borrow, which is the inverted carry.
sbc64 [w d: R64](a: R64, b: R64){c =>} "sbc {d}, {a}, {b}" Needs::Base, doit => a.sub_borrow(b, !c).0;
/// Subtracts 64 bits and the borrow, and sets the flags.
sbcs64 [w d: R64](a: R64, b: R64){c => n, z, c, v} "sbcs {d}, {a}, {b}" Needs::Base, doit => difference(a, b, c);
/// Compares 64 bits: sets the flags as a subtraction does.
cmp64 [](a: R64, b: R64){=> n, z, c, v} "cmp {a}, {b}" Needs::Base, doit => flags(difference(a, b, W::lit(1, 1)));
/// Compares 64 bits with a number.
cmp64_imm [](a: R64, k: U12){=> n, z, c, v} "cmp {a}, #{k}" Needs::Base, doit =>
    flags(difference(a, W::lit(64, k as u64), W::lit(1, 1)));
/// Tests bit `k`: the zero flag is set if the bit is 0.
tst64_bit [](a: R64, k: U6){=> n, z, c, v} "tst {a}, #(1 << {k})" Needs::Base, doit => {
    let r = a & W::lit(64, 1 << k);
    (r.bit(63), r.is_zero(), W::lit(1, 0), W::lit(1, 0))
};
/// Exclusive or, 32 bits.
eor32 [w d: R32](a: R32, b: R32) "eor {d}, {a}, {b}" Needs::Base, doit => a ^ b;
/// Exclusive or with the second operand rotated to the right, 32 bits.
eor32_ror [w d: R32](a: R32, b: R32, k: U5) "eor {d}, {a}, {b}, ror #{k}" Needs::Base, doit => a ^ b.ror(k);
/// Exclusive or with the second operand rotated to the right, 64 bits.
eor64_ror [w d: R64](a: R64, b: R64, k: U6) "eor {d}, {a}, {b}, ror #{k}" Needs::Base, doit => a ^ b.ror(k);
/// Exclusive or, 64 bits.
eor64 [w d: R64](a: R64, b: R64) "eor {d}, {a}, {b}" Needs::Base, doit => a ^ b;
/// And, 32 bits.
and32 [w d: R32](a: R32, b: R32) "and {d}, {a}, {b}" Needs::Base, doit => a & b;
/// And, 64 bits.
and64 [w d: R64](a: R64, b: R64) "and {d}, {a}, {b}" Needs::Base, doit => a & b;
/// And with the second operand inverted, 32 bits.
bic32 [w d: R32](a: R32, b: R32) "bic {d}, {a}, {b}" Needs::Base, doit => a & !b;
/// And with the second operand inverted, 64 bits.
bic64 [w d: R64](a: R64, b: R64) "bic {d}, {a}, {b}" Needs::Base, doit => a & !b;
/// Or with the second operand inverted, 32 bits.
orn32 [w d: R32](a: R32, b: R32) "orn {d}, {a}, {b}" Needs::Base, doit => a | !b;
/// Or, 64 bits.
orr64 [w d: R64](a: R64, b: R64) "orr {d}, {a}, {b}" Needs::Base, doit => a | b;
/// Or with the second operand shifted to the left.
orr64_lsl [w d: R64](a: R64, b: R64, k: U6) "orr {d}, {a}, {b}, lsl #{k}" Needs::Base, doit => a | b.shl(k);
/// Rotates 32 bits to the right.
ror32 [w d: R32](a: R32, k: U5) "ror {d}, {a}, #{k}" Needs::Base, doit => a.ror(k);
/// Rotates 64 bits to the right.
ror64 [w d: R64](a: R64, k: U6) "ror {d}, {a}, #{k}" Needs::Base, doit => a.ror(k);
/// Reverses the bytes of 32 bits.
rev32 [w d: R32](a: R32) "rev {d}, {a}" Needs::Base, doit => W::of_bytes(&std::array::from_fn::<_, 4, _>(|i| a.byte(3 - i)));
/// Reverses the bytes of 64 bits.
rev64 [w d: R64](a: R64) "rev {d}, {a}" Needs::Base, doit => W::of_bytes(&std::array::from_fn::<_, 8, _>(|i| a.byte(7 - i)));
/// Shifts 64 bits to the left.
lsl64 [w d: R64](a: R64, k: U6) "lsl {d}, {a}, #{k}" Needs::Base, doit => a.shl(k);
/// Shifts 64 bits to the right.
lsr64 [w d: R64](a: R64, k: U6) "lsr {d}, {a}, #{k}" Needs::Base, doit => a.shr(k);
/// Extracts 64 bits from two words, starting at bit `k` of the second word. The first word is above the second.
extr64 [w d: R64](a: R64, b: R64, k: U6) "extr {d}, {a}, {b}, #{k}" Needs::Base, doit => a.shl(64 - k) | b.shr(k);
/// The low 64 bits of a product.
mul64 [w d: R64](a: R64, b: R64) "mul {d}, {a}, {b}" Needs::Base, doit => a.mul_wide(b).0;
/// The high 64 bits of a product.
umulh64 [w d: R64](a: R64, b: R64) "umulh {d}, {a}, {b}" Needs::Base, doit => a.mul_wide(b).1;

/// Loads a byte and clears the rest of the register.
ldrb [w d: R32](at: M8) "ldrb {d}, {at}" Needs::Base, doit => at.resize(32);
/// Loads 16 bits and clears the rest of the register.
ldrh [w d: R32](at: M16) "ldrh {d}, {at}" Needs::Base, doit => at.resize(32);
/// Loads 32 bits and clears the rest of the register.
ldr32 [w d: R32](at: M32) "ldr {d}, {at}" Needs::Base, doit => at;
/// Loads 64 bits.
ldr64 [w d: R64](at: M64) "ldr {d}, {at}" Needs::Base, doit => at;
/// Loads two 32-bit words.
ldp32 [w d: R32, w e: R32](at: Pair8) "ldp {d}, {e}, {at}" Needs::Base, doit => (at.lane(32, 0), at.lane(32, 1));
/// Loads two 64-bit words.
ldp64 [w d: R64, w e: R64](at: Pair16) "ldp {d}, {e}, {at}" Needs::Base, doit => (at.lane(64, 0), at.lane(64, 1));
/// Stores the low byte.
strb [w at: Bytes1](a: R32) "strb {a}, {at}" Needs::Base, doit => Value::of_word(a).resize(1);
/// Stores the low 16 bits.
strh [w at: Bytes2](a: R32) "strh {a}, {at}" Needs::Base, doit => Value::of_word(a).resize(2);
/// Stores 32 bits.
str32 [w at: M32](a: R32) "str {a}, {at}" Needs::Base, doit => a;
/// Stores 64 bits.
str64 [w at: M64](a: R64) "str {a}, {at}" Needs::Base, doit => a;
/// Stores two 32-bit words.
stp32 [w at: Pair8](a: R32, b: R32) "stp {a}, {b}, {at}" Needs::Base, doit => each(32, 8, |i| [a, b][i]);
/// Stores two 64-bit words.
stp64 [w at: Pair16](a: R64, b: R64) "stp {a}, {b}, {at}" Needs::Base, doit => each(64, 16, |i| [a, b][i]);

// Moves of vectors ------------------------------------------------------------------------------------------------

/// Copies a vector.
mov [w d: V](a: V) "mov {d}.16b, {a}.16b" VECTOR, doit Copying => a;
/// Repeats a byte sixteen times.
movi_16b [w d: V](k: U8) "movi {d}.16b, #{k}" VECTOR, doit => each(8, 16, |_| W::lit(8, k as u64));
/// Loads the low 32 bits and sets the others to zero.
ldr_s [w d: S](at: Bytes4) "ldr {d}, {at}" VECTOR, doit => at;
/// Loads the low 64 bits and sets the others to zero.
ldr_d [w d: D](at: Bytes8) "ldr {d}, {at}" VECTOR, doit => at;
/// Loads a vector.
ldr_q [w d: Q](at: Bytes16) "ldr {d}, {at}" VECTOR, doit => at;
/// Loads the low 64 bits of two vectors and sets the others to zero.
ldp_d [w d: D, w e: D](at: Pair16) "ldp {d}, {e}, {at}" VECTOR, doit => halves(at);
/// Loads two vectors.
ldp_q [w d: Q, w e: Q](at: Pair32) "ldp {d}, {e}, {at}" VECTOR, doit => halves(at);
/// Stores the low 32 bits.
str_s [w at: Bytes4](a: S) "str {a}, {at}" VECTOR, doit => a;
/// Stores the low 64 bits.
str_d [w at: Bytes8](a: D) "str {a}, {at}" VECTOR, doit => a;
/// Stores a vector.
str_q [w at: Bytes16](a: Q) "str {a}, {at}" VECTOR, doit => a;
/// Stores the low 64 bits of two vectors.
stp_d [w at: Pair16](a: D, b: D) "stp {a}, {b}, {at}" VECTOR, doit => concat(a, b);
/// Stores two vectors.
stp_q [w at: Pair32](a: Q, b: Q) "stp {a}, {b}, {at}" VECTOR, doit => concat(a, b);
/// Loads 32 bits and repeats them.
ld1r_4s [w d: V](at: At4) "ld1r {{d}.4s}, {at}" VECTOR, doit => permute(at, 16, |i| Some(i % 4));
/// Repeats a 32-bit word.
dup_4s [w d: V](a: R32) "dup {d}.4s, {a}" VECTOR, doit => each(32, 16, |_| a);
/// Repeats the 32-bit lane `i`.
dup_4s_lane [w d: V](a: V, i: U2) "dup {d}.4s, {a}.s[{i}]" VECTOR, doit => permute(a, 16, |k| Some(4 * i as usize + k % 4));
/// Sets the 32-bit lane `i` and keeps the others.
ins_s [rw d: V](i: U2, a: R32) "mov {d}.s[{i}], {a}" VECTOR, doit => insert(d, 4 * i as usize, Value::of_word(a));
/// Sets the 64-bit lane `i` and keeps the other.
ins_d [rw d: V](i: U1, a: R64) "mov {d}.d[{i}], {a}" VECTOR, doit => insert(d, 8 * i as usize, Value::of_word(a));
/// Sets the 32-bit lane `i` to lane `k` of another vector and keeps the other lanes.
ins_s_lane [rw d: V](i: U2, a: V, k: U2) "mov {d}.s[{i}], {a}.s[{k}]" VECTOR, doit =>
    insert(d, 4 * i as usize, permute(a, 4, |byte| Some(4 * k as usize + byte)));
/// Copies the 32-bit lane `i` to a general-purpose register.
umov_s [w d: R32](a: V, i: U2) "mov {d}, {a}.s[{i}]" VECTOR, doit => a.lane(32, i as usize);
/// Copies the 64-bit lane `i` to a general-purpose register.
umov_d [w d: R64](a: V, i: U1) "mov {d}, {a}.d[{i}]" VECTOR, doit => a.lane(64, i as usize);

// Arithmetic on lanes ---------------------------------------------------------------------------------------------

/// Adds 32-bit lanes.
add_4s [w d: V](a: V, b: V) "add {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => zip(32, a, b, |a, b| a + b);
/// Adds 64-bit lanes.
add_2d [w d: V](a: V, b: V) "add {d}.2d, {a}.2d, {b}.2d" VECTOR, doit => zip(64, a, b, |a, b| a + b);
/// Subtracts 32-bit lanes.
sub_4s [w d: V](a: V, b: V) "sub {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => zip(32, a, b, |a, b| a - b);
/// Adds the two 64-bit lanes of each operand.
addp_2d [w d: V](a: V, b: V) "addp {d}.2d, {a}.2d, {b}.2d" VECTOR, doit =>
    each(64, 16, |i| [a, b].map(|v| v.lane(64, 0) + v.lane(64, 1))[i]);
/// Exclusive or.
eor [w d: V](a: V, b: V) "eor {d}.16b, {a}.16b, {b}.16b" VECTOR, doit Zeroing => bitwise(a, b, |a, b| a ^ b);
/// And.
and [w d: V](a: V, b: V) "and {d}.16b, {a}.16b, {b}.16b" VECTOR, doit => bitwise(a, b, |a, b| a & b);
/// Or.
orr [w d: V](a: V, b: V) "orr {d}.16b, {a}.16b, {b}.16b" VECTOR, doit => bitwise(a, b, |a, b| a | b);
/// Picks each bit from `a` if the bit of `d` is 1, else from `b`.
bsl [rw d: V](a: V, b: V) "bsl {d}.16b, {a}.16b, {b}.16b" VECTOR, doit => choose(d, a, b);
/// Sets each bit to the bit of `a` if the bit of `b` is 1, else keeps it.
bit [rw d: V](a: V, b: V) "bit {d}.16b, {a}.16b, {b}.16b" VECTOR, doit => choose(b, a, d);
/// Exclusive or of three vectors.
eor3 [w d: V](a: V, b: V, c: V) "eor3 {d}.16b, {a}.16b, {b}.16b, {c}.16b" crypto(&[NEON, NEON_SHA3]), doit =>
    bitwise(bitwise(a, b, |a, b| a ^ b), c, |ab, c| ab ^ c);
/// Shifts 32-bit lanes to the left by 0 to 31.
shl_4s [w d: V](a: V, k: U5) "shl {d}.4s, {a}.4s, #{k}" VECTOR, doit => map(32, a, |a| a.shl(k));
/// Shifts 64-bit lanes to the left by 0 to 63.
shl_2d [w d: V](a: V, k: U6) "shl {d}.2d, {a}.2d, #{k}" VECTOR, doit => map(64, a, |a| a.shl(k));
/// Shifts 32-bit lanes to the right by 1 to 32.
ushr_4s [w d: V](a: V, k: Right32) "ushr {d}.4s, {a}.4s, #{k}" VECTOR, doit => map(32, a, |a| a.shr(k));
/// Shifts 64-bit lanes to the right by 1 to 63.
ushr_2d [w d: V](a: V, k: Right64) "ushr {d}.2d, {a}.2d, #{k}" VECTOR, doit => map(64, a, |a| a.shr(k));
/// Shifts 32-bit lanes to the left, each by the low byte of its lane of `b`, or to the right if that byte is negative.
/// The counts must be public.
ushl_4s [w d: V](a: V, b: V) "ushl {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => {
    let counts = public(m, b, "the counts of ushl");
    each(32, 16, |i| {
        let (lane, count) = (a.lane(32, i), counts[4 * i] as i8);
        if count < 0 { lane.shr(count.unsigned_abs().into()) } else { lane.shl(count as u32) }
    })
};
/// Shifts 32-bit lanes to the left by 0 to 31 and inserts them into `d`, which keeps the bits below.
sli_4s [rw d: V](a: V, k: U5) "sli {d}.4s, {a}.4s, #{k}" VECTOR, doit =>
    zip(32, d, a, |d, a| a.shl(k) | (d & W::lit(32, (1 << k) - 1)));
/// Shifts 64-bit lanes to the left by 0 to 63 and inserts them into `d`, which keeps the bits below.
sli_2d [rw d: V](a: V, k: U6) "sli {d}.2d, {a}.2d, #{k}" VECTOR, doit =>
    zip(64, d, a, |d, a| a.shl(k) | (d & W::lit(64, (1 << k) - 1)));
/// Shifts 32-bit lanes to the right by 1 to 32 and inserts them into `d`, which keeps the bits above.
sri_4s [rw d: V](a: V, k: Right32) "sri {d}.4s, {a}.4s, #{k}" VECTOR, doit =>
    zip(32, d, a, |d, a| a.shr(k) | (d & !W::lit(32, 0xffff_ffff >> k)));
/// The products of the low two 32-bit lanes.
umull [w d: V](a: V, b: V) "umull {d}.2d, {a}.2s, {b}.2s" VECTOR, doit => each(64, 16, |i| product(a.lane(32, i), b.lane(32, i)));
/// The products of the high two 32-bit lanes.
umull2 [w d: V](a: V, b: V) "umull2 {d}.2d, {a}.4s, {b}.4s" VECTOR, doit =>
    each(64, 16, |i| product(a.lane(32, i + 2), b.lane(32, i + 2)));
/// Adds the products of the low two 32-bit lanes.
umlal [rw d: V](a: V, b: V) "umlal {d}.2d, {a}.2s, {b}.2s" VECTOR, doit =>
    each(64, 16, |i| d.lane(64, i) + product(a.lane(32, i), b.lane(32, i)));
/// Adds the products of the high two 32-bit lanes.
umlal2 [rw d: V](a: V, b: V) "umlal2 {d}.2d, {a}.4s, {b}.4s" VECTOR, doit =>
    each(64, 16, |i| d.lane(64, i) + product(a.lane(32, i + 2), b.lane(32, i + 2)));
/// Adds the products of the low two 32-bit lanes and lane `i` of `b`.
umlal_lane [rw d: V](a: V, b: V, i: U2) "umlal {d}.2d, {a}.2s, {b}.s[{i}]" VECTOR, doit =>
    each(64, 16, |k| d.lane(64, k) + product(a.lane(32, k), b.lane(32, i as usize)));

// Permutations ----------------------------------------------------------------------------------------------------

/// Swaps the halves of 32-bit lanes: rotates them by 16.
rev32_8h [w d: V](a: V) "rev32 {d}.8h, {a}.8h" VECTOR, doit => permute(a, 16, |i| Some(i ^ 2));
/// Reverses the bytes of 32-bit lanes.
rev32_16b [w d: V](a: V) "rev32 {d}.16b, {a}.16b" VECTOR, doit => permute(a, 16, |i| Some(i ^ 3));
/// Reverses the bytes of 64-bit lanes.
rev64_16b [w d: V](a: V) "rev64 {d}.16b, {a}.16b" VECTOR, doit => permute(a, 16, |i| Some(i ^ 7));
/// Picks bytes of one vector; an index of 16 or more gives zero. The indices must be public.
tbl [w d: V](a: V, b: V) "tbl {d}.16b, {{a}.16b}, {b}.16b" VECTOR, doit => {
    let index = public(m, b, "the indices of tbl");
    permute(a, 16, |i| (index[i] < 16).then_some(index[i] as usize))
};
/// Extracts 16 bytes from two vectors, from byte `k` of the first on.
ext [w d: V](a: V, b: V, k: U4) "ext {d}.16b, {a}.16b, {b}.16b, #{k}" VECTOR, doit =>
    permute(concat(a, b), 16, |i| Some(i + k as usize));
/// The 32-bit lanes 0 and 2, alternating between both operands.
trn1_4s [w d: V](a: V, b: V) "trn1 {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => pick(4, a, b, [0, 4, 2, 6]);
/// The 32-bit lanes 1 and 3, alternating between both operands.
trn2_4s [w d: V](a: V, b: V) "trn2 {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => pick(4, a, b, [1, 5, 3, 7]);
/// The low 64-bit lanes of both operands.
trn1_2d [w d: V](a: V, b: V) "trn1 {d}.2d, {a}.2d, {b}.2d" VECTOR, doit => pick(8, a, b, [0, 2]);
/// The high 64-bit lanes of both operands.
trn2_2d [w d: V](a: V, b: V) "trn2 {d}.2d, {a}.2d, {b}.2d" VECTOR, doit => pick(8, a, b, [1, 3]);
/// The 32-bit lanes 0 and 1, alternating between both operands.
zip1_4s [w d: V](a: V, b: V) "zip1 {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => pick(4, a, b, [0, 4, 1, 5]);
/// The 32-bit lanes 2 and 3, alternating between both operands.
zip2_4s [w d: V](a: V, b: V) "zip2 {d}.4s, {a}.4s, {b}.4s" VECTOR, doit => pick(4, a, b, [2, 6, 3, 7]);
/// The low 64-bit lanes of both operands.
zip1_2d [w d: V](a: V, b: V) "zip1 {d}.2d, {a}.2d, {b}.2d" VECTOR, doit => pick(8, a, b, [0, 2]);
/// The high 64-bit lanes of both operands.
zip2_2d [w d: V](a: V, b: V) "zip2 {d}.2d, {a}.2d, {b}.2d" VECTOR, doit => pick(8, a, b, [1, 3]);

// AES, carry-less multiplication, SHA -------------------------------------------------------------------------------

/// AddRoundKey, SubBytes and ShiftRows of AES (FIPS 197, 5.1): the key is added first.
aese [rw d: V](key: V) "aese {d}.16b, {key}.16b" crypto(&[NEON, NEON_AES]), doit =>
    sub_and_shift(bitwise(d, key, |d, key| d ^ key));
/// MixColumns of AES (FIPS 197, 5.1.3).
aesmc [w d: V](a: V) "aesmc {d}.16b, {a}.16b" crypto(&[NEON, NEON_AES]), doit => map(32, a, W::mix_column);
/// The carry-less product of the low halves.
pmull [w d: V](a: V, b: V) "pmull {d}.1q, {a}.1d, {b}.1d" crypto(&[NEON, NEON_PMULL]), doit => {
    let (low, high) = a.lane(64, 0).clmul(b.lane(64, 0));
    each(64, 16, |i| [low, high][i])
};
/// The carry-less product of the high halves.
pmull2 [w d: V](a: V, b: V) "pmull2 {d}.1q, {a}.2d, {b}.2d" crypto(&[NEON, NEON_PMULL]), doit => {
    let (low, high) = a.lane(64, 1).clmul(b.lane(64, 1));
    each(64, 16, |i| [low, high][i])
};
/// Performs four rounds of SHA-1 (FIPS 180-4, 6.1.2) with Ch: `d` holds a to d from low to high and gets the new ones,
/// `e` holds the fifth word, `wk` holds four words of W + K.
sha1c [rw d: Q](e: S, wk: V) "sha1c {d}, {e}, {wk}.4s" crypto(&[NEON, NEON_SHA2]), doit => four_rounds_of_sha1(d, e, wk, sha1_ch);
/// Performs four rounds of SHA-1 with Parity.
sha1p [rw d: Q](e: S, wk: V) "sha1p {d}, {e}, {wk}.4s" crypto(&[NEON, NEON_SHA2]), doit => four_rounds_of_sha1(d, e, wk, sha1_parity);
/// Performs four rounds of SHA-1 with Maj.
sha1m [rw d: Q](e: S, wk: V) "sha1m {d}, {e}, {wk}.4s" crypto(&[NEON, NEON_SHA2]), doit => four_rounds_of_sha1(d, e, wk, sha1_maj);
/// Rotates the lowest word to the left by 30, and sets the others to zero.
sha1h [w d: S](a: S) "sha1h {d}, {a}" crypto(&[NEON, NEON_SHA2]), doit => map(32, a, |a| a.rol(30));
/// A part of the message schedule of SHA-1: W(t) ^ W(t + 2) ^ W(t + 8).
sha1su0 [rw d: V](a: V, b: V) "sha1su0 {d}.4s, {a}.4s, {b}.4s" crypto(&[NEON, NEON_SHA2]), doit =>
    each(32, 16, |i| d.lane(32, i) ^ if i < 2 { d.lane(32, i + 2) } else { a.lane(32, i - 2) } ^ b.lane(32, i));
/// The end of the message schedule of SHA-1: adds W(t + 13), and rotates.
sha1su1 [rw d: V](a: V) "sha1su1 {d}.4s, {a}.4s" crypto(&[NEON, NEON_SHA2]), doit => {
    let [w0, w1, w2] = [0, 1, 2].map(|i| (d.lane(32, i) ^ a.lane(32, i + 1)).rol(1));
    let w3 = (d.lane(32, 3) ^ w0).rol(1);
    each(32, 16, |i| [w0, w1, w2, w3][i])
};
/// Performs four rounds of SHA-256 (FIPS 180-4, 6.2.2): `d` holds a to d from low to high and gets the new ones, `efgh`
/// holds the other four words, `wk` holds four words of W + K.
sha256h [rw d: Q](efgh: Q, wk: V) "sha256h {d}, {efgh}, {wk}.4s" crypto(&[NEON, NEON_SHA2]), doit => four_rounds(d, efgh, wk).0;
/// Performs the same four rounds for e to h, which `d` holds; `abcd` is as before the rounds.
sha256h2 [rw d: Q](abcd: Q, wk: V) "sha256h2 {d}, {abcd}, {wk}.4s" crypto(&[NEON, NEON_SHA2]), doit => four_rounds(abcd, d, wk).1;
/// The first half of the message schedule of SHA-256: W(t) + sigma0(W(t + 1)).
sha256su0 [rw d: V](a: V) "sha256su0 {d}.4s, {a}.4s" crypto(&[NEON, NEON_SHA2]), doit =>
    each(32, 16, |i| d.lane(32, i) + sigma(if i < 3 { d.lane(32, i + 1) } else { a.lane(32, 0) }, [7, 18], 3));
/// The second half: adds W(t + 9), which is in `a` and `b` from lane 1 on, and sigma1(W(t + 14)), from `b` and then
/// from the result.
sha256su1 [rw d: V](a: V, b: V) "sha256su1 {d}.4s, {a}.4s, {b}.4s" crypto(&[NEON, NEON_SHA2]), doit => {
    let word = |i, before| {
        let w9 = if i < 3 { a.lane(32, i + 1) } else { b.lane(32, 0) };
        d.lane(32, i) + w9 + sigma(before, [17, 19], 10)
    };
    let (w0, w1) = (word(0, b.lane(32, 2)), word(1, b.lane(32, 3)));
    each(32, 16, |i| [w0, w1, word(2, w0), word(3, w1)][i])
};
/// Performs two rounds of SHA-512 (FIPS 180-4, 6.4.2), the first in the upper lanes: `d` holds h + W + K of each round
/// and gets T1; `fg` holds f and g, `de` holds d and e from low to high. The instruction came with SHA3 and has no
/// feature of its own.
sha512h [rw d: Q](fg: Q, de: V) "sha512h {d}, {fg}, {de}.2d" crypto(&[NEON, NEON_SHA3]), doit => {
    let [f, g, d1, e] = [fg.lane(64, 0), fg.lane(64, 1), de.lane(64, 0), de.lane(64, 1)];
    let first = d.lane(64, 1) + sum1([e, f, g], [14, 18, 41]);
    each(64, 16, |i| [d.lane(64, 0) + sum1([d1 + first, e, f], [14, 18, 41]), first][i])
};
/// Performs the same two rounds for a and b: `d` holds T1 of each round, `cd` holds c in its lower half, `ab` holds a
/// and b from low to high.
sha512h2 [rw d: Q](cd: Q, ab: V) "sha512h2 {d}, {cd}, {ab}.2d" crypto(&[NEON, NEON_SHA3]), doit => {
    let [c, a, b] = [cd.lane(64, 0), ab.lane(64, 0), ab.lane(64, 1)];
    let first = d.lane(64, 1) + sum2([a, b, c], [28, 34, 39]);
    each(64, 16, |i| [d.lane(64, 0) + sum2([first, a, b], [28, 34, 39]), first][i])
};
/// The first half of the message schedule of SHA-512: W(t) + sigma0(W(t + 1)).
sha512su0 [rw d: V](a: V) "sha512su0 {d}.2d, {a}.2d" crypto(&[NEON, NEON_SHA3]), doit =>
    each(64, 16, |i| d.lane(64, i) + sigma(if i == 0 { d.lane(64, 1) } else { a.lane(64, 0) }, [1, 8], 7));
/// The second half: adds sigma1(W(t + 14)), from `a`, and W(t + 9), which is in `b`.
sha512su1 [rw d: V](a: V, b: V) "sha512su1 {d}.2d, {a}.2d, {b}.2d" crypto(&[NEON, NEON_SHA3]), doit =>
    each(64, 16, |i| d.lane(64, i) + sigma(a.lane(64, i), [19, 61], 6) + b.lane(64, i));
}

/// Returns the sum and its flags: negative, zero, carry, overflow.
fn sum<W: Word>(a: W, b: W, carry: W) -> (W, W, W, W, W) {
    let (r, c) = a.add_carry(b, carry);
    let top = a.bits() - 1;
    (r, r.bit(top), r.is_zero(), c, ((a ^ r) & (b ^ r)).bit(top))
}

/// Returns the difference and its flags. The carry is an inverted borrow, both as input and as output.
fn difference<W: Word>(a: W, b: W, carry: W) -> (W, W, W, W, W) {
    let (r, borrow) = a.sub_borrow(b, !carry);
    let top = a.bits() - 1;
    (r, r.bit(top), r.is_zero(), !borrow, ((a ^ b) & (a ^ r)).bit(top))
}

/// Returns only the flags of a sum or a difference.
fn flags<W: Word>((_, n, z, c, v): (W, W, W, W, W)) -> (W, W, W, W) {
    (n, z, c, v)
}

/// Picks each bit from `a` if the bit of the mask is 1, else from `b`.
fn choose<W: Word>(mask: Value<W>, a: Value<W>, b: Value<W>) -> Value<W> {
    let (a, b) = (bitwise(a, mask, |a, mask| a & mask), bitwise(b, mask, |b, mask| b & !mask));
    bitwise(a, b, |a, b| a | b)
}

/// Splits the value that a pair of registers is loaded with into its low and its high half.
fn halves<W: Word>(pair: Value<W>) -> (Value<W>, Value<W>) {
    let half = pair.bytes().len() / 2;
    (pair.resize(half), permute(pair, half, |i| Some(half + i)))
}

/// Returns `d` with the bytes that begin at `at` replaced by `part`.
fn insert<W: Word>(mut d: Value<W>, at: usize, part: Value<W>) -> Value<W> {
    d.bytes_mut()[at..at + part.bytes().len()].copy_from_slice(part.bytes());
    d
}

/// Picks elements of `size` bytes: `from` counts first those of `a`, then those of `b`.
fn pick<W: Word, const N: usize>(size: usize, a: Value<W>, b: Value<W>, from: [usize; N]) -> Value<W> {
    permute(concat(a, b), 16, |i| Some(size * from[i / size] + i % size))
}

/// Returns a to d after four rounds of SHA-1.
fn four_rounds_of_sha1<W: Word>(
    abcd: Value<W>,
    e: Value<W>,
    wk: Value<W>,
    function: impl Fn(W, W, W) -> W,
) -> Value<W> {
    let [a, b, c, d, sums @ ..] =
        [0, 1, 2, 3, 4, 5, 6, 7].map(|i| if i < 4 { abcd.lane(32, i) } else { wk.lane(32, i - 4) });
    let words = sha1_rounds([a, b, c, d, e.lane(32, 0)], &sums, function);
    each(32, 16, |i| words[i])
}

/// Returns a to d and e to h after four rounds of SHA-256.
fn four_rounds<W: Word>(abcd: Value<W>, efgh: Value<W>, wk: Value<W>) -> (Value<W>, Value<W>) {
    let words = std::array::from_fn(|i| if i < 4 { abcd.lane(32, i) } else { efgh.lane(32, i - 4) });
    let words = sha256_rounds(words, &[0, 1, 2, 3].map(|i| wk.lane(32, i)));
    (each(32, 16, |i| words[i]), each(32, 16, |i| words[4 + i]))
}
