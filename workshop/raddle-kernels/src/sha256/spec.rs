//! SHA-256, FIPS 180-4, transcribed. This text is run on the vectors of the standard, is the portable kernel, and is the
//! right-hand side of every proof.

use super::Word;

/// The initial hash value of SHA-256 (section 5.3.3): the first 32 bits of the fractional parts of the square roots of
/// the first eight primes.
pub const INITIAL: [u32; 8] =
    [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/// The initial hash value of SHA-224 (section 5.3.2): the second 32 bits of the fractional parts of the square roots of
/// the ninth to sixteenth prime.
pub const INITIAL_224: [u32; 8] =
    [0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4];

/// The constants (section 4.2.2): the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
#[rustfmt::skip]
pub const K: [u32; 64] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/// Rotates to the right, ROTR of section 3.2.
fn rotr<W: Word>(x: W, n: u32) -> W {
    x.rol(32 - n)
}

/// Returns Ch (equation 4.2): the bit of y if the bit of x is 1, else the bit of z.
pub fn ch<W: Word>(x: W, y: W, z: W) -> W {
    (x & y) ^ (!x & z)
}

/// Returns Maj (equation 4.3): the bit that at least two words have.
pub fn maj<W: Word>(x: W, y: W, z: W) -> W {
    (x & y) ^ (x & z) ^ (y & z)
}

/// Returns Σ0 (equation 4.4).
fn big_sigma0<W: Word>(x: W) -> W {
    rotr(x, 2) ^ rotr(x, 13) ^ rotr(x, 22)
}

/// Returns Σ1 (equation 4.5).
fn big_sigma1<W: Word>(x: W) -> W {
    rotr(x, 6) ^ rotr(x, 11) ^ rotr(x, 25)
}

/// Returns σ0 (equation 4.6).
fn sigma0<W: Word>(x: W) -> W {
    rotr(x, 7) ^ rotr(x, 18) ^ x.shr(3)
}

/// Returns σ1 (equation 4.7).
fn sigma1<W: Word>(x: W) -> W {
    rotr(x, 17) ^ rotr(x, 19) ^ x.shr(10)
}

/// Returns the hash value after one more block (section 6.2.2). The words of the block are as in section 5.2.1: their
/// first byte is the highest.
///
/// Only the last sixteen words of the message schedule are kept: W(t) overwrites W(t - 16).
pub fn compress<W: Word>(hash: [W; 8], block: [W; 16]) -> [W; 8] {
    let mut w = block;
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = hash;
    for t in 0..64 {
        if t >= 16 {
            w[t % 16] = sigma1(w[(t + 14) % 16]) + w[(t + 9) % 16] + sigma0(w[(t + 1) % 16]) + w[t % 16];
        }
        let t1 = h + big_sigma1(e) + ch(e, f, g) + W::lit(32, K[t] as u64) + w[t % 16];
        let t2 = big_sigma0(a) + maj(a, b, c);
        (h, g, f, e, d, c, b, a) = (g, f, e, d + t1, c, b, a, t1 + t2);
    }
    let last = [a, b, c, d, e, f, g, h];
    core::array::from_fn(|i| last[i] + hash[i])
}
