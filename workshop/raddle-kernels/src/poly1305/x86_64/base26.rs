//! Numbers in five 26-bit limbs; vectors of any width hold one number in each 64-bit lane.
//!
//! Vector instructions multiply 32 bits by 32, so a product takes 25 of them, and a lane has room for the sums of more
//! products than an iteration has. The part above 2^130 comes back times 5 modulo p.

use raddle_isa::Inst;
use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;

/// 26 ones.
pub(super) const ONES: u64 = (1 << 26) - 1;

/// The 2^128 above a whole block, in its last limb, which begins at 2^104.
pub(super) const TOP: u64 = 1 << 24;

/// Carries from each limb to the next one, and from the last limb, times 5, to the first: 2^130 = 5 modulo p. The carry
/// of the last limb may have more than 32 bits, so we multiply it by 5 in 64 bits, as 4 times the carry plus the carry.
/// Two independent carries run at a time, until each limb fits 32 bits. `low(to, from)` keeps the low 26 bits.
pub(super) fn carry<V: Vector + Source<V>>(
    sum: [V; 5],
    to: [V; 5],
    [x, y]: [V; 2],
    low: impl Fn(V, V) -> Inst,
) -> Vec<Inst> {
    let ([s0, s1, s2, s3, s4], [a0, a1, a2, a3, a4]) = (sum, to);
    let take = |carry, from, rest| [vpsrlq(carry, from, 26), low(rest, from)];
    let mut insts = Vec::new();
    insts.extend(take(x, s0, s0).into_iter().chain(take(y, s3, s3)));
    insts.extend([vpaddq(s1, s1, x), vpaddq(s4, s4, y)]);
    insts.extend(take(x, s1, s1).into_iter().chain(take(y, s4, s4)));
    insts.extend([vpaddq(s2, s2, x), vpaddq(s0, s0, y), vpsllq(y, y, 2), vpaddq(s0, s0, y)]);
    insts.extend(take(x, s2, a2).into_iter().chain(take(y, s0, a0)));
    insts.extend([vpaddq(s3, s3, x), vpaddq(a1, s1, y)]);
    insts.extend(take(x, s3, a3));
    insts.push(vpaddq(a4, s4, x));
    insts
}

/// Converts five limbs that are not carried to words base 2^64, the third at most 4, in the first, third and fifth
/// register.
pub(super) fn words([d0, d1, d2, d3, d4]: [Gpr64; 5], [x, y]: [Gpr64; 2]) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (from, to) in [(d0, d1), (d1, d2), (d2, d3), (d3, d4)] {
        insts.extend([mov64(x, from), shr64(x, 26), and64(from, ONES as u32), add64(to, x)]);
    }
    // 2^130 = 5 modulo p.
    insts.extend([mov64(x, d4), shr64(x, 26), and64(d4, ONES as u32)]);
    insts.extend([lea64(x, at(x, 0).index(x, 4)), add64(d0, x)]);
    // Only d0 exceeds its bits.
    insts.extend([shl64(d1, 26), add64(d0, d1), mov64(x, d2), shl64(x, 52), shr64(d2, 12)]);
    insts.extend([shl64(d3, 14), add64(d2, d3), mov64(y, d4), shl64(y, 40), shr64(d4, 24)]);
    insts.extend([add64(d0, x), adc64(d2, y), adc64(d4, 0)]);
    insts
}
