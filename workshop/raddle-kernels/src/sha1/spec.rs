//! SHA-1, FIPS 180-4, transcribed. This text is run on the vectors of the standard, is the portable kernel, and is the
//! right-hand side of every proof.

use super::Word;

/// The initial hash value (section 5.3.1).
pub const INITIAL: [u32; 5] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];

/// The constants (section 4.2.1), each of twenty rounds: 2^30 times the square roots of 2, 3, 5 and 10.
pub const K: [u32; 4] = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/// Rounds of a block.
pub const ROUNDS: usize = 80;
/// Rounds of one function and one constant.
pub const QUARTER: usize = 20;

/// The function of round `t` (section 4.1.1): Ch, Parity, Maj and Parity.
fn function<W: Word>(t: usize, x: W, y: W, z: W) -> W {
    match t / QUARTER {
        0 => (x & y) ^ (!x & z),
        2 => (x & y) ^ (x & z) ^ (y & z),
        _ => x ^ y ^ z,
    }
}

/// The hash value after one more block (section 6.1.2). The words of the block are those of section 5.2.1: their first
/// byte is the highest.
///
/// Of the message schedule only the last sixteen words are kept, W(t) in the place of W(t - 16).
pub fn compress<W: Word>(hash: [W; 5], block: [W; 16]) -> [W; 5] {
    let mut w = block;
    let [mut a, mut b, mut c, mut d, mut e] = hash;
    for t in 0..ROUNDS {
        if t >= 16 {
            w[t % 16] = (w[(t + 13) % 16] ^ w[(t + 8) % 16] ^ w[(t + 2) % 16] ^ w[t % 16]).rol(1);
        }
        let sum = a.rol(5) + function(t, b, c, d) + e + W::lit(32, K[t / QUARTER] as u64) + w[t % 16];
        (e, d, c, b, a) = (d, c, b.rol(30), a, sum);
    }
    let last = [a, b, c, d, e];
    core::array::from_fn(|i| last[i] + hash[i])
}
