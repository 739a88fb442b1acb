//! Rounds of AES, SHA-1 and SHA-2, which the meanings of their instructions share.

use crate::lanes::{map, permute};
use crate::machine::Value;
use crate::word::Word;

/// Applies SubBytes and ShiftRows of AES (FIPS 197, 5.1) to each 128 bits.
pub(crate) fn sub_and_shift<W: Word>(state: Value<W>) -> Value<W> {
    let shifted = permute(state, state.bytes().len(), |i| Some(i / 16 * 16 + (i + 4 * (i % 4)) % 16));
    map(8, shifted, W::sbox)
}

/// Applies SubBytes, ShiftRows and, except in the last round, MixColumns to each 128 bits.
pub(crate) fn aes_round<W: Word>(state: Value<W>, mix: bool) -> Value<W> {
    let substituted = sub_and_shift(state);
    if mix { map(32, substituted, W::mix_column) } else { substituted }
}

/// Returns a sigma of SHA-2 (FIPS 180-4, 4.1.2 and 4.1.3): the exclusive or of two rotations and one shift of x.
pub(crate) fn sigma<W: Word>(x: W, [r1, r2]: [u32; 2], shift: u32) -> W {
    x.ror(r1) ^ x.ror(r2) ^ x.shr(shift)
}

/// Returns the sum of Σ1, with its counts, and Ch in a round of SHA-2 (FIPS 180-4, 6.2.2 and 6.4.2, step 3).
pub(crate) fn sum1<W: Word>([e, f, g]: [W; 3], [i, j, k]: [u32; 3]) -> W {
    (e.ror(i) ^ e.ror(j) ^ e.ror(k)) + ((e & f) ^ (!e & g))
}

/// Returns T2 of a round: the sum of Σ0, with its counts, and Maj.
pub(crate) fn sum2<W: Word>([a, b, c]: [W; 3], [i, j, k]: [u32; 3]) -> W {
    (a.ror(i) ^ a.ror(j) ^ a.ror(k)) + ((a & b) ^ (a & c) ^ (b & c))
}

/// Performs rounds of SHA-256 (FIPS 180-4, 6.2.2, step 3) on a to h, each with the sum of a word and a constant.
pub(crate) fn sha256_rounds<W: Word>(words: [W; 8], sums: &[W]) -> [W; 8] {
    sums.iter().fold(words, |[a, b, c, d, e, f, g, h], &sum| {
        let t1 = h + sum1([e, f, g], [6, 11, 25]) + sum;
        [t1 + sum2([a, b, c], [2, 13, 22]), a, b, c, d + t1, e, f, g]
    })
}

/// Returns Ch of SHA-1 (FIPS 180-4, 4.1.1): the bit of y if the bit of x is 1, else the bit of z.
pub(crate) fn sha1_ch<W: Word>(x: W, y: W, z: W) -> W {
    (x & y) ^ (!x & z)
}

/// Returns Parity of SHA-1.
pub(crate) fn sha1_parity<W: Word>(x: W, y: W, z: W) -> W {
    x ^ y ^ z
}

/// Returns Maj of SHA-1: the bit that at least two words have.
pub(crate) fn sha1_maj<W: Word>(x: W, y: W, z: W) -> W {
    (x & y) ^ (x & z) ^ (y & z)
}

/// Performs rounds of SHA-1 (FIPS 180-4, 6.1.2, step 3) on a to e, each with the sum of a word and a constant.
pub(crate) fn sha1_rounds<W: Word>(words: [W; 5], sums: &[W], function: impl Fn(W, W, W) -> W) -> [W; 5] {
    sums.iter().fold(words, |[a, b, c, d, e], &sum| [a.rol(5) + function(b, c, d) + e + sum, a, b.rol(30), c, d])
}
